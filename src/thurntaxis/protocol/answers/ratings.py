"""Answers about the leaderboard."""

from typing_extensions import TypedDict

from ..model import sent


@sent
class AgainstYou(TypedDict):
    """How often a player came before you, and behind you, in the same games."""

    before: int
    behind: int


@sent
class RatedPlayer(TypedDict):
    """How a player stands."""

    place: int
    """Among the players whom you see."""
    id: str | None
    """Of a person who chose to be listed: their page."""
    name: str | None
    """Of a person who chose to be listed."""
    level: str | None
    """Of a bot."""
    yours: bool
    rating: int
    """On the scale of chess: a new player has 1500."""
    uncertainty: int
    """With a chance of 95%, the true strength is no further away than this."""
    provisional: bool
    """Fewer than ten games have been rated."""
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
    """How a person stands in a season."""

    season: str
    rating: int
    uncertainty: int
    provisional: bool
    games: int
    wins: int


@sent
class RatedPerson(TypedDict):
    """A person who chose to be listed, with nothing but what they agreed to."""

    name: str
    yours: bool
    seasons: list[SeasonOfPerson]
    """All time first, then the newest."""
    against_you: AgainstYou
