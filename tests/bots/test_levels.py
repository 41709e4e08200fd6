"""The five levels: the same everywhere, and weaker only in what they notice, remember and plan."""
import json
from collections.abc import Callable
from random import Random

import pytest

import parlour
from bots import decide
from conformance import kit
from parlour.bots import bot
from parlour.bots.memory import Memory, remembered


def test_compiled_and_plain_decide_alike(game: str, plain: Callable[..., str]) -> None:
    """To the last digit of what they expect, so that anybody can run a recorded decision again."""
    budget = ":60"
    there = json.loads(plain("bots/decide.py", game, budget))
    assert not there["compiled"]
    assert json.loads(json.dumps(decide.decisions(game, budget))) == there["decided"]


def test_a_perfect_memory_changes_nothing(game: str) -> None:
    for match in kit.moments(game, 10, seed=21):
        view = match.view(match.to_act[0])
        assert remembered(view, Memory(), 1) == view


@pytest.mark.parametrize("memory", [Memory(0.3), Memory(0.0, False, 1.0), Memory(1.0, False), Memory(0.7, True, 0.5)])
def test_what_is_forgotten_leaves_worlds_that_fit_the_rest(game: str, memory: Memory) -> None:
    for match in kit.moments(game, 40, seed=22):
        for seat in match.to_act:
            view = match.view(seat)
            dim = remembered(view, memory, 7)
            assert (dim.legal, dim.facts, dim.scores) == (view.legal, view.facts, view.scores)
            assert sum(card.bit_count() for card in dim.cards) + sum(dim.hides) == \
                sum(card.bit_count() for card in view.cards) + sum(view.hides)
            for draw in range(3):
                world = dim.imagine(draw)
                assert world.legal(seat) == view.legal
                for act in world.actions(seat):
                    world.clone().play(seat, act)


def test_who_forgets_does_so_for_the_whole_round() -> None:
    match = parlour.new("hearts", seed=5, passing=False)
    rng, gone = Random(1), 0
    kit.wander(match, rng, 24)
    while match.state.round == 0:
        view = match.view(0)
        dim = remembered(view, Memory(0.5), 3)
        lost = sum(view.cards) & ~sum(dim.cards)
        assert not gone & ~lost
        gone = lost
        kit.step(match, rng)
    assert 8 <= gone.bit_count() <= 44


def test_a_forgetful_player_can_still_name_its_own_hand_and_what_lies_before_it(game: str) -> None:
    for match in kit.moments(game, 20, seed=23):
        view = match.view(match.to_act[0])
        dim = remembered(view, Memory(0.0, False), 7)
        for name in dim.zones:
            if name in (f"hand{view.seat}", *(f"table{s}" for s in range(4))):
                assert dim.zones[name].cards == view.zones[name].cards


def test_levels_keep_their_names_and_versions() -> None:
    assert bot("master", 3).signature == "master@1 seed 3"
    assert bot("expert@1:500").signature == "expert@1:500 seed 0"
