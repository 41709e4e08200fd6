"""The last two tricks of Hearts and Oh Hell, where one seat has a choice and all the rest is forced: no regret.

Seat by seat it is counted in every deal of the unseen cards that fits what the seat knows.
"""
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

import parlour
from parlour.bots import bot
from parlour.core.bits import each
from parlour.view import View, fill

LEVELS = ("skilled", "expert", "master")
OPTIONS: dict[str, dict[str, object]] = {"hearts": {}, "oh_hell": {"sequence": "thirteen", "limit": 500}}


def choices(game: str, many: int) -> Iterator[tuple[View, dict[int, float]]]:
    """What seats see that play last to the trick before the last, with two cards to choose from, one of them better."""
    for number in range(10_000):
        rng, match = Random(number), parlour.new(game, seed=f"last {number}", **OPTIONS[game])
        match.paused = True
        while match.to_act:
            view = match.view(match.to_act[0])
            held = [view.cards[seat].bit_count() + view.hides[seat] for seat in range(4)]
            if sum(held) == 5 and view.legal.bit_count() == 2:
                worth = values(view)
                if abs(max(worth.values()) - min(worth.values())) > 0.4:
                    many -= 1
                    yield view, worth
                break
            match.play(view.seat, rng.choice(list(match.legal(view.seat))))
        if not many:
            break


def values(view: View) -> dict[int, float]:
    """The points that each card brings in the mean of all deals of the others' cards; those of Hearts below 0."""
    others = [s for s in range(4) if view.hides[s]]
    unseen = each(view.table().pack & ~sum(view.cards))
    totals, deals = dict.fromkeys(each(view.legal), 0.0), 0
    for cards in permutations(unseen, len(others)):
        if all(view.may[s] >> card & 1 for s, card in zip(others, cards, strict=True)):
            deals += 1
            for act in totals:
                table = view.table()
                held = dict(zip(others, cards, strict=True))
                lies = [seen | (1 << held[z] if z in held else 0) for z, seen in enumerate(view.cards)]
                fill(table, {"zone": lies})
                table.play(view.seat, act)
                while table.to_act:
                    table.play(table.who(), table.actions(table.who())[0])
                totals[act] += -table.gained[view.seat] if view.rules.least_wins else table.gained[view.seat]
    return {act: total / deals for act, total in totals.items()}


@pytest.mark.parametrize("played", OPTIONS)
def test_no_regret(played: str) -> None:
    for view, worth in choices(played, 12):
        for level in LEVELS:
            assert worth[bot(level).choose(view).action] == max(worth.values())
