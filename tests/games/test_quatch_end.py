"""Quatch: the last card, draws, endless games, places and points."""
import random

import pytest
from quatch_tables import at, lay, legal, lying

import parlour


def said(match: parlour.Match) -> list[str]:
    return [event.said for event in match.events(7) if event.kind == "say"]


def places(match: parlour.Match) -> tuple[int, ...]:
    found = match.view(7).facts["place"]
    assert isinstance(found, tuple)
    return found[:len(match.scores)]


@pytest.mark.parametrize("line", ["pile:5C stand0:7C__", "pile:5C hand0:7C", "pile:5C chance0:_7C_", "hand0:7C7D7S",
                                  "pile:8C8D hand0:8S8H", "stand0:_3C_", "pile:AC2D hand0:3C"])
def test_the_first_without_cards_wins(line: str) -> None:
    match = at(f"{line} hand1:4C4D")
    while match.to_act == [0]:
        acts = legal(match)
        match.play(0, "several" if "several" in acts else min(acts))
    assert match.over
    assert (match.scores, match.winners) == ([1, 0], [0])
    assert places(match) == (1, 2)


# -- specials
@pytest.mark.parametrize("special", ["2D", "TD"])
@pytest.mark.parametrize("zone", ["hand0", "chance0"])
def test_a_special_is_not_the_last_card(special: str, zone: str) -> None:
    row = "__" if zone == "chance0" else ""
    match = at(f"{zone}:{special}{row} pile:5C hand1:4C4D")
    assert legal(match) == {"eat"}
    match = at(f"{zone}:{special}{row} hand1:4C4D")
    assert legal(match) == {"pass"}
    match.play(0, "pass")
    assert match.to_act == [1]
    lay(match, 1, "4")
    assert legal(match) == {"eat"}
    match.play(0, "eat")
    assert not match.over


def test_a_special_goes_while_something_else_is_left() -> None:
    assert "2D" in legal(at("hand0:2D stand0:3C__ pile:5C hand1:4C4D"))
    assert "TD" in legal(at("hand0:TD9C pile:5C hand1:4C4D"))
    assert "2D" in legal(at("hand0:2D deck:3C pile:5C hand1:4C4D"))


@pytest.mark.parametrize("special", ["2D", "TD"])
@pytest.mark.parametrize("pile", ["", "pile:KC", "pile:KC2D", "pile:3D"])
def test_as_the_last_stand_card_it_is_a_bust(special: str, pile: str) -> None:
    if special in pile:
        special = "TD"
    match = at(f"stand0:_{special}_ {pile} hand1:4C4D")
    match.play(0, "pick 2")
    assert special in lying(match, "hand0")
    assert match.to_act == [1]


def test_two_specials_left() -> None:
    match = at("hand0:2DTD pile:5C hand1:4C4D")
    assert legal(match) == {"2D", "TD"}
    lay(match, 0, "T")
    assert match.to_act == [0]
    assert legal(match) == {"pass"}
    match = at("hand0:2DTD pile:5C hand1:4C4D")
    lay(match, 0, "2")
    lay(match, 1, "4")
    assert legal(match) == {"eat"}


def test_when_all_pass_it_is_a_draw() -> None:
    match = at("hand0:2D hand1:TD")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.over
    assert (match.scores, match.winners, places(match)) == ([0, 0], [0, 1], (1, 1))
    assert said(match) == ["passes", "passes", "stalemate", "first-place", "first-place"]
    assert match.state.reward(0) == match.state.reward(1) == 0.5


def test_passes_count_in_a_row_only() -> None:
    match = at("passes:1 mover:1 hand0:2D hand1:9C9D")
    lay(match, 1, "9")
    match.play(0, "eat")
    assert match.view(0).facts["passes"] == 0


# -- four of a kind at last
@pytest.mark.parametrize(("line", "acts"), [
    ("hand0:8S8H pile:8C8D", {"8S", "8H", "several"}), ("play_all=on hand0:8S8H pile:8C8D", {"eat"}),
    ("hand0:8S pile:8C8D8H", {"eat"}), ("play_all=on hand0:8S8H pile:8C2D8D", {"8S", "8H"}),
    ("play_all=on hand0:8C8D8S8H", {"pass"}), ("play_all=on hand0:8S8H stand0:_3C_ pile:8C8D", {"8S", "8H"}),
    ("play_all=on hand0:8S8H deck:3C pile:8C8D", {"8S", "8H"}), ("play_all=on hand0:8C8D8S8H pile:3C", {"eat"}),
    ("play_all=on hand0:8S8H9C pile:8C8D", {"8S", "8H", "9C"})])
def test_four_finish_may_be_forbidden(line: str, acts: set[str]) -> None:
    assert legal(at(f"four_finish=forbid {line} hand1:4C4D")) == acts


@pytest.mark.parametrize(("line", "more"), [
    ("hand0:8S8H pile:8C8D", set()), ("hand0:8S8H stand0:_3C_ pile:8C8D", {"8S"}),
    ("hand0:8S8H deck:3C pile:8C8D", {"8S"}), ("hand0:8S8H9C pile:8C8D", {"8S"}), ("hand0:8S8H pile:8C2D8D", {"8S"}),
    ("chance0:8S_8H pile:8C8D", set()), ("hand0:8S8H8D pile:8C", {"8S", "8D"})])
def test_who_lays_several_must_keep_the_last_of_four_then(line: str, more: set[str]) -> None:
    match = at(f"four_finish=forbid {line} hand1:4C4D")
    match.play(0, "several")
    match.play(0, "8H")
    assert legal(match) == {*more, "done"}
    if "8D" in more:
        match.play(0, "8D")
        assert legal(match) == {"done"}
    match.play(0, "done")
    assert match.to_act == [1]


def test_a_fourth_from_the_stand_is_a_bust_then() -> None:
    for option, over in (("win", True), ("forbid", False)):
        match = at(f"four_finish={option} stand0:8S__ pile:8C8D8H hand1:4C4D")
        match.play(0, "pick 1")
        assert match.over == over
        assert over or lying(match, "hand0") == {"8C", "8D", "8S", "8H"}


# -- places
def test_play_goes_on_for_places() -> None:
    match = at("seats=3 places=on hand0:3D hand1:4C5D hand2:9C9D")
    lay(match, 0, "3")
    assert match.to_act == [1]
    lay(match, 1, "4")
    lay(match, 2, "9")
    assert match.to_act == [1]                   # seat 0 is left out
    match.play(1, "eat")
    lay(match, 2, "9")
    assert match.over
    assert (places(match), match.scores) == ((1, 3, 2), [2, 0, 1])


def test_who_clears_with_the_last_card_has_no_bonus_turn() -> None:
    match = at("seats=3 places=on pile:8C8D hand0:8S8H hand1:4C5D hand2:9C9D")
    lay(match, 0, "8S8H")
    assert match.to_act == [1]


def test_without_places_all_others_share_the_second() -> None:
    match = at("seats=4 hand0:3D hand1:4C5D hand2:9C9D hand3:JC")
    lay(match, 0, "3")
    assert match.over
    assert (places(match), match.scores) == ((1, 2, 2, 2), [3, 0, 0, 0])


@pytest.mark.parametrize(("backward", "order"), [(0, [2, 0, 1]), (1, [2, 1, 0])])
def test_which_way_play_goes(backward: int, order: list[int]) -> None:
    match = at(f"seats=3 rotation=toward_second_lowest backward:{backward} mover:2 "
               "hand0:3C8C9C hand1:3D8D9D hand2:3S8S9S")
    found = []
    for _ in range(3):
        found += match.to_act
        lay(match, match.to_act[0], "3")
    assert found == order


# -- endless games
def step(match: parlour.Match, seat: int, act: str) -> None:
    """Eat, or lay a card of that rank."""
    if act == "eat":
        match.play(seat, act)
    else:
        lay(match, seat, act)


# the nine goes to and fro: after the second act and from then on after every sixth all is as it was
LAP = [(0, "4"), (1, "9"), (0, "eat"), (1, "4"), (0, "9"), (1, "eat")]
CIRCLE = [(0, "9"), (1, "eat"), *LAP * 2]


@pytest.mark.parametrize("written", [None, 2, 5, 8, 13])
def test_the_third_time_in_one_position_ends_the_game(written: int | None) -> None:
    """Also if it was written down as a line of text in between; suits do not matter."""
    match = at("hand0:3D4D9C hand1:3C4C")
    for n, act in enumerate(CIRCLE):
        assert not match.over
        if n == written:
            again = parlour.position(match.position())
            assert isinstance(again, parlour.Match)
            match = again
        step(match, *act)
    assert match.over
    assert said(match) == ["third-time", "first-place"]
    assert match.winners == [0]                  # two cards against three


def test_without_its_past_a_position_is_there_for_the_first_time() -> None:
    match = at("hand0:3D4D9C hand1:3C4C chance1:JC__ stand1:KC__")
    for act in CIRCLE[:13]:
        step(match, *act)
    words = [word for word in match.position().split() if not word.startswith(("past:", "quiet:"))]
    again = parlour.position(" ".join(words))
    assert isinstance(again, parlour.Match)
    step(again, *CIRCLE[13])
    assert not again.over


def test_two_hundred_plays_without_progress_end_the_game() -> None:
    past = ",".join(str(n) for n in range(199))
    match = at(f"quiet:198 past:{past} hand0:3D4D9C hand1:3C3S5C5D")
    assert match.view(0).facts["quiet"] == 198
    lay(match, 0, "9")
    assert not match.over
    match.play(1, "eat")
    assert match.over
    assert said(match) == ["no-progress", "first-place"]
    assert match.winners == [0]


@pytest.mark.parametrize(("line", "winners"), [
    ("hand0:3D4D9C hand1:KD3S", [1]),
    ("hand0:3D4D stand0:4S__ hand1:KD3S5C", [1]),
    ("hand0:3D4D hand1:KD stand1:4S__", [0]),
    ("hand0:3D4D hand1:KD3S eaten:5,6,0,0", [0]),
    ("hand0:3D4D hand1:KD3S eaten:7,6,0,0", [1]),
    ("hand0:3D4D hand1:KD3S eaten:6,6,0,0", [0, 1])])
def test_what_decides_then(line: str, winners: list[int]) -> None:
    """Fewest cards, fewest in the stand, fewest eaten, or a draw: here after a play of one card by seat 0."""
    past = ",".join(str(n) for n in range(200))
    match = at(f"quiet:199 past:{past} {line.replace('hand0:', 'hand0:5D')}")
    lay(match, 0, "5")
    assert match.over
    assert match.winners == winners


def test_among_several_the_best_share_and_places_rank_the_others() -> None:
    past = ",".join(str(n) for n in range(200))
    for option, scores, ends in (("off", [1, 1, 0], (1, 1, 2)), ("on", [1, 1, 0], (1, 1, 3))):
        match = at(f"seats=3 places={option} quiet:199 past:{past} hand0:5D4D hand1:KD hand2:QC3C9C")
        lay(match, 0, "5")
        assert (match.scores, places(match)) == (scores, ends)


@pytest.mark.parametrize("line", ["deck:3C hand0:4D5D6D", "chance0:4D__ hand1:4C", "stand0:4D__", "hand0:TD4D",
                                  "pile:4C4S4H hand0:4D5D"])
def test_progress_begins_the_count_anew(line: str) -> None:
    other = "" if "hand1" in line else " hand1:3S5C"
    match = at(f"quiet:4 past:0,2,3,4,5 {line}{other}")
    assert match.view(0).facts["quiet"] == 4
    seat = match.to_act[0]
    match.play(seat, "TD" if "TD" in line else next(iter(match.legal(seat))))
    assert match.over or match.view(0).facts["quiet"] == 0


def test_a_match_of_several_games() -> None:
    match = parlour.new("quatch", seed=5, games=3, seats=3)
    rng = random.Random(5)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.state.suggest(seat, rng.getrandbits(60)))
    assert len(match.deals) == 3
    assert sum(match.scores) == 6
    assert match.winners == [seat for seat, score in enumerate(match.scores) if score == max(match.scores)]
