"""The levels of bots that are used where nobody has chosen one."""

from ...bots import registry

FALLBACK = "builder"
"""Plays when a bot fails."""
STAND_IN = "steady"
"""Plays the rest of a turn when a person's time is up: quick, and good enough to do no harm."""
SIMPLER = (FALLBACK, "random")
"""The bots that take over when one fails: the second if the first fails too."""
DEAL = "steady"
"""The opponents in a daily deal."""
EXPERT = "expert"
"""Plays each daily deal for comparison."""


def substitute() -> str:
    """The bot that takes the seat of a person who has left."""
    return _first_of("medium", "easy")


def _first_of(*levels: str) -> str:
    known = registry.known()
    return next((level for level in levels if level in known), FALLBACK)
