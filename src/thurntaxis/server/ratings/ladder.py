"""Ratings of people and of levels of bots, from the results of finished games alone.

Each game of two to four is rated by its places (OpenSkill, Plackett-Luce); a season is a quarter of a year and begins
anew. Who gave up comes last. What is shown is what a player is at least worth, in all likelihood: mu - 3 sigma.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from ...tables.ports.jsontext import loads
from ...tables.ports.store import Result
from ...tables.table.results import is_rated

ALL_TIME = "all"
Place = tuple[str, int]
"""A player, `person:…` or `level:…`, and their place."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game as ratings see it."""

    table: str
    ended: int
    places: tuple[Place, ...]

    @property
    def season(self) -> str:
        """The quarter in which it ended, such as `2026-4`."""
        day = datetime.fromtimestamp(self.ended / 1000, UTC)
        return f"{day.year}-{(day.month + 2) // 3}"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player stands in a season."""

    player: str
    mu: float
    sigma: float
    games: int
    wins: int

    @property
    def worth(self) -> float:
        """What they are at least worth."""
        return self.mu - 3 * self.sigma


def by_worth(standing: Standing) -> tuple[float, str]:
    """In this order players are listed."""
    return -standing.worth, standing.player


def rated_games(results: Iterable[Result]) -> Iterator[RatedGame]:
    """The games among results, which come in the order of their ends; those that do not count are left out."""
    for (ended, table), rows in groupby(results, key=lambda row: (row.ended, row.table)):
        of_people = list(rows)
        seats = loads(of_people[0].seats)["all"]
        last = len(seats) + 1
        taken_over = {loads(row.seats)["you"][0] for row in of_people if row.place is None}
        places: list[Place] = [
            (f"level:{level}", place)
            for number, (_, level, _, place) in enumerate(seats)
            if level and number not in taken_over
        ]
        places += [(f"person:{row.person}", row.place or last) for row in of_people]
        names = [player for player, _ in places]
        # A game from which all people but one had their names removed has one player left.
        if len(places) > 1 and is_rated(names, counts=all(row.counts for row in of_people)):
            yield RatedGame(table, ended, tuple(places))


@dataclass
class Ladder:
    """All ratings, season by season; games are added in the order of their ends."""

    model: PlackettLuce = field(default_factory=PlackettLuce)
    ratings: dict[str, dict[str, PlackettLuceRating]] = field(default_factory=dict)
    games: Counter[tuple[str, str]] = field(default_factory=Counter)
    wins: Counter[tuple[str, str]] = field(default_factory=Counter)
    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often the first of two players came before the second."""
    newest: tuple[int, str] = (-1, "")
    """The end and the table of the last game that was added."""

    def add(self, game: RatedGame) -> None:
        """Rate a game."""
        first = min(place for _, place in game.places)
        for season in (ALL_TIME, game.season):
            known = self.ratings.setdefault(season, {})
            teams = [[known.get(player) or self.model.rating(name=player)] for player, _ in game.places]
            for (new,) in self.model.rate(teams, ranks=[float(place) for _, place in game.places]):
                known[str(new.name)] = new
            for player, place in game.places:
                self.games[season, player] += 1
                self.wins[season, player] += place == first
        for player, place in game.places:
            for other, theirs in game.places:
                self.met[player, other] += place < theirs
        self.newest = game.ended, game.table

    def standing(self, player: str, season: str = ALL_TIME) -> Standing | None:
        """How a player stands in a season, if they have played in it."""
        rating = self.ratings.get(season, {}).get(player)
        if rating is None:
            return None
        return Standing(player, rating.mu, rating.sigma, self.games[season, player], self.wins[season, player])

    def standings(self, season: str = ALL_TIME, players: Iterable[str] | None = None) -> list[Standing]:
        """Those of some players, or of all, who have played in a season, the best first."""
        asked = self.ratings.get(season, {}) if players is None else players
        found = [standing for player in asked if (standing := self.standing(player, season))]
        return sorted(found, key=by_worth)

    def head_to_head(self, one: str, other: str) -> tuple[int, int]:
        """How often each of two players came before the other."""
        return self.met[one, other], self.met[other, one]

    @property
    def seasons(self) -> list[str]:
        """Seasons in which somebody has played, the newest first."""
        return sorted((season for season in self.ratings if season != ALL_TIME), reverse=True)


def ladder_of(results: Sequence[Result]) -> Ladder:
    """All ratings from all results."""
    ladder = Ladder()
    for game in rated_games(sorted(results, key=lambda row: (row.ended, row.table, row.person))):
        ladder.add(game)
    return ladder
