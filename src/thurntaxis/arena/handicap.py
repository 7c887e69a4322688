"""The bot `without`: another bot that may not call one of the officials. What it loses is the official's worth."""

from collections.abc import Sequence
from typing import Annotated

from ..bots import Bot, Explanation, known, make, register
from ..engine import EngineView, Luck
from ..game.actions import OFFICIALS

known()  # the bots themselves come first in every list


@register(
    "without", "Without an official", "Another bot that may not call one of the officials; to measure their worth."
)
class WithoutOfficial(Bot):
    """Hides the actions that call the official. The postmaster that an empty hand must call stays."""

    def __init__(
        self,
        official: Annotated[str, "administrator, postmaster, postal_carrier or cartwright"] = "postmaster",
        bot: Annotated[str, "the bot that plays"] = "medium",
    ) -> None:
        if official not in OFFICIALS:
            known = ", ".join(filter(None, OFFICIALS))
            raise ValueError(f"there is no official {official!r}; known: {known}")
        self.official = OFFICIALS.index(official)
        self.bot = make(bot)

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The other bot's choice among the actions that are left; there is always one.

        A bot that finds out by itself what is legal may still want the official. Then it is asked what it thinks second
        best.
        """
        left = [action for action in legal if view.public.official_called_by(action) != self.official]
        if len(left) == 1:
            return left[0]
        wanted = self.bot.decide(view, left, luck)
        if wanted in left:
            return wanted
        candidates = (candidate.action for candidate in self.bot.explain().candidates)
        second = next((action for action in candidates if action in left), None)
        if second is None:
            raise ValueError("the bot does not say what it would do without the official")
        return second

    def explain(self) -> Explanation:
        return self.bot.explain()

    def new_game(self) -> None:
        self.bot.new_game()
