"""Oh Hell: every legal set, bids included, and every score agrees with OpenSpiel, an independent program.

It plays one hand, so each round of our matches is one of its games.  Its trump card is always turned up from cards
not dealt, so rounds of thirteen cards are not among these; where ours is the dealer's card, another of its
suit stands for it there.  Its dealer may never make the bids add up to the number of tricks: our `restrict`.
"""
import random
from typing import Any

import pyspiel
import pytest

import parlour

HANDS = 250                                      # of each set of options: 12 * 250 in all
BID = 52                                         # their number for a bid of none
TRICK_POINTS = {"always": 1, "never": 0, "exact": 0}       # "exact" they have not: the points of their tricks are ours


def theirs(card: int) -> int:
    """Our card in their numbers: they go rank by rank, through the same suits."""
    return card % 13 * 4 + card // 13


def ours(card: int) -> int:
    """Their card in our numbers."""
    return card % 4 * 13 + card // 4


def trump_for_them(table: Any) -> int:
    """A card that was not dealt, of our trump suit; -1 if all of them were."""
    dealt = sum(table.zone[:4])
    spare = [card for card in range(52) if card // 13 == table.trump and not dealt >> card & 1]
    return table.trump_card if table.trump_card in spare else spare[0] if spare else -1


def same_deal(table: Any, game: Any, trump: int) -> Any:
    """Their state with our dealer, trumps and hands."""
    state = game.new_initial_state()
    state.apply_action(table.cards)
    state.apply_action(table.dealer)
    hands = [[card for card in range(52) if table.zone[seat] >> card & 1] for seat in range(4)]
    for i in range(4 * table.cards):
        state.apply_action(theirs(hands[i % 4][i // 4]))
    state.apply_action(theirs(trump))
    return state


def same_round(table: Any, state: Any, rng: random.Random, careful: bool) -> list[int]:
    """Play a round on both; the points it gave."""
    before, number = list(table.scores), table.round
    while table.round == number:
        seat = state.current_player()
        assert table.to_act == 1 << seat
        legal, allowed = table.actions(seat), [action - BID for action in state.legal_actions()]
        bidding = table.page == 0
        if not bidding:
            allowed = sorted(ours(card) for card in state.legal_actions())
        elif seat == table.dealer and not table.restrict and table.total <= table.cards:
            allowed = sorted([*allowed, table.cards - table.total])
        assert legal == allowed
        act = table.suggest(seat, rng.getrandbits(63)) if careful else rng.choice(legal)
        if bidding and act + BID not in state.legal_actions():
            act = rng.choice(state.legal_actions()) - BID
        state.apply_action(act + BID if bidding else theirs(act))
        table.play(seat, act)
    assert state.is_terminal()
    return [after - then for after, then in zip(table.scores, before, strict=True)][:4]


@pytest.mark.parametrize("trick_points", list(TRICK_POINTS))
@pytest.mark.parametrize("restrict", [False, True])
@pytest.mark.parametrize(("sequence", "trump"), [("down-up", "turned"), ("up", "dealer")])
def test_every_legal_set_and_score(sequence: str, trump: str, restrict: bool, trick_points: str) -> None:
    game = pyspiel.load_game(f"oh_hell(players=4,points_per_trick={TRICK_POINTS[trick_points]})")
    rng, hands, seed, sizes = random.Random(1), 0, 0, set()
    while hands < HANDS:
        seed += 1
        table: Any = parlour.new("oh_hell", seed=seed, sequence=sequence, trump=trump, restrict=restrict,
                                 trick_points=trick_points).state
        while not table.over and hands < HANDS:
            card = trump_for_them(table)
            if card >= 0:
                hands += 1
                sizes.add(table.cards)
                state = same_deal(table, game, card)
                points = same_round(table, state, rng, careful=hands % 2 == 0)
                made = [returned >= 10 for returned in state.returns()]
                if trick_points == "exact":
                    assert points == [10 + won if ok else 0 for ok, won in zip(made, table.tricks, strict=True)]
                else:
                    assert points == list(state.returns()), (seed, str(state))
            else:
                while table.to_act:
                    table.play(table.who(), table.actions(table.who())[0])
            if not table.over:
                table.deal(rng.randbytes(32))
    assert sizes == set(range(1, 11 if sequence == "down-up" else 13))
