# Types for moves.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.bits cimport ALL_CITIES, WORD, cities_of, copies, count, lowest, one, size, with_card, without_card
from ..engine.numbers cimport *
from ..engine.state cimport State
from ..engine.lookup cimport PROVINCE_CITIES, PROVINCE_OF
from .limits cimport DISCARD_PILE, DISCARDS_AS_ONE, HOUSE_SET, MOST_MOVES


@cython.final
cdef class Moves:
    cdef readonly uint64_t move[MOST_MOVES]
    cdef readonly int found

    cpdef void _allocate(self) noexcept nogil
    cpdef void find(self, State state) noexcept nogil
    cpdef void list_all(self, State state) noexcept nogil
    cdef void _add(self, uint64_t move) noexcept nogil
    @cython.locals(index=int)
    cdef void _list_actions(self, State state) noexcept nogil
    @cython.locals(goes_on=bint, player=int)
    cdef void _drop_needless_starts(self, State state) noexcept nogil
    cdef void _drop_mirrored_ends(self, State state) noexcept nogil
    @cython.locals(
        sites=uint64_t, player=int, left=int, chosen=uint64_t, spread=int, province=int, here=uint64_t,
        chosen_in_one=bint, fits=bint
    )
    cdef void _find_house_sets(self, State state) noexcept nogil
    @cython.locals(here=uint64_t)
    cdef void _find_spread_sets(self, uint64_t sites, uint64_t chosen, int province, uint64_t cities) noexcept nogil
    @cython.locals(index=int, cities=uint64_t, rest=uint64_t, found=int)
    cdef void _hold_the_last_house_back(self, int left) noexcept nogil
    @cython.locals(_=int)
    cdef void _find_discards(self, uint64_t hand, int city, int missing, uint64_t pile) noexcept nogil
    @cython.locals(cities=uint64_t, pile=uint64_t, city=int)
    cpdef void apply(self, State state, uint64_t move) noexcept nogil
    cpdef int first_action(self, uint64_t move) noexcept nogil
