cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from ..core.table cimport Table

cdef int HAND, SEEN, CHANCE, STAND, DECK, PILE, BIN, ASIDE, SPLIT, EAT, PASS, PICK, TWO, TEN, NONE
cdef int PLAY, SWAP, LOWEST, SECOND, MASK, TURN, PATIENCE
cdef int HELD, SHOW, OPEN, AS_HIGH, HIGH_ALL, MUST, MUST_ALL, NO_FIT, NO_SPECIAL, NO_FOUR, PICK_ONE
cdef int NO_MORE, BY_LOT, OPENS, TURNS_ROUND, TEN_CLEARS, FOUR_CLEARS, PASSES, OUT, STALEMATE, IDLE, THIRD, FIRST
cdef u64 ALL, ONES, SEVENS, TWOS, TENS, SPECIALS, PLAYS, LOW, HIGH
cdef int[46] CODES
cdef u64[20] LAYOUTS
cdef int[650] WEIGHTS

@cython.final
cdef class Quatch(Table):
    cdef public int games, stage, mover, opening, passes, beat, quiet
    cdef public bint play_all, may_eat, forbid_four, play_on, to_second, backward
    cdef public int[4] showed, eaten, place
    cdef public int[200] past
    cdef int _set_aside(self, u64 four, int rank) except -1 nogil
    cdef u64 _source(self, int seat) noexcept nogil
    cdef u64 _all(self, int seat) noexcept nogil
    cdef u64 _fitting(self) noexcept nogil
    @cython.locals(fit=u64, hidden=u64, codes=u64, acts=u64)
    cdef u64 _plays(self, int seat, u64 held, u64 never) noexcept nogil
    @cython.locals(copies=u64)
    cdef u64 _splits(self, u64 hidden) noexcept nogil
    @cython.locals(a=u64, b=u64, c=u64, d=u64)
    cdef u64 _copies(self, u64 held) noexcept nogil
    cdef u64 _acts(self, u64 codes) noexcept nogil
    @cython.locals(rank=int, copies=int)
    cdef u64 _never_last(self, int seat, u64 held) noexcept nogil
    @cython.locals(place=int)
    cdef int _run(self, int rank) noexcept nogil
    @cython.locals(chosen=u64, seat=int, out=int, i=int, slot=int)
    cdef int _swap(self) except -1 nogil
    @cython.locals(rest=u64, rank=int, hidden=int, lies_open=bint)
    cdef int _to_show(self, int seat) noexcept nogil
    @cython.locals(rank=int, below=u64, seen=u64)
    cdef int _show(self, int seat, int nth) except -1 nogil
    @cython.locals(everyone=u64, found=int)
    cdef int _compare(self) except -1 nogil
    cdef int _open(self) except -1 nogil
    @cython.locals(n=int, lowest=int, tied=u64, waiting=u64, seat=int, rank=int)
    cdef int _contest(self, u64 seats) except -2 nogil
    @cython.locals(rest=u64)
    cdef int _shown(self, int seat, int n) noexcept nogil
    @cython.locals(pairs=u64, rank=int, seen=int)
    cdef int _play_cards(self, int seat, int act) except -1 nogil
    @cython.locals(four=u64, seen=u64, hidden=u64)
    cdef int _put_down(self, int seat, int rank, int copies) except -1 nogil
    cdef u64 _some(self, u64 lying, int n) noexcept nogil
    @cython.locals(found=u64, place=int, card=int)
    cdef u64 _first(self, int z, int rank, int n) noexcept nogil
    @cython.locals(clears=bint, drawn=bint, out=bint, following=int, change=cython.longlong, place=int)
    cdef int _resolve(self, int seat, int rank, int copies, bint moved) except -1 nogil
    @cython.locals(n=int)
    cdef bint _draw(self, int seat) except -1 nogil
    @cython.locals(change=cython.longlong, place=int, rank=int)
    cdef int _eat(self, int seat) except -1 nogil
    cdef int _take_pile(self, int seat) except -1 nogil
    @cython.locals(count=int, last=bint, fits=u64)
    cdef int _deduce(self, int seat) except -1 nogil
    cdef int _pass(self, int seat) except -1 nogil
    @cython.locals(card=int)
    cdef int _pick(self, int seat, int slot) except -1 nogil
    @cython.locals(step=int)
    cdef int _after(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef int _go_on_anew(self, int seat) noexcept nogil
    @cython.locals(now=int, times=int, i=int)
    cdef int _go_on(self, int seat, int following, long long change) except -1 nogil
    @cython.locals(found=int, seat=int)
    cdef int _still_in(self) noexcept nogil
    @cython.locals(place=int, other=int)
    cdef bint _out(self, int seat) except -1 nogil
    @cython.locals(playing=u64, first=int, seat=int, other=int, better=int)
    cdef int _decide(self, bint compare) except -1 nogil
    cdef int _load(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef int _end(self) except -1 nogil
    @cython.locals(found=int, other=int)
    cdef int _behind(self, int seat) noexcept nogil
    @cython.locals(found=int, other=int)
    cdef int _level(self, int seat) noexcept nogil
    @cython.locals(two=u64, ten=u64, others=u64, four=u64, source=u64, size=int, rank=int)
    cdef int _sensible_play(self, int seat, u64 legal) noexcept nogil
    @cython.locals(chosen=u64, act=int, best=int, lowest=int, i=int, card=int, value=int)
    cdef int _sensible_layout(self, int seat) noexcept nogil
    cdef int _check_cards(self) except -1
    cdef int _resume_play(self) except -1
    cdef int _check_undealt(self) except -1
    @cython.locals(waiting=u64)
    cdef int _resume_opening(self) except -1
