"""The game as people and programs use it: names, texts, records, views, reasons and events."""

from .data import Event
from .drawing.show import show
from .draws import commitment
from .errors import ActionError, GameError, PositionError, Problem, RecordError, UnreadableAction
from .events import seen_by
from .game import Game
from .outcome import Outcome, Score
from .position import Position
from .reasons import IllegalAction, Reason, why_not, why_not_official
from .record import Record
from .setup.setup import Cards, Setup
from .variations import AnnotatedRecord
from .view import SeatView, View

__all__ = [
    "ActionError",
    "AnnotatedRecord",
    "Cards",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Outcome",
    "Position",
    "PositionError",
    "Problem",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "SeatView",
    "Setup",
    "UnreadableAction",
    "View",
    "commitment",
    "seen_by",
    "show",
    "why_not",
    "why_not_official",
]
