"""How a seat thinks in a search: what it would do, how a round ended for it, how likely a world is.

A swing is how many points it takes to make one seat's chances e times as good as another's: few near the end of
a match, many at its beginning.

A mind is bound to one table.  This one has the game's own rule of thumb and nothing else; a game's better
ones stand in `parlour.minds`.
"""
import math

from . import bits
from .table import Table


class Mind:
    """The rule of thumb.  `knows` is a set of concepts, one bit each, which the minds of a game name."""

    def __init__(self, table: Table, knows: int) -> None:
        self.table = table
        self.knows = knows
        self.me = -1                             # whose thought it is, where that matters
        self.near = 1.0                          # the square of the swing at the end of the match,
        self.far = 0.0                           # and what it grows by with the distance

    def suggest(self, seat: int, r: int) -> int:
        """What this seat would do, from what it may know; r is a random number."""
        return self.table._suggest(seat, r)

    def decide(self, seat: int, r: int) -> int:
        """What this seat would do, asked from outside a search."""
        if not self.table.legal(seat):
            raise ValueError(f"Seat {seat} owes no decision now.")
        return self.suggest(seat, bits.from_seed(r))

    def effort(self, seat: int) -> int:
        """How many times the usual number of simulations this decision deserves; 0: it is made at a glance."""
        return 1

    def worthy(self, seat: int, legal: int) -> int:
        """Of what is legal, what deserves a thought: the rest is what nobody would do who knows better."""
        return legal

    def solved(self, seat: int, hidden: int) -> dict[int, float]:
        """What each act is worth, where that can be reckoned; else nothing.  `hidden`: the zones with unknown cards."""
        return {}

    def worth(self, seat: int) -> float:
        """What the end of the round is worth for this seat, from 0 to 1."""
        return self.table._reward(seat)

    def distance(self) -> float:
        """How far the end of the match is: say, the points that the leader lacks, or the rounds to come."""
        return 1.0

    def tally(self, seat: int) -> float:
        """What the score of a seat stands for; more is better."""
        return self.table._standing(seat)

    def chance(self, seat: int) -> float:
        """The chance to win the match from here: exact at its end, before by how far the tallies are apart."""
        total = 0.0
        mine = self.tally(seat)
        swing = math.sqrt(self.near + self.far * self.distance())
        for other in range(self.table.seats):
            ahead = self.tally(other) - mine
            if not self.table.over:
                total += math.exp(ahead / swing)
            elif ahead == 0:
                total += 1.0
            elif ahead > 0:
                return 0.0
        return 1.0 / total

    def outlook(self) -> tuple[float, list[float]]:
        """The distance, and the tally of each seat: what the swings were found from."""
        return self.distance(), [self.tally(seat) for seat in range(self.table.seats)]

    def chances(self) -> list[float]:
        """The chance of each seat to win the match from here."""
        return [self.chance(seat) for seat in range(self.table.seats)]

    def settle(self, me: int, r: int) -> int:
        """Make a world fit better what the others have done, as one seat judges; the next random number."""
        return r

    def weight(self, me: int) -> float:
        """How well this world explains what the others have done, as one seat judges: above 0, at most 1."""
        return 1.0

    def finish(self, r: int) -> int:
        """Play on to the end of the round, each act as suggested; the next random number."""
        while self.table.to_act:
            seat = bits.lowest(self.table.to_act)
            r = bits.next_random(r)
            self.table._play(seat, self.suggest(seat, r))
        return r
