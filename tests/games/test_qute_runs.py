"""Qute: four of a rank in a row."""
import pytest
from qute_table import at, fact, legal, play, refused, said


def test_one_player_may_put_all_four() -> None:
    match = play(at("8H", "9H9D9S9CKS", "2", "2"), "9H", "9D", "9S")
    assert "qute" not in legal(match)
    play(match, "9C")
    assert legal(match) == {"qute", "end"}
    play(match, "qute")
    assert (said(match, "declares-qute"), match.to_act, match.scores[0]) == ([0], [], 10)


@pytest.mark.parametrize("rank", list("6789TJQKA"))
def test_every_rank_can_make_a_qute(rank: str) -> None:
    others = "8S9S" if rank not in "89" else "KSQS"
    match = play(at(f"{rank}D{rank}S{rank}H", f"{rank}C{others}", "2", suit="clubs" if rank == "J" else "hearts"),
                 f"{rank}C")
    assert "qute" in legal(match)
    play(match, "qute", *(["minus"] if rank == "J" else []))
    assert not match.to_act


def test_three_are_none_and_other_cards_break_the_run() -> None:
    assert "qute" not in legal(play(at("9D9S", "9CKS", "2"), "9C"))
    assert "qute" not in legal(play(at("9D9S9HTHTC", "TDKS", "2"), "TD"))
    assert "qute" not in legal(play(at("9D9STH9H", "9CKS", "2"), "9C"))


def test_neither_draws_nor_skips_nor_turns_break_the_run() -> None:
    match = at("KD", "ADACKH", "8D8H", "AS9C9H", top="AH9D")
    play(match, "AD", "end")                     # seat 1 is skipped
    play(match, "AS", "end")                     # seat 0 is skipped
    play(match, "draw", "AH", "end")             # seat 2 is skipped
    assert (match.to_act, fact(match, "run")) == ([0], 3)
    play(match, "AC")
    assert "qute" in legal(match)


def test_the_opening_card_is_part_of_the_run() -> None:
    match = at("9D", "9S9H9CKS", "2", laid=1)
    assert "qute" in legal(play(match, "9S", "9H", "9C"))


def test_nor_does_a_refill() -> None:
    match = play(at("9D9S9H", "8C7C", "2", rest="stack"), "draw")
    assert (fact(match, "mult"), fact(match, "run"), len(match.view(7).zones["stack"].cards)) == (2, 3, 1)


def test_a_fourth_after_a_refill_counts() -> None:
    match = at("9H", "9CKS", "9D9S7D", run=3, mult=2)
    assert "qute" in legal(play(match, "9C"))


def test_only_who_put_the_fourth_and_only_in_that_turn() -> None:
    match = play(at("9D9S9H", "9CKS", "8CTS", "2"), "9C", "end")
    assert fact(match, "run") == 4
    assert "qute" not in legal(match)
    assert refused(match, "qute")[0] == "match-the-top"


def test_another_card_is_the_end_of_that_right() -> None:
    match = play(at("6D6S6H", "6CKC8C", "2"), "6C")
    assert legal(match) == {"qute", "KC", "8C"}
    assert "qute" not in legal(play(match, "KC"))


def test_a_fourth_six_need_not_be_covered_first() -> None:
    match = play(at("6D6S6H", "6CKD", "2"), "6C")
    assert legal(match) == {"qute", "draw"}
    assert "qute" in legal(play(match, "draw"))


def test_a_fourth_six_as_the_last_card() -> None:
    match = play(at("6D6S6H", "6C", "KD", "9S"), "6C")
    assert legal(match) == {"qute", "draw"}
    assert play(match, "qute").scores == [0, 10, 0]


def test_the_last_card_leaves_no_question_of_qute() -> None:
    match = play(at("QDQSQH", "QC", "2"), "QC")
    assert legal(match) == {"finish"}


def test_a_fifth_gives_no_right() -> None:
    """It takes a refill; neither the run of five nor the four within it."""
    match = at("9D", "9SKS", "9H9C7D", run=4, mult=2)
    assert fact(play(match, "9S"), "run") == 5
    assert "qute" not in legal(match)


def test_a_player_alone_over_several_turns_of_ones_own() -> None:
    match = at("QD", "8D8S8H8CKS", "5")
    for card in ("8D", "8S", "8H"):
        play(match, card, "end")
        assert match.to_act == [0]
    assert "qute" in legal(play(match, "8C"))


# -- options
def test_four_of_one_player_may_be_too_few_players() -> None:
    cards = ("8H", "9H9D9S9CKS", "2", "2")
    match = play(at(*cards, qute_needs_two_players="on"), "9H", "9D", "9S", "9C")
    assert legal(match) == {"end"}
    match = at("9H", "9D9S9CKS", "2", qute_needs_two_players="on", putter=1)
    assert "qute" in legal(play(match, "9D", "9S", "9C"))
    match = at("9H", "9D9S9CKS", "2", qute_needs_two_players="on", putter=0)
    assert "qute" not in legal(play(match, "9D", "9S", "9C"))
    match = at("9H9D9S", "9CKS", "2", qute_needs_two_players="on", putter=0, shared=1)
    assert "qute" in legal(play(match, "9C"))


@pytest.mark.parametrize(("option", "after", "later"), [("keep", 4, 5), ("clear", 0, 1)])
def test_after_a_qute_not_declared(option: str, after: int, later: int) -> None:
    match = play(at("9D9S9H", "9CKS", "8D8H", after_continue=option), "9C", "end")
    assert fact(match, "run") == after
    match = at("9C", "9DKS", "9S9H", after_continue=option, run=after, mult=2)
    play(match, "9D")
    assert fact(match, "run") == later


def test_a_run_that_begins_anew_can_be_four_again() -> None:
    match = at("9C9D", "9SKS9H", "2", after_continue="clear", run=2, mult=2)
    play(match, "9S", "9H")
    assert "qute" in legal(match)
    assert fact(play(match, "end"), "run") == 0


def test_no_right_is_not_a_right_declined() -> None:
    match = at("9H", "9D9S9CKS", "2", qute_needs_two_players="on", after_continue="clear")
    play(match, "9D", "9S", "9C", "end")
    assert fact(match, "run") == 4
