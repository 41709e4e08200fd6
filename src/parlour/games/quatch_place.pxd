cimport cython
from ..core cimport bits
from ..core.bits cimport u64
from .quatch_table cimport QuatchTable

cdef int ASIDE, BIN, CHANCE, DEALT, HAND, LOWEST, NONE, PILE, PLAY, SECOND, STAND, SWAP, TEN
cdef u64 SPECIALS, TENS, TWOS

cdef class QuatchPlace(QuatchTable):
    @cython.locals(spare=u64, places=u64, mine=u64)
    cdef int _check_cards(self) except -1
    cdef int _check_past(self) except -1
    @cython.locals(run=int, last=int, rank=int, four=u64)
    cdef int _resume_turn(self) except -1
    cdef int _check_undealt(self) except -1
    @cython.locals(everyone=u64, waiting=u64, rivals=u64)
    cdef int _resume_opening(self) except -1
