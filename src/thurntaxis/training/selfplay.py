"""Games that a judge plays against itself inside the compiled code, recorded to learn from (``bench/tuning``)."""

try:
    import cython
except ImportError:  # the compiler is not needed to run the bots
    from ..engine import _cython as cython

if not cython.compiled:
    from math import log

    from ..bots.features import ENDS, FEATURES
    from ..bots.limits import PATIENCE
    from ..bots.moves import Moves
    from ..bots.planner import Planner
    from ..engine.luck import Luck
    from ..engine.numbers import *  # noqa: F403
    from ..engine.playouts import choose
    from ..engine.state import State
    from ..engine.view import EngineView


class GreedyPlayer:
    """Plays the move of the highest value, one move ahead. The fastest way to play sensibly."""

    def __init__(self, judge):
        self.judge = judge
        self.moves = Moves()
        self.world = State()

    def choose(self, state, luck, noise):
        """The move of the highest value; with noise, sometimes one of nearly the highest."""
        self.moves.find(state)
        if self.moves.found == 1:
            return self.moves.move[0]
        player = state.player
        best = 0
        highest = -1e9
        for index in range(self.moves.found):
            self.world.become(state)
            self.moves.apply(self.world, self.moves.move[index])
            value = self.judge.state_value_unchecked(self.world, player)
            if noise > 0.0:
                value -= noise * log(-log(luck.fraction() + 1e-12) + 1e-12)
            if value > highest:
                highest = value
                best = index
        return self.moves.move[best]


class GameRecorder:
    """Plays games and records what every seat saw at some moments, and how the game ended.

    Players decide in a world that fits what they can see. They take the move of the highest value; with a
    `width` they plan their turns, following that number of moves at each step. Planners leave the best plan now and
    then, to explore. With `explore_until` they do so until one of that number of decisions, which always explores, and
    a game is recorded from there on. So the record shows how states that good play would not reach end if they are
    played well. A search evaluates many of those.
    """

    def __init__(self, judge, seen, ends, width=0, explore_until=0):
        self.player = GreedyPlayer(judge)
        self.planner = Planner(judge, 1)
        self.view = EngineView(State(), 0)
        self.world = State()
        self.width = width
        self.explore_until = explore_until
        self.exploring = False
        self.games = 0
        self.seen = seen
        self.ends = ends
        self.pages = len(ends) // ENDS
        self.written = 0

    def _write(self, state):
        """One moment: for each seat a row of FEATURES numbers."""
        at = self.written * SEATS * FEATURES
        for k in range(SEATS * FEATURES):
            self.seen[at + k] = 0
        for seat in range(state.players):
            self.player.judge.look_unchecked(state, seat)
            for k in range(self.player.judge.noted):
                self.seen[at + seat * FEATURES + self.player.judge.place[k]] = self.player.judge.value[k]
        self.written += 1

    def play(self, state, luck, noise, one_in, builder, most):
        """Play a game out and record one position in `one_in`. `builder`: that policy's share of the decisions."""
        first = self.written
        limit = self.pages
        decisions = 0
        last = luck.below(self.explore_until) if self.explore_until else 0
        while state.phase != OVER and decisions < most:
            self.exploring = self._explores(decisions, last, luck)
            if builder > 0.0 and luck.fraction() < builder:
                state.apply_unchecked(choose(BUILDER, state, luck))
            else:
                self.player.moves.apply(state, self.decide(state, luck, noise))
            decisions += 1
            if state.phase != OVER and self.written < limit and decisions > last and luck.below(one_in) == 0:
                self._write(state)
            luck.deal(state)
        if state.phase != OVER:
            self.written = first
        for moment in range(first, self.written):
            self.ends[ENDS * moment] = state.players
            self.ends[ENDS * moment + 1] = state.winner()
            self.ends[ENDS * moment + 2] = self.games
            for seat in range(SEATS):
                self.ends[ENDS * moment + 3 + seat] = state.score(seat) if seat < state.players else 0
        self.games += 1
        return decisions

    def _explores(self, decisions, last, luck):
        """Whether the next decision may leave the best plan."""
        if not self.explore_until:
            return luck.below(12) == 0
        return decisions == last or (decisions < last and luck.below(8) == 0)

    def decide(self, state, luck, noise):
        """The move of a player who cannot see what is hidden."""
        self.view.see(state, state.player)
        self.view.sample_into(self.world, luck)
        if self.width:
            return self._planned_move(self.world, luck, noise)
        return self.player.choose(self.world, luck, noise)

    def _planned_move(self, state, luck, noise):
        """The move whose plan has the highest value; when exploring, with noise, one of nearly the highest."""
        self.player.moves.find(state)
        if self.player.moves.found == 1:
            return self.player.moves.move[0]
        self.planner.search(state, luck, self.width, PATIENCE)
        best = 0
        highest = -1e9
        for index in range(self.planner.moves.found):
            value = self.planner.values[index]
            if self.exploring:
                value -= noise * log(-log(luck.fraction() + 1e-12) + 1e-12)
            if value > highest:
                highest = value
                best = index
        return self.planner.moves.move[best]

    def play_many(self, players, rules, games, seed, noise, one_in, builder):
        """Play `games` games, or until the pages are full; the number of decisions made."""
        start = State(players, rules)
        state = start.copy()
        luck = Luck(seed)
        decisions = 0
        for _ in range(games):
            state.become(start)
            luck.deal(state)
            decisions += self.play(state, luck, noise, one_in, builder, 1500)
        return decisions
