"""The best way to play a turn, where a deep search sees it ahead of all others.

Nobody can count such a turn through: ways are compared by games that are played on from them, as in a review. What is
right was found beforehand by `bench/puzzles/mining_best.py` and comes with the puzzle: at each decision the right ways,
and after each of them the next decision. Where nothing more was found to matter, the puzzle is solved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ..assessment import Evaluator
from ..engine import EngineView
from ..engine.numbers import SEATS
from ..review.grading import SIZES

AS_GOOD = dict(SIZES)["slip"]
"""A way that falls short of the best by less than a slip costs is as good as the best."""
BranchData = tuple[list[int], *tuple["BranchData", ...]]
"""A branch as JSON: its actions, then what follows."""
_WORLDS = 160
_TURNS = 4
"""Turns after the one under way that are played on."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A right way to decide, and what must follow."""

    way: tuple[int, ...]
    """One action, a set of houses, or the cards to discard."""
    then: tuple[Branch, ...]
    """The right ways of the next decision; none if nothing more matters."""

    @classmethod
    def from_json(cls, data: BranchData) -> Branch:
        return cls(tuple(data[0]), tuple(cls.from_json(each) for each in data[1:]))

    def to_json(self) -> BranchData:
        """The branch as data for JSON."""
        return (list(self.way), *(each.to_json() for each in self.then))

    def begins_with(self, actions: tuple[int, ...]) -> bool:
        """Whether actions are the beginning of the way, or all of it."""
        return self.way[: len(actions)] == actions

    def line(self) -> tuple[int, ...]:
        """All actions along the first of the right ways."""
        return self.way + (self.then[0].line() if self.then else ())


@dataclass(frozen=True, slots=True)
class RankedWay:
    """A way beside the best one, in the same sampled worlds."""

    way: tuple[int, ...]
    chance: float
    shortfall: float
    """How far its chance falls short of the best way's."""
    noise: float
    """The standard error of `shortfall`."""


def rank(
    evaluator: Evaluator, view: EngineView, ways: Sequence[tuple[int, ...]], seed: int, worlds: int
) -> list[RankedWay]:
    """Play each way on for some turns in worlds that fit the view; the best first."""
    listed = [list(way) for way in ways]
    chances_by_world = evaluator.continuation.compare(view, listed, seed, 0, worlds, _TURNS)
    own = [chances_by_world[place * SEATS + view.seat :: len(ways) * SEATS] for place in range(len(ways))]
    best = max(own, key=sum)
    found = []
    for way, chances in zip(ways, own, strict=True):
        shortfalls = [most - chance for most, chance in zip(best, chances, strict=True)]
        shortfall = sum(shortfalls) / worlds
        spread = sum((each - shortfall) ** 2 for each in shortfalls) / (worlds - 1)
        found.append(RankedWay(way, sum(chances) / worlds, shortfall, sqrt(spread / worlds)))
    return sorted(found, key=lambda each: each.shortfall)


def cost_of(view: EngineView, right: tuple[int, ...], tried: tuple[int, ...]) -> float:
    """How far the chance falls short after what was tried, the rest of the turn being planned; 0 if it is as good."""
    chances = {each.way: each.chance for each in rank(Evaluator(), view, [right, tried], 0, _WORLDS)}
    shortfall = chances[right] - chances[tried]
    return shortfall if shortfall >= AS_GOOD else 0.0
