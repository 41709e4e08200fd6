"""Send a house whatever can be sent, and see that it stays well: no error inside, no memory lost, no table harmed.

    python tools/hostile.py --messages 180000 --requests 30000

Messages that are none, too long, out of turn, sent twice, for tables of others; requests over HTTP of every kind; bytes
that are no WebSocket at all.  A person plays on meanwhile at a table of their own and must not notice.
"""
import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
from watched_house import Child
from websockets.exceptions import InvalidStatus, WebSocketException

from parlour.games import GAMES
from parlour.house import wire
from parlour.words import has

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from house import harm
from house.kit import Client, Served

BATCH = 50                                       # messages between two looks at what came back
GROWS = 10.0                                     # MB that its memory may grow in the second half


class Kind(msgspec.Struct):
    """What is read of each answer."""

    kind: str
    why: str = ""
    id: str | int = ""


read = msgspec.json.Decoder(Kind).decode


class Attacker:
    """Somebody who means harm: with a line, a token and a table, and knowing the tables of others."""

    def __init__(self, house: Served, client: Client, tables: list[str], seed: int, tally: Counter[str]) -> None:
        self.house, self.client, self.tables, self.tally = house, client, tables, tally
        self.rng = random.Random(seed)
        self.sent: list[str | bytes] = []        # to be sent again
        self.ends = 0

    async def floods(self, messages: int) -> None:
        """So many messages; whenever the house hangs up, a new line."""
        while messages > 0:
            try:
                await self.batch(min(BATCH, messages))
            except (WebSocketException, OSError):
                self.tally["lines that were ended"] += 1
                await self.comes_again()
            messages -= BATCH

    async def comes_again(self) -> None:
        """A new line; as somebody else, if a call has made the house forget who this was."""
        try:
            self.client = await self.house.client(self.client.token)
        except InvalidStatus:
            self.tally["people that were forgotten"] += 1
            self.client = await self.house.client()
        with suppress(WebSocketException):       # a call may have hung up on it by now
            await self.client.say(wire.Sit(self.tables[0]))

    async def batch(self, count: int) -> None:
        """Some messages at once, and then a last one, whose refusal says that all were heard."""
        rng = self.rng
        for _ in range(count):
            said = harm.too_long(rng) if rng.random() < 0.005 else \
                rng.choice(self.sent) if self.sent and rng.random() < 0.1 else harm.message(rng, self.tables)
            self.tally["messages"] += 1
            await self.client.line.send(said)
            if rng.random() < 0.02:
                self.sent = [*self.sent[-50:], said]
        self.ends += 1
        await self.client.say(wire.Act(self.tables[1], 0, f"end {self.ends}", "x"))
        while True:
            heard = read(await asyncio.wait_for(self.client.line.recv(), 60))
            self.tally[f"told {heard.kind}"] += 1
            if heard.kind == "refused":
                self.tally[f"refused {heard.why}"] += 1
                if heard.id == f"end {self.ends}":
                    return

    async def calls(self, requests: int) -> None:
        """So many requests over HTTP, each on a connection of its own."""
        for _ in range(requests):
            self.tally["requests"] += 1
            answer = b""
            with suppress(OSError, TimeoutError):
                answer = await asyncio.wait_for(self.call(), 0.5)
            head, _, body = answer.partition(b"\r\n\r\n")
            status = head[9:12].decode("latin-1") or "no answer"
            self.tally[f"HTTP {status}"] += 1
            if status[0] in "45" and b"application/json" in head and body:
                self.tally[f"refused {json.loads(body)['why']}"] += 1

    async def call(self) -> bytes:
        """One of them; what comes back."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port)
        try:
            writer.write(harm.request(self.rng, self.tables, self.client.token))
            await writer.drain()
            return await reader.read()
        finally:
            writer.close()


async def frames(house: Served, rng: random.Random, count: int, tally: Counter[str]) -> None:
    """Bytes on an open line that are no frames, or frames that may not be."""
    token = await house.token()
    for _ in range(count):
        tally["broken frames"] += 1
        line = await house.dial(token)
        with suppress(OSError, WebSocketException, TimeoutError):
            line.transport.write(rng.choice([rng.randbytes(60), b"\x81\x05hello", b"\xff\xff" + rng.randbytes(20),
                                             b"\x81\xff" + b"\xff" * 8, b"\x01\x80abcd" * 2000, b"\x88\x80abcd"]))
            await asyncio.wait_for(line.wait_closed(), 1)
        line.transport.abort()
        await line.wait_closed()


async def plays_on(house: Served, victim: Client, until: asyncio.Event) -> int:
    """The person who must not notice; how many acts were done."""
    acts = 0
    while not until.is_set():
        before, done = len(victim.refused), await victim.play(acts=5)
        acts += done
        if done < 5:
            await victim.say(wire.Rematch(victim.table))
            await victim.until(wire.Snapshot)
        assert len(victim.refused) == before, victim.refused[before:]
        victim.heard.clear()
        victim.raw.clear()
        await asyncio.sleep(0.05)
    return acts


async def attack(child: Child, given: argparse.Namespace) -> tuple[list[float], Counter[str], dict[str, Any]]:
    """All of it; the memory of the house now and then, what was sent and told, and its state at the end."""
    house, tally, sizes = child.served, Counter[str](), list[float]()
    victim = await house.client()
    table = await house.open(victim, game="hearts", levels=["simple"] * 4, spectators=False)
    await victim.sit(table)
    await victim.say(wire.Start(table))
    attackers = []
    for number, game in enumerate(["hearts", "kabul", "qute", "spades"]):
        client = await house.client()
        own = await house.open(client, game=game, levels=["random"] * 2, listed=True, window=2000)
        await client.sit(own)
        attackers.append(Attacker(house, client, [own, table, own, "a" * 16], number, tally))
    for one in attackers:
        one.tables += [other.tables[0] for other in attackers]
    done = asyncio.Event()
    playing = asyncio.create_task(plays_on(house, victim, done))

    async def watch() -> None:
        while True:
            await asyncio.sleep(given.every)
            sizes.append((await child.state())["memory"] / 1e6)
    watching = asyncio.create_task(watch())
    share, calls = given.messages // len(attackers), given.requests // len(attackers)
    try:
        await asyncio.gather(*(one.floods(share) for one in attackers), *(one.calls(calls) for one in attackers),
                             frames(house, random.Random(1), given.requests // 100, tally))
    finally:
        watching.cancel()
        done.set()
    tally["acts of the person who plays on"] = await playing
    return sizes, tally, await child.state()


def report(sizes: list[float], tally: Counter[str], last: dict[str, Any], said: str) -> list[str]:
    """Print what happened; what is wrong with it."""
    for name, count in sorted(tally.items()):
        print(f"{count:8} {name}")
    half = len(sizes) // 2
    begun, end = mean(sizes[half:half + 3] or [0]), mean(sizes[-3:] or [0])
    errors = last["counts"].get("errors", 0)
    print(f"memory: {begun:.1f} MB half way, {end:.1f} MB at the end; errors inside: {errors}")
    whys = [name.removeprefix("refused ") for name in tally if name.startswith("refused ")]
    wrong = [f"refused with {why!r}, which is no message" for why in whys
             if not has("house", why) and not any(has(game, why) for game in GAMES)]
    if tally["HTTP 500"] or errors or said:
        wrong.append(f"{errors} errors inside; it said: {said[:1500]}")
    if end - begun > GROWS:
        wrong.append(f"its memory grew by {end - begun:.1f} MB")
    return wrong


def main(words: list[str]) -> int:
    """Attack; 0 if all stayed well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=180_000)
    parser.add_argument("--requests", type=int, default=30_000)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two looks at its memory")
    given = parser.parse_args(words)
    begun = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        child = Child(folder, 0.0, guests=100_000, tables=100)
        try:
            sizes, tally, last = asyncio.run(attack(child, given))
            child.close()
        finally:
            child.end()
        wrong = report(sizes, tally, last, child.errors.read_text())
    print(f"CPU: {last['cpu']:.0f} s of the house, {time.process_time() - begun:.0f} s of the others")
    print("; ".join(wrong) or "All is well.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
