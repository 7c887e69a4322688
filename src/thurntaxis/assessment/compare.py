"""Which way is best in a decision, and how far the others fall short, from what the deciding seat can know.

All ways are followed in the same sampled worlds, each with the same luck; before each further stage those that have
fallen behind are left out (sequential halving), so that most of the work goes to the ways that are hard to tell apart.
If one way is asked about, the comparison goes on only while it may still turn out to be a mistake. Ways whose chances
are known exactly are not followed. What several questions have in common is played once (`games.py`).
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import sqrt

from ..engine import EngineView
from .exact import Chances, exact_ways
from .games import Games
from .looks import HORIZON, Look, Stage
from .values import Evaluator
from .ways import Way, WayFinder, as_listed

SIGNIFICANT = 2.5
"""A difference of fewer standard errors than this counts as none."""
AT_STAKE = 0.02
"""A way that falls short by less than this, including noise, is not a mistake."""
_FIRST_STAGES = 2
"""Stages after which a comparison may end; the first one is too rough to acquit a way."""


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
    exact: bool = False
    """Whether its chances are those of the best play after it, with every card counted."""

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
    evaluator: Evaluator, view: EngineView, look: Look, games: Games, asked: Sequence[int] | None = None
) -> Generator[None, object, list[AssessedWay]]:
    """All ways of a decision, best first; in short steps. None if there is nothing to choose.

    Args:
        evaluator: plays the games.
        view: what the deciding seat knows.
        look: how much work it may be.
        games: those of this decision and look that have been played on already; it takes up the others.
        asked: a way that somebody asks about. It takes part to the end, and the answer is final only about this way.
    """
    ways = WayFinder(evaluator.judge).ways(view)
    wanted = as_listed(view.public, asked) if asked else None
    if wanted is not None and wanted not in ways:
        ways.append(wanted)
    if len(ways) < 2:
        return []
    known = exact_ways(view, ways)
    found = [_Followed(way, games, known.get(way)) for way in dict.fromkeys([*ways, *known])]
    comparison = _Comparison(evaluator, view, games, found)
    for number, stage in enumerate(look.stages):
        if number:
            comparison.leave_out(stage.stay, wanted)
            if number >= _FIRST_STAGES and comparison.is_clear(wanted):
                break
        yield from comparison.follow(stage)
    return comparison.sorted_out()


class _Followed:
    """A way that takes part, and every seat's chance after it, world by world."""

    __slots__ = ("_games", "_worlds", "known", "last", "turns", "way")

    def __init__(self, way: Way, games: Games, known: Chances | None) -> None:
        self.way = way
        self.known = known
        """Its exact chances, the same in every world."""
        self.turns = 0
        """For how many turns games were played on in the last stage that it took part in."""
        self.last = 0
        """How many worlds that stage had, with the stages that it went on with."""
        self._games = games
        self._worlds: dict[int, int] = {}
        """By turns: in how many worlds it takes part. Its games may know of more, for another question."""

    def take_part(self, turns: int, worlds: int) -> None:
        """Take part in more worlds."""
        self.turns = turns
        self._worlds[turns] = self._worlds.get(turns, 0) + worlds

    def chances(self, turns: int) -> Sequence[Chances]:
        """The chances of all seats in the worlds that were played on for that many turns."""
        number = self._worlds[turns]
        return [self.known] * number if self.known else self._games.of(self.way, turns)[:number]

    def mean(self, seat: int) -> float:
        """The mean of a seat's chances, in the worlds of its last stage."""
        if self.known:
            return self.known[seat]
        worlds = self.chances(self.turns)
        return sum(world[seat] for world in worlds) / len(worlds)

    def against(self, best: "_Followed", seat: int, *, fresh: bool, close: bool) -> AssessedWay:
        """How it compares with the best way in the worlds that both were followed in; `fresh`: of its last stage."""
        mine = self.chances(self.turns)
        theirs = best.chances(self.turns)[: len(mine)]
        if fresh:
            mine, theirs = mine[-self.last :], theirs[-self.last :]
        shortfalls = [other[seat] - own[seat] for other, own in zip(theirs, mine, strict=True)]
        number = len(shortfalls)
        shortfall = max(0.0, sum(shortfalls) / number)
        spread = sum((each - shortfall) ** 2 for each in shortfalls) / max(1, number - 1)
        means = _means(best.chances(best.turns))
        if shortfall:
            changes = (own - other for own, other in zip(_means(mine), _means(theirs), strict=True))
            means = _within([mean + change for mean, change in zip(means, changes, strict=True)])
        exact = self.known is not None
        return AssessedWay(self.way, means, shortfall, sqrt(spread / number), number, close or exact, exact)


def _means(worlds: Sequence[Chances]) -> Chances:
    return tuple(sum(seat) / len(worlds) for seat in zip(*worlds, strict=True))


def _within(chances: Sequence[float]) -> Chances:
    """Chances that stay chances, however roughly a difference is known."""
    kept = [max(0.0, chance) for chance in chances]
    total = sum(kept)
    return tuple(chance / total for chance in kept)


class _Comparison:
    """The ways that still take part, and those that were left out."""

    def __init__(self, evaluator: Evaluator, view: EngineView, games: Games, found: list[_Followed]) -> None:
        self._evaluator = evaluator
        self._view = view
        self._games = games
        self._found = found
        self._out: list[_Followed] = []
        self._worlds: dict[int, range] = {}
        """By turns: the numbers of the worlds that have been looked at."""
        self._stay = 0

    def follow(self, stage: Stage) -> Generator[None, object, None]:
        """Follow all ways that still take part."""
        turns = HORIZON[self._view.public.players] if stage.turns is None else stage.turns
        for each in self._found:
            each.last = stage.worlds + (each.last if stage.stay == self._stay else 0)
            each.take_part(turns, stage.worlds)
        self._stay = stage.stay
        looked_at = max((worlds.stop for worlds in self._worlds.values()), default=0)
        start = self._worlds[turns].start if turns in self._worlds else looked_at
        self._worlds[turns] = range(start, looked_at + stage.worlds)
        ways = [each.way for each in self._found if not each.known]
        yield from self._games.follow(self._evaluator, self._view, ways, turns, self._worlds[turns])

    def leave_out(self, stay: int, wanted: Way | None) -> None:
        """Put the best so far first, and leave out all but some; never the way that is asked about."""
        self._sort()
        self._out += [each for each in self._found[stay:] if each.way != wanted]
        self._found = self._found[:stay] + [each for each in self._found[stay:] if each.way == wanted]

    def _sort(self) -> None:
        self._found.sort(key=lambda each: -each.mean(self._view.seat))

    def is_clear(self, wanted: Way | None) -> bool:
        """Whether more worlds would change nothing that matters.

        Without a way that is asked about: the best is known, or none of those compared with it can be a mistake. With
        one: it is not a mistake.
        """
        best, *others = self._found
        seat = self._view.seat
        compared = [each.against(best, seat, fresh=False, close=True) for each in others]
        if wanted is None:
            worst = max((each.shortfall + SIGNIFICANT * each.noise for each in compared), default=0.0)
            return self._is_close and (worst < AT_STAKE or not any(each.is_alike for each in compared))
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
