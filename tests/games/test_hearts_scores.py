"""Hearts: points, the moon, and the end of the match."""
import pytest

import parlour

LAST = "leader:0 hand0:2C hand1:3C hand2:4C hand3:5C"      # the last trick, which seat 3 takes


def after(line: str) -> parlour.Match:
    """The match after the last trick of a round; seat 3 takes clubs without points."""
    match = parlour.position(f"hearts {LAST} {line}")
    assert isinstance(match, parlour.Match)
    match.paused = True
    for seat in range(4):
        match.play(seat, f"{seat + 2}C")
    return match


def test_a_heart_is_one_point_and_the_queen_of_spades_thirteen() -> None:
    assert after("taken0:2H3H taken1:QS taken2:4H5H6H7H8H taken3:*").scores == [2, 13, 5, 6]


def test_nobody_gains_for_other_cards() -> None:
    assert after("taken0:*DASKS taken1:QS taken2:*H taken3:*").scores == [0, 13, 13, 0]


def test_points_are_added_to_those_of_earlier_rounds() -> None:
    assert after("scores:10,20,30,40 taken0:2H3H taken1:QS taken2:4H5H6H7H8H taken3:*").scores == [12, 33, 35, 46]


def test_points_count_only_when_the_round_is_over() -> None:
    match = parlour.position(f"hearts {LAST} scores:1,2,3,4 taken0:2H3H taken1:QS taken2:*")
    assert isinstance(match, parlour.Match)
    for seat in range(3):
        match.play(seat, f"{seat + 2}C")
        assert match.scores == [1, 2, 3, 4]


def test_the_jack_of_diamonds_takes_ten_points_off_as_an_option() -> None:
    line = "taken0:2H3HJD taken1:QS taken2:4H5H6H7H8H taken3:*"
    assert after(line).scores == [2, 13, 5, 6]
    assert after(f"jack=on {line}").scores == [-8, 13, 5, 6]


def test_a_round_may_be_negative() -> None:
    assert after("jack=on scores:-5,0,0,0 taken0:JD taken1:QS taken2:*H taken3:*").scores[0] == -15


def test_who_takes_all_points_gives_26_to_the_others() -> None:
    assert after("taken1:*HQS taken3:*").scores == [26, 0, 26, 26]


def test_all_hear_of_a_moon() -> None:
    said = [event for event in after("taken1:*HQS taken3:*").events(7) if event.said == "moon"]
    assert [event.seat for event in said] == [1]


def test_with_the_jack_the_shooter_gets_ten_off() -> None:
    assert after("jack=on taken1:*HQSJD taken3:*").scores == [26, -10, 26, 26]


def test_with_the_jack_an_opponent_of_the_shooter_gets_sixteen() -> None:
    assert after("jack=on taken1:*HQS taken2:JD taken3:*").scores == [26, 0, 16, 26]


def test_the_jack_is_no_part_of_the_moon() -> None:
    assert after("jack=on taken0:JD taken1:*HQS taken3:*").scores[1] == 0


def test_all_hearts_without_the_queen_are_no_moon() -> None:
    assert after("taken1:*H taken2:QS taken3:*").scores == [0, 13, 13, 0]


def test_without_the_moon_the_shooter_keeps_the_26() -> None:
    assert after("moon=off taken1:*HQS taken3:*").scores == [0, 26, 0, 0]


def test_without_the_moon_the_jack_makes_it_sixteen() -> None:
    assert after("moon=off jack=on taken1:*HQSJD taken3:*").scores == [0, 16, 0, 0]


# -- the end
def test_the_match_ends_when_somebody_reaches_the_limit() -> None:
    line = "taken0:2H taken1:QS taken2:4H5H6H7H8H taken3:*"
    assert not after(f"scores:98,0,0,0 {line}").over
    assert after(f"scores:99,0,0,0 {line}").over


def test_the_match_does_not_end_inside_a_round() -> None:
    match = parlour.position("hearts scores:0,0,0,99 leader:0 hand0:2CAC hand1:3HKC hand2:4CQC hand3:5CJC taken1:*")
    assert isinstance(match, parlour.Match)
    for seat, card in enumerate(("AC", "KC", "QC", "JC")):
        match.play(seat, card)
    assert not match.over
    for seat, card in enumerate(("2C", "3H", "4C", "5C")):
        match.play(seat, card)
    assert match.over


def test_the_limit_is_an_option() -> None:
    assert after("limit=25 scores:24,0,0,0 taken0:2H taken1:QS taken2:*").over
    assert not after("limit=26 scores:24,0,0,0 taken0:2H taken1:QS taken2:*").over


def test_the_lowest_score_wins() -> None:
    match = after("scores:99,5,6,7 taken0:*HQSJD taken3:* moon=off")
    assert (match.over, match.winners) == (True, [1])


def test_nobody_has_won_before_the_end() -> None:
    assert after("scores:9,5,6,7 taken0:*HQSJD taken3:* moon=off").winners == []


def test_those_with_the_same_lowest_score_share_the_win() -> None:
    assert after("scores:99,5,5,7 taken0:*HQSJD taken3:* moon=off").winners == [1, 2]


def test_a_moon_can_end_a_match_for_three() -> None:
    match = after("scores:80,90,80,99 taken1:*HQS taken3:*")
    assert (match.scores, match.winners) == ([106, 90, 106, 125], [1])


def test_negative_scores_win() -> None:
    assert after("jack=on scores:99,0,-3,7 taken0:*H taken1:QS taken2:JD taken3:*").winners == [2]


def test_the_next_round_is_dealt_when_one_is_over() -> None:
    match = parlour.position(f"hearts {LAST} taken0:2H3H taken1:QS taken3:*")
    assert isinstance(match, parlour.Match)
    for seat in range(4):
        match.play(seat, f"{seat + 2}C")
    assert match.to_act == [0, 1, 2, 3]
    assert [len(match.legal(seat)) for seat in range(4)] == [13] * 4


@pytest.mark.parametrize(("limit", "jack"), [(25, False), (100, True)])
def test_a_match_keeps_its_rules(limit: int, jack: bool) -> None:
    one = parlour.new("hearts", seed=1, limit=limit, jack=jack)
    other = parlour.new("hearts", seed=1, limit=500, queen_breaks=True)
    while not one.over:
        for match in (one, other):
            match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert (one.options.limit, one.options.jack, one.options.queen_breaks) == (limit, jack, False)
    assert max(one.scores) >= limit
