cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from .qute_thumb cimport QuteThumb

cdef int ACE, AGAIN, ALL, ASK_EIGHTS, ASK_POINTS, ASK_SUIT, BLIND, COUNTED, COVER, DECLARES, DEMANDED, DRAW
cdef int DRAWN, EIGHT, EIGHTS_CHOICE, EMPTY, END, GOES_OUT, HAND, HIT_ALL, HIT_NEXT, JACK, LAST_EIGHTS, LESS
cdef int LIMIT, MATCH, MAY_PUT_IT, MINUS, MORE, MUST, NAME, NEVER, NO_CARD, ONE_CARD, ONE_DRAW, OPEN, OPENING
cdef int PASSES, PLUS, POINTS_CHOICE, PUT_IT, QUTE, REFILLS, SAME, SEVEN, SIX, SKIPPED, STACK, STARTS, STUCK
cdef int SUIT_CHOICE, TIMES, TO_ZERO, TURN, UNCOVERED
cdef u64 DRAWS, ENDS, FINISHES, QUTES, WORD_ACTS
cdef int[7] ASKS
cdef u64[7] CHOICES

@cython.final
cdef class Qute(QuteThumb):
    cdef int _turn_of(self, int seat) except -1 nogil
    cdef int _put(self, int seat, int card) except -1 nogil
    cdef int _draw(self, int seat) except -1 nogil
    cdef int _join(self, int seat) except -1 nogil
    @cython.locals(some=int)
    cdef int _take(self, int seat, int n) except -1 nogil
    cdef int _end(self, int seat) except -1 nogil
    @cython.locals(following=int)
    cdef int _pass_on(self, int seat, bint everybody) except -1 nogil
    @cython.locals(i=int)
    cdef int _effects(self, int seat, bint everybody) except -1 nogil
    cdef int _punish(self, int seat, int i, int n) except -1 nogil
    @cython.locals(i=int)
    cdef int _skip(self, int seat, int n) except -1 nogil
    cdef int _close(self, int seat, int act) except -1 nogil
    @cython.locals(following=int, over=bint, jacks=int, i=int, who=int, points=int, total=int)
    cdef int _count_up(self, int seat, bint everybody, bint plus) except -1 nogil
