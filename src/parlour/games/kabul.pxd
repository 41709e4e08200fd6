cimport cython
from ..core cimport bits, sight
from ..core.bits cimport u64
from ..core.table cimport Table

cdef int OVER, PEEK, DRAWING, DECIDE, ALSO, STACK, GIVE, OWN, SEAT, THEIRS, SWITCHING, END, ANY
cdef int SEATS, DRAW, TAKE, DISCARD, DONE, PASS, SKIP, SWAP, KEEP, KABUL, FINISH
cdef int ROW, DRAWN, DECK, HEAP, PLACES, NINE, MUST_REPLACE, LOCKED, MOST_TURNS
cdef int CALLS, REPLACES, MISMATCH, STACKS, WRONG, MARKER, LOOKS, RIGHT_CALL, WRONG_CALL, TOTAL, DECK_OUT, STARTS
cdef int NOTHING, PEEK_SELF, PEEK_OPP, PEEK_BOTH, PEEK_DOUBLE, SWITCH, PEEK_SWITCH
cdef int BY_LOT, LIVE, ALL_MATCHING, CHAIN, LOWEST, SUM, CABO, GOLF, REPO, MID, LAST
cdef int BOTH, DRAWN_ONLY, ANY_TWO, OPTIONAL, FREE, ANY_CARD, NO_CARD, OWNER, AT_END, AT_START, VOID, RESHUFFLE
cdef u64 PACK, RED
cdef int[56] RANK
cdef u64[14] SAME
cdef int[280] VALUE, POWER
cdef int[7] OWN_PICKS, THEIR_PICKS
cdef int[6] FINES, CALL_BELOW
cdef int[4] FIRST_LOOKS
cdef int[3] SHOWN

@cython.final
cdef class Kabul(Table):
    cdef public int rounds, target, jokers, start_peek, initial_discard, draw_sources, front_insert, multi_exchange
    cdef public int power_trigger, power_map, switch_scope, peek_switch, window, stack_scope, stack_limit, stack_penalty
    cdef public int wrong_shown, call_timing, min_laps, last_turns, lock_caller, false_call, scoring, deck_out, values
    cdef public int width, phase, starter, mover, turns, rank, power, first, other, caller, last
    cdef public bint taken
    cdef public u64 own, theirs, passed
    cdef public int[6] peeked, markers, totals, gained, sums
    cdef int _enter(self, int phase, int seat) except -1 nogil
    @cython.locals(found=u64, seat=int)
    cdef u64 _open_rows(self) noexcept nogil
    cdef bint _may_call(self) noexcept nogil
    @cython.locals(found=u64)
    cdef u64 _sources(self, int seat) noexcept nogil
    @cython.locals(found=u64, rows=u64, owner=int)
    cdef u64 _every_card(self) noexcept nogil
    @cython.locals(rows=u64)
    cdef u64 _others(self) noexcept nogil
    @cython.locals(s=int)
    cdef int _peek(self, int seat, int place) except -1 nogil
    cdef int _next_turn(self, int seat) except -1 nogil
    cdef bint _stocked(self) except -1 nogil
    cdef int _draw(self, int seat, int source) except -1 nogil
    cdef int _decide(self, int seat, int act) except -1 nogil
    @cython.locals(fresh=int, place=int, rank=int, rest=u64, same=bint)
    cdef int _replace(self, int seat) except -1 nogil
    @cython.locals(before=u64, next_=int)
    cdef int _to_front(self, int seat, int place) except -1 nogil
    @cython.locals(card=int)
    cdef int _discarded(self, bint from_row) except -1 nogil
    @cython.locals(who=u64)
    cdef int _open_window(self) except -1 nogil
    @cython.locals(tries=u64, right=bint, s=int)
    cdef int _stack(self, int seat, int act) except -1 nogil
    cdef int _next_of(self, u64 seats, int seat) noexcept nogil
    @cython.locals(owner=int, place=int, card=int)
    cdef bint _try(self, int seat, int act) except -1 nogil
    cdef int _pay(self, int seat) except -1 nogil
    cdef int _after_window(self, bint right) except -1 nogil
    cdef int _clear_picks(self) noexcept nogil
    @cython.locals(rows=u64, own=u64)
    cdef bint _usable(self) noexcept nogil
    @cython.locals(own=bint)
    cdef int _begin_power(self) except -1 nogil
    @cython.locals(own=int, most=int)
    cdef int _pick(self, int seat, int act) except -1 nogil
    cdef int _picked(self) except -1 nogil
    cdef int _see(self, int owner, u64 places) except -1 nogil
    cdef int _finish_power(self, bint switch) except -1 nogil
    cdef int _end_turn(self) except -1 nogil
    @cython.locals(total=int, rank=int, same=u64)
    cdef int _total(self, int seat) noexcept nogil
    @cython.locals(wrong=bint, over=bint, seat=int, total=int)
    cdef int _end_round(self, bint void) except -1 nogil
    @cython.locals(caller=bint, last=bint, less=int, other=int, points=int)
    cdef int _points(self, int seat, bint wrong) noexcept nogil
    @cython.locals(card=int)
    cdef int _worth(self, int seat, int owner, int place) noexcept nogil
    @cython.locals(best=int, found=int, worth=int)
    cdef int _extreme(self, int seat, int owner, u64 places, int sign) noexcept nogil
    @cython.locals(found=u64, rest=u64, places=u64)
    cdef u64 _known_places(self, int seat, int owner, u64 cards) noexcept nogil
    @cython.locals(places=u64, total=int)
    cdef bint _would_call(self, int seat) noexcept nogil
    @cython.locals(k=int, owner=int, act=int, places=u64)
    cdef int _suggest_stack(self, int seat, u64 legal) noexcept nogil
