"""A record replays to the same state; play can be taken up again from any moment."""
import random

import pytest

import parlour
from conformance import kit

MATCHES = 12


def test_a_record_replays_to_the_same_state_and_the_same_record(any_game: str) -> None:
    for number in range(MATCHES):
        match = kit.wander(kit.new(any_game, number), random.Random(number), 60 if number % 3 else 12_000)
        again = parlour.replay(match.record())
        assert again.digest() == match.digest()
        assert again.record() == match.record()
        assert (again.over, again.scores, again.winners, again.to_act) \
            == (match.over, match.scores, match.winners, match.to_act)
        for seat in kit.seats(match):
            assert again.view(seat) == match.view(seat)
            assert again.events(seat) == match.events(seat)
        assert match.over or number % 3


def test_a_record_with_its_secret_goes_on_with_the_same_deals(any_game: str) -> None:
    match = kit.wander(kit.new(any_game, 1), random.Random(1), 30)
    again = parlour.replay(match.record(secret=True))
    for copy in (match, again):
        kit.wander(copy, random.Random(5), 300)
    assert match.record() == again.record()
    assert "secret" not in match.record()
    assert match.secret.hex() not in match.record()


def test_play_goes_on_from_before_any_act(any_game: str) -> None:
    for number in range(4):
        match = kit.wander(kit.new(any_game, number), random.Random(number), 140)
        rng = random.Random(number)
        for _ in range(6):
            n = rng.randrange(len(match.acts) + 1)
            back = match.before(n)
            assert back.acts == match.acts[:n]
            assert back.to_act or back.over
            for seat, act in match.acts[n:]:
                back.play(seat, act)
            assert back.digest() == match.digest()
            assert back.record() == match.record()


def test_before_is_a_match_of_its_own(any_game: str) -> None:
    match = kit.wander(kit.new(any_game, 2), random.Random(2), 40)
    digest = match.digest()
    kit.wander(match.before(10), random.Random(3), 30)
    assert match.digest() == digest
    for wrong in (-1, len(match.acts) + 1):
        with pytest.raises(ValueError, match="acts"):
            match.before(wrong)


def test_a_state_is_a_copy(any_game: str) -> None:
    match = next(kit.moments(any_game, 1))
    digest = match.digest()
    state = match.state
    before = kit.raw(state)
    copy = state.clone()
    while copy.to_act:
        seat = copy.who()
        copy.play(seat, copy.actions(seat)[-1])
    assert kit.raw(state) == before
    assert kit.raw(copy) != before
    state.playouts(5)
    assert kit.raw(state) == before
    assert match.digest() == digest


def test_a_match_from_a_position_is_recorded_too(any_game: str) -> None:
    for match in kit.moments(any_game, 6):
        start = parlour.position(match.position())
        assert isinstance(start, parlour.Match)
        kit.wander(start, random.Random(9), 25)
        again = parlour.replay(start.record())
        assert again.digest() == start.digest()
        assert again.record() == start.record()
