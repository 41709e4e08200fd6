cimport cython
from libc cimport math
from ..core cimport bits
from ..core.bits cimport u64
from .kabul_rows cimport KabulRows

cdef int LAST, MID, ROW, STACK, SWITCH, HIGH, KEPT, UNSEEN, CARE, MATCH, READS, REPO, MOST_TURNS, SWEEPS
cdef int[6] CALLS
cdef double[6] WAITS, FINES, MEANS, SPREADS
cdef double[36] KEEPS
cdef double SILENT, QUIET, UNSEEN_MEAN, UNSEEN_SPREAD

cdef double _below(double ahead, double spread) noexcept nogil

cdef class KabulOthers(KabulRows):
    cdef int _hope(self) except -1
    @cython.locals(since=int)
    cdef int _turns(self, int seat) noexcept nogil
    @cython.locals(high=int)
    cdef double _keeps(self, int seat, int card) noexcept nogil
    cdef double _silent(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef u64 settle(self, int me, u64 r) except? 0 nogil
    @cython.locals(dark=u64, places=u64, place=int, card=int, other=int, z=int, fits=bint, holder=int, before=double,
                   after=double)
    cdef u64 _resettle(self, int seat, int me, u64 r) noexcept nogil
    @cython.locals(z=int)
    cdef int _zone_of(self, int card) noexcept nogil
    @cython.locals(both=u64, z=int, s=int)
    cdef int _trade(self, int one, int other) noexcept nogil
    @cython.locals(k=int, card=int)
    cdef int _rename(self, int z, int one, int other) noexcept nogil
    cdef bint _dares(self, int seat) noexcept nogil
    @cython.locals(mine=double, spread=double, first=double, less=double, places=u64, card=int, other=int,
                   above=double, price=int, most=double)
    cdef double _call_brings(self, int seat) noexcept nogil
    @cython.locals(theirs=double, turns=int, places=u64, card=int, less=double, calls=double, few=double)
    cdef double _not_less(self, int seat, int other, double mine, double spread) noexcept nogil
    @cython.locals(card=int)
    cdef int _guess(self, int seat, int owner, int place) noexcept nogil
    @cython.locals(places=u64, best=int, found=int, worth=int)
    cdef int _lowest(self, int seat, int owner) noexcept nogil
    @cython.locals(places=u64, total=int)
    cdef int _tempting(self, int seat, int owner) noexcept nogil
    @cython.locals(worst=int, least=int, rows=u64, other=int)
    cdef int _switches(self, int seat, int power, u64 places) noexcept nogil
