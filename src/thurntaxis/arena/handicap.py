"""Bots with a handicap: a bot may not do one thing, to measure what that is worth."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated

from ..bots import Bot, Explanation, known, make, register
from ..engine import EngineView, Luck
from ..game.actions import OFFICIALS

_NAMES = ", ".join(filter(None, OFFICIALS))

known()  # the bots themselves come first in every list


class Handicapped(Bot):
    """Hides some of the actions from another bot, which otherwise plays as usual."""

    def __init__(self, bot: str) -> None:
        self.bot = make(bot)

    @abstractmethod
    def left(self, view: EngineView, legal: Sequence[int]) -> list[int]:
        """The actions that it may still choose; at least one."""

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The other bot's choice among the actions that are left.

        A bot that works out what is legal may still want another. Then it is asked what it thinks second
        best.
        """
        left = self.left(view, legal)
        if len(left) == 1:
            return left[0]
        wanted = self.bot.decide(view, left, luck)
        if wanted in left:
            return wanted
        candidates = (candidate.action for candidate in self.bot.explain().candidates)
        second = next((action for action in candidates if action in left), None)
        if second is None:
            raise ValueError("the bot does not rank its other actions, so it cannot play without this official")
        return second

    def explain(self) -> Explanation:
        return self.bot.explain()

    def new_game(self) -> None:
        self.bot.new_game()

    def close(self) -> None:
        self.bot.close()


@register(
    "without", "Without an official", "Another bot that may not call one of the officials; to measure their worth."
)
class WithoutOfficial(Handicapped):
    """Hides the actions that call the official. The postmaster that an empty hand must call stays."""

    def __init__(
        self,
        official: Annotated[str, f"one of {_NAMES}"] = "postmaster",
        bot: Annotated[str, "the bot that plays"] = "medium",
    ) -> None:
        if official not in OFFICIALS:
            raise ValueError(f"there is no official {official!r}; known: {_NAMES}")
        super().__init__(bot)
        self.official = OFFICIALS.index(official)

    def left(self, view: EngineView, legal: Sequence[int]) -> list[int]:
        """All actions but those that call the official."""
        return [action for action in legal if view.public.official_called_by(action) != self.official]
