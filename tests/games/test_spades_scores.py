"""Spades: what a round is worth."""
import pytest
from spades_rounds import after, before_last, said

import parlour


def teams(match: parlour.Match) -> tuple[int, int]:
    """The scores of the teams; partners have the same."""
    assert match.scores[:2] == match.scores[2:]
    return match.scores[0], match.scores[1]


# -- bids
@pytest.mark.parametrize(("bids", "tricks", "scores"), [
    ((3, 2, 4, 4), (3, 2, 4, 4), (70, 60)),                      # made exactly
    ((3, 2, 4, 3), (7, 1, 0, 5), (70, 51)),                      # by whichever of the two
    ((3, 2, 4, 4), (4, 2, 2, 5), (-70, 61)),                     # one short, and one over
    ((3, 2, 4, 1), (0, 13, 0, 0), (-70, 40)),                    # all short: ten over is ten bags
    ((1, 6, 1, 6), (4, 5, 3, 1), (25, -120)),                    # five bags
    ((13, 1, 13, 1), (13, 0, 0, 0), (-260, -20)),                # more bid than there are
    ((13, 1, 1, 1), (12, 0, 1, 0), (-140, -20)),
    ((1, 1, 1, 1), (1, 5, 1, 6), (20, 29)),                      # nine bags
    ((10, 1, 3, 1), (13, 0, 0, 0), (130, -20)),
])
def test_ten_points_a_trick_bid_and_one_a_trick_over(
        bids: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, int]) -> None:
    assert teams(after(bids, tricks)) == scores


# -- nil
@pytest.mark.parametrize(("bids", "tricks", "scores"), [
    ((0, 3, 4, 5), (0, 4, 4, 5), (140, 81)),                     # made, and the partner's bid too
    ((0, 3, 4, 5), (1, 4, 3, 5), (-60, 81)),                     # failed, but its trick counts for the bid
    ((0, 3, 4, 5), (2, 3, 3, 5), (-59, 80)),                     # with a bag
    ((0, 3, 4, 5), (0, 5, 3, 5), (60, 82)),                      # made, the partner's bid not
    ((0, 3, 4, 5), (1, 5, 2, 5), (-140, 82)),                    # neither
    ((4, 3, 0, 5), (4, 4, 0, 5), (140, 81)),                     # the other partner
    ((3, 0, 5, 4), (4, 0, 5, 4), (81, 140)),
    ((0, 0, 6, 5), (0, 0, 7, 6), (161, 151)),                    # one in each team
    ((0, 3, 0, 5), (0, 7, 0, 6), (200, 85)),                     # both partners: twice
    ((0, 3, 0, 5), (0, 7, 1, 5), (0, 84)),                       # one of the two
    ((0, 3, 0, 5), (1, 7, 1, 4), (-200, 83)),                    # neither
    ((0, 0, 0, 0), (0, 0, 0, 13), (200, 0)),                     # no bid: nothing for tricks, and no bags
    ((0, 0, 0, 0), (5, 4, 3, 1), (-200, -200)),
    ((0, 3, 13, 5), (1, 0, 12, 0), (30, -80)),                   # thirteen made with the help of a failed nil
])
def test_a_hundred_for_each_nil(bids: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, int]) -> None:
    assert teams(after(bids, tricks)) == scores


def test_a_nil_of_both_partners_has_no_bags() -> None:
    match = after((0, 3, 0, 5), (3, 3, 2, 5), (107, 0))
    assert teams(match) == (107 - 200, 80)
    assert match.view(0).facts["bags"] == (7, 0, 7, 0)


# -- bags
def test_the_penalty_of_the_rule_book() -> None:
    match = after((3, 3, 3, 2), (4, 3, 4, 2), (109, 0))
    assert teams(match) == (109 + 60 + 2 - 110, 50)
    assert match.view(7).facts["bags"] == (1, 0, 1, 0)
    assert said(match, "bag-penalty") == [("bag-penalty", 0, 110)]


@pytest.mark.parametrize(("score", "over", "total"), [
    (100, 0, 120), (100, 1, 121), (100, 9, 129), (100, 10, 130), (100, 11, 131),     # no digit before: never
    (101, 8, 129), (101, 9, 130 - 110), (101, 10, 131), (101, 11, 132),              # ten bags count as none,
    (108, 1, 129), (108, 2, 130 - 110), (108, 3, 131 - 110),
    (109, 0, 129), (109, 1, 130 - 110), (109, 2, 131 - 110), (109, 9, 138 - 110),
    (109, 10, 139), (109, 11, 140 - 110),                                            # and eleven as one
    (105, 4, 129), (105, 5, 130 - 110), (105, 10, 135), (105, 11, 136),
    (-57, 6, -31), (-57, 7, -30 - 110), (-51, 0, -31), (-51, 1, -30 - 110),         # -57 is -60 and three bags
    (-60, 9, -31), (-60, 10, -30), (-1, 0, 19), (-1, 1, 20 - 110), (-9, 8, 19), (-9, 9, 20 - 110),
])
def test_ten_bags_cost_110_once(score: int, over: int, total: int) -> None:
    """A team that bid two in all, with so many over."""
    match = after((1, 0, 1, 0), (2 + over, 11 - over, 0, 0), (score, 0))
    assert match.scores[0] == total
    assert len(said(match, "bag-penalty")) == (total < score + 10)
    assert match.view(0).facts["bags"] == (total % 10, match.scores[1] % 10, total % 10, match.scores[1] % 10)


def test_both_teams_can_pay_for_their_bags() -> None:
    match = after((2, 2, 2, 2), (3, 3, 3, 4), (58, 67))
    assert teams(match) == (58 + 40 + 2 - 110, 67 + 40 + 3 - 110)
    assert said(match, "bag-penalty") == [("bag-penalty", 0, 110), ("bag-penalty", 1, 110)]


def test_nil_points_do_not_disturb_the_digit() -> None:
    for made in (True, False):
        match = after((0, 4, 3, 4), (0, 4, 5, 4) if made else (1, 4, 4, 4), (208, 0))
        assert match.scores[0] == 208 + (100 if made else -100) + 30 + 2 - 110


def test_bags_of_a_bid_that_was_missed_do_not_count() -> None:
    match = after((4, 3, 4, 3), (7, 6, 0, 0), (109, 0))
    assert match.scores[0] == 109 - 80
    assert not said(match, "bag-penalty")
    assert match.view(0).facts["bags"] == (9, 0, 9, 0)


@pytest.mark.parametrize(("score", "over", "total"), [(0, 3, 20), (109, 3, 129), (-57, 9, -37), (100, 11, 120)])
def test_without_bags_tricks_over_the_bid_are_worth_nothing(score: int, over: int, total: int) -> None:
    match = after((1, 0, 1, 0), (2 + over, 11 - over, 0, 0), (score, 0), "sandbags=off")
    assert match.scores[0] == total
    assert match.view(0).facts["bags"] == (0, 0, 0, 0)
    assert not said(match, "bag-penalty")


def test_bags_are_the_last_digit_of_the_score() -> None:
    for score, bags in ((0, 0), (7, 7), (120, 0), (309, 9), (-57, 3), (-60, 0), (-1, 9), (-9, 1)):
        match = before_last((1, 1, 1, 1), (4, 3, 3, 3), (score, 40))
        assert match.view(0).facts["bags"] == (bags, 0, bags, 0)
        off = before_last((1, 1, 1, 1), (4, 3, 3, 3), (score, 40), "sandbags=off")
        assert off.view(0).facts["bags"] == (0, 0, 0, 0)


# -- what is told, and when
def test_points_count_only_when_the_round_is_over() -> None:
    match = before_last((1, 1, 1, 1), (4, 3, 3, 3), (10, 20))
    for seat in (0, 1, 2):
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
        assert match.scores == [10, 20, 10, 20], seat


def test_all_hear_how_the_round_went() -> None:
    match = after((0, 3, 4, 5), (0, 5, 3, 5))
    words = ("nil-made", "nil-failed", "makes-bid", "set")
    assert said(match, *words) == [("nil-made", 0, 0), ("set", 0, 1), ("makes-bid", 1, 2)]
    assert said(after((0, 0, 0, 5), (0, 7, 0, 6)), *words)[-3:] == [
        ("nil-made", 0, 0), ("nil-made", 2, 0), ("makes-bid", 1, 8)]
    scored = [(event.seat, event.amount) for event in match.events(7) if event.kind == "score"]
    assert scored == [(0, 60), (2, 60), (1, 82), (3, 82)]


def test_a_nil_fails_when_its_first_trick_is_taken() -> None:
    match = parlour.position("spades leader:1 bids:0,4,3,0 hand0:AC2C hand1:3C4C hand2:5C6C hand3:7C8C taken1:*")
    assert isinstance(match, parlour.Match)
    match.paused = True
    for card in ("3C", "5C", "7C", "AC"):
        match.play(match.to_act[0], card)
    assert said(match, "nil-failed") == [("nil-failed", 0, 0)]
    for card in ("2C", "4C", "6C", "8C"):
        match.play(match.to_act[0], card)
    assert said(match, "nil-failed") == [("nil-failed", 0, 0), ("nil-failed", 3, 0)]
    assert not said(match, "nil-made")


def test_a_nil_fails_once() -> None:
    match = parlour.position("spades leader:0 bids:0,4,3,1 hand0:AC2C hand1:3C4C hand2:5C6C hand3:7C8C taken0:*")
    assert isinstance(match, parlour.Match)
    for card in ("AC", "3C", "5C", "7C"):
        match.play(match.to_act[0], card)
    assert not said(match, "nil-failed"), "it had failed before"
