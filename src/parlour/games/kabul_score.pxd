cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from .kabul_powers cimport KabulPowers

cdef int CABO, GOLF, LAST, LOWEST, MID, NOTHING, OVER, REPO, RIGHT_CALL, ROW, SUM, TOTAL, WRONG_CALL
cdef int[6] FINES

cdef class KabulScore(KabulPowers):
    @cython.locals(total=int, rank=int, same=u64)
    cdef int _total(self, int seat) noexcept nogil
    @cython.locals(red=u64)
    cdef u64 _unpaired(self, u64 same) noexcept nogil
    @cython.locals(wrong=bint, seat=int)
    cdef int _end_round(self, bint void) except -1 nogil
    @cython.locals(wrong=bint, seat=int)
    cdef bint _wrongly_called(self) noexcept nogil
    cdef int _gain(self, int seat, int points) except -1 nogil
    @cython.locals(reached=bint, points=int, seat=int)
    cdef bint _target_reached(self) noexcept nogil
    @cython.locals(called=bint, points=int)
    cdef int _points(self, int seat, bint wrong) noexcept nogil
    @cython.locals(less=int)
    cdef int _worth_of_total(self, int seat, bint wrong) noexcept nogil
    @cython.locals(found=int, last=bint, other=int)
    cdef int _lower(self, int seat, bint wrong) noexcept nogil
