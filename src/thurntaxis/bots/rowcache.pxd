# Types for rowcache.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.bits cimport WORD, scramble


@cython.final
cdef class RowCache:
    cdef uint64_t[::1] keys, facts
    cdef short[::1] numbers
    cdef short *rows
    cdef int slot, at
    cdef int units, mask
    cdef bint keeps

    @cython.locals(word=uint64_t, key=int)
    cdef bint find(self, uint64_t a, uint64_t b, uint64_t c, uint64_t d) noexcept nogil
    cdef void keep(self, uint64_t first, uint64_t second) noexcept nogil
    cdef uint64_t first(self) noexcept nogil
    cdef uint64_t second(self) noexcept nogil
