"""A house in a process of its own, for tools that watch one; for each line it reads, it tells of itself.

Tables that nobody needs are closed soon here, so that a short run sees many of them come and go.
"""
import asyncio
import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from parlour.house import house, lobby, logs

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from house.kit import Pace, Served, served


class Child:
    """The house as the watcher has it."""

    def __init__(self, folder: str, pace: float, idle: float = 60.0, **settings: object) -> None:
        self.errors = Path(folder) / "errors.txt"
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, __file__, folder, f"{pace}", f"{idle}", json.dumps(settings)],
                text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
        self.port = int(self._line())
        self.served = cast(Served, SimpleNamespace(house=None, port=self.port, url=f"http://127.0.0.1:{self.port}"))
        for name in ("call", "_call", "token", "client", "dial", "open"):
            setattr(self.served, name, getattr(Served, name).__get__(self.served))

    def _line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    async def state(self) -> dict[str, Any]:
        """What it tells of itself."""
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return cast(dict[str, Any], json.loads(await asyncio.to_thread(self._line)))

    def close(self) -> list[str]:
        """Close it; the tasks that were left then."""
        assert self.process.stdin
        self.process.stdin.close()
        left = cast(list[str], json.loads(self._line()))
        self.process.wait(30)
        return left

    def end(self) -> None:
        """End it, however it is."""
        self.process.kill()
        self.process.wait()


def state(here: Served) -> dict[str, object]:
    """Bytes in memory, tasks, tables, lines, seconds of CPU, what happened."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    names = [task.get_name() for task in asyncio.all_tasks()]
    return {"memory": pages * os.sysconf("SC_PAGE_SIZE"), "tasks": len(names),
            "actors": sum(name.startswith("table ") for name in names), "tables": len(here.house.lobby.tables),
            "lines": len(here.house.lines), "blocks": sys.getallocatedblocks(), "cpu": time.process_time(),
            "counts": dict(here.house.metrics.counts)}


async def main(folder: str, pace: str, idle: str, settings: str) -> None:
    """Be open until there is nothing more to read."""
    logs.set_up("warning")
    lobby.IDLE_OVER = lobby.IDLE_GATHERING = lobby.IDLE_PLAYING = float(idle)
    house.SWEEP, house.PING = float(idle) / 2, min(house.PING, float(idle) / 2)
    async with served(Path(folder), Pace(bot=float(pace), between=1.0, nonces=0.5), **json.loads(settings)) as here:
        print(here.port, flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            print(json.dumps(state(here)), flush=True)
    print(json.dumps([task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()]))


if __name__ == "__main__":
    import uvloop
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(*sys.argv[1:]))
