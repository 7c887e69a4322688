"""Positions from parts, whose JSON `thurntaxis.game.setup` declares."""

from typing import Literal

from typing_extensions import TypedDict

from ...board import CityId
from ...game.data import GameRecord
from ...game.position import ClosingData
from ...game.setup.setup import SetupData
from ..game import View
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
    """Null if it cannot be read at all."""
    problems: list[PositionProblem]
    """Empty if the position is possible."""
    line: str | None
    """The position in one line, if it is possible."""
    undecided: str | None
    """Why nobody has anything to decide in it; null if somebody has."""


@sent
class NotedHand(TypedDict):
    """A hand at a real table."""

    cards: list[CityId]
    """The cards that are known."""
    unknown: int
    can_be: list[CityId]
    """The cities that the unknown cards can show."""


@sent
class NotedGame(TypedDict):
    """The game that the notes from a real table describe."""

    view: View | None
    """As everybody sees it, after the last action that awaits no card; null until the display is dealt."""
    player: int | None
    """The seat to act; null when the game is over."""
    awaits: Literal["hand", "display"] | None
    """Where the next card from the supply goes; null if none is awaited."""
    allowed: list[str]
    """What the player to act can do, as far as is known."""
    can_come: dict[CityId, int]
    """By city: how many of its cards the supply may still hold."""
    hands: list[NotedHand]
    line: str | None
    """The position as it is known; null while a card is awaited."""
    record: GameRecord | None
    """The game so far; unknown cards are guessed. Null until the display is dealt."""


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
    """How the players with a turn to come are assumed to play."""
    lines: list[EndingLine]
    """Best first."""


@sent
class PositionSeen(TypedDict):
    """A position to decide in."""

    view: View
    """What the player to act knows of it."""


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
    """The points, by way and game."""
