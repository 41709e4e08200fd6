"""What discarded cards do in Kabul: look at cards, or switch two."""
from ..core import bits
from .kabul_stack import KabulStack
from .kabul_terms import (ANY_TWO, FREE, KEEP, LOOKS, OPTIONAL, OWN, PEEK_DOUBLE, PEEK_SWITCH, ROW, SEAT, SEATS, SKIP,
                          SWAP, SWITCH, SWITCHING, THEIRS)

# how many cards each power is used on: nothing, peek-own, peek-other, peek-both, peek-double, switch, peek-switch
OWN_PICKS = [0, 1, 0, 1, 2, 1, 1]
THEIR_PICKS = [0, 0, 1, 1, 2, 1, 1]


class KabulPowers(KabulStack):
    """First all is picked, then looked at: own cards, a seat, cards of that seat."""

    def _others(self) -> int:
        """Those who have cards, but for the seat that was chosen already: oneself, or the first of any two."""
        rows = self._open_rows()
        return rows & ~bits.one(self.first) if self.first >= 0 else rows

    def _of_any_two(self) -> bool:
        """Where it was agreed, a switch takes cards of any two seats."""
        return self.power >= SWITCH and self.switch_scope == ANY_TWO

    def _most_own(self) -> int:
        """How many own cards the power is used on."""
        return OWN_PICKS[self.power]

    def _most_theirs(self) -> int:
        """How many cards of another."""
        return THEIR_PICKS[self.power]

    def _usable(self) -> bool:
        """A look needs a card to look at; a switch needs one on both sides."""
        rows, own = self._open_rows(), bits.one(self.mover)
        if self.power >= SWITCH:
            two = rows & rows - 1 != 0
            return two and (self.switch_scope == ANY_TWO or rows & own != 0)
        return (self._most_own() > 0 and rows & own != 0) or (self._most_theirs() > 0 and rows & ~own != 0)

    # -- what is legal
    def _may_skip(self) -> int:
        """A power need not be used; once begun it is completed, but a double look is at up to two cards each."""
        if self.power == PEEK_DOUBLE or (self.own == 0 and self.phase != THEIRS):
            return bits.one(SKIP)
        return 0

    def _may_pick(self, seat: int) -> int:
        """Cards that are not picked yet, seats with cards; after a look at two, to swap them or not."""
        if self.phase == OWN:
            return self._places(seat) & ~self.own | self._may_skip()
        if self.phase == SEAT:
            return self._others() << SEATS | self._may_skip()
        if self.phase == THEIRS:
            return self._places(self.other) & ~self.theirs | self._may_skip()
        return bits.one(SWAP) | bits.one(KEEP)

    # -- using it
    def _begin_power(self) -> bool:
        """Whether there is a power to use."""
        if not self._usable():
            return False
        if self._of_any_two():
            self._enter(SEAT, self.mover)
        else:
            self.first = self.mover
            own = self._most_own() > 0 and self._size(self.mover) > 0
            self._enter(OWN if own else SEAT, self.mover)
        return True

    def _use_power(self, seat: int, act: int) -> bool:
        """Whether that was all."""
        if self.phase == OWN:
            return self._pick_own(seat, act)
        if self.phase == SEAT:
            return self._pick_seat(seat, act)
        if self.phase == THEIRS:
            return self._pick_theirs(seat, act)
        if act == SWAP:
            self._switch()
        return True

    def _pick_own(self, seat: int, act: int) -> bool:
        """As many own cards as the power says, or as there are; then a seat, if it is used on others too."""
        if act == SKIP:
            if self.power != PEEK_DOUBLE:
                return True
        else:
            self.own |= bits.one(act)
            if bits.count(self.own) < min(self._most_own(), self._size(seat)):
                return False
        if self._most_theirs() > 0 and self._others():
            self._enter(SEAT, seat)
            return False
        return self._picked()

    def _pick_seat(self, seat: int, act: int) -> bool:
        """Whose cards it is used on."""
        if act == SKIP:
            return self._picked()
        self.other = act - SEATS
        self._enter(THEIRS, seat)
        return False

    def _pick_theirs(self, seat: int, act: int) -> bool:
        """As many of their cards as the power says, or as there are; of any two seats, the second is next."""
        if act != SKIP:
            self.theirs |= bits.one(act)
        if self.first < 0:                       # of any two, this was the first
            self.first, self.own, self.other, self.theirs = self.other, self.theirs, -1, 0
            self._enter(SEAT, seat)
            return False
        if act != SKIP and bits.count(self.theirs) < min(self._most_theirs(), self._size(self.other)):
            return False
        return self._picked()

    def _picked(self) -> bool:
        """See what was picked; only a blind switch does not look.  Whether that was all."""
        if self.power != SWITCH:
            self._look_at_picks()
        if self.power == PEEK_SWITCH and self.theirs:
            if self.peek_switch == FREE:
                self._clear_picks()
                self.power = SWITCH
                return not self._begin_power()
            if self.peek_switch == OPTIONAL:
                self._enter(SWITCHING, self.mover)
                return False
        if self.power >= SWITCH and self.theirs:
            self._switch()
        return True

    def _look_at_picks(self) -> None:
        """Everybody sees which cards are looked at, and only the mover what they are."""
        if self.own | self.theirs:
            self.say(LOOKS, self.mover, bits.count(self.own) + bits.count(self.theirs))
        self._see(self.first, self.own)
        self._see(self.other, self.theirs)

    def _see(self, owner: int, places: int) -> None:
        """Look at these cards of a row."""
        while places:
            self.look(ROW + owner, bits.lowest(places), bits.one(self.mover))
            places &= places - 1

    def _switch(self) -> None:
        """The two cards that were picked change places."""
        self.exchange(ROW + self.first, bits.lowest(self.own), ROW + self.other, bits.lowest(self.theirs))
