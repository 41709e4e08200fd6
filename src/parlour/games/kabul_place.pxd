cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .kabul_thumb cimport KabulThumb

cdef int ALSO, ANY_CARD, DECIDE, DRAWN, END, GIVE, HEAP, LIVE, OVER, OWN, PEEK, PEEK_SWITCH, ROW, SEAT, STACK, SUM
cdef int SWITCH, SWITCHING, THEIRS

cdef class KabulPlace(KabulThumb):
    @cython.locals(seats=int, seat=int)
    cdef int _check_seats(self) except -1
    @cython.locals(holder=int, seat=int)
    cdef int _check_cards(self) except -1
    @cython.locals(stackers=u64, seat=int)
    cdef int _check_sealed(self) except -1
    @cython.locals(most=int, seat=int, peeked=int)
    cdef int _check_first_looks(self) except -1
    @cython.locals(most=int, seat=int)
    cdef int _check_scores(self) except -1
    cdef int _check_call(self) except -1
    cdef int _check_window(self) except -1
    @cython.locals(fit=bint)
    cdef int _check_picks(self) except -1
    cdef bint _exchange_fits(self) noexcept nogil
    cdef bint _gift_fits(self) noexcept nogil
    @cython.locals(own=int)
    cdef bint _begun(self) noexcept nogil
    @cython.locals(own=int, theirs=int)
    cdef bint _power_fits(self) noexcept nogil
    @cython.locals(rows=u64)
    cdef bint _touchable(self) noexcept nogil
    @cython.locals(owing=u64, able=bint, seat=int)
    cdef int _ask_again(self) except -1
    cdef u64 _owing(self) noexcept nogil
    @cython.locals(found=u64, seat=int)
    cdef u64 _decided(self) noexcept nogil
    @cython.locals(found=u64, seat=int)
    cdef u64 _looking(self) noexcept nogil
