# The twins of bits.py in C.  Where the processor has popcnt and pdep (asked once, at import), they
# choose a random member of a set without a branch; PARLOUR_PORTABLE=1 turns that off.
ctypedef unsigned long long u64
cdef extern from "<stdint.h>":      # told as `short`: Cython would read an array of its own `char` as text
    ctypedef short i8 "int8_t"
    ctypedef unsigned short u8 "uint8_t"
cdef extern from *:
    """
    #include <stdlib.h>
    #if defined(_MSC_VER)
      #include <intrin.h>
      static __inline int parlour_ctz(unsigned __int64 x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
      static __inline int parlour_top(unsigned __int64 x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    #else
      #define parlour_ctz(x) __builtin_ctzll(x)
      #define parlour_top(x) (63 - __builtin_clzll(x))
    #endif
    /* Anywhere: no branch, as a wrong guess costs more than all of this. */
    static const unsigned char parlour_nibble[64] = {
        0,0,0,0,0,0,0,0,1,0,0,0,0,1,0,0,2,0,0,0,0,2,0,0,1,2,0,0,0,1,2,0,
        3,0,0,0,0,3,0,0,1,3,0,0,0,1,3,0,2,3,0,0,0,2,3,0,1,2,3,0,0,1,2,3 };
    static CYTHON_INLINE unsigned long long parlour_sums(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return ((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL;
    }
    static CYTHON_INLINE int parlour_pick_any(unsigned long long x, unsigned long long r) {
        const unsigned long long L = 0x0101010101010101ULL, H = 0x8080808080808080ULL;
        unsigned long long s = parlour_sums(x), n = (r * (s >> 56)) >> 32;
        int place = (int)((((((n * L) | H) - s) & H) >> 7) * L >> 56) * 8;
        unsigned rank = (unsigned)(n - (((s << 8) >> place) & 255)), b = (unsigned)(x >> place) & 255;
        unsigned low = (unsigned)(0x4332322132212110ULL >> ((b & 15) * 4)) & 7, up = rank >= low;
        return place + (int)(up * 4) + parlour_nibble[((b >> (up * 4)) & 15) * 4 + rank - (up ? low : 0)];
    }
    #if defined(__x86_64__) && defined(__GNUC__)       /* two instructions, where the processor has them */
      static int parlour_bmi2 = 0;
      __attribute__((constructor)) static void parlour_look(void) {
          const char *portable = getenv("PARLOUR_PORTABLE");
          __builtin_cpu_init();
          parlour_bmi2 = __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt")
              && !(portable && *portable && *portable != '0');
      }
      static CYTHON_INLINE int parlour_popcount(unsigned long long x) {
          if (parlour_bmi2) { __asm__("popcntq %0, %0" : "+r"(x)); return (int)x; }
          return (int)(parlour_sums(x) >> 56);
      }
      static CYTHON_INLINE int parlour_pick(unsigned long long x, unsigned long long r) {
          if (parlour_bmi2) {
              unsigned long long n = x, one;
              __asm__("popcntq %0, %0" : "+r"(n));
              one = 1ULL << ((r * n) >> 32);
              __asm__("pdepq %1, %0, %0" : "+r"(one) : "r"(x));
              return parlour_ctz(one);
          }
          return parlour_pick_any(x, r);
      }
    #else
      #define parlour_popcount(x) ((int)(parlour_sums(x) >> 56))
      #define parlour_pick parlour_pick_any
    #endif
    """
    int parlour_ctz(u64) noexcept nogil
    int parlour_top(u64) noexcept nogil
    int parlour_popcount(u64) noexcept nogil
    int parlour_pick(u64, u64) noexcept nogil

cdef inline int count(u64 cards) noexcept nogil:
    return parlour_popcount(cards)

cdef inline u64 one(int card) noexcept nogil:
    return <u64>1 << card

cdef inline int lowest(u64 cards) noexcept nogil:
    return parlour_ctz(cards)

cdef inline int highest(u64 cards) noexcept nogil:
    return parlour_top(cards)

cdef inline u64 next_random(u64 r) noexcept nogil:
    r ^= r << 13
    r ^= r >> 7
    return r ^ (r << 17)

cdef inline u64 scramble(u64 seed) noexcept nogil:
    seed += 0x9E3779B97F4A7C15u
    seed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9u
    seed = (seed ^ (seed >> 27)) * 0x94D049BB133111EBu
    seed ^= seed >> 31
    return seed if seed else 1

cdef inline u64 from_seed(object seed) except? 0:
    return scramble(<u64>(seed & 0xFFFFFFFFFFFFFFFF))

cdef inline int pick(u64 cards, u64 r) noexcept nogil:
    return parlour_pick(cards, r >> 32)

cdef inline int scale(u64 r, int n) noexcept nogil:
    return <int>(((r >> 32) * <u64>n) >> 32)

cdef inline double fraction(u64 r) noexcept nogil:
    return <double>(r >> 11) * (1.0 / 9007199254740992.0)

cdef inline int suit_of(int card) noexcept nogil:
    return <int>(<unsigned int>card // 13u)
