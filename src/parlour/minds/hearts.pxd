cimport cython
from ..core cimport bits, layout
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.hearts cimport Hearts

cdef int HAND, TABLE, TAKEN, PASSED, MANY, MATCH, CARE, RIVALS, PASSING, GLANCE, MAXIM, NIGH
cdef u64 SUIT, PACK, SPADE_CARDS, HEART_CARDS, QUEEN, HIGH_SPADES, JACK, POINTS, LOW, COURT
cdef double NEAR, FAR

@cython.final
cdef class HeartsMind(Mind):
    cdef Hearts hearts
    @cython.locals(best=int, most=int, card=int, urge=int)
    cdef int _maxim(self, u64 legal) except -1 nogil
    @cython.locals(spades=u64, rest=u64, suit=u64, card=int, best=int, worst=int, danger=int)
    cdef int _pass(self, u64 hand, u64 r) except -1 nogil
    @cython.locals(hand=u64, unseen=u64, low=u64, rest=u64, suit=u64, other=int, card=int, best=int, most=int, above=int,
                   below=int, safety=int)
    cdef int _lead(self, int seat, u64 legal, u64 r) except -1 nogil
    @cython.locals(best=int, under=u64, trick=u64, safe=u64, gone=u64, other=int, last=bint)
    cdef int _follow(self, int seat, u64 legal) except -1 nogil
    @cython.locals(gone=u64, rest=u64, suit=u64, other=int, card=int, best=int, most=int, urge=int)
    cdef int _discard(self, int seat, u64 legal, u64 r) except -1 nogil
    @cython.locals(most=int, before=int, other=int, near=bint)
    cdef bint _near(self) except -1 nogil
