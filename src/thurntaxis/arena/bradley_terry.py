"""The model of Bradley and Terry (Luce's for more than two players), fitted with numpy."""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
Lineups = Mapping[tuple[int, ...], list[float]]
"""By the bots at a table (their numbers): the wins of each of these seats."""

_STEPS = 100
_CLOSE = 1e-10


def fit(tables: Mapping[int, Lineups], count: int) -> tuple[Vector, Vector]:
    """The strengths of the bots, as logarithms relative to their average, and the standard errors of these.

    Args:
        tables: the wins at the tables, by deal.
        count: how many bots there are.
    """
    if not count:
        return np.zeros(0), np.zeros(0)
    total = _total(tables)
    strengths = np.zeros(count)
    for _ in range(_STEPS):  # Newton's method, in steps of at most 1
        slope = _slope(total, strengths, _expected(total, strengths)) + 0.5 - _chance(strengths)
        step = np.linalg.solve(_curvature(total, strengths), slope)
        largest = float(np.abs(step).max())
        strengths = strengths + step / max(1.0, largest)
        if largest < _CLOSE:
            break
    strengths -= strengths.mean()
    return strengths, _errors(tables, total, strengths)


def _total(tables: Mapping[int, Lineups]) -> Lineups:
    """The wins of all deals together."""
    total: dict[tuple[int, ...], list[float]] = {}
    for lineups in tables.values():
        for lineup, wins in lineups.items():
            sums = total.setdefault(lineup, [0.0] * len(lineup))
            total[lineup] = [known + won for known, won in zip(sums, wins, strict=True)]
    return total


def _chance(strengths: Vector) -> Vector:
    """The chance of each bot to win against an average one."""
    return 1 / (1 + np.exp(-strengths))


def _expected(lineups: Iterable[tuple[int, ...]], strengths: Vector) -> dict[tuple[int, ...], Vector]:
    """The chance of each seat to win, for each lineup."""
    weights = {lineup: np.exp(strengths[list(lineup)]) for lineup in lineups}
    return {lineup: row / row.sum() for lineup, row in weights.items()}


def _slope(lineups: Lineups, strengths: Vector, expected: Mapping[tuple[int, ...], Vector]) -> Vector:
    """How the logarithm of the likelihood grows with each strength: wins above expectation."""
    slope = np.zeros(len(strengths))
    for lineup, wins in lineups.items():
        np.add.at(slope, list(lineup), np.array(wins) - sum(wins) * expected[lineup])
    return slope


def _curvature(lineups: Lineups, strengths: Vector) -> Vector:
    """The second derivatives of that logarithm, negated; each bot has one drawn game against an average one."""
    curvature = np.diag(_chance(strengths) * _chance(-strengths))
    for lineup, chances in _expected(lineups, strengths).items():
        seats = np.ix_(lineup, lineup)
        np.add.at(curvature, seats, sum(lineups[lineup]) * (np.diag(chances) - np.outer(chances, chances)))
    return curvature


def _errors(tables: Mapping[int, Lineups], total: Lineups, strengths: Vector) -> Vector:
    """The standard error of each strength relative to the average.

    From the model, or from the spread between deals (a sandwich estimate), whichever is wider.
    """
    count = len(strengths)
    relative = np.eye(count) - 1 / count
    inverse = relative @ np.linalg.inv(_curvature(total, strengths))
    expected = _expected(total, strengths)
    slopes = np.array([_slope(lineups, strengths, expected) for lineups in tables.values()]).reshape(-1, count)
    by_model = np.diag(inverse @ relative)
    by_spread = ((inverse @ slopes.T) ** 2).sum(axis=1)
    errors: Vector = np.sqrt(np.maximum(by_model, by_spread))
    return errors
