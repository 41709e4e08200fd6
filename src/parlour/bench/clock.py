"""Timing in CPU seconds: several passes, each measure beside the peer's, and medians."""
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median

Measure = Callable[[], int]                      # does some work, and says how many units it did
Rates = dict[str, list[float]]                   # units per CPU second, pass by pass


def rate(work: Measure, seconds: float) -> float:
    """Units per CPU second, over at least this many seconds of work."""
    work()                                       # the first time fills caches
    done, began, spent = 0, time.process_time(), 0.0
    while spent < seconds or not spent:
        done += work()
        spent = time.process_time() - began
    return done / spent


def passes(rounds: Sequence[Sequence[Mapping[str, Measure]]], seconds: float, tick: Callable[[], None]) -> list[Rates]:
    """For each side, its rates: one pass for each of `rounds`, which has the measures of every side.

    What is compared runs one right after the other, as a shared machine is faster in one minute than in the next.
    """
    found: list[Rates] = [{} for _ in rounds[0]]
    for sides in rounds:
        for name in sides[0]:
            for rates, measures in zip(found, sides, strict=True):
                if name in measures:
                    rates.setdefault(name, []).append(rate(measures[name], seconds))
                    tick()
    return found


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """The median, the least and the greatest."""
    return median(values), min(values), max(values)
