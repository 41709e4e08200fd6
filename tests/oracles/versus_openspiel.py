"""Seats our bots at OpenSpiel's table, against its own tree search: `python tests/oracles/versus_openspiel.py --help`.

Every deal is played four times, our bot once in each seat against three of OpenSpiel's ISMCTSBot, and no cards are
passed.  Printed is how many points a hand ours is better than the mean of the other three, with a 95 % interval
over deals, and the CPU time of a decision on both sides.
"""
import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import pyspiel

import parlour
from oracles.spiel_hearts import ours, same_deal, theirs
from parlour.arena.interval import mean_of
from parlour.bots import Bot, bot

GAME = "hearts(pass_cards=false,qs_breaks_hearts=false,no_pts_on_first_trick=true,jd_bonus=false)"


@dataclass
class Clock:
    """The CPU time of decisions."""

    seconds: float = 0.0
    decisions: int = 0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.decisions += 1
        self.slowest = max(self.slowest, seconds)

    def __str__(self) -> str:
        return f"{1000 * self.seconds / max(self.decisions, 1):.2f} ms"


@dataclass
class Versus:
    """One of our bots against three of theirs."""

    player: Bot
    simulations: int
    constant: float
    here: Clock = field(default_factory=Clock)
    there: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        """Their bot chooses what it visited most, which is its best setting."""
        self.game = pyspiel.load_game(GAME)

    def _theirs(self, seed: int) -> Any:
        return pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), self.constant, self.simulations, -1,
                                 pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)

    def hand(self, deal: int, seat: int) -> float:
        """How many points ours is better than the mean of the others, in this seat."""
        match = parlour.new("hearts", seed=f"versus {deal}", passing=False, limit=500)
        state = same_deal(match.state, self.game)
        others = {s: self._theirs(100 * deal + 10 * seat + s) for s in range(4) if s != seat}
        while not state.is_terminal():
            mover = state.current_player()
            began = time.process_time()
            if mover == seat:
                card = int(self.player.choose(match.view(seat)).action)
                self.here.add(time.process_time() - began)
            else:
                card = ours(others[mover].step(state))
                self.there.add(time.process_time() - began)
            state.apply_action(theirs(card))
            match.play(mover, card)
        mine = match.scores[seat]
        return (sum(match.scores) - mine) / 3 - mine

    def deal(self, number: int) -> float:
        """The mean over all four seats."""
        return sum(self.hand(number, seat) for seat in range(4)) / 4


def main() -> None:
    """Play as many deals as asked for, and print where it stands as it goes."""
    say = argparse.ArgumentParser(description=__doc__)
    say.add_argument("--bot", default="master")
    say.add_argument("--simulations", type=int, default=10_000)
    say.add_argument("--constant", type=float, default=10.0, help="of their UCB; 10 suits these scores best")
    say.add_argument("--deals", type=int, default=50)
    say.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asked = say.parse_args()
    versus = Versus(bot(asked.bot), asked.simulations, asked.constant)
    found = []
    for number in range(asked.first, asked.first + asked.deals):
        found.append(versus.deal(number))
        if len(found) % 10 == 0 or len(found) == asked.deals:
            print(f"{asked.bot} against ISMCTS {asked.simulations}, constant {asked.constant:g}: {mean_of(found)} "
                  f"points a hand over {len(found)} deals; CPU a decision {versus.here} here, {versus.there} there",
                  flush=True)


if __name__ == "__main__":
    main()
