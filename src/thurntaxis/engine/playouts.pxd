# Types for playouts.py.
cimport cython
from libc.stdint cimport uint64_t

from .bits cimport ALL_CITIES, WORD, copies, one
from .luck cimport Luck
from .numbers cimport *
from .state cimport State

cpdef int choose(int policy, State state, Luck luck) except? -1 nogil
cdef int _choose_of_found(int policy, State state, Luck luck) noexcept nogil
cdef void _keep_only(State state, uint64_t a, uint64_t b, uint64_t c) noexcept nogil
cdef uint64_t _extensions_a() noexcept nogil
cdef uint64_t _extensions_b() noexcept nogil
@cython.locals(player=int, length=int, fitting=uint64_t)
cdef void _keep_builders_choices(State state, Luck luck) noexcept nogil
cdef void _keep_hoarders_choices(State state) noexcept nogil
@cython.locals(decisions=long)
cpdef long play_out(State state, Luck luck, int policy, long most) except? -1 nogil
@cython.locals(start=State, state=State, word=uint64_t, games=long)
cpdef long run_uniform(int players, long decisions, seed, rules=*)
@cython.locals(played=Py_ssize_t, drawn=Py_ssize_t, actions_given=Py_ssize_t, draws_given=Py_ssize_t, city=int)
cpdef tuple replay(State state, list actions, list draws)
