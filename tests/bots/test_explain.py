"""Bots say why."""

import pytest

from bots.tables import game, quick
from thurntaxis.bots import make
from thurntaxis.bots.features import FEATURES, TERM_OF, TERMS
from thurntaxis.locales import message_ids


@pytest.mark.parametrize("code", ["medium", "hard", "expert"])
def test_reasons_fit_the_decision(code: str) -> None:
    bots = [quick(code), quick(code)]
    messages = set()
    for number, (state, _) in enumerate(game(bots, 6)):
        explanation = bots[state.player].explain()
        if len(state.legal_actions()) == 1 or not explanation.candidates:
            continue
        chances = [candidate.chance for candidate in explanation.candidates]
        assert all(0.0 <= chance <= 1.0 for chance in chances), f"decision {number}"
        assert len({candidate.action for candidate in explanation.candidates}) == len(chances)
        assert all(-20 < candidate.score < 60 for candidate in explanation.candidates)
        assert explanation.sentence
        messages.add(explanation.message)
    assert {"advice-take", "advice-extend", "advice-close"} <= messages
    assert messages <= set(message_ids("en"))


def test_the_chosen_action_comes_first() -> None:
    bot = make("medium")
    for number, (state, action) in enumerate(game([bot, quick("easy")], 9)):
        if state.player == 0 and len(state.legal_actions()) > 1:
            assert bot.explain().candidates[0].action == action, f"decision {number}"


def test_a_bot_without_reasons_says_so() -> None:
    assert make("random").explain().sentence == "There is no choice to explain."


def test_every_feature_belongs_to_a_term() -> None:
    assert len(TERM_OF) == FEATURES
    assert set(TERM_OF) == set(range(len(TERMS)))
