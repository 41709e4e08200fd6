"""From a position of Quatch: what follows from cards and facts, and whether all of it goes together."""
from ..core import bits
from .quatch_table import QuatchTable
from .quatch_terms import (ASIDE, BIN, CHANCE, DEALT, HAND, LOWEST, NONE, PILE, PLAY, SECOND, SPECIALS, STAND, SWAP,
                           TEN, TENS, TWOS)


class QuatchPlace(QuatchTable):
    """Garbage is refused with a sentence."""

    def _resume(self) -> None:
        """From a position: what the cards and facts say."""
        self._check_cards()
        self._check_past()
        self.beat = self.top(PILE) >> 2 if self.zone[PILE] else 0
        self.page = 1 if self.stage == SWAP else 0
        self.ask(0)
        if self.stage != PLAY:
            self._resume_opening()
        elif self._still_in():
            self._resume_turn()

    def _check_cards(self) -> None:
        spare, places, mine = self.zone[ASIDE], 0, bits.one(self.seats) - 1
        _need(bits.count(spare & TWOS) == 3 and bits.count(spare & TENS) == 3 and not spare & ~SPECIALS,
              "Aside lie three twos and three tens, as only one two and one ten are in play.")
        for seat in range(4):
            _need(mine >> seat & 1 or not (self._all(seat) or self.eaten[seat] or self.place[seat]),
                  f"Only {self.seats} play here.")
            if self.place[seat]:
                places |= bits.one(self.place[seat] - 1)
        _need(self.mover < self.seats and (self.to_second or not self.backward),
              f"Play goes round {self.seats} seats, and backward only if rotation says so.")
        finished = self.seats - self._still_in()
        if finished < self.seats:
            alone = not self.play_on or self._still_in() < 2 or self.stage != PLAY
            _need(not finished or not (alone or self.place[self.mover] or places != bits.one(finished) - 1),
                  "Places are taken from 1 up, if places is on, and the mover and one other have none.")
            for seat in range(self.seats):
                _need((self.place[seat] == 0) == (self._all(seat) != 0),
                      "While a game is on, who has a place has no cards, and all others have some.")

    def _check_past(self) -> None:
        """A number for each play; and while several are laid, what that has changed so far."""
        since = max(self.quiet, 0)
        good = not self.past[0] and not any(list(self.past)[since + 1:])
        _need(good, "past has 0 and then a number for each of the quiet plays since the last progress.")
        _need(self.laid or (self.quiet >= 0 and not self.change),
              "change, and quiet:-1, are for somebody who has laid some of several cards.")

    def _resume_turn(self) -> None:
        """Whose turn it is, and whether some of several cards are laid."""
        run, last = 0, NONE
        for place in range(self.length[PILE]):
            rank = self.at(PILE, place) >> 2
            run = run + 1 if rank == last else 1
            last = rank
            _need(rank != TEN and run < 4,
                  "A ten, or four of a rank on top of each other, would have cleared the pile.")
        _need(not self.passes or not (self.zone[PILE] or self.passes >= self._still_in()),
              "Passes are in a row, with no pile, and when all pass the game is over.")
        for seat in range(self.seats):
            _need(self.sealed[seat] == -1 and not self.zone[DEALT + seat] and not self.asked,
                  "Only before play are layouts and shown cards sealed, and cards dealt but not yet in a hand.")
        _need(not self.several or (self._source(self.mover) and not self.play_all),
              "several is for a mover with a hand or a chance row, and without play_all.")
        _need(not self.laid or (self.several and self.beat and run >= self.laid and self.opening < 0),
              "laid is the number of cards, 2 apart, on top of the pile that are some of several.")
        if self.opening >= 0:
            four = self._rank(self.opening)
            _need(not four & SPECIALS and self.zone[HAND + self.mover] & four,
                  "The mover opens with a rank of its hand, no 2 or 10.")
            self._check_undealt()
        self.turn(self.mover)

    def _check_undealt(self) -> None:
        """Until the first play everybody has three cards for hand, chance row and stand."""
        for seat in range(self.seats):
            hand = self.zone[HAND + seat] | self.zone[DEALT + seat]
            _need(bits.count(hand) == 3 and self.filled(CHANCE + seat) == 7 and self.filled(STAND + seat) == 7,
                  "Before the first play each hand, chance row and stand has three cards.")
            _need(not (self.zone[PILE] or self.zone[BIN] or self.passes or self.quiet or self.eaten[seat]),
                  "Before the first play nothing was played, eaten or passed.")

    def _resume_opening(self) -> None:
        """Who has still to choose a layout, or to show a card."""
        everyone, waiting = bits.one(self.seats) - 1, 0
        self._check_undealt()
        _need(self.opening < 0 and not (self.backward or self.several or self.laid),
              "The play-off decides who opens and which way play goes.")
        if self.stage == SWAP or (self.stage == LOWEST and not self.asked):
            self.asked = everyone
        rivals = everyone & ~bits.one(self.mover) if self.stage == SECOND else everyone
        _need(bits.count(self.asked) > 1 and not self.asked & ~rivals and (self.to_second or self.stage != SECOND),
              "asked are two or more seats, each counted as a power of two; the second lowest is not the mover.")
        for seat in range(self.seats):
            _need(self.stage != SWAP or not self.zone[HAND + seat],
                  "What was dealt is taken to the hand only after all have chosen their layouts.")
            if self.sealed[seat] == -1 and self.asked >> seat & 1:
                waiting |= bits.one(seat)
            _need(self.sealed[seat] == -1 or self.asked >> seat & 1, "Only who is asked has sealed something.")
        _need(waiting, "Before the first play somebody has still to choose a layout or to show a card.")
        self.ask(waiting)


def _need(good: object, told: str) -> None:
    if not good:
        raise ValueError(told)
