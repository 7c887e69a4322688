# Types for continuation.py, which says what everything means.
cimport cython
from libc.stdint cimport int64_t, uint64_t

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
    FACTS = 16
    WIDTH_NOW = 4


@cython.final
cdef class Continuation:
    cdef readonly Judge judge
    cdef Planner planner
    cdef Moves moves
    cdef Luck luck
    cdef State start, world
    cdef int64_t fact[FACTS]
    cdef int turn, own_turn

    cdef double totals[4]
    cdef double squares[4]
    cdef double earlier[4]
    cdef int[::1] actions
    cdef double[::1] chances
    cdef long long[::1] told

    cpdef void _allocate(self) noexcept nogil
    @cython.locals(_=int)
    cdef void _play_on(self, int player, int turns) noexcept nogil
    @cython.locals(player=int)
    cdef void _play_turn(self) noexcept nogil
    @cython.locals(seat=int, told=list, spread=double)
    cpdef list values(self, State state, uint64_t seed, int worlds, int turns)
    @cython.locals(number=int, seat=int, _=int)
    cdef void _add_up(self, State state, uint64_t seed, int worlds, int turns) noexcept nogil
    @cython.locals(number=int)
    cpdef list compare(self, EngineView view, list ways, uint64_t seed, int first, int worlds, int turns)
    @cython.locals(at=int, number=int, word=uint64_t, place=int, _=int, seat=int)
    cdef void _compare(self, EngineView view, int ways, uint64_t seed, int first, int worlds, int turns) noexcept nogil
    @cython.locals(number=int, place=int)
    cpdef list tell(self, EngineView view, list way, uint64_t seed, int first, int worlds, int turns)
    @cython.locals(place=int, other=int, ended=bint, best=int)
    cdef void _tell_one(self, int seat, int turns) noexcept nogil
    cdef uint64_t _best_move(self, bint now) noexcept nogil
    @cython.locals(best=int, index=int)
    cdef uint64_t _liked(self) noexcept nogil
    @cython.locals(player=int, was_called=bint, houses=int, phase=int, ends=bint)
    cdef void _do(self, int seat, uint64_t move) noexcept nogil
    cdef void _note(self, int seat, uint64_t move) noexcept nogil
