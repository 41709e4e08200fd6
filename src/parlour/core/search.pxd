cimport cython
from libc cimport math
from . cimport bits, memory
from .bits cimport u64
from .imagine cimport Worlds
from .mind cimport Mind
from .table cimport Table, playout

cdef int DEEPEST, MOST_NODES

cdef class Ismcts:
    cdef Worlds worlds
    cdef Table world, other, kept
    cdef double likely
    cdef Mind judge, mind
    cdef readonly int size, limit, me, among
    cdef readonly int done
    cdef readonly bint guided
    cdef public double exploration
    cdef int[::1] visits, chances, action, mover, child, sibling, path
    cdef double[::1] value, squares
    cdef int _add(self, int parent, int action, int mover) noexcept nogil
    @cython.locals(best=int, node=int, bound=double, best_bound=double)
    cdef int _best(self, int parent, u64 legal) noexcept nogil
    cdef u64 _untried(self, int parent, u64 legal) noexcept nogil
    @cython.locals(chance=double)
    cdef u64 _imagine(self, u64 r) except? 0 nogil
    @cython.locals(node=int, depth=int, i=int, legal=u64, untried=u64, mover=int, action=int, worth=double)
    cdef u64 _iterate(self, u64 r) except? 0 nogil
    @cython.locals(r=u64)
    cpdef run(self, int n, object seed)
