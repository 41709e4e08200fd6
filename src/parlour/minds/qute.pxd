cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.qute cimport Qute

cdef int ACE, BLIND, DRAWN, EIGHT, HAND, JACK, LIMIT, NAME, OPENING, PLUS, POINTS_CHOICE, QUTE, SEVEN, SIX, STACK
cdef int SUIT_CHOICE, MATCH, CARE, GREEN
cdef int SAME, COVERED, BARE, HITS, HITS_TWO, AGAIN, FOLLOWED, LAST, SKIPS, SKIPS_TWO, PAIR
cdef int JACKS_KEPT, QUTE_AT, ONE_BY_ONE, LATE, LATE_JACK, TWO_ACES, TWO_EIGHTS, EARLY, SUIT_CARD, SUIT_VALUE
cdef u64 ENDS, JACKS, PACK, QUTES, RANK, SUIT
cdef double NEAR, FAR
cdef int[9] HOT

@cython.final
cdef class QuteMind(Mind):
    cdef Qute qute
    cdef public int[30] weights
    cdef int _weight(self, int what) noexcept nogil
    cdef bint _keeps_back(self, u64 held) noexcept nogil
    @cython.locals(best=int, most=int, suit=int, mine=u64, urge=int)
    cdef int _suit(self, u64 held, u64 r) except -1 nogil
    @cython.locals(points=int, total=int, others=int)
    cdef bint _likes_to_count(self, int seat, u64 held) except -1 nogil
    @cython.locals(jacks=int, held=u64, own=int)
    cdef bint _wins_with_plus(self, int seat) except -1 nogil
    @cython.locals(legal=u64, held=u64)
    cdef int _as_they_come(self, int seat) except -1 nogil
    @cython.locals(rest=u64, card=int, best=int, most=int, urge=int, fewest=int)
    cdef int _put(self, int seat, u64 held, u64 fits, u64 r) except -1 nogil
    @cython.locals(first=int, second=int)
    cdef int _fewest(self, int seat) except -1 nogil
    @cython.locals(rank=int, same=u64, left=u64, alike=int, n=int, urge=int)
    cdef int _urge(self, int seat, u64 held, int card, int fewest) except? -1 nogil
    @cython.locals(following=int)
    cdef int _effect(self, int seat, int rank, u64 cover) except? -1 nogil
