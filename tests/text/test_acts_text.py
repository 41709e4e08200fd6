"""Any text as an act, an option, a seed or a game's name: a sentence, and nothing half done."""
import random
import re

import pytest
from garbage import matches, noise, sentence
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.core.cards import NAMES

quick = settings(max_examples=300, deadline=None, derandomize=True)
numbers = st.integers(-2**70, 2**70) | st.integers(-2, 66)
CARD = {"T": "10", "H": "♥", "S": "♠", "D": "♦", "C": "♣"}


@quick
@given(st.integers(0, 39), st.integers(-3, 9), noise | numbers | numbers.map(str) | st.sampled_from(NAMES))
def test_an_act_is_done_or_refused(which: int, seat: int, act: str | int) -> None:
    match = matches()[which].before(len(matches()[which].acts))
    before, acts = match.digest(), list(match.acts)
    try:
        done = match.play(seat, act)
    except ValueError as error:
        sentence(error)
        assert (match.digest(), match.acts) == (before, acts)
    else:
        assert match.acts == [*acts, (seat, int(done))]


@quick
@given(st.integers(0, 39), st.integers(-3, 9), noise | numbers)
def test_asking_changes_nothing(which: int, seat: int, act: str | int) -> None:
    match = matches()[which]
    before = match.digest()
    try:
        refusal = match.why_not(seat, act)
    except ValueError as error:
        sentence(error)
    else:
        assert (refusal is None) == (act in match.legal(seat))
        if refusal:
            sentence(refusal)
    assert match.digest() == before


@quick
@given(noise | numbers, noise | numbers | st.none() | st.floats() | st.booleans())
def test_options(name: str | int, value: object) -> None:
    for option in (str(name), random.Random(repr(value)).choice(("limit", "jack", "moon", "passing"))):
        try:
            match = parlour.new("hearts", **{option: value})
        except TypeError:
            assert option in ("game", "seed", "names")
        except ValueError as error:
            sentence(error)
        else:
            assert option in ("seed", "names") or option in vars(match.options)


@settings(quick, max_examples=100)
@given(noise)
def test_names_of_games_and_seeds(text: str) -> None:
    try:
        parlour.new(text)
    except ValueError as error:
        sentence(error)
    assert parlour.new("hearts", seed=text).position() == parlour.new("hearts", seed=text).position()


@pytest.mark.parametrize("card", NAMES)
def test_cards_are_read_as_people_write_them(card: str) -> None:
    rank, suit = card
    act = parlour.GAMES["hearts"].act
    written = {card, card.lower(), f" {card} ", rank + CARD[suit], rank + CARD[suit] + "\ufe0f",
               CARD.get(rank, rank) + suit.lower()}
    assert {act(text) for text in written} == {NAMES.index(card)}


@pytest.mark.parametrize(("act", "says"), [
    ("QS!", "hearts has no act called 'QS!'. Did you mean QS?"),
    ("queen of spades", "hearts has no act called 'queen of spades'."),
    ("", "An act is, for example, 2C"),
    ("64", "actions are 0 to 63"),
    (-1, "actions are 0 to 63"),
    ("²", "no act called '²'"),
    ("٣", "no act called '٣'"),
    ("x" * 100_000, "hearts has no act called 'xxxx"),
])
def test_what_is_wrong_is_said(act: str | int, says: str) -> None:
    match = parlour.new("hearts", seed=1)
    with pytest.raises(ValueError, match=re.escape(says)) as error:
        match.play(0, act)
    sentence(error.value)
