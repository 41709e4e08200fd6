cimport cython
from ..core cimport bits, layout
from ..core.bits cimport i8, u64
from ..core.tricks cimport Tricks

cdef u64 SUIT, PACK, SPADE_CARDS, HIGH_SPADES, LOW_CARDS, RANK
cdef int BIDDING, PLAYING, HAND, TABLE, TAKEN, DECK, ANY, FOLLOW, UNBROKEN, FIRST_LEAD, THIRTEEN
cdef int TRICK, BROKEN, BIDS, BIDS_NIL, TEAM_BIDS, NIL_MADE, NIL_FAILED, MAKES, IS_SET, PENALTY
cdef int SPADES, WHEN_BROKEN, AFTER_FIRST, ALWAYS
cdef int[3] HONOURS

@cython.final
cdef class Spades(Tricks):
    cdef public int limit, rounds, spades_lead, dealer
    cdef public bint sandbags, cap_bids, broken
    cdef public double ahead
    cdef public i8[4] bids, tricks, need, bags
    @cython.locals(most=int)
    cdef u64 _bids_for(self, int seat) except? 0 nogil
    cdef bint _spades_may_be_led(self, u64 hand) noexcept nogil
    @cython.locals(team=int)
    cdef int _bid(self, int seat, int bid) except -1 nogil
    cdef int _tell_card(self, int seat, int card) except -1 nogil
    cdef int _end_trick(self, int seat) except -1 nogil
    @cython.locals(bid=int, points=int, one=int)
    cdef int _earned(self, int seat) noexcept nogil
    cdef int _over(self, int seat) noexcept nogil
    @cython.locals(team=int, points=int, bags=int, ahead=int)
    cdef int _score_round(self) except -1 nogil
    @cython.locals(best=int)
    cdef bint _decided(self, int rounds) noexcept nogil
    cdef int _compare(self, int points) noexcept nogil
    @cython.locals(seat=int)
    cdef int _tell_result(self, int team) except -1 nogil
    @cython.locals(team=int)
    cdef int _count_bags(self) noexcept nogil
    @cython.locals(hand=u64, held=u64, partner=int, trumps=int, quarters=int, low=bint, nil=bint, suit=int, n=int, k=int)
    cdef int _worth(self, int seat, u64 r) except -1 nogil
    cdef bint _hopes(self, int seat) noexcept nogil
    cdef bint _wants(self, int seat) noexcept nogil
    @cython.locals(seen=u64, other=int)
    cdef u64 _unseen(self, int seat) noexcept nogil
    @cython.locals(unseen=u64, sure=u64, mine=u64, suit=int)
    cdef int _lead_one(self, int seat, u64 legal, u64 r) except -1 nogil
    @cython.locals(above=u64, win=u64, lose=u64, suited=u64, partner=int, top=int, nil=bint, covers=bint, last=bint,
                   eager=bint, sure=bint)
    cdef int _add_one(self, int seat, u64 legal, u64 r) except -1 nogil

@cython.locals(ranks=u64)
cdef int extreme(u64 cards, bint high, u64 r) noexcept nogil
