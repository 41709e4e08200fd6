"""Seats our bots at OpenSpiel's Oh Hell, against its own tree search: `python tests/oracles/versus_oh_hell.py --help`.

Hands are of the sizes of a standard match in turn, ten cards down to one and up to ten again; our bot sits in each seat
in turn, and three of OpenSpiel's ISMCTSBot in the others.  The dealer may not make the bids fit, as always there.
Their search sees cards that nobody should: it keeps the true cards that were not dealt out of the hands it imagines.
Printed is how many points a hand ours has and is better than the mean of the other three, with a 95 % interval over
hands, how many bids were exact, and the CPU time of a decision on both sides.
"""
import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import pyspiel

import parlour
from oracles.test_oh_hell_openspiel import BID, ours, same_deal, theirs, trump_for_them
from oracles.versus_openspiel import Clock
from parlour.arena.interval import mean_of, share_of
from parlour.bots import Bot, bot

SIZES = 19                                       # rounds of a standard match


@dataclass
class Versus:
    """One of our bots against three of theirs; what came of it, hand by hand."""

    player: Bot
    simulations: int
    constant: float
    here: Clock = field(default_factory=Clock)
    there: Clock = field(default_factory=Clock)
    points: list[float] = field(default_factory=list)
    better: list[float] = field(default_factory=list)
    exact: list[float] = field(default_factory=list)
    exact_there: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Their points are ours: one a trick, ten for an exact bid."""
        self.game = pyspiel.load_game("oh_hell(players=4,points_per_trick=1)")

    def _theirs(self, seed: int) -> Any:
        return pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), self.constant, self.simulations, -1,
                                 pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)

    def hand(self, number: int) -> None:
        """One hand: its number says how many cards, who deals, which cards, and where our bot sits."""
        seat, dealer = number % 4, number // 4 % 4
        match = parlour.position(f"oh_hell restrict=on round:{number % SIZES} dealer:{dealer} deck:*")
        assert isinstance(match, parlour.Match)
        match.paused = True
        match.deal(f"versus {number}".encode().ljust(32))
        state = same_deal(match.state, self.game, trump_for_them(match.state))
        others = {s: self._theirs(10 * number + s) for s in range(4) if s != seat}
        while match.to_act:
            mover, bidding = match.to_act[0], match.page == 0
            assert state.current_player() == mover
            began = time.process_time()
            if mover == seat:
                act = int(self.player.choose(match.view(seat)).action)
                self.here.add(time.process_time() - began)
            else:
                step = others[mover].step(state)
                act = step - BID if bidding else ours(step)
                self.there.add(time.process_time() - began)
            state.apply_action(act + BID if bidding else theirs(act))
            match.play(mover, act)
        gained: list[int] = list(match.state.gained)
        assert list(state.returns()) == gained
        self.points.append(gained[seat])
        self.better.append(gained[seat] - (sum(gained) - gained[seat]) / 3)
        made = [gained[s] >= 10 + match.state.tricks[s] for s in range(4)]
        self.exact.append(float(made[seat]))
        self.exact_there.append((sum(made) - made[seat]) / 3)

    def __str__(self) -> str:
        return (f"{self.player.name} against ISMCTS {self.simulations}, constant {self.constant:g}: "
                f"{mean_of(self.points)} points a hand, {mean_of(self.better)} better, over {len(self.points)} hands; "
                f"exact {share_of(self.exact)} here, {share_of(self.exact_there)} there; "
                f"CPU a decision {self.here} here, {self.there} there")


def main() -> None:
    """Play as many hands as asked for, and print where it stands as it goes."""
    say = argparse.ArgumentParser(description=__doc__)
    say.add_argument("--bot", default="master")
    say.add_argument("--simulations", type=int, default=10_000)
    say.add_argument("--constant", type=float, default=8.0, help="of their UCB; 8 suits these scores best")
    say.add_argument("--hands", type=int, default=76)
    say.add_argument("--first", type=int, default=0, help="the number of the first hand")
    say.add_argument("--each", action="store_true", help="print each hand, to add up runs in parts")
    asked = say.parse_args()
    versus = Versus(bot(asked.bot), asked.simulations, asked.constant)
    for number in range(asked.first, asked.first + asked.hands):
        versus.hand(number)
        if asked.each:
            print("hand", number, versus.points[-1], versus.better[-1], versus.exact[-1], versus.exact_there[-1],
                  flush=True)
        if (number + 1 - asked.first) % 19 == 0 or number + 1 - asked.first == asked.hands:
            print(versus, flush=True)


if __name__ == "__main__":
    main()
