"""From a position of Qute: what can be told from the cards, and whether all of it goes together."""
from ..core import bits
from .qute_table import QuteTable
from .qute_terms import COUNTED, HAND, JACK, OPENING, SIX, STACK, WORDS


class QutePlace(QuteTable):
    """Garbage is refused with a sentence."""

    def _resume(self) -> None:
        """From a position: what lies on top, and whether all of it goes together."""
        held = 0
        for seat in range(4):
            if self._cards_of(seat):
                held |= bits.one(seat)
        _need(held < bits.one(self.seats) and max(self.mover, self.starter, self.putter) < self.seats,
              f"Only {self.seats} play here: seats are 0 to {self.seats - 1}.")
        if self.zone[STACK]:
            self._resume_stack()
        if self.phase != COUNTED and (held or self.zone[STACK]):
            self._resume_turn(held)

    def _resume_stack(self) -> None:
        """The cards put in a row lie on top of the stack, unless a refill took some of them away."""
        card, size, same = self.top(STACK), self.length[STACK], 0
        while same < size and self.at(STACK, size - 1 - same) % 9 == card % 9:
            same += 1
        self.topmost = card
        self.rank = card % 9
        named = self.rank == JACK and not self.laid
        if self.run < 0:
            self.run = same
        if self.suit < 0 and not named:
            self.suit = card // 9
        _need(self.suit >= 0 and (named or self.suit == card // 9),
              "suit: is that of the card on top, or the one that was demanded with a jack.")
        _need((self.run <= same or same == size) and (self.run >= same or self.clear),
              "run: is the number of cards of one rank on top of the stack; only a refill takes some away.")
        _need((self.laid <= self.run or self.clear) and (self.laid <= same or (same == size and self.rank == SIX)),
              "laid: cannot be more than the cards of one rank on top of the stack.")
        _need(self.exempt <= (self.laid > 0 and self.rank == SIX) and (self.laid < 5 or self.exempt),
              "exempt:1 is for a six put in this turn, and goes with every fifth one.")

    def _resume_turn(self, held: int) -> None:
        """Everybody holds cards; only whoever has just put the last one does not."""
        mine, empty, hand = held >> self.mover & 1, not self.zone[STACK], self.zone[HAND + self.mover]
        _need(held | bits.one(self.mover) == bits.one(self.seats) - 1 and (mine or self.laid),
              "While a round is on everybody holds cards, but for whoever has just put the last one.")
        _need(not empty or (self.phase == OPENING and self.run <= 0 and self.suit < 0 and not (self.laid or self.drew)),
              "Without a stack nothing was put yet: that is phase:opening, or nobody holds cards.")
        closing, jacks = not mine or self._is_qute(), self.rank == JACK and self.laid > 0
        several = self._several_eights()
        _need((True, empty and self.opening_choice, mine and jacks, mine and several,
               closing and several and self.final_penalties, closing and jacks and self.plus_too)[self.phase],
              f"phase:{WORDS['phase'][self.phase]} contradicts the cards, or the options.")
        many = self._cards_of(self.mover) > bits.count(hand) + 1
        _need(not self.drew or not (self.laid or hand & self._fitting() or many),
              "drew:1 needs a hand in which nothing fits, at most one card drawn, and none put since.")
        self.turn(self.mover)


def _need(good: object, told: str) -> None:
    if not good:
        raise ValueError(told)
