"""The board game Thurn und Taxis: exact rules, games that anybody can check, bots, a server, research environments.

Examples:
    >>> import thurntaxis
    >>> game = thurntaxis.Game(["Ann", "Ben"], seed=7)
    >>> game.phase
    'draw'
"""

from .game import Game, GameError, IllegalAction, Outcome, Position, Record, RecordError, UnreadableAction, View
from .rules import RULE_SETS, Rules, RulesError

__version__ = "0.1.0"

__all__ = [
    "RULE_SETS",
    "Game",
    "GameError",
    "IllegalAction",
    "Outcome",
    "Position",
    "Record",
    "RecordError",
    "Rules",
    "RulesError",
    "UnreadableAction",
    "View",
    "__version__",
]
