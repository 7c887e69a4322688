"""The bot `builder`: random, but it keeps its route alive, closes it, and places houses."""

from collections.abc import Sequence

from ...engine import POLICIES, EngineView, Luck, choose
from ..bot import Bot
from ..registry import register


@register("builder", "Builder", "Random but sensible: keeps its route alive, closes at any length.")
class BuilderBot(Bot):
    """Plays the engine's simulation policy of the same name."""

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The policy's choice. It looks at nothing hidden, so any world that fits the view will do."""
        return choose(POLICIES["builder"], view.sample(luck), luck)
