from .bits cimport u64

cdef enum:
    HAND = 0
    TABLE = 4
    TAKEN = 8
    DECK = 12
cdef extern from *:
    u64 SUIT "0x1FFFULL"
    u64 PACK "((1ULL << 52) - 1)"
