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
    """The table that shows its game; null if the game is not kept."""


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
    """Null while the bot is still playing: ask again later."""
    scores: list[ScoreCount]
    """All scores including yours, lowest first."""


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
    """The level of the bots."""
    players: int
    """The number of players at the table, including you."""
    counts: bool
    """Whether a try would count; it counts only on the day of the deal."""
    ends: Time
    """When the day ends."""
    table: str | None
    """The table of your try."""
    finished: bool
    result: DealResult | None
    """Your result, when your try is over."""
    streak: int
    """The number of days in a row on which you finished the deal."""
    last: list[DealDay]
    """Your last thirty deals, oldest first."""


@sent
class DealTable(TypedDict):
    """Where you play a daily deal."""

    table: str
    token: NotRequired[str]
    """Only if the identity is new."""
