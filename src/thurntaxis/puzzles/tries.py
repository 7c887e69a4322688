"""Tries at puzzles: what was done so far, and what it has cost."""

from abc import abstractmethod
from functools import lru_cache

from ..assessment.ways import as_listed
from ..engine import EngineView, State
from ..game import Event, Game
from ..game.actions import TEXTS, read
from ..lesson import tries
from .best import Branch, cost_of
from .exact import ExactGoal, LastTurn

_SAME = 1e-9


class PuzzleTry(tries.Try):
    """A try at a puzzle, judged action by action."""

    cost = 0.0
    """By how much it is worse than the best: points, or the chance of winning."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether nothing more is to be decided."""

    @abstractmethod
    def hint(self) -> str | None:
        """The next action of a best way; None when it is over."""

    @abstractmethod
    def as_good(self) -> list[tuple[str, ...]]:
        """Ways to go on that lose nothing, each with all its actions; none when it is over."""

    @property
    def missed(self) -> bool:
        """Whether it can no longer be solved."""
        return self.cost > _SAME

    @property
    def solved(self) -> bool:
        """Whether the turn was played as well as it can be."""
        return self.over and not self.missed


class ExactTry(PuzzleTry):
    """A try at a turn that is counted through."""

    def __init__(self, game: Game, seat: int, goal: ExactGoal) -> None:
        super().__init__(game, seat)
        self._turn = _enumeration(game.state.fields(), seat, goal)

    def play(self, action: str) -> list[Event]:
        """Do an action; what it costs is added up."""
        before = self._known()
        seen = super().play(action)
        lost = self._turn.value(before) - self._turn.worth(before, read(action).number)
        self.cost += max(0.0, lost)  # bad luck with a card costs nothing
        return seen

    def _known(self) -> State:
        return EngineView(self.game.state, self.seat).public

    @property
    def over(self) -> bool:
        return self.turn_is_over

    def hint(self) -> str | None:
        return None if self.over else TEXTS[self._turn.advice(self._known())]

    def as_good(self) -> list[tuple[str, ...]]:
        return [] if self.over else [(TEXTS[action],) for action in self._turn.as_good(self._known())]


@lru_cache(maxsize=64)
def _enumeration(fields: tuple[int, ...], seat: int, goal: ExactGoal) -> LastTurn:
    """All ways to play a last turn, kept for the next question about it."""
    return LastTurn(EngineView(State.from_fields(fields), seat), goal)


class BestTry(PuzzleTry):
    """A try at a best turn: it is over as soon as nothing more is known to matter."""

    def __init__(self, game: Game, seat: int, right: tuple[Branch, ...]) -> None:
        super().__init__(game, seat)
        self._right = right
        """What is right in the decision under way."""
        self._view = game.seen(seat)
        self._begun: tuple[int, ...] = ()
        """What was done of it."""

    def play(self, action: str) -> list[Event]:
        """Do an action; if it is not known to be right, it is compared with one that is."""
        state = self.game.state
        decides = not (self.over or self.missed)
        seen = super().play(action)
        if decides:
            self._judge(as_listed(state, [read(action).number])[0])
        return seen

    def _judge(self, action: int) -> None:
        self._begun = (*self._begun, action)
        fitting = [branch for branch in self._right if branch.begins_with(self._begun)]
        if not fitting:
            self.cost = cost_of(self._view, self._right[0].way, self._begun)
            self._right = ()
            return
        done = next((branch for branch in fitting if len(branch.way) == len(self._begun)), None)
        if done is not None:
            self._right, self._begun, self._view = done.then, (), self.game.seen(self.seat)

    @property
    def over(self) -> bool:
        return not self._right

    def hint(self) -> str | None:
        if self.over:
            return None
        way = next(branch.way for branch in self._right if branch.begins_with(self._begun))
        return TEXTS[way[len(self._begun)]]

    def as_good(self) -> list[tuple[str, ...]]:
        begun = len(self._begun)
        ways = [branch.way[begun:] for branch in self._right if branch.begins_with(self._begun)]
        return [tuple(TEXTS[action] for action in way) for way in ways]
