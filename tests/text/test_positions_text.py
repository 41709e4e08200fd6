"""Any text as a position: a sentence, or a position that is safe to play on to the end."""
import random
import re

import pytest
from garbage import matches, mutated, noise, sentence
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.core.search import Ismcts
from parlour.core.table import Table

MOST = 3 * 4 + 52                                # acts in a round: longer, and it would never end
quick = settings(max_examples=400, deadline=None, derandomize=True)


def safe_to_play(table: Table, rng: random.Random) -> None:
    """To the end of the round: everyone who owes a decision has a legal act, and no card is lost or doubled."""
    whole = table.clone()
    for _ in range(MOST + 1):
        if not table.to_act:
            break
        for seat in range(table.seats):
            assert bool(table.legal(seat)) == bool(table.to_act >> seat & 1)
            assert not table.legal(seat) & ~table.mine(seat)
        seat = rng.choice([s for s in range(4) if table.to_act >> s & 1])
        table.play(seat, rng.choice(table.actions(seat)))
        lying = list(table.zone)[:table.zones]
        assert sum(lying) == table.pack
        assert sum(cards.bit_count() for cards in lying) == 52
    assert not table.to_act
    whole.playouts(3, seed=rng.getrandbits(40))
    whole.playouts(3, seed=rng.getrandbits(40), guided=True)


def try_position(text: str, rng: random.Random) -> bool:
    """Read it; if it can be read, use it in every way there is.  Whether it could."""
    try:
        found = parlour.position(text)
    except ValueError as error:
        sentence(error)
        return False
    if isinstance(found, parlour.View):
        again = parlour.position(str(found))
        assert str(again) == str(found)
        safe_to_play(found.imagine(rng.getrandbits(40)), rng)
        if found.legal and not found.over:
            Ismcts(found.worlds, 200).run(20, rng.getrandbits(40))
        return True
    again = parlour.position(found.position())
    assert isinstance(again, parlour.Match)
    assert again.digest() == found.digest()
    for seat in (0, 1, 2, 3, 7):
        found.view(seat).imagine(rng.getrandbits(40))
    safe_to_play(found.state, rng)
    return True


@quick
@given(noise)
def test_noise(text: str) -> None:
    try_position(text, random.Random(1))
    try_position("hearts " + text, random.Random(1))


@quick
@given(st.integers(0, 39), st.integers(0, 2**32))
def test_positions_with_something_wrong(which: int, seed: int) -> None:
    rng = random.Random(seed)
    try_position(mutated(matches()[which].position(), rng), rng)


@quick
@given(st.integers(0, 39), st.sampled_from([0, 1, 2, 3, 7]), st.integers(0, 2**32))
def test_views_with_something_wrong(which: int, seat: int, seed: int) -> None:
    rng = random.Random(seed)
    try_position(mutated(str(matches()[which].view(seat)), rng), rng)


def test_these_tests_meet_positions_that_can_be_read() -> None:
    """Otherwise they would say nothing about playing on."""
    rng = random.Random(1)
    reads = [try_position(mutated(match.position(), rng), rng) for match in matches() for _ in range(10)]
    assert 20 < sum(reads) < len(reads) - 20


@pytest.mark.parametrize(("line", "says"), [
    ("", "begins with a game's name"),
    ("harts", "Did you mean hearts?"),
    ("hearts hand0", "neither option=value nor name:value"),
    ("hearts hand0:2C hand0:3C", "hand0: stands twice"),
    ("hearts hand0:2C hand1:2C", "2C lies in two places"),
    ("hearts hand0:2X", "there is no card 2X"),
    ("hearts hand0:2C", "51 cards lie nowhere"),
    ("hearts hand7:2C", "has no 'hand7'"),
    ("hearts limit=7 deck:*", "25 to 500"),
    ("hearts scores:1,2,3 deck:*", "scores needs 4 numbers"),
    ("hearts passing:up deck:*", "none, left, across, right or 0 to 3"),
    ("hearts seat:4 deck:?52", "seat:4 is nobody"),
    ("hearts seat:0 hand0:?13 hand1:?13 hand2:?13 hand3:?13", "sees its own zones"),
    ("hearts hand0:2C hand1:3C hand2:4C hand3:5C deck:*", "All cards are dealt"),
    ("hearts hand0:2C hand1:3C hand2:4C hand3:5C6C taken0:*", "hands must be of one size"),
    ("hearts hand0:2C hand1:3C hand2:4C table3:5C taken0:*", "from the leader on in turn"),
    ("hearts table0:2C table1:3C table2:4C table3:5C taken0:*", "full trick is taken"),
    ("hearts hand0:*C hand1:*D hand2:*S passed3:*H", "While passing"),
    ("hearts passing:left hand0:*C hand1:*D hand2:*S passed3:*H", "While passing"),
    ("hearts passing:left hand0:2C hand1:3C hand2:4C hand3:5C deck:*", "While passing"),
    ("hearts over:1 hand0:2C hand1:3C hand2:4C hand3:5C taken0:*", "over:1 contradicts"),
    ("hearts act:2 hand0:*C hand1:*D hand2:*S hand3:*H", "act:2 contradicts the rest, from which act:0 follows"),
    ("hearts not.hand0:2C passing:left hand0:*C hand1:*D hand2:*S hand3:*H", "names a hidden card that does lie there"),
    ("hearts seat:0 hand0:*D hand1:?13 hand2:?13 hand3:?13", "would know more than this view"),
])
def test_what_is_wrong_is_said(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)) as error:
        parlour.position(line)
    sentence(error.value)
