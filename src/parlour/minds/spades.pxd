cimport cython
from libc cimport math
from ..core cimport bits, layout
from ..core.bits cimport u64
from . cimport spades_hands as hands
from .spades_cards cimport SpadesCards

cdef int HAND, MATCH, CARE, GLANCE, NIL, TRY, DARING
cdef u64 SUIT, SPADE_CARDS
cdef int SPADES
cdef double NEAR, FAR, BAG, FEAR, DOUBT

@cython.final
cdef class SpadesMind(SpadesCards):
    @cython.locals(hand=u64, value=int, others=int, made=int, other=int, luck=int, bid=int, most=int)
    cdef int _bid(self, int seat, u64 r) except -1 nogil
    @cython.locals(hand=u64, value=int, bid=int, found=u64, near=int)
    cdef u64 _near_bids(self, int seat) except? 0
    @cython.locals(mine=int, theirs=int)
    cdef int _nil_from(self, int seat) noexcept
    @cython.locals(legal=u64, best=int, partner=int, above=u64, win=u64, lose=u64, last=bint)
    cdef u64 _fair_cards(self, int seat) except? 0
