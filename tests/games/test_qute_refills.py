"""Qute: an empty blind, the multiplier, and no card left anywhere."""
from qute_table import at, fact, hand, legal, play, said

import parlour


def zones(match: parlour.Match) -> tuple[int, int]:
    """How many cards lie in the blind and on the stack."""
    view = match.view(7)
    return view.zones["blind"].hidden, len(view.zones["stack"].cards)


def test_a_refill_leaves_the_top_card_and_counts() -> None:
    match = at("8D8STH", "7C7S", "9C9S", rest="stack")
    play(match, "draw")
    assert (zones(match), fact(match, "mult")) == ((30, 1), 2)
    assert match.view(7).zones["stack"].cards == ("TH",)
    assert said(match, "refills") == [0]


def test_taking_the_last_card_is_no_refill_yet() -> None:
    match = at("8D8STH", "7C7S", "9C9S", top="6C", rest="stack")
    play(match, "draw")
    assert (zones(match)[0], fact(match, "mult")) == (0, 1)
    play(match, "end", "draw")
    assert fact(match, "mult") == 2


def test_each_refill_counts_one_more() -> None:
    match = at("8D8STH", "7C7S", "9C9S", rest="stack", mult=3)
    assert fact(play(match, "draw"), "mult") == 4


def test_a_demanded_suit_stays() -> None:
    match = play(at("8D8SJH", "7C7S", "9C9S", rest="stack", suit="hearts"), "draw")
    assert fact(match, "suit") == 2


def test_penalties_refill_too_even_in_the_middle() -> None:
    match = play(at("QC", "8CKD", "9S9H", "9D9C", top="6D", rest="stack"), "8C", "end")
    assert (len(hand(match, 1)), fact(match, "mult")) == (4, 2)


def test_a_new_round_begins_with_one() -> None:
    match = play(at("QC", "KC", "9S9H", mult=4), "KC", "finish")
    match.deal()
    assert fact(match, "mult") == 1


# -- no card left
def rest_of(*cards: str) -> str:
    """All others."""
    return "".join(card for card in parlour.GAMES["qute"].cards if card not in "".join(cards))


def test_without_any_card_left_the_turn_passes() -> None:
    match = at("KS", "8H9HTH", rest_of("KS8H9HTH"))
    assert zones(match) == (0, 1)
    play(match, "draw")
    assert (legal(match), fact(match, "mult"), said(match, "nothing-left")) == ({"end"}, 1, [0])
    play(match, "end")
    assert (match.to_act, len(hand(match, 0))) == ([1], 3)


def test_an_open_six_may_stay_then() -> None:
    match = at("6S", "8H9HTH", rest_of("6S8H9HTH"), laid=1)
    assert legal(match) == {"draw"}
    play(match, "draw")
    assert legal(match) == {"end"}
    assert fact(match, "exempt") == 1
    play(match, "end")
    assert match.to_act == [1]
    assert legal(match) == {rank + "S" for rank in "789TJQKA"} | {"6D", "6H", "6C", "JD", "JH", "JC"}


def test_an_open_six_as_the_last_card_ends_the_round_then() -> None:
    match = at("6S", "", rest_of("6S"), laid=1, run=1)
    play(match, "draw")
    assert legal(match) == {"finish"}
    play(match, "finish")
    assert match.scores[0] == 0


def test_the_next_player_without_a_fit_draws_on_an_open_six() -> None:
    match = at("6S", "8H9HTH", "KDKH", rest_of("6S8H9HTHKDKH"), laid=1)
    play(match, "draw", "end")
    assert legal(match) == {"draw"}


def test_penalties_lapse_then() -> None:
    match = at("7H7D", "8H", rest_of("7H7D8H7S"), "7S", laid=2)
    play(match, "end")                           # one card can be turned, the other seven finds nothing
    assert (zones(match), fact(match, "mult")) == ((0, 1), 2)
    assert len(hand(match, 1)) == 33


def test_a_fifth_six_in_a_turn_may_stay_open() -> None:
    """Otherwise two sixes could come back for ever to somebody who holds nothing of their suits."""
    mine = "7S8S9STS7H8H9HTH"
    match = at("6D6C", mine, rest_of("6D6C" + mine), laid=1, run=2)
    drawn = 0
    while "draw" in legal(match):
        play(match, "draw")
        (six,) = match.view(0).zones["drawn0"].cards
        assert legal(match) >= {six}
        play(match, six)
        drawn += 1
    assert drawn == 4
    assert (fact(match, "exempt"), fact(match, "laid"), fact(match, "mult")) == (1, 5, 5)
    assert legal(match) == {"end"}
