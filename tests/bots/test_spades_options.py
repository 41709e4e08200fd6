"""Every option of Spades changes how the bots play, where it should; and what a match is worth to them."""
from random import Random

import pytest

from bots.test_spades_blunders import CARDS, LEVELS, bid, choice, seen
from games.spades_rounds import before_last
from parlour.core.flat import Flat
from parlour.minds import mind_of

RISKY = "5S8SJS6C7C8C9C4D7DTDQD7H9H"             # a nil that fails more often than not
STRONG = "ASKSQSJSTS9S8S7S2D3D4C5C6H"


def value(scores: tuple[int, int], options: str = "limit=500", rounds: int = 3) -> float:
    """What the last trick of a round is worth to seat 0, whose team makes its bid of six, as the others do theirs."""
    match = before_last((3, 3, 3, 3), (4, 3, 3, 3), scores, options, rounds)
    seat = match.to_act[0]
    tries = Flat(match.view(seat).worlds, mind_of("spades"), 3)
    tries.run(match.legal(seat).mask, 1, 1)
    act = int(next(iter(match.legal(seat))))
    return tries.mean(act) if seat % 2 == 0 else 1 - tries.mean(act)


def test_more_points_are_worth_more() -> None:
    assert value((100, 100)) < value((140, 100)) < value((240, 100)) < value((400, 100))


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    assert value((100, 50)) < value((400, 350))


@pytest.mark.parametrize(("scores", "worth"), [((450, 300), 1.0), ((300, 450), 0.0), ((480, 479), 1.0)])
def test_the_end_is_exact(scores: tuple[int, int], worth: float) -> None:
    assert value(scores) == worth


def test_equal_scores_after_the_last_round_share_the_win() -> None:
    assert value((105, 106), "rounds=4") == 0.5


def test_the_ninth_bag_weighs() -> None:
    assert value((109, 100)) < value((100, 100))


@pytest.mark.parametrize("level", LEVELS)
def test_limit_behind_and_near_it_a_doubtful_nil_is_the_way_out(level: str) -> None:
    assert bid(level, RISKY, "-1,5,3,5", 0, "limit=500", "200,470,200,470") == 0
    assert bid(level, RISKY, "-1,5,3,5", 0, "limit=1000", "200,470,200,470") > 0


@pytest.mark.parametrize("level", LEVELS)
def test_rounds_behind_in_the_last_one_too(level: str) -> None:
    assert bid(level, RISKY, "-1,5,3,5", 0, "rounds=4", "0,220,0,220", played=3) == 0
    assert bid(level, RISKY, "-1,5,3,5", 0, "rounds=50", "0,220,0,220", played=3) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_sandbags_without_them_bids_are_lower(level: str) -> None:
    hands = ["".join(sorted(Random(number).sample(CARDS, 13))) for number in range(20)]
    with_bags = sum(bid(level, hand) for hand in hands)
    without = sum(bid(level, hand, options="sandbags=off") for hand in hands)
    assert without < with_bags


@pytest.mark.parametrize("level", LEVELS)
def test_cap_bids_leaves_what_the_partner_left(level: str) -> None:
    assert bid(level, STRONG, "-1,1,8,1", 0, "cap_bids=on") <= 5 < bid(level, STRONG, options="cap_bids=on")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule", ["broken", "after_first", "always"])
def test_spades_lead_a_long_suit_draws_the_others_spades(level: str, rule: str) -> None:
    hand = " ".join(STRONG[k:k + 2] for k in range(0, 26, 2))
    unseen = " ".join(sorted(set(CARDS) - set(hand.split())))
    view = seen("9,1,2,1", (0, 0, 0, 0), 0, "", hand, unseen, f"spades_lead={rule}")
    led = {choice(view, level, seed)[1] for seed in range(3)}
    assert ("S" in led) == (rule == "always")
