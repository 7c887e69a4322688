"""A bot that plays as one of two others, by the size of the table.

What measures best is not the same at all sizes, nor what puts a level evenly between its neighbours.
"""

from collections.abc import Generator, Sequence

from ...engine import EngineView, Luck
from ..bot import Bot, Explanation


class BySize(Bot):
    """One bot for two players, another for more."""

    def __init__(self, for_two: Bot, for_more: Bot) -> None:
        self._for_two, self._for_more = for_two, for_more
        self._playing = for_two

    def __repr__(self) -> str:
        return f"BySize({self._for_two!r}, {self._for_more!r})"

    def new_game(self) -> None:
        """Let both bots forget the game."""
        self._for_two.new_game()
        self._for_more.new_game()

    def close(self) -> None:
        self._for_two.close()
        self._for_more.close()

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The decision of the bot for this size of table."""
        return self._at(view).decide(view, legal, luck)

    def think(self, view: EngineView, legal: Sequence[int], luck: Luck) -> Generator[None, bool | None, int]:
        return (yield from self._at(view).think(view, legal, luck))

    def explain(self) -> Explanation:
        return self._playing.explain()

    def at(self, players: int) -> Bot:
        """The bot for a table of that size."""
        return self._for_two if players == 2 else self._for_more

    def _at(self, view: EngineView) -> Bot:
        self._playing = self.at(view.public.players)
        return self._playing
