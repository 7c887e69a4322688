"""Answers about tournaments."""

from typing import Literal

from typing_extensions import TypedDict

from ...rules import RuleSetName
from ..model import sent
from ..tables import Time


@sent
class TournamentRow(TypedDict):
    """A tournament in a list."""

    id: str
    name: str
    status: Literal["open", "running", "paused", "over", "cancelled"]
    system: Literal["swiss", "round_robin", "knockout"]
    entrants: int
    round: int
    """The round that is being played, from 1; 0 before the first."""
    rounds: int
    starts_at: Time | None
    joined: bool
    """Whether you take part."""
    organiser: bool
    """Whether you set it up."""
    table: str | None
    """Your table of this round, if your game is not over."""


@sent
class TournamentEntrant(TypedDict):
    """A row of the standings."""

    id: int
    name: str
    level: str | None
    """The level of a bot that fills a seat."""
    you: bool
    gone: bool
    """Whether they have left, so that they are no longer paired."""
    rank: int
    points: float
    opponents: float
    """The points of all opponents together, which break ties."""
    wins: int
    score: int
    """The points made in the games."""
    games: int
    rounds: list[float | None]
    """The points of each round; null where there are none yet."""


@sent
class TournamentSeat(TypedDict):
    """A seat at a table of a round."""

    entrant: int
    place: int | None
    score: int | None
    points: float | None
    absent: bool
    """Whether a bot finished the game for them."""


@sent
class TournamentTable(TypedDict):
    """A table of a round, with its seats in playing order. A single seat means a bye."""

    table: str | None
    """Null for a bye, and for other people's tables until a duplicate round is over."""
    seats: list[TournamentSeat]
    corrected: bool
    """Whether the organiser has set the result."""


@sent
class TournamentNote(TypedDict):
    """An action of the organiser."""

    at: Time
    kind: Literal["paused", "resumed", "removed", "replaced", "extended", "corrected", "too_few", "void", "cancelled"]
    about: str


@sent
class TournamentPage(TournamentRow):
    """A tournament: options, standings, all rounds."""

    scheme: Literal["winner", "places", "duplicate"]
    table_size: int
    rules: RuleSetName
    pace: Literal["live", "correspondence"]
    turn_seconds: int | None
    bank_seconds: int | None
    """Each person's time for a whole game, instead of a time for each turn."""
    duplicate: bool
    rated: bool
    """Whether its games are rated, if they can be."""
    listed: bool
    fill: str | None
    standings: list[TournamentEntrant]
    tables: list[list[TournamentTable]]
    """By round."""
    notes: list[TournamentNote]
    can_begin: bool
    """Whether there are enough entrants."""


@sent
class OneTournament(TypedDict):
    """A tournament; with the secret of your identity if it was created for this request."""

    tournament: TournamentPage
    link: str
    token: str | None


@sent
class Tournaments(TypedDict):
    """Your tournaments and all listed ones."""

    yours: list[TournamentRow]
    listed: list[TournamentRow]
