# Types for continuation.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from ..bots.judge cimport Judge
from ..bots.limits cimport NONE, PATIENCE, PATIENCE_AHEAD, WIDTH_AHEAD
from ..bots.moves cimport Moves
from ..bots.planner cimport Planner
from ..engine.bits cimport count, scramble, size
from ..engine.luck cimport Luck
from ..engine.numbers cimport *
from ..engine.state cimport State
from ..engine.view cimport EngineView

cdef enum:
    WIDTH_NOW = 4


@cython.final
cdef class Continuation:
    cdef readonly Judge judge
    cdef Planner planner
    cdef Moves moves
    cdef Luck luck
    cdef State start, world
    cdef int turn, own_turn, illegal
    cdef int closed_in, length, abandoned_in, discarded, carriage, houses, end_called_by, winner, points, rival_points
    cdef uint64_t cities
    cdef uint64_t tiles[4]

    cdef double totals[4]
    cdef double squares[4]
    cdef double earlier[4]
    cdef int[::1] actions
    cdef double[::1] chances

    cpdef void _allocate(self) noexcept nogil
    cdef _check(self, EngineView view, int worlds)
    cdef _check_way(self)
    @cython.locals(_=int)
    cdef void _play_on(self, int player, int turns) noexcept nogil
    @cython.locals(player=int)
    cdef void _play_turn(self) noexcept nogil
    @cython.locals(seat=int, means=list, spread=double)
    cpdef list values(self, State state, uint64_t seed, int worlds, int turns)
    @cython.locals(number=int, seat=int, _=int)
    cdef void _add_up(self, State state, uint64_t seed, int worlds, int turns) noexcept nogil
    @cython.locals(number=int)
    cpdef list compare(self, EngineView view, list ways, uint64_t seed, int first, int worlds, int turns)
    @cython.locals(at=int, number=int, word=uint64_t, place=int, _=int, seat=int)
    cdef void _compare(self, EngineView view, int ways, uint64_t seed, int first, int worlds, int turns) noexcept nogil
    @cython.locals(number=int, seat=int, found=list)
    cpdef list fates(self, EngineView view, list way, uint64_t seed, int worlds, int turns)
    @cython.locals(place=int, other=int, ended=bint)
    cdef void _follow(self, int seat, int turns) noexcept nogil
    cdef uint64_t _best_move(self, bint now) noexcept nogil
    @cython.locals(best=int, index=int)
    cdef uint64_t _best_planned(self) noexcept nogil
    @cython.locals(player=int, houses=int, phase=int, ends=bint)
    cdef void _do(self, int seat, uint64_t move) noexcept nogil
    cdef void _note(self, int seat, uint64_t move) noexcept nogil
