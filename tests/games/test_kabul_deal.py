"""Kabul: the cards, the deal, the first look, who begins."""
import pytest
from kabul_table import acts, at, fact, refused, row, seen

import parlour
from parlour import Match


def looking(match: Match, *pairs: tuple[int, int]) -> None:
    """Everybody looks at these places."""
    for seat, pair in enumerate(pairs or [(1, 2)] * len(match.scores)):
        for place in pair:
            match.play(seat, f"look {place}")


def test_four_rows_of_four_forty_in_the_deck_no_discard() -> None:
    match = parlour.new("kabul", seed=1)
    zones = match.view(7).zones
    assert [zones[f"row{seat}"].hidden for seat in range(4)] == [4] * 4
    assert (zones["deck"].hidden, zones["discard"].cards) == (40, ())
    assert fact(match, "phase") == "peek"
    assert len(match.rules.cards) == 56
    assert match.to_act == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    match = parlour.new("kabul", seed=1, seats=seats)
    assert match.to_act == list(range(seats))
    assert match.view(7).zones["deck"].hidden == 56 - 4 * seats


@pytest.mark.parametrize("jokers", [0, 1, 2, 3, 4])
def test_jokers_red_black_red_black(jokers: int) -> None:
    match = parlour.new("kabul", seed=1, jokers=jokers)
    assert match.view(7).zones["deck"].hidden == 36 + jokers
    text = match.position()
    assert [name in text for name in ("1R", "1B", "2R", "2B")] == [n < jokers for n in range(4)]


def test_everybody_looks_at_two_own_cards_and_others_see_only_where() -> None:
    match = parlour.new("kabul", seed=1)
    match.play(2, "look 2")
    match.play(2, "look 4")
    cards = row(match, 2)
    assert seen(match, 2, 2) == ["??", cards[1], "??", cards[3]]
    for other in (0, 1, 3, 7):
        assert seen(match, other, 2) == ["??"] * 4
        shown = [event for event in match.events(other) if event.kind == "show"]
        looks = [(event.source, event.source_place, event.cards) for event in shown]
        assert looks == [("row2", 1, ()), ("row2", 3, ())]
    assert match.view(0).eyes[2 * 28 + 1] == 1 << 2


def test_the_two_cards_differ_and_there_are_exactly_two() -> None:
    match = parlour.new("kabul", seed=1)
    match.play(0, "look 3")
    assert acts(match, 0) == ["look 1", "look 2", "look 4"]
    assert refused(match, 0, "look 3") == "look-at-two"
    assert refused(match, 0, "look 5") == "no-card-there"
    match.play(0, "look 1")
    assert refused(match, 0, "look 2") == "not-your-turn"


def test_play_begins_when_all_have_looked() -> None:
    match = parlour.new("kabul", seed=1)
    starter = int(fact(match, "starter"))
    for seat in (3, 1, 0, 2):
        match.play(seat, "look 1")
        assert fact(match, "phase") == "peek"
        match.play(seat, "look 4")
    assert (fact(match, "phase"), match.to_act) == ("decide", [starter])


def test_each_seat_begins_once_in_four_rounds() -> None:
    match = parlour.new("kabul", seed=9)
    starters = []
    while not match.over:
        if fact(match, "phase") == "peek":
            starters.append(int(fact(match, "starter")))
            looking(match)
            assert match.to_act == [starters[-1]]
        seat = match.to_act[0]
        match.play(seat, next(act for act in ("kabul", "pass", "skip", "discard") if act in match.legal(seat)))
    assert starters == [(starters[0] + n) % 4 for n in range(4)]
    assert match.view(7).round == 4


def test_the_first_starter_is_chosen_by_lot() -> None:
    found = [int(fact(parlour.new("kabul", seed=seed), "starter")) for seed in range(60)]
    assert all(found.count(seat) > 5 for seat in range(4))


@pytest.mark.parametrize(("word", "places"), [("outer", (0, 3)), ("near", (2, 3)), ("none", ())])
def test_first_looks_that_nobody_chooses(word: str, places: tuple[int, ...]) -> None:
    match = parlour.new("kabul", seed=1, start_peek=word)
    assert fact(match, "phase") == "decide"
    for seat in range(4):
        assert [place for place, card in enumerate(seen(match, seat, seat)) if card != "??"] == list(places)
        assert seen(match, (seat + 1) % 4, seat) == ["??"] * 4


def test_a_first_discard_is_turned_up_and_has_no_power() -> None:
    match = parlour.new("kabul", seed=1, initial_discard=True)
    zones = match.view(7).zones
    assert (len(zones["discard"].cards), zones["deck"].hidden) == (1, 39)
    looking(match)
    assert fact(match, "phase") == "decide"


def test_the_peeked_places_of_a_position() -> None:
    match = at("phase:peek peeked:9,3,2,0,0,0 knows0:9C4S knows1:9D3C knows2:6S")
    assert match.to_act == [2, 3]
    assert acts(match, 2) == ["look 1", "look 3", "look 4"]
