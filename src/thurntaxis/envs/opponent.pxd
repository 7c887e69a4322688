# Types for opponent.py, which says what everything means.
cimport cython

from ..bots.planner cimport Planner
from ..engine.luck cimport Luck
from ..engine.state cimport State
from ..engine.view cimport EngineView

cdef int _PATIENCE


@cython.final
cdef class Opponent:
    cdef Planner planner
    cdef int width
    cdef bint compares
    cdef EngineView view
    cdef State world

    cpdef int decide(self, State state, Luck luck) except -1
    cdef int choose(self, State state, Luck luck) noexcept nogil
    @cython.locals(best=int, highest=double, index=int, action=int)
    cdef int _best(self, State state) noexcept nogil
