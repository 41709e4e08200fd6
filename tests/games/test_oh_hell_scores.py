"""Oh Hell: what a round is worth, and when a match is over."""
import pytest

import parlour

LAST = "hand0:2C hand1:3C hand2:4C hand3:5C"     # seat 0 leads the only trick, seat 3 takes it


def after(line: str) -> parlour.Match:
    """The match when the only trick of a round is played, before another deal."""
    match = parlour.position(f"oh_hell {line} {LAST} turned:AH deck:*")
    assert isinstance(match, parlour.Match)
    match.paused = True
    for seat in range(4):
        match.play(seat, f"{seat + 2}C")
    return match


def long_round(tricks: tuple[int, int, int, int], bids: tuple[int, int, int, int], line: str = "") -> parlour.Match:
    """A round of ten cards of which the first nine tricks are taken, and seat 3 takes the last: tricks are with it."""
    cards = [card for card in parlour.GAMES["oh_hell"].cards if card not in ("2C", "3C", "4C", "5C", "AH")]
    taken = []
    for seat, won in enumerate(tricks):
        count = 4 * (won - (seat == 3))
        taken.append(f"taken{seat}:{''.join(cards[:count])}")
        cards = cards[count:]
    first = next(seat for seat, won in enumerate(tricks) if won - (seat == 3))
    match = parlour.position(f"oh_hell {line} leader:{first} bids:{','.join(map(str, bids))} {' '.join(taken)} {LAST} "
                             "turned:AH deck:*")
    assert isinstance(match, parlour.Match)
    match.paused = True
    for _ in range(4):
        match.play(match.to_act[0], f"{match.to_act[0] + 2}C")
    return match


def said(match: parlour.Match) -> list[tuple[str, int, int]]:
    """What was announced at the end of the round."""
    return [(e.said, e.seat, e.amount) for e in match.events(7) if e.said in ("made", "missed")]


# -- the round
@pytest.mark.parametrize(("points", "scores"), [("always", [10, 0, 10, 11]), ("exact", [10, 0, 10, 11]),
                                                ("never", [10, 0, 10, 10])])
def test_an_exact_bid_is_ten_and_tricks_count_by_the_option(points: str, scores: list[int]) -> None:
    assert after(f"trick_points={points} round:9 bids:0,1,0,1").scores == scores


@pytest.mark.parametrize(("points", "score"), [("always", 1), ("exact", 0), ("never", 0)])
def test_a_trick_of_a_missed_bid(points: str, score: int) -> None:
    assert after(f"trick_points={points} round:9 bids:0,0,0,0").scores == [10, 10, 10, score]


@pytest.mark.parametrize(("points", "scores"), [("always", [13, 3, 12, 2]), ("exact", [13, 0, 12, 0]),
                                                ("never", [10, 0, 10, 0])])
def test_a_round_of_ten_tricks(points: str, scores: list[int]) -> None:
    match = long_round((3, 3, 2, 2), (3, 4, 2, 1), f"trick_points={points}")
    assert match.scores == scores
    assert match.view(0).facts["gained"] == tuple(scores)
    assert said(match) == [("made", 0, 3), ("missed", 1, 3), ("made", 2, 2), ("missed", 3, 2)]


@pytest.mark.parametrize(("points", "score"), [("always", 20), ("exact", 20), ("never", 10)])
def test_all_ten_tricks_bid_and_taken(points: str, score: int) -> None:
    assert long_round((0, 0, 0, 10), (0, 0, 0, 10), f"trick_points={points}").scores == [10, 10, 10, score]


def test_ten_tricks_without_the_bid_are_ten_points() -> None:
    assert long_round((0, 0, 0, 10), (0, 0, 0, 9)).scores == [10, 10, 10, 10]
    assert long_round((0, 0, 0, 10), (0, 0, 0, 9), "trick_points=exact").scores == [10, 10, 10, 0]


@pytest.mark.parametrize("points", ["always", "exact", "never"])
@pytest.mark.parametrize("bid", range(11))
def test_every_bid_against_four_tricks(points: str, bid: int) -> None:
    """One too many is as bad as one too few, and nothing is ever taken off."""
    score = long_round((0, 3, 3, 4), (0, 0, 0, bid), f"trick_points={points} scores:5,5,5,5").scores[3] - 5
    made = {"always": 14, "exact": 14, "never": 10}[points]
    assert score == (made if bid == 4 else 4 if points == "always" else 0)


def test_points_are_added_to_those_before_and_only_when_the_round_is_over() -> None:
    match = parlour.position(f"oh_hell round:9 scores:7,8,9,20 bids:0,1,1,1 {LAST} turned:AH deck:*")
    assert isinstance(match, parlour.Match)
    for seat in range(3):
        match.play(seat, f"{seat + 2}C")
        assert match.scores == [7, 8, 9, 20]
    match.play(3, "5C")
    assert match.scores == [17, 8, 9, 31]
    told = [(event.seat, event.amount) for event in match.events(7) if event.kind == "score"]
    assert told == [(0, 10), (1, 0), (2, 0), (3, 11)]


# -- the end of a match
@pytest.mark.parametrize(("sequence", "count"), [("down-up", 19), ("up", 13)])
@pytest.mark.parametrize("points", ["always", "never"])
def test_a_match_has_so_many_rounds_whatever_the_scores(sequence: str, count: int, points: str) -> None:
    match = parlour.new("oh_hell", seed=5, sequence=sequence, trick_points=points, limit=25)
    while not match.over:
        match.play(match.to_act[0], list(match.legal(match.to_act[0]))[-1])
    assert len(match.deals) == count


def last_of_thirteen(scores: str, line: str = "") -> parlour.Match:
    """Thirteen cards each, of which one is left: seat 0 leads, seat 3 takes it; all bid 13 and miss."""
    cards = [card for card in parlour.GAMES["oh_hell"].cards if card not in ("2C", "3C", "4C", "5C")]
    match = parlour.position(f"oh_hell sequence=thirteen scores:{scores} trump_card:AH bids:13,13,13,13 "
                             f"taken0:{''.join(cards[:16])} taken1:{''.join(cards[16:32])} "
                             f"taken3:{''.join(cards[32:])} {LAST} {line}")
    assert isinstance(match, parlour.Match)
    match.paused = True
    for seat in range(4):
        match.play(seat, f"{seat + 2}C")
    return match                                 # 4, 4, 0 and 5 tricks


@pytest.mark.parametrize(("scores", "over"), [("95,0,0,0", False), ("96,0,0,0", True), ("97,0,0,0", True),
                                              ("0,0,99,94", False), ("0,0,99,95", True), ("0,0,100,0", True)])
def test_always_thirteen_ends_with_the_round_in_which_somebody_reaches_100(scores: str, over: bool) -> None:
    match = last_of_thirteen(scores)
    assert match.over == over
    assert match.to_act == []


def test_the_limit_is_an_option() -> None:
    assert not last_of_thirteen("195,0,0,0", "limit=200").over
    assert last_of_thirteen("196,0,0,0", "limit=200").over
    assert last_of_thirteen("21,0,0,0", "limit=25").over


def test_the_limit_does_not_end_other_sequences() -> None:
    assert not after("limit=25 scores:99,99,99,99 round:9 bids:0,0,0,0").over


def test_inside_a_round_nothing_ends() -> None:
    match = parlour.position("oh_hell sequence=thirteen scores:99,0,0,0 trump_card:AH bids:0,0,0,0 "
                             "hand0:*C hand1:*D hand2:*S hand3:*H")
    assert isinstance(match, parlour.Match)
    while match.scores == [99, 0, 0, 0]:
        assert not match.over
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert match.over


def test_a_match_in_which_nobody_ever_makes_a_bid_ends_too() -> None:
    """After as many rounds as the limit has points."""
    match = parlour.new("oh_hell", seed=1, sequence="thirteen", trick_points="never", limit=25)
    while not match.over:
        match.play(match.to_act[0], "bid 13" if match.page == 0 else next(iter(match.legal(match.to_act[0]))))
    assert len(match.deals) == 25
    assert match.scores == [0, 0, 0, 0]
    assert match.winners == [0, 1, 2, 3]


@pytest.mark.parametrize(("scores", "winners"), [("95,0,99,7", []), ("96,0,99,7", [0]), ("96,0,100,7", [0, 2]),
                                                 ("0,96,0,95", [1, 3]), ("96,96,100,95", [0, 1, 2, 3])])
def test_the_highest_score_wins_and_ties_share_the_win(scores: str, winners: list[int]) -> None:
    """To these scores come 4, 4, 0 and 5; nobody has won before the end."""
    assert last_of_thirteen(scores).winners == winners


def test_the_next_round_is_dealt_when_one_is_over() -> None:
    match = parlour.position(f"oh_hell round:9 bids:0,0,0,0 {LAST} turned:AH deck:*")
    assert isinstance(match, parlour.Match)
    for seat in range(4):
        match.play(seat, f"{seat + 2}C")
    assert (match.page, match.to_act) == (0, [1])
    assert match.view(1).facts["bids"] == (-1, -1, -1, -1)
    assert match.view(1).facts["tricks"] == (0, 0, 0, 0)
    assert match.view(1).facts["number"] == 11


@pytest.mark.parametrize("points", ["always", "exact", "never"])
def test_rewards_grow_with_the_points(points: str) -> None:
    """And shrink a little with those of the others."""
    worst = long_round((0, 3, 3, 4), (1, 3, 3, 4), f"trick_points={points}").state
    better = long_round((0, 3, 3, 4), (1, 3, 2, 1), f"trick_points={points}").state
    best = long_round((0, 0, 0, 10), (1, 1, 1, 10), f"trick_points={points}").state
    assert worst.reward(0) < better.reward(0)
    assert worst.reward(0) < worst.reward(3) < best.reward(3)
    assert best.reward(3) == pytest.approx(1)
    assert min(state.reward(seat) for state in (worst, better, best) for seat in range(4)) >= 0
