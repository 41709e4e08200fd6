cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from .kabul_place cimport KabulPlace

cdef int ALSO, AT_END, AT_START, BOTH, CALLS, CHOSEN, DECIDE, DECK, DECK_OUT, DISCARD, DONE, DRAW, DRAWING, DRAWN
cdef int DRAWN_ONLY, END, FINISH, GIVE, HEAP, KABUL, LOCKED, MISMATCH, MUST_REPLACE, NOTHING, PEEK, REPLACES, ROW, SEAT
cdef int STACK, STARTS, TAKE, VOID, MOST_TURNS
cdef int[4] FIRST_LOOKS

@cython.final
cdef class Kabul(KabulPlace):
    @cython.locals(place=int)
    cdef int _deal_to(self, int seat) except -1 nogil
    cdef u64 _may_decide(self, int seat) noexcept nogil
    @cython.locals(found=u64)
    cdef u64 _sources(self, int seat) noexcept nogil
    cdef bint _may_call(self) noexcept nogil
    @cython.locals(s=int)
    cdef int _peek(self, int seat, int place) except -1 nogil
    cdef int _next_turn(self, int seat) except -1 nogil
    cdef int _begin_turn(self, int seat) except -1 nogil
    cdef int _draw(self, int seat, int source) except -1 nogil
    cdef int _decide(self, int seat, int act) except -1 nogil
    cdef int _also(self, int seat, int act) except -1 nogil
    @cython.locals(fresh=int, old=u64, place=int, same=bint)
    cdef int _replace(self, int seat) except -1 nogil
    @cython.locals(same=bint, rank=int)
    cdef bint _of_one_rank(self, int seat, u64 places) noexcept nogil
    @cython.locals(without=bint)
    cdef int _discarded(self, bint from_row) except -1 nogil
    cdef int _after_window(self) except -1 nogil
    cdef int _end_turn(self) except -1 nogil
    cdef int _call(self, int seat) except -1 nogil
