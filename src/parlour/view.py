"""What one seat may see, built up from what it knows.  The same code for every game.

A view holds nothing else: bots, clients and files get views, never a table.
"""
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any, NamedTuple

from .core.bits import each
from .core.imagine import Worlds
from .core.sight import GALLERY, HIDDEN
from .core.table import Table
from .games import Rules

UNKNOWN = "??"                                   # a card that lies there, but not which


class Zone(NamedTuple):
    """What lies in one zone: the cards that can be named, and how many others.

    A zone with an order also tells its places: a card, `UNKNOWN`, or None for a gap.
    """

    cards: tuple[str, ...]
    hidden: int
    places: tuple[str | None, ...] | None = None


@dataclass(frozen=True)
class View:
    """All that one seat may know of a match; seat 7 is the gallery, those who only watch."""

    rules: Rules
    options: SimpleNamespace
    seat: int
    to_act: tuple[int, ...]
    page: int                                    # of the game's acts, the one in force
    legal: int                                   # as a mask
    round: int
    over: bool
    scores: tuple[int, ...]
    sealed: tuple[int, ...]                      # what each seat has secretly decided: -1 nothing, HIDDEN something
    facts: dict[str, int | tuple[int, ...]]
    cards: tuple[int, ...]                       # for each zone: the cards this seat can name,
    hides: tuple[int, ...]                       # how many others lie there,
    may: tuple[int, ...]                         # and which those may be
    order: tuple[int, ...]                       # of zones with places: card, HIDDEN or -1
    length: tuple[int, ...]
    known: tuple[int, ...]                       # of the cards it can name: what each seat can name too
    eyes: tuple[int, ...]                        # of the others, place by place: the seats that know them

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.rules.name

    @cached_property
    def acts(self) -> tuple[str, ...]:
        """The names of this seat's legal acts."""
        names = self.rules.pages[self.page]
        return tuple(names[a] for a in each(self.legal))

    @cached_property
    def zones(self) -> dict[str, Zone]:
        """What lies where, by the names of zones."""
        table = self._empty
        found = {}
        for z, name in enumerate(self.rules.zones[:len(self.cards)]):
            places = None
            if table.ordered >> z & 1:
                row = self.order[table.start[z]:table.start[z] + self.length[z]]
                places = tuple(None if c == -1 else UNKNOWN if c == HIDDEN else self.rules.cards[c] for c in row)
            found[name] = Zone(tuple(self.rules.cards[c] for c in each(self.cards[z])), self.hides[z], places)
        return found

    @cached_property
    def _empty(self) -> Table:
        return self.rules.new(self.options)

    def table(self) -> Table:
        """A table that holds only what this seat knows; for `Worlds`."""
        table = self.rules.new(self.options)
        table.rest()
        fill(table, {"zone": self.cards, "may": self.may, "order": self.order, "length": self.length,
                     "known": self.known, "scores": self.scores, "sealed": self.sealed})
        table.round, table.over, table.page = self.round, self.over, self.page
        table.to_act = sum(1 << s for s in self.to_act)
        for name, value in self.facts.items():
            setattr(table, name, list(value) if isinstance(value, tuple) else value)
        return table

    @cached_property
    def worlds(self) -> Worlds:
        """All the worlds in which this seat would see exactly this."""
        return Worlds(self.table(), self.seat, self.hides, self.eyes)

    def imagine(self, seed: int) -> Table:
        """One of these worlds, each as likely; the same for the same seed."""
        return self.worlds.draw(seed)

    def __str__(self) -> str:
        from .positions import of_view
        return of_view(self)


def fill(table: Table, fields: dict[str, Any]) -> None:
    """Set arrays of a table from shorter or equal ones."""
    for name, values in fields.items():
        whole = list(getattr(table, name))
        whole[:len(values)] = values
        setattr(table, name, whole)


def facts_of(rules: Rules, table: Table) -> dict[str, int | tuple[int, ...]]:
    """The facts that the game publishes by name."""
    return {name: tuple(value) if isinstance(value, (list, tuple)) else int(value)
            for name, value in zip(rules.published, rules.ask(table), strict=True)}


def sealed_for(table: Table, seat: int) -> tuple[int, ...]:
    """What each seat has secretly decided, as this seat may know it."""
    return tuple([held if held < 0 or s == seat else HIDDEN for s, held in enumerate(table.sealed[:table.seats])])


def view_of(rules: Rules, options: SimpleNamespace, table: Table, seat: int) -> View:
    """What this seat may see of a table."""
    mine = table.known[seat]
    count, whole, ordered = table.zones, table.zone, table.ordered
    may, known = table.may, table.known
    cards = tuple(lying & mine for lying in whole[:count])
    hides = tuple((lying & ~mine).bit_count() for lying in whole[:count])
    order, eyes = list(table.order[:table.room]), [0] * table.room
    if ordered:
        start, length = table.start, table.length
        for z in range(count):
            if ordered >> z & 1 and hides[z]:
                for k in range(start[z], start[z] + length[z]):
                    card = order[k]
                    if card >= 0 and not mine >> card & 1:
                        order[k] = HIDDEN
                        eyes[k] = sum(1 << s for s in range(8) if known[s] >> card & 1)
    return View(
        rules=rules, options=options, seat=seat, page=table.page, round=table.round, over=bool(table.over),
        to_act=tuple(each(table.to_act)), legal=table.legal(seat) if seat != GALLERY else 0,
        scores=tuple(table.scores[:table.seats]),
        sealed=sealed_for(table, seat),
        facts=facts_of(rules, table), cards=cards, hides=hides,
        may=tuple(m & table.pack & ~mine if hides[z] else 0 for z, m in enumerate(may[:count])),
        order=tuple(order), length=tuple(table.length[:count]),
        known=tuple(k & mine for k in known), eyes=tuple(eyes))
