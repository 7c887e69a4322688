"""The level that matches a person's strength, from the results of their games against bots.

Strength is a place on the ladder: a whole number for each level, anything between and a little beyond for people. What
a place means with two, three or four players is known from the levels' ratings there (``docs/strength.md``): a player
wins with the weight of their rating among all at the table. Every place is weighed by how likely it makes the results;
at first people are taken for about as strong as the opponents that they choose.
"""

import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import accumulate
from math import exp, log

from ...bots.levels import LEVELS

RATINGS: dict[int, list[int]] = {
    int(players): ratings
    for players, ratings in json.loads(
        files("thurntaxis.bots").joinpath("ratings.json").read_text(encoding="utf-8")
    ).items()
}
"""By players: the ratings of the levels, weakest first; a test compares them with the page. They have a file of
their own, because the fingerprint of the games that they come from covers this one."""
FEWEST = 3
"""Finished games that are needed for an estimate."""
LATEST = 40
"""Only the latest games count, because people learn."""
_SPREAD = 1.5
"""How far people typically are from the opponents they choose: a standard deviation, in levels."""
_STEP = 0.05
_PLACES = [step * _STEP for step in range(int((len(LEVELS) + 1.5) / _STEP))]
_SCALE = log(10) / 400


@dataclass(frozen=True, slots=True)
class BotGame:
    """How one game against bots ended."""

    opponents: tuple[str, ...]
    """Their codes: levels only."""
    won: float
    """1 for a win, 0 for a loss, a fraction for a shared win."""


@dataclass(frozen=True, slots=True)
class Peer:
    """The level that matches somebody's strength; with a chance of 95% it lies between two others."""

    level: str
    low: str
    high: str
    games: int
    """How many games it is based on."""


def peer(results: Sequence[BotGame]) -> Peer | None:
    """The level of a person with these results, the latest last; None before there are enough of them.

    Raises:
        ValueError: an opponent is not one of the levels, or there are none or too many.
    """
    latest = results[-LATEST:]
    if len(latest) < FEWEST:
        return None
    games = Counter((_numbers(result.opponents), result.won) for result in latest)
    chosen = [number for (numbers, _), count in games.items() for number in numbers * count]
    usual = sum(chosen) / len(chosen)
    weighed = [
        (len(numbers) + 1, _weight(numbers, len(numbers) + 1), won, count) for (numbers, won), count in games.items()
    ]
    likely = [_log_likelihood(place, weighed) - ((place - usual) / _SPREAD) ** 2 / 2 for place in _PLACES]
    most = max(likely)
    sums = list(accumulate(exp(each - most) for each in likely))
    low, middle, high = (_PLACES[bisect_left(sums, part * sums[-1])] for part in (0.025, 0.5, 0.975))
    return Peer(_level_at(middle), _level_at(low), _level_at(high), len(latest))


def _numbers(opponents: Sequence[str]) -> tuple[int, ...]:
    if len(opponents) + 1 not in RATINGS:
        raise ValueError(f"a game has 1 to 3 opponents, not {len(opponents)}")
    known = {level.code: level.number for level in LEVELS}
    for code in opponents:
        if code not in known:
            raise ValueError(f"{code!r} is not a level; the levels are {', '.join(known)}")
    return tuple(known[code] for code in opponents)


def _rating(place: float, players: int) -> float:
    """The rating at a place of the ladder, interpolated between levels and extrapolated beyond the last step."""
    ratings = RATINGS[players]
    below = min(max(int(place), 1), len(ratings) - 1)
    return ratings[below - 1] + (place - below) * (ratings[below] - ratings[below - 1])


def _weight(places: Sequence[float], players: int) -> float:
    """The combined strength of some players at a table."""
    return sum(exp(_SCALE * _rating(place, players)) for place in places)


def _log_likelihood(place: float, games: Sequence[tuple[int, float, float, int]]) -> float:
    """Equal games count once: their players, the others' weight, whether they were won, and how many there were."""
    total = 0.0
    own = {players: _weight((place,), players) for players in RATINGS}
    for players, others, won, count in games:
        chance = own[players] / (own[players] + others)
        total += count * (won * log(chance) + (1 - won) * log(1 - chance))
    return total


def _level_at(place: float) -> str:
    return LEVELS[min(max(round(place), 1), len(LEVELS)) - 1].code
