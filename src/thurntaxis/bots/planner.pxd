# Types for planner.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.luck cimport Luck
from ..engine.numbers cimport *
from ..engine.state cimport State
from .judge cimport Judge
from .moves cimport Moves

cdef int _DEEPEST, _PATIENCE
cdef double _WON


@cython.final
cdef class Planner:
    cdef readonly Judge judge
    cdef int tries
    cdef list states, lists
    cdef Luck luck
    cdef int player, patience

    @cython.locals(moves=Moves, index=int)
    cpdef list plan(self, State state, Luck luck)
    @cython.locals(world=State)
    cdef double _after(self, State state, uint64_t move, int depth)
    @cython.locals(total=double, dealt=State, _=int)
    cdef double _try_cards(self, State world, int depth)
    @cython.locals(moves=Moves, best=double, index=int, feeling=double)
    cdef double _best(self, State state, int depth)
    cdef double _feel(self, State state)
