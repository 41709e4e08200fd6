from . cimport bits
from .bits cimport u64
from .table cimport Table

cpdef int set_up(Table t, int seats) except -1
cpdef int lay(Table t, int first, int count, int sight, int places=*, bint row=*) except -1
cpdef int move(Table t, int card, int src, int dst) except -1
cpdef int move_all(Table t, u64 cards, int src, int dst) except -1
cpdef int give(Table t, int n, int src, int dst) except -1
cpdef int put(Table t, int card, int src, int dst, int place) except -1
cpdef int exchange(Table t, int a, int i, int b, int j) except -1
cpdef int show(Table t, u64 cards, int z, int seats) except -1
cpdef int look(Table t, int z, int place, int seats) except -1
cpdef u64 filled(Table t, int z) except? 0
cpdef int gather(Table t, int z) except -1
cpdef int shuffle(Table t, int z) except -1
cpdef int lot(Table t, int n) except -1
cpdef int rule_out(Table t, int z, u64 cards) except -1
cpdef int top(Table t, int z) except? -1
cpdef int at(Table t, int z, int place) except? -1
cpdef int turn(Table t, int seat) except -1
cpdef int ask(Table t, u64 seats) except -1
cpdef int done(Table t, int seat) except -1
cpdef int seal(Table t, int seat, int action) except -1
cpdef int unseal(Table t, int seat) except? -1
cpdef u64 by(Table t, int rule, u64 actions) except? 0
cpdef int score(Table t, int seat, int points) except -1
cpdef int say(Table t, int word, int seat, int number) except -1
cpdef int end_round(Table t, bint over) except -1
