cimport cython
from libc cimport math
from . cimport bits, memory
from .bits cimport u64
from .imagine cimport Worlds
from .mind cimport Mind
from .table cimport Table

cdef class Flat:
    cdef Worlds worlds
    cdef readonly Table world
    cdef Table other, trial
    cdef Mind judge, mind
    cdef readonly int me, among
    cdef readonly bint heeding
    cdef readonly int[64] tried
    cdef double[64] sums, squares
    @cython.locals(r=u64)
    cpdef run(self, u64 acts, int n, object seed)
    @cython.locals(total=double, chance=double)
    cdef u64 _choose(self, u64 r) except? 0 nogil
    @cython.locals(after=u64, act=int, worth=double)
    cdef u64 _world(self, u64 acts, u64 r) except? 0 nogil
    cpdef double mean(self, int act) except? -1
    @cython.locals(mean=double)
    cpdef double spread(self, int act) except? -1
