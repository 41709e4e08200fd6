"""What a player still has in mind of all that it saw.

A view holds everything that was ever shown.  People forget played cards, do not notice who has none of a suit,
and mix up two cards that they looked at; here a view becomes one of somebody who does.  What is forgotten stays
so for the round: it hangs on the seed, the round and the card alone.
"""
import hashlib
from dataclasses import dataclass, replace

from ..core.bits import each
from ..core.sight import HIDDEN
from ..view import View

# where lies what one can forget: a stem of zones, and whether the last card there is before everybody's eyes
FADES = {"hearts": ("taken",), "spades": ("taken",), "oh_hell": ("taken",), "qute": ("stack",),
         "kabul": ("row", "discard"), "quatch": ("bin", "hand")}


@dataclass(frozen=True)
class Memory:
    """How much somebody keeps in mind."""

    recall: float = 1.0                          # the share of seen cards that are remembered
    notice: bool = True                          # whether it is noticed what somebody cannot have
    muddle: float = 0.0                          # the share of neighbours in a row that are taken for each other


def remembered(view: View, memory: Memory, seed: int) -> View:
    """The view as somebody with this memory has it."""
    if memory.muddle:
        view = _muddled(view, memory.muddle, seed)
    if memory.recall < 1:
        view = _faded(view, memory.recall, seed)
    if not memory.notice:
        dark = view.table().pack & ~sum(view.cards)
        view = replace(view, may=tuple(dark if hidden else 0 for hidden in view.hides))
    return view


def _chance(view: View, seed: int, what: str) -> float:
    """From 0 to 1, the same for the same thing all round long."""
    told = hashlib.sha256(f"{seed} {view.seat} {view.round} {what}".encode()).digest()
    return int.from_bytes(told[:7], "little") / (1 << 56)


def _faded(view: View, recall: float, seed: int) -> View:
    """Cards that are out of sight are out of mind: they may lie anywhere for all that this seat can tell."""
    table, rules = view.table(), view.rules
    cards, hides, order, gone = list(view.cards), list(view.hides), list(view.order), 0
    for z, name in enumerate(rules.zones[:len(cards)]):
        stem = name.rstrip("0123456789")
        own = table.sight[z] == 1 << view.seat
        if stem not in FADES.get(view.game, ()) or own:
            continue
        lost = sum(1 << card for card in each(cards[z]) if _chance(view, seed, rules.cards[card]) >= recall)
        first, end = table.start[z], table.start[z] + view.length[z]
        if table.ordered >> z & 1:
            if not table.rows >> z & 1 and end > first:
                lost &= ~(1 << order[end - 1]) if order[end - 1] >= 0 else lost      # the top is in plain view
            order[first:end] = [HIDDEN if card >= 0 and lost >> card & 1 else card for card in order[first:end]]
        cards[z] &= ~lost
        hides[z] += lost.bit_count()
        gone |= lost
    if not gone:
        return view
    dark = table.pack & ~sum(cards)
    may = tuple(_wider(view, z, gone, dark) | view.cards[z] & ~cards[z]      # what was forgotten there may be there
                if hides[z] else 0 for z in range(len(cards)))
    return replace(view, cards=tuple(cards), hides=tuple(hides), order=tuple(order), may=may,
                   known=tuple(known & ~gone for known in view.known))


def _wider(view: View, z: int, gone: int, dark: int) -> int:
    """What may lie in a zone when some cards are forgotten: any of those, but not of a suit that is ruled out."""
    if not view.hides[z]:
        return dark
    may = view.may[z]
    for suit in view.rules.suits.values():
        if not suit & dark & ~gone & ~view.may[z]:
            may |= suit & gone
    return (may | gone & ~sum(view.rules.suits.values())) & dark


def _muddled(view: View, share: float, seed: int) -> View:
    """Two known neighbours in a row change places in somebody's mind."""
    table, order = view.table(), list(view.order)
    for z in each(table.rows):
        for place in range(table.start[z], table.start[z] + view.length[z] - 1):
            one, two = order[place], order[place + 1]
            if one >= 0 and two >= 0 and _chance(view, seed, f"{one} {two}") < share:
                order[place], order[place + 1] = two, one
    return replace(view, order=tuple(order))
