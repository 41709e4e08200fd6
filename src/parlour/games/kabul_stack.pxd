cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from .kabul_row cimport KabulRow

cdef int ALL, ALL_MATCHING, ANY_CARD, BY_LOT, CHAIN, GIVE, HEAP, LIVE, NINE, NO_CARD, OWNER, PASS, ROW, STACK
cdef int STACKS, WRONG

cdef class KabulStack(KabulRow):
    cdef u64 _may_stack(self, int seat) noexcept nogil
    cdef u64 _stackers(self) noexcept nogil
    @cython.locals(who=u64)
    cdef bint _open_window(self) except -1 nogil
    @cython.locals(right=bint, s=int)
    cdef bint _stack(self, int seat, int act) except -1 nogil
    cdef bint _hand_over(self, int seat, int place) except -1 nogil
    cdef bint _close_window(self, bint right) except -1 nogil
    @cython.locals(tries=u64, right=bint, seat=int)
    cdef bint _judge(self) except -1 nogil
    @cython.locals(found=u64, seat=int)
    cdef u64 _tries(self) noexcept nogil
    @cython.locals(seat=int, skipped=int)
    cdef int _next_try(self, u64 tries) except -1 nogil
    cdef int _next_of(self, u64 seats, int seat) noexcept nogil
    @cython.locals(owner=int, place=int, card=int)
    cdef bint _try(self, int seat, int act) except -1 nogil
    @cython.locals(eyes=int)
    cdef int _fail(self, int seat, int owner, int place) except -1 nogil
