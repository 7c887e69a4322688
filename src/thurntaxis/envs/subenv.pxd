# Types for subenv.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.luck cimport Luck
from ..engine.numbers cimport *
from ..engine.playouts cimport choose
from ..engine.state cimport State
from .observer cimport Observer
from .opponent cimport Opponent
from .rewards cimport reward_of
from .spread cimport start_of, start_of_floats


@cython.final
cdef class SubEnv:
    cdef readonly State state
    cdef State start
    cdef Luck luck, policy_luck
    cdef Observer observer
    cdef int reward
    cdef tuple rows
    cdef long max_decisions, decisions
    cdef int learner
    cdef Opponent opponent
    cdef signed char *observation
    cdef signed char *mask
    cdef float *rewards
    cdef signed char *scores
    cdef signed char *seat
    cdef signed char *terminated
    cdef signed char *truncated

    cpdef play_against(self, Opponent opponent, int learner)
    cpdef seed(self, uint64_t seed)
    cpdef void begin(self) noexcept nogil
    cpdef tuple kept(self)
    @cython.locals(word=uint64_t, policy_word=uint64_t, decisions=long, state=State)
    cpdef restore(self, tuple kept)
    cdef void _lay_out(self) noexcept nogil
    @cython.locals(player=int)
    cdef void _clear(self) noexcept nogil
    cdef void _show(self) noexcept nogil
    cpdef step(self, int action)
    cdef void play(self, int action) noexcept nogil
    cdef void _go_on(self, int action) noexcept nogil
    cdef void _let_others_play(self) noexcept nogil
    @cython.locals(player=int)
    cdef void _pay(self) noexcept nogil
    cpdef int choose(self, int policy) except? -1 nogil
