"""Kill a writer (and, if asked, the PostgreSQL server) at random moments, and count what its log lost.

SQLite in a new folder, with --postgres a PostgreSQL server of its own; with --server that is killed and started again
while the writer goes on, before every other kill of the writer.
"""
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from crash_words import asked

from parlour.store import Store, open_store

_PATIENCE = 120.0                                # seconds until a store that does not open is given up
_EARLY = 5                                       # every so many kills the writer is still opening the store
HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))


class Tally:
    """What was acknowledged, and what is wrong with the log."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, int] = {}                     # by table, the number after the last one
        self.entries = 0
        self.wrong: Counter[str] = Counter()
        self.slowest = 0.0

    def told(self, line: str) -> None:
        """A line of the writer."""
        words = line.split()
        if len(words) == 3 and words[0] != "conflict":
            table, number, count = words[0], int(words[1]), int(words[2])
            if number != self.acknowledged.get(table, number):
                self.wrong["went on at another number"] += 1
            self.acknowledged[table] = number + count
            self.entries += count
        elif words and words[0] == "conflict":
            self.wrong["conflicts"] += 1

    async def check(self, store: Store, tables: int) -> None:
        """Every entry says which it should be, so that one lost, doubled or misplaced is seen."""
        for n in range(tables):
            table = f"table{n}"
            found = await store.load(table)
            known = self.acknowledged.get(table, 0)
            self.wrong["acknowledged, and lost"] += max(0, known - len(found))
            right = [b"%s %d" % (table.encode(), number) for number in range(len(found))]
            self.wrong["doubled"] += len(found) - len(set(found))
            self.wrong["out of place"] += sum(a != b for a, b in zip(found, right, strict=True))
            self.acknowledged[table] = len(found)                  # written, though the news of it was lost


def run_once(url: str, tables: int, seconds: float, tally: Tally, midway: Callable[[], None] | None = None,
             early: bool = False) -> None:
    """A writer, until it is killed: early, while it opens the store, or after it wrote; something may happen midway."""
    writer = subprocess.Popen([sys.executable, HERE / "crash_writer.py", url, str(tables)], stdout=subprocess.PIPE)
    assert writer.stdout
    text = b"" if early else writer.stdout.readline() + writer.stdout.readline()
    tally.wrong["did not begin"] += not early and text.count(b"\n") < 2
    os.set_blocking(writer.stdout.fileno(), False)
    for happens in (midway, None) if midway else (None,):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            text += writer.stdout.read() or b""
            time.sleep(0.001)
        if happens:
            happens()
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    os.set_blocking(writer.stdout.fileno(), True)
    text += writer.stdout.read()
    for line in text[:text.rfind(b"\n") + 1].decode().splitlines():
        tally.told(line)


async def look(url: str, tables: int, tally: Tally) -> None:
    """Open the store as the next house would, and check it."""
    begun = time.monotonic()
    store = await open_store(url)
    await store.ready()
    tally.slowest = max(tally.slowest, time.monotonic() - begun)
    await tally.check(store, tables)
    await store.close()


def main(args: list[str] | None = None) -> int:
    """Kill, look, count, and say it in a few lines."""
    said = asked(__doc__, 50, 0.5, args)
    chance, tally = random.Random(said.seed), Tally()
    with tempfile.TemporaryDirectory(prefix="parlour-crash-") as folder:
        server = None
        url = f"sqlite:///{folder}/parlour.db"
        if said.postgres:
            from store.server import Server
            server = Server(fsync=True)
            url = server.url("postgres")
        try:
            for number in range(said.kills):
                midway = server.crash if server and said.server and number % 2 else None
                early = number % _EARLY == _EARLY - 1
                run_once(url, said.tables, chance.uniform(0.0, said.longest), tally, midway, early)
                try:
                    asyncio.run(asyncio.wait_for(look(url, said.tables, tally), _PATIENCE))
                except TimeoutError:
                    tally.wrong["not ready again"] += 1
                    break
        finally:
            if server:
                server.end()
    kind = f"PostgreSQL{', server killed too' if said.server else ''}" if said.postgres else "SQLite"
    print(f"{kind}: {said.kills} kills, {said.tables} tables, {tally.entries:,} acknowledged entries.")
    for what in ("acknowledged, and lost", "doubled", "out of place", "went on at another number", "conflicts",
                 "did not begin", "not ready again"):
        print(f"  {what}: {tally.wrong[what]}")
    print(f"  slowest to be ready again: {tally.slowest:.2f} s")
    return 1 if tally.wrong.total() else 0


if __name__ == "__main__":
    sys.exit(main())
