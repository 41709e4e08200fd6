"""What is measured of our own engine."""
import random
from collections.abc import Mapping, Sequence
from itertools import count, repeat
from operator import length_hint
from typing import Any

from ..core.search import Ismcts
from ..match import Match
from .clock import Measure

PLAYOUTS, SIMULATIONS, CLONES, HANDS = 1000, 1000, 5000, 50


def picks(seed: int, most: int = 8192) -> Sequence[int]:
    """Random numbers made beforehand, so that making them is not measured."""
    rng = random.Random(seed)
    return [rng.randrange(1 << 20) for _ in range(most)]


def first_trick(game: str, options: Mapping[str, Any], opening: int, seed: int) -> Match:
    """A match `opening` acts after a deal, where the seat to act has three acts or more to choose from."""
    rng = random.Random(seed)
    for attempt in count():
        match = Match.new(game, f"bench {seed} {attempt}", **options)
        for _ in range(opening):
            seat = match.to_act[0]
            match.play(seat, rng.choice(list(match.legal(seat))))
        if len(match.legal(match.to_act[0])) >= 3:
            return match
    raise AssertionError


def measures(game: str, options: Mapping[str, Any], opening: int, seed: int) -> dict[str, Measure]:
    """All that is measured, on one deal."""
    dealt = Match.new(game, f"bench {seed}", **options).state
    match = first_trick(game, options, opening, seed)
    seat = match.to_act[0]
    numbers, seeds = picks(seed), iter(range(seed, 1 << 62))

    def playouts() -> int:
        dealt.playouts(PLAYOUTS, next(seeds))
        return PLAYOUTS

    def acts() -> int:
        return dealt.acts_in(PLAYOUTS, next(seeds))

    def ismcts() -> int:
        # from the view on: its worlds are found anew for every search
        Ismcts(match.view(seat).worlds, SIMULATIONS + 1).run(SIMULATIONS, next(seeds))
        return SIMULATIONS

    def step() -> int:
        left = iter(numbers)
        for _ in range(HANDS):
            table = dealt.clone()
            for number in left:
                seat = table.who()
                if seat < 0:
                    break
                legal = table.actions(seat)
                table.play(seat, legal[number % len(legal)])
        return len(numbers) - length_hint(left) - HANDS      # each hand took one more, when it was over

    def clone() -> int:
        one = dealt.clone
        for _ in repeat(None, CLONES):
            one()
        return CLONES

    return {"playouts": playouts, "acts": acts, "ismcts": ismcts, "step": step, "clone": clone}


def watched(game: str, seed: int) -> Measure:
    """Acts through `Match.play`, with knowledge and events: a whole match, deals and passing included."""
    rng = random.Random(seed)
    match = Match.new(game, seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))

    def again() -> int:
        other = Match.new(game, seed)
        for seat, act in match.acts:
            other.play(seat, act)
        return len(match.acts)

    return again
