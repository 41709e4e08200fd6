"""The chance to win a match of Qute: exact at its end, before it better with fewer points, and with an eye on 125."""
import pytest

import parlour
from parlour.core.flat import Flat
from parlour.minds.qute import QuteMind

MATCH = 1
MINUS, PLUS = 46, 47


def worth(scores: str, act: int = MINUS, knows: int = MATCH) -> float:
    """What the round is worth for seat 0, which went out with a jack; seat 1 holds nothing that counts."""
    match = parlour.position(f"qute seats=2 scores:{scores} phase:points mover:0 laid:1 hand1:9D knows0:9D "
                             "stack:8DJS blind:*")
    assert isinstance(match, parlour.Match)
    tries = Flat(match.view(0).worlds, QuteMind, knows)
    tries.run(1 << act, 1, 1)
    return tries.mean(act)


@pytest.mark.parametrize(("scores", "chance"), [("60,110", 1.0), ("115,110", 1.0), ("130,110", 0.5), ("60,115", 1.0)])
def test_at_the_end_it_is_exact(scores: str, chance: float) -> None:
    assert worth(scores, PLUS) == chance


def test_before_it_exactly_125_is_0() -> None:
    assert worth("60,105", PLUS) == worth("60,0", PLUS) - (worth("60,0", PLUS) - worth("60,-20", PLUS)) == \
        worth("60,-20", PLUS)
    assert worth("60,105", PLUS) < 0.5 < worth("60,100", PLUS)


def test_fewer_own_points_and_more_of_the_others_are_better() -> None:
    mine = [worth(f"{score},40") for score in range(-20, 100, 5)]
    assert mine == sorted(mine, reverse=True)
    assert len(set(mine)) == len(mine)
    theirs = [worth(f"40,{score}") for score in range(-20, 80, 5)]
    assert theirs == sorted(theirs)
    assert len(set(theirs)) == len(theirs)


def test_a_lead_counts_for_more_the_nearer_the_end() -> None:
    leads = [worth(f"{20 + score},{score}") for score in range(20, 100, 5)]
    assert all(lead == 0.5 for lead in leads[:1]) or leads[0] == pytest.approx(0.5)
    ahead = [worth(f"{score},{score}") for score in range(0, 80, 10)]
    assert ahead == sorted(ahead)
    assert ahead[0] > 0.5


def test_who_lacks_one_card_to_125_stands_better_than_who_is_beyond_its_reach() -> None:
    assert worth("50,120") > worth("50,115")
    assert worth("50,110") > worth("50,105")
    assert worth("50,115") - worth("50,110") < worth("50,110") - worth("50,105")


def test_the_chances_of_all_are_one() -> None:
    for scores in ("0,0", "60,40", "20,115"):
        first, second = scores.split(",")
        mine = worth(f"{int(first) + 20},{second}")
        other = worth(f"{int(second) + 20},{first}")
        assert mine + other == pytest.approx(1.0)


def test_who_does_not_think_of_the_match_counts_the_round() -> None:
    assert worth("0,0", knows=0) == worth("40,70", knows=0)
