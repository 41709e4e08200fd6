"""Kabul: what a discarded card lets its player do."""
import pytest
from kabul_table import ROWS, acts, at, decide, fact, refused, row, seen, window

from parlour import Match


def power(card: str, rows: str = ROWS, options: str = "", more: str = "") -> Match:
    """Seat 0 has discarded this card, and nobody has stacked."""
    match = decide(card, rows, options=options, more=more)
    match.play(0, "discard")
    window(match)
    return match


def play(match: Match, *chosen: str) -> Match:
    for act in chosen:
        match.play(0, act)
    return match


POWERS = {"none": ("AS", "2S", "3S", "4C", "5S", "6C", "KH", "1R", "2R"),
          "peek-own": ("7C", "8C"), "peek-other": ("9S",),
          "peek-both": ("TD",), "switch": ("JD", "QS"), "peek-switch": ("KC", "KS"),
          "peek-double": ("1B", "2B")}


@pytest.mark.parametrize(("word", "card"), [(word, card) for word, cards in POWERS.items() for card in cards])
def test_every_card_has_its_power(word: str, card: str) -> None:
    match = power(card)
    assert fact(match, "power") == word
    assert fact(match, "phase") == {"none": "end", "peek-other": "seat"}.get(word, "own")


@pytest.mark.parametrize(("place", "word"), [(1, "peek-other"), (2, "none"), (3, "none"), (4, "none")])
def test_a_card_of_the_row_has_its_power_too(place: int, word: str) -> None:
    match = decide("3S")
    match.play(0, f"replace {place}")
    window(match)
    assert fact(match, "power") == word


@pytest.mark.parametrize("card", ["7C", "9S", "TD", "JD", "KC", "1B"])
def test_a_power_may_be_skipped(card: str) -> None:
    match = power(card)
    play(match, "skip")
    while "skip" in acts(match, 0):
        play(match, "skip")
    assert fact(match, "phase") == "end"
    assert [seen(match, 0, seat) for seat in range(4)] == [["??"] * 4] * 4


def test_a_look_at_an_own_card() -> None:
    match = play(power("7C"), "own 3")
    assert seen(match, 0, 0) == ["??", "??", "KD", "??"]
    assert [seen(match, seat, 0) for seat in (1, 2, 3, 7)] == [["??"] * 4] * 4
    assert match.events(2)[-1].source_place == 2
    assert fact(match, "phase") == "end"


def test_a_look_at_another_players_card() -> None:
    match = power("9S")
    assert acts(match, 0) == ["seat 1", "seat 2", "seat 3", "skip"]
    play(match, "seat 2", "theirs 4")
    assert seen(match, 0, 2) == ["??", "??", "??", "8H"]
    assert seen(match, 2, 2) == ["??"] * 4
    assert match.view(2).eyes[2 * 28 + 3] == 1


def test_oneself_is_no_other_player() -> None:
    for card in ("9S", "TD", "JD", "KC", "1B"):
        match = power(card)
        if card != "9S":
            play(match, "own 1", *(["skip"] if card == "1B" else []))
        assert refused(match, 0, "seat 0") == "choose-a-seat"
        assert refused(match, 0, "seat 4") == "choose-a-seat"


def test_a_look_at_both() -> None:
    match = play(power("TD"), "own 2")
    assert seen(match, 0, 0) == ["??"] * 4, "first all is chosen"
    assert refused(match, 0, "skip") == "choose-a-seat"
    play(match, "seat 3")
    assert refused(match, 0, "skip") == "their-card"
    play(match, "theirs 1")
    assert (seen(match, 0, 0)[1], seen(match, 0, 3)[0]) == ("2D", "JC")


def test_a_double_look_is_at_up_to_two_each_of_one_other() -> None:
    match = play(power("1B"), "own 1", "own 4", "seat 1", "theirs 2")
    assert refused(match, 0, "theirs 2") == "their-card"
    assert refused(match, 0, "seat 2") == "their-card"
    play(match, "theirs 3")
    assert seen(match, 0, 0) == ["9C", "??", "??", "4S"]
    assert seen(match, 0, 1) == ["??", "3C", "6H", "??"]
    assert fact(match, "phase") == "end"


@pytest.mark.parametrize("chosen", [("own 1", "skip", "seat 1", "theirs 2", "skip"), ("own 1", "skip", "skip"),
                                    ("skip", "seat 1", "theirs 2", "skip"), ("own 1", "own 2", "skip"),
                                    ("skip", "seat 1", "theirs 2", "theirs 1"), ("skip", "skip"),
                                    ("own 2", "skip", "seat 3", "skip")])
def test_a_double_look_may_be_at_fewer(chosen: tuple[str, ...]) -> None:
    match = play(power("2B"), *chosen)
    assert fact(match, "phase") == "end"
    known = [card for seat in range(4) for card in seen(match, 0, seat) if card != "??"]
    assert len(known) == sum(act[:3] in ("own", "the") for act in chosen)


def test_the_two_cards_of_a_double_look_differ() -> None:
    match = play(power("1B"), "own 1")
    assert refused(match, 0, "own 1") == "own-card"


def test_a_switch_is_unseen() -> None:
    match = play(power("JD"), "own 1", "seat 1", "theirs 4")
    assert row(match, 0) == ["5C", "2D", "KD", "4S"]
    assert row(match, 1) == ["9D", "3C", "6H", "9C"]
    assert [seen(match, seat, owner) for seat in (0, 1, 7) for owner in (0, 1)] == [["??"] * 4] * 6
    event = match.events(1)[-1]
    assert (event.kind, event.source, event.source_place, event.target, event.target_place) \
        == ("exchange", "row0", 0, "row1", 3)


def test_two_own_cards_cannot_be_switched() -> None:
    match = play(power("JD"), "own 1")
    assert acts(match, 0) == ["seat 1", "seat 2", "seat 3"]
    assert refused(match, 0, "seat 0") == "choose-a-seat"


@pytest.mark.parametrize(("card", "place"), [("7C", "own 5"), ("JD", "own 29")])
def test_places_that_are_not_there(card: str, place: str) -> None:
    match = power(card)
    before = match.digest()
    assert refused(match, 0, place) == "no-card-there"
    assert match.digest() == before


def test_a_gap_is_no_target() -> None:
    match = play(power("9S", ROWS.replace("3C", "_")), "seat 1")
    assert acts(match, 0) == ["theirs 1", "theirs 3", "theirs 4"]
    assert refused(match, 0, "theirs 2") == "no-card-there"


def test_look_then_switch() -> None:
    match = play(power("KC"), "own 1", "seat 2", "theirs 3")
    assert (seen(match, 0, 0)[0], seen(match, 0, 2)[2]) == ("9C", "AC")
    assert acts(match, 0) == ["swap", "keep"]
    play(match, "swap")
    assert (row(match, 0)[0], row(match, 2)[2]) == ("AC", "9C")
    assert (seen(match, 0, 0)[0], seen(match, 0, 2)[2]) == ("AC", "9C")
    assert [seen(match, 2, seat) for seat in (0, 2)] == [["??"] * 4] * 2
    assert fact(match, "phase") == "end"


def test_look_then_keep() -> None:
    match = play(power("KC"), "own 1", "seat 2", "theirs 3", "keep")
    assert (row(match, 0)[0], row(match, 2)[2]) == ("9C", "AC")
    assert (seen(match, 0, 0)[0], seen(match, 0, 2)[2]) == ("9C", "AC")


ALONE = "row0:9C2DKD4S row1:____ row2:_ row3:"
EMPTY = "row0:____ row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H"


@pytest.mark.parametrize(("card", "alone", "empty"), [
    ("7C", "own", "end"), ("9S", "end", "seat"), ("TD", "own", "seat"), ("JD", "end", "end"), ("KC", "end", "end"),
    ("1B", "own", "seat")])
def test_looks_shrink_to_what_is_there_and_switches_need_both_sides(card: str, alone: str, empty: str) -> None:
    assert fact(power(card, ALONE), "phase") == alone
    assert fact(power(card, EMPTY), "phase") == empty


def test_shrunk_looks_end_when_all_is_seen() -> None:
    assert fact(play(power("TD", ALONE), "own 1"), "phase") == "end"
    assert fact(play(power("1B", "row0:9C row1:9D row2: row3:"), "own 1", "seat 1", "theirs 1"), "phase") == "end"
    assert fact(play(power("TD", EMPTY), "seat 1", "theirs 1"), "phase") == "end"


# -- options
def test_only_drawn_cards_have_powers() -> None:
    match = decide("3S", options="power_trigger=drawn_only")
    match.play(0, "replace 1")
    window(match)
    assert fact(match, "phase") == "end"
    assert fact(power("9S", options="power_trigger=drawn_only"), "phase") == "seat"


MAPS = {
    "gist": {"6C": "peek-other", "7C": "peek-other", "8C": "peek-own", "9S": "peek-own", "TD": "switch", "JD": "switch",
             "QS": "peek-switch", "KH": "peek-switch", "KC": "peek-switch", "1B": "none", "1R": "none", "5S": "none"},
    "cambio": {"6C": "none", "7C": "peek-own", "8C": "peek-own", "9S": "peek-other", "TD": "peek-other", "JD": "switch",
               "QS": "switch", "KH": "none", "KC": "peek-switch", "1B": "none", "AS": "none"},
    "cabo": {"7C": "peek-own", "8C": "peek-own", "9S": "peek-other", "TD": "peek-other", "JD": "switch", "QS": "switch",
             "KH": "none", "KC": "none", "1B": "none"},
    "none": dict.fromkeys(("6C", "7C", "9S", "TD", "JD", "QS", "KC", "1B"), "none")}


@pytest.mark.parametrize(("name", "card", "word"), [(n, c, w) for n, of in MAPS.items() for c, w in of.items()])
def test_other_maps_of_powers(name: str, card: str, word: str) -> None:
    assert fact(power(card, options=f"power_map={name}"), "power") == word


def test_any_two_cards_may_be_switched() -> None:
    match = power("JD", options="switch_scope=any_two")
    assert acts(match, 0) == ["seat 0", "seat 1", "seat 2", "seat 3", "skip"]
    play(match, "seat 1")
    assert acts(match, 0) == ["theirs 1", "theirs 2", "theirs 3", "theirs 4"]
    play(match, "theirs 2")
    assert acts(match, 0) == ["seat 0", "seat 2", "seat 3"]
    play(match, "seat 3", "theirs 1")
    assert (row(match, 1)[1], row(match, 3)[0]) == ("JC", "3C")
    assert fact(match, "phase") == "end"


def test_any_two_includes_ones_own_and_looks_first_with_a_king() -> None:
    match = play(power("KC", options="switch_scope=any_two"), "seat 3", "theirs 1", "seat 0", "theirs 4")
    assert (seen(match, 0, 3)[0], seen(match, 0, 0)[3]) == ("JC", "4S")
    play(match, "swap")
    assert (row(match, 3)[0], row(match, 0)[3]) == ("4S", "JC")


def test_any_two_without_own_cards() -> None:
    match = power("JD", EMPTY, options="switch_scope=any_two")
    assert acts(match, 0) == ["seat 1", "seat 2", "seat 3", "skip"]
    assert fact(power("JD", ALONE, options="switch_scope=any_two"), "phase") == "end"


def test_a_forced_switch() -> None:
    match = play(power("KC", options="peek_switch=forced"), "own 1", "seat 2", "theirs 3")
    assert (row(match, 0)[0], row(match, 2)[2]) == ("AC", "9C")
    assert (seen(match, 0, 0)[0], fact(match, "phase")) == ("AC", "end")


def test_a_free_switch_after_the_look() -> None:
    match = play(power("KC", options="peek_switch=free"), "own 1", "seat 2", "theirs 3")
    assert (fact(match, "phase"), fact(match, "power")) == ("own", "switch")
    assert (seen(match, 0, 0)[0], seen(match, 0, 2)[2]) == ("9C", "AC")
    play(match, "own 4", "seat 3", "theirs 2")
    assert (row(match, 0)[3], row(match, 3)[1], fact(match, "phase")) == ("3H", "4S", "end")
    assert fact(play(power("KC", options="peek_switch=free"), "own 1", "seat 2", "theirs 3", "skip"), "phase") == "end"


def test_the_callers_cards_are_locked() -> None:
    called = "caller:2 last:3"
    match = power("9S", options="last_turns=1", more=called)
    assert acts(match, 0) == ["seat 1", "seat 3", "skip"]
    assert refused(match, 0, "seat 2") == "caller-locked"
    match = decide("6C", options="last_turns=1", more=called)
    match.play(0, "discard")
    assert match.to_act == [0, 1, 3]
    match = power("9S", options="last_turns=1 lock_caller=off", more=called)
    assert "seat 2" in acts(match, 0)


def test_the_callers_cards_cannot_be_stacked_by_others() -> None:
    match = at("phase:stack turns:5 caller:2 last:3", rest="discard:2C deck:*", options="last_turns=1 stack_scope=any")
    assert not any(act.endswith("seat 2") for act in acts(match, 1))
