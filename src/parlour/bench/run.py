"""Run the measures of one game, and put the figures together."""
from collections.abc import Callable, Collection
from statistics import median
from typing import Any

from . import openspiel, ours
from .clock import Measure, Rates, passes, rates, spread
from .games import peer_of

NAMES = ("playouts", "acts", "ismcts", "step", "clone")
KEYS = {"playouts": "playouts_per_second", "acts": "acts_per_second", "ismcts": "ismcts_per_second",
        "step": "step_ns", "clone": "clone_ns"}


def ticks(times: int) -> int:
    """How often `run` calls its `tick`."""
    return times * (len(NAMES) + 1)


def run(game: str, against: bool, times: int, seconds: float, only: Collection[str] = NAMES,
        tick: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """The figures of a game; `against` OpenSpiel, its own and the ratios too."""
    peer = peer_of(game)
    against = against and bool(peer.spiel)
    rounds: list[list[dict[str, Measure]]] = []
    for seed in range(times):                    # each pass has a deal of its own
        both = [ours.measures(game, peer.options, peer.opening, seed)]
        if against:
            both.append(openspiel.measures(peer.spiel, peer.opening, seed))
        rounds.append([{name: side[name] for name in only if name in side} for side in both])
    sides = passes(rounds, seconds, tick)
    found = _figures(sides[0])
    if only == NAMES:
        acts: list[float] = []
        for seed in range(times):
            acts += rates([ours.watched(game, seed)], seconds)
            tick()
        found["watched_acts_per_second"] = round(median(acts))
        found["spread"]["watched_acts_per_second"] = [round(min(acts)), round(max(acts))]
    if against:
        found["peer"] = {"name": f"OpenSpiel {openspiel.version()}", "game": peer.spiel, **_figures(sides[1])}
        quotients = {name: [a / b for a, b in zip(sides[0][name], sides[1][name], strict=True)] for name in sides[1]}
        found["ratio"] = {name: round(median(values), 2) for name, values in quotients.items()}
        found["spread"]["ratio"] = {name: [round(min(values), 2), round(max(values), 2)]
                                    for name, values in quotients.items()}
    return found


def _figures(side: Rates) -> dict[str, Any]:
    """Medians by the names that the outside knows, with the least and the greatest beside them."""
    found: dict[str, Any] = {}
    extremes: dict[str, Any] = {}
    for name, values in side.items():
        key = KEYS[name]
        shown = [1e9 / value for value in values] if key.endswith("_ns") else values
        middle, low, high = (round(value, 1) if key.endswith("_ns") else round(value) for value in spread(shown))
        found[key], extremes[key] = middle, [low, high]
    return {**found, "spread": extremes}
