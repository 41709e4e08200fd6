cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .qute_table cimport QuteTable

cdef int COUNTED, HAND, JACK, OPENING, SIX, STACK

cdef class QutePlace(QuteTable):
    @cython.locals(card=int, size=int, same=int, named=bint)
    cdef int _resume_stack(self) except -1
    @cython.locals(mine=bint, empty=bint, closing=bint, jacks=bint, hand=u64, several=bint, many=bint)
    cdef int _resume_turn(self, u64 held) except -1
