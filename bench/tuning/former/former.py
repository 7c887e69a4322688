"""The levels of version 0.2.0, played by its own code (``build.py``): opponents to measure later ones by.

python bench/tuning/former/build.py
thurntaxis arena expert former_expert --code bench/tuning/former/former.py --games 300
thurntaxis arena search:simulations=2400 former_search:simulations=3000 --code bench/tuning/former/former.py
"""

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from thurntaxis.assessment.seeds import open_key
from thurntaxis.bots import register
from thurntaxis.bots.bot import Bot
from thurntaxis.engine import EngineView, Luck

SOURCE = Path(__file__).parents[3] / "build" / "former" / "src"


def _module(name: str) -> Any:
    """A module of version 0.2.0."""
    if not SOURCE.exists():
        raise ValueError("version 0.2.0 is not built: python bench/tuning/former/build.py")
    if str(SOURCE) not in sys.path:
        sys.path.append(str(SOURCE))
    return importlib.import_module(f"thurntaxis_former.{name}")


class FormerBot(Bot):
    """A bot of version 0.2.0 behind today's views."""

    def __init__(self, code: str) -> None:
        self._engine = _module("engine")
        self._bot = _module("bots").make(code)

    def new_game(self) -> None:
        """Forget the last game."""
        self._bot.new_game()

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """What the former bot decides; any world that fits the view gives it the same view."""
        # Version 0.2.0 knew the full game only: its states have no fields for the game's size.
        state = self._engine.State.from_fields(open_key(view.sample(Luck(1))))
        action: int = self._bot.decide(
            self._engine.EngineView(state, view.seat), legal, self._engine.Luck(luck.number())
        )
        return action


@register("former_skilled", "Former skilled", "Level 5 of version 0.2.0.")
def former_skilled() -> FormerBot:
    """Plans only."""
    return FormerBot("skilled")


@register("former_strong", "Former strong", "Level 6 of version 0.2.0.")
def former_strong() -> FormerBot:
    """20 simulations, or 8."""
    return FormerBot("strong")


@register("former_hard", "Former hard", "Level 7 of version 0.2.0.")
def former_hard() -> FormerBot:
    """300 simulations."""
    return FormerBot("hard")


@register("former_expert", "Former expert", "Level 8 of version 0.2.0.")
def former_expert() -> FormerBot:
    """10,000 simulations; at larger tables 20,000, four turns ahead."""
    return FormerBot("expert")


@register("former_search", "Former search", "The search of version 0.2.0 with its best judge.")
def former_search(
    simulations: Annotated[int, "simulations for each decision"] = 500,
    ms: Annotated[int, "milliseconds for each decision, instead of simulations; 0: none"] = 0,
    ahead: Annotated[int, "turns that are played on before judging"] = 0,
) -> FormerBot:
    """With a given budget."""
    return FormerBot(f"search:simulations={simulations},ms={ms},ahead={ahead}")
