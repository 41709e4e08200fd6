"""The one clock of the house, so that tests never wait."""
import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> object:
        """Call it off."""


class Clock(Protocol):
    """Tells the time and wakes people."""

    def now(self) -> float:
        """Seconds, from any beginning."""

    def date(self) -> int:
        """Milliseconds of Unix time."""

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Call this after so many seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class RealClock:
    """The clock on the wall."""

    def now(self) -> float:
        """Seconds, from any beginning."""
        return time.monotonic()

    def date(self) -> int:
        """Milliseconds of Unix time."""
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Call this after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class _Set:
    def __init__(self) -> None:
        self.off = False

    def cancel(self) -> None:
        self.off = True


class HandClock:
    """A clock that stands still until somebody turns its hands."""

    def __init__(self, now: float = 1000.0) -> None:
        self._now = now
        self._order = count()
        self._due: list[tuple[float, int, _Set, Callable[[], object]]] = []

    def now(self) -> float:
        """Seconds, from any beginning."""
        return self._now

    def date(self) -> int:
        """Milliseconds of Unix time."""
        return int(self._now * 1000)

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Call this when the hands have been turned so far."""
        alarm = _Set()
        heapq.heappush(self._due, (self._now + max(seconds, 0), next(self._order), alarm, call))
        return alarm

    async def sleep(self, seconds: float) -> None:
        """Wait until the hands have been turned so far."""
        if seconds > 0:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def wake() -> None:
                if not done.done():
                    done.set_result(None)
            self.later(seconds, wake)
            await done

    def turn(self, seconds: float) -> None:
        """Turn the hands; what is due on the way happens, in its order."""
        end = self._now + seconds
        while self._due and self._due[0][0] <= end:
            self._now, _, alarm, call = heapq.heappop(self._due)
            if not alarm.off:
                call()
        self._now = end
