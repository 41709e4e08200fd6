"""How to think of Kabul: what to replace, to look at, to switch; and when to call."""
from ..core import bits
from ..games.kabul import Kabul
from ..games.kabul_terms import (ALSO, DECIDE, DISCARD, DRAW, DRAWING, DRAWN, END, FINISH, GIVE, HEAP, KABUL, LOWEST,
                                 OWN, PASS, PEEK, SEAT, SEATS, SKIP, STACK, SUM, SWITCH, SWITCHING, TAKE, THEIRS)
from .kabul_others import KabulOthers

CARE, MATCH, READS = 1, 2, 4                     # concepts: plans a turn; plays for the match; reads what others keep
# all in half points, as the rule of thumb counts
UNSEEN, KEPT = 13, 11                            # a card that was not seen; one that its owner may have chosen to keep
HIGH = 16                                        # at least so much is switched away unseen
NEARLY = 7                                       # so much may be wrong about what seems best
NOTHING_LEFT = 4                                 # with so little there is nothing to wait for
LOW = 7                                          # at most so much is taken from the discards
SWINGS = [1.0, 0.2, 60.0, 60.0, 60.0]            # the square of the swing for each round to come, by scoring


class KabulMind(KabulOthers):
    """Of one table of Kabul."""

    def __init__(self, table: Kabul, knows: int) -> None:
        self.table = table
        self.kabul = table
        self.knows = knows
        self.me = -1
        self._taste()
        self._hope()
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

    def _draw(self, seat: int, legal: int) -> int:
        """Call; or take a low discard; or draw."""
        if legal >> KABUL & 1 and self._dares(seat):
            return KABUL
        if legal >> TAKE & 1 and 2 * self.kabul._value(self.kabul.top(HEAP)) <= LOW:
            return TAKE
        return DRAW

    # -- powers
    def _own(self, seat: int, legal: int, places: int, r: int) -> int:
        """To switch, the highest, if it is high; to look at, what is not known."""
        if self.kabul.power >= SWITCH:
            if self.kabul.power == SWITCH and legal >> SKIP & 1 and not self._switches(seat, SWITCH, places):
                return SKIP
            return self.kabul._extreme(seat, seat, places, 1)
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
                worth = self._tempting(seat, other)
                if worth < best and (self.knows & READS or worth < KEPT):
                    best, found = worth, other
        return SEATS + found

    def _theirs(self, seat: int, legal: int, places: int, r: int) -> int:
        """To switch, the lowest, if it is low, or one not known; to look at, what is not known."""
        other = self.kabul.other
        unknown = places & ~self.kabul._known_places(seat, other, self.kabul.pack)
        if self.kabul.power >= SWITCH:
            if other == seat:
                return self.kabul._extreme(seat, seat, places, 1)
            if self.knows & READS:
                return self._lowest(seat, other)
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
