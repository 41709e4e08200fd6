"""The house that tools/soak.py watches; for each line it reads, it tells of its memory, its tasks and its time.

Tables that nobody needs are closed after a minute here, so that a short run sees many of them come and go.
"""
import asyncio
import json
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

import uvloop

from parlour.house import house, lobby

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from house.kit import Pace, Served, served

MINUTE = 60.0


def state(here: Served) -> dict[str, object]:
    """What is told: bytes in memory, tasks, tables, lines, errors, seconds of CPU, what happened."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    names = [task.get_name() for task in asyncio.all_tasks()]
    return {"memory": pages * os.sysconf("SC_PAGE_SIZE"), "tasks": len(names),
            "actors": sum(name.startswith("table ") for name in names), "tables": len(here.house.lobby.tables),
            "lines": len(here.house.lines), "cpu": time.process_time(), "counts": dict(here.house.metrics.counts)}


async def main(folder: str, pace: str) -> None:
    """Be open until there is nothing more to read."""
    async with served(Path(folder), Pace(bot=float(pace), between=1.0, nonces=0.5), messages=10) as here:
        sys.stdout.write(f"{here.port}\n")
        sys.stdout.flush()
        while await asyncio.to_thread(sys.stdin.readline):
            sys.stdout.write(json.dumps(state(here)) + "\n")
            sys.stdout.flush()
    left = [task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    sys.stdout.write(json.dumps(left) + "\n")


if __name__ == "__main__":
    lobby.IDLE_OVER = lobby.IDLE_GATHERING = lobby.IDLE_PLAYING = MINUTE
    house.SWEEP = MINUTE / 2
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(*sys.argv[1:]))
