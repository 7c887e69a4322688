# The compiled twin of bits.py; the comments are there. Literals beyond 31 bits would become Python objects in
# Cython, so what needs them is C.
from libc.stdint cimport uint32_t, uint64_t

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif

    #if defined(__GNUC__) || defined(__clang__)
    static inline int thurntaxis_count(uint64_t x) { return __builtin_popcountll(x); }
    static inline int thurntaxis_lowest(uint64_t x) { return __builtin_ctzll(x); }
    #else
    static inline int thurntaxis_count(uint64_t x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
    static inline int thurntaxis_lowest(uint64_t x) {
        int n = 0; while (!(x & 1)) { x >>= 1; n++; } return n; }
    #endif

    static inline int thurntaxis_nth(uint64_t x, int index) {
    #if defined(__BMI2__)
        return thurntaxis_lowest(_pdep_u64((uint64_t)1 << index, x));
    #else
        while (index-- > 0) x &= x - 1;
        return thurntaxis_lowest(x);
    #endif
    }
    static inline uint64_t thurntaxis_next_word(uint64_t w) { return w + UINT64_C(0x9E3779B97F4A7C15); }
    static inline uint64_t thurntaxis_scramble(uint64_t w) {
        w = (w ^ (w >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
        w = (w ^ (w >> 27)) * UINT64_C(0x94D049BB133111EB);
        return w ^ (w >> 31);
    }
    """
    const uint64_t WORD "UINT64_MAX"
    const uint64_t ALL_CITIES "UINT64_C(0x3FFFFF)"
    const uint64_t ALL_TILES "UINT64_C(0x3FFFFFFF)"
    int count "thurntaxis_count"(uint64_t cities) noexcept nogil
    int lowest "thurntaxis_lowest"(uint64_t cities) noexcept nogil
    int nth "thurntaxis_nth"(uint64_t cities, int index) noexcept nogil
    uint64_t next_word "thurntaxis_next_word"(uint64_t word) noexcept nogil
    uint64_t scramble "thurntaxis_scramble"(uint64_t word) noexcept nogil

cdef inline uint64_t one(int city) noexcept nogil:
    return (<uint64_t>1) << city

cdef inline uint64_t with_card(uint64_t pile, int city) noexcept nogil:
    cdef uint64_t bit = one(city)
    return (pile ^ bit) ^ ((pile & bit) << 32)

cdef inline uint64_t without_card(uint64_t pile, int city) noexcept nogil:
    cdef uint64_t bit = one(city)
    pile ^= bit
    return pile ^ ((pile & bit) << 32)

cdef inline uint64_t together(uint64_t pile, uint64_t other) noexcept nogil:
    return (pile ^ other) ^ ((pile & other) << 32)

cdef inline uint64_t without_cards(uint64_t pile, uint64_t other) noexcept nogil:
    return (pile ^ other) ^ ((~pile & other) << 32)

cdef inline uint64_t cities_of(uint64_t pile) noexcept nogil:
    return <uint32_t>(pile | pile >> 32)

cdef inline int copies(uint64_t pile, int city) noexcept nogil:
    return <int>(pile >> city & 1) | <int>(pile >> (city + 32) & 1) << 1

cdef inline int size(uint64_t pile) noexcept nogil:
    return count(pile) + count(pile >> 32)

cdef inline int nth_card(uint64_t pile, int index) noexcept nogil:
    cdef int singles = count(<uint32_t>pile)
    cdef bint single = index < singles
    return nth(<uint32_t>pile if single else pile >> 32, index if single else (index - singles) >> 1)

cdef inline int card_at(uint64_t pile, int place) noexcept nogil:
    cdef int city = -1
    while place >= 0:
        city += 1
        place -= copies(pile, city)
    return city

cdef inline int scale(uint64_t number, int below) noexcept nogil:
    return <int>(((number >> 32) * <uint64_t>below) >> 32)
