"""Planted leaks, each of which the relabelling must catch; run where nothing is compiled.

    python leaks.py GAME ...     prints, as JSON, what caught each leak in each game (null: nothing did)
"""
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from conformance import relabel
from core.magpie import register
from parlour import GAMES, match
from parlour.core import bits, kinds, reach
from parlour.core.table import Table
from parlour.core.zones import Zones
from parlour.view import View, view_of

TRIALS = 400


def hidden_zones(t: Any, seat: int) -> list[int]:
    """The zones where something lies that a seat cannot name."""
    return [z for z in range(t.zones) if t.zone[z] & ~t.known[seat]]


def nobody_forgets(plain: Callable[..., None]) -> Callable[..., None]:
    def shuffle(self: Any, z: int) -> None:
        known = list(self.known)
        plain(self, z)
        self.known = known
    return shuffle


def nobody_loses_track(plain: Callable[..., None]) -> Callable[..., None]:
    def shuffle(self: Any, z: int) -> None:
        known = list(self.known)
        plain(self, z)
        if self.round:                           # what was never known stays so; what was, is kept
            self.known = known
    return shuffle


def everybody_sees_hidden_moves(plain: Callable[..., None]) -> Callable[..., None]:
    def witness(self: Any, cards: int, src: int, left: int, dst: int, came: int) -> None:
        sight, self.sight[src] = self.sight[src], 255
        plain(self, cards, src, left, dst, came)
        self.sight[src] = sight
    return witness


def gallery_knows_what_the_mover_knows(plain: Callable[..., None]) -> Callable[..., None]:
    def witness(self: Any, cards: int, src: int, left: int, dst: int, came: int) -> None:
        plain(self, cards, src, left, dst, came)
        self.known[7] |= cards if any(known & cards for known in self.known) else 0
    return witness


def event_names_lowest_hidden_card(plain: Callable[..., None]) -> Callable[..., None]:
    def tell(self: Any, kind: int, cards: int, *rest: int) -> None:
        plain(self, kind, cards, *rest)
        if kind == kinds.MOVE and cards and self.story:
            *entry, seen = self.story[-1]
            self.story[-1] = (*entry, tuple(mine | (cards & -cards) for mine in seen))
    return tell


def bulk_is_told_card_by_card(plain: Callable[..., None]) -> Callable[..., None]:
    def move_all(self: Any, cards: int, src: int, dst: int) -> None:
        for card in bits.each(cards):
            self.move(card, src, dst)
    return move_all


def bulk_is_told_in_order_of_hidden_suits(plain: Callable[..., None]) -> Callable[..., None]:
    def give(self: Any, n: int, src: int, dst: int) -> None:
        if self.length[src]:
            self.say(0, 0, self.top(src) // 6)
        plain(self, n, src, dst)
    return give


def says_a_hidden_card(plain: Callable[..., None]) -> Callable[..., None]:
    def tell(self: Any, kind: int, cards: int, n: int, *rest: int) -> None:
        dark = hidden_zones(self, 7)
        hint = kind in (kinds.SAY, kinds.MOVE) and dark
        plain(self, kinds.SAY if hint else kind, cards, bits.lowest(self.zone[dark[0]]) if hint else n, 0, 0, -1, -1)
    return tell


def inference_tells_the_true_hand(plain: Callable[..., None]) -> Callable[..., None]:
    def witness(self: Any, cards: int, src: int, left: int, dst: int, came: int) -> None:
        plain(self, cards, src, left, dst, came)
        self.may[dst] &= self.zone[dst] | 0xFF
    return witness


def legal_depends_on_others(plain: Callable[..., int]) -> Callable[..., int]:
    def legal(self: Any, seat: int) -> int:
        mask = plain(self, seat)
        dark = hidden_zones(self, seat)
        odd = bool(dark) and bits.lowest(self.zone[dark[-1]] & ~self.known[seat]) % 2
        return mask & mask - 1 if odd and mask & mask - 1 else mask
    return legal


def refusal_tells_who_has_it(plain: Callable[..., Any]) -> Callable[..., Any]:
    def why_not(self: Any, seat: int, act: int) -> Any:
        refusal = plain(self, seat, act)
        if refusal:
            zone = self._table.zone
            refusal.about["holder"] = [zone[z] >> act & 1 for z in range(self._table.zones)]
        return refusal
    return why_not


def view_with(change: Callable[[View, Any], View]) -> Callable[..., Callable[..., View]]:
    """A leak in what is shown of a table."""
    def wrap(plain: Callable[..., View]) -> Callable[..., View]:
        def shown(rules: Any, options: Any, table: Any, seat: int) -> View:
            return change(plain(rules, options, table, seat), table)
        return shown
    return wrap


def lowest_of_zone(view: View, t: Any) -> View:
    """A hidden zone shows its lowest card."""
    return replace(view, cards=tuple(c | (t.zone[z] & -t.zone[z]) for z, c in enumerate(view.cards)))


def narrower_may(view: View, t: Any) -> View:
    """What may lie there never goes above what does."""
    return replace(view, may=tuple(m & (2 * t.zone[z].bit_length() ** 9 | (1 << t.zone[z].bit_length()) - 1)
                                   for z, m in enumerate(view.may)))


def whole_knowledge(view: View, t: Any) -> View:
    """What others know is not limited to cards that this seat can name."""
    return replace(view, known=tuple(t.known))


def true_order(view: View, t: Any) -> View:
    """The order of a pile face down is told."""
    return replace(view, order=tuple(t.order[:t.room]))


def sorted_seats(view: View, t: Any) -> View:
    """A fact that depends on hidden cards: who holds the highest hidden card."""
    dark = hidden_zones(t, view.seat)
    best = max(dark, key=lambda z: t.zone[z] & ~t.known[view.seat]) if dark else -1
    return replace(view, facts={**view.facts, "best_hand": best})


LEAKS: dict[Callable[..., Any], tuple[Any, str]] = {
    nobody_forgets: (Zones, "shuffle"),
    nobody_loses_track: (Zones, "shuffle"),
    everybody_sees_hidden_moves: (Zones, "_witness"),
    gallery_knows_what_the_mover_knows: (Zones, "_witness"),
    event_names_lowest_hidden_card: (Zones, "_tell"),
    bulk_is_told_card_by_card: (Zones, "move_all"),
    bulk_is_told_in_order_of_hidden_suits: (Zones, "give"),
    says_a_hidden_card: (Zones, "_tell"),
    inference_tells_the_true_hand: (Zones, "_witness"),
    legal_depends_on_others: (Table, "legal"),
    refusal_tells_who_has_it: (match.Match, "why_not"),
}
for _change in (lowest_of_zone, narrower_may, whole_knowledge, true_order, sorted_seats):
    _wrap = view_with(_change)
    _wrap.__name__ = _change.__name__
    LEAKS[_wrap] = (match, "view_of")


@contextmanager
def planted(leak: Callable[..., Any]) -> Iterator[None]:
    """The engine with this leak."""
    place, name = LEAKS[leak]
    plain = view_of if name == "view_of" else getattr(place, name)
    with patch.object(place, name, leak(plain)):
        yield


def caught(game: str) -> str | None:
    """What the relabelling says of a game, if it finds anything."""
    try:
        relabel.run(game, TRIALS)
    except relabel.Leak as leak:
        return str(leak)[:300]
    return None


def main(games: list[str]) -> None:
    """Plant each leak in each game."""
    assert not reach.COMPILED, "leaks can be planted in plain Python only"
    register()
    found: dict[str, dict[str, str | None]] = {"none": {game: caught(game) for game in games}}
    for leak in LEAKS:
        with planted(leak):
            found[leak.__name__] = {game: caught(game) for game in games}
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:] or [*GAMES, "magpie"])
