"""Spades: every legal set, bids included, and every score agrees with OpenSpiel, an independent program.

It plays one hand between given scores, so each round of our matches is one of its games.  Its partners may never
bid more than thirteen together: our `cap_bids`.  What else it does otherwise is undone here, and nothing but that:

- Nothing breaks spades there (version 2.0.2), so they are led only from a hand that holds nothing else.
- After a partner's bid of 13 the other may only bid nil there; here 1 as well.
- Ten bags cost 100 there, and once more for twenty; here 110, once, and ten bags of one round count as none.
- A team that bid nil twice gets bags for its tricks there; here it has none.
- Scores below 0 count their last digit the other way there, so scores are not below 0 before a hand here.
"""
import random
from collections import Counter
from typing import Any

import pyspiel
import pytest

import parlour

HANDS = 1000                                     # of each way to play
SUIT = (0, 1, 3, 2)                              # they say C D H S, we say C D S H
NIL = 52                                         # their number for a bid of nil
SPADES = sum(1 << card for card in range(26, 39))
GAME = "spades(use_mercy_rule=false,win_threshold=1000000,win_or_loss_bonus=0)"
MEETS = {"careful": ("made", "missed", "penalty"), "random": ("made", "missed"), "nil": ("made", "missed", "nil twice"),
         "low": ("made", "penalty", "ten at once", "nil twice")}             # how hands end that are played like this


def other(card: int) -> int:
    """Our card in their numbers, and theirs in ours."""
    return SUIT[card // 13] * 13 + card % 13


def same_deal(table: Any, game: Any) -> Any:
    """Their state with our hands, our scores and our first bidder."""
    state = game.new_initial_state()
    hands = [[card for card in range(52) if table.zone[seat] >> card & 1] for seat in range(4)]
    for i in range(52):
        state.apply_action(other(hands[i % 4][i // 4]))
    state.set_current_scores(list(table.scores[:2]))
    state.set_current_player((table.dealer + 1) % 4)
    return state


def same_legal(table: Any, state: Any, seat: int) -> list[int]:
    """Our legal acts, that must be theirs but for what is known to differ; those that both have."""
    legal = table.actions(seat)
    if table.page == 0:
        allowed = [action - NIL for action in state.legal_actions()]
        partners = table.bids[(seat + 2) % 4]
        assert legal == ([0, 1] if partners == 13 else allowed)
        return allowed
    allowed = sorted(other(action) for action in state.legal_actions())
    plain = [card for card in legal if not SPADES >> card & 1]
    assert allowed == (plain if plain and table.led < 0 else legal)
    return allowed


def worth(table: Any, team: int, before: int) -> tuple[int, str]:
    """What they give a team less than we do, and why."""
    bid = table.bids[team] + table.bids[team + 2]
    over = table.tricks[team] + table.tricks[team + 2] - bid
    if bid == 0:
        return -over + 100 * ((before + over) // 10 - before // 10), "nil twice"
    if over < 0:
        return 0, "missed"
    theirs, ours = (before % 10 + over) // 10, before % 10 + over % 10 >= 10
    return 100 * theirs - 110 * ours, "penalty" if ours else "ten at once" if theirs else "made"


@pytest.mark.parametrize("player", MEETS)
def test_every_legal_set_and_score(player: str) -> None:
    game = pyspiel.load_game(GAME)
    rng, hands, seed, seen = random.Random(player), 0, 0, Counter[str]()
    while hands < HANDS:
        seed += 1
        table: Any = parlour.new("spades", seed=seed, cap_bids=True, limit=1000, rounds=500).state
        while not table.over and min(table.scores[:4]) >= 0 and hands < HANDS:
            hands += 1
            before, number, state = list(table.scores), table.round, same_deal(table, game)
            while table.round == number:
                seat = state.current_player()
                assert table.to_act == 1 << seat
                both = same_legal(table, state, seat)
                act = table.suggest(seat, rng.getrandbits(63)) if player == "careful" else rng.choice(both)
                if table.page == 0 and player == "nil" and rng.random() < 0.5:
                    act = 0
                elif table.page == 0 and player == "low":
                    act = rng.choice((0, 1))
                if act not in both:
                    act = rng.choice(both)
                state.apply_action(act + NIL if table.page == 0 else other(act))
                table.play(seat, act)
            assert state.is_terminal()
            for team in (0, 1):
                more, why = worth(table, team, before[team])
                seen[why] += 1
                points = table.scores[team] - before[team]
                assert points == table.scores[team + 2] - before[team + 2]
                assert points == state.returns()[team] + more, (why, before, str(state))
            if not table.over:
                table.deal(rng.randbytes(32))
    assert all(seen[why] > 20 for why in MEETS[player]), seen
