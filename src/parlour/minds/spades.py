"""How to think of Spades: bid what the hand is worth, keep to the partner's side, cover a nil, and mind the bags."""
import math

from ..core import bits, layout
from ..games.spades import Spades
from . import spades_hands as hands
from .spades_cards import SpadesCards

HAND, SUIT = layout.HAND, layout.SUIT
SPADES = 2
SPADE_CARDS = SUIT << (13 * SPADES)
MATCH, CARE, GLANCE = 1, 2, 4                    # concepts: plays for the match; with care; never tries things out
NEAR, FAR = 400.0, 40.0                          # the square of the swing: at the end, and more for each point left
BAG = 16.0                                       # what a bag costs, in points: ten cost 110, and grow less welcome
NIL, TRY, DARING = 130, 60, -50                  # the odds from which nil is bid at a glance, thought of, or must be
FEAR = 60.0                                      # what a failed nil costs besides its points: trust
DOUBT = 1.5                                      # tricks by which a bid may be off the mark


class SpadesMind(SpadesCards):
    """Of one table of Spades."""

    def __init__(self, table: Spades, knows: int) -> None:
        self.table = table
        self.spades = table
        self.knows = knows
        self.near, self.far = NEAR, FAR

    def suggest(self, seat: int, r: int) -> int:
        """With care, but not always the same: what cannot be foreseen must be tried too."""
        if self.knows & GLANCE:
            r |= 1
        if not self.knows & CARE:
            return self.spades._suggest(seat, r)
        legal = self.spades._legal(seat)
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        if self.spades.page == 0:
            return self._bid(seat, r)
        if self.spades._hopes(seat):
            return self._duck(seat, legal)
        if r % 32 == 0 and not self.spades._hopes(seat ^ 2):
            return bits.pick(legal, r)
        if self.spades.led < 0:
            return self._lead(seat, legal, r)
        return self._follow(seat, legal)

    # -- bids
    def _bid(self, seat: int, r: int) -> int:
        """What the hand is worth, less where the others want more than there is; nil if it is likely to be made."""
        hand = self.spades.zone[HAND + seat]
        value = hands.estimate(hand)
        if hands.odds(hand) > NIL and value < 350 and self.spades.bids[seat ^ 2] != 0:
            return 0
        others, made = 0, 0
        for other in range(4):
            if self.spades.bids[other] >= 0:
                others += self.spades.bids[other]
                made += 1
        luck = (r >> 8) % 3
        bid = max((value + 20 + 20 * luck) // 100, 1)
        if made == 3 and others + bid > 12 and bid > 1:
            bid -= 1
        most = 13 - max(self.spades.bids[seat ^ 2], 0)
        return max(min(bid, most), 1)

    # -- what deserves a thought
    def worthy(self, seat: int, legal: int) -> int:
        """Bids near what the hand is worth; no card that gives a nil away, or ruffs what is the partner's."""
        if not self.knows & CARE:
            return legal
        return self._near_bids(seat) if self.spades.page == 0 else self._fair_cards(seat)

    def _near_bids(self, seat: int) -> int:
        """Two up, two down; nil if it is likely to be made, or if nothing else can help."""
        hand = self.spades.zone[HAND + seat]
        value = hands.estimate(hand)
        bid = max((value + 50) // 100, 1)
        found = 0
        for near in range(max(bid - 2, 1), min(bid + 2, 13) + 1):
            found |= bits.one(near)
        if hands.odds(hand) > self._nil_from(seat):
            found |= 1
        return found & self.spades._legal(seat)

    def _nil_from(self, seat: int) -> int:
        """The odds from which a nil is thought of: lower for a team that has to catch up before the match ends."""
        mine, theirs = self.spades.scores[seat], self.spades.scores[seat ^ 1]
        if theirs - mine > 100 and (self.spades.limit - theirs < 100 or self.spades.rounds - self.spades.round < 2):
            return DARING
        return TRY + (60 if self.spades.bids[seat ^ 2] == 0 else 0)

    def _fair_cards(self, seat: int) -> int:
        """Under the best card for a nil; over a partner's nil; and no spade on a trick that is surely the partner's."""
        legal = self.spades._legal(seat)
        if self.spades.led < 0:
            return legal
        best, partner = self.spades.best, seat ^ 2
        above = SUIT << (13 * bits.suit_of(best)) & ~(bits.one(best + 1) - 1)
        win = legal & (above if bits.suit_of(best) == SPADES else above | SPADE_CARDS)
        lose = legal & ~win
        last = (seat + 1) & 3 == self.spades.leader
        if self.spades._hopes(seat):
            return lose if lose else legal
        if self.spades.winner == partner and self.spades._hopes(partner):
            return win if win else legal
        if self.spades.winner == partner and last and lose:
            return legal & ~(win & SPADE_CARDS) if self.spades.led != SPADES else legal
        return legal

    # -- what it is all for
    def worth(self, seat: int) -> float:
        """The chance of the team to win the match; who does not think of it counts points."""
        return 2 * self.chance(seat) if self.knows & MATCH else self.spades._reward(seat)

    def distance(self) -> float:
        """What the better team lacks to the limit; not more than the rounds to come can bring."""
        best = max(self.spades.scores[0], self.spades.scores[1])
        return float(max(min(self.spades.limit - best, 60 * (self.spades.rounds - self.spades.round)), 0))

    def tally(self, seat: int) -> float:
        """Points, less what the bags among them will cost."""
        if self.spades.over:
            return float(self.spades.scores[seat])
        value = self.spades.scores[seat] - BAG * self.spades.bags[seat]
        for one in range(seat & 1, 4, 2):
            if self.spades.bids[one] == 0 and self.spades.tricks[one]:
                value -= FEAR
        return value

    # -- what the others have said
    def weight(self, me: int) -> float:
        """A hand is about as good as its bid, or what is left of it."""
        total, out = 0.0, 0
        for seat in range(4):
            out |= self.spades.zone[HAND + seat]
        for seat in range(4):
            bid = self.spades.bids[seat]
            if seat != me and bid >= 0:
                off = hands.promise(self.spades.zone[HAND + seat], out) - max(bid - self.spades.tricks[seat], 0)
                total += off * off
        return math.exp(-total / (2 * DOUBT * DOUBT)) + 1e-6

