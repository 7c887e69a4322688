# Types for aids.py.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.bits cimport cities_of, size, together
from ..engine.numbers cimport *
from ..engine.state cimport State
from ..engine.view cimport EngineView


@cython.locals(
    public=State, seat=int, fitting=uint64_t, cards=uint64_t, unseen=uint64_t, other=int, slot=int, fitting_up=int, others_up=int
)
cpdef object route_lives(EngineView view, bint forgetful=*)
