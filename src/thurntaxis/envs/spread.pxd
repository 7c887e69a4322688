# The compiled twin of spread.py; the comments are there. A byte's bits become eight bytes in a few instructions.
from libc.stdint cimport uint64_t

from ..engine.numbers cimport ACTIONS

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif

    static inline uint64_t thurntaxis_eight(uint64_t bits) {
    #if defined(__BMI2__)
        return _pdep_u64(bits, UINT64_C(0x0101010101010101));
    #else
        uint64_t each = ((bits & 255) * UINT64_C(0x0101010101010101)) & UINT64_C(0x8040201008040201);
        return ((each + UINT64_C(0x00406070787C7E7F)) >> 7) & UINT64_C(0x0101010101010101);
    #endif
    }
    static inline void thurntaxis_store(signed char *row, uint64_t bytes, int cells) {
    #if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        memcpy(row, &bytes, cells);
    #else
        int cell;
        for (cell = 0; cell < cells; cell++) row[cell] = (signed char)(bytes >> (8 * cell));
    #endif
    }
    static inline int thurntaxis_put_cities(signed char *row, int at, uint64_t cities) {
        thurntaxis_store(row + at, thurntaxis_eight(cities & 255), 8);
        thurntaxis_store(row + at + 8, thurntaxis_eight(cities >> 8 & 255), 8);
        thurntaxis_store(row + at + 16, thurntaxis_eight(cities >> 16 & 255), 6);
        return at + 22;
    }
    static inline int thurntaxis_put_pile(signed char *row, int at, uint64_t pile) {
        uint64_t high = pile >> 32;
        thurntaxis_store(row + at, thurntaxis_eight(pile & 255) + 2 * thurntaxis_eight(high & 255), 8);
        thurntaxis_store(row + at + 8, thurntaxis_eight(pile >> 8 & 255) + 2 * thurntaxis_eight(high >> 8 & 255), 8);
        thurntaxis_store(row + at + 16, thurntaxis_eight(pile >> 16 & 255) + 2 * thurntaxis_eight(high >> 16 & 255), 6);
        return at + 22;
    }
    static inline void thurntaxis_put_actions(signed char *row, uint64_t a, uint64_t b, uint64_t c, int actions) {
        int byte, cell;
        for (byte = 0; byte < 8; byte++) {
            thurntaxis_store(row + 8 * byte, thurntaxis_eight(a >> (8 * byte) & 255), 8);
            thurntaxis_store(row + 64 + 8 * byte, thurntaxis_eight(b >> (8 * byte) & 255), 8);
        }
        for (cell = 128; cell < actions; cell += 8)
            thurntaxis_store(row + cell, thurntaxis_eight(c >> (cell - 128) & 255), actions - cell < 8 ? actions - cell : 8);
    }
    static inline int thurntaxis_clear(signed char *row, int at, int cells) {
        memset(row + at, 0, cells);
        return at + cells;
    }
    static inline int thurntaxis_put_number(signed char *row, int at, int number) {
        row[at] = (signed char)number;
        return at + 1;
    }
    static inline int thurntaxis_put_choice(signed char *row, int at, int choice, int choices) {
        memset(row + at, 0, choices);
        row[at + choice] = 1;
        return at + choices;
    }
    """
    int clear "thurntaxis_clear"(signed char *row, int at, int cells) noexcept nogil
    int put_cities "thurntaxis_put_cities"(signed char *row, int at, uint64_t cities) noexcept nogil
    int put_pile "thurntaxis_put_pile"(signed char *row, int at, uint64_t pile) noexcept nogil
    int put_number "thurntaxis_put_number"(signed char *row, int at, int number) noexcept nogil
    int put_choice "thurntaxis_put_choice"(signed char *row, int at, int choice, int choices) noexcept nogil
    void put_first_actions "thurntaxis_put_actions"(
        signed char *row, uint64_t a, uint64_t b, uint64_t c, int actions
    ) noexcept nogil

cdef inline void put_actions(signed char *row, uint64_t a, uint64_t b, uint64_t c) noexcept nogil:
    put_first_actions(row, a, b, c, ACTIONS)

cdef inline signed char *start_of(signed char[::1] row) noexcept nogil:
    return &row[0]

cdef inline float *start_of_floats(float[::1] row) noexcept nogil:
    return &row[0]
