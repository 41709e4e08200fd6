"""What the rows of the others in Kabul seem to hold: who had turns keeps low cards, and would have called with few."""
import math

from ..core import bits
from ..games.kabul_terms import LAST, MID, ROW, STACK, SWITCH
from .kabul_rows import KabulRows

CARE, MATCH, READS = 1, 2, 4                     # concepts: plans a turn; plays for the match; reads what others keep
REPO = 1                                         # the price of a wrong call that all pay
CALLS = [46, 8, 18, 20, 14, 10]                  # a total to call at, in half points, by what a wrong call costs
WAITS = [1.1, 1.8, 1.8, 2.2, 1.6, 1.6]           # the points of a round that somebody careful may still hope for
FINES = [0.0, 5.0, 1.0, 0.0, 5.0, 10.0]
SILENT = 0.15                                    # how likely somebody finishes a turn with a total to call at
QUIET = 0.7                                      # the same for a total that is only guessed, as unseen cards count too
HIGH, KEPT, UNSEEN = 16, 11, 13                  # as in the rows
MOST_TURNS = 5                                   # those after it tell little more

# Cards that their owner knows, after so many turns: how much likelier those that count up to 6, 7, 8, 9, 10 or more
# are kept than they should be; what they count in the mean, and the square of the spread.
# python tools/train_kabul.py keeps repo
KEEPS = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
         1.0, 0.55, 0.37, 0.40, 0.22, 0.25,
         1.0, 0.34, 0.18, 0.14, 0.12, 0.13,
         1.0, 0.16, 0.17, 0.06, 0.06, 0.08,
         1.0, 0.12, 0.05, 0.05, 0.03, 0.05,
         1.0, 0.08, 0.04, 0.03, 0.03, 0.03]
MEANS = [6.3, 4.4, 3.7, 3.35, 3.0, 2.6]
SPREADS = [18.0, 11.0, 7.5, 6.0, 5.0, 4.5]
UNSEEN_MEAN, UNSEEN_SPREAD = 6.45, 18.0
SWEEPS = 4                                       # of a world, to make it as likely as it should be


class KabulOthers(KabulRows):
    """Makes worlds fit what others did, and says what a call would bring."""

    def _hope(self) -> None:
        """By what a wrong call costs."""
        self.waits = WAITS[self.kabul.false_call]
        self.quiet = QUIET

    def _turns(self, seat: int) -> int:
        """How many turns a seat has had in this round, the one going on included; at most as many as tell something."""
        since = (self.kabul.mover - seat + self.kabul.seats) % self.kabul.seats
        return min((self.kabul.turns - since + self.kabul.seats - 1) // self.kabul.seats, MOST_TURNS)

    def _keeps(self, seat: int, card: int) -> float:
        """How likely this seat still has a card in its row that it knows."""
        high = min(max(self.kabul._value(card) - 6, 0), 5)
        return KEEPS[6 * self._turns(seat) + high]

    def _silent(self, seat: int) -> float:
        """How likely a seat that may have called did not."""
        if seat == self.kabul.mover or self.kabul.caller >= 0 or not self._turns(seat):
            return 1.0
        return SILENT if self.kabul._seeming_total(seat) <= CALLS[self.kabul.false_call] else 1.0

    # -- worlds
    def settle(self, me: int, r: int) -> int:
        """Exchange cards that this seat cannot tell apart, to where their owners are likelier to keep them."""
        if not self.knows & READS:
            return r
        for _ in range(SWEEPS):
            for seat in range(self.kabul.seats):
                if seat != me and self._turns(seat):
                    r = self._resettle(seat, me, r)
        if self.kabul.phase == STACK:
            for seat in range(self.kabul.seats):
                if seat != me and self.kabul.sealed[seat] >= 0:
                    self.kabul.sealed[seat] = self.kabul._suggest_stack(seat, self.kabul._may_stack(seat))
        return r

    def _resettle(self, seat: int, me: int, r: int) -> int:
        """Each card of a row that its owner knows, against some other: by Metropolis; the next random number."""
        dark = self.kabul.pack & ~self.kabul.known[me]
        places = self.kabul._known_places(seat, seat, dark)
        while places:
            place = bits.lowest(places)
            places &= places - 1
            r = bits.next_random(r)
            card = self.kabul._card(seat, place)
            other = bits.pick(dark, r)
            z = self._zone_of(other)
            fits = self.kabul.may[ROW + seat] >> other & 1 and self.kabul.may[z] >> card & 1
            if other == card or not fits:
                continue
            holder = z - ROW if z < ROW + self.kabul.seats and self.kabul.known[z - ROW] >> other & 1 else -1
            before = self._keeps(seat, card) * self._silent(seat)
            after = self._keeps(seat, other)
            if holder >= 0 and holder != seat:
                before *= self._keeps(holder, other) * self._silent(holder)
                after *= self._keeps(holder, card)
            self._trade(card, other)
            after *= self._silent(seat)
            if holder >= 0 and holder != seat:
                after *= self._silent(holder)
            r = bits.next_random(r)
            if bits.fraction(r) * before >= after:
                self._trade(card, other)
        return r

    def _zone_of(self, card: int) -> int:
        """Where a card lies."""
        z = 0
        while not self.kabul.zone[z] >> card & 1:
            z += 1
        return z

    def _trade(self, one: int, other: int) -> None:
        """Each card is where the other was, and known to whom that was."""
        both = bits.one(one) | bits.one(other)
        for z in range(self.kabul.zones):
            if bits.count(self.kabul.zone[z] & both) == 1:
                self.kabul.zone[z] = self.kabul.zone[z] ^ both
                if self.kabul.ordered >> z & 1:
                    self._rename(z, one, other)
        for s in range(8):
            if bits.count(self.kabul.known[s] & both) == 1:
                self.kabul.known[s] = self.kabul.known[s] ^ both

    def _rename(self, z: int, one: int, other: int) -> None:
        """One of two cards lies here, and is to be the other."""
        for k in range(self.kabul.start[z], self.kabul.start[z] + self.kabul.length[z]):
            card = self.kabul.order[k]
            if card in (one, other):
                self.kabul.order[k] = one + other - card

    # -- switches
    def _guess(self, seat: int, owner: int, place: int) -> int:
        """Twice what a card counts, as far as this seat can tell: who has had turns keeps what is low."""
        card = self.kabul._card(owner, place)
        if self.kabul.known[seat] >> card & 1:
            return 2 * self.kabul._value(card)
        if owner != seat and self.knows & READS and self.kabul.known[owner] >> card & 1:
            return int(2 * MEANS[self._turns(owner)])
        return UNSEEN

    def _lowest(self, seat: int, owner: int) -> int:
        """The place of a row where the least seems to lie."""
        places, best, found = self.kabul._places(owner), 1000, 0
        while places:
            worth = self._guess(seat, owner, bits.lowest(places))
            if worth < best:
                best, found = worth, bits.lowest(places)
            places &= places - 1
        return found

    def _tempting(self, seat: int, owner: int) -> int:
        """How little the lowest card of a row seems to count; less if all of the row does, and it is to be hurt."""
        places, total = self.kabul._places(owner), 0
        while places:
            total += self._guess(seat, owner, bits.lowest(places))
            places &= places - 1
        return self._guess(seat, owner, self._lowest(seat, owner)) + self.lead * total // 16

    def _switches(self, seat: int, power: int, places: int) -> int:
        """How much less a row counts after a switch; nothing if it is not worth it."""
        worst = self.kabul._worth(seat, seat, self.kabul._extreme(seat, seat, places, 1)) if places else 0
        if not self.knows & READS:
            return max(worst - KEPT, 0) if power > SWITCH or worst >= HIGH else 0
        least = 1000
        rows = self.kabul._open_rows() & ~bits.one(seat)
        while rows:
            other = bits.lowest(rows)
            rows &= rows - 1
            least = min(least, self._guess(seat, other, self._lowest(seat, other)))
        return worst - least if worst - least >= self.margin else 0

    # -- calls
    def _dares(self, seat: int) -> bool:
        """Low enough for what a wrong call costs; who reads the others weighs what a call brings."""
        if not self.knows & READS or self.kabul.scoring or (self.me >= 0 and seat != self.me):
            return self.kabul._seeming_total(seat) <= CALLS[self.kabul.false_call]
        return self._call_brings(seat) >= self.waits

    def _call_brings(self, seat: int) -> float:
        """The points of a round that ends now, as far as this seat can tell."""
        mine, spread, first, less = float(self.kabul.markers[seat]), 0.1, 1.0, 0.0
        places = self.kabul._places(seat)
        while places:
            card = self.kabul._card(seat, bits.lowest(places))
            places &= places - 1
            if self.kabul.known[seat] >> card & 1:
                mine += self.kabul._value(card)
            else:
                mine += UNSEEN_MEAN
                spread += UNSEEN_SPREAD
        for other in range(self.kabul.seats):
            if other != seat:
                above = self._not_less(seat, other, mine, spread)
                first *= above
                less += 1.0 - above
        price, most = self.kabul.false_call, self.kabul.seats - 1.0
        if price in (REPO, MID, LAST):
            return most * first - FINES[price] * (1.0 - first)
        return most - less - FINES[price] * (1.0 - first)

    def _not_less(self, seat: int, other: int, mine: float, spread: float) -> float:
        """How likely another has no less than this, as this seat judges."""
        theirs, turns = float(self.kabul.markers[other]), self._turns(other)
        places = self.kabul._places(other)
        while places:
            card = self.kabul._card(other, bits.lowest(places))
            places &= places - 1
            if self.kabul.known[seat] >> card & 1:
                theirs += self.kabul._value(card)
            elif self.kabul.known[other] >> card & 1:
                theirs += MEANS[turns]
                spread += SPREADS[turns]
            else:
                theirs += UNSEEN_MEAN
                spread += UNSEEN_SPREAD
        less = _below(mine - theirs, spread)
        if other == self.kabul.mover or self.kabul.caller >= 0 or not turns:
            return 1.0 - less
        # so few that it would have called, but for cards that it had not seen
        calls = _below(0.5 * CALLS[self.kabul.false_call] + 1.0 - theirs, spread)
        few = min(calls, less)
        return 1.0 - (less - few + self.quiet * few) / (1.0 - calls + self.quiet * calls)


def _below(ahead: float, spread: float) -> float:
    """How likely a total that should be so much less than this is less indeed: by a bell curve, or nearly one."""
    return 1.0 / (1.0 + math.exp(1.7 * (0.5 - ahead) / math.sqrt(spread)))
