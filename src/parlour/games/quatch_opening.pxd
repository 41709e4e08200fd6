cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from .quatch_ends cimport QuatchEnds

cdef int ASIDE, BY_LOT, CHANCE, DEALT, DECK, HAND, LOWEST, NONE, NO_MORE, OPENS, PASS, PLAY, SECOND, STAND, SWAP
cdef int TEN, TURNS_ROUND, TWO
cdef u64 ALL, SPECIALS, TENS, TWOS
cdef u64[20] LAYOUTS

cdef class QuatchOpening(QuatchEnds):
    cdef int _set_aside(self, u64 four, int rank) except -1 nogil
    cdef int _ask_all(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int _swap(self) except -1 nogil
    @cython.locals(act=int)
    cdef int _layout(self, u64 chosen) noexcept nogil
    @cython.locals(out=int, i=int, slot=int, card=int)
    cdef int _lay_out(self, int seat, u64 chosen) except -1 nogil
    @cython.locals(rest=u64)
    cdef u64 _showable(self, int seat) noexcept nogil
    @cython.locals(rivals=u64, tied=u64)
    cdef int _compare(self) except -1 nogil
    @cython.locals(seat=int)
    cdef int _lay_open(self) except -1 nogil
    cdef int _shown(self, int seat) noexcept nogil
    @cython.locals(lowest=int, found=u64, seat=int)
    cdef u64 _lowest(self, u64 seats) noexcept nogil
    @cython.locals(seat=int)
    cdef bint _is_settled(self, u64 tied) noexcept nogil
    cdef int _one_of(self, u64 tied) except -1 nogil
    @cython.locals(seat=int, shown=int)
    cdef int _take_shown(self) except -1 nogil
    @cython.locals(seat=int)
    cdef int _open(self) except -1 nogil
