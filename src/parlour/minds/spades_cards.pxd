cimport cython
from ..core cimport bits, layout
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.spades cimport Spades
from . cimport spades_hands as hands

cdef int HAND, TABLE, SPADES
cdef u64 SUIT, SPADE_CARDS

cdef class SpadesCards(Mind):
    cdef Spades spades
    cdef bint _sure(self, int card, u64 unseen) noexcept nogil
    cdef bint _lacks(self, int seat, int suit) noexcept nogil
    @cython.locals(theirs=int, slack=int)
    cdef bint _wants(self, int seat) noexcept nogil
    @cython.locals(unseen=u64, hand=u64, covers=bint, left=int, right=int, hunts=bint, wants=bint, trumps=int, best=int, most=int,
                   suit=int, held=u64, out=u64, many=int, low=int, top=int, noise=int, card=int, value=int, prey=int, above=int)
    cdef int _lead(self, int seat, u64 legal, u64 r) except -1 nogil
    @cython.locals(best=int, above=u64, win=u64, lose=u64, partner=int, winner=int, last=bint, played=bint, suited=u64, wants=bint)
    cdef int _follow(self, int seat, u64 legal) except -1 nogil
    @cython.locals(best=int, partner=int, last=bint, unseen=u64, safe=bint, top=int, between=u64)
    cdef int _contest(self, int seat, u64 win, u64 lose, u64 suited) except -1 nogil
    @cython.locals(top=int, unseen=u64, below=int)
    cdef int _take(self, int seat, u64 win, u64 suited, bint cheap) except -1 nogil
    @cython.locals(led=u64, side=u64)
    cdef int _throw(self, int seat, u64 lose, bint keep) except -1 nogil
    @cython.locals(unseen=u64, best=int, above=u64, win=u64, lose=u64)
    cdef int _duck(self, int seat, u64 legal) except -1 nogil
