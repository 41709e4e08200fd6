cimport cython
from ..core cimport bits, layout, sight
from ..core.bits cimport u64
from ..core.tricks cimport Tricks

cdef u64 SUIT, PACK, TWO_OF_CLUBS, QUEEN_OF_SPADES, JACK_OF_DIAMONDS, HEART_CARDS, POINT_CARDS
cdef int HAND, TABLE, TAKEN, DECK, PASSED, ANY, FOLLOW, NO_POINTS, TWO_LEADS, UNBROKEN, TRICK, BROKEN, MOON
cdef int[4] PASS_TO

@cython.final
cdef class Hearts(Tricks):
    cdef public u64 breakers
    cdef public int limit, passing
    cdef public bint jack, points_on_first, moon, pass_cards, broken, first_trick
    cdef public int[4] gained
    @cython.locals(seat=int)
    cdef int _first_lead(self) except -1 nogil
    @cython.locals(giver=int, to=int)
    cdef int _pass(self, int seat, int card) except -1 nogil
    @cython.locals(full=bint)
    cdef int _add_to_trick(self, int seat, int card) except -1 nogil
    cdef int _deduce(self, int seat, int card) except -1 nogil
    @cython.locals(over=bint, seat=int, other=int, won=u64)
    cdef int _score_round(self) except -1 nogil
