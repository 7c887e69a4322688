"""A bot of your own in one small file. Try it: `thurntaxis arena my_bot easy --code examples/my_bot.py`."""

from collections.abc import Sequence
from typing import Annotated

from thurntaxis.bots import Bot, register
from thurntaxis.engine import EngineView, Luck
from thurntaxis.engine.numbers import CLOSE, END, LEFT, START, TAKE_SUPPLY


@register("my_bot", "My bot", "Keeps its route going and closes it when it is long enough.")
class MyBot(Bot):
    """Sees the table as a view: its own hand, and of the others what everybody could see."""

    def __init__(self, length: Annotated[int, "close routes of this length"] = 5) -> None:
        self.length = length

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """Return one of the legal actions; they are numbers, and mean the same in every position."""
        close = [action for action in legal if action == CLOSE and view.public.lengths[view.seat] >= self.length]
        extend = [action for action in legal if LEFT <= action < END]
        takes = [action for action in legal if action < TAKE_SUPPLY]
        fitting = [city for city in takes if view.public.cities_that_extend(view.seat) >> city & 1]
        starts = [action for action in legal if START <= action < LEFT]
        for wish in (close, extend, fitting, starts, takes):
            if wish:
                return wish[luck.below(len(wish))]
        return legal[0]  # the first house, the Cartwright, the first card to discard, or the end of the turn
