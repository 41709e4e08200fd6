"""Let people and bots play all six games for a long time, and see that nothing grows and nothing is left behind.

    python tools/soak.py --minutes 30 --tables 12

A house of its own process, with SQLite; people with lines of their own.  Fails if its memory grows, if a task is left
when everybody is gone, or if anything went wrong inside.
"""
import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from statistics import mean
from typing import Any

from soak_people import evenings
from watched_house import Child

WARM = 2 / 3                                     # of the time: matches grow until as many end as begin


async def soak(child: Child, minutes: float, tables: int, every: float) -> tuple[list[dict[str, Any]], Counter[str]]:
    """Play for so long; what the house told meanwhile: before, during, and when everybody is gone."""
    told, tally, until = [await child.state()], Counter[str](), time.monotonic() + minutes * 60
    playing = [asyncio.create_task(evenings(child.served, number, tally, until))
               for number in range(tables)]
    while time.monotonic() < until:
        await asyncio.sleep(min(every, max(until - time.monotonic(), 0.01)))
        told.append(now := await child.state())
        if len(told) % 6 == 1:
            print(f"{now['memory'] / 1e6:7.1f} MB  {now['tasks']:4} tasks  {now['tables']:4} tables  "
                  f"{now['lines']:3} lines  {now['cpu']:7.1f} s CPU  {dict(tally)}", flush=True)
    await asyncio.wait(playing, timeout=min(60, 10 * minutes))
    for task in playing:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return told, tally


async def emptied(child: Child, seconds: float) -> dict[str, Any]:
    """What the house tells when all are gone and the tables are closed."""
    until = time.monotonic() + seconds
    while ((state := await child.state())["tables"] or state["lines"]) and time.monotonic() < until:
        await asyncio.sleep(0.5)
    await asyncio.sleep(0.5)                     # what ends with the last line
    return await child.state()


def report(told: list[dict[str, Any]], last: dict[str, Any], left: list[str], tally: Counter[str],
           grows: float) -> list[str]:
    """Print what was seen; what is wrong with it."""
    wrong = []
    sizes = [now["memory"] / 1e6 for now in told[1:]]
    warm = sizes[int(len(sizes) * WARM):] or sizes
    part = max(len(warm) // 5, 1)
    first, end = mean(warm[:part]), mean(warm[-part:])
    print(f"memory: {told[0]['memory'] / 1e6:.1f} MB at the start, {first:.1f} MB warm, {end:.1f} MB at the end, "
          f"{max(sizes):.1f} MB at most, {last['memory'] / 1e6:.1f} MB when all were gone")
    print(f"tasks: {told[0]['tasks']} at the start, {max(now['tasks'] for now in told)} at most, {last['tasks']} when "
          f"all were gone, {len(left)} after closing")
    print(f"blocks that Python has in use: {told[0]['blocks']:,} at the start, {last['blocks']:,} when all were gone")
    print(f"CPU of the house: {last['cpu']:.1f} s; what happened: {last['counts']}")
    print(f"people: {dict(sorted(tally.items()))}")
    if end - first > grows:
        wrong.append(f"its memory grew by {end - first:.1f} MB")
    if last["tables"] or last["lines"] or last["actors"] or last["tasks"] > told[0]["tasks"] or left:
        wrong.append(f"{last['tables']} tables, {last['lines']} lines, {last['tasks']} tasks were left, then {left}")
    if errors := last["counts"].get("errors", 0):
        wrong.append(f"{errors} errors inside")
    return wrong


def main(words: list[str]) -> int:
    """Run; 0 if all is well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--pace", type=float, default=0.4, help="seconds that bots seem to think")
    parser.add_argument("--every", type=float, default=10, help="seconds between two looks")
    parser.add_argument("--idle", type=float, default=60, help="seconds until a table where nobody is, is closed")
    parser.add_argument("--grows", type=float, default=4, help="MB that memory may grow once it is warm")
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        child = Child(folder, given.pace, given.idle, messages=10)
        begun = time.process_time()
        try:
            async def run() -> tuple[list[dict[str, Any]], Counter[str], dict[str, Any]]:
                told, tally = await soak(child, given.minutes, given.tables, given.every)
                return told, tally, await emptied(child, 3 * given.idle + 60)
            told, tally, last = asyncio.run(run())
            left = child.close()
        finally:
            child.end()
        wrong = report(told, last, left, tally, given.grows)
        if said := child.errors.read_text():
            wrong.append(f"it said: {said[:500]}")
        print(f"CPU of the people: {time.process_time() - begun:.1f} s")
    print("; ".join(wrong) or "All is well.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
