"""How to think of Kabul: what each card seems to count, what a discard brings, and when to call."""
import math

from ..core import bits
from ..core.mind import Mind
from ..games.kabul import Kabul
from ..games.kabul_terms import (ALSO, DECIDE, DISCARD, DRAW, DRAWING, DRAWN, DRAWN_ONLY, END, FINISH, GIVE, GOLF, HEAP,
                                 KABUL, LOWEST, NO_CARD, OWN, PASS, PEEK, PEEK_BOTH, PEEK_DOUBLE, PEEK_OPP, PEEK_SELF,
                                 PEEK_SWITCH, ROW, SEAT, SEATS, SKIP, STACK, SUM, SWITCH, SWITCHING, TAKE, THEIRS)

CARE, MATCH, READS = 1, 2, 4                     # concepts: plans a turn; plays for the match; reads what others keep
# all in half points, as the rule of thumb counts
UNSEEN, KEPT = 13, 11                            # a card that was not seen; one that its owner may have chosen to keep
FRESH = 1                                        # what it is worth to know a card instead of not
CALLS = [46, 8, 18, 20, 14, 10]                  # a total to call at, by what a wrong call costs
HIGH = 16                                        # at least so much is switched away unseen
NEARLY = 7                                       # so much may be wrong about what seems best
NOTHING_LEFT = 4                                 # with so little there is nothing to wait for
LOW = 7                                          # at most so much is taken from the discards
SWINGS = [1.0, 0.2, 60.0, 60.0, 60.0]            # the square of the swing for each round to come, by scoring


class KabulMind(Mind):
    """Of one table of Kabul."""

    def __init__(self, table: Kabul, knows: int) -> None:
        self.table = table
        self.kabul = table
        self.knows = knows
        self.far = SWINGS[table.scoring]
        self.near = self.far / 5

    # -- at a glance
    def suggest(self, seat: int, r: int) -> int:
        """The best of this turn, as far as this seat can tell."""
        if not self.knows & CARE:
            return self.kabul._suggest(seat, r)
        legal = self.kabul._legal(seat)
        if legal & legal - 1 == 0:
            return bits.lowest(legal)
        act = self._act(seat, legal, r)
        return act if act >= 0 and legal >> act & 1 else bits.pick(legal, r)

    def _act(self, seat: int, legal: int, r: int) -> int:
        """One idea for each phase."""
        phase = self.kabul.phase
        places = legal & bits.one(SEATS) - 1
        if phase == STACK:
            return self.kabul._suggest_stack(seat, legal)
        if phase == DECIDE:
            return self._decide(seat, legal, places)
        if phase == END:
            return KABUL if self._dares(seat) else FINISH
        if phase == DRAWING:
            return self._draw(seat, legal)
        if phase == OWN:
            return self._own(seat, legal, places, r)
        if phase == SEAT:
            return self._whom(seat, legal, r)
        if phase == THEIRS:
            return self._theirs(seat, legal, places, r)
        if phase == SWITCHING:
            return self.kabul._suggest_swap(seat)
        if phase == ALSO:
            return self.kabul._suggest_also(seat, places)
        if phase == GIVE:
            return self.kabul._extreme(seat, seat, places, 1)
        return bits.pick(legal, r)

    def _dares(self, seat: int) -> bool:
        """Low enough for what a wrong call costs."""
        return self.kabul._seeming_total(seat) <= CALLS[self.kabul.false_call]

    def _draw(self, seat: int, legal: int) -> int:
        """Call; or take a low discard; or draw."""
        if legal >> KABUL & 1 and self._dares(seat):
            return KABUL
        if legal >> TAKE & 1 and 2 * self.kabul._value(self.kabul.top(HEAP)) <= LOW:
            return TAKE
        return DRAW

    # -- what a discard brings
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
        return UNSEEN - self._counts(seat, fresh, fresh) + FRESH

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
                    found -= self.kabul._value(bits.lowest(cards)) // 2
        if place < 0 or self.kabul.power_trigger != DRAWN_ONLY:
            found += self._power(seat, self.kabul._power(card), place)
        return found

    def _power(self, seat: int, power: int, place: int) -> int:
        """What a power is worth: a look, if there is something to look at; a switch, if something should go."""
        places = self.kabul._places(seat)
        if place >= 0:
            places &= ~bits.one(place)
        unknown = places & ~self.kabul._known_places(seat, seat, self.kabul.pack)
        worst = self.kabul._worth(seat, seat, self.kabul._extreme(seat, seat, places, 1)) if places else 0
        if power == SWITCH:
            return max(worst - KEPT, 0) if worst >= HIGH else 0
        if power == PEEK_SWITCH:
            return max(worst - KEPT, 0) + 3
        if power in (PEEK_SELF, PEEK_BOTH):
            return 2 if unknown else 0
        if power in (PEEK_OPP, PEEK_DOUBLE):
            return 3 if unknown and power == PEEK_DOUBLE else 1
        return 0

    # -- powers
    def _own(self, seat: int, legal: int, places: int, r: int) -> int:
        """To switch, the highest, if it is high; to look at, what is not known."""
        if self.kabul.power >= SWITCH:
            act = self.kabul._extreme(seat, seat, places, 1)
            low = self.kabul.power == SWITCH and self.kabul._worth(seat, seat, act) < HIGH
            return SKIP if low and legal >> SKIP & 1 else act
        return bits.pick(self._unseen(seat, seat, legal, places), r)

    def _whom(self, seat: int, legal: int, r: int) -> int:
        """Who has the lowest card, as far as known; of any two to switch, oneself first, if that helps."""
        rows = legal >> SEATS & bits.one(6) - 1
        if self.kabul._of_any_two() and self.kabul.first < 0:
            if rows >> seat & 1:
                act = self.kabul._extreme(seat, seat, self.kabul._places(seat), 1)
                if self.kabul._worth(seat, seat, act) >= HIGH:
                    return SEATS + seat
            if legal >> SKIP & 1:
                return SKIP
        rows &= ~bits.one(seat)
        if not rows:
            return SKIP
        best, found = 1000, bits.pick(rows, r)
        if self.kabul.power >= SWITCH:
            while rows:
                other = bits.lowest(rows)
                rows &= rows - 1
                worth = self.kabul._worth(seat, other, self.kabul._extreme(seat, other, self.kabul._places(other), -1))
                if worth < best and worth < KEPT:
                    best, found = worth, other
        return SEATS + found

    def _theirs(self, seat: int, legal: int, places: int, r: int) -> int:
        """To switch, the lowest, if it is low, or one not known; to look at, what is not known."""
        other = self.kabul.other
        unknown = places & ~self.kabul._known_places(seat, other, self.kabul.pack)
        if self.kabul.power >= SWITCH:
            if other == seat:
                return self.kabul._extreme(seat, seat, places, 1)
            act = self.kabul._extreme(seat, other, places, -1)
            if unknown and self.kabul._worth(seat, other, act) >= KEPT:
                return bits.pick(unknown, r)
            return act
        return bits.pick(self._unseen(seat, other, legal, places), r)

    # -- what deserves a thought
    def worthy(self, seat: int, legal: int) -> int:
        """No stack that is not known to match, or of what counts nothing; nothing worse for something better."""
        if not self.knows & CARE:
            return legal
        phase = self.kabul.phase
        places = legal & bits.one(SEATS) - 1
        found = legal
        if phase == PEEK:
            found = places & ~self.kabul._known_places(seat, seat, self.kabul.pack)
            found = found & -found
        elif phase == STACK:
            found = bits.one(PASS) | bits.one(self.kabul._suggest_stack(seat, legal))
        elif phase in (DRAWING, END):
            found = self._next(seat, legal)
        elif phase == DECIDE:
            found = self._sensible(seat, legal, places)
        elif phase == OWN and self.kabul.power < SWITCH:
            found = self._unseen(seat, seat, legal, places)
        elif phase == OWN:
            found = bits.one(self._own(seat, legal, places, 1)) | legal & bits.one(SKIP)
        elif phase == THEIRS and self.kabul.power < SWITCH:
            found = self._unseen(seat, self.kabul.other, legal, places)
        elif phase in (SWITCHING, GIVE, ALSO):
            found = bits.one(self._act(seat, legal, 1))
        found &= legal
        return found if found else legal

    def _next(self, seat: int, legal: int) -> int:
        """With next to nothing, call; and take no discard that is not low."""
        if legal >> KABUL & 1 and self.kabul._seeming_total(seat) <= NOTHING_LEFT:
            return bits.one(KABUL)
        if legal >> TAKE & 1 and 2 * self.kabul._value(self.kabul.top(HEAP)) > UNSEEN:
            return legal & ~bits.one(TAKE)
        return legal

    def _unseen(self, seat: int, owner: int, legal: int, places: int) -> int:
        """To look at: what is not known; to look at what is known is to look at nothing."""
        unknown = places & ~self.kabul._known_places(seat, owner, self.kabul.pack)
        return unknown if unknown else bits.one(SKIP if legal >> SKIP & 1 else bits.lowest(places))

    def _sensible(self, seat: int, legal: int, places: int) -> int:
        """What seems nearly as good as the best; but nothing known goes for a card that counts as much or more."""
        fresh = bits.lowest(self.kabul.zone[DRAWN + seat])
        best = self._brings(seat, fresh, -1) if legal >> DISCARD & 1 else -1000
        rest = places
        while rest:
            best = max(best, self._gain(seat, fresh, bits.lowest(rest)))
            rest &= rest - 1
        found = bits.one(DISCARD) if self._brings(seat, fresh, -1) >= best - NEARLY else 0
        while places:
            place = bits.lowest(places)
            places &= places - 1
            card = self.kabul._card(seat, place)
            twice = 2 if self._twin(seat, card) else 1
            known = self.kabul.known[seat] >> card & 1 != 0
            better = not known or twice * self._counts(seat, card, card) > self._counts(seat, fresh, card)
            if (better or self.kabul.taken) and self._gain(seat, fresh, place) >= best - NEARLY:
                found |= bits.one(place)
        return found

    def _twin(self, seat: int, card: int) -> bool:
        """Whether another own card of this rank is known, and could be stacked."""
        same = self.kabul._same(self.kabul._rank(card)) & self.kabul.known[seat] & ~bits.one(card)
        return self.kabul.stack_scope != NO_CARD and same & self.kabul.zone[ROW + seat] != 0

    # -- what others tell by what they do
    def weight(self, me: int) -> float:
        """Who had turns keeps low cards, and would have called with a low total."""
        if not self.knows & READS:
            return 1.0
        found = 1.0
        for seat in range(self.kabul.seats):
            since = (self.kabul.mover - seat + self.kabul.seats) % self.kabul.seats
            if seat == me or self.kabul.turns <= since:
                continue
            found *= self._keeps(seat)
            if since > 0 and self.kabul.caller < 0 and self._dares(seat):
                found *= 0.15
        return found

    def _keeps(self, seat: int) -> float:
        """High cards that are known to their owner are thrown soon."""
        found = 1.0
        places = self.kabul._known_places(seat, seat, self.kabul.pack)
        while places:
            found *= math.exp(-0.06 * max(self.kabul._worth(seat, seat, bits.lowest(places)) - 10, 0))
            places &= places - 1
        return found

    # -- what the end of a round is worth
    def worth(self, seat: int) -> float:
        """The chance to win the match; who does not think of it counts points."""
        return self.chance(seat) if self.knows & MATCH else self.kabul._reward(seat)

    def distance(self) -> float:
        """How many rounds are to come: to the last, or until somebody may reach the target."""
        rounds = float(max(self.kabul.rounds - self.kabul.round, 0))
        if self.kabul.target > 0:
            most, sign = 0, -1 if self.kabul.scoring >= SUM else 1
            for seat in range(self.kabul.seats):
                most = max(most, sign * self.kabul.scores[seat])
            pace = 8.0 if self.kabul.scoring >= SUM else 0.5 if self.kabul.scoring == LOWEST else 2.0
            rounds = min(rounds, max(self.kabul.target - most, 0) / pace)
        return rounds

    def tally(self, seat: int) -> float:
        """Points; equal ones are told apart by the sum of all totals."""
        standing = float(self.kabul._standing(seat))
        return standing if self.kabul.scoring >= SUM else standing / 100000.0
