cimport cython
from libc cimport math
from ..core cimport bits, layout
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.spades cimport Spades

cdef int HAND, TABLE, TAKEN, MATCH, CARE, GLANCE, BASE, NIL, TRY, DARING
cdef u64 SUIT, PACK, SPADE_CARDS
cdef int SPADES
cdef double NEAR, FAR, BAG, FEAR, DOUBT
cdef int[56] SIDE
cdef int[10] LONG, RUFF
cdef int[16] HIGH
cdef int[42] LOWS, TOPS

@cython.final
cdef class SpadesMind(Mind):
    cdef Spades spades
    @cython.locals(trumps=int, value=int, suit=int, held=u64, n=int)
    cpdef int _estimate(self, u64 hand) noexcept nogil
    @cython.locals(value=int, suit=int, held=u64, k=int, rank=int)
    cpdef int _odds(self, u64 hand) noexcept nogil
    @cython.locals(hand=u64, value=int, others=int, made=int, other=int, luck=int, bid=int, most=int)
    cdef int _bid(self, int seat, u64 r) except -1 nogil
    @cython.locals(hand=u64, value=int, bid=int, found=u64, near=int)
    cdef u64 _near_bids(self, int seat) except? 0
    @cython.locals(mine=int, theirs=int)
    cdef int _nil_from(self, int seat) noexcept
    @cython.locals(legal=u64, best=int, partner=int, above=u64, win=u64, lose=u64, last=bint)
    cdef u64 _fair_cards(self, int seat) except? 0
    cdef bint _sure(self, int card, u64 unseen) noexcept nogil
    cdef bint _lacks(self, int seat, int suit) noexcept nogil
    @cython.locals(slack=int)
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
    @cython.locals(led=u64, side=u64, best=int, most=int, suit=u64, held=u64, n=int, card=int, value=int, top=int)
    cdef int _throw(self, int seat, u64 lose, bint keep) except -1 nogil
    @cython.locals(unseen=u64, best=int, above=u64, win=u64, lose=u64, chosen=int, most=int, suit=u64, held=u64, card=int,
                   out=u64, below=int, value=int)
    cdef int _duck(self, int seat, u64 legal) except -1 nogil
    @cython.locals(best=int, most=int, card=int, suit=u64, above=int, below=int, value=int)
    cdef int _slip(self, u64 legal, u64 unseen) except -1 nogil
    @cython.locals(out=u64, seat=int, value=double, suit=int, left=u64, chance=double, card=int)
    cdef double _promise(self, u64 hand) noexcept nogil
