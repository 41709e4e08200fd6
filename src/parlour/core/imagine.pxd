cimport cython
from . cimport bits, dice, memory, sight
from .bits cimport u8, u64
from .table cimport Table

cdef class Worlds:
    cdef Table base
    cdef readonly int me, groups, members, hards, size
    cdef readonly u64 dark, free
    cdef bint eyed
    cdef int[20] hidden, member, need, cap, stride
    cdef int[21] first
    cdef int[64] hard
    cdef u64[64] allow
    cdef u8[280] eyes
    cdef double[::1] ways
    @cython.locals(at=int, g=int, used=int[20], dealt=int, k=int, total=double, inverse=double[65])
    cdef int _count(self) except -1
    @cython.locals(got=u64[20], open_=int[20], at=int, g=int, i=int, s=int, chosen=int, card=int, x=double, way=double,
                   rest=u64, cards=u64)
    cdef u64 _draw(self, Table world, u64 r) except? 0 nogil
    @cython.locals(s=int, k=int, card=int)
    cdef u64 _lay(self, Table world, int z, u64 cards, u64 r) noexcept nogil
    @cython.locals(world=Table)
    cpdef Table draw(self, object seed)
