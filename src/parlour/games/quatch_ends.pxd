cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .quatch_place cimport QuatchPlace

cdef int FIRST, IDLE, MASK, OUT, PATIENCE, STAND, THIRD, TURN
cdef int[650] WEIGHTS

cdef class QuatchEnds(QuatchPlace):
    @cython.locals(step=int)
    cdef int _after(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef int _progress(self) noexcept nogil
    cdef int _shift(self, int rank, int seat, int place) noexcept nogil
    @cython.locals(now=cython.longlong, times=int, i=int)
    cdef int _go_on(self, int seat, int following) except -1 nogil
    cdef int _begin_turn(self, int seat) noexcept nogil
    @cython.locals(place=int, other=int)
    cdef bint _out(self, int seat) except -1 nogil
    @cython.locals(playing=u64, first=int, seat=int, other=int, better=int)
    cdef int _decide(self, bint compare) except -1 nogil
    cdef int _load(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef int _end(self) except -1 nogil
    @cython.locals(found=int, other=int)
    cdef int _behind(self, int seat) noexcept nogil
    @cython.locals(found=int, other=int)
    cdef int _level(self, int seat) noexcept nogil
