"""The people of tools/soak.py: they play at tables of all games, talk, doze off, lose their line and come again."""
import asyncio
import random
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import WebSocketException

from parlour.games import HOUSE, rules_of
from parlour.house import wire
from parlour.house.desk import PHRASES

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from house.kit import Client, Served

SHORT = {"hearts": {"limit": 25}, "spades": {"limit": 100}, "oh_hell": {}, "kabul": {"rounds": 2}, "qute": {},
         "quatch": {}}
HABITS = ("undo", "claim", "last", "phrase", "pause", "chat", "again", "hint", "stand", "haste", "list")
LEVELS = ("random", "simple", "novice", "casual")
Settled = wire.Done | wire.Refused


class Person:
    """Somebody with a client, who has habits."""

    def __init__(self, house: Served, client: Client, rng: random.Random, tally: Counter[str]) -> None:
        self.house, self.client, self.rng, self.tally = house, client, rng, tally

    async def hears(self) -> wire.HouseMessage:
        """The next message; answers what needs an answer."""
        client = self.client
        message = await client.next()
        self.tally["messages"] += 1
        client.raw.clear()
        client.heard.clear()
        if isinstance(message, wire.Asked) and message.open and client.seat not in (-1, message.seat):
            await client.say(wire.Agree(message.table, self.rng.random() < 0.8))
        return message

    async def plays(self, until: float) -> None:
        """To the end of the match, or until that time, or until bored."""
        rng = self.rng
        while time.monotonic() < until and rng.random() > 0.0002:
            client = self.client                 # it is another one after the line broke
            about = client.about
            if about and about.state == "over" and about.record:
                return
            if about and about.paused:
                await client.say(wire.Pause(client.table, False))
            if client.look.legal and not (about and about.paused):
                await asyncio.sleep(rng.random() * 0.4)
                await self.decides()
                if rng.random() < 0.1:
                    await self.does_something()
            else:
                await self.hears()

    async def decides(self) -> None:
        """Any legal act."""
        client = self.client
        await client.act(self.rng.choice(list(client.look.legal or ())))
        self.tally["acts"] += 1
        while not (isinstance(heard := await self.hears(), Settled) and heard.id == f"act {client.acts}"):
            pass

    async def does_something(self) -> None:
        """What people do besides."""
        client, rng, table = self.client, self.rng, self.client.table
        kind = rng.choice(HABITS)
        self.tally[kind] += 1
        match kind:
            case "undo":
                await client.say(wire.Undo(table))
            case "claim":
                await client.say(wire.Claim(table))
            case "last":
                await client.say(wire.Last(table))
            case "phrase":
                await client.say(wire.Phrase(table, rng.choice(PHRASES)))
            case "chat":
                await client.say(wire.Chat(table, "It is getting late."))
            case "pause":
                await client.say(wire.Pause(table, True))
                await asyncio.sleep(1)
                await client.say(wire.Pause(table, False))
            case "hint" if rng.random() < 0.2:   # a strong bot thinks long
                await client.say(wire.Hint(table))
            case "stand":
                await client.say(wire.Stand(table))
                await client.say(wire.Sit(table))
            case "again":
                await self.comes_again()
            case "haste":
                for _ in range(25):
                    await client.say("{}")
            case "list":
                await self.house.call("GET", "/api/tables", Authorization=f"Bearer {client.token}")

    async def comes_again(self) -> None:
        """The line breaks; after a while, perhaps when a bot has the seat already, it is there again."""
        old = self.client
        await old.close()
        await asyncio.sleep(self.rng.choice([0.2, 2, 5, 33]))
        self.client = await self.house.client(old.token)
        self.client.acts = old.acts + 1000
        await self.client.join(old.table)

    async def ends(self) -> None:
        """Go; some do not want to be remembered."""
        if self.rng.random() < 0.3:
            await self.house.call("DELETE", "/api/me", Authorization=f"Bearer {self.client.token}")
            self.tally["forgotten"] += 1
        await self.client.close()


async def evening(house: Served, game: str, rng: random.Random, tally: Counter[str], until: float) -> None:
    """A table from its opening until its people go."""
    people, watcher = list[Person](), None
    seats = rules_of(game).new(rules_of(game).options(SHORT[game])).seats
    try:
        for _ in range(min(rng.choice([1, 1, 2, 3]), seats)):
            people.append(Person(house, await house.client(), rng, tally))
        host = people[0].client
        table = await house.open(host, game=game, options=SHORT[game], levels=rng.choices(LEVELS, k=seats), listed=True,
                                 chat=True, window=2000, memory_aid=rng.random() < 0.5)
        for person in people:
            await person.client.sit(table)
        watcher = asyncio.create_task(looks_on(house, table, tally))
        await host.say(wire.Start(table))
        tally["matches begun"] += 1
        for _ in range(3):
            await asyncio.gather(*(person.plays(until) for person in people))
            about = people[0].client.about
            if about is None or about.state != "over":
                break
            tally[f"{game} finished"] += 1
            if rng.random() < 0.5 or time.monotonic() > until:
                break
            await people[0].client.say(wire.Rematch(table))
            await people[0].client.until(wire.Snapshot, wire.Refused)
    finally:
        watching = [watcher] if watcher else []
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, *(person.ends() for person in people), return_exceptions=True)


async def looks_on(house: Served, table: str, tally: Counter[str]) -> None:
    """Somebody who only watches."""
    client = await house.client()
    try:
        await client.join(table, line=True)
        while True:
            await client.next()
            tally["messages"] += 1
            client.raw.clear()
            client.heard.clear()
    finally:
        await client.close()


async def evenings(house: Served, number: int, tally: Counter[str], until: float) -> None:
    """One table after the other, of all games in turn."""
    rng = random.Random(number)
    games = list(HOUSE)
    while time.monotonic() < until:
        game = games[number % len(games)]
        number += 1
        try:
            await evening(house, game, rng, tally, until)
        except (WebSocketException, OSError, TimeoutError, AssertionError) as error:
            tally[f"broken off: {type(error).__name__}"] += 1
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(1)
