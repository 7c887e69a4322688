# Types for subenvs.py, which says what everything means.
cimport cython
from libc.stdint cimport int64_t

from ..engine.numbers cimport ACTIONS
from .reach cimport addresses_of, choose_in_env, step_env


@cython.final
cdef class SubEnvs:
    cdef readonly list envs
    cdef unsigned long long[::1] addresses

    cdef _check(self, int64_t[::1] actions, Py_ssize_t first, Py_ssize_t last)
    @cython.locals(place=Py_ssize_t, action=long)
    cpdef Py_ssize_t first_illegal(self, int64_t[::1] actions, signed char[:, ::1] masks)
    @cython.locals(place=Py_ssize_t)
    cpdef step(self, int64_t[::1] actions, Py_ssize_t first, Py_ssize_t last)
    @cython.locals(place=Py_ssize_t)
    cpdef choose(self, int64_t[::1] actions, int policy, Py_ssize_t first, Py_ssize_t last)
