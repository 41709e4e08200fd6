"""Seats our bots at OpenSpiel's Hearts, against its own tree search: `python tests/oracles/versus_openspiel.py --help`.

Every deal is played four times, our bot once in each seat against three of OpenSpiel's ISMCTSBot, and no cards are
passed.  Printed is how many points a hand ours is better than the mean of the other three, with a 95 % interval
over deals, and the CPU time of a decision on both sides.
"""
import pyspiel

import parlour
from oracles.spiel_hearts import ours, same_deal, theirs
from oracles.versus import Versus, asked, better
from parlour.arena.interval import mean_of
from parlour.bots import bot

GAME = "hearts(pass_cards=false,qs_breaks_hearts=false,no_pts_on_first_trick=true,jd_bonus=false)"


def deal(versus: Versus, number: int) -> float:
    """How many points a hand ours is better than the mean of the others, over all four seats."""
    game, found = pyspiel.load_game(GAME), 0.0
    for seat in range(4):
        match = parlour.new("hearts", seed=f"versus {number}", passing=False, limit=500)
        match.paused = True
        state = same_deal(match.state, game)
        found -= better(versus.hand(match, state, seat, 100 * number + 10 * seat, theirs, ours), seat) / 4
    return found


def main() -> None:
    """Play as many deals as asked for, and print where it stands as it goes."""
    want = asked(__doc__, 10.0, "deal", 50)
    versus = Versus(bot(want.bot), want.simulations, want.constant)
    found = []
    for number in range(want.first, want.first + want.many):
        found.append(deal(versus, number))
        if want.each:
            print("deal", number, found[-1], flush=True)
        if len(found) % 10 == 0 or len(found) == want.many:
            print(f"{versus}: {mean_of(found)} points a hand better over {len(found)} deals; {versus.clocks}",
                  flush=True)


if __name__ == "__main__":
    main()
