"""What a table tells: views and events as messages, for one seat or for those who look on.

Only what is new is worked out: what all may see once for everybody, the rest zone by zone for each seat.
"""
from collections.abc import Mapping, Sequence
from typing import Any

from .. import events, view
from ..core.bits import each
from ..core.glance import Glance
from ..core.sight import GALLERY, HIDDEN
from ..core.table import Table
from ..games import Rules
from ..match import Match
from . import wire

UNKNOWN = view.UNKNOWN
NOTHING = wire.Look()


class Told:
    """What one seat was shown last."""

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        self.common = NOTHING
        self.legal: list[str] = []
        self.sealed: list[str | None] = []
        self.happened = 0                        # how many events it was told of


class Shown:
    """Makes messages from a match."""

    def __init__(self, match: Match, aid: bool) -> None:
        empty = match.rules.new(match.options)
        self._first = [empty.start[z] if empty.ordered >> z & 1 else -1 for z in range(empty.zones)]
        self._aid = aid                          # whether cards are shown that a seat knows, but cannot see now
        self._seats: dict[int, Told] = {}
        self._common = self._before = self._change = NOTHING       # what everybody sees: now, before, and what is new
        self._now: tuple[Any, ...] = (None,) * 5
        self._facts: Mapping[str, int | tuple[int, ...]] = {}
        self._secretly = False
        self._lying: dict[tuple[int, int, int], wire.Lying] = {}   # what several seats see alike is made once
        self._made: dict[tuple[int, int], events.Event] = {}
        self._events: dict[int, wire.Event] = {}                   # by the identity of those

    def refresh(self, match: Match) -> None:
        """Something happened: see what is new for everybody."""
        self._lying.clear()
        self._made.clear()
        self._events.clear()
        facts = match.facts
        now = (match.round, match.over, match.to_act, match.scores, match.winners)
        self._secretly = match.secret_acts
        if now == self._now and facts == self._facts:
            return
        new: list[Any] = [None if value == before else value for value, before in zip(now, self._now, strict=True)]
        other = {name: list(value) if isinstance(value, tuple) else value
                 for name, value in facts.items() if self._facts.get(name) != value}
        self._before, self._now, self._facts = self._common, now, facts
        self._change = common(new, other or None)
        self._common = common(now, {**(self._common.facts or {}), **other})

    def whole(self, match: Match, seat: int, waits: bool, since: int) -> tuple[wire.Look, list[wire.Event]]:
        """All that a seat may see, and what happened from that event on; `waits`: its decision is not made yet."""
        self.refresh(match)
        told = self._seats[seat] = Told(Glance(seat, self._aid))
        match.look(told.glance)
        told.common, told.happened = self._common, match.happened
        told.legal, told.sealed = self._legal(match, seat, waits), self._sealed(match, seat)
        zones = (1 << len(self._first)) - 1
        c = told.common
        look = wire.Look(c.round, c.over, c.to_act, told.legal, c.scores, c.winners, told.sealed, c.facts,
                         self._zones(match, told.glance, zones))
        return look, self._story(match, seat, since)

    def news(self, match: Match, seat: int, waits: bool, left: list[int | None] | None) \
            -> tuple[wire.Look, list[wire.Event]]:
        """What is new for a seat since it was told last, after a `refresh`."""
        told = self._seats[seat]
        if told.common is self._common:
            new = NOTHING
        else:
            new = self._change if told.common is self._before else change(told.common, self._common)
            told.common = self._common
        legal, sealed = self._legal(match, seat, waits), self._sealed(match, seat)
        zones = match.look(told.glance)
        look = wire.Look(new.round, new.over, new.to_act, legal if legal != told.legal else None, new.scores,
                         new.winners, sealed if sealed != told.sealed else None, new.facts,
                         self._zones(match, told.glance, zones) if zones else None, left)
        told.legal, told.sealed = legal, sealed
        happened = self._story(match, seat, told.happened)
        told.happened += len(happened)
        return look, happened

    def knows(self, seat: int) -> bool:
        """Whether this seat was told anything."""
        return seat in self._seats

    def _legal(self, match: Match, seat: int, waits: bool) -> list[str]:
        mask = match.legal(seat).mask if waits and seat != GALLERY else 0
        if not mask:
            return []
        names = match.rules.pages[match.page]
        return [names[act] for act in each(mask)]

    def _sealed(self, match: Match, seat: int) -> list[str | None]:
        if not self._secretly:
            return [None] * len(self._now[3])
        names = match.rules.pages[match.page]
        return [None if act == -1 else UNKNOWN if act == HIDDEN else names[act] for act in match.sealed(seat)]

    def _zones(self, match: Match, glance: Glance, zones: int) -> dict[str, wire.Lying]:
        """These zones as a seat sees them."""
        rules, found = match.rules, {}
        for z in each(zones):
            first = self._first[z]
            if first >= 0:
                found[rules.zones[z]] = self._lies(rules.cards, glance, z, glance.row(z, first))
                continue
            key = (z, glance.cards(z), glance.others(z))
            lying = self._lying.get(key)
            if lying is None:
                lying = self._lying[key] = self._lies(rules.cards, glance, z, None)
            found[rules.zones[z]] = lying
        return found

    @staticmethod
    def _lies(cards: tuple[str, ...], glance: Glance, z: int, row: list[int] | None) -> wire.Lying:
        places: list[str | None] | None = None
        if row is not None:
            places = [None if card == -1 else UNKNOWN if card == HIDDEN else cards[card] for card in row]
        return wire.Lying([cards[card] for card in glance.faces(z)], glance.others(z), places)

    def _story(self, match: Match, seat: int, since: int) -> list[wire.Event]:
        made = self._events
        found = []
        for event in match.events(seat, since, self._made):
            told = made.get(id(event))
            if told is None:
                told = made[id(event)] = wired(event)
            found.append(told)
        return found


def openly(rules: Rules, table: Table) -> dict[str, wire.Lying]:
    """Where all the cards lie, for when the hand is over and everybody may know."""
    found = {}
    for z, name in enumerate(rules.zones[:table.zones]):
        if table.zone[z]:
            row = table.order[table.start[z]:table.start[z] + table.length[z]]
            places = [None if card == -1 else rules.cards[card] for card in row] if table.ordered >> z & 1 else None
            found[name] = wire.Lying([rules.cards[card] for card in each(table.zone[z])], 0, places)
    return found


def common(parts: Sequence[Any], facts: dict[str, int | list[int]] | None) -> wire.Look:
    """What everybody sees."""
    round_, over, to_act, scores, winners = parts
    return wire.Look(round_, over, to_act, None, scores, winners, None, facts)


def wired(event: events.Event) -> wire.Event:
    """An event as a message has it."""
    return wire.Event(event.number, event.kind, list(event.cards), event.hidden, event.source, event.source_place,
                      event.target, event.target_place, event.said, event.seat, event.amount)


def recent(match: Match, seat: int, since: int) -> list[wire.Event]:
    """The last trick in a game of tricks; in another, what happened since that seat's own last act."""
    told = [wired(event) for event in match.events(seat, since)]
    if "takes-trick" not in match.rules.says:
        own = [n for n, event in enumerate(told) if event.source[-1:] == str(seat)]
        return told[own[-1]:] if own else told
    end = next((n for n in range(len(told) - 1, -1, -1) if told[n].said == "takes-trick"), -1)
    if end < 0:
        return []
    played = [event for event in told[:end] if event.what == "move" and event.target.startswith("table")]
    return [*played[-len(match.scores):], told[end]]


def change(old: wire.Look, new: wire.Look) -> wire.Look:
    """Only what is new; zones and facts one by one."""
    found: dict[str, Any] = {}
    for name in new.__struct_fields__:
        now, before = getattr(new, name), getattr(old, name)
        if now is not before and now != before:
            partly = isinstance(now, Mapping) and isinstance(before, Mapping)
            found[name] = now if not partly else {key: value for key, value in now.items() if before.get(key) != value}
    return wire.Look(**found) if found else NOTHING


__all__ = ["GALLERY", "Shown", "change", "openly", "recent", "wired"]
