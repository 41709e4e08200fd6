cimport cython
from libc cimport math
from . cimport bits
from .bits cimport u64
from .table cimport Table

cdef class Mind:
    cdef Table table
    cdef readonly int knows
    cdef public int me
    cdef public double near, far
    cdef int suggest(self, int seat, u64 r) except -1 nogil
    cpdef int decide(self, int seat, object r) except -1
    cpdef int effort(self, int seat) except -1
    cpdef u64 worthy(self, int seat, u64 legal) except? 0
    cpdef dict solved(self, int seat, u64 hidden)
    cdef double worth(self, int seat) except? -1 nogil
    cdef double distance(self) except? -1 nogil
    cdef double tally(self, int seat) except? -1 nogil
    @cython.locals(total=double, mine=double, swing=double, other=int, ahead=double)
    cdef double chance(self, int seat) except? -1 nogil
    @cython.locals(seat=int)
    cpdef tuple outlook(self)
    @cython.locals(seat=int)
    cpdef list chances(self)
    cdef u64 settle(self, int me, u64 r) except? 0 nogil
    cdef double weight(self, int me) except? -1 nogil
    @cython.locals(seat=int)
    cdef u64 finish(self, u64 r) except? 0 nogil
