"""The rule of thumb of Qute: what to do at a glance, and what the end of a round is worth."""
from ..core import bits
from .qute_place import QutePlace
from .qute_terms import (ACES, ALL, BLIND, DRAWN, EIGHT, ENDS, HAND, JACK, JACKS, LIMIT, MINUS, NAME, NEXT, NINE,
                         OPENING, PACK, PLUS, POINTS_CHOICE, QUTE, QUTES, RANK, SEVEN, SIXES, STACK, SUIT,
                         SUIT_CHOICE, TENS)

HITS = RANK << EIGHT | RANK << SEVEN
SHED = [ACES, TENS, HITS, RANK << NINE, SIXES, JACKS]                    # what to put first, as a rule of thumb


class QuteThumb(QutePlace):
    """Shed what counts most."""

    def _ahead(self, seat: int) -> int:
        """How much less one gained than the others did, as a sum."""
        ahead = -self.seats * self.gained[seat]
        for i in range(self.seats):
            ahead += self.gained[i]
        return ahead

    def _reward(self, seat: int) -> float:
        """The lead won in this round; above all that, the match."""
        reward = 0.5 + self._ahead(seat) / (240.0 + 2 * abs(self._ahead(seat)))
        return (reward + 3 * (self.scores[seat] <= self._rival(seat, True))) / 4 if self.over else reward

    def _suggest(self, seat: int, r: int) -> int:
        """Shed what counts most, sixes that can be covered first, jacks last; now and then anything."""
        legal = self._legal(seat)
        held = self.zone[HAND + seat] | self.zone[DRAWN + seat]
        fits = legal & PACK
        if self.phase > OPENING:
            return self._answer(seat, held, r)
        if r % 16 == 0:
            return bits.pick(legal, r)
        if legal & QUTES and self._likes_to_count(seat, held):
            return QUTE
        if not fits or (legal & ENDS and self.rank == JACK and bits.count(held) > 2):
            return bits.lowest(legal & ~(PACK | QUTES))
        six = bits.lowest(fits & SIXES) if fits & SIXES else 0
        if fits & SIXES and held & self._fits_on(six) & ~bits.one(six):
            return six
        if fits & HITS and self._cards_of(self._opponent(seat, 0)) == 1:
            return bits.pick(fits & HITS, r)
        for i in range(6):
            if fits & SHED[i]:
                return bits.pick(fits & SHED[i], r)
        return bits.pick(legal, r)

    def _likes_to_count(self, seat: int, held: int) -> bool:
        """At exactly 125, or with less than the others may hold, at eight points a card."""
        points = self._value(held) - (20 * self.laid if self.rank == JACK else 0)
        total = self.scores[seat] + self.mult * points
        others = bits.count(PACK & ~(self.zone[BLIND] | self.zone[STACK] | held))
        return total == LIMIT or (total < LIMIT and points * (self.seats - 1) <= 8 * others)

    def _answer(self, seat: int, held: int, r: int) -> int:
        """The suit one has most of; eights for the shorter hand; plus where it ends the match well."""
        best, most, own = 0, -1, self.scores[seat] + self.mult * self._value(held)
        if self.phase == SUIT_CHOICE:
            for i in range(4):
                suit = (i + bits.scale(r, 4)) % 4
                if bits.count(held & SUIT << 9 * suit) > most:
                    best, most = suit, bits.count(held & SUIT << 9 * suit)
            return NAME + best
        if self.phase != POINTS_CHOICE:
            return NEXT if self._cards_of(self._opponent(seat, 0)) <= self._cards_of(self._opponent(seat, 1)) else ALL
        ends = self._rival(seat, False) + 20 * self.mult * self.laid > LIMIT
        return PLUS if own == LIMIT or (ends and own < self._rival(seat, True)) else MINUS
