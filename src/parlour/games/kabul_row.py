"""How a table of Kabul lies: rows with places, the drawn card, deck and discards; and how far the turn is."""
from types import SimpleNamespace

from ..core import bits, sight
from ..core.table import Table
from . import kabul_cards, kabul_options
from .kabul_terms import (ANY, ANY_CARD, DECK, DRAWN, HEAP, MARKER, NINE, NOTHING, OVER, PLACES, RESHUFFLE, ROW, SEATS,
                          STACK, THEIRS)

RANK = kabul_cards.RANK
SAME = kabul_cards.SAME
VALUE = kabul_cards.VALUE
POWER = kabul_cards.POWER
RED = kabul_cards.RED


class KabulRow(Table):
    """Cards lie face down in rows; a place whose card was stacked stays empty."""

    def _lay_table(self, options: SimpleNamespace) -> None:
        """Nobody sees rows and deck, only its seat a drawn card, everybody the discards."""
        self.set_up(options.seats)
        self._agree(options)
        self.lay(ROW, options.seats, sight.NOBODY, PLACES, True)
        self.lay(DRAWN, options.seats, sight.OWN)
        self.lay(DECK, 1, sight.NOBODY, 56)
        self.lay(HEAP, 1, sight.EVERYBODY, 56)
        self.pack = bits.one(52 + options.jokers) - 1
        self.width = NINE if self.stack_scope == ANY_CARD else PLACES      # of a row
        self.phase, self.starter, self.mover, self.turns = OVER, 0, 0, 0
        self.peeked = [0] * 6                    # places each has looked at before the first turn
        self.taken = False                       # the drawn card is from the discard pile
        self.rank, self.power = -1, NOTHING      # to be matched; and what may be used after that
        self.first, self.other = -1, -1          # the two seats that a power is used on, or who gives a card to whom
        self.own, self.theirs = 0, 0             # and the places there
        self.passed = 0                          # live: who has had a say
        self.caller, self.last = -1, 0           # and how many turns are left after a call
        self.markers, self.totals, self.gained, self.sums = [0] * 6, [0] * 6, [0] * 6, [0] * 6

    def _agree(self, options: SimpleNamespace) -> None:
        """Each option is a field, a number or the number of a word."""
        kabul_options.check(options)
        self.rounds = self.target = self.jokers = self.start_peek = self.initial_discard = self.draw_sources = 0
        self.front_insert = self.multi_exchange = self.power_trigger = self.power_map = self.switch_scope = 0
        self.peek_switch = self.window = self.stack_scope = self.stack_limit = self.stack_penalty = 0
        self.wrong_shown = self.call_timing = self.min_laps = self.last_turns = self.lock_caller = 0
        self.false_call = self.scoring = self.deck_out = self.values = 0
        for name, number in kabul_options.numbers(options).items():
            setattr(self, name, number)

    # -- cards
    def _rank(self, card: int) -> int:
        """Whatever the colour: two to ace are 0 to 12, all jokers 13."""
        return RANK[card]

    def _same(self, rank: int) -> int:
        """The cards of a rank."""
        return SAME[rank]

    def _red(self, cards: int) -> int:
        """The red ones of some cards."""
        return cards & RED

    def _value(self, card: int) -> int:
        """What a card counts in a row."""
        return VALUE[56 * self.values + card]

    def _power(self, card: int) -> int:
        """What a card can do when it is discarded."""
        return POWER[56 * self.power_map + card]

    # -- phases
    def _enter(self, phase: int, seat: int) -> None:
        """This seat decides next, and about this."""
        self.phase = phase
        self._turn_page()
        self.turn(seat)

    def _turn_page(self) -> None:
        """Each phase has its page of acts, and stacking any card one of its own."""
        self.page = ANY if self.phase == STACK and self.stack_scope == ANY_CARD else self.phase

    def _clear_picks(self) -> None:
        """Nothing is picked any more."""
        self.first, self.other, self.own, self.theirs = -1, -1, 0, 0

    # -- rows
    def _places(self, seat: int) -> int:
        """Where cards lie in a row; nowhere, if the seat is nobody's."""
        return self.filled(ROW + seat) if seat >= 0 else bits.one(0) ^ 1

    def _size(self, seat: int) -> int:
        """How many cards lie in a row."""
        return bits.count(self.zone[ROW + seat])

    def _card(self, seat: int, place: int) -> int:
        """The card at a place of a row."""
        return self.at(ROW + seat, place)

    def _open_rows(self) -> int:
        """The seats whose cards can be touched: who has some, but for a locked caller."""
        found = 0
        for seat in range(self.seats):
            if self.zone[ROW + seat] and not (self.lock_caller and seat == self.caller):
                found |= bits.one(seat)
        return found

    def _every_card(self) -> int:
        """All cards that can be touched, as acts of the page for stacking any of them."""
        found, rows = 0, self._open_rows()
        while rows:
            seat = bits.lowest(rows)
            found |= self.filled(ROW + seat) << NINE * seat
            rows &= rows - 1
        return found

    def _mine(self, seat: int) -> int:
        """The cards that this seat may think of, and all words."""
        if self.phase == STACK and self.stack_scope == ANY_CARD:
            return self._every_card() | bits.one(SEATS) * 0xFFC0           # there no act is a seat
        return self._places(self.other if self.phase == THEIRS else seat) | bits.one(SEATS) * 0xFFFF

    # -- new cards
    def _has_room(self, seat: int) -> bool:
        """Whether one more card fits into a row."""
        return self.length[ROW + seat] < self.width

    def _stocked(self) -> bool:
        """Whether there is a card to draw; the discards below the top one may have to be shuffled first."""
        if self.deck_out == RESHUFFLE and not self.zone[DECK] and bits.count(self.zone[HEAP]) > 1:
            self.move_all(self.zone[HEAP] & ~bits.one(self.top(HEAP)), HEAP, DECK)
            self.shuffle(DECK)
        return self.zone[DECK] != 0

    def _append(self, seat: int, card: int, source: int) -> None:
        """A further card joins the right end of a row, or its front."""
        self.move(card, source, ROW + seat)
        self._to_front(seat, self.length[ROW + seat] - 1)

    def _to_front(self, seat: int, place: int) -> None:
        """With `front_insert` the cards before a new one move up, one by one."""
        before = self.filled(ROW + seat) & bits.one(place) - 1 if self.front_insert else 0
        while before:
            next_ = bits.highest(before)
            self.exchange(ROW + seat, next_, ROW + seat, place)
            before ^= bits.one(next_)
            place = next_

    def _pay(self, seat: int) -> None:
        """A card that nobody has seen, to the right end; where there is none, or no place, a marker that counts ten."""
        if self._has_room(seat) and self._stocked():
            self._append(seat, self.top(DECK), DECK)
        else:
            self.markers[seat] += 10
            self.say(MARKER, seat, self.markers[seat])
