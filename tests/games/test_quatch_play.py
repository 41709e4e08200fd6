"""Quatch: what may be played, and what a play does."""
import pytest
from quatch_tables import LATER, at, legal, lying, refused


# -- what fits
@pytest.mark.parametrize(("line", "acts"), [
    ("play_all=on pile:8C seen0:7C8D8SKC", {"play 8 x2", "play K"}),
    ("pile:8C seen0:7C8D8SKC", {"play 8", "play 8 x2", "play K"}),
    ("pile:KC seen0:3D9CQC", {"eat"}),
    ("pile:AC seen0:2D3D4D", {"play 2"}),
    ("pile:AC seen0:TD3D4D", {"play 10"}),
    ("seen0:3D9CTD", {"play 3", "play 9", "play 10"}),
    ("pile:AC2D seen0:3D9CTD", {"play 3", "play 9", "play 10"}),
    ("pile:AC seen0:AD3DKC", {"play A"}),
    ("may_eat=on pile:8C seen0:7C8DKC", {"play 8", "play K", "eat"}),
    ("may_eat=on seen0:7C8DKC", {"play 7", "play 8", "play K"}),
])
def test_what_fits(line: str, acts: set[str]) -> None:
    assert legal(at(line + LATER)) == acts


@pytest.mark.parametrize(("line", "acts"), [
    ("hand0:8C8D8S", {"play 8 x3", "play 1 of 3", "play 2 of 3"}),
    ("hand0:8C8DKS", {"play 8 x2", "play 1 of 2", "play K"}),
    ("hand0:8C seen0:8D8S", {"play 8", "play 8 x2", "play 8 x3"}),
    ("hand0:8C8D seen0:8S8H", {"play 8", "play 8 x2", "play 8 x4", "play 1 of 2"}),
    ("play_all=on hand0:8C8D seen0:8S8H", {"play 8 x4"}),
    ("pile:9C hand0:8C8DKS", {"play K"}),
])
def test_some_of_equal_cards(line: str, acts: set[str]) -> None:
    assert legal(at(line + LATER)) == acts


def test_the_seen_ones_go_first_and_then_the_one_held_longest() -> None:
    match = at("hand0:8S8C seen0:8D pile:3D" + LATER)
    match.play(0, "play 1 of 2")
    assert lying(match, "pile") == {"3D", "8D", "8S"}
    assert match.view(1).zones["hand0"].hidden == 1


@pytest.mark.parametrize(("line", "act", "rule"), [
    ("pile:8C seen0:7C8D", "play 7", "as-high"),
    ("pile:8C seen0:7C8D", "eat", "as-high"),
    ("play_all=on pile:8C seen0:7C8D8S", "play 8", "as-high-and-all"),
    ("pile:8C hand0:8D8S9S", "play 8", "as-high"),
    ("play_all=on pile:8C seen0:7C8D8S", "play 7", "as-high-and-all"),
    ("seen0:7C8D", "eat", "must-play"),
    ("play_all=on seen0:7C8D", "pass", "must-play-all"),
    ("pile:8C seen0:7C", "play 7", "nothing-fits"),
    ("pile:8C seen0:7C", "pass", "nothing-fits"),
    ("pile:8C seen0:TD", "play 10", "special-not-last"),
    ("seen0:9D chance0:KD__", "play K", "not-in-play"),
    ("stand0:9D_KD", "eat", "pick-one"),
    ("stand0:9D_KD", "pick 2", "not-in-play"),
])
def test_refusals_name_the_rule(line: str, act: str, rule: str) -> None:
    assert refused(at(line + LATER), 0, act) == rule


# -- what a play does
def test_four_of_a_kind_clear_whoever_played_them() -> None:
    match = at("pile:9C9S seen0:9D9H4C" + " seen1:3C5D")
    match.play(0, "play 9 x2")
    assert match.to_act == [0]
    assert not lying(match, "pile")
    assert {"9C", "9S", "9D", "9H"} <= lying(match, "bin")


@pytest.mark.parametrize(("pile", "played", "clears"), [
    ("9C9S", "play 9 x2", True), ("9C9S2D", "play 9 x2", False), ("9C", "play 9 x2", False), ("7C7D7S", "play 7", True),
    ("7C", "play 7 x3", True), ("", "play 7 x3", False), ("7C7D2D7S", "play 7", False)])
def test_four_of_a_kind_lie_next_to_each_other(pile: str, played: str, clears: bool) -> None:
    rank = played[5]
    own = "".join(rank + suit for suit in "CDSH" if rank + suit not in pile)
    match = at(f"{f'pile:{pile}' if pile else ''} seen0:{own}AC seen1:3C5D")
    match.play(0, played)
    assert (match.to_act == [0]) == clears
    assert (not lying(match, "pile")) == clears


def test_a_ten_clears_even_an_empty_pile() -> None:
    for pile in ("pile:3DAS", ""):
        match = at(f"{pile} seen0:TD4C seen1:3C5D")
        match.play(0, "play 10")
        assert match.to_act == [0]
        assert "TD" in lying(match, "bin")


def test_a_two_stays_and_is_eaten_later() -> None:
    match = at("pile:KC seen0:2D4C seen1:3C5D")
    match.play(0, "play 2")
    assert match.to_act == [1]
    match.play(1, "play 3")
    match.play(0, "play 4")
    assert match.over
    match = at("pile:KC seen0:2D4C5C seen1:3C3D5D")
    match.play(0, "play 2")
    match.play(1, "play 5")
    match.play(0, "play 5")
    match.play(1, "eat")
    assert lying(match, "seen1") == {"3C", "3D", "KC", "2D", "5D", "5C"}


def test_draw_up_to_three() -> None:
    for hand, deck, left in (("7C", "8D9DJD", 3), ("7C8S", "8D9DJD", 3), ("7C8S9S", "8DJD", 3), ("7C8S9SJS", "8DJD", 3),
                             ("7C8S9SJSQS", "8DJD", 4), ("7C", "8D", 1)):
        match = at(f"seen0:{hand} deck:{deck} seen1:3C4C5C")
        match.play(0, "play 7")
        zones = match.view(0).zones
        assert len(zones["hand0"].cards) + len(zones["seen0"].cards) == left


def test_after_a_clear_one_draws_before_the_bonus_turn() -> None:
    match = at("seen0:TD hand0:3D4D deck:8DJD pile:AC seen1:3C4C5C")
    match.play(0, "play 10")
    assert match.to_act == [0]
    assert len(match.view(0).zones["hand0"].cards) == 3
    assert "play J" in legal(match)


def test_the_top_of_the_deck_is_drawn() -> None:
    match = at("seen0:3D4D5D deck:8DJD seen1:3C4C5C")
    match.play(0, "play 3")
    assert match.view(0).zones["hand0"].cards == ("JD",)


def test_who_eats_gives_the_turn_away_and_leaves_an_empty_pile() -> None:
    match = at("pile:3DKC seen0:4D9C seen1:3C4C")
    match.play(0, "eat")
    assert match.to_act == [1]
    assert lying(match, "seen0") == {"3D", "4D", "9C", "KC"}
    assert not lying(match, "pile")
    assert match.view(7).facts["eaten"] == (2, 0, 0, 0)
    assert legal(match, 1) == {"play 3", "play 4"}


# -- chance row and stand
@pytest.mark.parametrize(("option", "acts"), [("on", {"play 7 x2", "play K"}),
                                              ("off", {"play 7", "play 7 x2", "play K"})])
def test_without_a_hand_the_chance_row_is_played(option: str, acts: set[str]) -> None:
    match = at(f"play_all={option} pile:6C chance0:7DKD7S stand0:4C__" + " seen1:3C5D")
    assert legal(match) == acts
    match.play(0, "play 7 x2")
    assert match.view(0).zones["chance0"].places == (None, "KD", None)


def test_a_hand_goes_before_the_chance_row() -> None:
    match = at("pile:6C chance0:7DKD7S stand0:4C__ seen0:9C seen1:3C5D")
    assert legal(match) == {"play 9"}
    assert refused(match, 0, "play K") == "not-in-play"


def test_after_eating_the_hand_goes_first_again() -> None:
    match = at("pile:AC chance0:7DKD7S stand0:4C__ seen1:3C5D")
    match.play(0, "eat")
    match.play(1, "play 3")
    assert legal(match) == {"play A"}


def test_a_pick_that_fits_is_played() -> None:
    match = at("pile:9C stand0:JC4DTD seen1:3C5D")
    assert legal(match) == {"pick 1", "pick 2", "pick 3"}
    match.play(0, "pick 1")
    assert match.to_act == [1]
    assert lying(match, "pile") == {"9C", "JC"}
    assert match.view(7).zones["stand0"].places == (None, "??", "??")


def test_a_picked_ten_clears_and_another_is_picked() -> None:
    match = at("pile:9C stand0:JC4DTD seen1:3C5D")
    match.play(0, "pick 3")
    assert match.to_act == [0]
    assert legal(match) == {"pick 1", "pick 2"}


def test_a_bust_takes_the_card_and_the_pile() -> None:
    match = at("pile:9CQC stand0:JC4DTD seen1:3C5D")
    match.play(0, "pick 2")
    assert match.to_act == [1]
    assert lying(match, "seen0") == {"4D", "9C", "QC"}
    assert match.view(7).facts["eaten"] == (3, 0, 0, 0)
    assert match.view(7).zones["stand0"].places == ("??", None, "??")
    assert match.view(7).facts["quiet"] == 0


def test_on_a_two_and_on_nothing_every_pick_fits() -> None:
    for pile in ("pile:KC2D", ""):
        match = at(f"{pile} stand0:3D4D_ seen1:3C5D")
        match.play(0, "pick 1")
        assert match.to_act == [1]
        assert "3D" in lying(match, "pile")
