"""Figures with their intervals.

Games of one deal have the same cards, so they are not independent. All intervals therefore treat the deal as the unit:
the spread between deals says how far a figure can be trusted.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..rollouts.intervals import Z95, wilson


@dataclass(frozen=True, slots=True)
class Figure:
    """A value with its 95% interval and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int


def rate(deals: Iterable[tuple[float, int]]) -> Figure:
    """A share of wins from the wins and the trials of each deal.

    Wilson's interval, for as many independent trials as these are worth, and never for more than there were.
    """
    rows = [(wins, trials) for wins, trials in deals if trials]
    total = sum(trials for _, trials in rows)
    if not total:
        return Figure(math.nan, 0.0, 1.0, 0)
    share = sum(wins for wins, _ in rows) / total
    low, high = wilson(share, total / design_effect(rows))
    return Figure(share, low, high, total)


def design_effect(deals: Sequence[tuple[float, int]]) -> float:
    """The design effect: how many of these games are worth one independent game, at least 1."""
    total = sum(trials for _, trials in deals)
    share = sum(wins for wins, _ in deals) / total
    if len(deals) < 2 or not 0 < share < 1:
        return 1.0
    between = sum((wins - share * trials) ** 2 for wins, trials in deals) * len(deals) / (len(deals) - 1)
    return max(1.0, between / (total * share * (1 - share)))


def mean(deals: Iterable[tuple[float, int]]) -> Figure:
    """A mean from the sum and the number of values of each deal."""
    rows = [(summed, count) for summed, count in deals if count]
    total = sum(count for _, count in rows)
    if not total:
        return Figure(math.nan, -math.inf, math.inf, 0)
    value = sum(summed for summed, _ in rows) / total
    if len(rows) < 2:
        return Figure(value, -math.inf, math.inf, total)
    between = sum((summed - value * count) ** 2 for summed, count in rows) * len(rows) / (len(rows) - 1)
    error = math.sqrt(between) / total
    return Figure(value, value - Z95 * error, value + Z95 * error, total)
