"""Computer opponents. They decide from a view: what a seat at the table may know, and no more.

Examples:
    >>> bot = make("medium")
    >>> known()["search"].name
    'Search'
"""

from .bot import Bot, Candidate, Explanation
from .levels import LEVELS, Level
from .registry import BadCode, BadParameter, BotError, Entry, Parameter, UnknownBot, known, load_code, make, register

__all__ = [
    "LEVELS",
    "BadCode",
    "BadParameter",
    "Bot",
    "BotError",
    "Candidate",
    "Entry",
    "Explanation",
    "Level",
    "Parameter",
    "UnknownBot",
    "known",
    "load_code",
    "make",
    "register",
]
