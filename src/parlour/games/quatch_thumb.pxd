cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .quatch_opening cimport QuatchOpening

cdef int CHANCE, DEALT, DECK, PILE, PLAY, SEVERAL, SWAP
cdef u64 ALL, SPECIALS, TENS

cdef class QuatchThumb(QuatchOpening):
    @cython.locals(legal=u64, again=u64, card=int)
    cdef int _suggest(self, int seat, u64 r) except -1 nogil
    @cython.locals(others=u64, specials=u64, source=u64, four=u64, size=int, rank=int)
    cdef int _sensible_card(self, int seat, u64 legal) noexcept nogil
    @cython.locals(chosen=u64, best=int, lowest=int, i=int, card=int, value=int)
    cdef int _sensible_layout(self, int seat) noexcept nogil
