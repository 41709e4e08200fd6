cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .quatch_thumb cimport QuatchThumb

cdef int AS_HIGH, BIN, BUST, CHANCE, DEALT, DECK, DONE, EAT, EQUAL, FOUR_CLEARS, HAND, HELD, HIGH_ALL, LAYS_SEVERAL
cdef int MASK, MUST, MUST_ALL, NO_FIT, NO_FOUR, NO_SPECIAL, OPEN, PASS, PASSES, PICK, PICK_ONE, PILE, PLAY, SEVERAL, SHOW
cdef int STALEMATE, STAND, SWAP, TEN, TEN_CLEARS
cdef u64 ALL, SPECIALS, ONES, THREES, SEVENS, LAYOUT_ACTS

@cython.final
cdef class Quatch(QuatchThumb):
    @cython.locals(equal=u64)
    cdef u64 _or_several(self, u64 plays) noexcept nogil
    @cython.locals(source=int, rank=int, played=u64, copies=int, i=int)
    cdef int _put_down(self, int seat, int card) except -1 nogil
    @cython.locals(clears=bint)
    cdef int _resolve(self, int seat) except -1 nogil
    @cython.locals(n=int)
    cdef int _draw(self, int seat) except -1 nogil
    cdef int _eat(self, int seat) except -1 nogil
    @cython.locals(place=int)
    cdef int _take_pile(self, int seat) except -1 nogil
    @cython.locals(count=int, last=bint, fits=u64)
    cdef int _deduce(self, int seat) except -1 nogil
    cdef int _pass(self, int seat) except -1 nogil
    @cython.locals(card=int, fits=u64)
    cdef int _pick(self, int seat, int slot) except -1 nogil
