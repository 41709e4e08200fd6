"""Rows of cards face down, jokers and seats, as people read and type them."""
import parlour
from parlour import Match, View
from parlour.term.screen import Screen
from parlour.term.texts import Texts

from .helpers import run

ROWS = "row0:9C_1RKD row1:9D3C6H5C row2:____ row3:JC3HQD7H"


def texts(position: str, me: int = 0) -> tuple[Texts, View]:
    """What is said at this table, and what that seat sees."""
    match = parlour.position(f"kabul {position} deck:*")
    assert isinstance(match, Match)
    return Texts(match.rules, Screen(), 4, me), match.view(me)


def test_places_are_numbered_where_some_are_unknown_or_gone() -> None:
    said, view = texts(f"phase:end turns:3 {ROWS} knows0:9C1R discard:2C4C")
    lines = said.lying(view)
    assert "Your row: 1: 9C, 3: red joker, 4: unknown" in lines
    assert "West's row: 1: unknown, 2: unknown, 3: unknown, 4: unknown" in lines
    assert "North has no cards left." in lines
    assert "On top of the discard pile, with 2 cards: 4C." in lines


def test_a_row_without_gaps_that_is_known_is_just_listed() -> None:
    said, view = texts(f"phase:end turns:3 {ROWS} knows0:9D3C6H5C")
    assert "West's row: 9D, 3C, 6H, 5C" in said.lying(view)


def test_seats_are_called_by_name() -> None:
    said, _ = texts(f"phase:end turns:3 {ROWS}")
    assert [said.act(f"seat {seat}") for seat in range(4)] == ["South", "West", "North", "East"]
    assert said.act("stack 2 of seat 3") == "stack 2 of East"
    assert said.act("seat 5") == "seat 5"


def test_what_is_shown_can_be_typed() -> None:
    done = run("play", "kabul", "--seed", "5", "--bots", "simple",
               typed="1 2\nreplace 1\npass\nown 1\nnorth\ntheirs 3\n")
    assert "1) West  2) North  3) East" in done.output
    assert "Two cards change places: place 1 of your row and place 3 of North's row." in done.output
