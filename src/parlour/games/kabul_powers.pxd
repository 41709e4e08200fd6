cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .kabul_stack cimport KabulStack

cdef int ANY_TWO, FREE, KEEP, LOOKS, OPTIONAL, OWN, PEEK_DOUBLE, PEEK_SWITCH, ROW, SEAT, SEATS, SKIP, SWAP, SWITCH
cdef int SWITCHING, THEIRS
cdef int[7] OWN_PICKS, THEIR_PICKS

cdef class KabulPowers(KabulStack):
    @cython.locals(rows=u64)
    cdef u64 _others(self) noexcept nogil
    cdef bint _of_any_two(self) noexcept nogil
    cdef int _most_own(self) noexcept nogil
    cdef int _most_theirs(self) noexcept nogil
    @cython.locals(rows=u64, own=u64, two=bint)
    cdef bint _usable(self) noexcept nogil
    cdef u64 _may_skip(self) noexcept nogil
    cdef u64 _may_pick(self, int seat) noexcept nogil
    @cython.locals(own=bint)
    cdef bint _begin_power(self) except -1 nogil
    cdef bint _use_power(self, int seat, int act) except -1 nogil
    cdef bint _pick_own(self, int seat, int act) except -1 nogil
    cdef bint _pick_seat(self, int seat, int act) except -1 nogil
    cdef bint _pick_theirs(self, int seat, int act) except -1 nogil
    cdef bint _picked(self) except -1 nogil
    cdef int _look_at_picks(self) except -1 nogil
    cdef int _see(self, int owner, u64 places) except -1 nogil
    cdef int _switch(self) except -1 nogil
