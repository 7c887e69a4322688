"""Positions from parts, whose JSON `thurntaxis.game.setup` declares."""

from typing import Literal

from typing_extensions import TypedDict

from ...game.position import ClosingData
from ...game.setup.setup import SetupData
from ..model import sent
from .play import Hint

sent(ClosingData)
sent(SetupData)


@sent
class PositionProblem(TypedDict):
    """One thing that is impossible in a position."""

    place: str
    """The field of its JSON: `hands[1]`, `display[0]`, `phase` …"""
    text: str


@sent
class PositionChecked(TypedDict):
    """A position that was read, and what is impossible in it."""

    position: SetupData | None
    """Null: it cannot be read at all."""
    problems: list[PositionProblem]
    """None: it can be played on from."""
    line: str | None
    """The position in one line, if it can be."""
    undecided: str | None
    """Why nobody has anything to decide in it; null if somebody has."""


@sent
class EndingLine(TypedDict):
    """One action of a last turn."""

    action: str
    chance: float
    """The exact chance of winning."""
    points: float


@sent
class EndingSolved(TypedDict):
    """A last turn, solved exactly."""

    called: bool
    """Whether the end has been called; otherwise the chances are those of winning in this round."""
    rivals: Literal["any cards", "minimax"] | None
    """How those play who still have a turn."""
    lines: list[EndingLine]
    """The best first."""


@sent
class PositionBest(TypedDict):
    """The best moves of a position."""

    hint: Hint
    ending: EndingSolved | None


@sent
class RolloutGames(TypedDict):
    """Games of a rollout. All ways of a game have the same cards."""

    wins: list[list[int]]
    """By way and game: 1 if the player to act won."""
    points: list[list[int]]
    """By way and game."""
