"""Timing in CPU seconds: several passes, each measure beside the peer's, and medians."""
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median

Measure = Callable[[], int]                      # does some work, and says how many units it did
Rates = dict[str, list[float]]                   # units per CPU second, pass by pass
TURNS = 10


def rates(works: Sequence[Measure], seconds: float) -> list[float]:
    """Units per CPU second of each, over at least so many seconds of each.

    They take turns, as a shared machine is faster in one moment than in the next.
    """
    for work in works:
        work()                                   # the first time fills caches
    done, spent = [0] * len(works), [0.0] * len(works)
    for turn in range(1, TURNS + 1):
        for i, work in enumerate(works):
            while spent[i] < seconds * turn / TURNS or not done[i]:
                began = time.process_time()
                done[i] += work()
                spent[i] += time.process_time() - began
    return [units / max(cpu, 1e-9) for units, cpu in zip(done, spent, strict=True)]


def passes(rounds: Sequence[Sequence[Mapping[str, Measure]]], seconds: float, tick: Callable[[], None]) -> list[Rates]:
    """For each side, its rates: one pass for each of `rounds`, which has the measures of every side."""
    found: list[Rates] = [{} for _ in rounds[0]]
    for sides in rounds:
        for name in sides[0]:
            able = [i for i, measures in enumerate(sides) if name in measures]
            for i, value in zip(able, rates([sides[i][name] for i in able], seconds), strict=True):
                found[i].setdefault(name, []).append(value)
            tick()
    return found


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """The median, the least and the greatest."""
    return median(values), min(values), max(values)
