"""Answers about practice: exercises from your own games, and rushes."""

from typing_extensions import TypedDict

from ...review.kinds import MistakeKind
from ..model import sent
from ..tables import Time


@sent
class Exercise(TypedDict):
    """A mistake of your own, to be played again."""

    table: str
    ply: int
    seat: int
    kind: MistakeKind
    """What was wrong."""
    cost: float
    """What it cost, as a difference in the chance of winning."""
    played: list[str]
    best: list[str]
    others: list[list[str]]
    """Further ways that the review compared."""
    due: bool
    """Whether a try counts today."""


@sent
class MistakeCount(TypedDict):
    """How often you made a kind of mistake."""

    kind: MistakeKind
    count: int
    theme: str
    """The theme of puzzles about it."""
    puzzles: int
    """How many such puzzles there are."""


@sent
class Practice(TypedDict):
    """Your exercises, and what you tend to get wrong in the games whose reviews you have read."""

    exercises: list[Exercise]
    """Due exercises, longest overdue first, then the next ones; at most twenty."""
    due: int
    waiting: int
    """The number of exercises that are not due yet."""
    learnt: int
    next: str | None
    """The next day on which one is due."""
    games: int
    """How many games they come from."""
    kinds: list[MistakeCount]
    """The most frequent first."""


@sent
class ExerciseStanding(TypedDict):
    """When an exercise is due again after a try."""

    counted: bool
    """Whether the exercise was due."""
    next: str | None
    """The day on which it is due again; null once it is learnt."""


@sent
class RushResult(TypedDict):
    """The result of a rush: puzzles against the clock."""

    at: Time
    solved: int
    missed: int


@sent
class Rushes(TypedDict):
    """Your best rushes."""

    best: list[RushResult]
