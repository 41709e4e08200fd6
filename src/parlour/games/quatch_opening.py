"""The opening of Quatch: the deal, the layouts, and who has the lowest card."""
from ..core import bits, sight
from .quatch_ends import QuatchEnds
from .quatch_terms import (ALL, ASIDE, BY_LOT, CHANCE, CHOICES, DEALT, DECK, HAND, LOWEST, NONE, NO_MORE, OPENS, PASS,
                           PLAY, SECOND, SPECIALS, STAND, SWAP, TEN, TENS, TURNS_ROUND, TWO, TWOS)

LAYOUTS = [bits.one(a) | bits.one(b) | bits.one(c) for a, b, c in CHOICES]


class QuatchOpening(QuatchEnds):
    """All before the first play."""

    def _deal(self) -> None:
        """One two and one ten stay, their suits by lot; three cards each for stand, chance row and hand."""
        self.gather(DECK)
        self.shuffle(DECK)
        self._set_aside(TWOS, TWO)
        self._set_aside(TENS, TEN)
        for seat in range(self.seats):
            self.give(3, DECK, STAND + seat)
            self.give(3, DECK, CHANCE + seat)
            self.give(3, DECK, DEALT + seat)
        self.eaten = [0] * 4
        self.place = [0] * 4
        self.backward = False
        self.passes = 0
        self.beat = 0
        self.stage = SWAP
        self.page = 1
        self._ask_all()

    def _set_aside(self, four: int, rank: int) -> None:
        self.move_all(four & ~bits.one(4 * rank + self.lot(4)), DECK, ASIDE)

    def _ask_all(self) -> None:
        self.asked = bits.one(self.seats) - 1
        self.ask(self.asked)

    # -- layouts
    def _swap(self) -> None:
        """When all have chosen, dealt cards and those of the chance rows change places, open as these lie there."""
        for seat in range(self.seats):
            self._lay_out(seat, LAYOUTS[self.unseal(seat)])
        self.stage = LOWEST
        self.page = 0
        self._ask_all()

    def _layout(self, chosen: int) -> int:
        """The act that makes these the hand."""
        act = 0
        while LAYOUTS[act] != chosen:
            act += 1
        return act

    def _lay_out(self, seat: int, chosen: int) -> None:
        """What goes out takes the empty places of the chance row, from the left."""
        out = 0                                  # the place among the dealt cards, which close up
        for i in range(3):
            if chosen >> i & 1:
                out += 1
                continue
            slot = 0
            while not chosen >> (3 + slot) & 1:
                slot += 1
            chosen ^= bits.one(3 + slot)
            card = self.at(DEALT + seat, out)
            self.move(self.at(CHANCE + seat, slot), CHANCE + seat, DEALT + seat)
            self.put(card, DEALT + seat, CHANCE + seat, slot)

    # -- the play-off
    def _showable(self, seat: int) -> int:
        """The lowest card, specials apart, or one of its equals; pass without any."""
        rest = self.zone[DEALT + seat] & ~SPECIALS
        return rest & self._rank(bits.lowest(rest) >> 2) if rest else bits.one(PASS)

    def _compare(self) -> None:
        """All show at once.  The lowest opens; who ties shows the next one, and at last a lot decides.

        By agreement play goes round toward the second lowest, which is found in the same way.
        """
        rivals, tied = self.asked, 0
        self._lay_open()
        if self.stage == LOWEST:
            tied = self._lowest(rivals)
            if self._is_settled(tied):
                self.mover = self._one_of(tied)
                self.stage = SECOND
                rivals &= ~bits.one(self.mover)
        if self.stage == SECOND and self.to_second:
            tied = self._lowest(rivals)
            if self._is_settled(tied):
                self.backward = self._one_of(tied) == (self.mover + self.seats - 1) % self.seats
                self.stage = PLAY
        elif self.stage == SECOND:
            self.stage = PLAY
        self._take_shown()
        if self.stage == PLAY:
            self._open()
        else:
            self.asked = tied
            self.ask(tied)

    def _lay_open(self) -> None:
        for seat in range(self.seats):
            if self.asked >> seat & 1 and self.sealed[seat] == PASS:
                self.say(NO_MORE, seat, 0)
                self.rule_out(DEALT + seat, ALL ^ SPECIALS)
            elif self.asked >> seat & 1:
                self.show(bits.one(self.sealed[seat]), DEALT + seat, sight.EVERYBODY)
                self.rule_out(DEALT + seat, bits.one(4 * self._shown(seat)) - 1 & ~SPECIALS)

    def _shown(self, seat: int) -> int:
        return NONE if self.sealed[seat] == PASS else self.sealed[seat] >> 2

    def _lowest(self, seats: int) -> int:
        """Who of these has shown the lowest rank."""
        lowest, found = 99, 0
        for seat in range(self.seats):
            if seats >> seat & 1:
                if self._shown(seat) < lowest:
                    lowest = self._shown(seat)
                    found = 0
                if self._shown(seat) == lowest:
                    found |= bits.one(seat)
        return found

    def _is_settled(self, tied: int) -> bool:
        """One alone, or several who have no further card to show."""
        seat = bits.lowest(tied)
        return tied & (tied - 1) == 0 or self.sealed[seat] == PASS or self.length[DEALT + seat] < 2

    def _one_of(self, tied: int) -> int:
        if tied & (tied - 1):
            for _ in range(self.lot(bits.count(tied))):
                tied &= tied - 1
            self.say(BY_LOT, bits.lowest(tied), 0)
        return bits.lowest(tied)

    def _take_shown(self) -> None:
        """What was shown lies in the hands from now on."""
        for seat in range(self.seats):
            shown = self.unseal(seat)
            if shown >= 0 and shown != PASS:
                self.move(shown, DEALT + seat, HAND + seat)

    def _open(self) -> None:
        """All take their cards; the mover opens with its lowest rank."""
        for seat in range(self.seats):
            self.rule_out(HAND + seat, ALL)      # all have seen what is there so far
            self.give(self.length[DEALT + seat], DEALT + seat, HAND + seat)
        self.asked = 0
        self.opening = bits.lowest(self.zone[HAND + self.mover] & ~SPECIALS) >> 2
        self.say(OPENS, self.mover, 0)
        if self.backward:
            self.say(TURNS_ROUND, self.mover, 0)
        self._begin_turn(self.mover)
