"""What happened, as one seat was shown it."""
from dataclasses import dataclass
from typing import Any

from .core import kinds
from .core.bits import each
from .games import Rules


@dataclass(frozen=True)
class Event:
    """One thing that happened: for animation, logs, screen readers and replays.

    A move of cards has `source` and `target`, the cards that the seat can name, and how many others;
    `said` is a word of the game, such as "takes-trick", about a `seat`, with an `amount`.
    """

    number: int
    kind: str
    cards: tuple[str, ...] = ()
    hidden: int = 0
    source: str = ""
    source_place: int = -1
    target: str = ""
    target_place: int = -1
    said: str = ""
    seat: int = -1
    amount: int = 0


def event_for(rules: Rules, number: int, told: tuple[Any, ...], seat: int) -> Event:
    """An entry of the story, as this seat was shown it."""
    kind, n, source, left, target, came, seen = told
    name = kinds.NAMES[kind]
    if kind == kinds.SAY:
        return Event(number, name, said=rules.says[left], seat=source, amount=n)
    if kind == kinds.SCORE:
        return Event(number, name, seat=source, amount=n)
    named = each(seen[seat])
    return Event(number, name, tuple([rules.cards[c] for c in named]), n - len(named),
                 rules.zones[source] if source >= 0 else "", left, rules.zones[target] if target >= 0 else "", came)
