cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .kabul_score cimport KabulScore

cdef int ALSO, ANY_CARD, DECIDE, DISCARD, DONE, DRAW, DRAWING, DRAWN, END, FINISH, GIVE, HEAP, KABUL, KEEP, NINE, OWN
cdef int PASS, ROW, SEATS, SKIP, STACK, SWAP, SWITCH, SWITCHING, TAKE, THEIRS, UNKNOWN, LOW, HIGH, ANYTHING
cdef int[6] CALL_BELOW

cdef class KabulThumb(KabulScore):
    @cython.locals(k=int, owner=int, act=int, places=u64, good=bint)
    cdef int _suggest_stack(self, int seat, u64 legal) noexcept nogil
    cdef int _suggest_draw(self) noexcept nogil
    @cython.locals(dares=bint)
    cdef int _suggest_call(self, int seat, u64 legal, int otherwise) noexcept nogil
    @cython.locals(act=int, fresh=int, lower=bint)
    cdef int _suggest_replace(self, int seat, u64 places) noexcept nogil
    @cython.locals(first=int, more=u64)
    cdef int _suggest_also(self, int seat, u64 places) noexcept nogil
    @cython.locals(mine=int)
    cdef int _suggest_swap(self, int seat) noexcept nogil
    @cython.locals(owner=int, act=int, too_low=bint, unknown=u64)
    cdef int _suggest_pick(self, int seat, u64 places, u64 r) noexcept nogil
    @cython.locals(card=int)
    cdef int _worth(self, int seat, int owner, int place) noexcept nogil
    @cython.locals(places=u64, total=int)
    cdef int _seeming_total(self, int seat) noexcept nogil
    @cython.locals(best=int, found=int, worth=int)
    cdef int _extreme(self, int seat, int owner, u64 places, int sign) noexcept nogil
    @cython.locals(found=u64, known=u64, places=u64)
    cdef u64 _known_places(self, int seat, int owner, u64 cards) noexcept nogil
