"""Plans for the rest of one's own turn: sequences of moves to its end, and the judge's value of the outcome.

Cards that come from the supply meanwhile are tried out a few times each; the places of the display that are refilled
meanwhile count as empty, since nobody can plan with what is not there yet.
"""

try:
    import cython
except ImportError:  # the compiler is not needed to run the bots
    from ..engine import _cython as cython

if not cython.compiled:
    from ..engine.bits import one
    from ..engine.numbers import *  # noqa: F403
    from ..engine.state import State
    from .judge import Judge
    from .limits import MOST_MOVES, NONE
    from .moves import Moves

_STEPS = 14
"""Moves that a plan can have; a turn seldom has more than eight."""
_MOST_STEPS = 100
_PATIENCE = 2500


class Planner:
    """One step of a plan, and (in `next`) the steps after it."""

    def __init__(self, judge, tries=3, steps=_STEPS):
        if not isinstance(judge, Judge):
            raise TypeError(f"a planner needs a judge, not {judge!r}")
        if tries < 1 or not 0 <= steps <= _MOST_STEPS:
            raise ValueError(f"a plan tries cards at least once, and has at most {_MOST_STEPS} steps")
        self.judge = judge
        self.steps = steps
        self.tries = tries
        self.moves = Moves()
        self.world = State()
        self.dealt = State()
        self.ending = State()
        self._allocate()
        self.next = Planner(judge, tries, steps - 1) if steps else None
        self.is_last = steps == 0

    def __reduce__(self):
        return Planner, (self.judge, self.tries, self.steps)

    def _allocate(self):
        """Make the lists that the compiled class has as C arrays."""
        if not cython.compiled:
            self.values = [0.0] * MOST_MOVES

    def plan(self, state, luck, width=MOST_MOVES):
        """The moves of a state, each with the value of its best continuation at the end of the turn."""
        self.search(state, luck, width, _PATIENCE)
        return [(self.moves.move[index], self.values[index]) for index in range(self.moves.found)]

    def search(self, state, luck, width, patience):
        """Find the moves of a state, and in `values` the value of the best continuation of each; the highest of them.

        At each step the `width` moves with the best value are followed further; and after `patience` endings (a hand of
        many cards would have millions), none. The others count as no better than the worst that was followed.
        `ending` is the state that the best plan leads to.
        """
        self.patience = patience
        self.moves.find(state)
        player = state.player
        self.best = -1e9
        if self.moves.found <= width:
            for index in range(self.moves.found):
                self.values[index] = self._follow(state, self.moves.move[index], player, luck, width, 0.0, False)
        else:
            self._follow_the_best(state, player, luck, width)
        return self.best

    def _follow_the_best(self, state, player, luck, width):
        for index in range(self.moves.found):
            self.world.become(state)
            self.moves.apply(self.world, self.moves.move[index])
            self.values[index] = self.judge.state_value_unchecked(self.world, player)
        worst = 1e9
        followed = 0
        for _ in range(width):
            best = NONE
            for index in range(self.moves.found):
                if not followed >> index & 1 and (best == NONE or self.values[index] > self.values[best]):
                    best = index
            followed |= one(best)
            self.values[best] = self._follow(state, self.moves.move[best], player, luck, width, self.values[best], True)
            worst = min(worst, self.values[best])
        for index in range(self.moves.found):
            if not followed >> index & 1 and self.values[index] > worst:
                self.values[index] = worst

    def _follow(self, state, move, player, luck, width, at_once, is_known):
        """The value of the best continuation after a move; the value right after it, `at_once`, may be known."""
        self.world.become(state)
        self.moves.apply(self.world, move)
        if self.is_last or self.patience <= 0 or self.world.phase == OVER or self.world.player != player:
            self.patience -= 1
            value = at_once if is_known else self.judge.state_value_unchecked(self.world, player)
            return self._remember(value, self.world)
        if self.world.awaiting == FOR_HAND or move == CALL_ADMINISTRATOR:
            return self._try_cards(luck, width)
        self.world.awaiting = NO_CARD_AWAITED
        return self._remember(self._go_on(self.world, luck, width), self.next.ending)

    def _remember(self, value, ending):
        """Keep the ending of the best plan so far."""
        if value > self.best:
            self.best = value
            self.ending.become(ending)
        return value

    def _go_on(self, state, luck, width):
        best = self.next.search(state, luck, width, self.patience)
        self.patience = self.next.patience
        return best

    def _try_cards(self, luck, width):
        """The mean over some ways the awaited cards may fall."""
        total = 0.0
        for _ in range(self.tries):
            self.dealt.become(self.world)
            luck.deal(self.dealt)
            total += self._go_on(self.dealt, luck, width)
        return self._remember(total / self.tries, self.next.ending)
