"""Sizes of mistakes and grades, in one place. The figures come from games of the levels: ``bench/review/grades.py``."""

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import log

from ..bots.levels import LEVELS
from .model import Grade, Mistake, MistakeSize

SIZES: tuple[tuple[Mistake, float], ...] = (("blunder", 0.10), ("mistake", 0.05), ("slip", 0.02))
"""The lowest cost of a mistake of each size, the largest first."""

GRADES: tuple[tuple[Grade, int], ...] = (("excellent", 8), ("strong", 6), ("solid", 5), ("uneven", 3), ("learning", 1))
"""The lowest level whose play earns each grade."""

_LEAST = 1e-5
"""Lower mean costs are raised to this."""


def size_of(cost: float) -> MistakeSize:
    """The size of a mistake with this cost."""
    return next((size for size, least in SIZES if cost >= least), "none")


@cache
def _costs() -> dict[str, dict[str, float]]:
    """By players and number of the level: the mean cost of a real decision."""
    data: dict[str, dict[str, float]] = json.loads(files(__package__).joinpath("grades.json").read_text("utf-8"))
    return data


def level_of(cost: float, players: int) -> int:
    """The number of the level whose play costs about as much a decision.

    Between the levels that were measured it is found by proportion, on a scale on which each halving counts the same.
    """
    known = sorted((int(level), log(each)) for level, each in _costs()[str(players)].items())
    wanted = log(max(cost, _LEAST))
    steps = list(pairwise(known))
    (low, dear), (high, cheap) = next((step for step in steps if wanted >= step[1][1]), steps[-1])
    slope = (high - low) / (cheap - dear) if cheap != dear else 0.0
    return max(1, min(LEVELS[-1].number, round(low + (wanted - dear) * slope)))


def grade_of(level: int) -> Grade:
    """The word for play like a level's."""
    return next(grade for grade, least in GRADES if level >= least)
