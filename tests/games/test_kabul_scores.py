"""Kabul: the end of a round and of a match, and what they give."""
import pytest
from kabul_table import acts, at, decide, fact, gained, refused, row, scored, totals, window

import parlour

# totals 4, 9, 12, 20
STAIRS = "row0:4S row1:9D row2:KC row3:TC9H1R2D"
# totals 5, 5, 8, 9
SHARED = "row0:5S row1:3C2D row2:8S row3:9H"


def test_a_call_ends_the_round_at_once() -> None:
    match = scored(STAIRS)
    assert (totals(match), gained(match), match.scores) == ([4, 9, 12, 20], [3, 2, 1, 0], [3, 2, 1, 0])
    assert match.to_act == []
    assert fact(match, "phase") == "over"


@pytest.mark.parametrize("caller", [0, 1, 2, 3])
def test_who_called_makes_no_difference_as_a_rule(caller: int) -> None:
    assert gained(scored(STAIRS, caller)) == [3, 2, 1, 0]
    assert gained(scored(SHARED, caller)) == [3, 3, 1, 0]


@pytest.mark.parametrize(("rows", "points"), [
    ("row0:5S row1:5D row2:5C row3:5H", [3, 3, 3, 3]), ("row0:5S row1:6D row2:6C row3:6H", [3, 2, 2, 2]),
    ("row0:5S row1:6D row2:6C row3:7H", [3, 2, 2, 0]), ("row0:5S row1:6D row2:7C row3:7H", [3, 2, 1, 1]),
    ("row0:5S row1:5D row2:5C row3:7H", [3, 3, 3, 0]), ("row0:5S row1:5D row2:7C row3:7H", [3, 3, 1, 1])])
def test_equals_share_the_higher_place(rows: str, points: list[int]) -> None:
    assert gained(scored(rows)) == points


@pytest.mark.parametrize(("seats", "points"), [
    (2, [1, 0]), (3, [2, 1, 0]), (5, [4, 3, 2, 1, 0]), (6, [5, 4, 3, 2, 1, 0])])
def test_other_numbers_of_players(seats: int, points: list[int]) -> None:
    rows = " ".join(f"row{seat}:{rank}S" for seat, rank in enumerate("A23456"[:seats]))
    assert gained(scored(rows, options=f"seats={seats}")) == points


@pytest.mark.parametrize(("cards", "total"), [
    ("1RKDASAC", 1), ("_", 0), ("", 0), ("1R", -1), ("1R2R", -2), ("KHKD", 0), ("KCKS", 24), ("1B2B", 30), ("JSQC", 22),
    ("TS9S8S7S", 34), ("AS2S3S4S5S6S", 21), ("_KH_1B", 15)])
def test_totals(cards: str, total: int) -> None:
    match = scored(f"row0:{cards} row1:9D row2:4C row3:9H", caller=1)
    assert totals(match)[0] == total


def test_a_red_joker_beats_an_empty_row() -> None:
    assert gained(scored("row0:1R row1:__ row2:KC row3:9H")) == [3, 2, 0, 1]


def test_markers_count_in_their_round_only() -> None:
    match = scored(STAIRS, options="rounds=2", more="markers:10,0,20,0,0,0")
    assert totals(match) == [14, 9, 32, 20]
    match.deal()
    assert list(match.view(0).facts["markers"]) == [0] * 6      # type: ignore[arg-type]


# -- the deck
def test_the_turn_with_the_last_card_is_completed_and_the_next_draw_ends_the_round() -> None:
    match = at("phase:end turns:5 mover:3", rest="deck:9S discard:*")
    match.play(3, "finish")
    match.play(0, "discard")
    window(match)
    assert fact(match, "phase") == "seat"
    match.play(0, "skip")
    assert acts(match, 0) == ["kabul", "finish"]
    match.play(0, "finish")
    assert (fact(match, "phase"), fact(match, "caller")) == ("over", "-1")
    assert sum(gained(match)) > 0
    assert any(event.said == "deck-out" for event in match.events(7))


def test_a_penalty_can_take_the_last_card() -> None:
    match = decide("2C", rest="deck:9S discard:*")
    match.play(0, "discard")
    window(match, {1: "stack 1"})
    match.play(0, "finish")
    assert fact(match, "phase") == "over"


def test_a_round_has_at_most_forty_turns() -> None:
    match = at("phase:end turns:39 mover:1", rest="deck:*", options="rounds=2")
    match.play(1, "finish")
    assert fact(match, "turns") == "40"
    match.play(2, "discard")
    window(match)
    while match.to_act:
        match.play(2, next(act for act in ("skip", "finish") if act in match.legal(2)))
    assert (fact(match, "phase"), match.view(0).round) == ("over", 1)


@pytest.mark.parametrize(("word", "points"), [("ends", [3, 2, 1, 0]), ("void", [0, 0, 0, 0])])
def test_without_cards_to_draw_the_round_counts_or_not(word: str, points: list[int]) -> None:
    match = at("phase:end turns:5", STAIRS, "deck: discard:*", f"deck_out={word}")
    match.play(0, "finish")
    assert (gained(match), match.over) == (points, False)


def test_reshuffling_needs_two_discards() -> None:
    rows = "row0:*C row1:*D row2:*S row3:2H3H4H5H6H7H8H9HTHJHQHKHAH1R1B2R"
    match = at("phase:end turns:5", rows, "discard:2B", "deck_out=reshuffle")
    match.play(0, "finish")
    assert fact(match, "phase") == "over"


def test_a_penalty_is_paid_from_the_discards() -> None:
    match = at("phase:stack turns:5", rest="deck: discard:*", options="deck_out=reshuffle")
    window(match, {1: "stack 1"})
    assert len(row(match, 1)) == 5


# -- wrong calls
@pytest.mark.parametrize(("word", "points"), [
    ("none", [3, 2, 1, 0]), ("repo", [0, 0, -5, 0]), ("mid", [1, 1, -1, 1]), ("last", [3, 2, 0, 1]),
    ("five", [3, 2, -4, 0]), ("ten", [3, 2, -9, 0])])
def test_what_a_wrong_call_costs(word: str, points: list[int]) -> None:
    match = scored(STAIRS, 2, f"false_call={word}")
    assert gained(match) == points
    assert match.scores == points
    assert match.events(7)[-5].said == "wrong-call"


@pytest.mark.parametrize("word", ["none", "repo", "mid", "last", "five", "ten"])
def test_a_call_with_the_lowest_total_is_right_also_if_another_has_it(word: str) -> None:
    for caller in (0, 1):
        match = scored(SHARED, caller, f"false_call={word}")
        assert gained(match) == [3, 3, 1, 0]
        assert match.events(7)[-5].said == "right-call"


@pytest.mark.parametrize(("caller", "points"), [(1, [3, 0, 2, 1]), (2, [3, 2, 0, 1]), (3, [3, 2, 1, 0])])
def test_a_wrong_caller_is_ranked_last_and_others_move_up(caller: int, points: list[int]) -> None:
    assert gained(scored(STAIRS, caller, "false_call=last")) == points


def test_others_share_as_if_a_wrong_caller_were_not_there() -> None:
    assert gained(scored("row0:5S row1:6D row2:7C row3:7H", 1, "false_call=last")) == [3, 0, 2, 2]


def test_nobody_calls_wrong_when_the_deck_runs_out() -> None:
    match = at("phase:end turns:5", STAIRS, "deck: discard:*", "false_call=repo")
    match.play(0, "finish")
    assert gained(match) == [3, 2, 1, 0]


# -- when to call
@pytest.mark.parametrize(("turns", "laps", "asked"), [
    (1, 0, True), (4, 1, False), (5, 1, True), (8, 2, False), (9, 2, True), (12, 3, False), (13, 3, True)])
def test_no_calls_in_the_first_laps(turns: int, laps: int, asked: bool) -> None:
    match = at(f"phase:decide turns:{turns} drawn0:2C", options=f"min_laps={laps}")
    match.play(0, "discard")
    window(match)
    assert match.to_act == [0 if asked else 1]


def test_a_call_instead_of_a_turn() -> None:
    match = at("phase:end turns:9", options="call_timing=either")
    match.play(0, "finish")
    assert acts(match, 1) == ["draw", "kabul"]
    match.play(1, "draw")
    assert refused(match, 1, "kabul") == "replace-or-discard"
    match = at("phase:decide turns:9 drawn0:2C", options="call_timing=start")
    match.play(0, "discard")
    window(match)
    assert acts(match, 1) == ["draw", "kabul"]
    match.play(1, "kabul")
    assert (fact(match, "phase"), fact(match, "caller")) == ("over", "1")


@pytest.mark.parametrize("laps", [1, 2])
def test_last_turns_for_all_but_the_caller(laps: int) -> None:
    match = at("phase:end turns:9 mover:1", options=f"last_turns={laps}")
    match.play(1, "kabul")
    movers = []
    while match.to_act:
        seat = match.to_act[0]
        if fact(match, "phase") == "decide":
            movers.append(seat)
            assert seat == int(fact(match, "mover"))
        match.play(seat, next(act for act in ("pass", "skip", "keep", "discard") if act in match.legal(seat)))
    assert movers == [2, 3, 0] * laps
    assert fact(match, "caller") == "1"


def test_the_others_cannot_call_again() -> None:
    match = at("phase:decide turns:9 drawn0:2C caller:3 last:2", options="last_turns=1 call_timing=either")
    match.play(0, "discard")
    window(match)
    assert (match.to_act, fact(match, "phase"), fact(match, "last")) == ([1], "decide", "1")


# -- other ways to score
def test_only_the_lowest_gets_a_point() -> None:
    assert gained(scored(STAIRS, options="scoring=lowest")) == [1, 0, 0, 0]
    assert gained(scored(SHARED, options="scoring=lowest")) == [1, 1, 0, 0]


def test_totals_are_added_up_as_minus_points() -> None:
    assert gained(scored(STAIRS, 2, "scoring=sum")) == [-4, -9, -12, -20]
    assert gained(scored(STAIRS, 2, "scoring=sum false_call=ten")) == [-4, -9, -22, -20]


def test_in_cabo_a_right_caller_gets_nothing_and_a_hundred_is_halved() -> None:
    assert gained(scored(STAIRS, 0, "scoring=cabo")) == [0, -9, -12, -20]
    assert gained(scored(STAIRS, 1, "scoring=cabo")) == [-4, -9, -12, -20]
    match = scored(STAIRS, 0, "scoring=cabo", "scores:-99,-91,-88,-79")
    assert match.scores == [-99, -50, -50, -99]


@pytest.mark.parametrize(("cards", "total"), [
    ("9S9H", 0), ("9S9H9C", 9), ("9S9H9C9D", 0), ("JSJH2C", 2), ("1R1B5C", 5), ("KSKH8C8D", 0), ("ASAH2C3D", 5)])
def test_in_golf_pairs_count_nothing(cards: str, total: int) -> None:
    assert totals(scored(f"row0:{cards} row1:TD row2:TC row3:TH", options="scoring=golf"))[0] == total


def test_of_an_odd_card_among_equals_the_lowest_counts() -> None:
    assert totals(scored("row0:KSKHKC row1:TD row2:TC row3:TH", options="scoring=golf"))[0] == 0


COUNTS = {"gist": "AS1 9S9 TS10 JS11 QS12 KH0 KS13 1R-1 1B-1", "cambio": "JS11 QS12 KH-1 KS13 1R0 1B0",
          "cabo": "AS1 JS11 QS12 KH13 KS13 1R0 1B0", "golf": "JS10 QS10 KH0 KS0 1R-2 1B-2"}


@pytest.mark.parametrize(("name", "word"), [(name, word) for name, words in COUNTS.items() for word in words.split()])
def test_other_values(name: str, word: str) -> None:
    match = scored(f"row0:{word[:2]} row1:2D row2:2C row3:2H", options=f"values={name}")
    assert totals(match)[0] == int(word[2:])


# -- the match
@pytest.mark.parametrize(("rounds", "round_", "over"), [
    (1, 0, True), (2, 0, False), (2, 1, True), (4, 2, False), (4, 3, True), (12, 10, False), (12, 11, True)])
def test_so_many_rounds(rounds: int, round_: int, over: bool) -> None:
    assert scored(STAIRS, options=f"rounds={rounds}", more=f"round:{round_}").over is over


@pytest.mark.parametrize(("scores", "over"), [
    ("8,3,2,1", False), ("9,3,2,1", True), ("8,10,2,1", True), ("-12,3,2,1", False)])
def test_first_to_so_many_points(scores: str, over: bool) -> None:
    assert scored(STAIRS, options="rounds=50 target=12", more=f"scores:{scores}").over is over


def test_minus_points_reach_a_target_too() -> None:
    assert scored(STAIRS, options="rounds=50 target=100 scoring=sum", more="scores:0,-91,0,0").over is True
    assert scored(STAIRS, options="rounds=50 target=100 scoring=sum", more="scores:0,-90,0,0").over is False


@pytest.mark.parametrize(("scores", "sums", "winners"), [
    ("3,4,5,6", "46,41,38,30", [0, 1, 2, 3]), ("3,4,5,5", "46,41,38,30", [0, 1, 2]), ("4,4,4,4", "46,41,38,30", [0]),
    ("3,4,5,6", "45,41,38,30", [0]), ("3,4,5,6", "46,41,37,30", [2]), ("3,4,0,6", "46,41,38,29", [3]),
    ("3,4,5,6", "0,41,38,30", [0]), ("3,4,5,7", "0,0,0,99", [3])])
def test_most_points_win_then_the_lower_sum_then_all_share(scores: str, sums: str, winners: list[int]) -> None:
    """The last round adds totals of 4, 9, 12 and 20, and 3, 2, 1 and 0 points."""
    match = scored(STAIRS, more=f"round:3 scores:{scores} sums:{sums},0,0")
    assert (match.over, match.winners) == (True, winners)


def test_sums_of_totals_are_kept() -> None:
    match = scored(STAIRS, options="rounds=2", more="sums:1,2,3,4,0,0")
    assert list(match.view(0).facts["sums"]) == [5, 11, 15, 24, 0, 0]      # type: ignore[arg-type]


def test_rewards_follow_the_points() -> None:
    state = scored(STAIRS).state
    assert [state.reward(seat) for seat in range(4)] == pytest.approx([1, 2 / 3, 1 / 3, 0])
    state = scored(STAIRS, 2, "false_call=repo").state
    assert [state.reward(seat) for seat in range(4)] == pytest.approx([5 / 8, 5 / 8, 0, 5 / 8])
    state = scored(STAIRS, options="scoring=sum").state
    assert [state.reward(seat) for seat in (0, 3)] == pytest.approx([56 / 70, 40 / 70])


def test_a_whole_match_by_preset() -> None:
    for preset in parlour.GAMES["kabul"].presets:
        match = parlour.new("kabul", seed=3, preset=preset)
        n = 0
        while not match.over:
            n += 1
            seat = match.to_act[0]
            match.play(seat, match.state.suggest(seat, n * 0x9E3779B97F4A7C15))
        assert match.winners
