cimport cython
from . cimport bits, sight
from .bits cimport i8, u8, u64
from .table cimport Table

cdef class Glance:
    cdef readonly int seat
    cdef readonly bint aid
    cdef u64[20] named
    cdef u8[20] hidden, length
    cdef i8[280] order
    @cython.locals(new=cython.uint, z=int, lying=u64, named=u64, hidden=int)
    cpdef unsigned int look(self, Table table)
    @cython.locals(first=int, new=bint, k=int, card=int)
    cdef bint _places(self, Table table, int z, u64 named)
    cpdef u64 cards(self, int z) except? 0
    @cython.locals(left=u64)
    cpdef list faces(self, int z)
    cpdef int others(self, int z) except -1
    @cython.locals(end=int, k=int)
    cpdef list row(self, int z, int first)
    cdef int _there(self, int z) except -1
