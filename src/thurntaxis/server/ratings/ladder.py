"""Ratings of people and of levels of bots, from the places of finished games alone.

Each game of two to four is rated by its places (OpenSkill, Plackett-Luce); a season is a quarter of a year and begins
again. Players who gave up come last. `scale.py` puts the figures on the scale that people see.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from openskill.models import PlackettLuce, PlackettLuceRating

from ...tables.ports.store import RatedGame
from .scale import Shown, shown

ALL_TIME = "all"
PROGRAMS = "programs"
"""The season of games with programs: they count in no other, so people and programs are rated separately."""
PROVISIONAL_GAMES = 10
"""Before this many games a rating is provisional: it is listed after the others."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's result in a season."""

    player: str
    mu: float
    sigma: float
    games: int
    wins: int

    @property
    def shown(self) -> Shown:
        """The rating as people see it."""
        return shown(self.mu, self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too few games have been played to compare the rating with others."""
        return self.games < PROVISIONAL_GAMES


def in_order(standing: Standing) -> tuple[bool, int, str]:
    """The key for the order of the list: by displayed rating, players with few games last."""
    return standing.is_provisional, -standing.shown.rating, standing.player


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
        with_programs = any(player.startswith("program:") for player, _ in game.places)
        for season in (PROGRAMS,) if with_programs else (ALL_TIME, game.season):
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
        """A player's result in a season; None if they have not played in it."""
        rating = self.ratings.get(season, {}).get(player)
        if rating is None:
            return None
        return Standing(player, rating.mu, rating.sigma, self.games[season, player], self.wins[season, player])

    def standings(self, season: str = ALL_TIME, players: Iterable[str] | None = None) -> list[Standing]:
        """The results of some or all players in a season, best first."""
        asked = self.ratings.get(season, {}) if players is None else players
        found = [standing for player in asked if (standing := self.standing(player, season))]
        return sorted(found, key=in_order)

    def head_to_head(self, one: str, other: str) -> tuple[int, int]:
        """How often each of two players came before the other."""
        return self.met[one, other], self.met[other, one]

    @property
    def seasons(self) -> list[str]:
        """Seasons in which somebody has played, the newest first."""
        return sorted((season for season in self.ratings if season not in (ALL_TIME, PROGRAMS)), reverse=True)


def ladder_of(games: Iterable[RatedGame]) -> Ladder:
    """All ratings from all games."""
    ladder = Ladder()
    for game in sorted(games, key=lambda game: (game.ended, game.table)):
        ladder.add(game)
    return ladder
