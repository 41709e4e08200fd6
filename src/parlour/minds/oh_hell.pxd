cimport cython
from libc cimport math
from ..core cimport bits, layout
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.oh_hell cimport OhHell

cdef int HAND, TABLE, TAKEN, TURNED, THIRTEEN, MATCH
cdef u64 SUIT, PACK
cdef int EXCESS
cdef double NEAR, FAR, LAST, ZEAL, SPOIL
cdef int[7] STEPS
cdef int[27] SIDE, TRUMPS
cdef int[3] EVER, VOID, LONG

@cython.final
cdef class OhHellMind(Mind):
    cdef OhHell game
    @cython.locals(k=int, size=int, unseen=u64, share=int, held=int, worth=int, suit=int, cards=u64, higher=u64, card=int,
                   above=int, step=int)
    cdef int _worth_of(self, u64 hand, u64 gone) noexcept nogil
    @cython.locals(hand=u64, left=int, wanted=int, off=double, doubt=double)
    cdef double _strange(self, int seat, u64 gone, int excess) noexcept nogil
    @cython.locals(points=double, most=double)
    cdef double _points(self, int seat) noexcept nogil
