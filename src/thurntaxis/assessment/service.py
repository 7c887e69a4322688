"""The assessor: one place that says what positions and moves are worth, and how sure that is."""

from collections import OrderedDict
from collections.abc import Generator, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from threading import Lock
from typing import TypeVar

from ..engine import EngineView, Luck, State
from .compare import AssessedWay, compare
from .exact import Chances
from .games import Games
from .looks import HORIZON, LOOKS, Look, LookName
from .seeds import Key, key_of, open_key, seed_of
from .values import Evaluator
from .ways import Way, as_listed

_KEPT = 512
"""How many answers are cached, a few kB each; the least recently used one is dropped."""
_GAMES_KEPT = 4
"""Of how many decisions the games are cached, some MB each after a thorough look."""
_AT_ONCE = 20
"""Games in which a position is played on in one step: some hundredths of a second."""
_IN_A_WORLD = 5
"""Games in which each world is played on that fits what a spectator sees."""
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class PositionValue:
    """What a position is worth to each player."""

    chances: Chances
    """Every seat's chance of winning; 1 together."""
    errors: Chances
    """Their standard errors."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What the ways of a decision are worth, as far as the deciding seat can know."""

    seat: int
    look: LookName
    ways: tuple[AssessedWay, ...]
    """Best first; none if there is nothing to choose."""

    @property
    def best(self) -> AssessedWay:
        """The best way."""
        return self.ways[0]

    def way(self, state: State, actions: Sequence[int]) -> AssessedWay:
        """The way with these actions, in the state that it was assessed in."""
        listed = as_listed(state, actions)
        return next(way for way in self.ways if way.actions == listed)


class Assessor:
    """Answers questions about positions; the same question gets the same answer, the second time at once.

    One assessor may be used by several threads. Two that ask the same at once both work it out, and get the same.
    """

    def __init__(self, kept: int = _KEPT) -> None:
        self._kept = kept
        self._answers: OrderedDict[Hashable, object] = OrderedDict()
        self._games: OrderedDict[Hashable, Games] = OrderedDict()
        self._lock = Lock()

    def assess(self, view: EngineView, look: LookName = "quick", asked: Sequence[int] | None = None) -> Assessment:
        """What the moves of the seat that is to act are worth.

        Args:
            view: what that seat knows. Nothing else has any influence on the answer.
            look: how closely to look.
            asked: a way of which it matters only whether it is a mistake; a way that cannot be one is looked at
                less closely. If it is one, the answer names the same best way as without it.
        """
        return to_the_end(self.assess_in_steps(view, look, asked))

    def assess_in_steps(
        self, view: EngineView, look: LookName | Look = "quick", asked: Sequence[int] | None = None
    ) -> Generator[None, object, Assessment]:
        """The same in short steps, for a program that has other things to do in between."""
        key = key_of(view)
        chosen = LOOKS[look] if isinstance(look, str) else look
        wanted: Way | None = as_listed(view.public, asked) if asked else None
        question = ("ways", chosen, wanted, key)
        known = self._known(question, Assessment)
        if known is not None:
            return known
        games = self._games_of((chosen, key)) or Games(seed_of(key))
        ways = yield from compare(Evaluator(), view, chosen, games, wanted)
        self._keep_games((chosen, key), games)
        return self._keep(question, Assessment(view.seat, chosen.name, tuple(ways)))

    def value(self, state: State, look: LookName = "quick") -> PositionValue:
        """The value of a position in which everything but the order of the supply is known."""
        return to_the_end(self.value_in_steps(state, look))

    def value_in_steps(self, state: State, look: LookName = "quick") -> Generator[None, object, PositionValue]:
        """The same in short steps."""
        key = open_key(state)
        question = ("value", look, key)
        known = self._known(question, PositionValue)
        if known is not None:
            return known
        return self._keep(question, (yield from _value(state, LOOKS[look], key)))

    def seen_in_steps(self, view: EngineView) -> Generator[None, object, PositionValue]:
        """What a position is worth as far as a spectator can know, in short steps."""
        key = key_of(view)
        question = ("seen", key)
        known = self._known(question, PositionValue)
        if known is not None:
            return known
        return self._keep(question, (yield from _seen(view, LOOKS["quick"], seed_of(key))))

    def _known(self, question: Hashable, kind: type[Answer]) -> Answer | None:
        with self._lock:
            found = self._answers.get(question)
            if not isinstance(found, kind):
                return None
            self._answers.move_to_end(question)
            return found

    def _games_of(self, decision: Hashable) -> Games | None:
        """The games of a decision, which nobody else gets until they are kept again."""
        with self._lock:
            return self._games.pop(decision, None)

    def _keep_games(self, decision: Hashable, games: Games) -> None:
        with self._lock:
            self._games[decision] = games
            while len(self._games) > _GAMES_KEPT:
                self._games.popitem(last=False)

    def _keep(self, question: Hashable, answer: Answer) -> Answer:
        with self._lock:
            self._answers[question] = answer
            self._answers.move_to_end(question)
            while len(self._answers) > self._kept:
                self._answers.popitem(last=False)
        return answer


def _value(state: State, look: Look, key: Key) -> Generator[None, object, PositionValue]:
    evaluator, seed, turns = Evaluator(), seed_of(key), HORIZON[state.players]
    parts = []
    for first in range(0, look.position, _AT_ONCE):
        yield
        parts.append(evaluator.estimate(state, seed + first, _AT_ONCE, turns))
        if state.is_over:
            break
    means = tuple(sum(seat) / len(parts) for seat in zip(*(part.chances for part in parts), strict=True))
    errors = tuple(sqrt(sum(seat)) / len(parts) for seat in zip(*(part.errors for part in parts), strict=True))
    return PositionValue(means, errors)


def _seen(view: EngineView, look: Look, seed: int) -> Generator[None, object, PositionValue]:
    """The mean over worlds that fit the view, each of them played on a few times."""
    evaluator, turns, worlds = Evaluator(), HORIZON[view.public.players], look.position // _IN_A_WORLD
    if view.public.is_over:
        result = evaluator.estimate(view.public, seed, 1, turns)
        return PositionValue(result.chances, result.errors)
    parts = []
    for number in range(worlds):
        if number % (_AT_ONCE // _IN_A_WORLD) == 0:
            yield
        parts.append(evaluator.chances(view.sample(Luck(seed + number)), seed + number, _IN_A_WORLD, turns))
    seats = list(zip(*parts, strict=True))
    means = tuple(sum(seat) / worlds for seat in seats)
    squares = (sum((chance - mean) ** 2 for chance in seat) for seat, mean in zip(seats, means, strict=True))
    return PositionValue(means, tuple(sqrt(each / (worlds - 1) / worlds) for each in squares))


def to_the_end(steps: Generator[object, object, Answer]) -> Answer:
    """The result of work in steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
