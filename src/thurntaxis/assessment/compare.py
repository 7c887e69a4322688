"""Which way is best in a decision, and how far the others fall short, from what the deciding seat can know.

All ways are followed in the same sampled worlds, each with the same luck; before each further stage those that have
fallen behind are left out (sequential halving), so that most of the work goes to the ways that are hard to tell apart.
If one way is asked about, the comparison goes on only while it may still turn out to be a mistake.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import sqrt

from ..engine import EngineView
from ..engine.numbers import SEATS
from .looks import HORIZON, Look, Stage
from .values import Chances, Evaluator
from .ways import Way, WayFinder, as_listed

SIGNIFICANT = 2.5
"""A difference of fewer standard errors than this counts as none."""
AT_STAKE = 0.02
"""A way that falls short by less than this, including noise, is not a mistake."""
_FIRST_STAGES = 2
"""Stages after which a comparison may end; the first one is too rough to acquit a way."""
_AT_ONCE = 200
"""Ways times worlds that are followed in one step: some hundredths of a second."""


@dataclass(frozen=True, slots=True)
class AssessedWay:
    """A way that was followed: what each seat's chance is after it, and how far it falls short of the best."""

    actions: Way
    chances: Chances
    shortfall: float
    """How far the player's own chance falls short of the best way's: the mean over common worlds."""
    noise: float
    """The standard error of `shortfall`."""
    worlds: int
    """In how many worlds it was compared with the best way."""
    close: bool
    """Whether it was compared closely; if not, it fell behind before or was not at stake: its figures are rough."""

    @property
    def is_alike(self) -> bool:
        """Whether it cannot be told apart from the best way."""
        return self.shortfall <= SIGNIFICANT * self.noise or self.shortfall <= 0

    @property
    def cost(self) -> float:
        """How far it falls short, as far as that is known: nothing without a close look, or within the noise."""
        return self.shortfall if self.close and not self.is_alike else 0.0

    @property
    def sure_cost(self) -> float:
        """The cost less its standard error: what a mark is given by, so that a closer look confirms it."""
        return max(0.0, self.cost - self.noise)


def compare(
    evaluator: Evaluator, view: EngineView, look: Look, seed: int, asked: Sequence[int] | None = None
) -> Generator[None, object, list[AssessedWay]]:
    """All ways of a decision, best first; in short steps. None if there is nothing to choose.

    Args:
        evaluator: plays the games.
        view: what the deciding seat knows.
        look: how much work it may be.
        seed: of the worlds.
        asked: a way that somebody asks about. It takes part to the end, and the answer is final only about this way.
    """
    ways = WayFinder(evaluator.judge).ways(view)
    wanted = as_listed(view.public, asked) if asked else None
    if wanted is not None and wanted not in ways:
        ways.append(wanted)
    if len(ways) < 2:
        return []
    comparison = _Comparison(evaluator, view, seed, [_Followed(way) for way in ways])
    for number, stage in enumerate(look.stages):
        if number:
            comparison.leave_out(stage.stay, wanted)
            if number >= _FIRST_STAGES and comparison.is_clear(wanted):
                break
        yield from comparison.follow(stage)
    return comparison.sorted_out()


class _Followed:
    """A way, and every seat's chance after it, world by world, for each number of turns that games were played on."""

    __slots__ = ("by_turns", "last", "turns", "way")

    def __init__(self, way: Way) -> None:
        self.way = way
        self.turns = 0
        """The chances of the last stage that it took part in."""
        self.last = 0
        """How many worlds that stage had, with the stages that it went on with."""
        self.by_turns: dict[int, list[Chances]] = {}

    def mean(self, seat: int) -> float:
        worlds = self.by_turns[self.turns]
        return sum(world[seat] for world in worlds) / len(worlds)

    def against(self, best: "_Followed", seat: int, *, fresh: bool, close: bool) -> AssessedWay:
        """How it compares with the best way in the worlds that both were followed in; `fresh`: of its last stage."""
        mine = self.by_turns[self.turns]
        theirs = best.by_turns[self.turns][: len(mine)]
        if fresh:
            mine, theirs = mine[-self.last :], theirs[-self.last :]
        shortfalls = [other[seat] - own[seat] for other, own in zip(theirs, mine, strict=True)]
        number = len(shortfalls)
        shortfall = max(0.0, sum(shortfalls) / number)
        spread = sum((each - shortfall) ** 2 for each in shortfalls) / max(1, number - 1)
        means = _means(best.by_turns[best.turns])
        if shortfall:
            changes = (own - other for own, other in zip(_means(mine), _means(theirs), strict=True))
            means = _within([mean + change for mean, change in zip(means, changes, strict=True)])
        return AssessedWay(self.way, means, shortfall, sqrt(spread / number), number, close)


def _means(worlds: Sequence[Chances]) -> Chances:
    return tuple(sum(seat) / len(worlds) for seat in zip(*worlds, strict=True))


def _within(chances: Sequence[float]) -> Chances:
    """Chances that stay chances, however roughly a difference is known."""
    kept = [max(0.0, chance) for chance in chances]
    total = sum(kept)
    return tuple(chance / total for chance in kept)


class _Comparison:
    """The ways that still take part, and those that were left out."""

    def __init__(self, evaluator: Evaluator, view: EngineView, seed: int, found: list[_Followed]) -> None:
        self._evaluator = evaluator
        self._view = view
        self._seed = seed
        self._found = found
        self._out: list[_Followed] = []
        self._first = 0
        self._stay = 0

    def follow(self, stage: Stage) -> Generator[None, object, None]:
        players = self._view.public.players
        turns = HORIZON[players] if stage.turns is None else stage.turns
        ways = [list(each.way) for each in self._found]
        for each in self._found:
            each.last = stage.worlds + (each.last if stage.stay == self._stay else 0)
            each.turns = turns
        self._stay = stage.stay
        left = stage.worlds
        while left:
            worlds = min(left, max(1, _AT_ONCE // len(ways)))
            chances = self._evaluator.continuation.compare(self._view, ways, self._seed, self._first, worlds, turns)
            for place, each in enumerate(self._found):
                starts = range(place * SEATS, len(chances), len(ways) * SEATS)
                each.by_turns.setdefault(turns, []).extend(tuple(chances[at : at + players]) for at in starts)
            self._first += worlds
            left -= worlds
            yield

    def leave_out(self, stay: int, wanted: Way | None) -> None:
        """Put the best so far first, and leave out all but some; never the way that is asked about."""
        self._sort()
        self._out += [each for each in self._found[stay:] if each.way != wanted]
        self._found = self._found[:stay] + [each for each in self._found[stay:] if each.way == wanted]

    def _sort(self) -> None:
        self._found.sort(key=lambda each: -each.mean(self._view.seat))

    def is_clear(self, wanted: Way | None) -> bool:
        """Whether more worlds would change nothing that matters: the best is known, or the way is not a mistake."""
        best, *others = self._found
        seat = self._view.seat
        compared = [each.against(best, seat, fresh=False, close=True) for each in others]
        if wanted is None:
            return self._is_close and not any(each.is_alike for each in compared)
        asked = next((each for each in compared if each.actions == wanted), None)
        return asked is None or asked.shortfall + asked.noise < AT_STAKE

    @property
    def _is_close(self) -> bool:
        """Whether games were played on as far as they ever are."""
        return self._found[0].turns == HORIZON[self._view.public.players]

    def sorted_out(self) -> list[AssessedWay]:
        """All ways, best first.

        The finalists' shortfalls come from the last stage alone: in the worlds by which it was chosen, the best way
        looks better than it is.
        """
        chosen = max(self._found, key=lambda each: each.mean(self._view.seat))
        seat = self._view.seat
        ways = [each.against(chosen, seat, fresh=True, close=self._is_close) for each in self._found]
        ways += [each.against(chosen, seat, fresh=False, close=False) for each in self._out]
        best = next(way for way in ways if way.actions == chosen.way)
        return [best, *sorted((way for way in ways if way is not best), key=lambda way: way.shortfall)]
