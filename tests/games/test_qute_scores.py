"""Qute: how a round is counted, who starts the next, and the end of the match."""
import pytest
from qute_table import at, fact, legal, play, refused, said

import parlour


def counted(*hands: str, end: tuple[str, ...] = ("KC", "finish"), stack: str = "QC", **facts: object) -> parlour.Match:
    """After seat 0 went out with the king of clubs, the others holding these."""
    first = "".join(act for act in end if len(act) == 2)
    return play(at(stack, first, *hands, **facts), *end)


@pytest.mark.parametrize(("hand", "points"), [
    ("6D7D8D9D", 0), ("TD", 10), ("QD", 10), ("KD", 10), ("AD", 15), ("JD", 20), ("KDADJD7D", 45), ("6HTHQHAH", 35)])
def test_what_cards_count(hand: str, points: int) -> None:
    assert counted(hand, "6S").scores == [0, points, 0]
    assert counted(hand, "6S", mult=2).scores == [0, 2 * points, 0]
    assert counted(hand, "6S", mult=3).scores == [0, 3 * points, 0]


def test_points_are_added() -> None:
    assert counted("TD", "AD", scores="10,20,-30").scores == [10, 30, -15]


def test_who_declares_qute_counts_a_hand_too() -> None:
    match = play(at("QDQSQH", "QCKSAD", "6D", "JS"), "QC", "qute")
    assert match.scores == [25, 0, 20]


def test_all_see_the_hands_and_hear_of_the_multiplier() -> None:
    match = counted("TD", "AD", mult=3)
    assert match.view(0).zones["hand1"].cards == ("TD",)
    assert [(e.said, e.amount) for e in match.events(7) if e.said == "times"] == [("times", 3)]


# -- sevens and eights of the last turn
def test_a_last_seven_still_makes_the_next_draw() -> None:
    assert counted("9D", "6S", end=("7C", "finish"), top="KH").scores == [0, 10, 0]


def test_several_sevens_and_a_refill_on_the_way() -> None:
    match = counted("9D", "6S", end=("7C", "7D", "finish"), stack="QHQC", top="KH", rest="stack")
    assert fact(match, "mult") == 2
    assert match.scores[1] >= 20


def test_last_eights_for_all_or_the_next() -> None:
    cards = {"top": "KHTHAHJH", "end": ("8C", "8D", "finish", "all")}
    assert counted("9D", "6S", **cards).scores == [0, 20, 35]        # type: ignore[arg-type]
    cards["end"] = ("8C", "8D", "finish", "next")
    assert counted("9D", "6S", **cards).scores == [0, 55, 0]         # type: ignore[arg-type]
    assert counted("9D", end=("8C", "8D", "finish"), top="KHTHAHJH").scores == [0, 55]
    assert counted("9D", "6S", end=("8C", "finish"), top="KHTHAHJH").scores == [0, 20, 0]


def test_without_final_penalties_nobody_draws_or_is_asked() -> None:
    assert counted("9D", "6S", end=("7C", "finish"), top="KH", final_penalties="off").scores == [0, 0, 0]
    assert counted("9D", "6S", end=("8C", "8D", "finish"), top="KH", final_penalties="off").scores == [0, 0, 0]


def test_qute_with_eights_is_asked_about_those_of_this_turn() -> None:
    match = play(at("8S8H", "8C8DKS", "6D", "7D", top="KHTHAHJH"), "8C", "8D", "qute")
    assert legal(match) == {"all", "next"}
    assert play(match, "all").scores == [10, 20, 35]
    match = play(at("8S8H8C", "8DKS", "6D", "7D", top="KHTHAHJH"), "8D", "qute")
    assert match.scores == [10, 20, 0]           # one eight in this turn


# -- jacks
@pytest.mark.parametrize("jacks", [1, 2, 3, 4])
def test_jacks_count_minus_or_plus(jacks: int) -> None:
    cards = ("JD", "JS", "JH", "JC")[:jacks]
    minus = counted("TD", "AD", stack="QD", end=(*cards, "finish", "minus"))
    assert minus.scores == [-20 * jacks, 10, 15]
    plus = counted("TD", "AD", stack="QD", end=(*cards, "finish", "plus"))
    assert plus.scores == [0, 10 + 20 * jacks, 15 + 20 * jacks]


def test_jacks_are_asked_about_and_nothing_else() -> None:
    match = play(at("QD", "JD", "TD"), "JD", "finish")
    assert legal(match) == {"minus", "plus"}
    assert refused(match, "suit hearts") == (
        "minus-or-plus", "Your jacks count at the end: minus for you, or plus for all others. (minus-or-plus)")


def test_jacks_are_multiplied_too() -> None:
    assert counted("TD", stack="QD", mult=2, end=("JD", "finish", "minus")).scores == [-40, 20]
    assert counted("TD", stack="QD", mult=2, end=("JD", "finish", "plus")).scores == [0, 60]


def test_a_qute_of_jacks_counts_those_of_the_last_turn_and_the_hand() -> None:
    match = play(at("JDJS", "JHJCAD", "6D", suit="hearts"), "JH", "JC", "qute", "minus")
    assert match.scores == [15 - 40, 0]
    match = play(at("JDJS", "JHJCAD", "6D", suit="hearts", j_count="run"), "JH", "JC", "qute", "minus")
    assert match.scores == [15 - 80, 0]


def test_a_covered_six_before_the_jack() -> None:
    assert counted("TD", stack="QD", end=("6D", "JD", "finish", "minus")).scores == [-20, 10]


def test_jacks_of_others_count_with_the_whole_run() -> None:
    match = play(at("JDJS", "JC", "6D", suit="clubs", j_count="run"), "JC", "finish", "plus")
    assert match.scores == [0, 60]


def test_minus_only_asks_nothing() -> None:
    assert counted("TD", stack="QD", jpoints="minus_only", end=("JD", "finish")).scores == [-20, 10]


def test_jacks_under_another_card_count_nothing() -> None:
    match = play(at("JDJS", "8C", "6D", suit="clubs", top="6H6S"), "8C", "finish")
    assert match.scores == [0, 0]


# -- 125
def test_exactly_125_becomes_nothing() -> None:
    match = counted("TDAD", "6S", scores="0,100,50")
    assert (match.scores, match.over) == ([0, 0, 50], False)
    assert said(match, "to-zero") == [1]


def test_more_ends_the_match_and_the_fewest_win() -> None:
    match = counted("9D", "TS", scores="40,30,120", end=("KC", "finish"))
    assert (match.scores, match.over, match.winners) == ([40, 30, 130], True, [1])


def test_the_line_between() -> None:
    for before, over in ((110, False), (115, False), (120, True)):
        assert counted("TD", "6S", scores=f"0,{before},0").over == over
    assert counted("TD", "6S", scores="0,115,0").scores[1] == 0
    assert counted("TD", "6S", scores="0,120,0").scores[1] == 130


def test_there_is_no_test_on_the_way_to_the_sum() -> None:
    """85 and 40 in the hand are 125, but jacks come on top."""
    match = counted("KDTDJD", "6S", stack="QH", end=("JH", "finish", "plus"), scores="0,85,0")
    assert (match.scores, match.over) == ([0, 145, 20], True)


def test_minus_can_lead_to_exactly_125_and_to_less_than_nothing() -> None:
    assert counted("TD", stack="QD", scores="145,0", end=("JD", "finish", "minus")).scores[0] == 0
    assert counted("TD", stack="QD", scores="-5,0", end=("JD", "finish", "minus")).scores[0] == -25


def test_several_may_be_above_and_equal_ones_share_the_win() -> None:
    match = counted("JDAD", "JSAS", "6S", scores="20,100,110,20")
    assert (match.scores, match.over, match.winners) == ([20, 135, 145, 20], True, [0, 3])


def test_a_score_above_125_of_ones_own_ends_it_too() -> None:
    match = play(at("QDQSQH", "QCJS", "6D", "7S", scores="120,0,0"), "QC", "qute")
    assert (match.over, match.winners) == (True, [1, 2])


def test_the_lead_decides_even_if_the_finisher_loses() -> None:
    match = counted("TD", "AD", scores="130,0,0")
    assert (match.over, match.winners) == (True, [1])


# -- who starts
@pytest.mark.parametrize(("card", "starter"), [("KC", 1), ("AC", 2)])
def test_the_highest_score_starts_and_of_equal_ones_the_first_in_turn(card: str, starter: int) -> None:
    match = counted("6D", "6S", end=(card, "finish"), scores="20,45,45")
    assert fact(match, "starter") == starter
    match.paused = False
    match.deal()
    assert match.to_act == [starter]


@pytest.mark.parametrize(("scores", "starter"), [("50,45,45", 0), ("0,45,50", 2), ("0,0,0", 1), ("50,0,50", 2)])
def test_who_starts_the_next_round(scores: str, starter: int) -> None:
    assert fact(counted("6D", "6S", scores=scores), "starter") == starter


def test_who_is_back_to_nothing_need_not_start() -> None:
    assert fact(counted("TDAD", "6S", scores="0,100,50"), "starter") == 2


def test_two_aces_let_the_finisher_be_next() -> None:
    assert fact(counted("6D", "6S", end=("AC", "AD", "finish"), scores="5,5,5"), "starter") == 0


def test_last_eights_skip_for_the_order_too() -> None:
    match = counted("6D", "6S", end=("8C", "8D", "finish", "all"), scores="45,45,45", top="6H9H9S7H")
    assert fact(match, "starter") == 0
    match = counted("6D", "6S", end=("8C", "8D", "finish", "next"), scores="45,45,45", top="6H9H9S7H")
    assert fact(match, "starter") == 2


def test_after_the_match_the_fact_names_the_loser() -> None:
    assert fact(counted("9D", "TS", scores="40,30,120"), "starter") == 2
