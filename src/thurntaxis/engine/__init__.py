"""The rules on small integers: compiled where a compiler was at hand, otherwise the same code interpreted.

`compiled` says which; everything works both ways, about two hundred times slower when interpreted.
"""

# ruff: noqa: E402
from .interpreted import use_sources_if_asked

use_sources_if_asked()  # before the modules that may be compiled

from . import playouts, state
from .luck import Luck
from .playouts import POLICIES, choose, play_out, run_uniform
from .state import IllegalInput, State
from .view import SPECTATOR, EngineView

compiled: bool = not str(state.__file__).endswith(".py")
"""Whether the engine runs compiled."""

__all__ = [
    "POLICIES",
    "SPECTATOR",
    "EngineView",
    "IllegalInput",
    "Luck",
    "State",
    "choose",
    "compiled",
    "play_out",
    "playouts",
    "run_uniform",
]
