# The twins of dice.py in C.
from . cimport bits
from .bits cimport u64

cdef inline u64 roll(u64* dice) noexcept nogil:
    cdef u64 x = dice[1] * 5, t = dice[1] << 17
    x = ((x << 7) | (x >> 57)) * 9
    dice[2] ^= dice[0]
    dice[3] ^= dice[1]
    dice[1] ^= dice[2]
    dice[0] ^= dice[3]
    dice[2] ^= t
    dice[3] = (dice[3] << 45) | (dice[3] >> 19)
    return x

cdef inline int below(u64* dice, int n) noexcept nogil:
    cdef u64 k = <u64>n
    cdef u64 m = (roll(dice) >> 32) * k
    while (m & 0xFFFFFFFFu) < <u64>4294967296 % k:
        m = (roll(dice) >> 32) * k
    return <int>(m >> 32)

cdef inline void reseed(u64* dice, u64 r) noexcept nogil:
    cdef int i
    for i in range(4):
        r = bits.scramble(r)
        dice[i] = r
