"""Hearts: every legal set and every score agrees with OpenSpiel, an independent program.

It plays one hand from given cards, so each round of our matches is one of its games.  It knows our
options `queen_breaks`, `jack`, `points_on_first` and `passing`, which are on in turn here.
"""
import itertools
import random
from typing import Any

import pyspiel
import pytest

import parlour
from oracles.spiel_hearts import ours, same_deal, theirs, word
from parlour.core.table import Table

HANDS = 250                                      # of each set of options: 16 * 250 in all


def same_round(table: Table, state: Any, rng: random.Random, careful: bool) -> list[int]:
    """Play a round on both; the points it gave."""
    before, number = list(table.scores), table.round
    while table.round == number:
        seat = state.current_player()
        assert table.to_act >> seat & 1
        legal = table.actions(seat)
        assert sorted(ours(card) for card in state.legal_actions()) == legal
        card = table.suggest(seat, rng.getrandbits(63)) if careful else rng.choice(legal)
        assert card in legal
        state.apply_action(theirs(card))
        table.play(seat, card)
    assert state.is_terminal()
    return [after - then for after, then in zip(table.scores, before, strict=True)][:4]


@pytest.mark.parametrize(("jack", "queen", "points", "passing"), list(itertools.product((False, True), repeat=4)))
def test_every_legal_set_and_score(jack: bool, queen: bool, points: bool, passing: bool) -> None:
    game = pyspiel.load_game(f"hearts(jd_bonus={word(jack)},qs_breaks_hearts={word(queen)},"
                             f"no_pts_on_first_trick={word(not points)},pass_cards={word(passing)})")
    rng, hands, seed = random.Random(1), 0, 0
    while hands < HANDS:
        seed += 1
        match = parlour.new("hearts", seed=seed, limit=500, jack=jack, queen_breaks=queen, points_on_first=points,
                            passing=passing)
        table = match.state
        while not table.over and hands < HANDS:
            hands += 1
            state = same_deal(table, game)
            points_won = same_round(table, state, rng, careful=hands % 3 == 0)
            assert points_won == [26 - returned for returned in state.returns()], (seed, state)
            if not table.over:
                table.deal(rng.randbytes(32))


@pytest.mark.parametrize("jack", [False, True])
def test_moons(jack: bool) -> None:
    """Rare in play, so here on purpose: one seat holds all the high cards."""
    game = pyspiel.load_game(f"hearts(jd_bonus={word(jack)},pass_cards=false,qs_breaks_hearts=false)")
    hands = "hand0:2CAHKHQHJHTH9H8H7HASKSQSJS hand1:3C4C5C6C7C8C9CTCJCQCKCAC2D " \
            "hand2:3D4D5D6D7D8D9DTDJDQDKDAD2S hand3:2H3H4H5H6H3S4S5S6S7S8S9STS"
    moons = 0
    for seed in range(100):
        match = parlour.position(f"hearts jack={'on' if jack else 'off'} passing=off {hands}")
        assert isinstance(match, parlour.Match)
        table = match.state
        state = same_deal(table, game)
        points = same_round(table, state, random.Random(seed), careful=False)
        assert points == [26 - returned for returned in state.returns()]
        moons += sum(points) > 30
    assert moons
