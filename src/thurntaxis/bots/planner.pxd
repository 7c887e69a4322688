# Types for planner.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.bits cimport one
from ..engine.luck cimport Luck
from ..engine.numbers cimport *
from ..engine.state cimport State
from .judge cimport Judge
from .limits cimport MOST_MOVES, NONE
from .moves cimport Moves


@cython.final
cdef class Planner:
    cdef readonly Judge judge
    cdef readonly Moves moves
    cdef readonly double values[MOST_MOVES]
    cdef Planner next
    cdef State world, dealt
    cdef readonly State ending
    cdef readonly double best
    cdef int tries, patience, steps
    cdef bint is_last

    cpdef void _allocate(self) noexcept nogil
    @cython.locals(index=int)
    cpdef list plan(self, State state, Luck luck, int width=*)
    @cython.locals(player=int, index=int)
    cdef double search(self, State state, Luck luck, int width, int patience) noexcept nogil
    @cython.locals(index=int, worst=double, followed=uint64_t, best=int, _=int)
    cdef void _follow_the_best(self, State state, int player, Luck luck, int width) noexcept nogil
    @cython.locals(value=double)
    cdef double _follow(
        self, State state, uint64_t move, int player, Luck luck, int width, double at_once, bint is_known
    ) noexcept nogil
    @cython.locals(best=double)
    cdef double _go_on(self, State state, Luck luck, int width) noexcept nogil
    @cython.locals(total=double, _=int)
    cdef double _try_cards(self, Luck luck, int width) noexcept nogil
    cdef double _remember(self, double value, State ending) noexcept nogil
