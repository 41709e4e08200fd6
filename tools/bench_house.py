"""How much a house can carry: acts a second over WebSockets, each on the disk before it is acknowledged.

A house in a process of its own (SQLite, synchronous=FULL), scripted people at all seats of many tables in this one.
In each pass they play as fast as they can, then at a given rate; the same is asked of a plain echo over the same
WebSockets that only appends to the same store.  With --idle, what lines that only wait cost.
"""
import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from people import Door, Line, Person, Table, guests
from serving import Process, busy, house

from parlour.games import rules_of

HERE = Path(__file__).parent
GAMES = ("hearts", "spades", "oh_hell", "qute", "quatch")         # Kabul's windows are waited for, whoever plays


@dataclass
class Pass:
    """One measurement."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    cpu: dict[str, float] = field(default_factory=dict)
    here: float = 0.0                            # CPU seconds of the scripted people
    machine: float = 0.0                         # how much of all processors was busy

    @property
    def rate(self) -> float:
        """Acts a second."""
        return len(self.waits) / self.seconds

    def wait(self, share: float) -> float:
        """The wait that this share of the acts does not exceed, in milliseconds."""
        return sorted(self.waits)[int(len(self.waits) * share)] * 1000

    def each(self, thread: str) -> float:
        """Microseconds of CPU an act."""
        return self.cpu.get(thread, 0.0) / len(self.waits) * 1e6


class Desk:
    """What all tables of a run share: how quickly people act, and what they measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused: Counter[str] = Counter()
        self.apart = 0.0                         # seconds between two acts at a table; 0: none

    async def measure(self, server: Process, seconds: float, apart: float) -> Pass:
        """So many seconds of play, after a while of the same."""
        self.apart = apart
        await asyncio.sleep(seconds / 3)
        before, here, (used, all_), begun = server.cpu(), time.process_time(), busy(), time.perf_counter()
        self.waits = []
        await asyncio.sleep(seconds)
        found = Pass(time.perf_counter() - begun, self.waits)
        found.cpu = {name: spent - before.get(name, 0) for name, spent in server.cpu().items()}
        found.here = time.process_time() - here
        now = busy()
        found.machine = (now[0] - used) / (now[1] - all_)
        self.waits = []
        return found


class Played(Table):
    """A table where people act at once, or at a pace."""

    def __init__(self, name: str, game: str, desk: Desk) -> None:
        super().__init__(name, game)
        self.desk = desk
        self.next = 0.0

    def may_act(self, person: Person) -> None:
        """Now, or when it is time."""
        if not person.legal or person.ident:
            return
        now = time.perf_counter()
        if not self.desk.apart or self.next <= now - 1:
            self.next = now + random.random() * self.desk.apart
        self.next += self.desk.apart
        person.ident = b"-"
        asyncio.get_running_loop().call_at(asyncio.get_running_loop().time() + max(self.next - now, 0), self._act,
                                           person) if self.desk.apart else person.act()

    def _act(self, person: Person) -> None:
        person.ident = b""
        if person.legal:
            person.act()

    def done(self, person: Person, message: bytes) -> None:
        """Note how long it took."""
        self.desk.waits.append(time.perf_counter() - person.said)

    def refused(self, person: Person, message: bytes) -> None:
        """Note why."""
        self.desk.refused[message.split(b'"why":"')[1].split(b'"')[0].decode()] += 1


class Echoed(Line):
    """A line that asks for one append after the other."""

    def __init__(self, table: str, desk: Desk) -> None:
        super().__init__("")
        self.table, self.desk, self.number, self.said = table, desk, 0, 0.0

    def again(self) -> None:
        """The next one."""
        self.said = time.perf_counter()
        self.say(b'{"table":"%s","number":%d,"act":"QS","person":"0123456789abcdef","id":"%d"}' % (
            self.table.encode(), self.number, self.number))
        self.number += 1

    def heard(self, message: bytes) -> None:
        """It is written."""
        now = time.perf_counter()
        self.desk.waits.append(now - self.said)
        wait = self.desk.apart - (now - self.said)
        if self.desk.apart and wait > 0:
            asyncio.get_running_loop().call_later(wait, self.again)
        else:
            self.again()


async def echo(folder: str) -> None:
    """The baseline: a WebSocket that appends what it is told, and answers when that is durable."""
    import socket

    import msgspec
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from parlour.store import open_store
    store = await open_store(f"sqlite:///{folder}/echo.db")

    async def ws(line: WebSocket) -> None:
        await line.accept()
        try:
            while True:
                text = await line.receive_text()
                said = msgspec.json.decode(text)
                await store.append(said["table"], said["number"], [text.encode()])
                await line.send_text(f'{{"kind":"done","id":"{said["id"]}"}}')
        except WebSocketDisconnect:
            return
    door = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    await uvicorn.Server(uvicorn.Config(Starlette(routes=[WebSocketRoute("/ws", ws)]), log_config=None,
                                        ws="websockets-sansio", ws_per_message_deflate=False)).serve([door])


def spread(values: list[float], form: str = ",.0f") -> str:
    """The median, with the least and the greatest."""
    return f"{statistics.median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def row(what: str, passes: list[Pass]) -> str:
    """One line of the table."""
    cells = [spread([one.rate for one in passes]), spread([one.wait(0.5) for one in passes], ".1f"),
             spread([one.wait(0.99) for one in passes], ".1f"), spread([one.each("all") for one in passes]),
             spread([one.each("loop") for one in passes]),
             spread([one.here / len(one.waits) * 1e6 for one in passes]),
             spread([one.machine * 100 for one in passes])]
    return f"| {what} | {' | '.join(cells)} |"


async def play(said: argparse.Namespace, folder: str) -> None:
    """Seat everybody, measure in turns, and print."""
    options = {"hearts": {"limit": 500}, "spades": {"limit": 1000}}
    games = [said.games[n % len(said.games)] for n in range(said.tables)]
    all_seats = {game: rules_of(game).new(rules_of(game).options({})).seats for game in said.games}
    seats = {game: min(said.people, many) for game, many in all_seats.items()}
    tokens = await guests(f"sqlite:///{folder}/parlour.db", sum(seats[game] for game in games))
    here = house(folder, "--pace", "0")
    plain = Process(str(HERE / "bench_house.py"), "--echo", folder, folder=folder)
    desk, other = Desk(), Desk()
    try:
        door = Door(here.url)
        await door.ready()

        async def seated(game: str) -> Played:
            mine = [tokens.pop() for _ in range(seats[game])]
            name = await door.table(mine[0], game=game, listed=True, levels=["simple"] * all_seats[game],
                                    options=options.get(game, {}))
            table = Played(name, game, desk)
            await table.begin(door, mine)
            return table
        tables = await asyncio.gather(*map(seated, games))
        rate = f"at {said.rate:,} a second"
        found: dict[str, list[Pass]] = {"as fast as they can": [], rate: [], "echo": [], f"echo {rate}": []}
        lines = [Echoed(f"echo{n}", other) for n in range(said.tables)]
        for line in lines:
            await line.dial("127.0.0.1", Door(plain.url).port)
        for _ in range(said.passes):
            found["as fast as they can"].append(await desk.measure(here, said.seconds, 0))
            found[rate].append(await desk.measure(here, said.seconds, said.tables / said.rate))
            desk.apart = 1e9                     # the house rests while the echo has its turn
            await asyncio.sleep(0.5)
            other.apart = 0.0
            for line in lines:
                line.again()
            found["echo"].append(await other.measure(plain, said.seconds, 0))
            found[f"echo {rate}"].append(await other.measure(plain, said.seconds, said.tables / said.rate))
            other.apart = 1e9
            await asyncio.sleep(0.5)
            for table in tables:
                for person in table.people:
                    person.ident, table.next = b"", 0.0
                desk.apart = 0.0
                for person in table.people:
                    table.may_act(person)
        print(f"{said.tables} tables of {', '.join(said.games)}, {sum(map(len, (t.people for t in tables)))} people, "
              f"{said.passes} passes of {said.seconds} s; {here.memory():.0f} MB")
        print("| | acts/s | half within, ms | 99 % within, ms | house, us an act | its loop | people, us an act | "
              "machine busy, % |\n|---|---|---|---|---|---|---|---|")
        for what, passes in found.items():
            print(row(what, passes))
        print("times the echo:", spread([a.rate / b.rate for a, b in zip(found["as fast as they can"], found["echo"],
                                                                          strict=True)], ".2f"))
        print("refused:", dict(desk.refused))
        print("threads, us an act:", {name: round(one, 1) for name in found[rate][-1].cpu
                                      if (one := found[rate][-1].each(name)) > 1})
    finally:
        here.end()
        plain.end()


async def idle(lines: int, folder: str) -> None:
    """How soon a house is ready, what it has in memory then, and with lines that only wait; print it."""
    tokens = await guests(f"sqlite:///{folder}/parlour.db", lines)
    begun, used = time.perf_counter(), 0.0
    here = house(folder)
    try:
        door = Door(here.url)
        await door.ready()
        seconds, used = time.perf_counter() - begun, here.cpu()["all"]
        await asyncio.sleep(0.5)
        alone = here.memory()
        waiting = [Waits(token) for token in tokens]
        for group in range(0, lines, 20):
            await asyncio.gather(*(line.dial(door.host, door.port) for line in waiting[group:group + 20]))
        await asyncio.sleep(1)
        print(f"Ready after {seconds:.2f} s ({used:.2f} s of CPU), {alone:.0f} MB; "
              f"with {lines} lines {here.memory():.0f} MB: {(here.memory() - alone) * 1024 / lines:.1f} kB a line")
    finally:
        here.end()


class Waits(Line):
    """A line that only answers signs of life."""

    def heard(self, message: bytes) -> None:
        """Answer them."""
        if message.startswith(b'{"kind":"ping"'):
            self.say(message.replace(b'"ping"', b'"pong"'))


def wanted(args: list[str] | None = None) -> argparse.Namespace:
    """What is asked for."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--people", type=int, default=8, help="at each table, at most; bots have the other seats")
    words.add_argument("--games", nargs="*", default=GAMES)
    words.add_argument("--rate", type=int, default=5000)
    words.add_argument("--passes", type=int, default=5)
    words.add_argument("--seconds", type=float, default=3.0)
    words.add_argument("--idle", type=int, metavar="LINES", help="only what so many lines cost that do nothing")
    words.add_argument("--echo", help=argparse.SUPPRESS)
    return words.parse_args(args)


def main() -> None:
    """Measure what is wanted."""
    said = wanted()
    if said.echo:
        uvloop.run(echo(said.echo))
        return
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
        uvloop.run(idle(said.idle, folder) if said.idle else play(said, folder))


if __name__ == "__main__":
    main()
