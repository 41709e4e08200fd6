"""One of our bots at a table of OpenSpiel's, against its own tree search."""
import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pyspiel

from parlour.bots import Bot
from parlour.match import Match


@dataclass
class Clock:
    """The CPU time of decisions."""

    seconds: float = 0.0
    decisions: int = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.decisions += 1

    def __str__(self) -> str:
        return f"{1000 * self.seconds / max(self.decisions, 1):.2f} ms"


@dataclass
class Versus:
    """Our bot in one seat, and in the others three of OpenSpiel's ISMCTSBot.

    Theirs choose what they visited most, which is their best setting.
    """

    player: Bot
    simulations: int
    constant: float
    here: Clock = field(default_factory=Clock)
    there: Clock = field(default_factory=Clock)

    def _theirs(self, seed: int) -> Any:
        return pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), self.constant, self.simulations, -1,
                                 pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)

    def hand(self, match: Match, state: Any, seat: int, seed: int, theirs: Callable[[int], int],
             ours: Callable[[int], int]) -> list[int]:
        """Play one hand to its end on both sides, our bot in this seat; the points of each seat.

        `theirs` turns an act of ours into their number, `ours` turns it back.
        """
        others = {s: self._theirs(seed + s) for s in range(4) if s != seat}
        while match.to_act:
            mover = match.to_act[0]
            assert state.current_player() == mover
            began = time.process_time()
            if mover == seat:
                act = int(self.player.choose(match.view(seat)).action)
                self.here.add(time.process_time() - began)
            else:
                act = ours(others[mover].step(state))
                self.there.add(time.process_time() - began)
            state.apply_action(theirs(act))
            match.play(mover, act)
        assert state.is_terminal()
        return list(match.state.gained)

    def __str__(self) -> str:
        return f"{self.player.name} against ISMCTS {self.simulations}, constant {self.constant:g}"

    @property
    def clocks(self) -> str:
        """What a decision took on both sides."""
        return f"CPU a decision {self.here} here, {self.there} there"


def better(points: list[int], seat: int) -> float:
    """How many points a seat has above the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / 3


def asked(what: str | None, constant: float, unit: str, usual: int) -> argparse.Namespace:
    """The command line of both tables."""
    say = argparse.ArgumentParser(description=what)
    say.add_argument("--bot", default="master")
    say.add_argument("--simulations", type=int, default=10_000)
    say.add_argument("--constant", type=float, default=constant, help="of their UCB; this one suits the scores best")
    say.add_argument(f"--{unit}s", dest="many", type=int, default=usual)
    say.add_argument("--first", type=int, default=0, help=f"the number of the first {unit}")
    say.add_argument("--each", action="store_true", help=f"print each {unit}, to add up runs in parts")
    return say.parse_args()
