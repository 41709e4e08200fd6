cimport cython
from libc cimport math
from . cimport bits, memory
from .bits cimport u64
from .imagine cimport Worlds
from .table cimport Table, guided_playout

cdef class Flat:
    cdef Worlds worlds
    cdef Table world, trial
    cdef readonly int me
    cdef readonly int[64] tried
    cdef double[64] sums, squares
    @cython.locals(r=u64)
    cpdef run(self, u64 acts, int n, object seed)
    @cython.locals(after=u64, act=int, reward=double)
    cdef u64 _world(self, u64 acts, u64 r) except? 0 nogil
    cpdef double mean(self, int act) except? -1
    @cython.locals(mean=double)
    cpdef double spread(self, int act) except? -1
