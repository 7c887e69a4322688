# Types for observer.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.bits cimport count, one, size, together, with_card, without_cards
from ..engine.numbers cimport *
from ..engine.state cimport State
from ..engine.lookup cimport BAIERN, STACK_TILES
from ..engine.view cimport EngineView
from .spread cimport clear, put_actions, put_choice, put_cities, put_number, put_pile, start_of


@cython.final
cdef class Observer:
    cdef uint64_t unseen
    cdef int supply_size
    cdef int unknown[SEATS]

    cdef void _allocate(self) noexcept nogil
    cpdef observe(self, State state, int seat, signed char[::1] row, signed char[::1] mask)
    cpdef observe_view(self, EngineView view, signed char[::1] row)
    @cython.locals(other=int)
    cdef void look(self, State state, int seat, signed char *row) noexcept nogil
    @cython.locals(other=int)
    cdef void look_at_view(self, EngineView view, signed char *row) noexcept nogil
    cdef void allow(self, State state, int seat, signed char *mask) noexcept nogil
    @cython.locals(first=int, turn=int, at=int)
    cdef int _write(self, State state, int seat, signed char *row) noexcept nogil
    @cython.locals(face_up=uint64_t, slot=int, stack=int, at=int)
    cdef int _write_table(self, State state, int seat, signed char *row) noexcept nogil
    @cython.locals(carriage=int, stack=int)
    cdef int _write_player(self, State state, int player, signed char *row, int at) noexcept nogil

@cython.locals(observer=Observer)
cdef int _measured(int players)
