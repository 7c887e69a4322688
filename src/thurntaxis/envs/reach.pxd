# The compiled twin of reach.py; the comments are there. Whoever holds the addresses holds the sub-environments, too.
from cpython.array cimport array

from .subenv cimport SubEnv

cdef inline object addresses_of(list envs):
    return array("Q", [<unsigned long long><void *>env for env in envs])

cdef inline void step_env(unsigned long long env, int action) noexcept nogil:
    (<SubEnv><void *><size_t>env).play(action)

cdef inline int choose_in_env(unsigned long long env, int policy) noexcept nogil:
    return (<SubEnv><void *><size_t>env).choose(policy)
