"""A bot for two-player tables and another for larger ones."""

import pytest

from bots.tables import game
from thurntaxis.bots import make
from thurntaxis.bots.opponents.bysize import BySize
from thurntaxis.engine import EngineView, Luck


@pytest.mark.parametrize(("players", "plays_as"), [(2, "medium"), (3, "easy"), (4, "easy")])
def test_the_size_of_the_table_decides_who_plays(players: int, plays_as: str) -> None:
    """At once, in steps, and in what it says about its decisions."""
    alone, bot = make(plays_as), BySize(make("medium"), make("easy"))
    for number, (state, _) in enumerate(game([make("easy")] * players, 3)):
        view, legal, luck = EngineView(state, state.player), state.legal_actions(), Luck(number)
        expected = alone.decide(view, legal, luck.copy())
        assert bot.decide(view, legal, luck.copy()) == expected, f"decision {number}"
        assert bot.explain() == alone.explain(), f"decision {number}"
        thinking = bot.think(view, legal, luck.copy())
        with pytest.raises(StopIteration) as decided:
            next(thinking)
        assert decided.value.value == expected
    bot.new_game()
    assert bot.explain().candidates == ()
