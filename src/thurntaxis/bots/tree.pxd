# Types for tree.py, which says what everything means.
cimport cython
from libc.math cimport exp, log, sqrt
from libc.stdint cimport uint64_t

from ..engine.luck cimport Luck
from ..engine.numbers cimport *
from ..engine.playouts cimport play_out
from ..engine.state cimport State
from ..engine.view cimport EngineView
from .judge cimport Judge
from .limits cimport (DEEPEST, EDGES_A_NODE, EDGES_AT_ONCE, LEAST_NODES, LONGEST_PLAYOUT, MOST_MOVES, NODES_AT_ONCE, NONE, PATIENCE, PATIENCE_AHEAD, SEARCHABLE_NODES, WIDTH_AHEAD)
from .moves cimport Moves
from .planner cimport Planner


@cython.final
cdef class Tree:
    cdef char padding_before[64]
    cdef readonly Judge judge
    cdef readonly Moves moves
    cdef State world
    cdef State after
    cdef readonly int nodes, edges, root, seat
    cdef int most_nodes, node_room, edge_room, most_known
    cdef double c_puct, temperature
    cdef int width, ahead, rollout
    cdef bint plain
    cdef Planner planner
    cdef int path[DEEPEST]
    cdef int available[MOST_MOVES]
    cdef int[::1] node_first, node_known, node_space, node_sibling, node_drawn
    cdef double[::1] node_best
    cdef uint64_t[::1] edge_move
    cdef int[::1] edge_child, edge_visits
    cdef double[::1] edge_value, edge_prior, edge_wins, edge_scores
    cdef char padding_after[64]

    cpdef void _allocate(self) noexcept nogil
    cpdef release(self)
    cpdef void clear(self) noexcept nogil
    @cython.locals(nodes=int, edges=int, most_edges=int)
    cdef bint _make_room(self)
    cdef bint _wants_room(self) noexcept nogil
    cdef int _edges_at_once(self) noexcept nogil
    cdef bint _is_full(self) noexcept nogil
    @cython.locals(edges=int)
    cdef bint _has_room_at(self, int node) noexcept nogil
    @cython.locals(node=int)
    cdef int _new_node(self, int drawn) noexcept nogil
    @cython.locals(most_edges=int)
    cpdef bint has_room(self, int simulations) noexcept nogil
    @cython.locals(done=int)
    cdef int _run(self, EngineView view, Luck luck, int simulations) noexcept nogil
    cdef _check(self, EngineView view)
    @cython.locals(done=int)
    cpdef run(self, EngineView view, Luck luck, int simulations)
    @cython.locals(node=int, depth=int, edge=int, evaluated=bint)
    cdef void _simulate(self, Luck luck) noexcept nogil
    @cython.locals(node=int, depth=int, new=bint, edge=int)
    cdef void _simulate_plainly(self, Luck luck) noexcept nogil
    @cython.locals(
        untried=int, index=int, edge=int, pick=int, player=int, chosen=int, highest=double, visits=double, worth=double,
        near=int, first=int
    )
    cdef int _select_plainly(self, int node, Luck luck) noexcept nogil
    @cython.locals(drawn=int)
    cdef int _follow(self, int edge, Luck luck) noexcept nogil
    @cython.locals(node=int)
    cdef int _child(self, int edge, int drawn) noexcept nogil
    @cython.locals(node=int)
    cdef int _find_child(self, int edge, int drawn) noexcept nogil
    @cython.locals(best=double, index=int, edge=int, width=int)
    cdef void _expand(self, int node, Luck luck) noexcept nogil
    @cython.locals(_=int)
    cdef void _play_on(self, Luck luck) noexcept nogil
    cdef double _value_after(self, uint64_t move, int player) noexcept nogil
    @cython.locals(edge=int, seat=int)
    cdef int _add_edge(self, int node, uint64_t move, int expected) noexcept nogil
    @cython.locals(first=int, known=int, new=int, edge=int)
    cdef void _make_space(self, int node, int expected) noexcept nogil
    @cython.locals(seat=int)
    cdef void _move_edge(self, int edge, int new) noexcept nogil
    cdef void _set_prior(self, int edge, double value, double best) noexcept nogil
    @cython.locals(edge=int, first=int, known=int)
    cdef int _find_edge(self, int node, uint64_t move, int near) noexcept nogil
    @cython.locals(
        player=int, visits=int, priors=double, index=int, edge=int, exploration=double, chosen=int, highest=double, worth=double,
        value=double, near=int, first=int
    )
    cdef int _select(self, int node) noexcept nogil
    cdef double _value(self, int edge, int player) noexcept nogil
    @cython.locals(step=int, edge=int, seat=int)
    cdef void _back_up(self, int depth) noexcept nogil
    cdef int _root_edges(self) noexcept nogil
    @cython.locals(index=int, edge=int, wins=double, value=double)
    cpdef list findings(self)
    @cython.locals(edge=int, seat=int)
    cpdef list wins(self, uint64_t move)
    @cython.locals(edge=int, node=int)
    cpdef bint descend(self, uint64_t move, int drawn) noexcept nogil
    cpdef look_again(self, EngineView view, Luck luck)
