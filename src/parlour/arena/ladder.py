"""A ladder: every two bots play each other, and one number for each explains all their results best."""
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from .deals import Arena
from .interval import errors_wide

STEP = 400 / math.log(10)                        # Elo points in a factor of e in the chances to win
DRAWN = 0.5                                      # a win and a loss that each pair is given: nobody is infinitely better


@dataclass(frozen=True)
class Rung:
    """Where a bot stands: 0 is the mean of all of them, and the interval holds 95 %."""

    bot: str
    elo: float
    reach: float
    matches: int


def pairs(game: str, names: Sequence[str], seed: int, options: Mapping[str, Any]) -> list[Arena]:
    """An arena for each two of these bots; ValueError if fewer than two differ."""
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise ValueError("A ladder needs two bots or more, each named once.")
    return [Arena(game, pair, seed, options) for pair in combinations(names, 2)]


def play(arenas: Sequence[Arena], deals: int, workers: int) -> Iterator[None]:
    """All of them, so many deals each."""
    for arena in arenas:
        yield from arena.play(deals, workers)


def rungs(arenas: Sequence[Arena]) -> list[Rung]:
    """The bots, the best first: the strengths under which these wins are the likeliest."""
    names = list(dict.fromkeys(one.name for arena in arenas for one in arena.bots))
    wins: dict[tuple[str, str], float] = {}
    matches = dict.fromkeys(names, 0)
    for arena in arenas:
        a, b = dict.fromkeys(one.name for one in arena.bots)
        for deal in arena.played:
            wins[a, b] = wins.get((a, b), DRAWN) + deal[a].wins
            wins[b, a] = wins.get((b, a), DRAWN) + deal[b].wins
        for name in (a, b):
            matches[name] += len(arena.played) * arena.rotations
    strength = _strengths(names, wins)
    centre = math.fsum(math.log(strength[name]) for name in names) / len(names)
    found = []
    for name in names:
        told = 0.0                               # by its matches: most by those that could have gone either way
        for other in names:
            chance = strength[name] / (strength[name] + strength[other])
            told += _games(wins, name, other) * chance * (1 - chance) if other != name else 0
        found.append(Rung(name, STEP * (math.log(strength[name]) - centre),
                          STEP * errors_wide(1000) / math.sqrt(told), matches[name]))
    return sorted(found, key=lambda rung: -rung.elo)


def _games(wins: Mapping[tuple[str, str], float], a: str, b: str) -> float:
    return wins.get((a, b), 0) + wins.get((b, a), 0)


def _strengths(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """By Bradley and Terry: a beats b with a chance of a / (a + b); found by repeating Zermelo's step."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        new = {}
        for name in names:
            others = [other for other in names if other != name]
            won = math.fsum(wins.get((name, other), 0) for other in others)
            against = math.fsum(_games(wins, name, other) / (strength[name] + strength[other]) for other in others)
            new[name] = won / against
        change = max(abs(math.log(new[name] / strength[name])) for name in names)
        strength = new
        if change < 1e-9:
            break
    return strength
