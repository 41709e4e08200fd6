"""Quatch: what may be played, and what a play does."""
import pytest
from quatch_tables import LATER, at, held, lay, legal, lying, refused


# -- what fits
@pytest.mark.parametrize(("line", "acts"), [
    ("play_all=on pile:8C hand0:7C8D8SKC", {"8D", "8S", "KC"}),
    ("pile:8C hand0:7C8D8SKC", {"8D", "8S", "KC", "several"}),
    ("pile:8C hand0:7C8DKC", {"8D", "KC"}),
    ("pile:8C hand0:7C7D8SKC", {"8S", "KC"}),
    ("pile:KC hand0:3D9CQC", {"eat"}),
    ("pile:AC hand0:2D3D4D", {"2D"}),
    ("pile:AC hand0:TD3D4D", {"TD"}),
    ("hand0:3D9CTD", {"3D", "9C", "TD"}),
    ("pile:AC2D hand0:3D9CTD", {"3D", "9C", "TD"}),
    ("pile:AC hand0:AD3DKC", {"AD"}),
    ("may_eat=on pile:8C hand0:7C8DKC", {"8D", "KC", "eat"}),
    ("may_eat=on hand0:7C8DKC", {"7C", "8D", "KC"}),
])
def test_what_fits(line: str, acts: set[str]) -> None:
    assert legal(at(line + LATER)) == acts


# -- several equal cards
@pytest.mark.parametrize("cards", ["8C", "8S", "8C8S", "8D8S", "8S8D8C", "8C8D8S8H"])
def test_one_several_or_all_of_the_equal_cards(cards: str) -> None:
    match = at("hand0:8C8D8S8HKS" + LATER)
    lay(match, 0, cards)
    played = {cards[n:n + 2] for n in range(0, len(cards), 2)}
    assert held(match, 0) == {"8C", "8D", "8S", "8H", "KS"} - played
    assert lying(match, "pile") == (set() if len(played) == 4 else played)
    assert match.to_act == [0 if len(played) == 4 else 1]


def test_with_play_all_one_name_plays_all_of_the_rank() -> None:
    for name in ("8C", "8S"):
        match = at("play_all=on hand0:8C8D8SKS" + LATER)
        match.play(0, name)
        assert lying(match, "pile") == {"8C", "8D", "8S"}
        assert match.to_act == [1]


def test_who_said_several_goes_on_or_is_done() -> None:
    match = at("may_eat=on pile:3D hand0:8C8D8SKS" + LATER)
    match.play(0, "several")
    assert legal(match) == {"8C", "8D", "8S", "KS"}
    match.play(0, "8S")
    assert match.to_act == [0]
    assert legal(match) == {"8C", "8D", "done"}
    assert refused(match, 0, "KS") == refused(match, 0, "eat") == "equal-or-done"
    match.play(0, "8C")
    match.play(0, "done")
    assert match.to_act == [1]
    assert held(match, 0) == {"8D", "KS"}


def test_who_said_several_may_lay_one() -> None:
    match = at("hand0:8C8DKS" + LATER)
    match.play(0, "several")
    match.play(0, "KS")
    assert legal(match) == {"done"}              # asked all the same: the others cannot tell
    match.play(0, "done")
    assert match.to_act == [1]


def test_several_is_over_where_all_can_tell() -> None:
    match = at("hand0:8C8D stand0:3D__" + LATER)
    match.play(0, "several")
    match.play(0, "8C")
    match.play(0, "8D")
    assert match.to_act == [1]                   # no hand is left
    match = at("hand0:TD8C8D" + LATER)
    match.play(0, "several")
    match.play(0, "TD")
    assert match.to_act == [0]
    assert "several" in legal(match)             # the bonus turn: there is only one ten
    match = at("pile:8S8H hand0:8C8D9D" + LATER)
    lay(match, 0, "8C8D")
    assert match.to_act == [0]
    assert not lying(match, "pile")


def test_several_is_one_play() -> None:
    match = at("quiet:4 past:0,2,3,4,5 hand0:8C8DKS" + LATER)
    match.play(0, "several")
    match.play(0, "8C")
    assert match.view(7).facts["quiet"] == 4
    match.play(0, "8D")
    match.play(0, "done")
    assert match.view(7).facts["quiet"] == 5
    match = at("deck:7D7S7H hand0:8C8DKS" + LATER)
    match.play(0, "several")
    match.play(0, "8C")
    assert len(held(match, 0)) == 2              # drawn only when it is done
    match.play(0, "8D")
    match.play(0, "done")
    assert len(held(match, 0)) == 3


@pytest.mark.parametrize(("line", "act", "rule"), [
    ("pile:8C hand0:7C8D", "7C", "as-high"),
    ("pile:8C hand0:7C8D", "eat", "as-high"),
    ("pile:8C hand0:8D8S9S", "done", "as-high"),
    ("pile:8C hand0:8D9S", "several", "as-high"),
    ("play_all=on pile:8C hand0:8D8S9S", "several", "not-in-play"),
    ("play_all=on pile:8C hand0:7C8D8S", "7C", "as-high-and-all"),
    ("hand0:7C8D", "eat", "must-play"),
    ("play_all=on hand0:7C8D", "pass", "must-play-all"),
    ("pile:8C hand0:7C", "7C", "nothing-fits"),
    ("pile:8C hand0:7C", "pass", "nothing-fits"),
    ("pile:8C hand0:TD", "TD", "special-not-last"),
    ("hand0:9D chance0:KD__", "KD", "not-in-play"),
    ("stand0:9D_KD", "eat", "pick-one"),
    ("stand0:9D_KD", "pick 2", "not-in-play"),
])
def test_refusals_name_the_rule(line: str, act: str, rule: str) -> None:
    assert refused(at(line + LATER), 0, act) == rule


# -- what a play does
def test_four_of_a_kind_clear_whoever_played_them() -> None:
    match = at("pile:9C9S hand0:9D9H4C" + " hand1:3C5D")
    lay(match, 0, "9D9H")
    assert match.to_act == [0]
    assert not lying(match, "pile")
    assert {"9C", "9S", "9D", "9H"} <= lying(match, "bin")


@pytest.mark.parametrize(("pile", "played", "clears"), [
    ("9C9S", "9D9H", True), ("9C9S2D", "9D9H", False), ("9C", "9D9S", False), ("7C7D7S", "7H", True),
    ("7C", "7D7S7H", True), ("", "7C7D7S", False), ("7C7D2D7S", "7H", False)])
def test_four_of_a_kind_lie_next_to_each_other(pile: str, played: str, clears: bool) -> None:
    rank = played[0]
    own = "".join(rank + suit for suit in "CDSH" if rank + suit not in pile)
    match = at(f"{f'pile:{pile}' if pile else ''} hand0:{own}AC hand1:3C5D")
    lay(match, 0, played)
    assert (match.to_act == [0]) == clears
    assert (not lying(match, "pile")) == clears


def test_a_ten_clears_even_an_empty_pile() -> None:
    for pile in ("pile:3DAS", ""):
        match = at(f"{pile} hand0:TD4C hand1:3C5D")
        lay(match, 0, "T")
        assert match.to_act == [0]
        assert "TD" in lying(match, "bin")


def test_a_two_stays_and_is_eaten_later() -> None:
    match = at("pile:KC hand0:2D4C hand1:3C5D")
    lay(match, 0, "2")
    assert match.to_act == [1]
    lay(match, 1, "3")
    lay(match, 0, "4")
    assert match.over
    match = at("pile:KC hand0:2D4C5C hand1:3C3D5D")
    lay(match, 0, "2")
    lay(match, 1, "5")
    lay(match, 0, "5")
    match.play(1, "eat")
    assert held(match, 1) == {"3C", "3D", "KC", "2D", "5D", "5C"}


def test_draw_up_to_three() -> None:
    for hand, deck, left in (("7C", "8D9DJD", 3), ("7C8S", "8D9DJD", 3), ("7C8S9S", "8DJD", 3), ("7C8S9SJS", "8DJD", 3),
                             ("7C8S9SJSQS", "8DJD", 4), ("7C", "8D", 1)):
        match = at(f"hand0:{hand} deck:{deck} hand1:3C4C5C")
        lay(match, 0, "7")
        zones = match.view(0).zones
        assert len(zones["hand0"].cards) == left


def test_after_a_clear_one_draws_before_the_bonus_turn() -> None:
    match = at("hand0:TD3D4D deck:8DJD pile:AC hand1:3C4C5C")
    lay(match, 0, "T")
    assert match.to_act == [0]
    assert len(match.view(0).zones["hand0"].cards) == 3
    assert "JD" in legal(match)


def test_the_top_of_the_deck_is_drawn() -> None:
    match = at("hand0:3D4D5D deck:8DJD hand1:3C4C5C")
    lay(match, 0, "3")
    assert held(match, 0) == {"4D", "5D", "JD"}


def test_who_eats_gives_the_turn_away_and_leaves_an_empty_pile() -> None:
    match = at("pile:3DKC hand0:4D9C hand1:3C4C")
    assert not lying(match, "hand0")
    match.play(0, "eat")
    assert match.to_act == [1]
    assert held(match, 0) == {"3D", "4D", "9C", "KC"}
    assert lying(match, "hand0") == {"3D", "KC"}
    assert not lying(match, "pile")
    assert match.view(7).facts["eaten"] == (2, 0, 0, 0)
    assert legal(match, 1) == {"3C", "4C"}


# -- chance row and stand
@pytest.mark.parametrize(("option", "acts"), [("on", {"7D", "7S", "KD"}), ("off", {"7D", "7S", "KD", "several"})])
def test_without_a_hand_the_chance_row_is_played(option: str, acts: set[str]) -> None:
    match = at(f"play_all={option} pile:6C chance0:7DKD7S stand0:4C__" + " hand1:3C5D")
    assert legal(match) == acts
    match.play(0, "7S" if option == "on" else "several")
    if option == "off":
        match.play(0, "7S")
        assert legal(match) == {"7D", "done"}
        match.play(0, "7D")
        match.play(0, "done")
    assert match.to_act == [1]
    assert match.view(0).zones["chance0"].places == (None, "KD", None)


def test_a_hand_goes_before_the_chance_row() -> None:
    match = at("pile:6C chance0:7DKD7S stand0:4C__ hand0:9C hand1:3C5D")
    assert legal(match) == {"9C"}
    assert refused(match, 0, "KD") == "not-in-play"


def test_after_eating_the_hand_goes_first_again() -> None:
    match = at("pile:AC chance0:7DKD7S stand0:4C__ hand1:3C5D")
    match.play(0, "eat")
    lay(match, 1, "3")
    assert legal(match) == {"AC"}


def test_a_pick_that_fits_is_played() -> None:
    match = at("pile:9C stand0:JC4DTD hand1:3C5D")
    assert legal(match) == {"pick 1", "pick 2", "pick 3"}
    match.play(0, "pick 1")
    assert match.to_act == [1]
    assert lying(match, "pile") == {"9C", "JC"}
    assert match.view(7).zones["stand0"].places == (None, "??", "??")


def test_a_picked_ten_clears_and_another_is_picked() -> None:
    match = at("pile:9C stand0:JC4DTD hand1:3C5D")
    match.play(0, "pick 3")
    assert match.to_act == [0]
    assert legal(match) == {"pick 1", "pick 2"}


def test_a_bust_takes_the_card_and_the_pile() -> None:
    match = at("pile:9CQC stand0:JC4DTD hand1:3C5D")
    match.play(0, "pick 2")
    assert match.to_act == [1]
    assert lying(match, "hand0") == {"4D", "9C", "QC"}
    assert match.view(7).facts["eaten"] == (3, 0, 0, 0)
    assert match.view(7).zones["stand0"].places == ("??", None, "??")
    assert match.view(7).facts["quiet"] == 0


def test_on_a_two_and_on_nothing_every_pick_fits() -> None:
    for pile in ("pile:KC2D", ""):
        match = at(f"{pile} stand0:3D4D_ hand1:3C5D")
        match.play(0, "pick 1")
        assert match.to_act == [1]
        assert "3D" in lying(match, "pile")
