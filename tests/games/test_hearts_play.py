"""Hearts: which card may be played, and who takes the trick."""
import pytest

import parlour

SUITS = "hand0:*C hand1:*D hand2:*S hand3:*H"    # the clubs lead, hearts are last
RANKS = "23456789TJQKA"


def at(line: str) -> parlour.Match:
    """A match from this position."""
    match = parlour.position(f"hearts {line}")
    assert isinstance(match, parlour.Match)
    return match


def legal(match: parlour.Match, seat: int) -> set[str]:
    """The names of the legal acts."""
    return {act.name for act in match.legal(seat)}


def refused(match: parlour.Match, seat: int, act: str) -> tuple[str, str]:
    """The id and the sentence of a refusal, which changes nothing."""
    before = match.digest()
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(seat, act)
    assert match.digest() == before
    return refusal.value.rule, str(refusal.value)


def broken(match: parlour.Match) -> bool:
    """Whether hearts are broken, as everyone can see."""
    return bool(match.view(7).facts["broken"])


# -- the first trick
def test_the_two_of_clubs_leads() -> None:
    match = at(SUITS)
    assert match.to_act == [0]
    assert legal(match, 0) == {"2C"}
    assert refused(match, 0, "AC") == (
        "two-of-clubs-leads", "The two of clubs leads the first trick. (two-of-clubs-leads)")


def test_the_first_trick_takes_no_points_while_something_else_is_there() -> None:
    match = at(SUITS)
    match.play(0, "2C")
    match.play(1, "2D")
    assert legal(match, 2) == {rank + "S" for rank in RANKS} - {"QS"}
    assert refused(match, 2, "QS") == (
        "no-points-on-first-trick",
        "No hearts and no queen of spades on the first trick, unless you have nothing else. (no-points-on-first-trick)")


@pytest.mark.parametrize("jack", ["off", "on"])
def test_the_jack_of_diamonds_is_fine_on_the_first_trick(jack: str) -> None:
    match = at(f"jack={jack} {SUITS}")
    match.play(0, "2C")
    assert "JD" in legal(match, 1)


def test_who_has_only_points_may_play_any_on_the_first_trick() -> None:
    match = at("hand0:*C hand1:*D hand2:2S3S4S5S6S7S8S9STSJSKSAS2H hand3:3H4H5H6H7H8H9HTHJHQHKHAHQS")
    match.play(0, "2C")
    match.play(1, "2D")
    match.play(2, "2S")
    assert len(match.legal(3)) == 13
    assert "QS" in match.legal(3)


def test_a_heart_on_the_first_trick_breaks_hearts() -> None:
    match = at(SUITS)
    for seat, card in enumerate(("2C", "2D", "2S")):
        match.play(seat, card)
    assert not broken(match)
    match.play(3, "2H")
    assert broken(match)


def test_points_on_the_first_trick_as_an_option() -> None:
    match = at(f"points_on_first=on {SUITS}")
    match.play(0, "2C")
    match.play(1, "2D")
    assert len(match.legal(2)) == 13
    match.play(2, "QS")


def test_clubs_are_followed_on_the_first_trick() -> None:
    match = at("hand0:2C3C4C5C6C7C8C9CTCJCQCKC2D hand1:AC3D4D5D6D7D8D9DTDJDQDKDAD hand2:*S hand3:*H")
    match.play(0, "2C")
    assert legal(match, 1) == {"AC"}


# -- following
def test_follow_suit() -> None:
    match = at("leader:0 hand0:3C4C hand1:5C6D hand2:7D8D hand3:9D9H taken2:*")
    match.play(0, "3C")
    assert legal(match, 1) == {"5C"}
    assert refused(match, 1, "6D") == ("follow-suit", "Follow suit: clubs were led, and you have some. (follow-suit)")


def test_who_cannot_follow_plays_anything() -> None:
    match = at("leader:0 hand0:3C4C hand1:QS9H hand2:7D8D hand3:9D8H taken2:*")
    match.play(0, "3C")
    assert legal(match, 1) == {"QS", "9H"}


def test_the_first_trick_is_over_when_points_may_be_thrown() -> None:
    match = at("leader:0 hand0:3C4C hand1:QS6D hand2:7D8D hand3:9D8H taken2:*")
    match.play(0, "3C")
    assert "QS" in match.legal(1)


# -- leading
UNBROKEN = "leader:0 hand0:2H3HQS3S hand1:4H5H6H7H hand2:8H9HTHJH hand3:QHKHAH4S taken1:*"


def test_hearts_are_not_led_before_they_are_broken() -> None:
    match = at(UNBROKEN)
    assert legal(match, 0) == {"QS", "3S"}
    assert refused(match, 0, "2H") == (
        "hearts-not-broken", "Hearts are not broken yet: lead another suit. (hearts-not-broken)")


def test_the_queen_of_spades_is_led_at_any_time_after_the_first_trick() -> None:
    assert "QS" in at(UNBROKEN).legal(0)


def test_a_thrown_heart_breaks_hearts() -> None:
    match = at(UNBROKEN)
    match.play(0, "3S")
    assert not broken(match)
    match.play(1, "4H")
    assert broken(match)
    match.play(2, "8H")
    match.play(3, "4S")
    assert legal(match, 3) == {"QH", "KH", "AH"}


def test_who_has_nothing_but_hearts_leads_one_and_breaks_them() -> None:
    match = at("leader:1 hand0:2H3HQS3S hand1:4H5H6H7H hand2:8H9HTHJH hand3:QHKHAH4S taken1:*")
    assert len(match.legal(1)) == 4
    assert not broken(match)
    match.play(1, "4H")
    assert broken(match)


def test_once_broken_hearts_may_be_led() -> None:
    match = at("leader:0 hand0:3H3S hand1:4H5H hand2:8H9H hand3:QH4S taken1:*")
    assert legal(match, 0) == {"3H", "3S"}


@pytest.mark.parametrize(("option", "breaks"), [("off", False), ("on", True)])
def test_the_queen_of_spades_breaks_hearts_as_an_option(option: str, breaks: bool) -> None:
    match = at(f"queen_breaks={option} {UNBROKEN}")
    match.play(0, "QS")
    assert broken(match) == breaks


@pytest.mark.parametrize(("option", "breaks"), [("off", False), ("on", True)])
def test_a_queen_of_spades_already_taken_counts_for_that_option(option: str, breaks: bool) -> None:
    match = at(f"queen_breaks={option} leader:0 hand0:2H3H5S3S hand1:4H5H6H7H hand2:8H9HTHJH hand3:QHKHAH4S taken1:*")
    assert broken(match) == breaks


def test_all_hear_when_hearts_break_and_only_once() -> None:
    match = at(UNBROKEN)
    for seat, card in enumerate(("3S", "4H", "8H")):
        match.play(seat, card)
    assert [(event.said, event.seat) for event in match.events(7) if event.kind == "say"] == [("hearts-broken", 1)]


# -- tricks
def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    match = at("leader:1 hand0:5C6D hand1:3CKD hand2:9CAD hand3:AH2H taken2:*")
    for seat, card in ((1, "3C"), (2, "9C"), (3, "AH"), (0, "5C")):
        match.play(seat, card)
    assert match.to_act == [2]
    assert {"3C", "9C", "AH", "5C"} <= set(match.view(0).zones["taken2"].cards)


def test_seats_play_clockwise() -> None:
    match = at("leader:2 hand0:5C6D hand1:3CKD hand2:9CAD hand3:AH2H taken2:*")
    order = []
    for _ in range(4):
        order += match.to_act
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert order == [2, 3, 0, 1]


def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    match = at(SUITS)
    assert legal(match, 1) == set()
    assert refused(match, 1, "2D") == ("not-your-turn", "It is not your turn. (not-your-turn)")


def test_a_card_of_another_hand_is_refused() -> None:
    match = at(SUITS)
    assert refused(match, 0, "AD") == ("not-in-hand", "AD is not in your hand. (not-in-hand)")


def test_an_act_that_no_card_has_is_refused() -> None:
    match = at(SUITS)
    assert refused(match, 0, "60") == ("no-such-act", "This game has no act number 60. (no-such-act)")


def test_nothing_is_played_after_the_match() -> None:
    match = at("scores:99,0,0,0 leader:0 hand0:2C hand1:3C hand2:4C hand3:5C taken0:*H taken1:*")
    for seat in range(4):
        match.play(seat, f"{seat + 2}C")
    assert match.over
    assert refused(match, 0, "2C") == ("match-over", "The match is over. (match-over)")
