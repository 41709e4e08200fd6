"""Flat search: where everything that follows is forced, its means are those of all worlds that fit."""
from itertools import permutations
from statistics import mean, pstdev

import pytest

import parlour
from parlour.bots import bot
from parlour.core.flat import Flat

LEFT = ("2D", "AD", "3S")
TABLE = "hearts leader:1 hand0:QSKD table1:5H table2:6H table3:7H hand1:{} hand2:{} hand3:{} taken2:*"


def at(cards: tuple[str, ...]) -> parlour.Match:
    """Seat 0 plays last to a trick of hearts; one more trick follows."""
    match = parlour.position(TABLE.format(*cards))
    assert isinstance(match, parlour.Match)
    return match


def reward(cards: tuple[str, ...], act: str) -> float:
    """What the act brings if these are the others' last cards."""
    match = at(cards)
    match.paused = True
    match.play(0, act)
    while match.to_act:
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    return match.state.reward(0)


def test_means_and_spreads_are_those_of_all_worlds() -> None:
    match = at(LEFT)
    tries = Flat(match.view(0).worlds)
    acts = {str(act): int(act) for act in match.legal(0)}
    tries.run(match.legal(0).mask, 3000, 1)
    for name, act in acts.items():
        true = [reward(cards, name) for cards in permutations(LEFT)]
        assert tries.tried[act] == 3000
        assert tries.mean(act) == pytest.approx(mean(true), abs=0.03)
        assert tries.spread(act) == pytest.approx(pstdev(true), abs=0.03)
    thought = bot("flat:100").choose(match.view(0))
    assert thought.action == max(acts.values(), key=lambda act: thought.scores[act])
    assert thought.spread.keys() == thought.scores.keys() == set(acts.values())


def test_the_same_view_gives_the_same_thought_of_every_act() -> None:
    view = parlour.new("hearts", seed=4, passing=False)
    seat = view.to_act[0]
    view.play(seat, "2C")
    seen = view.view(view.to_act[0])
    assert bot("flat:600").choose(seen) == bot("flat:600").choose(seen)
    assert sorted(bot("flat:1").choose(seen).scores) == [int(act) for act in view.legal(view.to_act[0])]
