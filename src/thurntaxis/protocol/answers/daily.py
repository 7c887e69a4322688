"""Answers about daily deals."""

from typing import NotRequired

from typing_extensions import TypedDict

from ...rules import RuleSetName
from ..model import sent
from ..tables import Time


@sent
class ExpertResult(TypedDict):
    """The strongest bot's result of a daily deal, in your seat."""

    score: int
    place: int
    table: str | None
    """Shows its game; null if that is not kept."""


@sent
class ScoreCount(TypedDict):
    """How many people on this server have a score."""

    score: int
    people: int


@sent
class DealResult(TypedDict):
    """The result of your try at a daily deal."""

    score: int | None
    """Null if you gave up."""
    place: int | None
    expert: ExpertResult | None
    """Null while it is still being played: ask again in a while."""
    scores: list[ScoreCount]
    """Yours among them, lowest first."""


@sent
class DealDay(TypedDict):
    """One of the daily deals you have played."""

    date: str
    score: int | None
    place: int | None
    table: str


@sent
class DailyDeal(TypedDict):
    """A daily deal."""

    date: str
    edition: RuleSetName
    commitment: str
    """The hash of the seed."""
    level: str
    """Of the bots."""
    players: int
    """How many sit at the table, you among them."""
    counts: bool
    """Whether a try would count: only on its day."""
    ends: Time
    """When the day is over."""
    table: str | None
    """Where your try is, or was."""
    finished: bool
    result: DealResult | None
    """Once your try is over."""
    streak: int
    """Days in a row whose deal you have played to its end."""
    last: list[DealDay]
    """Your last thirty, oldest first."""


@sent
class DealTable(TypedDict):
    """Where you play a daily deal."""

    table: str
    token: NotRequired[str]
    """If the identity is new."""
