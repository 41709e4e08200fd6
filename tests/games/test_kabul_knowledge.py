"""Kabul: who knows what, and how knowledge follows a card."""
import random

import pytest
from kabul_table import ROWS, at, decide, fact, finish, pile, row, seen, window

import parlour
from conformance import kit
from parlour import Match


def switched(knows: str, *chosen: str) -> Match:
    """Seat 0 uses a jack; before that this is known."""
    match = decide("JD", more=knows)
    match.play(0, "discard")
    window(match)
    for act in chosen:
        match.play(0, act)
    return match


def test_who_knew_a_card_knows_it_where_it_goes() -> None:
    """A knows X in an own place; B switches it into B's row: A still knows it, B does not."""
    match = switched("knows2:AC", "own 1", "seat 2", "theirs 3")
    assert row(match, 0)[0] == "AC"
    assert seen(match, 2, 0) == ["AC", "??", "??", "??"]
    assert seen(match, 2, 2) == ["??"] * 4
    assert seen(match, 0, 0) == ["??"] * 4


def test_who_switches_a_known_card_away_knows_where_it_is() -> None:
    match = switched("knows0:9C", "own 1", "seat 2", "theirs 3")
    assert seen(match, 0, 2) == ["??", "??", "9C", "??"]
    assert seen(match, 0, 0) == ["??"] * 4
    assert seen(match, 2, 2) == ["??"] * 4


def test_a_third_who_knew_either_follows_both() -> None:
    match = switched("knows3:9CAC", "own 1", "seat 2", "theirs 3")
    assert (seen(match, 3, 0), seen(match, 3, 2)) == (["AC", "??", "??", "??"], ["??", "??", "9C", "??"])


def test_what_all_know_all_follow() -> None:
    match = switched("shown:AC", "own 1", "seat 2", "theirs 3")
    assert all(seen(match, seat, 0)[0] == "AC" for seat in (0, 1, 2, 3, 7))


def test_a_shown_card_is_forgotten_by_nobody_until_the_next_deal() -> None:
    match = decide("2S")
    match.play(0, "discard")
    window(match, {1: "stack 1"})
    match.play(0, "finish")
    assert all(seen(match, seat, 1)[0] == "9D" for seat in (0, 2, 7))


def test_at_the_end_of_a_round_everybody_sees_everything() -> None:
    match = at("phase:end turns:5")
    match.play(0, "kabul")
    for seat in (0, 1, 2, 3, 7):
        assert [seen(match, seat, owner) for owner in range(4)] == [row(match, owner) for owner in range(4)]


def test_the_next_deal_begins_from_nothing() -> None:
    match = parlour.new("kabul", seed=2)
    for seat in range(4):
        match.play(seat, "look 1")
        match.play(seat, "look 2")
    finish(match)
    assert fact(match, "phase") == "peek"
    for seat in (0, 1, 2, 3, 7):
        assert [seen(match, seat, owner) for owner in range(4)] == [["??"] * 4] * 4


def test_a_view_names_no_card_that_its_seat_was_not_shown() -> None:
    """Text, zones and events of every seat, all through matches with sensible play."""
    for number in range(8):
        match, rng = parlour.new("kabul", seed=number), random.Random(number)
        while not match.over:
            seat = rng.choice(match.to_act)
            match.play(seat, match.state.suggest(seat, rng.getrandbits(60)))
            for viewer in (0, 3, 7):
                known = kit.table(match).known[viewer]
                hidden = {card for n, card in enumerate(match.rules.cards) if not known >> n & 1}
                view = match.view(viewer)
                assert not hidden & {card for zone in view.zones.values() for card in zone.cards}
                for word in str(view).split():
                    if word.startswith(("row", "drawn", "deck")):
                        assert not hidden & {word[i:i + 2] for i in range(word.index(":") + 1, len(word))}


def test_worlds_keep_places_gaps_and_what_others_know() -> None:
    """After switches, stacks and penalties; the eyes of a world are those of the view."""
    tried = 0
    for match in kit.moments("kabul", 60, seed=77, most=90):
        for seat in (0, 1, 7):
            view = match.view(seat)
            for n in range(3):
                world = view.imagine(n)
                again = kit.seen_in(match, world, seat)
                assert (again.eyes, again.order, again.known) == (view.eyes, view.order, view.known)
                for s in range(len(match.scores)):
                    assert (world.known[s] ^ view.known[s]).bit_count() >= sum(eye >> s & 1 for eye in view.eyes)
            tried += any(view.eyes)
    assert tried > 30


def test_others_sealed_tries_are_imagined_as_something_sensible() -> None:
    """Who knows a three stacks it; who knows nothing passes."""
    match = decide("3S", ROWS, more="knows1:3C5C knows3:JC")
    match.play(0, "discard")
    for seat, act in ((1, "stack 4"), (3, "stack 1")):
        match.play(seat, act)
    worlds = [match.view(2).imagine(n) for n in range(200)]
    assert {world.sealed[3] for world in worlds} <= {0, 58}
    assert {world.sealed[1] for world in worlds} >= {58}
    assert match.view(2).sealed == (-1, -2, -1, -2)
    view = match.view(1)
    assert {view.imagine(n).sealed[1] for n in range(20)} == {3}


def test_a_card_known_to_all_is_in_every_world() -> None:
    match = at("phase:end turns:5 shown:9D")
    assert all(world.order[28] == 20 for world in (match.view(3).imagine(n) for n in range(20)))


def test_reshuffled_discards_are_lost_to_all() -> None:
    match = at("phase:end turns:5", rest="deck: discard:*", options="deck_out=reshuffle")
    top = pile(match)[-1]
    match.play(0, "finish")
    assert (pile(match), fact(match, "phase")) == ((top,), "decide")
    assert match.view(1).zones["deck"].hidden == 38
    drawn = match.view(1).zones["drawn1"].cards[0]
    assert match.view(0).zones["drawn1"] == ((), 1, None)
    assert not any(drawn in match.view(0).zones[f"row{seat}"].cards for seat in range(4))
    for n in range(30):
        world = match.view(0).imagine(n)
        old = sum(1 << match.rules.cards.index(card) for seat in range(4) for card in row(match, seat))
        assert sum(world.zone[:4]) == old, "all know that no reshuffled card lies in a row"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_nobody_but_the_trier_learns_which_sealed_try_was_void(seat: int) -> None:
    match = decide("3S", ROWS.replace("2D", "3D"))
    match.play(0, "discard")
    window(match, {0: "stack 2", 1: "stack 2"})
    other = decide("3S", ROWS.replace("2D", "3D"))
    other.play(0, "discard")
    window(other, {0: "stack 2"})
    assert match.view(seat) == other.view(seat)
    assert match.events(seat) == other.events(seat)
