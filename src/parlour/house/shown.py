"""What a table tells: views and events as messages, for one seat or for those who look on."""
from collections.abc import Mapping
from typing import Any

from .. import events, view
from ..core.bits import each
from ..core.sight import GALLERY, HIDDEN
from ..core.table import Table
from ..games import Rules
from ..match import Match
from . import wire

UNKNOWN = view.UNKNOWN


class Shown:
    """Makes messages from a match; keeps an empty table of the game to ask how its zones are laid out."""

    def __init__(self, match: Match, aid: bool) -> None:
        self.empty: Table = match.rules.new(match.options)
        self._start, self._sight, self._ordered = list(self.empty.start), list(self.empty.sight), self.empty.ordered
        self._last: dict[tuple[int, int], tuple[object, wire.Lying]] = {}     # by seat and zone: most stay as they are
        self.aid = aid                           # whether cards are shown that a seat knows, but cannot see now

    def look(self, match: Match, seat: int, waits: bool = True) -> wire.Look:
        """All that a seat may see; `waits`: whether its decision is not made yet."""
        seen = match.view(seat)
        names = match.rules.pages[seen.page]
        legal = [names[act] for act in each(seen.legal)] if waits else []
        return wire.Look(
            round=seen.round, over=seen.over, to_act=list(seen.to_act), legal=legal, scores=list(seen.scores),
            winners=match.winners, sealed=[self._act(names, act) for act in seen.sealed],
            facts={name: list(value) if isinstance(value, tuple) else value for name, value in seen.facts.items()},
            zones=self._zones(match, seen))

    def _zones(self, match: Match, seen: view.View) -> dict[str, wire.Lying]:
        cards, found, seat = match.rules.cards, {}, seen.seat
        for z, name in enumerate(match.rules.zones[:len(seen.cards)]):
            first = self._start[z]
            row = seen.order[first:first + seen.length[z]] if self._ordered >> z & 1 else None
            lies = (seen.cards[z], seen.hides[z], row)
            if (seat, z) in self._last and self._last[seat, z][0] == lies:
                found[name] = self._last[seat, z][1]
                continue
            plain = self.aid or self._sight[z] >> seat & 1
            named, hidden = (seen.cards[z], seen.hides[z]) if plain else (0, seen.hides[z] + seen.cards[z].bit_count())
            places: list[str | None] | None = None
            if row is not None:
                places = [None if card == -1 else UNKNOWN if card == HIDDEN or not plain else cards[card]
                          for card in row]
            found[name] = wire.Lying([cards[card] for card in each(named)], hidden, places)
            self._last[seat, z] = lies, found[name]
        return found

    @staticmethod
    def _act(names: tuple[str, ...], act: int) -> str | None:
        return None if act == -1 else UNKNOWN if act == HIDDEN else names[act]


def openly(rules: Rules, table: Table) -> dict[str, wire.Lying]:
    """Where all the cards lie, for when the hand is over and everybody may know."""
    found = {}
    for z, name in enumerate(rules.zones[:table.zones]):
        if table.zone[z]:
            row = table.order[table.start[z]:table.start[z] + table.length[z]]
            places = [None if card == -1 else rules.cards[card] for card in row] if table.ordered >> z & 1 else None
            found[name] = wire.Lying([rules.cards[card] for card in each(table.zone[z])], 0, places)
    return found


def story(match: Match, seat: int, since: int) -> list[wire.Event]:
    """What happened from that event on, as this seat was shown it."""
    return [_event(event) for event in match.events(seat, since)]


def _event(event: events.Event) -> wire.Event:
    return wire.Event(event.number, event.kind, list(event.cards), event.hidden, event.source, event.source_place,
                      event.target, event.target_place, event.said, event.seat, event.amount)


def recent(match: Match, seat: int, since: int) -> list[wire.Event]:
    """The last trick in a game of tricks; in another, what happened since that seat's own last act."""
    told = story(match, seat, since)
    if "takes-trick" not in match.rules.says:
        own = [n for n, event in enumerate(told) if event.source[-1:] == str(seat)]
        return told[own[-1]:] if own else told
    end = next((n for n in range(len(told) - 1, -1, -1) if told[n].said == "takes-trick"), -1)
    if end < 0:
        return []
    played = [event for event in told[:end] if event.what == "move" and event.target.startswith("table")]
    return [*played[-len(match.scores):], told[end]]


def change(old: wire.Look | None, new: wire.Look) -> wire.Look:
    """Only what is new; zones and facts one by one."""
    if old is None:
        return new
    found: dict[str, Any] = {}
    for name in new.__struct_fields__:
        now, before = getattr(new, name), getattr(old, name)
        if now != before:
            partly = isinstance(now, Mapping) and isinstance(before, Mapping)
            found[name] = now if not partly else \
                {key: value for key, value in now.items() if (had := before.get(key)) is not value and had != value}
    return wire.Look(**found)


__all__ = ["GALLERY", "Shown", "change", "openly", "recent", "story"]
