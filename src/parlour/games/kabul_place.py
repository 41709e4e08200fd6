"""Positions of Kabul: what follows from one, and which could not be."""
from ..core import bits
from .kabul_terms import (ALSO, ANY_CARD, DECIDE, DRAWN, END, GIVE, HEAP, LIVE, OVER, OWN, PEEK, PEEK_SWITCH, PHASES,
                          ROW, SEAT, STACK, SUM, SWITCH, SWITCHING, THEIRS)
from .kabul_thumb import KabulThumb


def must(hold: bool, sentence: str) -> None:
    """Refuse a position where something does not hold."""
    if not hold:
        raise ValueError(sentence)


class KabulPlace(KabulThumb):
    """A table that can be set to a position: one check for each thing that could contradict."""

    def _resume(self) -> None:
        """From a position: who owes a decision.  What could not be is refused."""
        self._check_seats()
        self._turn_page()
        self.rank = self._rank(self.top(HEAP)) if self.zone[HEAP] and self.phase in (STACK, GIVE) else -1
        self._check_cards()
        self._check_sealed()
        self._check_first_looks()
        self._check_scores()
        self._check_call()
        self._check_window()
        self._check_picks()
        self._ask_again()

    def _check_seats(self) -> None:
        """Nothing lies before seats where nobody sits, and none of them is named."""
        seats = self.seats
        for seat in (self.mover, self.starter, self.caller, self.first, self.other):
            must(seat < seats, f"Only {seats} play here.")
        for seat in range(seats, 6):
            must(not self.zone[ROW + seat] and not self.zone[DRAWN + seat], f"Only {seats} play here.")
            must(not self.markers[seat] and not self.peeked[seat], f"Only {seats} play here.")

    def _check_cards(self) -> None:
        """Where cards can lie."""
        holder = self.mover if self.phase in (DECIDE, ALSO) else -1
        for seat in range(self.seats):
            must(bits.count(self.zone[DRAWN + seat]) == (1 if seat == holder else 0),
                 "One drawn card lies before whoever is to decide about it, and nowhere else.")
        for seat in range(self.seats):
            must(self.length[ROW + seat] <= self.width, f"With these options a row has {self.width} places.")

    def _check_sealed(self) -> None:
        """Who has decided already."""
        stackers = self._stackers() if self.phase == STACK and self.window != LIVE else 0
        for seat in range(8):
            must(self.sealed[seat] == -1 or stackers >> seat & 1 != 0,
                 "Sealed is only what is to be stacked, by those who have cards, and not in live windows.")

    def _check_first_looks(self) -> None:
        """Which of the own cards were looked at."""
        most = 2 if self.phase == PEEK else 0
        for seat in range(self.seats):
            peeked = self.peeked[seat]
            must(not peeked & ~self._places(seat) and bits.count(peeked) <= most,
                 "Before the first turn, and only then, all look at two own cards.")

    def _check_scores(self) -> None:
        """No match is so long."""
        most = 99_990 if self.scoring >= SUM else 9990
        for seat in range(self.seats):
            must(abs(self.scores[seat]) <= most, "Nobody can have so many points.")

    def _check_call(self) -> None:
        """A call ends the round, at once or after the last turns of the others."""
        sentence = "After a call it is the others who have their last turns."
        must(self.last <= (self.last_turns * (self.seats - 1) if self.caller >= 0 else 0), sentence)
        if self.caller >= 0 and self.phase != OVER:
            must(self.last_turns > 0, sentence)
            must(self.phase not in (PEEK, END) and self.caller != self.mover, sentence)

    def _check_window(self) -> None:
        """What there is to stack on, and who passed."""
        must(not self.passed or (self.phase == STACK and self.window == LIVE),
             "Only in live windows somebody has passed already.")
        must(self.phase != STACK or self.rank >= 0, "Only after a discard is there something to stack on.")

    # -- what was picked
    def _check_picks(self) -> None:
        """For the phases that pick cards one by one."""
        fit = self.first == self.other == -1 and not self.own and not self.theirs
        if self.phase == ALSO:
            fit = self._exchange_fits()
        elif self.phase == GIVE:
            fit = self._gift_fits()
        elif self.phase in (OWN, SEAT, THEIRS, SWITCHING):
            fit = self._usable() and self._begun() and self._power_fits() and self._touchable()
        must(fit, f"The cards picked do not fit phase:{PHASES[self.phase]}.")

    def _exchange_fits(self) -> bool:
        """Several own cards make way for the drawn one."""
        if not self.multi_exchange or not self._has_room(self.mover) or not self.first == self.other == -1:
            return False
        return self.own != 0 and not self.own & ~self._places(self.mover) and not self.theirs

    def _gift_fits(self) -> bool:
        """Somebody who has cards stacked another's, and its place is empty."""
        if self.stack_scope != ANY_CARD or self.first < 0 or self.other < 0 or self.first == self.other:
            return False
        if not self._places(self.first) or self.own or bits.count(self.theirs) != 1:
            return False
        return not self.theirs & self._places(self.other) and bits.lowest(self.theirs) < self.length[ROW + self.other]

    def _begun(self) -> bool:
        """Whose cards a power is used on: the mover's first, or those of any two."""
        own = bits.count(self.own)
        if self._of_any_two():
            return own == (1 if self.first >= 0 else 0)
        if self.first != self.mover or own > self._most_own():
            return False
        return own == 1 or self.power < SWITCH or self.phase == OWN

    def _power_fits(self) -> bool:
        """How far each phase is."""
        own, theirs = bits.count(self.own), bits.count(self.theirs)
        if self.phase == OWN:
            return self.other < 0 and not theirs and own < self._most_own() and not self._of_any_two()
        if self.phase == SEAT:
            return self.other < 0 and not theirs and self._most_theirs() > 0
        if self.other < 0 or self.other == self.first:
            return False
        if self.phase == THEIRS:
            return theirs < self._most_theirs()
        return self.power == PEEK_SWITCH and own == theirs == 1

    def _touchable(self) -> bool:
        """Picked is what lies there, and what nobody has locked."""
        rows = self._open_rows()
        if self.own & ~self._places(self.first) or self.theirs & ~self._places(self.other):
            return False
        return (self.other < 0 or rows >> self.other & 1 != 0) and (not self.own or rows >> self.first & 1 != 0)

    # -- and then
    def _ask_again(self) -> None:
        """Who owes a decision, and can make it."""
        owing = self._owing()
        able = owing != 0 or self.phase == OVER
        for seat in range(self.seats):
            able = able and (not owing >> seat & 1 or self._legal(seat) != 0)
        must(able, f"In phase:{PHASES[self.phase]} somebody owes a decision, and can make it.")
        self.ask(owing)

    def _owing(self) -> int:
        """In a turn its mover; else whoever has not decided yet, or is to give a card."""
        if self.phase == OVER:
            return 0
        if self.phase == GIVE:
            return bits.one(self.first)
        if self.phase == STACK:
            return self._stackers() & ~self.passed & ~self._decided()
        return bits.one(self.mover) if self.phase != PEEK else self._looking()

    def _decided(self) -> int:
        """The seats that have sealed something."""
        found = 0
        for seat in range(self.seats):
            if self.sealed[seat] != -1:
                found |= bits.one(seat)
        return found

    def _looking(self) -> int:
        """The seats that have not looked at two cards yet."""
        found = 0
        for seat in range(self.seats):
            if bits.count(self.peeked[seat]) < 2:
                found |= bits.one(seat)
        return found
