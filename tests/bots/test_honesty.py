"""A bot cannot know what its seat cannot know: other worlds with the same view lead to the same decision."""

import pytest

from bots.tables import ALL_CODES, game, quick
from thurntaxis.engine import EngineView, Luck


@pytest.mark.parametrize("code", ALL_CODES)
def test_what_is_hidden_does_not_change_the_decision(code: str) -> None:
    seed = 11
    one, other = quick(code), quick(code)
    hidden_differed = 0
    for number, (state, _) in enumerate(game([quick("random"), quick("random"), quick("random")], seed)):
        seat = state.player
        view = EngineView(state, seat)
        world = view.sample(Luck(number))
        hidden_differed += world != state
        legal = state.legal_actions()
        first = one.decide(view, legal, Luck(number))
        second = other.decide(EngineView(world, seat), world.legal_actions(), Luck(number))
        assert first == second, f"seed {seed}, decision {number}"
        if number == 120:
            break
    assert hidden_differed > 10


@pytest.mark.parametrize("code", ALL_CODES)
def test_a_decision_leaves_the_view_as_it_was(code: str) -> None:
    bot = quick(code)
    for number, (state, _) in enumerate(game([quick("easy"), quick("easy")], 3)):
        view = EngineView(state, state.player)
        bot.decide(view, state.legal_actions(), Luck(number))
        assert view == EngineView(state, state.player), f"decision {number}"
        if number == 30:
            break
