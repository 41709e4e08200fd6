"""How to think of Oh Hell: what a hand is worth, what the bids tell, and the match."""
import math

from ..core import bits, layout
from ..core.mind import Mind
from ..games.oh_hell import OhHell

HAND, TABLE, TAKEN, TURNED = layout.HAND, layout.TABLE, layout.TAKEN, 13
SUIT, PACK = layout.SUIT, layout.PACK
THIRTEEN = 2
MATCH = 1                                        # the concept: plays for the match
LAST = 3.0                                       # so many rounds before the end or fewer, the match is what counts
NEAR, FAR = 14.0, 11.4                           # the square of the swing: at the end, and more for each round to come;
                                                 # tools/train_equity.py oh_hell --bot simple --matches 250
# What a card is worth in hundredths of a trick, by how many higher ones others hold in the mean: none, up to 0.35,
# and so on; with one or two cards left, up to five, and more.  By tools/train_oh_hell.py --bot master:1000.
STEPS = [35, 70, 110, 160, 230, 330, 500]
SIDE = [44, 24, 12, 7, 4, 5, 3, 0, 0,
        53, 32, 23, 14, 11, 7, 7, 5, 0,
        75, 64, 52, 39, 26, 14, 11, 9, 6]
TRUMPS = [102, 101, 75, 59, 33, -2, 0, 0, 0,
          114, 112, 103, 89, 73, 51, 33, -10, -10,
          123, 113, 103, 103, 88, 72, 59, 43, 23]
EVER = [-9, -33, -110]                           # with one or two cards left, up to five, and more
VOID = [1, -12, -10]                             # for each trump and each suit that is missing
LONG = [0, 55, 58]                               # for each trump above a quarter of the hand
ZEAL = 0.1                                       # for each trick bid and each card dealt: trials, where nobody plays as
                                                 # well as at the table, make too little of bids that need tricks
SPOIL = 0.03                                     # what another's point counts against one's own
EXCESS = -11                                     # for each trick that earlier bidders wanted above their part


class OhHellMind(Mind):
    """Of one table of Oh Hell."""

    def __init__(self, table: OhHell, knows: int) -> None:
        self.table = table
        self.game = table
        self.knows = knows
        self.near, self.far = NEAR, FAR

    def _worth_of(self, hand: int, gone: int) -> int:
        """How many hundredths of a trick a hand is worth when these cards and the one turned up are gone."""
        gone |= self.game.zone[TURNED]
        k = bits.count(hand)
        size = 0 if k <= 2 else 1 if k <= 5 else 2
        unseen = PACK & ~hand & ~gone
        share = 300 * k // max(bits.count(unseen), 1)
        held = bits.count(hand & (SUIT << (13 * self.game.trump)))
        worth = EVER[size] + (LONG[size] * (4 * held - k) // 4 if 4 * held > k else 0)
        for suit in range(4):
            cards = hand & (SUIT << (13 * suit))
            if not cards:
                worth += VOID[size] * held
            higher = unseen & (SUIT << (13 * suit))
            while cards:
                card = bits.lowest(cards)
                cards &= cards - 1
                higher &= ~(bits.one(card) - 1)
                above = bits.count(higher) * share
                step = 0
                if above:
                    step = 1
                    while step < 8 and above > STEPS[step - 1]:
                        step += 1
                worth += TRUMPS[9 * size + step] if suit == self.game.trump else SIDE[9 * size + step]
        return worth

    def weight(self, me: int) -> float:
        """Whoever wants tricks has what takes them, and who wants none has not."""
        gone, total, seat, excess = 0, 0.0, 0, 0
        for seat in range(4):
            gone |= self.game.zone[TAKEN + seat]
        for place in range(4):
            seat = (self.game.dealer + 1 + place) & 3
            if self.game.bids[seat] >= 0:
                if seat != me:
                    total += self._strange(seat, gone, excess)
                excess += 4 * self.game.bids[seat] - self.game.cards
        return math.exp(-total)

    def _strange(self, seat: int, gone: int, excess: int) -> float:
        """How little the tricks that a seat still wants fit the cards it has here."""
        hand = self.game.zone[HAND + seat] | self.game.zone[TABLE + seat]
        left = bits.count(hand)
        wanted = self.game.bids[seat] - self.game.tricks[seat]
        if wanted < 0 or wanted > left:          # it has missed its bid: any hand is as likely
            return 0.0
        off = 0.01 * (self._worth_of(hand, gone) + EXCESS * excess // 4) - wanted
        doubt = 0.35 + 0.035 * left
        return min(off * off / (2 * doubt * doubt), 6.0)

    def worth(self, seat: int) -> float:
        """One's own points; towards the end of the match as much the chance to win it."""
        if self.knows & MATCH and self.distance() <= LAST:
            return 0.5 * self._points(seat) + 0.5 * self.chance(seat)
        return self._points(seat)

    def _points(self, seat: int) -> float:
        """Points from 0 to 1: high bids that are made count for more, the others' points a little for less."""
        points = self.game.gained[seat] - SPOIL * (self.game.gained[0] + self.game.gained[1] + self.game.gained[2]
                                                   + self.game.gained[3] - self.game.gained[seat])
        if self.game.bids[seat] == self.game.tricks[seat]:
            points += ZEAL * self.game.bids[seat] * self.game.cards
        most = 10.0 + self.game.cards
        return min(max((points + 3 * SPOIL * most) / (most + 3 * SPOIL * most), 0.0), 1.0)

    def distance(self) -> float:
        """The rounds to come; in a match to a limit about as many as its leader needs."""
        if self.game.sequence != THIRTEEN:
            return float(self.game.rounds - self.game.round)
        most = 0
        for seat in range(4):
            most = max(most, self.game.scores[seat])
        return max(float(self.game.limit - most), 0.0) / 11.0

    def tally(self, seat: int) -> float:
        """Points are good."""
        return float(self.game.scores[seat])
