# Types for history.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.bits cimport cities_of, copies, lowest, size
from ..engine.numbers cimport *
from ..engine.state cimport State

cdef enum:
    CHANCE = -1
    NOBODY_ANY_MORE = -4

cdef list PAIRS


@cython.final
cdef class GameHistory:
    cdef readonly State state
    cdef readonly long max_decisions, decisions
    cdef readonly int to_act
    cdef readonly bytearray public
    cdef readonly list drawn, shown

    cdef void _pass_on(self) noexcept nogil
    @cython.locals(pairs=list, supply=uint64_t, cards=int, cities=uint64_t, city=int)
    cpdef list chances(self)
    cpdef list legal_actions(self)
    @cython.locals(awaiting=int, player=int)
    cpdef play(self, int action)
    @cython.locals(player=int, known=uint64_t, city=int)
    cdef _act(self, int action)
    cpdef GameHistory copy(self)
