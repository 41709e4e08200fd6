"""Every option of Hearts changes how the bots play, where it should."""
import pytest

import parlour
from bots.test_hearts_blunders import FOUR, LATE, LEVELS, POSITIONS, choice, passed, seen

GONE = LATE.replace("6H", "QS6H")                # the queen lies among what was taken
JACK_OUT = f"{GONE} {FOUR} hand0:JD2D7S4H3H table1:9C table2:TC table3:8C unseen:ASJSQDTD8H9HTHJHQHKHQCKC"
JACK_DOWN = f"{GONE} {FOUR} hand0:QD2D7S4H3H table1:9D table2:JD table3:KH unseen:ASJSKDTD8H9HTHJHQHAHQCKC"
QUEEN_GONE = ("seat:0 act:0 leader:0 hand0:2HKDACQDAS hand1:?5 hand2:?5 hand3:?5 taken1:QS "
              "unseen:3H4H5H6H7H8H9HTHJHQHKHAH9SKCJD")
FIRST = ("seat:0 act:0 leader:1 hand0:QSKDQDJD9D5D3D8S7S5SAHTH4H hand1:?12 table1:2C hand2:?12 table2:TC hand3:?12 "
         "table3:AC")
LAST = ("seat:0 act:0 scores:30,48,5,35 leader:1 hand0:QH2H hand1:?1 table1:5H hand2:?1 table2:4H hand3:?1 table3:3H "
        "taken3:6H7H8H9HTHJHKHAH unseen:AD4C3S")


@pytest.mark.parametrize("level", LEVELS)
def test_the_jack_is_kept_and_caught_where_he_counts(level: str) -> None:
    assert choice(seen(JACK_OUT, "jack=on"), level) != "JD"
    assert choice(seen(JACK_DOWN, "jack=on"), level) == "QD"
    assert choice(seen(JACK_OUT), level) == "JD"
    assert choice(seen(JACK_DOWN), level) == "2D"


@pytest.mark.parametrize("level", LEVELS)
def test_the_jack_is_not_passed_where_he_counts(level: str) -> None:
    hand = "2C3C4C5C2D3DJD7S5S3S2H3H4H"
    assert "JD" in passed(level, hand)
    assert "JD" not in passed(level, hand, "jack=on")


@pytest.mark.parametrize("level", LEVELS)
def test_without_the_moon_nobody_goes_for_it_or_breaks_it(level: str) -> None:
    shoot, _ = POSITIONS["goes on with a moon that is nearly sure"]
    broken, _ = POSITIONS["breaks a moon while it is cheap"]
    assert (choice(seen(shoot), level), choice(seen(shoot, "moon=off"), level)) == ("AD", "2D")
    assert (choice(seen(broken), level), choice(seen(broken, "moon=off"), level)) == ("QH", "2H")


@pytest.mark.parametrize("level", LEVELS)
def test_the_queen_breaks_hearts_and_the_low_heart_is_led(level: str) -> None:
    assert choice(seen(QUEEN_GONE, "queen_breaks=on"), level) == "2H"
    assert choice(seen(QUEEN_GONE), level) in ("KD", "AC", "QD", "AS")


@pytest.mark.parametrize("level", ["expert", "master"])
def test_points_on_the_first_trick_are_thrown_there(level: str) -> None:
    assert choice(seen(FIRST, "points_on_first=on"), level) == "QS"
    assert choice(seen(FIRST), level) in ("KD", "QD", "JD")


@pytest.mark.parametrize("level", LEVELS)
def test_who_passed_the_queen_knows_who_holds_her(level: str) -> None:
    """Behind her holder the king is got rid of; before her holder he is kept back."""
    base = f"{LATE} leader:3 hand0:KS2S7D4C3H table3:8S unseen:QSASJSQDJDTD8H9HTHJHQHKHQCKC"
    assert choice(seen(f"{base} hand1:?5 hand2:?5 hand3:QS?3 knows3:QS"), level) == "KS"
    assert choice(seen(f"{base} hand1:QS?4 hand2:?5 hand3:?4 knows1:QS"), level) == "2S"


@pytest.mark.parametrize("level", ["expert", "master"])
def test_nobody_ends_a_match_that_another_would_win(level: str) -> None:
    """Four points to seat 1 end a match to 50 that seat 2 has won; rather take them, and play on."""
    assert choice(seen(LAST, "limit=50"), level) == "QH"
    assert choice(seen(LAST, "limit=500"), level) == "2H"


def test_without_passing_play_begins_at_once() -> None:
    match = parlour.new("hearts", seed=3, passing=False)
    assert choice(match.view(match.to_act[0]), "master") == "2C"
