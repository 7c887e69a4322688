"""The levels of play that are offered to people. This is the one list of them; each is the code of a bot."""

from typing import Literal, get_args

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From the weakest to the strongest."""
