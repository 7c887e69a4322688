"""Answers about puzzles."""

from typing import Literal

from typing_extensions import TypedDict

from ..game import GameEvent, View
from ..model import sent


@sent
class PuzzleInfo(TypedDict):
    """A puzzle: one turn to play as well as possible."""

    id: str
    goal: Literal["win", "points", "end", "chance"]
    """In a last turn, to win or to make the most points; in the last of a round, to end the game and win it; in any
    other, to do the best for one's chance."""
    best: float
    """Points in the end, or the chance in percent; on average, if cards are to be drawn."""
    level: int
    """From this level on bots find it."""
    theme: str


@sent
class PuzzleList(TypedDict):
    """All puzzles, easiest first."""

    puzzles: list[PuzzleInfo]
    today: str
    """The puzzle of the day (UTC)."""


@sent
class PuzzleAttempt(TypedDict):
    """Where a try at a puzzle stands."""

    view: View
    events: list[GameEvent]
    """What the newest actions did."""
    solved: bool
    cost: float | None
    """By how much it is worse than the best: points, or the chance of winning."""


@sent
class PuzzleHint(TypedDict):
    """The next action of a best way."""

    action: str | None
    """Null when the turn is over."""


@sent
class PuzzleReason(TypedDict):
    """Why a solution is right."""

    id: str
    sentence: str
    """In the language asked for."""


@sent
class WaysAsGood(TypedDict):
    """Ways that are as good as the solution's at one place of it."""

    place: int
    """How many actions of the solution come before."""
    ways: list[list[str]]


@sent
class TemptingWay(TypedDict):
    """What weaker players do instead."""

    actions: list[str]
    """To where the best is lost."""
    cost: float
    """What that loses: points, or the chance of winning."""


@sent
class PuzzleSolution(TypedDict):
    """A best way to play the turn."""

    actions: list[str]
    as_good: list[WaysAsGood]
    """Other ways that solve it, too."""
    tempting: TemptingWay | None
    """Null if every level of bots finds the solution."""
    reasons: list[PuzzleReason]
    """What sets it apart: as it was counted through, or as a review counts it."""


@sent
class PuzzleTry(TypedDict):
    """The result of a person's first try at a puzzle."""

    puzzle: str
    solved: bool


@sent
class PuzzleTries(TypedDict):
    """Your first tries, in their order, and the rating that follows from them."""

    tries: list[PuzzleTry]
    today: bool | None
    """Whether your first try solved today's puzzle; null before it."""
    rating: float
    """By Glicko-2; puzzles that are no longer there do not count."""
    deviation: float
    """How uncertain the rating is: about two thirds of such ratings are no further off."""
    streak: int
    """How many of the newest first tries in a row were solved."""
    longest: int
    """The longest such streak."""
