"""Answers about the leaderboard."""

from typing_extensions import TypedDict

from ..model import sent


@sent
class AgainstYou(TypedDict):
    """How often a player finished ahead of you and behind you in the same games."""

    before: int
    behind: int


@sent
class RatedPlayer(TypedDict):
    """A row of the leaderboard."""

    place: int
    """The place among the players you can see."""
    id: str | None
    """The page of a person who chose to be listed."""
    name: str | None
    """The name of a person who chose to be listed."""
    level: str | None
    """The level of a bot."""
    yours: bool
    rating: int
    """On the scale of chess: a new player has 1500."""
    uncertainty: int
    """Half of the 95% interval."""
    provisional: bool
    """True while fewer than ten games have been rated."""
    games: int
    wins: int
    against_you: AgainstYou


@sent
class Ratings(TypedDict):
    """A season: levels of bots, you, and the people who chose to be listed."""

    season: str
    """A quarter of a year, such as `2026-4`, or `all`, or `programs`."""
    seasons: list[str]
    programs: bool
    """Whether programs are rated here: among themselves, as the season `programs`."""
    listed: str | None
    """The name you are listed under."""
    players: list[RatedPlayer]


@sent
class SeasonOfPerson(TypedDict):
    """A person's result in a season."""

    season: str
    rating: int
    uncertainty: int
    provisional: bool
    games: int
    wins: int


@sent
class RatedPerson(TypedDict):
    """A person who chose to be listed; only what they agreed to show."""

    name: str
    yours: bool
    seasons: list[SeasonOfPerson]
    """All time first, then the newest."""
    against_you: AgainstYou
