"""How to think of Hearts: duck, get rid of what is dangerous, and mind the match."""
from ..core import bits, layout
from ..core.mind import Mind
from ..games.hearts import Hearts

HAND, TABLE, TAKEN, PASSED = layout.HAND, layout.TABLE, layout.TAKEN, 13
SUIT, PACK = layout.SUIT, layout.PACK
SPADES, HEARTS = 2, 3
SPADE_CARDS = SUIT << (13 * SPADES)
HEART_CARDS = SUIT << (13 * HEARTS)
QUEEN = 1 << (13 * SPADES + 10)
HIGH_SPADES = 3 << (13 * SPADES + 11)            # king and ace, which may catch the queen
JACK = 1 << (13 + 9)
POINTS = HEART_CARDS | QUEEN
LOW = 3 << 39 | 3 << 26 | 3 << 13 | 3            # twos and threes
COURT = 7 << 49 | 7 << 36 | 7 << 23 | 7 << 10    # queens, kings and aces: with so many a hand may take everything
MANY = 6
# concepts: minds the match near its end; plays with care; minds what the others get; knows what people pass,
# and passes without a search; has heard nothing but "pass high, lead low"
MATCH, CARE, RIVALS, PASSING, GLANCE, MAXIM = 1, 2, 4, 8, 16, 32
NIGH = 30                                        # so far from the limit the match may end with this round or the next
# the square of the swing at the end, and how much more it is for each point left:
# python tools/train_equity.py hearts --bot flat:200 --matches 300
NEAR, FAR = 33.3, 2.86


class HeartsMind(Mind):
    """Of one table of Hearts."""

    def __init__(self, table: Hearts, knows: int) -> None:
        self.table = table
        self.hearts = table
        self.knows = knows
        self.near, self.far = NEAR, FAR

    def suggest(self, seat: int, r: int) -> int:
        """With care, but not always the same: what cannot be foreseen must be tried too."""
        if self.knows & MAXIM and (self.hearts.passing or self.hearts.led < 0):
            return self._maxim(self.hearts._legal(seat))
        if self.hearts.passing and self.knows & (CARE | PASSING):
            return self._pass(self.hearts._legal(seat), r)
        if not self.knows & CARE:
            return self.hearts._suggest(seat, r)
        legal = self.hearts._legal(seat)
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        if r % 16 == 0 and not self.knows & GLANCE:
            return bits.pick(legal, r)
        if self.hearts.led < 0:
            return self._lead(seat, legal, r)
        if legal & (SUIT << (13 * self.hearts.led)):
            return self._follow(seat, legal)
        return self._discard(seat, legal, r)

    def _maxim(self, legal: int) -> int:
        """Pass the highest card, lead the lowest, whatever it is."""
        best, most = -1, -1
        while legal:
            card = bits.lowest(legal)
            legal &= legal - 1
            urge = card % 13 if self.hearts.passing else 12 - card % 13
            if urge > most:
                best, most = card, urge
        return best

    def effort(self, seat: int) -> int:
        """A pass is thought about for longer than a card, or not at all."""
        if not self.hearts.passing:
            return 1
        return 0 if self.knows & GLANCE else 4

    def worthy(self, seat: int, legal: int) -> int:
        """Twos and threes are kept, and the jack if he counts, unless many high cards may want to take everything."""
        hand = self.hearts.zone[HAND + seat] | self.hearts.zone[PASSED + seat]
        if not self.hearts.passing or bits.count(hand & COURT) >= MANY:
            return legal
        rest = legal & ~LOW & ~JACK if self.hearts.jack else legal & ~LOW
        return rest if rest else legal

    def _pass(self, hand: int, r: int) -> int:
        """High spades without low ones, then the highest of what is left; or empty a short suit."""
        spades = hand & SPADE_CARDS
        if spades & (QUEEN | HIGH_SPADES) and bits.count(spades) < 5:
            return bits.highest(spades & (QUEEN | HIGH_SPADES))
        rest = hand & ~spades
        if self.hearts.jack:
            rest &= ~JACK
        if not rest:
            return bits.highest(hand)
        best, worst = -1, -1
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            suit = SUIT << (13 * bits.suit_of(card))
            danger = 4 * (card % 13) - 3 * bits.count(hand & suit) - bits.count(hand & suit & (bits.one(card) - 1)) * 3
            if danger > worst or best < 0:
                best, worst = card, danger
        return best

    def _lead(self, seat: int, legal: int, r: int) -> int:
        """What others can beat; low spades while another holds the queen."""
        hand = self.hearts.zone[HAND + seat]
        unseen = PACK & ~hand
        for other in range(4):
            unseen &= ~self.hearts.zone[TAKEN + other]
        low = legal & SPADE_CARDS & (QUEEN - 1)
        if unseen & QUEEN and low and not hand & HIGH_SPADES:
            return bits.highest(low)
        best, most = -1, -1
        rest = legal
        while rest:
            card = bits.lowest(rest)
            suit = SUIT << (13 * bits.suit_of(card))
            rest &= ~suit                        # of each suit the lowest
            above = bits.count(unseen & suit & ~(bits.one(card) - 1))
            below = bits.count(unseen & suit) - above
            safety = 64 + (4 * above - 8 * below if above else -40) + (r >> (4 * bits.suit_of(card)) & 3)
            if suit == SPADE_CARDS and hand & QUEEN:
                safety -= 24
            if safety > most:
                best, most = card, safety
        return best if best >= 0 else bits.lowest(legal)

    def _follow(self, seat: int, legal: int) -> int:
        """Stay under; who must or may win wins with the highest."""
        best = self.hearts.best
        under = legal & (bits.one(best) - 1)
        if under & QUEEN:
            return bits.lowest(QUEEN)
        trick = 0
        for other in range(4):
            trick |= self.hearts.zone[TABLE + other]
        last = (seat + 1) & 3 == self.hearts.leader
        safe = legal & ~QUEEN
        if self.hearts.led == 2 and not last and safe & (QUEEN - 1):
            gone = trick
            for other in range(4):
                gone |= self.hearts.zone[TAKEN + other]
            if not gone & QUEEN and not self.hearts.zone[HAND + seat] & QUEEN:
                safe &= QUEEN - 1                # the queen may still fall on the king or ace
        if last and not trick & POINTS:
            return bits.highest(safe) if safe else bits.highest(legal)
        if under:
            return bits.highest(under)
        if not safe:
            return bits.highest(legal)
        if last or (self.hearts.first_trick and not trick & POINTS):
            return bits.highest(safe)
        return bits.lowest(safe)

    def _discard(self, seat: int, legal: int, r: int) -> int:
        """The queen, then what could catch her, then high cards, hearts before others."""
        if legal & QUEEN:
            return bits.lowest(QUEEN)
        if legal & HIGH_SPADES:
            gone = 0
            for other in range(4):
                gone |= self.hearts.zone[TAKEN + other] | self.hearts.zone[TABLE + other]
            if not gone & QUEEN:
                return bits.highest(legal & HIGH_SPADES)
        if self.hearts.jack and legal & ~JACK:
            legal &= ~JACK
        best, most = -1, -1
        rest = legal
        while rest:
            suit = SUIT << (13 * bits.suit_of(bits.lowest(rest)))
            card = bits.highest(rest & suit)
            rest &= ~suit
            urge = 2 * (card % 13) - bits.count(legal & suit) + (5 if suit == HEART_CARDS else 0)
            if urge > most or best < 0:
                best, most = card, urge
        return best

    def worth(self, seat: int) -> float:
        """The chance to win the match; or how much better than the others; or just the own points.

        Far from the end 26 points are the worst there is, whoever else has them too.
        """
        if self.knows & MATCH and self._near():
            return self.chance(seat)
        if self.knows & RIVALS:
            total = 0
            for other in range(4):
                total += self.hearts.gained[other]
            if total > 26 and self.hearts.gained[seat] > 0:
                total = 26                       # another's moon: that two more have 26 points is no comfort
            return (36.0 + (total - 4 * self.hearts.gained[seat]) / 3.0) / 72.0
        return self.hearts._reward(seat)

    def _near(self) -> bool:
        """Whether the end of the match was near when this round began."""
        most = -1000
        for other in range(4):
            before = self.hearts.scores[other] - self.hearts.gained[other]
            if before > most:
                most = before
        near: bool = self.hearts.limit - most <= NIGH
        return near

    def distance(self) -> float:
        """What the one with the most points lacks to the limit."""
        most = -1000
        for seat in range(4):
            if self.hearts.scores[seat] > most:
                most = self.hearts.scores[seat]
        return float(max(self.hearts.limit - most, 0))

    def tally(self, seat: int) -> float:
        """Points are bad."""
        return -float(self.hearts.scores[seat])
