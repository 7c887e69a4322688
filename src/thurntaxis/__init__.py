"""The board game Thurn und Taxis: exact rules, games that anybody can check, bots, a server, research environments.

Examples:
    >>> import thurntaxis
    >>> game = thurntaxis.Game(["Ann", "Ben"], seed=7)
    >>> game.phase
    'draw'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import arena as arena
    from . import board as board
    from . import bots as bots
    from . import engine as engine
    from . import envs as envs
    from . import game as game
    from . import puzzles as puzzles
    from . import review as review
    from . import rules as rules
    from .game import (
        AnnotatedRecord,
        Game,
        GameError,
        IllegalAction,
        Outcome,
        Position,
        PositionError,
        Record,
        RecordError,
        Setup,
        UnreadableAction,
        View,
    )
    from .rules import RULE_SETS, Rules, RulesError

__version__ = "0.3.0"

__all__ = [
    "RULE_SETS",
    "AnnotatedRecord",
    "Game",
    "GameError",
    "IllegalAction",
    "Outcome",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Rules",
    "RulesError",
    "Setup",
    "UnreadableAction",
    "View",
    "__version__",
]

_ROOMS = ("arena", "board", "bots", "engine", "envs", "game", "puzzles", "review", "rules")
"""Subpackages that need no import of their own."""


def __getattr__(name: str) -> object:
    """Import a name's module when it is first used, so that `thurntaxis --help` need not wait for the rules."""
    if name in _ROOMS:
        return import_module(f".{name}", __name__)
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = ".rules" if name in ("RULE_SETS", "Rules", "RulesError") else ".game"
    value = getattr(import_module(home, __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, including those whose module is not imported yet."""
    return __all__
