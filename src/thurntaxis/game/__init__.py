"""The friendly face of the rules: names, texts, records, views, reasons and events."""

from .data import Event
from .draws import commitment
from .errors import ActionError, GameError, PositionError, RecordError, UnreadableAction
from .events import seen_by
from .game import Game
from .outcome import Outcome, Score
from .position import Position
from .reasons import IllegalAction, Reason, why_not, why_not_official
from .record import Record
from .show import show
from .view import SeatView, View

__all__ = [
    "ActionError",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Outcome",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "SeatView",
    "UnreadableAction",
    "View",
    "commitment",
    "seen_by",
    "show",
    "why_not",
    "why_not_official",
]
