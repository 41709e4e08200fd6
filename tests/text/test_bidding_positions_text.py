"""Any text as a position of a game with bids: a sentence, or a position that is safe to play on to the end."""
import random
import re
from functools import cache

import pytest
from garbage import misplaced, mutated, sentence
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour

OPTIONS: dict[str, list[dict[str, object]]] = {
    "spades": [{}, {"limit": 50, "sandbags": False}, {"spades_lead": "after_first", "cap_bids": True},
               {"spades_lead": "always"}, {"rounds": 2, "cap_bids": True}],
    "oh_hell": [{}, {"sequence": "up", "trump": "dealer", "restrict": True}, {"sequence": "thirteen", "limit": 25},
                {"trump": "dealer", "trick_points": "exact"}, {"restrict": True, "sequence": "up"}]}
each_game = pytest.mark.parametrize("name", OPTIONS)
quick = settings(max_examples=400, deadline=None, derandomize=True)


@cache
def matches(name: str) -> tuple[parlour.Match, ...]:
    """Matches at all kinds of moments; some between two rounds."""
    found = []
    for seed in range(40):
        rng = random.Random(seed)
        match = parlour.new(name, seed=seed, **OPTIONS[name][seed % 5])
        match.paused = seed % 4 == 0
        for _ in range(rng.choice((2, 20, 44, 90, 300))):
            if not match.to_act:
                break
            match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))))
        found.append(match)
    return tuple(found)


def try_position(text: str, rng: random.Random) -> bool:
    """Read it; if it can be read, use it in every way there is.  Whether it could."""
    try:
        found = parlour.position(text)
    except ValueError as error:
        sentence(error)
        return False
    if isinstance(found, parlour.View):
        assert str(parlour.position(str(found))) == str(found)
        table = found.imagine(rng.getrandbits(40))
    else:
        again = parlour.position(found.position())
        assert isinstance(again, parlour.Match)
        assert again.digest() == found.digest()
        for seat in (0, 1, 2, 3, 7):
            found.view(seat).imagine(rng.getrandbits(40))
        table = found.state
    table.playouts(3, seed=rng.getrandbits(40))
    table.playouts(3, seed=rng.getrandbits(40), guided=True)
    for _ in range(56 + 1):
        if not table.to_act:
            break
        seat = table.who()
        assert table.legal(seat)
        assert not table.legal(seat) & ~table.mine(seat)
        table.play(seat, rng.choice(table.actions(seat)))
        assert sum(list(table.zone)[:table.zones]) == table.pack
    assert not table.to_act
    if not table.over:
        table.deal(rng.randbytes(32))
        assert table.to_act
    return True


def wrong(text: str, rng: random.Random) -> str:
    """Something wrong in it, often no more than a card or a number."""
    if rng.random() < 0.5:
        return mutated(text, rng)
    words = text.split()
    i = rng.randrange(len(words))
    words[i] = re.sub(r"-?\d+", lambda found: rng.choice((found[0], "0", "1", "2", "3", "-1", "13")), words[i])
    if rng.random() < 0.3:
        misplaced(words, rng)
    return " ".join(words)


@each_game
@quick
@given(st.integers(0, 39), st.sampled_from([-1, 0, 1, 2, 3, 7]), st.integers(0, 2**32))
def test_positions_and_views_with_something_wrong(name: str, which: int, seat: int, seed: int) -> None:
    rng, match = random.Random(seed), matches(name)[which]
    try_position(wrong(match.position() if seat < 0 else str(match.view(seat)), rng), rng)


@each_game
def test_these_tests_meet_positions_that_can_be_read(name: str) -> None:
    """Otherwise they would say nothing about playing on."""
    rng = random.Random(1)
    reads = [try_position(wrong(match.position(), rng), rng) for match in matches(name) for _ in range(10)]
    assert 20 < sum(reads) < len(reads) - 20
