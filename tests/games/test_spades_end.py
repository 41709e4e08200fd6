"""Spades: when a match is over, and who has won."""
import pytest
from spades_rounds import after, before_last

import parlour

BOTH = (3, 3, 3, 4)                              # bids and tricks: 60 points for one team, 70 for the other, no bags


def ended(first: int, second: int, options: str = "", rounds: int = 3) -> parlour.Match:
    """After a round, with these scores."""
    match = after(BOTH, BOTH, (first - 60, second - 70), options, rounds)
    assert match.scores == [first, second, first, second]
    return match


@pytest.mark.parametrize(("first", "second", "over"), [
    (499, 0, False), (500, 0, True), (501, 0, True), (0, 499, False), (0, 500, True),
    (528, 526, False), (526, 528, False), (512, 505, True), (505, 512, True),
    (528, 520, False), (529, 520, False), (530, 529, True), (529, 530, True), (520, 519, True),
    (500, 500, False), (500, 509, False), (500, 510, True), (509, 500, False), (500, 499, True),
    (500, 490, True), (499, 499, False), (540, 540, False), (510, -70, True), (-300, -400, False)])
def test_over_when_the_best_has_the_limit_and_more_than_bags_ahead(first: int, second: int, over: bool) -> None:
    match = ended(first, second)
    assert match.over == over
    assert match.winners == (([0, 2] if first > second else [1, 3]) if over else [])


@pytest.mark.parametrize("sandbags", ["on", "off"])
def test_without_bags_the_last_digit_is_dropped_too(sandbags: str) -> None:
    """There, it is always 0, unless a position says otherwise."""
    for first, second, over in ((530, 530, False), (530, 520, True), (528, 526, False), (512, 505, True)):
        assert ended(first, second, f"sandbags={sandbags}").over == over


def test_the_limit_is_an_option() -> None:
    for limit in (50, 200, 1000):
        assert not ended(limit - 1, 0, f"limit={limit}").over
        assert ended(limit, 0, f"limit={limit}").over


def test_a_penalty_can_keep_a_team_from_the_limit() -> None:
    match = after((3, 3, 3, 3), (3, 3, 4, 3), (499, 0))
    assert match.scores == [499 + 60 + 1 - 110, 60, 450, 60]
    assert not match.over


def test_not_before_the_round_is_over() -> None:
    match = before_last(BOTH, BOTH, (490, 0))
    for _ in range(3):
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
        assert not match.over
    match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert match.over
    refusal = match.why_not(0, "2C")
    assert refusal
    assert refusal.rule == "match-over"


def test_no_score_is_so_low_that_it_ends_a_match() -> None:
    for low in (-200, -500, -5000):
        assert not ended(low, low - 100).over


def test_both_partners_win() -> None:
    assert ended(550, 470).winners == [0, 2]
    assert ended(470, 550).winners == [1, 3]
    assert ended(470, 400).winners == []


def test_the_next_round_is_dealt_when_the_match_goes_on() -> None:
    match = ended(528, 526)
    match.deal()
    assert match.view(0).round == 4
    assert match.view(0).facts["dealer"] == 1
    assert match.to_act == [2]


# -- the last round
@pytest.mark.parametrize(("rounds", "played", "over"), [(50, 48, False), (50, 49, True), (4, 2, False), (4, 3, True),
                                                         (1, 0, True), (500, 498, False), (500, 499, True)])
def test_the_match_ends_with_the_last_round(rounds: int, played: int, over: bool) -> None:
    match = ended(120, 80, f"rounds={rounds}", played)
    assert match.over == over
    assert match.winners == ([0, 2] if over else [])


@pytest.mark.parametrize(("first", "second", "winners"), [
    (528, 526, [0, 2]), (526, 528, [1, 3]), (-100, -99, [1, 3]), (60, 60, [0, 1, 2, 3])])
def test_after_the_last_round_bags_decide_and_the_win_can_be_shared(
        first: int, second: int, winners: list[int]) -> None:
    match = ended(first, second, "rounds=9", 8)
    assert match.over
    assert match.winners == winners


def test_the_worst_bidders_come_to_an_end() -> None:
    match = parlour.new("spades", seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, "bid 13" if match.page == 0 else next(iter(match.legal(seat))))
    assert match.state.round == 50
    assert max(match.scores) < 0


@pytest.mark.parametrize("limit", [50, 300])
def test_a_match_keeps_its_rules(limit: int) -> None:
    one = parlour.new("spades", seed=1, limit=limit, sandbags=False)
    other = parlour.new("spades", seed=1, limit=1000, spades_lead="always", cap_bids=True)
    while not one.over:
        seat = one.to_act[0]
        act = one.state.suggest(seat, len(one.acts))
        one.play(seat, act)
        if not other.over and act in other.legal(other.to_act[0]):
            other.play(other.to_act[0], act)
    assert (one.options.limit, one.options.sandbags, one.options.spades_lead) == (limit, False, "broken")
    assert max(one.scores) >= limit
    assert all(score % 10 == 0 for score in one.scores)
