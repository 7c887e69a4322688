"""Exact endings: the chance that each action of a player's last turn wins, with every card of the supply counted."""

from .ending import Ending, Line, is_ending, solve, solve_ways, value_of
from .errors import EndingError
from .play import surer_action

__all__ = ["Ending", "EndingError", "Line", "is_ending", "solve", "solve_ways", "surer_action", "value_of"]
