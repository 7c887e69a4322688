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
    """Points at the end, or the chance in percent; on average, if cards must be drawn."""
    level: int
    """The weakest level of bots that finds it."""
    theme: str


@sent
class PuzzleList(TypedDict):
    """All puzzles, easiest first."""

    puzzles: list[PuzzleInfo]
    today: str
    """The puzzle of the day (UTC)."""


@sent
class PuzzleAttempt(TypedDict):
    """The state of a try at a puzzle."""

    view: View
    events: list[GameEvent]
    """The events of the newest actions."""
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
    """The actions up to the one that loses the best result."""
    cost: float
    """What that loses: points, or the chance of winning."""


@sent
class PuzzleSolution(TypedDict):
    """One of the best ways to play the turn."""

    actions: list[str]
    as_good: list[WaysAsGood]
    """Other ways that also solve it."""
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
    """Your first tries, in order, and the rating computed from them."""

    tries: list[PuzzleTry]
    today: bool | None
    """Whether your first try solved today's puzzle; null before it."""
    rating: float
    """A Glicko-2 rating; removed puzzles do not count."""
    deviation: float
    """The rating's standard error."""
    streak: int
    """How many of the newest first tries in a row were solved."""
    longest: int
    """The longest such streak."""
