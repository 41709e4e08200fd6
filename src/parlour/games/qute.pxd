cimport cython
from ..core cimport bits, sight
from ..core.bits cimport i8, u64
from ..core.table cimport Table

cdef int HAND, DRAWN, BLIND, STACK, DRAW, END, QUTE, FINISH, NAME, ALL, NEXT, MINUS, PLUS, LIMIT
cdef int SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE, MUST, MAY, NEVER
cdef int TURN, OPENING, SUIT_CHOICE, EIGHTS_CHOICE, LAST_EIGHTS, POINTS_CHOICE, COUNTED
cdef int OPEN, MATCH, DEMANDED, STUCK, PUT_IT, MAY_PUT_IT, ONE_DRAW, SAME, COVER, UNCOVERED, EMPTY
cdef int ASK_SUIT, ASK_EIGHTS, ASK_POINTS
cdef int STARTS, PASSES, REFILLS, NO_CARD, ONE_CARD, SKIPPED, AGAIN, HIT_ALL, HIT_NEXT, DECLARES
cdef int GOES_OUT, LESS, MORE, TIMES, TO_ZERO
cdef u64 RANK, SUIT, PACK, SIXES, JACKS, ACES, TENS, HITS, DRAWS, ENDS, QUTES, FINISHES, WORD_ACTS
cdef u64[36] FITS
cdef u64[7] CHOICES
cdef u64[6] SHED
cdef int[7] ASKS

@cython.final
cdef class Qute(Table):
    cdef public i8 phase, mover, starter, topmost, rank, suit, putter, laid, drawn_card    # small: so clones are cheap
    cdef public int run, mult
    cdef public bint opening_choice, two_players, final_penalties, plus_too, whole_run, eights_choice, clear
    cdef public bint shared, drew, exempt
    cdef public int[4] gained
    cdef int _turn_of(self, int seat) except -1 nogil
    cdef u64 _fitting(self) noexcept nogil
    cdef bint _is_qute(self) noexcept nogil
    cdef int _put(self, int seat, int card) except -1 nogil
    cdef int _draw(self, int seat) except -1 nogil
    cdef int _join(self, int seat) except -1 nogil
    @cython.locals(some=int)
    cdef int _take(self, int seat, int n) except -1 nogil
    cdef int _end(self, int seat) except -1 nogil
    cdef bint _several_eights(self) noexcept nogil
    @cython.locals(following=int)
    cdef int _pass_on(self, int seat, bint everybody) except -1 nogil
    @cython.locals(i=int)
    cdef int _effects(self, int seat, bint everybody) except -1 nogil
    cdef int _opponent(self, int seat, int i) noexcept nogil
    cdef int _punish(self, int seat, int i, int n) except -1 nogil
    @cython.locals(i=int)
    cdef int _skip(self, int seat, int n) except -1 nogil
    cdef int _close(self, int seat, int act) except -1 nogil
    cdef int _value(self, u64 cards) noexcept nogil
    @cython.locals(following=int, over=bint, jacks=int, i=int, who=int, points=int, total=int)
    cdef int _count_up(self, int seat, bint everybody, bint plus) except -1 nogil
    cdef int _cards_of(self, int seat) noexcept nogil
    @cython.locals(points=int, others=int, total=int)
    cdef bint _likes_to_count(self, int seat, u64 held) noexcept nogil
    @cython.locals(best=int, most=int, own=int, i=int, suit=int, ends=bint)
    cdef int _answer(self, int seat, u64 held, u64 r) except -1 nogil
    @cython.locals(i=int, ahead=int)
    cdef int _ahead(self, int seat) noexcept nogil
    @cython.locals(found=int, score=int, i=int)
    cdef int _rival(self, int seat, bint lowest) noexcept nogil
    @cython.locals(card=int, size=int, same=int, named=bint)
    cdef int _resume_stack(self) except -1
    @cython.locals(mine=bint, empty=bint, closing=bint, jacks=bint, hand=u64, several=bint, many=bint)
    cdef int _resume_turn(self, u64 held) except -1
