"""The model of Bradley and Terry (Luce's for more than two players), fitted by Newton's method.

In plain Python: a tournament has a few bots, so the matrices are small, and the arena needs no other library for them.
"""

import math
from collections.abc import Iterable, Mapping

Vector = list[float]
Matrix = list[Vector]
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
        return [], []
    total = _total(tables)
    strengths = [0.0] * count
    for _ in range(_STEPS):  # Newton's method, in steps of at most 1
        slope = _slope(total, count, _expected(total, strengths))
        slope = [known + 0.5 - _chance(strength) for known, strength in zip(slope, strengths, strict=True)]
        step = _times(_inverse(_curvature(total, strengths)), slope)
        largest = max(map(abs, step))
        strengths = [strength + part / max(1.0, largest) for strength, part in zip(strengths, step, strict=True)]
        if largest < _CLOSE:
            break
    average = sum(strengths) / count
    strengths = [strength - average for strength in strengths]
    return strengths, _errors(tables, total, strengths)


def _total(tables: Mapping[int, Lineups]) -> Lineups:
    """The wins of all deals together."""
    total: dict[tuple[int, ...], list[float]] = {}
    for lineups in tables.values():
        for lineup, wins in lineups.items():
            sums = total.setdefault(lineup, [0.0] * len(lineup))
            total[lineup] = [known + won for known, won in zip(sums, wins, strict=True)]
    return total


def _chance(strength: float) -> float:
    """The chance of winning against an average bot."""
    return 1 / (1 + math.exp(-strength))


def _expected(lineups: Iterable[tuple[int, ...]], strengths: Vector) -> dict[tuple[int, ...], Vector]:
    """Each seat's chance of winning, for each lineup."""
    expected = {}
    for lineup in lineups:
        weights = [math.exp(strengths[bot]) for bot in lineup]
        expected[lineup] = [weight / sum(weights) for weight in weights]
    return expected


def _slope(lineups: Lineups, count: int, expected: Mapping[tuple[int, ...], Vector]) -> Vector:
    """How the logarithm of the likelihood grows with each strength: wins above expectation."""
    slope = [0.0] * count
    for lineup, wins in lineups.items():
        games = sum(wins)
        for bot, won, chance in zip(lineup, wins, expected[lineup], strict=True):
            slope[bot] += won - games * chance
    return slope


def _curvature(lineups: Lineups, strengths: Vector) -> Matrix:
    """The second derivatives of that logarithm, negated; each bot has one drawn game against an average one."""
    curvature = [[0.0] * len(strengths) for _ in strengths]
    for bot, strength in enumerate(strengths):
        curvature[bot][bot] = _chance(strength) * _chance(-strength)
    for lineup, chances in _expected(lineups, strengths).items():
        games = sum(lineups[lineup])
        for seat, bot in enumerate(lineup):
            curvature[bot][bot] += games * chances[seat]
            for other_seat, other in enumerate(lineup):
                curvature[bot][other] -= games * chances[seat] * chances[other_seat]
    return curvature


def _errors(tables: Mapping[int, Lineups], total: Lineups, strengths: Vector) -> Vector:
    """The standard error of each strength relative to the average.

    From the model, or from the spread between deals (a sandwich estimate), whichever is wider.
    """
    count = len(strengths)
    inverse = _relative(_inverse(_curvature(total, strengths)))
    expected = _expected(total, strengths)
    by_model = [row[bot] - sum(row) / count for bot, row in enumerate(inverse)]
    by_spread = [0.0] * count
    for lineups in tables.values():
        moved = _times(inverse, _slope(lineups, count, expected))
        by_spread = [known + step * step for known, step in zip(by_spread, moved, strict=True)]
    return [math.sqrt(max(model, spread)) for model, spread in zip(by_model, by_spread, strict=True)]


def _times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(cell * part for cell, part in zip(row, vector, strict=True)) for row in matrix]


def _relative(matrix: Matrix) -> Matrix:
    """Each column relative to its average."""
    averages = [sum(column) / len(matrix) for column in zip(*matrix, strict=True)]
    return [[cell - average for cell, average in zip(row, averages, strict=True)] for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination. The matrix is positive definite, so no rows need to change places."""
    size = len(matrix)
    rows = [[*row, *(float(place == at) for at in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [cell / pivot for cell in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor:
                rows[other] = [cell - factor * own for cell, own in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
