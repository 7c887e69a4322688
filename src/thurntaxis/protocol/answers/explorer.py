"""Answers about first routes in many games."""

from typing_extensions import TypedDict

from ...board import CityId
from ..model import sent


@sent
class Explored(TypedDict):
    """How often players did something, and how those games ended for them."""

    times: int
    won: int
    low: float
    """Where the 95% interval of the share of games won begins."""
    high: float
    points: float | None
    """On average; null if it never happened."""


@sent
class ExploredRoute(TypedDict):
    """A route that had one more city."""

    city: CityId
    route: list[CityId]
    """With that city."""
    done: Explored


@sent
class ExploredCard(TypedDict):
    """A city in the display."""

    city: CityId
    shown: int
    """How often it lay there when players with this route could take a card."""
    taken: Explored


@sent
class ExploredNode(TypedDict):
    """What players did who had a certain first route."""

    level: str | None
    """The level of the bots that played; null for games of your own."""
    games: int
    """Games with this number of players."""
    least: int
    """Routes that fewer players had are not in the file."""
    reached: Explored
    """Players who had the route."""
    closed: Explored
    given_up: Explored
    next: list[ExploredRoute]
    """The most frequent first."""
    cards: list[ExploredCard]
    """Those that were taken in the greatest part of the cases first."""
