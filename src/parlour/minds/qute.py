"""How to think of Qute: shed what counts, a rank at a time, keep what goes on, and mind the match."""
from ..core import bits
from ..core.mind import Mind
from ..games.qute import Qute
from ..games.qute_terms import (ACE, BLIND, DRAWN, EIGHT, ENDS, HAND, JACK, JACKS, LIMIT, NAME, OPENING, PACK, PLUS,
                                POINTS_CHOICE, QUTE, QUTES, RANK, SEVEN, SIX, STACK, SUIT, SUIT_CHOICE)

MATCH, CARE, GREEN = 1, 2, 4                     # concepts: plays for the match; plays with care; lacks all of them
# the square of the swing at the end, and how much more it is for each point left:
# python tools/train_equity.py qute --bot flat:60 --matches 1200, with two and with three players
NEAR, FAR = 1500.0, 110.0
# how much better than it looks a score from 80 on is, in steps of five: some reach exactly 125 with one card
HOT = [0, 0, 0, 0, -5, 5, -10, 9, -19]
# what it is worth to put a card: for each rank, six to ace, and then for what the names below say; for two players, and
# for more.  Found by trying changes in 10,000 rounds each against the rule of thumb, and keeping those that pay
WEIGHTS = [-20, -10, 20, 5, 50, -40, 50, 50, 80, -15, 85, -40, 65, -5, 39, 0, 80, 20, 10, -14,
           1, 8, 1, 2, 10, 0, -10, 5, 20, 45,
           0, 3, 5, -15, 50, -40, 55, 60, 120, 0, 150, -35, -20, 0, 4, 0, 100, 20, 15, -42,
           6, 8, 0, 0, -15, -20, 5, 25, 15, 5]
SAME, COVERED, BARE, HITS, HITS_TWO, AGAIN, FOLLOWED, LAST, SKIPS, SKIPS_TWO, PAIR = range(9, 20)
JACKS_KEPT, QUTE_AT, ONE_BY_ONE, LATE, LATE_JACK, TWO_ACES, TWO_EIGHTS, EARLY, SUIT_CARD, SUIT_VALUE = range(20, 30)


class QuteMind(Mind):
    """Of one table of Qute."""

    def __init__(self, table: Qute, knows: int) -> None:
        self.table = table
        self.qute = table
        self.knows = knows
        self.near, self.far = NEAR, FAR
        first = 0 if table.seats == 2 else 30
        self.weights = WEIGHTS[first:first + 30]

    def suggest(self, seat: int, r: int) -> int:
        """With care, but not always the same: what cannot be foreseen must be tried too."""
        if self.knows & GREEN:
            return self._as_they_come(seat)
        if not self.knows & CARE or r % 16 == 0:
            return self.qute._suggest(seat, r)
        held = self.qute.zone[HAND + seat] | self.qute.zone[DRAWN + seat]
        if self.qute.phase == SUIT_CHOICE:
            return self._suit(held, r)
        if self.qute.phase == POINTS_CHOICE and self._wins_with_plus(seat):
            return PLUS
        if self.qute.phase > OPENING:
            return self.qute._suggest(seat, r)
        legal = self.qute._legal(seat)
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        if legal & QUTES and self._likes_to_count(seat, held):
            return QUTE
        if not legal & PACK or (legal & ENDS and self._keeps_back(held)):
            return bits.lowest(legal & ~(PACK | QUTES))
        return self._put(seat, held, legal & PACK, r)

    def _weight(self, what: int) -> int:
        return self.weights[what]

    def _keeps_back(self, held: int) -> bool:
        """Jacks for the end; with one opponent also aces and eights, as each gives another turn."""
        if self.qute.rank == JACK:
            return bits.count(held) > self._weight(JACKS_KEPT)
        return self.qute.rank in (ACE, EIGHT) and self.qute.seats == 2 and self._weight(ONE_BY_ONE) > 0

    def _suit(self, held: int, r: int) -> int:
        """Demand what one has most of, and what counts."""
        best, most = 0, -1000
        for suit in range(4):
            mine = held & SUIT << 9 * suit & ~JACKS
            urge = (self._weight(SUIT_CARD) * bits.count(mine) + self._weight(SUIT_VALUE) * self.qute._value(mine) // 5
                    + (r >> 5 * suit & 7))
            if urge > most:
                best, most = suit, urge
        return NAME + best

    def _likes_to_count(self, seat: int, held: int) -> bool:
        """At exactly 125, or with less than the others may hold; or to drive somebody beyond the limit."""
        points = self.qute._value(held) - (20 * self.qute.laid if self.qute.rank == JACK else 0)
        total = self.qute.scores[seat] + self.qute.mult * points
        others = bits.count(PACK & ~(self.qute.zone[BLIND] | self.qute.zone[STACK] | held))
        if total == LIMIT or self._wins_with_plus(seat):
            return True
        return total < LIMIT and points * (self.qute.seats - 1) <= self._weight(QUTE_AT) * others

    def _wins_with_plus(self, seat: int) -> bool:
        """The jacks just put drive somebody above the limit, and all others above oneself."""
        if self.qute.rank != JACK or not self.qute.plus_too:
            return False
        jacks = 20 * self.qute.mult * (self.qute.run if self.qute.whole_run else self.qute.laid)
        held = self.qute.zone[HAND + seat] | self.qute.zone[DRAWN + seat]
        own = self.qute.scores[seat] + self.qute.mult * self.qute._value(held)
        return self.qute._rival(seat, False) + jacks > LIMIT and own < self.qute._rival(seat, True) + jacks

    def _as_they_come(self, seat: int) -> int:
        """The first card that fits, whatever it is; the suit of the first card in hand; and never a Qute."""
        legal = self.qute._legal(seat)
        held = self.qute.zone[HAND + seat] | self.qute.zone[DRAWN + seat]
        if self.qute.phase == SUIT_CHOICE and held:
            return NAME + bits.lowest(held) // 9
        return bits.lowest(legal & ~QUTES)

    def _put(self, seat: int, held: int, fits: int, r: int) -> int:
        """The card that is worth most to put, with a little chance between like ones."""
        best, most = 0, -1000
        fewest = self._fewest(seat)
        rest = fits
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            urge = self._urge(seat, held, card, fewest) + (r >> (card & 31) & 7)
            if urge > most:
                best, most = card, urge
        return best

    def _fewest(self, seat: int) -> int:
        """Cards in the hand of the next two."""
        first, second = self.qute._opponent(seat, 0), self.qute._opponent(seat, 1)
        return min(self.qute._cards_of(first), self.qute._cards_of(second))

    def _urge(self, seat: int, held: int, card: int, fewest: int) -> int:
        """What goes with it, what is left, and how late it is."""
        rank = card % 9
        same = held & RANK << rank
        left = held & ~same
        alike = bits.count(left & SUIT << 9 * (card // 9))
        n = bits.count(same)
        urge = self._weight(rank) + self._weight(SAME) * (n - 1)
        if not left:
            urge += self._weight(LAST)
        if n > 1 and rank != SIX:
            urge += self._weight(PAIR) * alike
        else:
            urge += self._weight(AGAIN if self.qute.seats == 2 and rank in (ACE, EIGHT) else FOLLOWED) * alike
        if n == 2 and rank in (ACE, EIGHT):
            urge += self._weight(TWO_ACES if rank == ACE else TWO_EIGHTS)
        if fewest <= 2:
            urge += self._weight(LATE) * self.qute._value(same) // 10
        if rank == JACK and bits.count(held) <= 3:
            urge += self._weight(LATE_JACK)
        if bits.count(held) >= 5:
            urge += self._weight(EARLY) * self.qute._value(same) // 10
        return urge + self._effect(seat, rank, left & (SUIT << 9 * (card // 9) | JACKS))

    def _effect(self, seat: int, rank: int, cover: int) -> int:
        """A six wants a cover; sevens, eights and aces are for somebody who is about to go out."""
        if rank == SIX:
            return self._weight(COVERED if cover else BARE)
        following = self.qute._cards_of(self.qute._opponent(seat, 0))
        if following > 2 or rank not in (SEVEN, EIGHT, ACE):
            return 0
        if rank == ACE:
            return self._weight(SKIPS if following == 1 else SKIPS_TWO)
        return self._weight(HITS if following == 1 else HITS_TWO)

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
