"""Ratings: one number per bot, whose differences say how often one beats another.

The model of Bradley and Terry, for more than two players Luce's: a bot of strength ``w`` wins at a table with
probability ``w`` divided by the sum of all strengths there. The rating is ``400 log10 w``, the scale of chess: 100
points more mean 64% against one opponent. The average of all bots is 0.

So that a bot that has won everything has a rating at all, each is given one imaginary drawn game against an average
bot. The intervals come from the model or from the spread between deals (a sandwich estimate), whichever is wider.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

from ..rollouts.intervals import Z95
from .bradley_terry import fit
from .result import GameResult
from .statistics import Figure

SCALE = 400 / math.log(10)

Tables = dict[int, dict[tuple[int, ...], list[float]]]
"""By deal and bots at the table (their numbers): the wins of each of these seats."""


def ratings(results: Iterable[GameResult], names: Sequence[str] | None = None) -> dict[str, Figure]:
    """The ratings of all bots that played, strongest first."""
    games = list(results)
    known = list(names or dict.fromkeys(bot for game in games for bot in game.seats))
    tables, counts = _tables(games, known)
    strengths, errors = fit(tables, len(known))
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
