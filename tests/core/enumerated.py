"""All the worlds that fit a view, counted out one by one; and whether draws are uniform over them."""
import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

import parlour
from parlour import Match, View
from parlour.core import sight
from parlour.core.bits import each
from parlour.core.table import Table

World = tuple[tuple[int, ...], tuple[int, ...]]  # the cards of each zone; and the order of those with places


def match_at(text: str) -> Match:
    """A match that begins at a position, and does not deal on."""
    match = parlour.position(text)
    assert isinstance(match, Match)
    match.paused = True
    return match


def sets_of(view: View) -> set[tuple[int, ...]]:
    """What each zone may hold, by the counts and the `may` of the view: nothing else."""
    dark = view.table().pack & ~sum(view.cards)

    def share(z: int, left: int) -> Iterator[tuple[int, ...]]:
        if z == len(view.cards):
            if not left:
                yield ()
            return
        for chosen in combinations(each(left & view.may[z]), view.hides[z]):
            cards = sum(1 << card for card in chosen)
            for rest in share(z + 1, left & ~cards):
                yield (view.cards[z] | cards, *rest)
    return set(share(0, dark))


def worlds_of(view: View) -> set[World]:
    """These, in every order that the hidden places of piles and rows can have."""
    t = view.table()
    found: set[World] = set()
    for zones in sets_of(view):
        orders: list[tuple[int, ...]] = [view.order]
        for z in range(t.zones):
            if t.ordered >> z & 1:
                orders = [filled for order in orders for filled in _fill(order, t, z, zones[z] & ~view.cards[z])]
        found.update((zones, order) for order in orders)
    return found


def _fill(order: tuple[int, ...], t: Table, z: int, cards: int) -> Iterator[tuple[int, ...]]:
    """One order for each way to lay hidden cards into the hidden places of a zone."""
    place = next((k for k in range(t.start[z], t.start[z] + t.length[z]) if order[k] == sight.HIDDEN), -1)
    if place < 0:
        yield order
        return
    for card in each(cards):
        yield from _fill((*order[:place], card, *order[place + 1:]), t, z, cards & ~(1 << card))


def of_table(t: Table) -> World:
    """The same of a table."""
    return tuple(t.zone[:t.zones]), tuple(t.order[:t.room])


def unevenness(draw: Callable[[int], World], worlds: Iterable[World], each_drawn: int = 40) -> float:
    """Chi-square of draws from so many worlds, in standard deviations from what chance gives."""
    fit = set(worlds)
    assert len(fit) > 1
    draws = max(each_drawn * len(fit), 4000)
    found = Counter(draw(n) for n in range(draws))
    assert set(found) <= fit, "a world was drawn that does not fit"
    expected = draws / len(fit)
    chi = sum((found[world] - expected) ** 2 / expected for world in fit)
    return (chi - (len(fit) - 1)) / math.sqrt(2 * (len(fit) - 1))


def possible(start: Match, acts: list[tuple[int, int]], seat: int) -> set[tuple[int, ...]]:
    """The zones after these acts, for every deal of what a seat did not know before them that allows them all."""
    view = start.view(seat)
    found = set()
    for zones in sets_of(view):
        t = start.state
        t.zone = [*zones, *t.zone[len(zones):]]
        if all(t.attempt(mover, act) for mover, act in acts):
            found.add(tuple(t.zone[:t.zones]))
    return found


def shares(rng: random.Random, cards: list[int], sizes: list[int]) -> list[list[int]]:
    """Cards dealt at random in parts of these sizes; the last part is the rest."""
    pool = rng.sample(cards, len(cards))
    parts = []
    for size in sizes:
        parts.append(pool[:size])
        pool = pool[size:]
    return [*parts, pool]
