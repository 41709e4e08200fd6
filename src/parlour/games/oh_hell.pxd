cimport cython
from ..core cimport bits, layout, sight
from ..core.bits cimport i8, u64
from ..core.tricks cimport Tricks

cdef u64 SUIT, EVERY_BID
cdef int HAND, TABLE, TAKEN, DECK, TURNED, BIDDING, PLAYING, ANY, FOLLOW, AT_MOST, MUST_NOT_FIT
cdef int TRICK, DEALS, BID, ALL_BID, MADE, MISSED, DOWN_UP, UP, THIRTEEN, ALWAYS, EXACT, NEVER
cdef int[13] FEW_TRUMPS, MANY_TRUMPS, FEW, MANY

@cython.final
cdef class OhHell(Tricks):
    cdef public int limit, rounds, number
    cdef public i8 sequence, trick_points, dealer, trump_card, cards, total, forbidden
    cdef public i8[4] bids, tricks, gained
    cdef public bint dealers_card, restrict
    cdef int _size(self, int number) noexcept nogil
    cdef bint _turns(self) noexcept nogil
    cdef int _ask_bid(self, int seat) except -1 nogil
    cdef int _bid(self, int seat, int bid) except -1 nogil
    cdef int _add_to_trick(self, int seat, int card) except -1 nogil
    @cython.locals(seat=int)
    cdef int _score_round(self) except -1 nogil
    @cython.locals(end=bint, seat=int)
    cdef bint _ends(self) noexcept nogil
    @cython.locals(wanted=int, missed=bint, take=bint, last=bint, over=u64, under=u64)
    cdef int _choose(self, int seat, u64 legal, u64 r) except -1 nogil
    @cython.locals(hand=u64, many=int, excess=int, worth=int, card=int, rank=int, bid=int)
    cdef int _guess(self, int seat, u64 legal, u64 r) except -1 nogil
    @cython.locals(suit=int)
    cdef u64 _over_best(self) noexcept nogil
    @cython.locals(chosen=int, most=int, card=int, rank=int)
    cdef int _by_rank(self, u64 cards, bint highest) noexcept nogil
    cdef int _points(self, int seat) noexcept nogil
    cdef int _resume_deal(self, int won) except -1
    cdef int _resume_shown(self) except -1
    cdef int _resume_bids(self, int won) except -1
