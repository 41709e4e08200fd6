"""Random matches in which every byte that goes to a client is looked at.

The cards have other names in each run, long random ones, so that a name in a message is never there by chance.  What a
seat may know comes from the true table, entry by entry of the log: all that it ever knew in this deal.
"""
import random
from collections.abc import Iterator
from contextlib import contextmanager

from conformance import kit as games
from parlour import acts
from parlour.core.sight import GALLERY
from parlour.games import GAMES, Rules
from parlour.house import entries, wire
from parlour.house.around import Pace
from parlour.house.live import Live

from .kit import Ear, Room, room

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


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
        self.here, self.live, self.rules, self.rng = here, live, rules, rng
        self.may = [0] * 8                       # the cards that each seat has known in this deal
        self.looked = 0                          # how many names were in messages
        self.numbers = iter(range(10**9))
        self.commit = live.commit
        live.commit = self.watched               # type: ignore[method-assign]

    async def watched(self, *what: entries.Any) -> None:
        """After each entry, what the seats know has grown; before a deal it is forgotten."""
        course = self.live.course
        before = course.apply

        def apply(entry: entries.Any) -> None:
            if isinstance(entry, (entries.Deals, entries.Began)):
                self.may = [0] * 8
            before(entry)
            if course.match and course.match.deals:
                known = games.table(course.match).known
                self.may = [had | now for had, now in zip(self.may, known, strict=True)]
        course.apply = apply                     # type: ignore[method-assign]
        try:
            await self.commit(*what)
        finally:
            course.apply = before                # type: ignore[method-assign]

    def ear(self, person: str) -> "Listener":
        """A line whose every message is looked at."""
        return Listener(person, self)

    def look(self, person: str, raw: bytes) -> None:
        """No name in this message of a card that its reader may not know."""
        seat = self.live.course.seat_of(person)
        may = self.may[seat if seat >= 0 else GALLERY]
        text = raw.decode()
        if text.startswith('{"kind":"revealed"'):          # nothing of a deal that is over is secret
            assert self.live.course.match
            assert not self.live.course.match.to_act
            may = -1
        for number, card in enumerate(self.rules.cards):
            if card in text:
                self.looked += 1
                assert may >> number & 1, f"Seat {seat} is told of a card it may not know: {text[:500]}"


class Listener(Ear):
    """Looks at all that it hears."""

    def __init__(self, person: str, scan: Scan) -> None:
        super().__init__(person)
        self.scan = scan

    def send(self, message: bytes) -> None:
        """Hear it."""
        self.scan.look(self.person, message)
        self.heard = [wire.read_house(message)]


async def scan(game: str, number: int, most: int = 400) -> int:
    """A match of a game with options of its own, people, bots and onlookers, who do all that can be done; how many
    names of cards were in the messages.
    """
    rng = random.Random(f"{game} {number}")
    chosen = games.possible(GAMES[game], number)
    with renamed(game, rng) as rules:
        async with room(Pace(bot=0, between=0, nonces=0)) as here:
            people = [(await here.guest()).person for _ in range(rng.choice([1, 1, 2, 3]) + 1)]
            live = await here.lobby.open(people[0], game, chosen, ["random"] * 2, memory_aid=bool(rng.randrange(3)))
            found = Scan(here, live, rules, rng)
            lines = [found.ear(person) for person in people]
            *sitting, watching = lines           # the last one only looks on
            for line in sitting[:len(live.course.chairs)]:
                await here.say(live, line, wire.Sit)
            await here.say(live, watching, wire.Join, line=True)
            await here.say(live, sitting[0], wire.Start)
            for _ in range(most):
                if live.course.state == "over":
                    break
                await step(found, sitting, watching)
                await here.turn(0.1, 0.1)
            return found.looked


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
        await here.say(live, line, wire.Act, live.course.at, f"{next(found.numbers)}", act)
        return
    kind, about = rng.choice([(wire.Hint, ()), (wire.Undo, ()), (wire.Agree, (True,)), (wire.Claim, ()),
                              (wire.Last, ()), (wire.Join, ()), (wire.Pause, (False,)), (None, ()), (wire.Stand, ()),
                              (wire.Sit, ())])   # type: ignore[var-annotated]
    if kind is None:                             # a line breaks; its person may come again, or a bot plays on
        live.hang_up(line)
        await here.turn(rng.choice([1, 40]), 40)
        await here.say(live, line, wire.Join)
    elif kind is wire.Last:
        await here.say(live, rng.choice([line, watching]), kind)
    elif kind is not wire.Hint or rng.random() < 0.1:
        await here.say(live, line, kind, *about)


