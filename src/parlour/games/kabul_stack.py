"""Stacking in Kabul: after each discard all may add a card of the same rank."""
from ..core import bits, sight
from .kabul_row import KabulRow
from .kabul_terms import (ALL, ALL_MATCHING, ANY_CARD, BY_LOT, CHAIN, GIVE, HEAP, LIVE, NINE, NO_CARD, OWNER, PASS,
                          ROW, STACK, STACKS, WRONG)


class KabulStack(KabulRow):
    """A window is open from a discard until all have decided, or one was right."""

    def _may_stack(self, seat: int) -> int:
        """Own cards, or anybody's, if that was agreed; nobody has to."""
        return bits.one(PASS) | (self._every_card() if self.stack_scope == ANY_CARD else self._places(seat))

    def _stackers(self) -> int:
        """All whose cards can be touched, if stacking was agreed."""
        return self._open_rows() if self.stack_scope != NO_CARD else bits.one(0) ^ 1

    def _open_window(self) -> bool:
        """All who have cards may stack one of the same rank, once.  Whether there is anybody."""
        who = self._stackers()
        self.passed = 0
        if who:
            self.rank = self._rank(self.top(HEAP))
            self._enter(STACK, self.mover)
            self.ask(who)
        return who != 0

    def _stack(self, seat: int, act: int) -> bool:
        """Sealed until all have decided; live, each try counts at once.  Whether that was all."""
        self.seal(seat, act)
        if self.window == LIVE:
            self.passed |= bits.one(seat)
        elif self.to_act:
            return False
        right = self._judge()
        for s in range(self.seats):
            self.unseal(s)
        if self.to_act and not (right and self.stack_limit != ALL_MATCHING):
            return False
        if self.theirs:                          # another's card was stacked
            self._enter(GIVE, self.first)
            return False
        return self._close_window(right)

    def _hand_over(self, seat: int, place: int) -> bool:
        """For another's card one is given, into its place.  Whether that was all."""
        self.put(self._card(seat, place), ROW + seat, ROW + self.other, bits.lowest(self.theirs))
        return self._close_window(True)

    def _close_window(self, right: bool) -> bool:
        """In a chain others may stack on the stacked card.  Whether that was all."""
        self._clear_picks()
        self.passed, self.rank = 0, -1
        if right and self.stack_limit == CHAIN:
            return not self._open_window()
        return True

    def _judge(self) -> bool:
        """One try after the other; what comes after the first right one is void.  Whether one was right."""
        tries, right = self._tries(), False
        while tries and not (right and self.stack_limit != ALL_MATCHING):
            seat = self._next_try(tries)
            tries &= ~bits.one(seat)
            right = self._try(seat, self.sealed[seat]) or right
        return right

    def _tries(self) -> int:
        """The seats that want to stack."""
        found = 0
        for seat in range(self.seats):
            if self.sealed[seat] >= 0 and self.sealed[seat] != PASS:
                found |= bits.one(seat)
        return found

    def _next_try(self, tries: int) -> int:
        """From the discarder on, clockwise, or by lot."""
        seat, skipped = self.mover, 0
        if self.window == BY_LOT:
            skipped = self.lot(bits.count(tries))
        for _ in range(skipped):
            seat = self._next_of(tries, seat) + 1
        return self._next_of(tries, seat)

    def _next_of(self, seats: int, seat: int) -> int:
        """The first of these seats from a seat on, clockwise."""
        while not seats >> seat % self.seats & 1:
            seat += 1
        return seat % self.seats

    def _try(self, seat: int, act: int) -> bool:
        """Right, it is discarded, and for another's card one is to be given; wrong, it costs."""
        owner, place = seat, act
        if self.stack_scope == ANY_CARD:
            owner, place = act // NINE, act % NINE
        card = self._card(owner, place)
        if self._rank(card) != self.rank:
            self._fail(seat, owner, place)
            return False
        self.say(STACKS, seat, place + 1)
        self.move(card, ROW + owner, HEAP)
        if owner != seat:
            self.first, self.other, self.theirs = seat, owner, bits.one(place)
        return True

    def _fail(self, seat: int, owner: int, place: int) -> None:
        """What was wrongly stacked is shown and stays, and whoever tried pays for it."""
        self.say(WRONG, seat, place + 1)
        eyes = sight.NOBODY
        if self.wrong_shown == ALL:
            eyes = sight.EVERYBODY
        elif self.wrong_shown == OWNER:
            eyes = bits.one(seat)
        self.look(ROW + owner, place, eyes)
        for _ in range(self.stack_penalty):
            self._pay(seat)
