cimport cython
from . cimport bits, dice, kinds, memory
from .bits cimport i8, u64
from .zones cimport Zones

cdef class Table(Zones):
    cdef public u64 to_act
    cdef public int[8] scores
    cdef public i8[8] sealed
    cdef public int seats, round, page, rule
    cdef public bint over, outside

    cdef int _deal(self) except -1 nogil
    cdef u64 _legal(self, int seat) except? 0 nogil
    cdef int _play(self, int seat, int action) except -1 nogil
    cdef double _reward(self, int seat) except? -1 nogil
    cdef int _suggest(self, int seat, u64 r) except -1 nogil
    cdef u64 _mine(self, int seat) except? 0 nogil
    cdef int _standing(self, int seat) except? -1 nogil
    cdef int _resume(self) except -1

    cdef inline int turn(self, int seat) noexcept nogil:
        self.to_act = <u64>1 << seat
        return 0
    cdef inline u64 by(self, int rule, u64 cards) noexcept nogil:
        self.rule = rule
        return cards

    cdef int set_up(self, int seats) except -1
    cdef inline int ask(self, u64 seats) noexcept nogil:
        self.to_act = seats
        return 0
    cdef inline int done(self, int seat) noexcept nogil:
        self.to_act &= ~(<u64>1 << seat)
        return 0
    cdef int seal(self, int seat, int action) noexcept nogil
    @cython.locals(action=int)
    cdef int unseal(self, int seat) noexcept nogil
    cdef inline int score(self, int seat, int points) except -1 nogil:
        self.scores[seat] += points
        if self.told:
            self._tell(kinds.SCORE, 0, points, seat, -1, -1, -1)
        return 0
    cdef inline int say(self, int word, int seat, int number) except -1 nogil:
        if self.told:
            self._tell(kinds.SAY, 0, number, seat, word, -1, -1)
        return 0
    cdef inline int end_round(self, bint over) noexcept nogil:
        self.round += 1
        self.over = over
        self.to_act = 0
        return 0

    cpdef deal(self, bytes seed)
    cpdef int who(self)
    cpdef u64 legal(self, int seat) except? 0
    @cython.locals(mask=u64, found=list, i=int)
    cpdef list actions(self, int seat)
    cpdef bint attempt(self, int seat, int action) except -1
    cpdef int play(self, int seat, int action) except -1
    cpdef u64 mine(self, int seat) except? 0
    cpdef int suggest(self, int seat, object r) except -1
    cdef int _there(self, int seat) except -1
    cpdef int standing(self, int seat) except? -1
    cpdef double reward(self, int seat) except? -1
    @cython.locals(new=Table)
    cpdef Table clone(self)
    @cython.locals(scratch=Table, start=Table, s=cython.int, total=double[8], r=u64)
    cpdef list playouts(self, int n, object seed=*, bint guided=*)
    @cython.locals(scratch=Table, start=Table, seat=int, r=u64, acts=cython.longlong)
    cpdef long long acts_in(self, int n, object seed=*) except -1
    @cython.locals(seat=int, held=int)
    cpdef settle(self)

@cython.locals(seat=int)
cpdef u64 guided_playout(Table t, u64 r) except? 0 nogil
@cython.locals(seat=int)
cpdef u64 playout(Table t, u64 r) except? 0 nogil
cdef int _outside_suggest(Table t, int seat, u64 r) except -1 with gil
cdef u64 _outside_mine(Table t, int seat) except? 0 with gil
cdef int _outside_standing(Table t, int seat) except? -1 with gil
