"""Qute: what may be put, when to draw, when a turn ends."""
import pytest
from qute_table import PACK, at, hand, legal, play, refused, said

import parlour

MORE = "2"                                       # a hand that is of no concern
RANKS = "6789TJQKA"


@pytest.mark.parametrize(("seats", "blind"), [(2, 26), (3, 21), (4, 16)])
def test_a_new_round(seats: int, blind: int) -> None:
    match = parlour.new("qute", seed=1, seats=seats)
    view = match.view(7)
    assert [view.zones[f"hand{s}"].hidden for s in range(seats)] == [4] + [5] * (seats - 1)
    assert len(view.zones["stack"].cards) == 1
    assert view.zones["blind"].hidden == blind
    assert sum(len(zone.cards) + zone.hidden for zone in view.zones.values()) == 36
    assert (view.facts["mult"], match.to_act, match.scores) == (1, [0], [0] * seats)


def test_the_opening_card_was_dealt_to_the_starter_and_is_put_in_the_starters_turn() -> None:
    match = parlour.new("qute", seed=1)
    dealt = match.events(0)[2]
    (opener,) = match.view(0).zones["stack"].cards
    assert opener in dealt.cards
    assert len(dealt.cards) == 5
    assert said(match, "starts") == [0]
    assert legal(match) == {card for card in hand(match, 0) if card[0] == opener[0]} | {"end"}


# -- the first card
def test_suit_rank_or_a_jack() -> None:
    match = at("TH", "TSKHJC9D", MORE, MORE)
    assert legal(match) == {"TS", "KH", "JC"}
    for act in ("end", "draw", "9D", "qute", "finish"):
        assert refused(match, act) == (
            "match-the-top", "You have a card that fits, so put one: hearts, another ten, or a jack. (match-the-top)")


@pytest.mark.parametrize("top", [rank + suit for rank in RANKS if rank != "J" for suit in "DSHC"])
def test_what_fits_on_any_card(top: str) -> None:
    mine = [card for card in PACK if card not in (top, "7D", "7C")]
    match = at(top, "".join(mine), "7D" if top != "7D" else "7C", rest="stack")
    assert legal(match) == {card for card in mine if card[0] in (top[0], "J") or card[1] == top[1]}


@pytest.mark.parametrize(("suit", "fits"), [("hearts", {"9H", "JD"}), ("spades", {"KS", "JD"}), ("clubs", {"JD"})])
def test_on_a_jack_the_suit_demanded_or_a_jack(suit: str, fits: set[str]) -> None:
    match = at("JS", "9HJDKS", MORE, MORE, suit=suit)
    assert legal(match) == fits
    rule, told = refused(match, "draw")
    assert (rule, told.split(":")[1].split(",")[0].strip()) == ("demanded-suit", suit)


def test_the_jacks_own_suit_means_nothing() -> None:
    match = at("JS", "9SKS", MORE, MORE, suit="hearts", top="9C")
    assert legal(match) == {"draw"}
    assert refused(match, "9S")[1] == "Nothing you have fits, so draw a card: it takes hearts or a jack. (nothing-fits)"


def test_a_demand_holds_over_several_turns_until_a_card_is_put() -> None:
    match = at("JS", "9S9C", "8S8C", "TSTC", suit="hearts", top="8D7SKH")
    play(match, "draw", "end", "draw", "end")
    assert legal(match) == {"draw"}
    play(match, "draw")
    assert legal(match) == {"KH"}
    play(match, "KH", "end")
    assert match.to_act == [0]
    assert legal(match) == {"draw"}


def test_an_open_six_of_an_earlier_turn_is_a_card_like_any_other() -> None:
    match = at("6H", "9H6CJD9S", MORE, MORE)
    assert legal(match) == {"9H", "6C", "JD"}


# -- drawing
def test_with_nothing_that_fits_one_draws_and_must_put_what_fits() -> None:
    match = at("TH", "9D7S", MORE, MORE, top="9H")
    assert legal(match) == {"draw"}
    assert refused(match, "end")[0] == refused(match, "9D")[0] == "nothing-fits"
    play(match, "draw")
    assert legal(match) == {"9H"}
    assert refused(match, "end") == ("put-what-you-drew", "The card you drew fits: put it. (put-what-you-drew)")
    play(match, "9H")
    assert legal(match) == {"9D", "end"}
    play(match, "9D")
    assert legal(match) == {"end"}


def test_what_does_not_fit_ends_the_turn() -> None:
    match = at("TH", "9D7S", MORE, MORE, top="8S")
    play(match, "draw")
    assert legal(match) == {"end"}
    assert refused(match, "draw")[0] == refused(match, "8S")[0] == "only-one-draw"
    play(match, "end")
    assert said(match, "passes") == [0]
    assert match.to_act == [1]
    assert hand(match, 0) == {"9D", "7S", "8S"}


def test_what_was_drawn_lies_apart_until_the_turn_ends() -> None:
    match = at("TH", "9D7S", MORE, MORE, top="8S")
    play(match, "draw")
    assert match.view(0).zones["drawn0"].cards == ("8S",)
    assert match.view(1).zones["drawn0"] == ((), 1, None)
    play(match, "end")
    assert match.view(0).zones["drawn0"].cards == ()
    assert match.view(1).zones["hand0"].hidden == 3


# -- more of the same rank
def test_others_of_the_rank_may_follow_in_any_order() -> None:
    match = at("TH", "9H9D9S7H", MORE, MORE)
    play(match, "9H")
    assert legal(match) == {"9D", "9S", "end"}
    assert refused(match, "7H") == (
        "same-rank", "In the rest of this turn you may only put another nine; or end it. (same-rank)")
    play(match, "9S")
    assert legal(match) == {"9D", "end"}
    play(match, "end")
    assert (match.to_act, hand(match, 0)) == ([1], {"9D", "7H"})


def test_a_jack_does_not_go_on_another_rank_in_the_same_turn() -> None:
    match = at("TH", "9HJDKS", MORE, MORE)
    play(match, "9H")
    assert legal(match) == {"end"}


def test_on_a_jack_follow_only_jacks() -> None:
    match = at("TH", "JHJD7HTS", MORE, MORE)
    play(match, "JH")
    assert legal(match) == {"JD", "end"}


# -- sixes
def test_an_opening_six_is_covered() -> None:
    match = at("6C", "KC6H9DJS", MORE, MORE, laid=1)
    assert legal(match) == {"KC", "6H", "JS"}
    for act in ("end", "draw", "9D"):
        assert refused(match, act) == ("cover-the-six", "Cover your six: with clubs, another six or a jack. If you "
                                                        "have none, draw until you have. (cover-the-six)")


def test_drawing_to_cover_goes_on_until_something_fits() -> None:
    match = at("9C", "6C8DAS", MORE, MORE, top="TH6D")
    play(match, "6C")
    assert legal(match) == {"draw"}
    play(match, "draw")
    assert legal(match) == {"draw"}
    play(match, "draw")
    assert legal(match) == {"6D"}
    play(match, "6D")
    assert legal(match) == {"8D"}
    play(match, "8D")
    assert legal(match) == {"end"}
    play(match, "end")
    assert said(match, "skipped") == [1]
    assert len(hand(match, 1)) == 4              # one eight in this turn: two cards
    assert match.to_act == [2]


def test_an_ordinary_draw_of_a_six_does_not_stop_draws_to_cover_it() -> None:
    match = at("9C", "8D8H", MORE, MORE, top="6CTD")
    play(match, "draw", "6C")
    assert legal(match) == {"draw"}
    play(match, "draw")
    assert legal(match) == {"draw"}


@pytest.mark.parametrize(("cards", "fits"), [("6H", {"6H"}), ("JD", {"JD"}), ("7C", {"7C"})])
def test_who_can_cover_must(cards: str, fits: set[str]) -> None:
    match = at("9C", "6C8DAS" + cards, MORE, MORE)
    assert legal(play(match, "6C")) == fits


def test_cards_of_the_covering_rank_may_follow() -> None:
    match = at("9C", "6C6DKDKSTD", MORE, MORE)
    play(match, "6C", "6D", "KD")
    assert legal(match) == {"KS", "end"}


def test_a_six_covered_by_a_jack_demands_a_suit() -> None:
    match = at("9C", "6CJDKDKSTD", MORE, MORE)
    play(match, "6C", "JD", "end")
    assert legal(match) == {"suit diamonds", "suit spades", "suit hearts", "suit clubs"}


def test_a_six_as_the_last_card_must_be_covered() -> None:
    match = at("9H", "6H", MORE, MORE, top="9DTSKH")
    play(match, "6H")
    assert legal(match) == {"draw"}
    play(match, "draw", "draw", "draw")
    assert legal(match) == {"KH"}
    play(match, "KH")
    assert legal(match) == {"end"}               # two drawn cards are left


def test_a_six_as_the_last_card_covered_at_once_ends_the_round() -> None:
    match = at("9H", "6H", MORE, MORE, top="KH")
    play(match, "6H", "draw", "KH")
    assert legal(match) == {"finish"}
    assert refused(match, "end") == ("hand-is-empty", "You have put your last card: finish the round. (hand-is-empty)")
    assert not play(match, "finish").to_act


# -- the end of a turn
@pytest.mark.parametrize("suit", ["diamonds", "spades", "hearts", "clubs"])
def test_a_jack_demands_any_suit(suit: str) -> None:
    match = at("9H", "JH8C8S", "KDKSKHKC", "7D7S")
    play(match, "JH", "end")
    assert refused(match, "8C") == ("name-a-suit", "Your jack demands a suit: name it. (name-a-suit)")
    play(match, f"suit {suit}")
    assert said(match, f"demands-{suit}") == [0]
    assert match.to_act == [1]
    assert legal(match) == {"K" + suit[0].upper()}


def test_several_jacks_demand_one_suit() -> None:
    match = play(at("9H", "JHJDJS8S", "KDKSKHKC", "7D7S"), "JH", "JD", "JS", "end")
    assert len(legal(match)) == 4
    play(match, "suit clubs")
    assert match.to_act == [1]


def test_a_seat_without_its_turn_is_refused() -> None:
    match = at("9H", "JH8C8S", "KDKS", "7D7S")
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(1, "KD")
    assert refusal.value.rule == "not-your-turn"
    assert refused(match, "KD") == ("not-in-hand", "KD is not in your hand. (not-in-hand)")
    assert refused(match, "60")[0] == "no-such-act"
