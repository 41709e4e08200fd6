"""Random matches in which every byte that goes to a client is looked at.

The cards have other names in each run, long random ones, so that a name in a message is never there by chance.  What a
seat may know comes from the true table, entry by entry of the log: all that it ever knew in this deal, and for what it
sees at a moment, all that it knows at that moment.
"""
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from conformance import kit as games
from parlour import acts
from parlour.core.sight import GALLERY
from parlour.games import GAMES, Rules
from parlour.house import desk, entries, wire
from parlour.house.around import Pace
from parlour.house.live import Live
from parlour.house.lobby import Lobby

from .kit import Ear, Room, room

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
BARRED = re.compile(r" not\.\w+:[^ \"]+")       # in a position: what all can tell does not lie there, whatever does
LEVELS = ("random", "random", "simple", "novice")


@contextmanager
def renamed(game: str, rng: random.Random) -> Iterator[Rules]:
    """Other names for all cards of a game, for a while."""
    rules = GAMES[game]
    cards, pages = rules.cards, rules.pages
    other = {card: "".join(rng.choices(LETTERS, k=12)) for card in cards}
    rules.cards = tuple(other[card] for card in cards)
    rules.pages = tuple(tuple(" ".join(other.get(word, word) for word in name.split(" ")) for name in page)
                        for page in pages)
    acts.actions_of.cache_clear()
    try:
        yield rules
    finally:
        rules.cards, rules.pages = cards, pages
        acts.actions_of.cache_clear()


class Scan:
    """One table, its people, and what each may have been told."""

    def __init__(self, here: Room, live: Live, rules: Rules, rng: random.Random) -> None:
        self.here, self.rules, self.rng = here, rules, rng
        self.may = [0] * 8                       # the cards that each seat has known in this deal
        self.leaks: list[str] = []
        self.did: Counter[str] = Counter()       # what was done; the messages, bytes and names that were looked at
        self.numbers = iter(range(10**9))
        self._card = re.compile("|".join(rules.cards))
        self._numbers = {card: number for number, card in enumerate(rules.cards)}
        self.watch(live)

    def watch(self, live: Live) -> None:
        """Look at what this table does."""
        self.live, self.commit = live, live.commit
        live.commit = self.watched               # type: ignore[method-assign]

    async def watched(self, *what: entries.Any) -> None:
        """After each entry, what the seats know has grown; before a deal it is forgotten."""
        course = self.live.course
        before = course.apply

        def apply(entry: entries.Any) -> None:
            if isinstance(entry, (entries.Deals, entries.Began)):
                self.may = [0] * 8
            before(entry)
            self.may = [had | now for had, now in zip(self.may, self.knows(), strict=True)]
        course.apply = apply                     # type: ignore[method-assign]
        try:
            await self.commit(*what)
        finally:
            course.apply = before                # type: ignore[method-assign]

    def knows(self) -> Sequence[int]:
        """The cards that each seat knows now."""
        match = self.live.course.match
        return games.table(match).known if match and match.deals else [0] * 8

    def look(self, person: str, raw: bytes) -> None:
        """No name in this message of a card that its reader may not know."""
        match, seat = self.live.course.match, self.live.course.seat_of(person)
        seat = seat if seat >= 0 else GALLERY
        message = wire.read_house(raw)
        self.did["messages"] += 1
        self.did["bytes"] += len(raw)
        self.did[f"told {message.__struct_config__.tag}"] += 1
        if isinstance(message, wire.Revealed) and match and not match.to_act:
            return                               # nothing of a deal that is over is secret
        if isinstance(message, wire.Hinted):     # its reasons tell what a bot imagines that has only the view
            raw = wire.encode(replace(message, reasons=[]))
        self._named(raw, self.may[seat], "may not know", seat)
        if isinstance(message, wire.News | wire.Snapshot) and message.look:
            self._named(wire.encode(message.look), self.knows()[seat], "does not know now", seat)

    def _named(self, raw: bytes, known: int, how: str, seat: int) -> None:
        text = raw.decode()
        for card in self._card.findall(BARRED.sub("", text)):
            self.did["names"] += 1
            if not known >> self._numbers[card] & 1:
                self.leaks.append(f"Seat {seat} is told of {card}, which it {how}: {text}")


class Listener(Ear):
    """Looks at all that it hears."""

    def __init__(self, person: str, scan: Scan) -> None:
        super().__init__(person)
        self.scan = scan

    def send(self, message: bytes) -> None:
        """Hear it."""
        self.scan.look(self.person, message)
        self.heard = [wire.read_house(message)]


def short(rules: Rules, number: int) -> dict[str, Any]:
    """Options for match number so-and-so, nearly always those of a short one."""
    chosen = games.possible(rules, number)
    if number % 8:
        chosen |= {name: rules.choices[name].allowed[0] for name in ("limit", "rounds")
                   if name in chosen and isinstance(rules.choices[name].default, int)}
    return chosen


async def scan(game: str, number: int, most: int = 400) -> Scan:
    """A match of a game with options of its own, people, bots and onlookers, who do all that can be done."""
    rng = random.Random(f"{game} {number}")
    with renamed(game, rng) as rules:
        async with room(Pace(bot=0, between=0, nonces=0)) as here:
            people = [(await here.guest()).person for _ in range(rng.choice([1, 1, 2, 3]) + 1)]
            live = await here.lobby.open(people[0], game, short(rules, number), rng.choices(LEVELS, k=2),
                                         memory_aid=bool(rng.randrange(3)), chat=True)
            found = Scan(here, live, rules, rng)
            here.lobby.around.count = lambda what: found.did.update([f"log {what}"])
            *sitting, watching = [Listener(person, found) for person in people]     # the last one only looks on
            for line in sitting[:len(live.course.chairs)]:
                await here.say(live, line, wire.Sit)
            await here.say(live, watching, wire.Join, line=True)
            await here.say(live, sitting[0], wire.Start)
            for _ in range(most):
                if found.live.course.state == "over":
                    break
                await step(found, sitting, watching)
                await here.turn(0.1, 0.1)
            found.did["whole"] += found.live.course.state == "over"
            return found


async def step(found: Scan, sitting: list[Listener], watching: Listener) -> None:
    """Something that somebody may do."""
    here, live, rng = found.here, found.live, found.rng
    match = live.course.match
    assert match
    line = rng.choice(sitting)
    seat = live.course.seat_of(line.person)
    owes = [(other, live.course.seat_of(other.person)) for other in sitting
            if live.course.seat_of(other.person) in match.to_act]
    if owes and rng.random() < 0.75:
        line, seat = rng.choice(owes)
        legal = list(match.legal(seat))
        known = [card for number, card in enumerate(found.rules.cards) if found.may[seat] >> number & 1]
        act = rng.choice(known) if known and rng.random() < 0.05 else rng.choice(legal).name
        found.did["act"] += 1
        await here.say(live, line, wire.Act, live.course.at, f"{next(found.numbers)}", act)
        return
    name = rng.choice(list(HABITS))
    if name not in RARE or rng.random() < 0.1:
        found.did[name] += 1
        await HABITS[name](found, line, watching, sitting)


async def drop(found: Scan, line: Listener, *others: Any) -> None:
    """A line breaks; its person comes again, soon or when a bot has the seat."""
    found.live.hang_up(line)
    await found.here.turn(found.rng.choice([1, 40]), 40)
    await found.here.say(found.live, line, wire.Join, line=found.rng.random() < 0.5)


async def reopen(found: Scan, line: Listener, watching: Listener, sitting: list[Listener]) -> None:
    """The house closes and opens again, and all come back."""
    table = found.live.course.table
    await found.here.lobby.close()
    found.here.lobby = Lobby(found.here.lobby.around)
    await found.here.lobby.load()
    found.watch(found.here.lobby.tables[table])
    for other in (*sitting, watching):
        await found.here.say(found.live, other, wire.Join, line=other is watching)


async def hint(found: Scan, line: Listener, *others: Any) -> None:
    """A hint; mostly of a bot that does not think for long."""
    before, desk.ADVISER = desk.ADVISER, desk.ADVISER if found.rng.random() < 0.05 else "novice"
    try:
        await found.here.say(found.live, line, wire.Hint)
        await found.here.rest()
    finally:
        desk.ADVISER = before


def says(kind: type, *about: Any) -> Callable[..., Any]:
    """Say only this."""
    async def say(found: Scan, line: Listener, *others: Any) -> None:
        await found.here.say(found.live, line, kind, *about)
    return say


async def last(found: Scan, line: Listener, watching: Listener, *others: Any) -> None:
    """The last trick again, also for who looks on."""
    await found.here.say(found.live, found.rng.choice([line, watching]), wire.Last)


HABITS: dict[str, Callable[..., Any]] = {
    "hint": hint, "undo": says(wire.Undo), "agree": says(wire.Agree, True), "claim": says(wire.Claim), "last": last,
    "join": says(wire.Join), "pause": says(wire.Pause, False), "drop": drop, "stand": says(wire.Stand),
    "sit": says(wire.Sit), "reopen": reopen, "chat": says(wire.Chat, "Hello"), "name": says(wire.NameTable, "Here")}
RARE = ("hint", "reopen")
