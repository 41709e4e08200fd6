"""Kabul: stacking on a discard, right and wrong."""
import random

import pytest
from kabul_table import ROWS, acts, at, decide, fact, pile, refused, row, seen, window

from parlour import Match


def discard(card: str, rows: str = ROWS, rest: str = "deck:*", options: str = "", more: str = "") -> Match:
    """Seat 0 has discarded this card."""
    match = decide(card, rows, rest, options, more)
    match.play(0, "discard")
    return match


def test_everybody_with_cards_decides_once_and_every_card_may_be_tried() -> None:
    match = discard("2S")
    assert match.to_act == [0, 1, 2, 3]
    for seat in range(4):
        assert acts(match, seat) == ["stack 1", "stack 2", "stack 3", "stack 4", "pass"]
    match.play(2, "stack 1")
    assert refused(match, 2, "stack 2") == "not-your-turn"


def test_a_gap_cannot_be_tried_and_who_has_no_cards_is_not_asked() -> None:
    match = discard("2S", rows="row0:9C row1:9D_6H5C row2:____ row3:JC3HQD7H")
    assert match.to_act == [0, 1, 3]
    assert refused(match, 1, "stack 2") == "no-card-there"
    assert refused(match, 1, "stack 5") == "no-card-there"


def test_a_right_card_is_discarded_and_leaves_a_gap() -> None:
    match = discard("6C")
    window(match, {2: "stack 2"})
    assert row(match, 2) == ["TC", "_", "AC", "8H"]
    assert pile(match) == ("6C", "6S")
    assert fact(match, "phase") == "end"


def test_a_wrong_card_is_shown_and_stays_and_costs_a_card_nobody_knows() -> None:
    match = discard("3S")
    window(match, {1: "stack 4", 2: "stack 1"})
    assert row(match, 1)[:4] == ["9D", "3C", "6H", "5C"]
    assert len(row(match, 1)) == 5
    for seat in (0, 1, 2, 3, 7):
        assert seen(match, seat, 1) == ["??", "??", "??", "5C", "??"]
        assert seen(match, seat, 2)[0] == "TC"
    assert set(match.view(0).eyes) == {0}


def test_a_wrong_one_before_the_right_one_pays_and_the_right_one_still_counts() -> None:
    match = discard("3S", rows=ROWS.replace("6S", "3D").replace("3C", "5S"))
    window(match, {1: "stack 4", 2: "stack 2"})
    assert len(row(match, 1)) == 5
    assert row(match, 2) == ["TC", "_", "AC", "8H"]
    assert pile(match) == ("3S", "3D")


BOTH = ROWS.replace("2D", "3D")                  # seats 0, 1 and 3 have a three


@pytest.mark.parametrize(("mover", "winner"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_the_discarder_is_judged_first_then_clockwise(mover: int, winner: int) -> None:
    match = at(f"phase:decide turns:5 mover:{mover} drawn{mover}:3S", BOTH)
    match.play(mover, "discard")
    window(match, {0: "stack 2", 1: "stack 2", 3: "stack 2"})
    assert [row(match, seat)[1] == "_" for seat in range(4)] == [seat == winner for seat in range(4)]
    assert [len(row(match, seat)) for seat in range(4)] == [4] * 4


def test_what_comes_after_the_right_one_is_void_and_nobody_learns_of_it() -> None:
    match = discard("3S")
    window(match, {1: "stack 2", 2: "stack 1", 3: "stack 2"})
    assert [len(row(match, seat)) for seat in range(4)] == [4] * 4
    assert row(match, 1)[1] == "_"
    assert row(match, 3)[1] == "3H"
    told = match.events(0)[-6:]
    assert not any(event.seat in (2, 3) for event in told)
    assert seen(match, 0, 2) == ["??"] * 4


@pytest.mark.parametrize(("discarded", "stacked"), [
    ("KC", "KD"), ("KH", "KS"), ("1R", "1B"), ("2B", "1R"), ("AS", "AD")])
def test_colours_do_not_matter(discarded: str, stacked: str) -> None:
    match = discard(discarded, rows=ROWS.replace("KD", "2H").replace("JC", stacked))
    window(match, {3: "stack 1"})
    assert pile(match) == (discarded, stacked)


@pytest.mark.parametrize(("discarded", "tried"), [("JC", "QS"), ("QC", "KS"), ("TD", "JS"), ("2B", "KC"), ("AS", "2C")])
def test_other_ranks_do_not_match_though_they_may_count_the_same(discarded: str, tried: str) -> None:
    match = discard(discarded, rows=ROWS.replace("JC", tried))
    window(match, {3: "stack 1"})
    assert pile(match) == (discarded,)
    assert len(row(match, 3)) == 5


def test_a_stacked_card_has_no_power_and_that_of_the_discard_stays() -> None:
    match = discard("KH", rows=ROWS.replace("JC", "KS"))
    window(match, {3: "stack 1"})
    assert fact(match, "phase") == "end"
    match = discard("KS", rows=ROWS.replace("JC", "KH"))
    window(match, {3: "stack 1"})
    assert (fact(match, "phase"), fact(match, "power")) == ("own", "peek-switch")


def test_a_stack_opens_no_new_window() -> None:
    match = discard("3S")
    window(match, {1: "stack 2"})
    assert (fact(match, "phase"), match.to_act) == ("end", [0])


def test_what_others_decide_is_secret_until_all_have() -> None:
    match = discard("3S")
    match.play(1, "stack 2")
    for other in (0, 2, 3, 7):
        assert match.view(other).sealed[1] == -2
        assert "sealed1:?" in str(match.view(other))
    assert match.view(1).sealed[1] == 1
    assert pile(match) == ("3S",)
    assert [event.kind for event in match.events(1)][-1] == "move"


def test_guessing_an_unknown_card_is_allowed() -> None:
    match = discard("3S")
    assert seen(match, 1, 1) == ["??"] * 4
    window(match, {1: "stack 2"})
    assert row(match, 1)[1] == "_"


def test_the_penalty_lies_behind_a_gap_at_the_end() -> None:
    match = discard("2S", rows=ROWS.replace("5C", "_"))
    window(match, {1: "stack 1"})
    assert row(match, 1)[:4] == ["9D", "3C", "6H", "_"]
    assert len(row(match, 1)) == 5


def test_with_an_empty_deck_there_is_a_marker_that_counts_ten_and_play_goes_on() -> None:
    match = discard("2S", rest="deck: discard:*")
    window(match, {1: "stack 1", 3: "stack 1"})
    assert list(match.view(0).facts["markers"])[:4] == [0, 10, 0, 10]      # type: ignore[arg-type]
    assert len(row(match, 1)) == 4
    assert fact(match, "phase") == "end"
    match.play(0, "kabul")
    assert list(match.view(0).facts["totals"])[:4] == [15, 33, 25, 42]      # type: ignore[arg-type]


def test_two_pay_with_one_card_left() -> None:
    match = discard("2S", rest="deck:AH discard:*")
    window(match, {3: "stack 1", 1: "stack 1"})
    assert [len(row(match, seat)) for seat in (1, 3)] == [5, 4]
    assert list(match.view(0).facts["markers"])[:4] == [0, 0, 0, 10]      # type: ignore[arg-type]


def test_a_full_row_gets_a_marker_too() -> None:
    match = discard("2S", rows=f"row0:9C row1:{'_' * 26}3C6H row2:TC row3:JC")
    window(match, {1: "stack 27"})
    assert len(row(match, 1)) == 28
    assert list(match.view(0).facts["markers"])[1] == 10      # type: ignore[arg-type]


def test_the_last_turn_has_its_window_too() -> None:
    match = discard("3S", rest="deck: discard:*")
    assert match.to_act == [0, 1, 2, 3]


# -- options
def diced(number: int) -> str:
    """The rest of a position, with other dice for each number."""
    return f"deck:* dice:{random.Random(number).randbytes(32).hex()}"


def test_by_lot_each_of_the_tries_may_be_first() -> None:
    winners = []
    for number in range(1, 80):
        match = at("phase:decide turns:5 drawn0:3S", BOTH, diced(number), "window=random")
        match.play(0, "discard")
        window(match, {0: "stack 2", 1: "stack 2", 3: "stack 2"})
        winners += [seat for seat in range(4) if row(match, seat)[1] == "_"]
    assert len(winners) == 79
    assert all(winners.count(seat) > 12 for seat in (0, 1, 3))


def test_by_lot_a_wrong_one_pays_only_if_it_comes_first() -> None:
    lengths = []
    for number in range(1, 60):
        match = at("phase:decide turns:5 drawn0:3S", ROWS, diced(number), "window=random")
        match.play(0, "discard")
        window(match, {2: "stack 1", 3: "stack 2"})
        assert row(match, 3)[1] == "_"
        lengths.append(len(row(match, 2)))
    assert lengths.count(4) > 12
    assert lengths.count(5) > 12


def test_live_the_first_right_one_closes_the_window() -> None:
    match = discard("3S", BOTH, options="window=live")
    match.play(2, "stack 1")
    assert len(row(match, 2)) == 5
    assert (match.to_act, fact(match, "passed")) == ([0, 1, 3], "4")
    match.play(3, "stack 2")
    assert row(match, 3)[1] == "_"
    assert (match.to_act, fact(match, "phase")) == ([0], "end")
    assert refused(match, 1, "finish") == "not-your-turn"


def test_live_all_may_pass() -> None:
    match = discard("3S", options="window=live")
    for seat in (3, 0, 1):
        match.play(seat, "pass")
        assert fact(match, "phase") == "stack"
    match.play(2, "pass")
    assert (fact(match, "phase"), fact(match, "passed")) == ("end", "0")


@pytest.mark.parametrize("window_", ["seat", "random", "live"])
def test_all_that_match(window_: str) -> None:
    match = discard("3S", BOTH, options=f"window={window_} stack_limit=all_matching")
    window(match, {0: "stack 2", 1: "stack 2", 2: "stack 1", 3: "stack 2"})
    assert [row(match, seat)[1] for seat in (0, 1, 3)] == ["_"] * 3
    assert len(row(match, 2)) == 5
    assert fact(match, "phase") == "end"


@pytest.mark.parametrize("window_", ["seat", "live"])
def test_a_chain_asks_all_again(window_: str) -> None:
    match = discard("3S", BOTH, options=f"window={window_} stack_limit=chain")
    for seat in (0, 1, 3):
        assert match.to_act == [0, 1, 2, 3]
        window(match, {seat: "stack 2"}) if window_ == "seat" else match.play(seat, "stack 2")
    assert len(pile(match)) == 4
    window(match)
    assert fact(match, "phase") == "end"


def test_no_stacking() -> None:
    match = discard("3S", options="stack_scope=none")
    assert fact(match, "phase") == "end"


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_penalty_may_be_another(cards: int) -> None:
    match = discard("2S", options=f"stack_penalty={cards}")
    window(match, {1: "stack 1"})
    assert len(row(match, 1)) == 4 + cards


@pytest.mark.parametrize(("word", "who"), [("all", (0, 1, 2, 7)), ("owner", (1,)), ("nobody", ())])
def test_who_sees_a_card_wrongly_stacked(word: str, who: tuple[int, ...]) -> None:
    match = discard("2S", options=f"wrong_shown={word}")
    window(match, {1: "stack 1"})
    for seat in (0, 1, 2, 7):
        assert seen(match, seat, 1)[0] == ("9D" if seat in who else "??")


ANY = "stack_scope=any"


def test_others_cards_may_be_stacked_and_one_is_given_for_each() -> None:
    match = discard("3S", options=ANY, more="knows2:AC")
    assert "stack 2 of seat 3" in acts(match, 2)
    window(match, {2: "stack 2 of seat 3"})
    assert pile(match) == ("3S", "3H")
    assert (fact(match, "phase"), match.to_act) == ("give", [2])
    assert acts(match, 2) == ["give 1", "give 2", "give 3", "give 4"]
    match.play(2, "give 3")
    assert row(match, 3) == ["JC", "AC", "QD", "7H"]
    assert row(match, 2) == ["TC", "6S", "_", "8H"]
    assert seen(match, 2, 3) == ["??", "AC", "??", "??"]
    assert seen(match, 3, 3) == ["??"] * 4
    assert fact(match, "phase") == "end"


def test_ones_own_needs_no_gift_and_the_wrong_one_is_paid_by_who_tried() -> None:
    match = discard("3S", options=ANY)
    window(match, {1: "stack 2 of seat 1"})
    assert (row(match, 1)[1], fact(match, "phase")) == ("_", "end")
    match = discard("3S", options=ANY)
    window(match, {1: "stack 1 of seat 2"})
    assert [len(row(match, seat)) for seat in range(4)] == [4, 5, 4, 4]
    assert seen(match, 7, 2)[0] == "TC"


def test_the_same_card_tried_by_two() -> None:
    match = discard("3S", options=ANY)
    window(match, {1: "stack 2 of seat 3", 3: "stack 2 of seat 3"})
    assert match.to_act == [1]
    match.play(1, "give 2")
    assert row(match, 3) == ["JC", "3C", "QD", "7H"]


def test_after_a_gift_the_power_and_the_chain_go_on() -> None:
    match = discard("9S", ROWS.replace("3H", "9H"), options=ANY)
    window(match, {2: "stack 2 of seat 3"})
    match.play(2, "give 1")
    assert (fact(match, "phase"), fact(match, "power"), match.to_act) == ("seat", "peek-other", [0])
    match = discard("3S", options=f"{ANY} stack_limit=chain")
    window(match, {2: "stack 2 of seat 3"})
    match.play(2, "give 1")
    assert (fact(match, "phase"), match.to_act) == ("stack", [0, 1, 2, 3])


def test_a_row_has_nine_places_where_any_card_may_be_stacked() -> None:
    match = discard("2S", "row0:9C row1:_______3C6H row2:TC row3:JC", options=ANY)
    window(match, {1: "stack 8 of seat 1"})
    assert len(row(match, 1)) == 9
    assert list(match.view(0).facts["markers"])[1] == 10      # type: ignore[arg-type]
