"""Plans for the rest of one's own turn: every sequence of moves to its end, and how the judge feels about the outcome.

Cards that come from the supply meanwhile are tried out a few times each; the places of the display that are refilled
meanwhile count as empty, since nobody can plan with what is not there yet.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the bots
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.numbers import *  # noqa: F403
    from ..engine.state import State
    from .moves import Moves

_DEEPEST = 24
_WON = 20.0
_PATIENCE = 6000
"""Endings that are looked at; a hand of many cards would have millions."""


class Planner:
    """Looks to the end of the turn. Holds a state and a list of moves for each step of a plan."""

    def __init__(self, judge, tries=3):
        self.judge = judge
        self.tries = tries
        self.states = [State() for _ in range(_DEEPEST)]
        self.lists = [Moves() for _ in range(_DEEPEST)]

    def plan(self, state, luck):
        """The moves of a state, each with how its best continuation feels at the end of the turn."""
        self.luck = luck
        self.patience = _PATIENCE
        self.player = state.player
        moves = Moves()
        moves.find(state)
        return [(moves.move[index], self._after(state, moves.move[index], 0)) for index in range(moves.found)]

    def _after(self, state, move, depth):
        """How the best continuation after a move feels."""
        world = self.states[depth]
        world.become(state)
        self.lists[depth].apply(world, move)
        if world.phase == OVER or world.player != self.player:
            return self._feel(world)
        if world.awaiting == FOR_HAND or move == CALL_ADMINISTRATOR:
            return self._try_cards(world, depth)
        world.awaiting = NO_CARD_AWAITED
        return self._best(world, depth + 1)

    def _try_cards(self, world, depth):
        """The mean over some ways the awaited cards may fall."""
        if depth + 2 >= _DEEPEST:
            return self._feel(world)
        total = 0.0
        dealt = self.states[depth + 1]
        for _ in range(self.tries):
            dealt.become(world)
            self.luck.deal(dealt)
            total += self._best(dealt, depth + 2)
        return total / self.tries

    def _best(self, state, depth):
        if depth >= _DEEPEST - 2 or self.patience <= 0:
            return self._feel(state)
        moves = self.lists[depth]
        moves.find(state)
        best = -1e9
        for index in range(moves.found):
            feeling = self._after(state, moves.move[index], depth)
            if feeling > best:
                best = feeling
        return best

    def _feel(self, state):
        if state.phase == OVER:
            return _WON if state.winner() == self.player else -_WON + 0.1 * state.score(self.player)
        self.patience -= 1
        return self.judge.think(state, self.player)
