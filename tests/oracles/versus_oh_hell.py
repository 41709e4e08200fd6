"""Seats our bots at OpenSpiel's Oh Hell, against its own tree search: `python tests/oracles/versus_oh_hell.py --help`.

Hands are of the sizes of a standard match in turn, ten cards down to one and up to ten again; our bot sits in each seat
in turn, and three of OpenSpiel's ISMCTSBot in the others.  The dealer may not make the bids fit, as always there.
Their search sees cards that nobody should: it keeps the true cards that were not dealt out of the hands it imagines.
Printed is how many points a hand ours has and is better than the mean of the other three, with a 95 % interval over
hands, how many bids were exact, and the CPU time of a decision on both sides.
"""
from dataclasses import dataclass, field

import pyspiel

import parlour
from oracles.test_oh_hell_openspiel import BID, ours, same_deal, theirs, trump_for_them
from oracles.versus import Versus, asked, better
from parlour.arena.interval import mean_of, share_of
from parlour.bots import bot

GAME = "oh_hell(players=4,points_per_trick=1)"   # their points are ours: one a trick, ten for an exact bid
SIZES = 19                                       # rounds of a standard match


@dataclass
class Found:
    """What came of the hands, one by one."""

    points: list[float] = field(default_factory=list)
    better: list[float] = field(default_factory=list)
    exact: list[float] = field(default_factory=list)
    exact_there: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return (f"{mean_of(self.points)} points a hand, {mean_of(self.better)} better, over {len(self.points)} hands; "
                f"exact {share_of(self.exact)} here, {share_of(self.exact_there)} there")


def hand(versus: Versus, found: Found, number: int) -> None:
    """One hand: its number says how many cards, who deals, which cards, and where our bot sits."""
    seat, dealer = number % 4, number // 4 % 4
    match = parlour.position(f"oh_hell restrict=on round:{number % SIZES} dealer:{dealer} deck:*")
    assert isinstance(match, parlour.Match)
    match.paused = True
    match.deal(f"versus {number}".encode().ljust(32))
    state = same_deal(match.state, pyspiel.load_game(GAME), trump_for_them(match.state))
    points = versus.hand(match, state, seat, 10 * number,
                         lambda act: act + BID if match.page == 0 else theirs(act),
                         lambda step: step - BID if step >= BID else ours(step))
    assert list(state.returns()) == points
    made = [points[s] >= 10 + match.state.tricks[s] for s in range(4)]
    found.points.append(points[seat])
    found.better.append(better(points, seat))
    found.exact.append(float(made[seat]))
    found.exact_there.append((sum(made) - made[seat]) / 3)


def main() -> None:
    """Play as many hands as asked for, and print where it stands as it goes."""
    want = asked(__doc__, 8.0, "hand", 76)
    versus, found = Versus(bot(want.bot), want.simulations, want.constant), Found()
    for number in range(want.first, want.first + want.many):
        hand(versus, found, number)
        if want.each:
            print("hand", number, found.points[-1], found.better[-1], found.exact[-1], found.exact_there[-1],
                  flush=True)
        if (number + 1 - want.first) % SIZES == 0 or number + 1 - want.first == want.many:
            print(f"{versus}: {found}; {versus.clocks}", flush=True)


if __name__ == "__main__":
    main()
