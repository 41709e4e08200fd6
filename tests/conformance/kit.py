"""What the conformance tests share: options of every kind, random players, looking at all that is shown."""
import random
from collections.abc import Iterator
from typing import Any

from parlour import Match
from parlour.core import sight
from parlour.core.table import Table
from parlour.games import GAMES, Rules
from parlour.view import View, view_of


def values(option: Any, rng: random.Random) -> list[Any]:
    """What an option may be: all words, both ways of a switch, some numbers from least to greatest."""
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        low, high = option.allowed
        return [option.default, low, rng.randint(low, min(high, 2 * low + 10))]
    return list(option.allowed)


def options(rules: Rules, number: int) -> dict[str, Any]:
    """Options for match number so-and-so: first the defaults, then any, all kinds of them."""
    rng = random.Random(f"{rules.name} {number}")
    return {name: rng.choice(values(option, rng)) for name, option in rules.choices.items()} if number else {}


def new(game: str, number: int) -> Match:
    """Match number so-and-so of a game, with options of its own."""
    return Match.new(game, number, **possible(GAMES[game], number))


def undealt(game: str, number: int) -> Match:
    """The same, to be dealt by hand."""
    rules, like = GAMES[game], new(game, number)
    match = Match(rules, like.options, like.secret)
    match.paused = True
    return match


def possible(rules: Rules, number: int) -> dict[str, Any]:
    """Options that go together: some games refuse some pairs, with a ValueError."""
    for shift in range(50):
        chosen = options(rules, number + 1000 * shift)
        try:
            rules.new(rules.options(chosen))
        except ValueError:
            continue
        return chosen
    raise AssertionError(f"Of {rules.name}, hardly any options go together.")


def race(match: Match) -> bool:
    """Whether an option says that acts count in the order in which they come, and the first may win."""
    return getattr(match.options, "window", "") == "live"


def step(match: Match, rng: random.Random) -> tuple[int, int]:
    """One random act of whoever may act; the seat and the act."""
    seat = rng.choice(match.to_act)
    act = int(rng.choice(list(match.legal(seat))))
    match.play(seat, act)
    return seat, act


def wander(match: Match, rng: random.Random, acts: int) -> Match:
    """So many random acts, or until the match is over."""
    for _ in range(acts):
        if match.over:
            break
        step(match, rng)
    return match


def moments(game: str, count: int, seed: int = 1, most: int = 150) -> Iterator[Match]:
    """Matches of all kinds, each at some moment where somebody owes a decision."""
    rng = random.Random(f"{game} {seed}")
    for number in range(count):
        match = wander(new(game, number), rng, rng.randrange(most))
        if match.over:
            match = match.before(len(match.acts) - 1 - rng.randrange(min(20, len(match.acts))))
        yield match


def seats(match: Match) -> list[int]:
    """All who are shown something: the seats and the gallery."""
    return [*range(len(match.scores)), sight.GALLERY]


def table(match: Match) -> Table:
    """The true table of a match: for tests only."""
    return match._table


def seen_in(match: Match, world: Table, seat: int) -> View:
    """What a seat would see if that world were the true one."""
    return view_of(match.rules, match.options, world, seat)


def refusals(match: Match, seat: int) -> list[tuple[str, str, str] | None]:
    """What a seat would be told of every number that an act can have."""
    told = [match.why_not(seat, number) for number in range(64)]
    return [(no.act, no.rule, str(no)) if no else None for no in told]


def raw(t: Table) -> tuple[Any, ...]:
    """Everything that every table has, as plain numbers."""
    return (list(t.zone), list(t.known), list(t.may), list(t.order[:t.room]), list(t.length), list(t.scores),
            list(t.dice), t.to_act, t.page, t.round, bool(t.over), [t.legal(s) for s in range(t.seats)])
