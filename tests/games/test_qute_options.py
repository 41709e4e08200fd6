"""Qute: the options, one by one, and the presets."""
import pytest
from qute_table import at, fact, hand, legal, play, refused, said

import parlour


def test_the_starter_may_choose_the_opening_card() -> None:
    match = parlour.new("qute", seed=3, opening="choice")
    cards = hand(match, 0)
    assert (len(cards), legal(match)) == (5, cards)
    told = "You open the round: put any card of your hand. (open-the-round)"
    assert refused(match, "draw") == ("open-the-round", told)
    card = next(iter(sorted(cards)))
    play(match, card)
    assert match.view(7).zones["stack"].cards == (card,)
    assert (fact(match, "run"), fact(match, "laid"), fact(match, "phase")) == (1, 1, 0)


@pytest.mark.parametrize(("option", "acts", "rule"), [
    ("must", {"9H"}, "put-what-you-drew"), ("may", {"9H", "end"}, "may-put-what-you-drew"),
    ("never", {"end"}, "only-one-draw")])
def test_a_drawn_card_that_fits(option: str, acts: set[str], rule: str) -> None:
    match = play(at("TH", "9D7S", "2", "2", top="9H", drawn_card=option), "draw")
    assert legal(match) == acts
    assert refused(match, "draw")[0] == rule
    if "end" in acts:
        play(match, "end")
        assert (match.to_act, hand(match, 0)) == ([1], {"9D", "7S", "9H"})


@pytest.mark.parametrize("option", ["may", "never"])
def test_a_card_kept_may_be_put_in_the_next_turn(option: str) -> None:
    match = play(at("TH", "9D7S", "KSKD", top="9H", drawn_card=option), "draw", "end", "draw", "end")
    assert legal(match) == {"9H"}


@pytest.mark.parametrize("option", ["must", "may", "never"])
def test_a_six_is_covered_with_what_was_drawn_whatever_the_option(option: str) -> None:
    match = play(at("9C", "6CAS", "2", top="THKC", drawn_card=option), "6C", "draw", "draw")
    assert legal(match) == {"KC"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_can_start(seat: int) -> None:
    match = parlour.new("qute", seed=1, new_game_starter=seat)
    assert (match.to_act, said(match, "starts")) == ([seat], [seat])
    assert [match.view(7).zones[f"hand{s}"].hidden for s in range(3)] == [4 if s == seat else 5 for s in range(3)]


def test_the_loser_of_a_match_can_start_the_next() -> None:
    match = play(at("QC", "KC", "9D", "TS", scores="40,30,120"), "KC", "finish")
    assert match.over
    assert parlour.new("qute", new_game_starter=fact(match, "starter")).to_act == [2]


def test_who_is_not_there_cannot_start() -> None:
    with pytest.raises(ValueError, match=r"^new_game_starter=2 is nobody: seats are 0 to 1\.$"):
        parlour.new("qute", seats=2, new_game_starter=2)


@pytest.mark.parametrize(("seats", "fine"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_play(seats: int, fine: bool) -> None:
    if fine:
        assert len(parlour.new("qute", seats=seats).scores) == seats
    else:
        with pytest.raises(ValueError, match="it takes 2 to 4"):
            parlour.new("qute", seats=seats)


def test_presets() -> None:
    rules = parlour.GAMES["qute"]
    assert rules.changed(rules.options({"preset": "qute"})) == {}
    assert rules.changed(rules.options({"preset": "classic"})) == {"drawn_card": "may"}
