cimport cython
from ..core cimport bits, memory
from ..core.bits cimport u64
from ..games.quatch cimport Quatch

cdef int CHANCE, EAT, HAND, PICK, PILE, STAND, SWEEPS
cdef u64 ALL, PICKS
cdef double CLOSE, SOON

cdef class Ending:
    cdef readonly int me, limit, size, links
    cdef readonly bint solved
    cdef list tables
    cdef Quatch scratch
    cdef u64 mask
    cdef int[::1] slots, first, mover, act, target
    cdef u64[::1] keys
    cdef double[::1] worth, odds
    cpdef dict acts(self)
    @cython.locals(i=int)
    cdef bint _reach(self, Quatch root) except -1
    cdef int _expand(self, Quatch table, int i) except -1
    @cython.locals(seat=int, legal=u64, act=int, new=Quatch)
    cdef int _branch(self, Quatch table, int i) except -1
    @cython.locals(rest=u64, same=u64, other=int, total=int, card=int, new=Quatch)
    cdef int _pick(self, Quatch table, int seat, int act) except -1
    @cython.locals(other=int, i=int, zone=int, at=int)
    cdef int _bring(self, Quatch table, int card, int seat, int place) except -1
    cdef int _link(self, int act, double odds, Quatch table) except -1
    @cython.locals(key=u64, slot=u64)
    cdef int _find(self, Quatch table) except -1
    @cython.locals(stands=u64, seat=int, key=u64)
    cdef u64 _key(self, Quatch table) except? 0
    @cython.locals(found=u64, rank=int)
    cdef u64 _ranks(self, u64 cards) noexcept nogil
    @cython.locals(moved=double, i=int, now=double)
    cdef bint _settle(self) except -1
    @cython.locals(best=double, mean=double, link=int, end=int, act=int)
    cdef double _best(self, int i) noexcept nogil
