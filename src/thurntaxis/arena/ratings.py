"""Ratings: one number a bot, such that the differences tell who wins how often.

The model of Bradley and Terry, for more than two players Luce's: a bot of strength ``w`` wins at a table with
probability ``w`` divided by the sum of all strengths there. The rating is ``400 log10 w``, the scale of chess: 100
points more mean 64 % against one opponent. The average of all bots is 0.

So that a bot that has won everything has a rating at all, each is given one imaginary drawn game against an average
bot. The intervals come from the model or from the spread between deals (a sandwich estimate), whichever is wider.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

from .result import GameResult
from .statistics import Z95, Figure

SCALE = 400 / math.log(10)
_STEPS = 100
_CLOSE = 1e-10

Vector = list[float]
Matrix = list[list[float]]
Tables = dict[int, dict[tuple[int, ...], Vector]]
"""By deal and bots at the table (their numbers): the wins of each of these seats."""


def ratings(results: Iterable[GameResult], names: Sequence[str] | None = None) -> dict[str, Figure]:
    """The ratings of all bots that played, strongest first."""
    games = list(results)
    known = list(names or dict.fromkeys(bot for game in games for bot in game.seats))
    tables, counts = _tables(games, known)
    strengths = _fit(tables, len(known))
    errors = _errors(tables, strengths)
    figures = {
        bot: Figure(value * SCALE, (value - Z95 * error) * SCALE, (value + Z95 * error) * SCALE, counts[bot])
        for bot, value, error in zip(known, strengths, errors, strict=True)
    }
    return dict(sorted(figures.items(), key=lambda item: -item[1].value))


def _tables(games: Iterable[GameResult], names: Sequence[str]) -> tuple[Tables, dict[str, int]]:
    number = {bot: index for index, bot in enumerate(names)}
    tables: Tables = defaultdict(dict)
    counts = dict.fromkeys(names, 0)
    for game in games:
        seats = sorted(range(len(game.seats)), key=lambda seat: number[game.seats[seat]])
        lineup = tuple(number[game.seats[seat]] for seat in seats)
        for bot in set(game.seats):
            counts[bot] += 1
        if len(set(lineup)) == 1:
            continue  # a bot against itself says nothing about strength
        wins = tables[game.deal].setdefault(lineup, [0.0] * len(lineup))
        for place, seat in enumerate(seats):
            wins[place] += game.shares[seat]
    return tables, counts


def _fit(tables: Tables, count: int) -> Vector:
    """The strengths (as logarithms) that make the results most likely: Newton's method, in steps of at most 1."""
    together: Tables = {0: {}}
    for lineups in tables.values():
        for lineup, wins in lineups.items():
            row = together[0].setdefault(lineup, [0.0] * len(lineup))
            for place, won in enumerate(wins):
                row[place] += won
    strengths = [0.0] * count
    for _ in range(_STEPS):
        slope = _slope(together[0], strengths)
        for index, value in enumerate(strengths):
            slope[index] += 0.5 - _chance(value)
        step = _solve(_curvature(together, strengths), slope)
        largest = max(map(abs, step), default=0.0)
        strengths = [value + move / max(1.0, largest) for value, move in zip(strengths, step, strict=True)]
        if largest < _CLOSE:
            break
    middle = sum(strengths) / max(1, count)
    return [value - middle for value in strengths]


def _chance(value: float) -> float:
    return 1 / (1 + math.exp(-value))


def _expected(lineup: tuple[int, ...], strengths: Vector) -> Vector:
    weights = [math.exp(strengths[bot]) for bot in lineup]
    total = sum(weights)
    return [weight / total for weight in weights]


def _slope(lineups: dict[tuple[int, ...], Vector], strengths: Vector) -> Vector:
    """How the logarithm of the likelihood grows with each strength: wins above expectation."""
    slope = [0.0] * len(strengths)
    for lineup, wins in lineups.items():
        games = sum(wins)
        for bot, won, chance in zip(lineup, wins, _expected(lineup, strengths), strict=True):
            slope[bot] += won - games * chance
    return slope


def _curvature(tables: Tables, strengths: Vector) -> Matrix:
    count = len(strengths)
    curvature = [[0.0] * count for _ in range(count)]
    for lineups in tables.values():
        for lineup, wins in lineups.items():
            games, chances = sum(wins), _expected(lineup, strengths)
            for bot, chance in zip(lineup, chances, strict=True):
                curvature[bot][bot] += games * chance
                for other, theirs in zip(lineup, chances, strict=True):
                    curvature[bot][other] -= games * chance * theirs
    for index, value in enumerate(strengths):
        curvature[index][index] += _chance(value) * _chance(-value)
    return curvature


def _errors(tables: Tables, strengths: Vector) -> Vector:
    """The standard error of each strength relative to the average."""
    count = len(strengths)
    inverse = _inverse(_curvature(tables, strengths))
    slopes = [_slope(lineups, strengths) for lineups in tables.values()]
    errors = []
    for bot in range(count):
        relative = [
            inverse[bot][column] - sum(inverse[row][column] for row in range(count)) / count for column in range(count)
        ]
        by_spread = sum(sum(map(float.__mul__, relative, slope)) ** 2 for slope in slopes)
        by_model = inverse[bot][bot] - 2 * sum(inverse[bot]) / count + sum(map(sum, inverse)) / count**2
        errors.append(math.sqrt(max(by_spread, by_model, 0.0)))
    return errors


def _solve(matrix: Matrix, right: Vector) -> Vector:
    """Gauss's elimination; the matrices here are small and positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [value - factor * other for value, other in zip(rows[row], rows[column], strict=True)]
    return [row[-1] for row in rows]


def _inverse(matrix: Matrix) -> Matrix:
    size = len(matrix)
    columns = [_solve(matrix, [float(row == column) for row in range(size)]) for column in range(size)]
    return [[columns[column][row] for column in range(size)] for row in range(size)]
