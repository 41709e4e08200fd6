cimport cython
from libc cimport math
from ..core cimport bits
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.kabul cimport Kabul

cdef int ALSO, DECIDE, DISCARD, DRAW, DRAWING, DRAWN, DRAWN_ONLY, END, FINISH, GIVE, GOLF, HEAP, KABUL, LOWEST, NO_CARD, OWN
cdef int PASS, PEEK, PEEK_BOTH, PEEK_DOUBLE, PEEK_OPP, PEEK_SELF, PEEK_SWITCH, ROW, SEAT, SEATS, SKIP, STACK, SUM
cdef int SWITCH, SWITCHING, TAKE, THEIRS, CARE, MATCH, READS, UNSEEN, KEPT, FRESH, HIGH, LOW, NEARLY
cdef int NOTHING_LEFT
cdef int[6] CALLS
cdef double[5] SWINGS

@cython.final
cdef class KabulMind(Mind):
    cdef Kabul kabul
    @cython.locals(phase=int, places=u64)
    cdef int _act(self, int seat, u64 legal, u64 r) except? -1 nogil
    cdef bint _dares(self, int seat) noexcept nogil
    cdef int _draw(self, int seat, u64 legal) except -1 nogil
    @cython.locals(fresh=int, act=int, best=int, place=int, gain=int)
    cdef int _decide(self, int seat, u64 legal, u64 places) except? -1 nogil
    @cython.locals(card=int, brings=int)
    cdef int _gain(self, int seat, int fresh, int place) noexcept nogil
    @cython.locals(worth=int, same=u64)
    cdef int _counts(self, int seat, int card, int without) noexcept nogil
    cdef u64 _next(self, int seat, u64 legal) noexcept nogil
    @cython.locals(found=int, same=u64, cards=u64, other=int)
    cdef int _brings(self, int seat, int card, int place) noexcept nogil
    @cython.locals(places=u64, unknown=u64, worst=int)
    cdef int _power(self, int seat, int power, int place) noexcept nogil
    @cython.locals(act=int, low=bint)
    cdef int _own(self, int seat, u64 legal, u64 places, u64 r) noexcept nogil
    @cython.locals(rows=u64, act=int, best=int, found=int, other=int, worth=int)
    cdef int _whom(self, int seat, u64 legal, u64 r) noexcept nogil
    @cython.locals(other=int, unknown=u64, act=int)
    cdef int _theirs(self, int seat, u64 legal, u64 places, u64 r) noexcept nogil
    @cython.locals(unknown=u64)
    cdef u64 _unseen(self, int seat, int owner, u64 legal, u64 places) noexcept nogil
    @cython.locals(fresh=int, best=int, found=u64, rest=u64, place=int, card=int, twice=int, known=bint,
                   better=bint)
    cdef u64 _sensible(self, int seat, u64 legal, u64 places) noexcept nogil
    @cython.locals(same=u64)
    cdef bint _twin(self, int seat, int card) noexcept nogil
    @cython.locals(found=double, places=u64)
    cdef double _keeps(self, int seat) noexcept nogil
