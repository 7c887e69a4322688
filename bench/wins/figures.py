"""Figures with their intervals, from values game by game. Of means and shares alike: the game is the unit."""

from collections.abc import Iterable
from math import isfinite

from thurntaxis.arena.statistics import Figure, mean, rate

Rows = Iterable[tuple[float, int]]
"""Of each game, or of each deal where several games share one: the sum of the values, and how many there are."""


Told = list[float | None]
"""A figure as the file has it: value, lower and upper end of the 95% interval, and from how many values it comes."""


def share(rows: Rows) -> Told:
    """How often something is so."""
    return told(rate(rows))


def average(rows: Rows) -> Told:
    """How large something is."""
    return told(mean(rows))


def by_deal(rows: Iterable[tuple[int, float]]) -> Rows:
    """Values put together by their deal."""
    deals: dict[int, tuple[float, int]] = {}
    for deal, value in rows:
        known, count = deals.get(deal, (0.0, 0))
        deals[deal] = (known + value, count + 1)
    return deals.values()


def told(figure: Figure) -> Told:
    """A figure in four digits; ends that are not known are null."""
    ends = (figure.value, figure.low, figure.high)
    return [*(round(end, 4) if isfinite(end) else None for end in ends), figure.games]


def verdict(figure: Told, bar: float = 0.0) -> str:
    """Whether the whole interval lies above the bar, below it, or on both sides."""
    _, low, high, _ = figure
    if low is not None and low > bar:
        return "confirmed"
    if high is not None and high < bar:
        return "refuted"
    return "open"
