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
    """Of a bot, even one that played on for somebody."""
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
    """A level, `bots` of several levels, or `people`: what a list can be narrowed to."""
    place: int | None
    """Yours; null if you gave up, or had several seats."""
    score: int | None
    counts: bool
    """Whether statistics count it: not a game on one device, nor one that was continued from another."""
    deal: str | None
    """The daily deal that it was your try at: its date and the edition."""


@sent
class OneTakenIn(TypedDict):
    """What became of one record."""

    outcome: Literal["new", "known", "bad"]
    """`known`: the game is here already."""
    problem: str | None
    """A sentence that says why it cannot be imported."""


@sent
class TakenIn(TypedDict):
    """What became of records, in their order."""

    games: list[OneTakenIn]


@sent
class PlayedPage(TypedDict):
    """Finished games of yours, newest first."""

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
    """Tiles of the regions."""
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
    """A city with which a first route was begun."""

    city: CityId
    games: int


@sent
class Curve(TypedDict):
    """Some games that followed each other."""

    ended: Time
    """When the last of them was over."""
    games: int
    won: int
    score: float | None
    """On average."""


@sent
class PeerLevel(TypedDict):
    """The level that matches your strength; with a chance of 95% it lies between two others."""

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
    """Those with which you began most often."""
    curve: list[Curve]
    """Oldest first."""
    peer: PeerLevel | None
    """Null before there are enough games against bots."""
