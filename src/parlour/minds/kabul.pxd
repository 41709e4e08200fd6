cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .kabul_others cimport KabulOthers

cdef int ALSO, DECIDE, DISCARD, DRAW, DRAWING, DRAWN, END, FINISH, GIVE, HEAP, KABUL, LOWEST, OWN
cdef int PASS, PEEK, SEAT, SEATS, SKIP, STACK, SUM
cdef int SWITCH, SWITCHING, TAKE, THEIRS, CARE, MATCH, READS, UNSEEN, KEPT, FRESH, HIGH, LOW, NEARLY
cdef int NOTHING_LEFT
cdef double[5] SWINGS

@cython.final
cdef class KabulMind(KabulOthers):
    @cython.locals(phase=int, places=u64)
    cdef int _act(self, int seat, u64 legal, u64 r) except? -1 nogil
    cdef int _draw(self, int seat, u64 legal) except -1 nogil
    cdef u64 _next(self, int seat, u64 legal) noexcept nogil
    @cython.locals(act=int)
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
