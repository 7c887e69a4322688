"""The bot `random`: takes every legal action alike."""

from collections.abc import Sequence

from ...engine import EngineView, Luck
from ..bot import Bot
from ..registry import register


@register("random", "Random", "Takes every legal action alike. Its games take thousands of decisions.")
class RandomBot(Bot):
    """Takes every legal action alike."""

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        return legal[luck.below(len(legal))]
