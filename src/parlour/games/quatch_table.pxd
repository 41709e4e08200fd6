cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from ..core.table cimport Table

cdef int ASIDE, BIN, CHANCE, DEALT, DECK, HAND, PILE, PLAY, STAND
cdef u64 ALL, FOUR, SPECIALS

cdef class QuatchTable(Table):
    cdef public int games, stage, asked, mover, opening, beat, laid, passes, quiet, change
    cdef public bint play_all, may_eat, forbid_four, play_on, to_second, backward, several
    cdef public int[4] eaten, place
    cdef public int[200] past
    cdef int _lay_table(self, object options) except -1
    cdef u64 _rank(self, int rank) noexcept nogil
    cdef u64 _source(self, int seat) noexcept nogil
    cdef u64 _all(self, int seat) noexcept nogil
    cdef u64 _fitting(self) noexcept nogil
    @cython.locals(rank=int, copies=int)
    cdef u64 _never_last(self, int seat, u64 held) noexcept nogil
    @cython.locals(place=int)
    cdef int _run(self, int rank) noexcept nogil
    @cython.locals(found=int, seat=int)
    cdef int _still_in(self) noexcept nogil
