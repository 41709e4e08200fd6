cimport cython
from ..core cimport bits, sight
from ..core.bits cimport i8, u64
from ..core.table cimport Table

cdef int BLIND, DRAWN, EIGHT, HAND, JACK, SIX, STACK, TURN
cdef u64 ACES, JACKS, PACK, RANK, SUIT, TENS
cdef u64[36] FITS

cdef class QuteTable(Table):
    cdef public i8 phase, mover, starter, topmost, rank, suit, putter, laid, drawn_card    # small: so clones are cheap
    cdef public int run, mult
    cdef public bint opening_choice, two_players, final_penalties, plus_too, whole_run, eights_choice, clear
    cdef public bint shared, drew, exempt
    cdef public int[4] gained
    cdef int _lay_table(self, object options) except -1
    cdef u64 _fitting(self) noexcept nogil
    cdef bint _is_qute(self) noexcept nogil
    cdef u64 _fits_on(self, int card) noexcept nogil
    cdef bint _several_eights(self) noexcept nogil
    cdef int _opponent(self, int seat, int i) noexcept nogil
    cdef int _cards_of(self, int seat) noexcept nogil
    cdef int _value(self, u64 cards) noexcept nogil
    @cython.locals(found=int, score=int, i=int)
    cdef int _rival(self, int seat, bint lowest) noexcept nogil
