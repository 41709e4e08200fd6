"""Bots think in threads of their own: the search holds no lock, so the house goes on meanwhile."""
import asyncio
import math
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ..bots import Bot, Thought
from ..view import View

Found = TypeVar("Found")


class Thinkers:
    """A few threads for all bots of the house."""

    def __init__(self, threads: int = 0) -> None:
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self.thoughts = 0

    async def think(self, bot: Bot, view: View) -> Thought:
        """What this bot decides."""
        self.thoughts += 1
        return await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, view)

    async def run(self, work: Callable[..., Found], *about: Any) -> Found:
        """Other work that takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *about)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def rest(pace: float, spent: float) -> float:
    """How long a bot still waits after thinking: it acts after whole multiples of the pace, most often after one.

    So what is seen of its time hangs on no card, unless it thinks longer than the pace; and then only coarsely.
    """
    return max(math.ceil(spent / pace), 1) * pace - spent if pace > 0 else 0.0
