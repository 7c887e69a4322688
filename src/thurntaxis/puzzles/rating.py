"""A person's rating at puzzles, by Glicko-2: it moves with the first try at each puzzle.

Glickman, "Example of the Glicko-2 system", 2022; each try is a rating period of its own.
"""

from collections.abc import Iterable
from math import exp, log, pi, sqrt
from typing import NamedTuple

_SCALE = 173.7178
_CENTRE = 1500
_TAU = 0.5
"""How quickly the volatility may change."""
_PRECISION = 1e-6
_PUZZLE_DEVIATION = 80
"""How sure the ratings of puzzles are: they come from the levels of bots that find them."""


class Standing(NamedTuple):
    """A rating, how uncertain it is, and how much it varies."""

    rating: float = _CENTRE
    deviation: float = 350
    volatility: float = 0.06


def rating_of(level: int) -> float:
    """The rating of a puzzle that bots find from a level on: the levels are about that far apart."""
    return 1050 + 125 * level


def standing_after(tries: Iterable[tuple[int, bool]]) -> Standing:
    """The standing after first tries, in their order: the puzzle's level, and whether it was solved."""
    standing = Standing()
    for level, solved in tries:
        standing = _after(standing, rating_of(level), _PUZZLE_DEVIATION, float(solved))
    return standing


def _after(standing: Standing, rating: float, deviation: float, score: float) -> Standing:
    """The standing after one result against an opponent with this rating; the names are those of the paper."""
    mu, phi = (standing.rating - _CENTRE) / _SCALE, standing.deviation / _SCALE
    g = 1 / sqrt(1 + 3 * (deviation / _SCALE) ** 2 / pi**2)
    expected = 1 / (1 + exp(-g * (mu - (rating - _CENTRE) / _SCALE)))
    v = 1 / (g**2 * expected * (1 - expected))
    surprise = g * (score - expected)
    sigma = _volatility(standing.volatility, phi, v, v * surprise)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    return Standing(_CENTRE + _SCALE * (mu + phi**2 * surprise), _SCALE * phi, sigma)


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """The new volatility, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - start) / _TAU**2

    a, b = start, start - _TAU
    if delta**2 > phi**2 + v:
        b = log(delta**2 - phi**2 - v)
    else:
        while f(b) < 0:
            b -= _TAU
    at_a, at_b = f(a), f(b)
    while abs(b - a) > _PRECISION:
        c = a + (a - b) * at_a / (at_b - at_a)
        at_c = f(c)
        if at_c * at_b <= 0:
            a, at_a = b, at_b
        else:
            at_a /= 2
        b, at_b = c, at_c
    return exp(a / 2)
