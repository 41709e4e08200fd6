cimport cython
from ..core cimport bits, layout
from ..core.bits cimport u64

cdef u64 SUIT, SPADE_CARDS
cdef int SPADES, BASE
cdef int[56] SIDE
cdef int[10] LONG, RUFF
cdef int[16] HIGH
cdef int[42] LOWS, TOPS

@cython.locals(trumps=int, value=int, suit=int, held=u64, n=int)
cpdef int estimate(u64 hand) noexcept nogil
@cython.locals(value=int, suit=int, held=u64, k=int, rank=int)
cpdef int odds(u64 hand) noexcept nogil
@cython.locals(value=double, suit=int, left=u64, chance=double, card=int)
cpdef double promise(u64 hand, u64 out) noexcept nogil
@cython.locals(best=int, most=int, card=int, suit=u64, above=int, below=int, value=int)
cpdef int slip(u64 legal, u64 unseen) noexcept nogil
@cython.locals(chosen=int, most=int, suit=u64, held=u64, card=int, out=u64, below=int, value=int)
cpdef int rid(u64 lose, u64 unseen) noexcept nogil
@cython.locals(best=int, most=int, suit=u64, held=u64, n=int, card=int, value=int, top=int)
cpdef int spare(u64 side, bint keep) noexcept nogil
