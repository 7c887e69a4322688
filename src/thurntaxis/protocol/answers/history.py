"""Answers about your finished games and statistics."""

from typing import Literal

from typing_extensions import TypedDict

from ..game import CityId, SeatNumber
from ..model import sent
from ..tables import Time


@sent
class PlayedSeat(TypedDict):
    """A player of a finished game."""

    name: str
    level: str | None
    """The level of a bot, including one that replaced a player."""
    score: int
    place: int


@sent
class Played(TypedDict):
    """A finished game of yours."""

    table: str
    ended: Time
    seats: list[PlayedSeat]
    you: list[SeatNumber]
    """Your seats."""
    opponents: str
    """A level, `bots` (several levels) or `people`; lists can be filtered by it."""
    place: int | None
    """Your place; null if you resigned or had several seats."""
    score: int | None
    counts: bool
    """Whether statistics count it: not a game on one device, nor one that was continued from another."""
    deal: str | None
    """The daily deal that it was your try at: its date and the edition."""


@sent
class OneTakenIn(TypedDict):
    """The result of importing one record."""

    outcome: Literal["new", "known", "bad"]
    """`known`: the game is here already."""
    problem: str | None
    """A sentence that says why it cannot be imported."""


@sent
class TakenIn(TypedDict):
    """The results of importing records, in the same order."""

    games: list[OneTakenIn]


@sent
class PlayedPage(TypedDict):
    """Your finished games, newest first."""

    games: list[Played]
    next: str | None
    """What to ask for to get the games before these; null if there are none."""


@sent
class Points(TypedDict):
    """Where points came from, on average."""

    carriage: float
    routes: float
    """Tiles for long routes."""
    regions: float
    """Tiles for regions."""
    all_provinces: float
    game_end: float
    houses: float
    """Minus one for each house not placed."""


@sent
class Tally(TypedDict):
    """Games against the same kind of opponents."""

    opponents: str
    """The level of bots; `bots` if they differed; `people` if people played."""
    players: int
    games: int
    won: int
    score: float | None
    """On average; null if none was played to its end."""


@sent
class FirstCity(TypedDict):
    """A city in which first routes began."""

    city: CityId
    games: int


@sent
class Curve(TypedDict):
    """Consecutive games, as one point of a curve."""

    ended: Time
    """When the last of them ended."""
    games: int
    won: int
    score: float | None
    """On average."""


@sent
class PeerLevel(TypedDict):
    """The level that matches your strength, with a 95% interval of levels."""

    level: str
    low: str
    high: str
    games: int
    """How many of your latest games against bots it is based on."""


@sent
class MyPeer(TypedDict):
    """An opponent as strong as you are."""

    peer: PeerLevel | None
    """Null before there are a few games against bots of one level."""


@sent
class Statistics(TypedDict):
    """Statistics about your finished games."""

    games: int
    won: int
    score: float | None
    """On average."""
    points: Points | None
    tallies: list[Tally]
    streak: int
    """The newest games in a row that you won."""
    longest: int
    """The longest such row."""
    first_cities: list[FirstCity]
    """The cities in which you began most often."""
    curve: list[Curve]
    """Oldest first."""
    peer: PeerLevel | None
    """Null before there are enough games against bots."""
