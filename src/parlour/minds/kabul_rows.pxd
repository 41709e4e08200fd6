cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.kabul cimport Kabul

cdef int DISCARD, DRAWN, DRAWN_ONLY, GOLF, NO_CARD, PEEK_BOTH, PEEK_DOUBLE, PEEK_OPP, PEEK_SELF, PEEK_SWITCH, ROW, SWITCH
cdef int UNSEEN, KEPT, HIGH

cdef class KabulRows(Mind):
    cdef Kabul kabul
    cdef public int fresh, look, looks, spy, choice, leak, margin, lead
    cdef public double quiet, waits                     # the points of a round that one may still hope for, without a call
    cdef int _taste(self) except -1
    @cython.locals(fresh=int, act=int, best=int, place=int, gain=int)
    cdef int _decide(self, int seat, u64 legal, u64 places) except? -1 nogil
    @cython.locals(card=int, brings=int)
    cdef int _gain(self, int seat, int fresh, int place) noexcept nogil
    @cython.locals(worth=int, same=u64)
    cdef int _counts(self, int seat, int card, int without) noexcept nogil
    @cython.locals(found=int, same=u64, cards=u64, other=int)
    cdef int _brings(self, int seat, int card, int place) noexcept nogil
    @cython.locals(places=u64, unknown=u64, gain=int)
    cdef int _power(self, int seat, int power, int place) noexcept nogil
    @cython.locals(same=u64)
    cdef bint _twin(self, int seat, int card) noexcept nogil
    @cython.locals(worst=int)
    cdef int _switches(self, int seat, int power, u64 places) noexcept nogil
