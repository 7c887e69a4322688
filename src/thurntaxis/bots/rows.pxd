# The compiled twin of rows.py; the comments are there. It is C because only `restrict` lets the compiler work on several
# numbers at once.
cdef extern from *:
    """
    static inline void thurntaxis_copy_row(int *__restrict sums, const int *__restrict table, int length) {
        for (int i = 0; i < length; i++) sums[i] = table[i];
    }
    static inline void thurntaxis_add_row(
        int *__restrict sums, const int *__restrict table, int start, int factor, int length) {
        const int *__restrict row = table + start;
        for (int i = 0; i < length; i++) sums[i] += row[i] * factor;
    }
    static inline long long thurntaxis_weigh_positive(
        const int *__restrict sums, const int *__restrict weights, int length) {
        long long total = 0;
        for (int i = 0; i < length; i++) total += (long long)(sums[i] > 0 ? sums[i] : 0) * weights[i];
        return total;
    }
    """
    void copy_row "thurntaxis_copy_row"(int *sums, int *table, int length) noexcept nogil
    void add_row "thurntaxis_add_row"(int *sums, int *table, int start, int factor, int length) noexcept nogil
    long long weigh_positive "thurntaxis_weigh_positive"(int *sums, int *weights, int length) noexcept nogil
