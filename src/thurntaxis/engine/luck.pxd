# Types for luck.py.
cimport cython
from libc.stdint cimport uint64_t

from .bits cimport next_word, nth_card, scale, scramble, size
from .numbers cimport *
from .state cimport State


@cython.final
cdef class Luck:
    cdef char padding_before[64]
    cdef public uint64_t word
    cdef char padding_after[64]

    cpdef uint64_t number(self) noexcept nogil
    cpdef int below(self, int limit) except? -1 nogil
    cpdef int below_unchecked(self, int limit) noexcept nogil
    cpdef double fraction(self) noexcept nogil
    cpdef int card(self, uint64_t pile) except? -1 nogil
    cpdef int card_unchecked(self, uint64_t pile) noexcept nogil
    cpdef void deal(self, State state) noexcept nogil
    cpdef step(self, State state, int action)
    cpdef void step_unchecked(self, State state, int action) noexcept nogil
    cpdef Luck copy(self)


@cython.locals(luck=Luck)
cpdef Luck _at(uint64_t word)
