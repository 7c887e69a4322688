# Types for view.py.
cimport cython
from libc.stdint cimport uint64_t

from .bits cimport size, together, with_card, without_card, without_cards
from .luck cimport Luck
from .numbers cimport *
from .state cimport State


@cython.final
cdef class EngineView:
    cdef readonly State public
    cdef readonly int seat, supply_size
    cdef readonly int unknown[4]

    cpdef void _allocate(self) noexcept nogil
    cdef void see(self, State state, int seat) noexcept nogil
    @cython.locals(other=int, hidden=uint64_t)
    cdef void _hide(self, int seat) noexcept nogil
    @cython.locals(other=int, city=int, _=int)
    cpdef void sample_into(self, State world, Luck luck) noexcept nogil
    @cython.locals(world=State)
    cpdef State sample(self, Luck luck)


@cython.locals(view=EngineView, other=int)
cpdef EngineView _restored(State public, int seat, int supply_size, list unknown)
