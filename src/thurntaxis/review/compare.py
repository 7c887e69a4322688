"""Which way is best in a decision, and what another one costs, from what the deciding seat can know.

All ways are followed in the same sampled worlds, each with the same luck; before each further stage those that have
fallen behind are left out, so that most of the thought goes to the ways that are hard to tell apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ..bots.advice import world_of
from ..bots.moves import Moves
from ..engine import EngineView, State
from ..engine.numbers import CARRIAGE, CLOSE, DISCARD, HOUSES, LEFT, RIGHT, SEATS
from .budgets import Budget
from .evaluate import Evaluator
from .model import Chances

SIGNIFICANT = 2.0
"""A difference of fewer standard errors than this counts as none."""
_MOST_SETS = 4
"""Choices of houses and carriage, of all that a closing allows, for which the discards are looked at."""
_MOST_CLOSINGS = 6
"""Ways to close that are followed further."""


@dataclass(frozen=True, slots=True)
class ComparedWay:
    """A way that was followed: what each seat's chance was after it, and how far it is behind the best."""

    actions: tuple[int, ...]
    chances: Chances
    shortfall: float
    """How far the player's own chance falls short of the best way's: the mean over common worlds."""
    noise: float
    """The standard error of `shortfall`."""
    worlds: int

    @property
    def is_alike(self) -> bool:
        """Whether it is as good as the best way, within the uncertainty."""
        return self.shortfall <= SIGNIFICANT * self.noise or self.shortfall <= 0


class Comparison:
    """Compares the ways of decisions."""

    def __init__(self, evaluator: Evaluator, budget: Budget) -> None:
        self._evaluator = evaluator
        self._budget = budget
        self._moves = Moves()

    def compare(self, view: EngineView, played: Sequence[int] | None, seed: int) -> list[ComparedWay]:
        """The ways that were looked at closely, best first; the played one is always among them.

        Empty if there is nothing to choose.
        """
        ways = self.ways(view)
        wanted = as_listed(view.public, played) if played else None
        if wanted is not None and wanted not in ways:
            ways.append(wanted)
        if len(ways) < 2:
            return []
        found = [_Followed(way) for way in ways]
        first = 0
        for worlds, stay in self._budget.stages:
            if first:
                found = self._in_order(found, view.seat, stay, wanted)
                if wanted is not None and self._is_clear(found, wanted, view.seat):
                    break
            self._follow(view, found, seed, first, worlds)
            first += worlds
        return self._sorted_out(found, view.seat)

    def _in_order(
        self, found: "list[_Followed]", seat: int, stay: int, wanted: tuple[int, ...] | None
    ) -> "list[_Followed]":
        """The ways that stay in the comparison, the best so far first; the played one always does."""
        found = sorted(found, key=lambda each: -each.mean(seat))
        return found[:stay] + [each for each in found[stay:] if each.way == wanted]

    def _follow(self, view: EngineView, found: "list[_Followed]", seed: int, first: int, worlds: int) -> None:
        ways = [list(each.way) for each in found]
        chances = self._evaluator.continuation.compare(view, ways, seed, first, worlds, self._budget.turns)
        players = view.public.players
        for place, each in enumerate(found):
            starts = range(place * SEATS, len(chances), len(ways) * SEATS)
            each.last = [tuple(chances[start : start + players]) for start in starts]
            each.worlds += each.last

    def _is_clear(self, found: "list[_Followed]", wanted: tuple[int, ...], seat: int) -> bool:
        """Whether the played way is the best already, beyond doubt."""
        best = found[0]
        return best.way == wanted and all(not other.against(best, seat).is_alike for other in found[1:])

    def _sorted_out(self, found: "list[_Followed]", seat: int) -> list[ComparedWay]:
        """The best by all stages but the last, and how the others compare with it in the last one.

        Compared in the worlds by which it was chosen, the best would look better than it is.
        """
        best = found[0]
        return [best.against(best, seat), *(each.against(best, seat) for each in found[1:])]

    # ---- The ways of a decision ----

    def ways(self, view: EngineView) -> list[tuple[int, ...]]:
        """All moves worth thinking about, a closing with all that belongs to it."""
        world = world_of(view)
        self._moves.find(world)
        moves = list(self._moves.move[: self._moves.found])
        ways: list[tuple[int, ...]] = []
        for move in moves:
            if move == CLOSE:
                ways += self._closings(world, view.seat)
            else:
                ways.append(tuple(self._moves.actions(move)))
        return ways

    def _closings(self, world: State, seat: int) -> list[tuple[int, ...]]:
        """The most promising ways to close, by the judge's first look."""
        closed = world.copy()
        closed.apply_unchecked(CLOSE)
        chosen = self._rated(self._followed_up([((CLOSE,), closed)], (HOUSES,)), seat, 3 * _MOST_SETS)
        chosen = self._rated(self._followed_up(chosen, (CARRIAGE,)), seat, 2 * _MOST_SETS)
        return [way for way, _ in self._rated(self._followed_up(chosen, (DISCARD,)), seat, _MOST_CLOSINGS)]

    def _followed_up(
        self, begun: list[tuple[tuple[int, ...], State]], phases: tuple[int, ...]
    ) -> list[tuple[tuple[int, ...], State]]:
        """Each of the ways with everything that can be chosen next, as long as a phase of these lasts."""
        done = []
        while begun:
            way, state = begun.pop()
            if state.phase not in phases or state.is_over:
                done.append((way, state))
                continue
            self._moves.find(state)
            for move in list(self._moves.move[: self._moves.found]):
                after = state.copy()
                self._moves.apply(after, move)
                done_actions = until_done(state, self._moves.actions(move))
                begun.append(((*way, *done_actions), after))
        return done

    def _rated(
        self, ways: list[tuple[tuple[int, ...], State]], seat: int, most: int
    ) -> list[tuple[tuple[int, ...], State]]:
        if len(ways) <= most:
            return ways

        def worth(entry: tuple[tuple[int, ...], State]) -> float:
            self._evaluator.judge.evaluate(entry[1])
            return self._evaluator.judge.chances[seat]

        return sorted(ways, key=worth, reverse=True)[:most]


class _Followed:
    """A way, and every seat's chance after it in each world so far."""

    __slots__ = ("last", "way", "worlds")

    def __init__(self, way: tuple[int, ...]) -> None:
        self.way = way
        self.worlds: list[Chances] = []
        self.last: list[Chances] = []
        """Those of the last stage."""

    def mean(self, seat: int) -> float:
        return sum(world[seat] for world in self.worlds) / len(self.worlds)

    def against(self, best: "_Followed", seat: int) -> ComparedWay:
        """How it compares with the best way in the worlds of the last stage."""
        number = len(self.last)
        players = len(self.last[0])
        chances = tuple(sum(world[each] for world in self.last) / number for each in range(players))
        shortfalls = [theirs[seat] - mine[seat] for theirs, mine in zip(best.last, self.last, strict=True)]
        shortfall = sum(shortfalls) / number
        spread = sum((each - shortfall) ** 2 for each in shortfalls) / max(1, number - 1)
        return ComparedWay(self.way, chances, shortfall, sqrt(spread / number), number)


def until_done(state: State, actions: list[int]) -> list[int]:
    """The actions that are legal one after the other: the last house, too, may end the choice of houses."""
    trial = state.copy()
    done = []
    for action in actions:
        if not trial.is_legal(action):
            break
        trial.apply_unchecked(action)
        done.append(action)
    return done


def as_listed(state: State, actions: Sequence[int]) -> tuple[int, ...]:
    """The played actions as the ways name them: with a route of one city, left and right are the same."""
    first = actions[0]
    if LEFT <= first < RIGHT and state.lengths[state.player] == 1:
        return (first - LEFT + RIGHT, *actions[1:])
    return tuple(actions)
