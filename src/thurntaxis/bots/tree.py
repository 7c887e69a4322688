"""Information-set Monte-Carlo tree search, in compiled code.

One simulation samples a world that fits the view, walks down the tree by what is possible in that world, adds one node
where it leaves the tree, plans the turn from there to its end, lets the next players carry out plans of their own for
so many turns `ahead`, and carries the judge's opinion of that ending back up, for every seat its own. So all worlds
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
        WIDTH_AHEAD,
    )
    from .moves import Moves
    from .planner import Planner


def _longer(numbers, kind, length):
    """The numbers, and zeros behind them."""
    new = memoryview(numbers).tobytes()
    return array(kind, new + bytes(length * array(kind).itemsize - len(new)))


class Tree:
    """A search tree with all that one thread needs to grow it."""

    def __init__(
        self,
        judge,
        nodes,
        curiosity=0.15,
        warmth=0.1,
        trust=1.0,
        width=3,
        patience=PATIENCE,
        ahead=0,
        plain=False,
        policy=None,
    ):
        self.judge = judge
        self.policy = judge if policy is None else policy
        self.has_policy = policy is not None
        self.moves = Moves()
        self.planner = Planner(judge, 1)
        self.world = State()
        self.after = State()
        self.curiosity = curiosity
        self.warmth = warmth
        self.trust = trust
        self.width = width
        self.patience = patience
        self.ahead = ahead
        self.plain = plain
        self.most_nodes = nodes
        self._allocate()
        self.release()

    def _allocate(self):
        """Make the lists that the compiled class has as C arrays."""
        if not cython.compiled:
            self.path = [0] * DEEPEST
            self.available = [0] * MOST_MOVES

    # ---- Room: as much as the simulations have needed, and none between two turns ----

    def release(self):
        """Forget everything, and give the memory back."""
        self.node_room = self.edge_room = 0
        self.node_edge = self.node_sibling = self.node_drawn = array("i")
        self.node_others = self.node_best = array("d")
        self.edge_move = array("Q")
        self.edge_next = self.edge_child = self.edge_visits = array("i")
        self.edge_guess = self.edge_weight = self.edge_wins = self.edge_scores = array("d")
        self.clear()

    def clear(self):
        """Forget everything; the root is a new node."""
        self.nodes = 0
        self.edges = 0
        self.root = NONE

    def _make_room(self):
        """Have room for one more simulation; whether there is."""
        if self.nodes + NODES_AT_ONCE > self.node_room and self.node_room < self.most_nodes:
            nodes = min(self.most_nodes, max(2 * self.node_room, LEAST_NODES))
            self.node_edge = _longer(self.node_edge, "i", nodes)
            self.node_sibling = _longer(self.node_sibling, "i", nodes)
            self.node_drawn = _longer(self.node_drawn, "i", nodes)
            self.node_others = _longer(self.node_others, "d", nodes)
            self.node_best = _longer(self.node_best, "d", nodes)
            self.node_room = nodes
        most_edges = self.most_nodes * EDGES_A_NODE
        if self.edges + EDGES_AT_ONCE > self.edge_room and self.edge_room < most_edges:
            edges = min(most_edges, max(2 * self.edge_room, 2 * EDGES_AT_ONCE))
            self.edge_move = _longer(self.edge_move, "Q", edges)
            self.edge_next = _longer(self.edge_next, "i", edges)
            self.edge_child = _longer(self.edge_child, "i", edges)
            self.edge_visits = _longer(self.edge_visits, "i", edges)
            self.edge_guess = _longer(self.edge_guess, "d", edges)
            self.edge_weight = _longer(self.edge_weight, "d", edges)
            self.edge_wins = _longer(self.edge_wins, "d", SEATS * edges)
            self.edge_scores = _longer(self.edge_scores, "d", edges)
            self.edge_room = edges
        return not self._is_full()

    def _wants_room(self):
        """Whether there may be too little room for a simulation, and there could be more."""
        return self._is_full() or (
            (self.nodes + NODES_AT_ONCE > self.node_room and self.node_room < self.most_nodes)
            or (self.edges + EDGES_AT_ONCE > self.edge_room and self.edge_room < self.most_nodes * EDGES_A_NODE)
        )

    def _is_full(self):
        return self.nodes + 2 >= self.node_room or self.edges + MOST_MOVES >= self.edge_room

    def _new_node(self, drawn):
        node = self.nodes
        self.nodes += 1
        self.node_edge[node] = NONE
        self.node_sibling[node] = NONE
        self.node_drawn[node] = drawn
        self.node_others[node] = 0.0
        self.node_best[node] = 0.0
        return node

    def has_room(self, simulations):
        """Whether so many simulations are sure to fit."""
        most_edges = self.most_nodes * EDGES_A_NODE
        return self.nodes + simulations < self.most_nodes and self.edges + simulations * EDGES_A_NODE < most_edges

    # ---- Growing ----

    def run(self, view, luck, simulations):
        """Run so many simulations; how many were run before the tree was full."""
        done = 0
        while done < simulations and self._make_room():
            if self.root == NONE:
                self.root = self._new_node(0)
            with cython.nogil:
                done += self._run(view, luck, simulations - done)
        return done

    def _run(self, view, luck, simulations):
        """Run so many simulations, or as many as there is room for; at least one."""
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
        while self.world.phase != OVER and depth < DEEPEST:
            self.moves.find(self.world)
            if self.node_edge[node] == NONE:
                self._expand(node, luck)
                break
            edge = self._select(node)
            self.path[depth] = edge
            depth += 1
            node = self._follow(edge, luck)
            if self.edges + MOST_MOVES >= self.edge_room or self.nodes + 1 >= self.node_room:
                break
        if self.world.phase == OVER or self.node_edge[node] == NONE or depth >= DEEPEST:
            self.judge.judge(self.world)
        self._carry_back(depth)

    def _follow(self, edge, luck):
        """Carry out an edge's move in the world; the node that it leads to."""
        self.moves.apply(self.world, self.edge_move[edge])
        drawn = 0
        if self.world.awaiting == FOR_HAND:
            drawn = luck.card(self.world.supply)
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
        """Plan the turn. What all seats think of its ending is carried back: only opinions of one state compare."""
        player = self.world.player
        width = MOST_MOVES if node == self.root else self.width
        best = self.planner.weigh(self.world, luck, width, self.patience)
        self.judge.judge(self.planner.ending)
        self.node_others[node] = self._others(player) if self.planner.ending.phase != OVER else 0.0
        for index in range(self.planner.moves.found):
            edge = self._find_edge(node, self.planner.moves.move[index])
            if edge == NONE:
                edge = self._add_edge(node, self.planner.moves.move[index])
            liking = self._like(self.planner.moves.move[index], player) if self.has_policy else 0.0
            self._guess(node, edge, self.planner.feelings[index], best, liking)
        self.node_best[node] = best
        if self.ahead:
            self._play_on(luck)

    def _play_on(self, luck):
        """Let the next players carry out their plans, too, before all is judged."""
        for _ in range(self.ahead):
            if self.planner.ending.phase == OVER:
                break
            self.after.become(self.planner.ending)
            luck.deal(self.after)
            self.planner.weigh(self.after, luck, WIDTH_AHEAD, PATIENCE_AHEAD)
        self.judge.judge(self.planner.ending)

    def _others(self, player):
        """What the others' feelings weigh together."""
        total = 0.0
        for seat in range(self.world.players):
            if seat != player:
                total += exp(self.judge.feelings[seat])
        return log(total)

    def _like(self, move, player):
        """How much more than its plan promises the policy wants to look at a move."""
        self.after.become(self.world)
        self.moves.apply(self.after, move)
        return 0.0 if self.after.phase == OVER else self.policy.think(self.after, player)

    def _feel(self, move, player):
        """How a player feels about the state right after a move."""
        self.after.become(self.world)
        self.moves.apply(self.after, move)
        if self.after.phase == OVER:
            return 8.0 if self.after.winner() == player else -8.0
        return self.judge.think(self.after, player)

    def _add_edge(self, node, move):
        edge = self.edges
        self.edges += 1
        self.edge_move[edge] = move
        self.edge_next[edge] = self.node_edge[node]
        self.node_edge[node] = edge
        self.edge_child[edge] = NONE
        self.edge_visits[edge] = 0
        self.edge_scores[edge] = 0.0
        for seat in range(SEATS):
            self.edge_wins[4 * edge + seat] = 0.0
        return edge

    def _guess(self, node, edge, feeling, best, liking):
        """Note what is thought of an edge before it is tried."""
        self.edge_weight[edge] = exp((feeling - best) / self.warmth + liking)
        self.edge_guess[edge] = 1.0 / (1.0 + exp(self.node_others[node] - feeling))

    def _find_edge(self, node, move):
        edge = self.node_edge[node]
        while edge != NONE:
            if self.edge_move[edge] == move:
                return edge
            edge = self.edge_next[edge]
        return NONE

    def _select(self, node):
        """The most promising of the edges that this world allows."""
        player = self.world.player
        visits = 0
        weights = 0.0
        for index in range(self.moves.found):
            edge = self._find_edge(node, self.moves.move[index])
            if edge == NONE:
                feeling = min(self._feel(self.moves.move[index], player), self.node_best[node])
                edge = self._add_edge(node, self.moves.move[index])
                liking = self._like(self.moves.move[index], player) if self.has_policy else 0.0
                self._guess(node, edge, feeling, self.node_best[node], liking)
            self.available[index] = edge
            visits += self.edge_visits[edge]
            weights += self.edge_weight[edge]
        push = self.curiosity * sqrt(visits + 1.0) / weights
        chosen = self.available[0]
        highest = -1.0
        for index in range(self.moves.found):
            edge = self.available[index]
            worth = self._estimate(edge, player) + push * self.edge_weight[edge] / (1.0 + self.edge_visits[edge])
            if worth > highest:
                highest = worth
                chosen = edge
        return chosen

    def _estimate(self, edge, player):
        """The chance of winning that an edge promises: what the simulations found, and the first guess."""
        found = self.edge_wins[4 * edge + player] + self.trust * self.edge_guess[edge]
        return found / (self.edge_visits[edge] + self.trust)

    def _carry_back(self, depth):
        for step in range(depth):
            edge = self.path[step]
            self.edge_visits[edge] += 1
            self.edge_scores[edge] += self.judge.scores[self.seat]
            for seat in range(self.world.players):
                self.edge_wins[4 * edge + seat] += self.judge.chances[seat]

    # ---- Without a judge: the textbook's search ----

    def _simulate_plainly(self, luck):
        """Down the tree to an action never tried before, then at random to the end of the game."""
        node = self.root
        depth = 0
        new = False
        while not new and self.world.phase != OVER and depth < DEEPEST:
            self.moves.list_all(self.world)
            edge = self._select_plainly(node, luck)
            new = self.edge_visits[edge] == 0
            self.path[depth] = edge
            depth += 1
            node = self._follow(edge, luck)
        play_out(self.world, luck, UNIFORM, LONGEST_PLAYOUT)
        self.judge.judge(self.world)
        self._carry_back(depth)

    def _select_plainly(self, node, luck):
        """One of the edges not tried yet; if there is none, that with the highest upper confidence bound.

        In `edge_weight` stands how often an edge could have been chosen: not every world allows every action.
        """
        untried = 0
        for index in range(self.moves.found):
            edge = self._find_edge(node, self.moves.move[index])
            if edge == NONE:
                edge = self._add_edge(node, self.moves.move[index])
                self.edge_weight[edge] = 0.0
                self.edge_guess[edge] = 0.0
            self.available[index] = edge
            self.edge_weight[edge] += 1.0
            untried += self.edge_visits[edge] == 0
        pick = luck.below(untried) if untried else 0
        player = self.world.player
        chosen = self.available[0]
        highest = -1.0
        for index in range(self.moves.found):
            edge = self.available[index]
            if untried:
                if self.edge_visits[edge] == 0:
                    if pick == 0:
                        return edge
                    pick -= 1
                continue
            visits = self.edge_visits[edge]
            worth = self.edge_wins[4 * edge + player] / visits
            worth += self.curiosity * sqrt(log(self.edge_weight[edge]) / visits)
            if worth > highest:
                highest = worth
                chosen = edge
        return chosen

    # ---- What was found ----

    def findings(self):
        """The root's edges: move, visits, chances of winning and expected scores added up over them, first guess."""
        found = []
        edge = self.node_edge[self.root] if self.root != NONE else NONE
        while edge != NONE:
            wins = self.edge_wins[4 * edge + self.seat]
            guess = self.edge_guess[edge]
            found.append((self.edge_move[edge], self.edge_visits[edge], wins, self.edge_scores[edge], guess))
            edge = self.edge_next[edge]
        return found

    def chances(self):
        """Every seat's chance of winning after the move that most simulations went through; empty if none did."""
        best = NONE
        edge = self.node_edge[self.root] if self.root != NONE else NONE
        while edge != NONE:
            if self.edge_visits[edge] and (best == NONE or self.edge_visits[edge] > self.edge_visits[best]):
                best = edge
            edge = self.edge_next[edge]
        if best == NONE:
            return []
        return [self.edge_wins[4 * best + seat] / self.edge_visits[best] for seat in range(self.world.players)]

    def look_again(self, view, luck):
        """Plan the root's turn as thoroughly as a new root's; what the simulations found stays."""
        if not self.plain and self._make_room():
            view.sample_into(self.world, luck)
            self._expand(self.root, luck)

    def descend(self, move, drawn):
        """Make the node after a move the root; whether there was one."""
        edge = self._find_edge(self.root, move) if self.root != NONE else NONE
        if edge == NONE:
            return False
        node = self._find_child(edge, drawn)
        if node == NONE:
            return False
        self.root = node
        return True
