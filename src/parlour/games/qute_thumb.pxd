cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .qute_place cimport QutePlace

cdef int ALL, BLIND, DRAWN, EIGHT, HAND, JACK, LIMIT, MINUS, NAME, NEXT, NINE, OPENING, PLUS, POINTS_CHOICE, QUTE
cdef int SEVEN, STACK, SUIT_CHOICE
cdef u64 ACES, ENDS, JACKS, PACK, QUTES, RANK, SIXES, SUIT, TENS, HITS
cdef u64[6] SHED

cdef class QuteThumb(QutePlace):
    @cython.locals(points=int, others=int, total=int)
    cdef bint _likes_to_count(self, int seat, u64 held) noexcept nogil
    @cython.locals(best=int, most=int, own=int, i=int, suit=int, ends=bint)
    cdef int _answer(self, int seat, u64 held, u64 r) except -1 nogil
    @cython.locals(i=int, ahead=int)
    cdef int _ahead(self, int seat) noexcept nogil
