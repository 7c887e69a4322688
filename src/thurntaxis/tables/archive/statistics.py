"""Statistics about a person's finished games, computed from their results."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ...board import CityId
from ...bots.levels import LEVELS
from ...protocol.answers import Curve, FirstCity, PeerLevel, Points, Statistics, Tally
from ..ports.jsontext import loads
from ..ports.store import CountedResult, PlayerResult
from ..table.results import SOURCES
from . import peer as peers

MOST = 20_000
"""How many of the newest games statistics look at."""
POINTS_OF_CURVE = 40
"""The number of points of the curve over time."""
_FIRST_CITIES = 3
_NO_SCORE = -32_768
_LEVELS = frozenset(level.code for level in LEVELS)


@dataclass(slots=True)
class _Sum:
    games: int = 0
    won: int = 0
    finished: int = 0
    score: int = 0

    def add(self, won: bool, score: int | None) -> None:
        self.games += 1
        self.won += won
        if score is not None:
            self.finished += 1
            self.score += score

    @property
    def average(self) -> float | None:
        return round(self.score / self.finished, 2) if self.finished else None


class Sums:
    """Sums over a player's games.

    Only numbers of ten thousand games stay in memory: as many objects would make the garbage collector slow.
    """

    def __init__(self) -> None:
        self.games = 0
        self._total = _Sum()
        self._tallies: dict[tuple[str, int], _Sum] = {}
        self._points = [0] * len(SOURCES)
        self._cities: Counter[CityId] = Counter()
        self._ended = array("q")
        self._won = bytearray()
        self._scores = array("h")
        """`_NO_SCORE` for a game that the player resigned."""
        self._against_levels: list[PlayerResult | CountedResult] = []

    def add(self, results: Sequence[PlayerResult | CountedResult]) -> None:
        """Add results that count, the newest first, and all of them older than those before."""
        self.games += len(results)
        for result in results:
            won, score = result.place == 1, result.score
            self._total.add(won, score)
            self._tallies.setdefault((result.opponents, result.players), _Sum()).add(won, score)
            if score is not None:
                for place, value in enumerate(loads(result.points)):
                    self._points[place] += value
            if result.first_city is not None:
                self._cities[result.first_city] += 1
            self._ended.append(result.ended)
            self._won.append(won)
            self._scores.append(_NO_SCORE if score is None else score)
        if len(self._against_levels) < peers.LATEST:
            self._against_levels += _against_levels(results)

    def statistics(self) -> Statistics:
        """The answer for a client."""
        total = self._total
        return {
            "games": total.games,
            "won": total.won,
            "score": total.average,
            "points": _average_points(self._points, total.finished),
            "tallies": [
                Tally(opponents=opponents, players=players, games=each.games, won=each.won, score=each.average)
                for (opponents, players), each in sorted(self._tallies.items())
            ],
            "streak": _run(self._won),
            "longest": _longest(self._won),
            "first_cities": [
                FirstCity(city=city, games=games) for city, games in self._cities.most_common(_FIRST_CITIES)
            ],
            "curve": self._curve(),
            "peer": peer_level(self._against_levels),
        }

    def _curve(self) -> list[Curve]:
        """The games in order of time, in groups of the same size."""
        size = -(-self.games // POINTS_OF_CURVE)
        curve: list[Curve] = []
        for newer in range(self.games, 0, -size or -1):
            group = range(max(0, newer - size), newer)
            total = _Sum()
            for place in group:
                score = self._scores[place]
                total.add(bool(self._won[place]), None if score == _NO_SCORE else score)
            ended = self._ended[group.start]
            curve.append({"ended": ended, "games": total.games, "won": total.won, "score": total.average})
        return curve


def _average_points(totals: list[int], games: int) -> Points | None:
    if not games:
        return None
    average = [round(value / games, 2) for value in totals]
    return {
        "carriage": average[0],
        "routes": average[1],
        "regions": average[2],
        "all_provinces": average[3],
        "game_end": average[4],
        "houses": average[5],
    }


def peer_level(results: Sequence[PlayerResult | CountedResult]) -> PeerLevel | None:
    """The level that matches somebody's strength; `results` are those that count, the newest first."""
    against = _against_levels(results)[: peers.LATEST]
    found = peers.peer(
        [peers.BotGame((each.opponents,) * (each.players - 1), float(each.place == 1)) for each in reversed(against)]
    )
    if found is None:
        return None
    return {"level": found.level, "low": found.low, "high": found.high, "games": found.games}


def _against_levels(results: Sequence[PlayerResult | CountedResult]) -> list[PlayerResult | CountedResult]:
    return [each for each in results if each.opponents in _LEVELS]


def _run(won: Sequence[int]) -> int:
    """How many of the newest games in a row were won."""
    return next((count for count, each in enumerate(won) if not each), len(won))


def _longest(won: Sequence[int]) -> int:
    longest = run = 0
    for each in won:
        run = run + 1 if each else 0
        longest = max(longest, run)
    return longest
