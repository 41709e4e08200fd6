cimport cython
from . cimport bits, dice, kinds
from .bits cimport i8, u8, u64

cdef unsigned int EVERY_ZONE

cdef class Story:
    cdef public list story

cdef class Zones(Story):
    cdef public u64[20] zone, may
    cdef public u64[8] known
    cdef public u64[4] dice
    cdef public u64 pack
    cdef public unsigned int care, ordered, rows          # sets of zones
    cdef public short[20] start
    cdef public u8[20] sight, length, places
    cdef public i8[280] order
    cdef public int zones, room
    cdef public bint watched, told

    cdef inline int move(self, int card, int src, int dst) except -1 nogil:
        cdef u64 bit = <u64>1 << card
        self.zone[src] ^= bit
        self.zone[dst] ^= bit
        if (self.care >> src | self.care >> dst) & 1:
            self._follow(bit, src, dst)
        return 0
    cdef inline int move_all(self, u64 cards, int src, int dst) except -1 nogil:
        self.zone[src] ^= cards
        self.zone[dst] ^= cards
        if (self.care >> src | self.care >> dst) & 1:
            self._follow(cards, src, dst)
        return 0
    cdef inline int top(self, int z) noexcept nogil:
        return self.order[self.start[z] + self.length[z] - 1]
    cdef inline int at(self, int z, int place) noexcept nogil:
        return self.order[self.start[z] + place]

    cdef int _clear(self) except -1
    @cython.locals(i=int, z=int)
    cdef int lay(self, int first, int count, int sight, int places=*, bint row=*) except -1
    @cython.locals(left=int, came=int, rest=u64, card=int, single=bint)
    cdef int _follow(self, u64 cards, int src, int dst) except -1 nogil
    @cython.locals(first=int, i=int)
    cdef int _leave(self, int card, int src) noexcept nogil
    @cython.locals(place=int)
    cdef int _arrive(self, int card, int dst) noexcept nogil
    @cython.locals(cards=u64, card=int)
    cdef int give(self, int n, int src, int dst) except -1 nogil
    @cython.locals(bit=u64, left=int)
    cdef int put(self, int card, int src, int dst, int place) except -1 nogil
    @cython.locals(x=int, y=int, one=int, two=int, both=u64, may=u64, s=int)
    cdef int exchange(self, int a, int i, int b, int j) except -1 nogil
    @cython.locals(s=int)
    cdef int show(self, u64 cards, int z, int seats) except -1 nogil
    @cython.locals(s=int, card=u64)
    cdef int look(self, int z, int place, int seats) except -1 nogil
    @cython.locals(found=u64, i=int)
    cdef u64 filled(self, int z) noexcept nogil
    @cython.locals(i=int, s=int, rest=u64)
    cdef int gather(self, int z) except -1 nogil
    @cython.locals(base=int, i=int, j=int, held=int, s=int, public=u64)
    cdef int shuffle(self, int z) except -1 nogil
    cdef int lot(self, int n) noexcept nogil
    cdef int _have_dice(self) noexcept nogil
    @cython.locals(s=int, sees=int, heap=bint, public=u64)
    cdef int _witness(self, u64 cards, int src, int left, int dst, int came) except -1 nogil
    cdef int rule_out(self, int z, u64 cards) except -1 nogil
    cdef int _tell(self, int kind, u64 cards, int n, int src, int left, int dst, int came) except -1 nogil
    cpdef watch(self)
    cdef int heed(self) noexcept nogil
    cpdef rest(self)
