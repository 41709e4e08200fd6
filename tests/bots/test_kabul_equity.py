"""Kabul: what the end of a round is worth in the match, for who plays for it."""
import pytest

import parlour
from parlour.core.flat import Flat
from parlour.games.kabul_terms import KABUL
from parlour.minds.kabul import KabulMind

FOR_THE_MATCH = 3                                # with care, and for the match

ROWS = "row0:2C row1:3C row2:4C row3:5C shown:2C3C4C5C"


def chance(words: str, options: str = "", rows: str = ROWS) -> float:
    """What a call of seat 0 is worth, where everybody sees all cards and it ends the round."""
    match = parlour.position(f"kabul {options} phase:end turns:9 mover:0 {rows} deck:* {words}")
    assert isinstance(match, parlour.Match)
    match.paused = True
    tries = Flat(match.view(0).worlds, KabulMind, FOR_THE_MATCH, 1, True)
    tries.run(1 << KABUL, 4, 1)
    return tries.mean(KABUL)


@pytest.mark.parametrize(("scores", "sums", "then"), [
    ("0,0,0,0", "0,0,0,0,0,0", 1), ("2,4,3,4", "0,0,0,0,0,0", 0), ("1,3,1,1", "0,0,0,0,0,0", 0),
    ("2,2,3,5", "0,0,0,0,0,0", 1), ("2,2,3,5", "4,0,0,0,0,0", 0), ("2,2,3,5", "3,0,0,0,0,0", 0.5)])
def test_at_the_end_it_is_the_result(scores: str, sums: str, then: float) -> None:
    """The call brings 3, 2, 1 and 0 points; equal points are told apart by the lower sum of totals."""
    assert chance(f"round:3 scores:{scores} sums:{sums}") == pytest.approx(then)


@pytest.mark.parametrize("options", ["", "false_call=repo", "false_call=last", "scoring=lowest", "target=20 rounds=50"])
def test_more_points_are_a_better_chance_and_more_so_near_the_end(options: str) -> None:
    for number in (0, 1, 2):
        found = [chance(f"round:{number} scores:{score},4,4,4", options) for score in range(10)]
        assert found == sorted(found)
        assert len(set(found)) == 10
        assert all(0 < one < 1 for one in found)
    assert chance("round:2 scores:8,5,5,5", "") > chance("round:0 scores:8,5,5,5", "")


@pytest.mark.parametrize("scoring", ["sum", "cabo", "golf"])
def test_where_totals_are_added_up_a_lower_one_is_a_better_chance(scoring: str) -> None:
    found = [chance(f"round:2 scores:{score},-20,-20,-20", f"scoring={scoring} rounds=9") for score in (-40, -20, -5)]
    assert found == sorted(found)
    assert found[0] < 0.25 < found[2]


def test_with_a_target_near_the_match_is_nearer_its_end() -> None:
    """A lead is worth more where the match may be over soon."""
    assert chance("round:1 scores:9,6,6,6", "rounds=50 target=13") > chance("round:1 scores:9,6,6,6",
                                                                           "rounds=50 target=60")
