"""Kill a whole house at random moments while people play, and see what its next life knows.

People sit with bots at tables of several games, act, connect again by themselves, and say again what was not answered.
Checked after each kill: what was acknowledged is in the logs, once; what was refused is not; every log replays; and
every table is back where it was, in how many seconds.  With --server, PostgreSQL is killed with it every other time.
"""
import argparse
import asyncio
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import uvloop
from crash_words import asked
from people import Door, Person, Table, guests
from serving import Process, house

from parlour.games import rules_of
from parlour.house import entries
from parlour.house.course import Course
from parlour.store import open_store

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
GAMES = ("hearts", "spades", "oh_hell", "qute", "quatch", "kabul")
AGAIN, BACK = 0.25, 60.0                         # seconds until one tries again, and until all are given up


class Tally:
    """What people were told, and what is wrong."""

    def __init__(self) -> None:
        self.acknowledged: dict[bytes, set[str]] = {}              # ids of acts, by table
        self.refused: dict[bytes, set[str]] = {}
        self.wrong: Counter[str] = Counter()
        self.back: list[float] = []
        self.doubtful = 0                        # acts refused that are done, as the server's last answer was lost
        self.acts = 0


class Shared(Table):
    """A table of people who do not give up."""

    def __init__(self, name: str, game: str, tally: Tally, door: Door) -> None:
        super().__init__(name, game)
        self.tally, self.door = tally, door
        self.told = 0                            # the last place in the log that anybody was told,
        self.before = 0                          # before the house was killed
        self.cut: set[int] = set()               # the seats that do not know yet that the house was killed,
        self.waits: set[int] = set()             # and those that have not seen the table since
        self.course = Course(name)               # as the log says
        self.ids: set[str] = set()
        tally.acknowledged[self.name], tally.refused[self.name] = set(), set()

    def may_act(self, person: Person) -> None:
        """Say again what was not answered; or do something new."""
        at = int(person.at)
        if person.seat in self.waits:
            self.waits.discard(person.seat)
            self.tally.wrong["behind what was told"] += at < self.before
            if person.ident:
                person.say(person.saying)
        self.told = max(self.told, at)
        super().may_act(person)

    def done(self, person: Person, message: bytes) -> None:
        """Note it."""
        self.tally.acknowledged[self.name].add(person.ident.decode())
        self.tally.acts += 1

    def refused(self, person: Person, message: bytes) -> None:
        """Note it, and try something else in a while."""
        if b'"of":"act"' in message:
            self.tally.refused[self.name].add(person.ident.decode())
            self.tally.wrong["refused for no reason"] += not any(why in message for why in (
                b'"stale"', b'"house-unavailable"', b'"not-your-turn"', b'"try-again"', b'"not-now"'))
        person.legal = []
        asyncio.get_running_loop().call_later(AGAIN, self._come, person)

    def lost(self, person: Person) -> None:
        """Connect again."""
        self.cut.discard(person.seat)
        self.waits.add(person.seat)
        asyncio.get_running_loop().create_task(self._redial(person))

    async def _redial(self, person: Person) -> None:
        await asyncio.sleep(AGAIN)
        with suppress(OSError):                  # or the line is lost again, and tries again
            await person.dial(self.door.host, self.door.port)
            self._come(person)
            return
        if not person.opened.done():             # nobody was there
            self.lost(person)

    def _come(self, person: Person) -> None:
        if not person.transport.is_closing():
            person.say(b'{"kind":"join","table":"%s"}' % self.name)

    def check(self, log: list[bytes], doubts: bool = False) -> None:
        """What the log says more than when it was looked at last; `doubts`: of an answer that was lost."""
        for raw in log:
            entry = entries.decode(raw)
            self.course.apply(entry)
            if isinstance(entry, (entries.Acted, entries.Sealed)) and entry.id:
                self.tally.wrong["done twice"] += entry.id in self.ids
                self.ids.add(entry.id)
        self.tally.wrong["acknowledged, and lost"] += len(self.tally.acknowledged[self.name] - self.ids)
        self.tally.wrong["told, and not in the log"] += self.told > self.course.at
        self.before = self.told
        done = len(self.tally.refused[self.name] & self.ids)
        if doubts:
            self.tally.doubtful += done
        else:
            self.tally.wrong["refused, and done"] += done
        self.ids -= self.tally.acknowledged[self.name]
        self.tally.acknowledged[self.name].clear()
        self.tally.refused[self.name].clear()


async def look(url: str, tables: list[Shared], tally: Tally, doubts: bool = False) -> None:
    """Read the logs as the next house will."""
    store = await open_store(url)
    known = await store.tables()
    tally.wrong["tables lost"] += len({table.name.decode() for table in tables} - set(known))
    for table in tables:
        try:
            table.check(await store.load(table.name.decode(), table.course.at), doubts)
        except ValueError:
            tally.wrong["logs that do not replay"] += 1
    await store.close()


async def until(tables: list[Shared], begun: float) -> float:
    """Wait until everybody has seen the table again; how long that took."""
    while any(table.cut or table.waits for table in tables) and time.monotonic() - begun < BACK:
        await asyncio.sleep(0.005)
    tables[0].tally.wrong["tables not back"] += sum(bool(table.cut or table.waits) for table in tables)
    return time.monotonic() - begun


async def run(said: argparse.Namespace, url: str, folder: str, server: object) -> Tally:
    """Life after life."""
    tally, chance = Tally(), random.Random(said.seed)
    tokens = await guests(url, 2 * said.tables)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    def opened() -> Process:
        return house(folder, "--database", url, "--pace", "0.02", port=port)
    living = await asyncio.to_thread(opened)
    door = Door(f"http://127.0.0.1:{port}")
    await door.ready()
    tables = []
    for number in range(said.tables):
        game, mine = GAMES[number % len(GAMES)], [tokens.pop(), tokens.pop()]
        seats = rules_of(game).new(rules_of(game).options({})).seats
        name = await door.table(mine[0], game=game, listed=True, levels=["simple"] * seats, window=2000)
        tables.append(Shared(name, game, tally, door))
        await tables[-1].begin(door, mine)
    await asyncio.sleep(1)
    for number in range(said.kills):
        await asyncio.sleep(chance.uniform(0, said.longest))
        for table in tables:
            table.cut = set(range(len(table.people)))
        both = bool(server and said.server and number % 2)
        if both:
            await asyncio.to_thread(server.crash)          # type: ignore[attr-defined]
            await asyncio.sleep(chance.uniform(0, 0.2))
        living.end(signal.SIGKILL)
        await look(url, tables, tally, both)
        begun = time.monotonic()
        living = await asyncio.to_thread(opened)
        if number % 5 == 4:                      # this one is killed before it has begun
            await asyncio.sleep(chance.uniform(0, 0.3))
            living.end(signal.SIGKILL)
            begun = time.monotonic()
            living = await asyncio.to_thread(opened)
        tally.back.append(await until(tables, begun))
    living.end(signal.SIGKILL)
    await look(url, tables, tally)
    return tally


def main(args: list[str] | None = None) -> int:
    """Kill, look, count, and say it in a few lines."""
    said = asked(__doc__, 18, 0.6, args)
    with tempfile.TemporaryDirectory(prefix="parlour-crash-") as folder:
        server, url = None, f"sqlite:///{folder}/parlour.db"
        if said.postgres:
            from store.server import Server
            server = Server(fsync=True)
            url = server.url("postgres")
        try:
            tally = uvloop.run(run(said, url, folder, server))
        finally:
            if server:
                server.end()
    kind = f"PostgreSQL{', killed too' if said.server else ''}" if said.postgres else "SQLite"
    print(f"{kind}: {said.kills} kills, {said.tables} tables, {tally.acts:,} acknowledged acts.")
    for what in ("acknowledged, and lost", "done twice", "refused, and done", "told, and not in the log",
                 "behind what was told", "tables lost", "tables not back", "logs that do not replay",
                 "refused for no reason"):
        print(f"  {what}: {tally.wrong[what]}")
    if said.server:
        print(f"  refused, and done, where both were killed at once: {tally.doubtful}")
    back = sorted(tally.back)
    print(f"  all tables back: half within {back[len(back) // 2]:.2f} s, the slowest {back[-1]:.2f} s")
    return 1 if tally.wrong.total() else 0


if __name__ == "__main__":
    sys.exit(main())
