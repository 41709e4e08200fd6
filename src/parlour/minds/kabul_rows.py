"""What cards of Kabul are worth: in the own row, when they are discarded, and by the powers that this wakes."""
from ..core import bits
from ..core.mind import Mind
from ..games.kabul import Kabul
from ..games.kabul_terms import (DISCARD, DRAWN, DRAWN_ONLY, GOLF, NO_CARD, PEEK_BOTH, PEEK_DOUBLE, PEEK_OPP, PEEK_SELF,
                                 PEEK_SWITCH, ROW, SWITCH)

# all in half points, as the rule of thumb counts
UNSEEN, KEPT = 13, 11                            # a card that was not seen; one that its owner may have chosen to keep
HIGH = 16                                        # at least so much is switched away unseen


class KabulRows(Mind):
    """Judges cards by what a seat has come to know."""

    def __init__(self, table: Kabul, knows: int) -> None:
        self.table = table
        self.kabul = table
        self.knows = knows
        self._taste()

    def _taste(self) -> None:
        """What tuning may change.  python tools/train_kabul.py taste"""
        self.fresh = 3                           # what it is worth to know a card instead of not,
        self.look, self.looks, self.spy, self.choice = 0, 3, 1, 3      # an own look, a double, another's, one to switch
        self.leak = 2                            # of what others may stack, this part is a loss
        self.margin = 3                          # at least so much is gained by a switch
        self.lead = 0                            # how much rather a switch hurts who seems to have little

    def _decide(self, seat: int, legal: int, places: int) -> int:
        """Whatever leaves the least, with what the discard does besides."""
        fresh = bits.lowest(self.kabul.zone[DRAWN + seat])
        act, best = -1, -1000
        if legal >> DISCARD & 1:
            act, best = DISCARD, self._brings(seat, fresh, -1)
        while places:
            place = bits.lowest(places)
            places &= places - 1
            gain = self._gain(seat, fresh, place)
            if gain > best:
                act, best = place, gain
        return act

    def _gain(self, seat: int, fresh: int, place: int) -> int:
        """By how much less a row counts, as it seems, when this card takes a place."""
        card = self.kabul._card(seat, place)
        if self.kabul.known[seat] >> card & 1:
            brings = self._brings(seat, card, place)
            return self._counts(seat, card, card) - self._counts(seat, fresh, card) + brings
        return UNSEEN - self._counts(seat, fresh, fresh) + self.fresh

    def _counts(self, seat: int, card: int, without: int) -> int:
        """What a card adds to the own row, one left out; where a pair counts nothing, the second takes away as much."""
        worth = 2 * self.kabul._value(card)
        if self.kabul.scoring == GOLF:
            same = self.kabul._same(self.kabul._rank(card)) & ~bits.one(card) & ~bits.one(without)
            if bits.count(same & self.kabul.known[seat] & self.kabul.zone[ROW + seat]) % 2:
                return -worth
        return worth

    def _brings(self, seat: int, card: int, place: int) -> int:
        """What else follows when this card is discarded: another is stacked on it, here or elsewhere; its power."""
        found = 0
        if self.kabul.stack_scope != NO_CARD:
            same = self.kabul._same(self.kabul._rank(card)) & self.kabul.known[seat] & ~bits.one(card)
            for other in range(self.kabul.seats):
                cards = same & self.kabul.zone[ROW + other]
                if cards and other == seat:
                    found += max(2 * self.kabul._value(bits.lowest(cards)), 0)
                elif cards:
                    found -= self.leak * self.kabul._value(bits.lowest(cards)) // 4
        if place < 0 or self.kabul.power_trigger != DRAWN_ONLY:
            found += self._power(seat, self.kabul._power(card), place)
        return found

    def _power(self, seat: int, power: int, place: int) -> int:
        """What a power is worth: a look, if there is something to look at; a switch, if something should go."""
        places = self.kabul._places(seat)
        if place >= 0:
            places &= ~bits.one(place)
        if power >= SWITCH:
            gain = self._switches(seat, power, places)
            return gain + self.choice if power == PEEK_SWITCH else gain
        unknown = places & ~self.kabul._known_places(seat, seat, self.kabul.pack)
        if power in (PEEK_SELF, PEEK_BOTH):
            return self.look if unknown else 0
        if power in (PEEK_OPP, PEEK_DOUBLE):
            return self.looks if unknown and power == PEEK_DOUBLE else self.spy
        return 0

    def _switches(self, seat: int, power: int, places: int) -> int:
        """How much less a row counts after a switch; nothing if it is not worth it."""
        worst = self.kabul._worth(seat, seat, self.kabul._extreme(seat, seat, places, 1)) if places else 0
        if power == SWITCH and worst < HIGH:
            return 0
        return max(worst - KEPT, 0)

    def _twin(self, seat: int, card: int) -> bool:
        """Whether another own card of this rank is known, and could be stacked."""
        same = self.kabul._same(self.kabul._rank(card)) & self.kabul.known[seat] & ~bits.one(card)
        return self.kabul.stack_scope != NO_CARD and same & self.kabul.zone[ROW + seat] != 0
