cimport cython
from ..core cimport bits, memory
from ..core.bits cimport u64
from ..core.mind cimport Mind
from ..games.quatch cimport Quatch
from .quatch_ending cimport Ending

cdef int CHANCE, DECK, HAND, PICK, PILE, PLAY, SEVERAL, STAND
cdef int PATIENT, HASTE, EXACT, ENOUGH, MOST, FEW
cdef u64 ALL, SPECIALS, STANDS, PICKS
cdef double HURRY, LONG

@cython.final
cdef class QuatchMind(Mind):
    cdef Quatch quatch
    cdef int acts
    @cython.locals(found=int, seat=int)
    cdef int _in_sight(self) noexcept nogil
    @cython.locals(ending=Ending, reckoned=dict, found=dict, legal=u64, alike=u64, act=int, worth=double)
    cdef dict _reckon(self, int seat)
    @cython.locals(after=Quatch)
    cdef double _now(self, int seat, int act, double worth) except? -1
    @cython.locals(seat=int)
    cdef bint _undecided(self) noexcept nogil
    @cython.locals(i=int, times=int)
    cdef bint _circles(self) noexcept nogil
    @cython.locals(fits=u64, card=int, again=u64)
    cdef int _lowest(self, u64 legal) noexcept nogil
