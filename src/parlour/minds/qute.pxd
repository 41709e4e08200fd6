cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.qute cimport Qute

cdef int ACE, DRAWN, EIGHT, HAND, JACK, LIMIT, NAME, OPENING, PLUS, POINTS_CHOICE, QUTE, SEVEN, SIX, SUIT_CHOICE
cdef int MATCH, CARE, GREEN, LAST, COVERED, BARE, HITS, SKIPS
cdef u64 ENDS, JACKS, PACK, QUTES, RANK, SUIT
cdef double NEAR, FAR
cdef int[9] HOT
cdef int[18] URGES

@cython.final
cdef class QuteMind(Mind):
    cdef Qute qute
    @cython.locals(jacks=int, held=u64, own=int)
    cdef bint _wins_with_plus(self, int seat) except -1 nogil
    @cython.locals(legal=u64, held=u64)
    cdef int _as_they_come(self, int seat) except -1 nogil
    @cython.locals(rest=u64, card=int, best=int, most=int, urge=int)
    cdef int _put(self, int seat, u64 held, u64 fits, u64 r) except -1 nogil
    @cython.locals(rank=int, left=u64, suit=u64, alike=int, urge=int)
    cdef int _urge(self, int seat, u64 held, int card) except? -1 nogil
