cimport cython
from . cimport bits, layout, sight
from .bits cimport u64
from .table cimport Table

cdef int HAND, TABLE, TAKEN, DECK
cdef u64 SUIT

cdef class Tricks(Table):
    cdef public int trump, leader, led, best, winner
    cdef int lay_tricks(self) except -1
    @cython.locals(seat=int)
    cdef int deal_hands(self, int n) except -1 nogil
    cdef inline bint play_card(self, int seat, int card) except -1 nogil:
        self.move(card, layout.HAND + seat, layout.TABLE + seat)
        cdef int following = (seat + 1) & 3
        self.compare(seat, card)
        self.turn(following)
        return following == self.leader
    cdef inline int compare(self, int seat, int card) noexcept nogil:
        cdef int suit = bits.suit_of(card), against
        cdef bint beats
        if self.led < 0:
            self.led = suit
            self.leader = seat
            self.best = card
            self.winner = seat
        else:                                    # no branch: a wrong guess costs more than all of this
            against = bits.suit_of(self.best)
            beats = ((suit == against) & (card > self.best)) | ((suit == self.trump) & (suit != against))
            self.best += (card - self.best) * beats
            self.winner += (seat - self.winner) * beats
        return 0
    cdef inline int lead(self, int seat) noexcept nogil:
        self.led = -1
        self.best = -1
        self.leader = seat
        self.winner = seat
        self.turn(seat)
        return 0
    cdef inline bint take_trick(self) except -1 nogil:
        cdef int seat
        cdef u64 trick = 0
        if self.watched:                         # or else, as none of these zones has places, one set of cards
            for seat in range(4):
                self.move_all(self.zone[layout.TABLE + seat], layout.TABLE + seat, layout.TAKEN + self.winner)
        else:
            for seat in range(4):
                trick |= self.zone[layout.TABLE + seat]
                self.zone[layout.TABLE + seat] = 0
            self.zone[layout.TAKEN + self.winner] |= trick
        self.lead(self.winner)
        return self.zone[layout.HAND + self.winner] == 0
    cdef int show_void(self, int seat, int card) except -1 nogil
    @cython.locals(first=int, size=int, waits=u64, k=int, seat=int, table=u64, held=int)
    cdef int _resume_trick(self) except -1
