"""The bots of the experiments: strong ones with one habit forced upon them."""

from collections.abc import Sequence
from typing import Annotated

from thurntaxis.arena.handicap import Handicapped
from thurntaxis.bots import Bot, make, register
from thurntaxis.bots.opponents.planning_bot import PlanningBot
from thurntaxis.engine import EngineView, Luck
from thurntaxis.engine.numbers import CLOSE, DRAW, END, PLAY, START

LONGEST = 22


@register("closes", "Closes at a length", "Another bot whose routes may be closed at some lengths only.")
class ClosesAtLength(Handicapped):
    """Closes no route shorter than `least`, except in its last turn, and any route that has reached `most`."""

    def __init__(
        self,
        least: Annotated[int, "the shortest route that it closes"] = 3,
        most: Annotated[int, "the length at which it must close"] = LONGEST,
        bot: Annotated[str, "the bot that plays"] = "strong",
    ) -> None:
        super().__init__(bot)
        self.least, self.most = least, most

    def left(self, view: EngineView, legal: Sequence[int]) -> list[int]:
        """All actions but closing too early and not closing when it is time."""
        if not {CLOSE, END} <= set(legal):
            return list(legal)
        length = view.public.lengths[view.seat]
        hidden = None
        if length >= self.most:
            hidden = END
        elif length < self.least and not view.public.end_is_called():
            hidden = CLOSE
        return [action for action in legal if action != hidden]


@register("by_lot", "First city by lot", "Another bot whose first card is drawn by lot from the display and begins.")
class FirstByLot(Bot):
    """Takes one of the face-up cards at random in its first turn and begins its route with it; the rest is free."""

    def __init__(self, bot: Annotated[str, "the bot that plays"] = "strong") -> None:
        self.bot = make(bot)
        self.new_game()

    def new_game(self) -> None:
        self.bot.new_game()
        self._first = -1
        self._begun = False

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        state = view.public
        if self._first < 0 and state.phase == DRAW:
            self._first = state.display[luck.below(len(state.display))]
            return self._first
        if not self._begun and state.phase == PLAY:
            self._begun = True
            if not state.lengths[view.seat]:  # otherwise the two first cards were alike, and it was not asked
                return START + self._first
        return self.bot.decide(view, legal, luck)


@register("watching", "Watching", "Plans like `skilled`, and watches what the others are up to.")
def watching() -> PlanningBot:
    """The level `skilled` with open eyes."""
    return PlanningBot("judge")
