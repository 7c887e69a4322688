# The compiled twin of rows.py; the comments are there. It is C because only `restrict`, and pointers in the place of sums
# that may wrap (Python is compiled with -fwrapv), let the compiler work on several numbers at once.
cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    static inline void thurntaxis_copy_row(
        int16_t *__restrict sums, int at, const int16_t *__restrict table, int start, int length) {
        memcpy(sums + at, table + start, length * sizeof *sums);
    }
    static inline void thurntaxis_add_row(
        int16_t *__restrict sums, const int16_t *__restrict table, int start, int factor, int length) {
        const int16_t *__restrict row = table + start;
        for (int i = 0; i < length; i++) sums[i] = (int16_t)(sums[i] + row[i] * (int16_t)factor);
    }
    // As wide as the machine's registers: compilers split wider ones through memory.
    #if defined(__AVX512BW__)
    #define THURNTAXIS_WIDTH 64
    #elif defined(__AVX2__)
    #define THURNTAXIS_WIDTH 32
    #else
    #define THURNTAXIS_WIDTH 16
    #endif
    #if defined(__GNUC__)
    typedef int16_t thurntaxis_numbers __attribute__((vector_size(THURNTAXIS_WIDTH), aligned(2), may_alias));
    #endif
    static inline void thurntaxis_add_rows(
        int16_t *__restrict sums, const int16_t *__restrict table, int start, const int *__restrict rows,
        const int *__restrict factors, int noted, int length) {
    #if defined(__GNUC__)
        enum { parts = 128 / THURNTAXIS_WIDTH };
        for (int at = 0; at < length; at += 64) {
            thurntaxis_numbers *sum = (thurntaxis_numbers *)(sums + at);
            thurntaxis_numbers total[parts];
            for (int part = 0; part < parts; part++) total[part] = sum[part];
            for (int k = 0; k < noted; k++) {
                const thurntaxis_numbers *row = (const thurntaxis_numbers *)(table + start + rows[k] * length + at);
                int16_t factor = (int16_t)factors[k];
                for (int part = 0; part < parts; part++) total[part] += row[part] * factor;
            }
            for (int part = 0; part < parts; part++) sum[part] = total[part];
        }
    #else
        for (int k = 0; k < noted; k++)
            thurntaxis_add_row(sums, table, start + rows[k] * length, factors[k], length);
    #endif
    }
    static inline int thurntaxis_weigh_positive(
        const int16_t *__restrict sums, const int16_t *__restrict weights, int start, int length) {
        const int16_t *__restrict row = weights + start;
        int total = 0;
        for (int i = 0; i < length; i++) total += (sums[i] > 0 ? sums[i] : 0) * row[i];
        return total;
    }
    """
    void copy_row "thurntaxis_copy_row"(short *sums, int at, short *table, int start, int length) noexcept nogil
    void add_row "thurntaxis_add_row"(short *sums, short *table, int start, int factor, int length) noexcept nogil
    void add_rows "thurntaxis_add_rows"(
        short *sums, short *table, int start, int *rows, int *factors, int noted, int length) noexcept nogil
    int weigh_positive "thurntaxis_weigh_positive"(short *sums, short *weights, int start, int length) noexcept nogil
