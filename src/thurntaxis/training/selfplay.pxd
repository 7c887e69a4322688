# Types for selfplay.py, which says what everything means.
cimport cython
from libc.math cimport log
from libc.stdint cimport uint64_t

from ..engine.luck cimport Luck
from ..engine.numbers cimport *
from ..engine.playouts cimport choose
from ..engine.state cimport State
from ..engine.view cimport EngineView
from ..bots.features cimport ENDS, FEATURES
from ..bots.judge cimport Judge
from ..bots.limits cimport PATIENCE
from ..bots.moves cimport Moves
from ..bots.planner cimport Planner


@cython.final
cdef class GreedyPlayer:
    cdef readonly Judge judge
    cdef readonly Moves moves
    cdef State world

    @cython.locals(player=int, best=int, highest=double, index=int, value=double)
    cpdef uint64_t choose(self, State state, Luck luck, double noise) noexcept nogil


@cython.final
cdef class GameRecorder:
    cdef GreedyPlayer player
    cdef signed char[::1] seen
    cdef int[::1] ends
    cdef Planner planner
    cdef EngineView view
    cdef State world
    cdef int width, explore_until
    cdef bint exploring
    cdef long pages, games
    cdef readonly long written

    @cython.locals(at=long, k=int, seat=int)
    cdef void _write(self, State state) noexcept nogil
    @cython.locals(first=long, limit=long, decisions=long, last=long, moment=long, seat=int)
    cdef long play(
        self, State state, Luck luck, double noise, int one_in, double builder, long most
    ) noexcept nogil
    cdef bint _explores(self, long decisions, long last, Luck luck) noexcept nogil
    cpdef uint64_t decide(self, State state, Luck luck, double noise) noexcept nogil
    @cython.locals(best=int, highest=double, index=int, value=double)
    cdef uint64_t _planned_move(self, State state, Luck luck, double noise) noexcept nogil
    @cython.locals(start=State, state=State, luck=Luck, decisions=long, _=long)
    cpdef long play_many(
        self, int players, rules, long games, uint64_t seed, double noise, int one_in, double builder
    )
