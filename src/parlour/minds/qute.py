"""How to think of Qute: shed what counts, a rank at a time, keep what goes on, and mind the match."""
from ..core import bits
from ..core.mind import Mind
from ..games.qute import Qute
from ..games.qute_terms import (ACE, DRAWN, EIGHT, ENDS, HAND, JACK, JACKS, LIMIT, NAME, OPENING, PACK, PLUS,
                                POINTS_CHOICE, QUTE, QUTES, RANK, SEVEN, SIX, SUIT, SUIT_CHOICE)

MATCH, CARE, GREEN = 1, 2, 4                     # concepts: plays for the match; plays with care; lacks all of them
# the square of the swing at the end, and how much more it is for each point left:
# python tools/train_equity.py qute --bot flat:60 --matches 1200, with two and with three players
NEAR, FAR = 1500.0, 110.0
# how much better than it looks a score from 80 on is, in steps of five: some reach exactly 125 with one card
HOT = [0, 0, 0, 0, -5, 5, -10, 9, -19]
# what it is worth to put a rank, six to ace: with one opponent, and with more; by trying changes in 8,000 rounds each
URGES = [-30, 0, 20, 5, 40, -40, 25, 20, 60, -30, 5, 5, -5, 40, -20, 55, 50, 100]
LAST, COVERED, BARE = 80, 100, -40                # nothing else is left; a six with and without a cover
HITS, SKIPS = 50, 20                             # when the next player has one card


class QuteMind(Mind):
    """Of one table of Qute."""

    def __init__(self, table: Qute, knows: int) -> None:
        self.table = table
        self.qute = table
        self.knows = knows
        self.near, self.far = NEAR, FAR

    def suggest(self, seat: int, r: int) -> int:
        """With care, but not always the same: what cannot be foreseen must be tried too."""
        if self.knows & GREEN:
            return self._as_they_come(seat)
        if not self.knows & CARE or r % 16 == 0:
            return self.qute._suggest(seat, r)
        if self.qute.phase > OPENING:
            if self.qute.phase == POINTS_CHOICE and self._wins_with_plus(seat):
                return PLUS
            return self.qute._suggest(seat, r)
        legal = self.qute._legal(seat)
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        held = self.qute.zone[HAND + seat] | self.qute.zone[DRAWN + seat]
        fits = legal & PACK
        if legal & QUTES and (self.qute._likes_to_count(seat, held) or self._wins_with_plus(seat)):
            return QUTE
        if not fits:
            return bits.lowest(legal & ~QUTES)
        if legal & ENDS and self.qute.rank == JACK and bits.count(held) > (1 if self.qute.seats == 2 else 4):
            return bits.lowest(legal & ENDS)     # another jack is kept for the end
        return self._put(seat, held, fits, r)

    def _wins_with_plus(self, seat: int) -> bool:
        """The jacks just put drive somebody above the limit, and all others above oneself."""
        if self.qute.rank != JACK or not self.qute.plus_too:
            return False
        jacks = 20 * self.qute.mult * (self.qute.run if self.qute.whole_run else self.qute.laid)
        held = self.qute.zone[HAND + seat] | self.qute.zone[DRAWN + seat]
        own = self.qute.scores[seat] + self.qute.mult * self.qute._value(held)
        return self.qute._rival(seat, False) + jacks > LIMIT and own < self.qute._rival(seat, True) + jacks

    def _as_they_come(self, seat: int) -> int:
        """The first card that fits, whatever it is; the suit of the first card in hand; and gladly a Qute."""
        legal = self.qute._legal(seat)
        held = self.qute.zone[HAND + seat] | self.qute.zone[DRAWN + seat]
        if self.qute.phase == SUIT_CHOICE and held:
            return NAME + bits.lowest(held) // 9
        if legal & QUTES:
            return QUTE
        return bits.lowest(legal)

    def _put(self, seat: int, held: int, fits: int, r: int) -> int:
        """The card that is worth most to put, with a little chance between like ones."""
        best, most = 0, -1000
        rest = fits
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            urge = self._urge(seat, held, card) + (r >> (card & 31) & 7)
            if urge > most:
                best, most = card, urge
        return best

    def _urge(self, seat: int, held: int, card: int) -> int:
        """By its rank; whether it can be followed or covered; and whom it hits."""
        rank = card % 9
        left = held & ~(RANK << rank)
        suit = SUIT << 9 * (card // 9)
        alike = bits.count(left & suit)
        urge = URGES[rank if self.qute.seats == 2 else rank + 9]
        if not left:
            urge += LAST
        if rank == SIX:
            urge += COVERED if left & (suit | JACKS) else BARE
        elif self.qute._cards_of(self.qute._opponent(seat, 0)) == 1:
            if rank in (EIGHT, SEVEN):
                urge += HITS
            elif rank == ACE:
                urge += SKIPS
        if held & ~left & ~bits.one(card):
            return urge - (34 if self.qute.seats == 2 else 9) * alike      # what can be followed is put last
        if self.qute.seats == 2 and rank in (ACE, EIGHT):
            urge += 34 * alike                   # it is one's own turn again
        return urge

    def worth(self, seat: int) -> float:
        """The chance to win the match; who does not think of it counts points."""
        return self.chance(seat) if self.knows & MATCH else self.qute._reward(seat)

    def distance(self) -> float:
        """What the one with the most points lacks to the limit."""
        most = -1000
        for seat in range(self.qute.seats):
            if self.qute.scores[seat] > most:
                most = self.qute.scores[seat]
        return float(max(LIMIT - most, 0))

    def tally(self, seat: int) -> float:
        """Points are bad; near the limit some are worse than others, as exactly 125 becomes 0."""
        score = self.qute.scores[seat]
        if self.qute.over or score < 80 or score % 5:
            return -float(score)
        return float(HOT[(score - 80) // 5] - score)
