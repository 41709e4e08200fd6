"""Kabul: drawing, replacing, discarding, and the end of a turn."""
import pytest
from kabul_table import ROWS, acts, at, decide, fact, pile, refused, row, seen, window


def test_only_the_drawer_sees_the_drawn_card() -> None:
    match = decide("AS")
    assert match.view(0).zones["drawn0"].cards == ("AS",)
    for other in (1, 2, 3, 7):
        assert match.view(other).zones["drawn0"] == ((), 1, None)


def test_drawing_happens_by_itself_and_only_in_turn() -> None:
    match = at("phase:end turns:5 mover:1")
    match.play(1, "finish")
    assert (fact(match, "phase"), match.to_act) == ("decide", [2])
    assert match.events(1)[-1].target == "drawn2"
    assert refused(match, 1, "draw") == "not-your-turn"
    assert refused(match, 2, "draw") == "replace-or-discard"


def test_the_drawn_card_takes_the_place_of_the_one_it_replaces() -> None:
    match = decide("AS", rows="row0:9C2DKC4S row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H")
    match.play(0, "replace 1")
    assert row(match, 0) == ["AS", "2D", "KC", "4S"]
    assert pile(match) == ("9C",)
    assert fact(match, "power") == "peek-other"
    assert fact(match, "phase") == "stack"


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_any_place_may_be_replaced(place: int) -> None:
    match = decide("AS")
    before = row(match, 0)
    match.play(0, f"replace {place}")
    assert row(match, 0) == [*before[:place - 1], "AS", *before[place:]]
    assert pile(match) == (before[place - 1],)


def test_who_replaces_knows_the_new_card_and_all_the_old_one() -> None:
    match = decide("AS")
    match.play(0, "replace 2")
    assert seen(match, 0, 0) == ["??", "AS", "??", "??"]
    assert seen(match, 1, 0) == ["??"] * 4
    assert match.view(1).eyes[1] == 1


def test_the_drawn_card_may_be_discarded() -> None:
    match = decide("7C")
    match.play(0, "discard")
    assert (row(match, 0), pile(match)) == (["9C", "2D", "KD", "4S"], ("7C",))
    assert fact(match, "power") == "peek-own"


def test_an_empty_place_cannot_be_replaced() -> None:
    match = decide("AS", rows="row0:9C_KD4S row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H")
    assert acts(match, 0) == ["replace 1", "replace 3", "replace 4", "discard"]
    assert refused(match, 0, "replace 2") == "no-card-there"
    assert refused(match, 0, "replace 5") == "no-card-there"


def test_without_cards_one_draws_and_discards() -> None:
    match = decide("9S", rows="row0:____ row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H")
    assert acts(match, 0) == ["discard"]
    match.play(0, "discard")
    assert match.to_act == [1, 2, 3]
    window(match)
    assert fact(match, "phase") == "seat"
    match.play(0, "seat 2")
    match.play(0, "theirs 1")
    assert seen(match, 0, 2)[0] == "TC"
    assert acts(match, 0) == ["kabul", "finish"]


def test_after_window_and_power_one_calls_or_finishes() -> None:
    match = decide("2C")
    match.play(0, "discard")
    window(match)
    assert (fact(match, "phase"), acts(match, 0)) == ("end", ["kabul", "finish"])
    match.play(0, "finish")
    assert (match.to_act, fact(match, "mover"), fact(match, "turns")) == ([1], "1", "6")


def test_turns_go_clockwise() -> None:
    match = at("phase:end turns:5 mover:3")
    match.play(3, "finish")
    assert match.to_act == [0]


def test_the_order_is_discard_window_power_call() -> None:
    match = decide("9S")
    phases = [fact(match, "phase")]
    match.play(0, "discard")
    phases.append(fact(match, "phase"))
    window(match)
    phases.append(fact(match, "phase"))
    match.play(0, "skip")
    phases.append(fact(match, "phase"))
    assert phases == ["decide", "stack", "seat", "end"]


def test_new_cards_in_front_move_the_others_up() -> None:
    match = decide("AS", options="front_insert=on", rows=ROWS.replace("2D", "_"), more="knows0:4S")
    match.play(0, "replace 4")
    assert row(match, 0) == ["AS", "_", "9C", "KD"]
    assert pile(match) == ("4S",)
    assert seen(match, 0, 0) == ["AS", "_", "??", "??"]


def test_a_penalty_in_front_too() -> None:
    match = at("phase:stack turns:5 power:none", options="front_insert=on", rest="discard:2C deck:*")
    window(match, {1: "stack 2"})
    assert row(match, 1)[1:] == ["9D", "3C", "6H", "5C"]
    assert seen(match, 1, 1) == ["??", "??", "3C", "??", "??"]


def test_the_top_discard_may_be_taken_and_has_to_replace_a_card() -> None:
    match = at("phase:draw turns:5", options="draw_sources=both", rest="discard:2CAS deck:*")
    assert acts(match, 0) == ["draw", "take"]
    match.play(0, "take")
    assert all(match.view(seat).zones["drawn0"].cards == ("AS",) for seat in (0, 1, 7))
    assert refused(match, 0, "discard") == "must-replace"
    match.play(0, "replace 1")
    assert pile(match) == ("2C", "9C")
    assert seen(match, 3, 0) == ["AS", "??", "??", "??"]


def test_without_discards_or_cards_only_the_deck_is_left() -> None:
    match = at("phase:end turns:5 mover:3", options="draw_sources=both")
    match.play(3, "finish")
    assert fact(match, "phase") == "decide"
    match = at("phase:end turns:5 mover:3", options="draw_sources=both", rest="discard:2C deck:*",
               rows="row0:_ row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H")
    match.play(3, "finish")
    assert fact(match, "phase") == "decide"


def test_a_card_from_the_deck_can_be_discarded_also_where_one_could_have_been_taken() -> None:
    match = at("phase:draw turns:5", options="draw_sources=both", rest="discard:2CAS deck:*")
    match.play(0, "draw")
    assert "discard" in acts(match, 0)


EQUALS = "row0:9C2D9HTS row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H"


def test_several_equal_cards_may_go_at_once() -> None:
    match = decide("AS", rows=EQUALS, options="multi_exchange=on")
    match.play(0, "replace 3")
    assert acts(match, 0) == ["also 1", "also 2", "also 4", "done"]
    match.play(0, "also 1")
    match.play(0, "done")
    assert row(match, 0) == ["AS", "2D", "_", "TS"]
    assert pile(match) == ("9C", "9H")
    assert (fact(match, "power"), fact(match, "phase")) == ("peek-other", "stack")


def test_cards_that_differ_are_shown_and_stay_and_the_drawn_one_joins_them() -> None:
    match = decide("AS", rows=EQUALS, options="multi_exchange=on")
    match.play(0, "replace 1")
    match.play(0, "also 2")
    match.play(0, "done")
    assert row(match, 0) == ["9C", "2D", "9H", "TS", "AS"]
    assert seen(match, 3, 0) == ["9C", "2D", "??", "??", "??"]
    assert seen(match, 0, 0) == ["9C", "2D", "??", "??", "AS"]
    assert (pile(match), fact(match, "phase")) == ((), "end")


def test_one_of_several_may_go_alone_and_all_may() -> None:
    match = decide("AS", rows=EQUALS, options="multi_exchange=on")
    match.play(0, "replace 2")
    match.play(0, "done")
    assert row(match, 0) == ["9C", "AS", "9H", "TS"]
    match = decide("AS", rows=EQUALS.replace("2D", "9S").replace("TS", "_"), options="multi_exchange=on")
    for act in ("replace 1", "also 2", "also 3"):
        match.play(0, act)
    assert row(match, 0) == ["AS", "_", "_", "_"]


def test_with_a_single_card_there_is_nothing_to_add() -> None:
    match = decide("AS", rows=EQUALS.replace("2D9HTS", ""), options="multi_exchange=on")
    match.play(0, "replace 1")
    assert fact(match, "phase") == "stack"
