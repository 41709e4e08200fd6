cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from ..core.table cimport Table

cdef int ANY, ANY_CARD, DECK, DRAWN, HEAP, MARKER, NINE, NOTHING, OVER, PLACES, RESHUFFLE, ROW, SEATS, STACK, THEIRS
cdef u64 RED
cdef int[56] RANK
cdef u64[14] SAME
cdef int[280] VALUE, POWER

cdef class KabulRow(Table):
    cdef public int rounds, target, jokers, start_peek, initial_discard, draw_sources, front_insert, multi_exchange
    cdef public int power_trigger, power_map, switch_scope, peek_switch, window, stack_scope, stack_limit, stack_penalty
    cdef public int wrong_shown, call_timing, min_laps, last_turns, lock_caller, false_call, scoring, deck_out, values
    cdef public int width, phase, starter, mover, turns, rank, power, first, other, caller, last
    cdef public bint taken
    cdef public u64 own, theirs, passed
    cdef public int[6] peeked, markers, totals, gained, sums
    cdef int _lay_table(self, object options) except -1
    cdef int _agree(self, object options) except -1
    cdef int _rank(self, int card) noexcept nogil
    cdef u64 _same(self, int rank) noexcept nogil
    cdef u64 _red(self, u64 cards) noexcept nogil
    cdef int _value(self, int card) noexcept nogil
    cdef int _power(self, int card) noexcept nogil
    cdef int _enter(self, int phase, int seat) except -1 nogil
    cdef int _turn_page(self) noexcept nogil
    cdef int _clear_picks(self) noexcept nogil
    cdef u64 _places(self, int seat) noexcept nogil
    cdef int _size(self, int seat) noexcept nogil
    cdef int _card(self, int seat, int place) noexcept nogil
    @cython.locals(found=u64, seat=int)
    cdef u64 _open_rows(self) noexcept nogil
    @cython.locals(found=u64, rows=u64, seat=int)
    cdef u64 _every_card(self) noexcept nogil
    cdef bint _has_room(self, int seat) noexcept nogil
    cdef bint _stocked(self) except -1 nogil
    cdef int _append(self, int seat, int card, int source) except -1 nogil
    @cython.locals(before=u64, next_=int)
    cdef int _to_front(self, int seat, int place) except -1 nogil
    cdef int _pay(self, int seat) except -1 nogil
