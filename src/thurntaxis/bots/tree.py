"""Information-set Monte-Carlo tree search, in compiled code.

One simulation samples a world that fits the view, walks down the tree by what is possible in that world, adds one node
where it leaves the tree, plans the turn from there to its end, lets the next players carry out plans of their own for
`ahead` turns, and backs up the judge's values of that ending, one for every seat. So all worlds
share one tree: a node stands for what was done, not for what lies hidden; only a card drawn from the supply leads to
different nodes, since whoever draws it sees it. The plans made at a new node say where to look first.
"""

from array import array

try:
    import cython
except ImportError:  # the compiler is not needed to run the bots
    from ..engine import _cython as cython

if not cython.compiled:
    from math import exp, log, sqrt

    from ..engine.numbers import *  # noqa: F403
    from ..engine.playouts import play_out
    from ..engine.state import State
    from .judge import Judge
    from .limits import (
        DEEPEST,
        EDGES_A_NODE,
        EDGES_AT_ONCE,
        LEAST_NODES,
        LONGEST_PLAYOUT,
        MOST_MOVES,
        NODES_AT_ONCE,
        NONE,
        PATIENCE,
        PATIENCE_AHEAD,
        SEARCHABLE_NODES,
        WIDTH_AHEAD,
    )
    from .moves import Moves
    from .planner import Planner


def _longer(numbers, kind, length):
    """The numbers, and room behind them."""
    longer = array(kind, bytes(length * array(kind).itemsize))
    memoryview(longer)[: len(numbers)] = numbers
    return longer


class Tree:
    """A search tree with all that one thread needs to grow it."""

    def __init__(
        self,
        judge,
        nodes,
        c_puct=0.15,
        temperature=0.1,
        width=3,
        ahead=0,
        plain=False,
        rollout=UNIFORM,
    ):
        if not isinstance(judge, Judge):
            raise TypeError(f"a tree needs a judge, not {judge!r}")
        if not 1 <= nodes <= SEARCHABLE_NODES:
            raise ValueError(f"a tree has 1 to {SEARCHABLE_NODES} nodes, not {nodes}")
        if rollout not in (UNIFORM, BUILDER):
            raise ValueError(f"games are played out by the policy {UNIFORM} or {BUILDER}, not {rollout}")
        self.judge = judge
        self.moves = Moves()
        self.planner = Planner(judge, 1)
        self.world = State()
        self.after = State()
        self.c_puct = c_puct
        self.temperature = temperature
        self.width = width
        self.ahead = ahead
        self.plain = plain
        self.rollout = rollout
        self.most_nodes = nodes
        self._allocate()
        self.release()

    def _allocate(self):
        """Make the lists that the compiled class has as C arrays."""
        if not cython.compiled:
            self.path = [0] * DEEPEST
            self.available = [0] * MOST_MOVES

    def __reduce__(self):
        settings = self.c_puct, self.temperature, self.width, self.ahead, self.plain, self.rollout
        return Tree, (self.judge, self.most_nodes, *settings)

    # ---- Room: as much as the simulations have needed, and none between two turns ----

    def release(self):
        """Forget everything, and give the memory back."""
        self.node_room = self.edge_room = 0
        self.node_first = self.node_known = self.node_space = array("i")
        self.node_sibling = self.node_drawn = array("i")
        self.node_best = array("d")
        self.edge_move = array("Q")
        self.edge_child = self.edge_visits = array("i")
        self.edge_value = self.edge_prior = self.edge_wins = self.edge_scores = array("d")
        self.clear()

    def clear(self):
        """Forget everything; the root is a new node."""
        self.nodes = 0
        self.edges = 0
        self.most_known = 0
        self.root = NONE

    def _make_room(self):
        """Have room for one more simulation; whether there is."""
        if self.nodes + NODES_AT_ONCE > self.node_room and self.node_room < self.most_nodes:
            nodes = min(self.most_nodes, max(2 * self.node_room, LEAST_NODES))
            self.node_first = _longer(self.node_first, "i", nodes)
            self.node_known = _longer(self.node_known, "i", nodes)
            self.node_space = _longer(self.node_space, "i", nodes)
            self.node_sibling = _longer(self.node_sibling, "i", nodes)
            self.node_drawn = _longer(self.node_drawn, "i", nodes)
            self.node_best = _longer(self.node_best, "d", nodes)
            self.node_room = nodes
        most_edges = self.most_nodes * EDGES_A_NODE
        if self.edges + self._edges_at_once() > self.edge_room and self.edge_room < most_edges:
            edges = min(most_edges, 2 * max(self.edge_room, self._edges_at_once()))
            self.edge_move = _longer(self.edge_move, "Q", edges)
            self.edge_child = _longer(self.edge_child, "i", edges)
            self.edge_visits = _longer(self.edge_visits, "i", edges)
            self.edge_value = _longer(self.edge_value, "d", edges)
            self.edge_prior = _longer(self.edge_prior, "d", edges)
            self.edge_wins = _longer(self.edge_wins, "d", SEATS * edges)
            self.edge_scores = _longer(self.edge_scores, "d", edges)
            self.edge_room = edges
        return not self._is_full()

    def _wants_room(self):
        """Whether there may be too little room for a simulation, and there could be more."""
        return self._is_full() or (
            (self.nodes + NODES_AT_ONCE > self.node_room and self.node_room < self.most_nodes)
            or (self.edges + self._edges_at_once() > self.edge_room and self.edge_room < self.most_nodes * EDGES_A_NODE)
        )

    def _edges_at_once(self):
        """Room for edges before a simulation, also if those of the largest node must move."""
        return EDGES_AT_ONCE + 2 * self.most_known

    def _is_full(self):
        return self.nodes + 2 >= self.node_room or self.edges + 2 * MOST_MOVES >= self.edge_room

    def _has_room_at(self, node):
        """Whether all moves of a world can get edges at a node, even if its edges must move to where there is space."""
        edges = 2 * (self.node_known[node] + MOST_MOVES)
        return self.edges + edges < self.edge_room and self.nodes + 1 < self.node_room

    def _new_node(self, drawn):
        node = self.nodes
        self.nodes += 1
        self.node_first[node] = self.edges
        self.node_known[node] = 0
        self.node_space[node] = 0
        self.node_sibling[node] = NONE
        self.node_drawn[node] = drawn
        self.node_best[node] = 0.0
        return node

    def has_room(self, simulations):
        """Whether this number of simulations is sure to fit."""
        most_edges = self.most_nodes * EDGES_A_NODE
        return self.nodes + simulations < self.most_nodes and self.edges + simulations * EDGES_A_NODE < most_edges

    # ---- Growing ----

    def run(self, view, luck, simulations):
        """Run simulations; the number that were run before the tree was full."""
        self._check(view)
        done = 0
        while done < simulations and self._make_room():
            if self.root == NONE:
                self.root = self._new_node(0)
            with cython.nogil:
                done += self._run(view, luck, simulations - done)
        return done

    def _check(self, view):
        """Refuse a view that nobody can decide by."""
        if view.seat < 0:
            raise ValueError("a spectator has nothing to decide")
        if view.public.awaiting != NO_CARD_AWAITED:
            raise ValueError("no action is awaited: a card is")

    def _run(self, view, luck, simulations):
        """Run simulations, as many as there is room for; at least one."""
        self.seat = view.seat
        for done in range(simulations):
            if done and self._wants_room():
                return done
            view.sample_into(self.world, luck)
            if self.plain:
                self._simulate_plainly(luck)
            else:
                self._simulate(luck)
        return simulations

    def _simulate(self, luck):
        node = self.root
        depth = 0
        evaluated = False
        while not evaluated and self.world.phase != OVER and depth < DEEPEST and self._has_room_at(node):
            self.moves.find(self.world)
            if self.moves.found == 0:
                break
            if self.node_known[node] == 0:
                self._expand(node, luck)
                evaluated = True
            else:
                edge = self._select(node)
                self.path[depth] = edge
                depth += 1
                node = self._follow(edge, luck)
        if not evaluated:
            self.judge.evaluate(self.world)
        self._back_up(depth)

    def _follow(self, edge, luck):
        """Carry out an edge's move in the world; the node that it leads to."""
        self.moves.apply(self.world, self.edge_move[edge])
        drawn = 0
        if self.world.awaiting == FOR_HAND:
            drawn = luck.card_unchecked(self.world.supply)
            self.world.give_unchecked(drawn)
        luck.deal(self.world)
        return self._child(edge, drawn)

    def _child(self, edge, drawn):
        """The node that an edge leads to with that card drawn; a new one if there is none yet."""
        node = self._find_child(edge, drawn)
        if node == NONE:
            node = self._new_node(drawn)
            self.node_sibling[node] = self.edge_child[edge]
            self.edge_child[edge] = node
        return node

    def _find_child(self, edge, drawn):
        node = self.edge_child[edge]
        while node != NONE and self.node_drawn[node] != drawn:
            node = self.node_sibling[node]
        return node

    def _expand(self, node, luck):
        """Plan the turn. The chances of all seats at its ending are backed up."""
        width = MOST_MOVES if node == self.root else self.width
        best = self.planner.search(self.world, luck, width, PATIENCE)
        self.judge.evaluate(self.planner.ending)
        for index in range(self.planner.moves.found):
            edge = self._find_edge(node, self.planner.moves.move[index], index)
            if edge == NONE:
                edge = self._add_edge(node, self.planner.moves.move[index], self.planner.moves.found - index)
            self._set_prior(edge, self.planner.values[index], best)
        self.node_best[node] = best
        if self.ahead:
            self._play_on(luck)

    def _play_on(self, luck):
        """Let the next players carry out their plans, too, before the ending is evaluated."""
        for _ in range(self.ahead):
            if self.planner.ending.phase == OVER:
                break
            self.after.become(self.planner.ending)
            luck.deal(self.after)
            self.planner.search(self.after, luck, WIDTH_AHEAD, PATIENCE_AHEAD)
        self.judge.evaluate(self.planner.ending)

    def _value_after(self, move, player):
        """The log-odds of a player right after a move."""
        self.after.become(self.world)
        self.moves.apply(self.after, move)
        return self.judge.state_value_unchecked(self.after, player)

    # The edges of a node stand side by side: they are looked at together, far more often than there is a new one.

    def _add_edge(self, node, move, expected):
        """Add an edge behind the others of a node. `expected`: the edges to be added in this world, with this one."""
        if self.node_known[node] == self.node_space[node]:
            self._make_space(node, expected)
        edge = self.node_first[node] + self.node_known[node]
        self.node_known[node] += 1
        self.most_known = max(self.most_known, self.node_known[node])
        self.edge_move[edge] = move
        self.edge_child[edge] = NONE
        self.edge_visits[edge] = 0
        self.edge_scores[edge] = 0.0
        for seat in range(SEATS):
            self.edge_wins[4 * edge + seat] = 0.0
        return edge

    def _make_space(self, node, expected):
        """Make space for the `expected` edges of a node; if others stand behind, they all move to the end."""
        first, known = self.node_first[node], self.node_known[node]
        if first + known == self.edges:
            self.node_space[node] += expected
            self.edges += expected
            return
        new = self.edges
        for edge in range(known):
            self._move_edge(first + edge, new + edge)
        self.node_first[node] = new
        self.node_space[node] = known + max(expected, known >> 1)
        self.edges += self.node_space[node]

    def _move_edge(self, edge, new):
        self.edge_move[new] = self.edge_move[edge]
        self.edge_child[new] = self.edge_child[edge]
        self.edge_visits[new] = self.edge_visits[edge]
        self.edge_value[new] = self.edge_value[edge]
        self.edge_prior[new] = self.edge_prior[edge]
        self.edge_scores[new] = self.edge_scores[edge]
        for seat in range(SEATS):
            self.edge_wins[4 * new + seat] = self.edge_wins[4 * edge + seat]

    def _set_prior(self, edge, value, best):
        """Set the prior of an edge, and its first value, from the log-odds that its plan promises."""
        self.edge_prior[edge] = exp((value - best) / self.temperature)
        self.edge_value[edge] = 1.0 / (1.0 + exp(-value))

    def _find_edge(self, node, move, near):
        """The edge of a move at a node, which is looked for from a place on: worlds tell their moves in one order."""
        first, known = self.node_first[node], self.node_known[node]
        for edge in range(first + near, first + known):
            if self.edge_move[edge] == move:
                return edge
        for edge in range(first, first + min(near, known)):
            if self.edge_move[edge] == move:
                return edge
        return NONE

    def _select(self, node):
        """The most promising of the edges that this world allows."""
        player = self.world.player
        visits = 0
        priors = 0.0
        near = 0
        for index in range(self.moves.found):
            edge = self._find_edge(node, self.moves.move[index], near)
            if edge == NONE:
                value = min(self._value_after(self.moves.move[index], player), self.node_best[node])
                edge = self._add_edge(node, self.moves.move[index], self.moves.found - index)
                self._set_prior(edge, value, self.node_best[node])
            near = edge + 1 - self.node_first[node]
            self.available[index] = near - 1
            visits += self.edge_visits[edge]
            priors += self.edge_prior[edge]
        exploration = self.c_puct * sqrt(visits + 1.0) / priors
        first = self.node_first[node]
        chosen = first + self.available[0]
        highest = -1.0
        for index in range(self.moves.found):
            edge = first + self.available[index]
            worth = self._value(edge, player) + exploration * self.edge_prior[edge] / (1.0 + self.edge_visits[edge])
            if worth > highest:
                highest = worth
                chosen = edge
        return chosen

    def _value(self, edge, player):
        """The chance of winning after an edge: the mean over its simulations, the first value counting as one."""
        return (self.edge_wins[4 * edge + player] + self.edge_value[edge]) / (self.edge_visits[edge] + 1.0)

    def _back_up(self, depth):
        for step in range(depth):
            edge = self.path[step]
            self.edge_visits[edge] += 1
            self.edge_scores[edge] += self.judge.scores[self.seat]
            for seat in range(self.world.players):
                self.edge_wins[4 * edge + seat] += self.judge.chances[seat]

    # ---- Without a judge: the textbook's search ----

    def _simulate_plainly(self, luck):
        """Down the tree to an action never tried before, then by a policy to the end of the game."""
        node = self.root
        depth = 0
        new = False
        while not new and self.world.phase != OVER and depth < DEEPEST and self._has_room_at(node):
            self.moves.list_all(self.world)
            if self.moves.found == 0:
                break
            edge = self._select_plainly(node, luck)
            new = self.edge_visits[edge] == 0
            self.path[depth] = edge
            depth += 1
            node = self._follow(edge, luck)
        play_out(self.world, luck, self.rollout, LONGEST_PLAYOUT)
        self.judge.evaluate(self.world)
        self._back_up(depth)

    def _select_plainly(self, node, luck):
        """One of the edges not tried yet; if there is none, that with the highest upper confidence bound.

        `edge_prior` counts how often an edge could have been chosen: not every world allows every action.
        """
        untried = 0
        near = 0
        for index in range(self.moves.found):
            edge = self._find_edge(node, self.moves.move[index], near)
            if edge == NONE:
                edge = self._add_edge(node, self.moves.move[index], self.moves.found - index)
                self.edge_prior[edge] = 0.0
                self.edge_value[edge] = 0.0
            near = edge + 1 - self.node_first[node]
            self.available[index] = near - 1
            self.edge_prior[edge] += 1.0
            untried += self.edge_visits[edge] == 0
        pick = luck.below_unchecked(untried) if untried else 0
        player = self.world.player
        first = self.node_first[node]
        chosen = first + self.available[0]
        highest = -1.0
        for index in range(self.moves.found):
            edge = first + self.available[index]
            if untried:
                if self.edge_visits[edge] == 0:
                    if pick == 0:
                        return edge
                    pick -= 1
                continue
            visits = self.edge_visits[edge]
            worth = self.edge_wins[4 * edge + player] / visits
            worth += self.c_puct * sqrt(log(self.edge_prior[edge]) / visits)
            if worth > highest:
                highest = worth
                chosen = edge
        return chosen

    # ---- What was found ----

    def _root_edges(self):
        """How many edges the root has."""
        return self.node_known[self.root] if self.root != NONE else 0

    def findings(self):
        """The root's edges: move, visits, chances of winning and expected scores added up over them, first value."""
        found = []
        for index in range(self._root_edges()):
            edge = self.node_first[self.root] + index
            wins = self.edge_wins[4 * edge + self.seat]
            value = self.edge_value[edge]
            found.append((self.edge_move[edge], self.edge_visits[edge], wins, self.edge_scores[edge], value))
        return found

    def wins(self, move):
        """Every seat's chances of winning after a move of the root, added up over its simulations."""
        edge = self._find_edge(self.root, move, 0) if self.root != NONE else NONE
        return [self.edge_wins[4 * edge + seat] if edge != NONE else 0.0 for seat in range(self.world.players)]

    def look_again(self, view, luck):
        """Plan the root's turn as thoroughly as a new root's; what the simulations found stays."""
        self._check(view)
        if not self.plain and self.root != NONE and self._make_room() and self._has_room_at(self.root):
            view.sample_into(self.world, luck)
            self._expand(self.root, luck)

    def descend(self, move, drawn):
        """Make the node after a move the root; whether there was one."""
        edge = self._find_edge(self.root, move, 0) if self.root != NONE else NONE
        if edge == NONE:
            return False
        node = self._find_child(edge, drawn)
        if node == NONE:
            return False
        self.root = node
        return True
