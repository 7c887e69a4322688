# Types for rewards.py, which says what everything means.
cimport cython

from ..engine.state cimport State

@cython.locals(holder=int, nearness=int, score=int, before=int, other=int, points=int, nearer=bint)
cpdef int rank(State state, int player) except? -1 nogil
@cython.locals(others=int, total=int, other=int)
cpdef double reward_of(State state, int player, int reward) except? -1000 nogil
