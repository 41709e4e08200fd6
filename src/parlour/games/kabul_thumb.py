"""A rule of thumb for Kabul, from what a seat may know: its own cards looked at, what all have seen."""
from ..core import bits
from .kabul_score import KabulScore
from .kabul_terms import (ALSO, ANY_CARD, DECIDE, DISCARD, DONE, DRAW, DRAWING, DRAWN, END, FINISH, GIVE, HEAP, KABUL,
                          KEEP, NINE, OWN, PASS, ROW, SEATS, SKIP, STACK, SWAP, SWITCH, SWITCHING, TAKE, THEIRS)

CALL_BELOW = [15, 7, 9, 10, 7, 5]                # a total to dare a call with: false_call none, repo, mid, last, ...
UNKNOWN = 13                                     # twice what an unknown card counts, about
LOW, HIGH = 4, 8                                 # to take from the discards, and to switch away
ANYTHING = -1


class KabulThumb(KabulScore):
    """Low cards stay, high ones go; stack only what is known, switch high against low, look at the unknown."""

    def _suggest(self, seat: int, r: int) -> int:
        """Now and then anything."""
        phase, legal, act = self.phase, self._legal(seat), ANYTHING
        places = legal & bits.one(SEATS) - 1
        if phase == STACK:
            act = self._suggest_stack(seat, legal)
        elif phase == DRAWING:
            act = self._suggest_call(seat, legal, self._suggest_draw())
        elif phase == END:
            act = self._suggest_call(seat, legal, FINISH)
        elif r % 16 == 0:
            act = ANYTHING
        elif phase == DECIDE:
            act = self._suggest_replace(seat, places)
        elif phase == ALSO:
            act = self._suggest_also(seat, places)
        elif phase == GIVE:
            act = self._extreme(seat, seat, places, 1)
        elif phase == SWITCHING:
            act = self._suggest_swap(seat)
        elif phase in (OWN, THEIRS):
            act = self._suggest_pick(seat, places, r)
        return act if act >= 0 and legal >> act & 1 else bits.pick(legal, r)

    # -- what to do
    def _suggest_stack(self, seat: int, legal: int) -> int:
        """A card that surely matches and counts more than nothing; an own one first."""
        for k in range(self.seats if self.stack_scope == ANY_CARD else 1):
            owner = (seat + k) % self.seats
            places = self._known_places(seat, owner, self._same(self.rank))
            if places:
                act = self._extreme(seat, owner, places, 1)
                good = k > 0 or self._worth(seat, owner, act) > 0
                if self.stack_scope == ANY_CARD:
                    act += NINE * owner
                if good and legal >> act & 1:
                    return act
        return PASS

    def _suggest_draw(self) -> int:
        """A low card from the discards is better than one from the deck."""
        return TAKE if self.zone[HEAP] and self._value(self.top(HEAP)) < LOW else DRAW

    def _suggest_call(self, seat: int, legal: int, otherwise: int) -> int:
        """With a total that seems low enough for what a wrong call costs."""
        dares = legal >> KABUL & 1 and self._seeming_total(seat) <= 2 * CALL_BELOW[self.false_call]
        return KABUL if dares else otherwise

    def _suggest_replace(self, seat: int, places: int) -> int:
        """The highest card goes, if the drawn one is lower."""
        if places == 0:
            return DISCARD
        act, fresh = self._extreme(seat, seat, places, 1), bits.lowest(self.zone[DRAWN + seat])
        lower = 2 * self._value(fresh) < self._worth(seat, seat, act)
        return act if self.taken or lower else DISCARD

    def _suggest_also(self, seat: int, places: int) -> int:
        """More cards of the rank of a known one."""
        first = self._card(seat, bits.lowest(self.own))
        more = places & self._known_places(seat, seat, self._same(self._rank(first)))
        return bits.lowest(more) if more and self._known_places(seat, seat, self.pack) & self.own else DONE

    def _suggest_swap(self, seat: int) -> int:
        """A high card for a lower one."""
        mine = self._worth(seat, self.first, bits.lowest(self.own))
        return SWAP if mine > self._worth(seat, self.other, bits.lowest(self.theirs)) else KEEP

    def _suggest_pick(self, seat: int, places: int, r: int) -> int:
        """To switch, the highest card against the lowest; to look at, one that is not known."""
        owner = self.other if self.phase == THEIRS else seat
        if places and self.power >= SWITCH:
            act = self._extreme(seat, owner, places, 1 if owner == seat else -1)
            too_low = self.phase == OWN and self.power == SWITCH and self._worth(seat, seat, act) < 2 * HIGH
            return SKIP if too_low else act
        unknown = places & ~self._known_places(seat, owner, self.pack)
        return bits.pick(unknown, r) if unknown else SKIP

    # -- what a seat can tell
    def _worth(self, seat: int, owner: int, place: int) -> int:
        """Twice what a card counts, as far as this seat can tell."""
        card = self._card(owner, place)
        return 2 * self._value(card) if self.known[seat] >> card & 1 else UNKNOWN

    def _seeming_total(self, seat: int) -> int:
        """Twice what its own row counts, as far as this seat can tell."""
        places, total = self._places(seat), 2 * self.markers[seat]
        while places:
            total += self._worth(seat, seat, bits.lowest(places))
            places &= places - 1
        return total

    def _extreme(self, seat: int, owner: int, places: int, sign: int) -> int:
        """The place of the card that seems worth most, or least if the sign is -1."""
        best, found = -99, bits.lowest(places)
        while places:
            worth = sign * self._worth(seat, owner, bits.lowest(places))
            if worth > best:
                best, found = worth, bits.lowest(places)
            places &= places - 1
        return found

    def _known_places(self, seat: int, owner: int, cards: int) -> int:
        """The places where this seat knows one of these cards."""
        found, known = 0, cards & self.known[seat] & self.zone[ROW + owner]
        places = self._places(owner) if known else 0
        while places:
            if known >> self._card(owner, bits.lowest(places)) & 1:
                found |= bits.one(bits.lowest(places))
            places &= places - 1
        return found
