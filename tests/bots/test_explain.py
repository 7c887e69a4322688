"""Bots say why."""

import pytest

from bots.tables import game, quick
from thurntaxis.bots import make
from thurntaxis.bots.advice import closing_plan
from thurntaxis.bots.features import FEATURES, TERM_OF, TERMS
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import CLOSE, FINISH, HOUSES, PLAY, START, TAKE_SUPPLY
from thurntaxis.locales import message_ids


@pytest.mark.parametrize("code", ["medium", "steady", "strong", "hard", "expert"])
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


@pytest.mark.parametrize("code", ["medium", "hard"])
def test_the_order_agrees_with_the_chances(code: str) -> None:
    bots = [quick(code), quick(code)]
    decisions = alike = 0
    for number, (state, _) in enumerate(game(bots, 4)):
        first, *others = bots[state.player].explain().candidates or (None,)
        if first is None:
            continue
        decisions += 1
        chances = [first.chance, *(other.chance for other in others)]
        assert chances == sorted(chances, reverse=True), f"decision {number}"
        assert not first.alike
        for other in others:
            assert other.alike == (first.chance - other.chance < 0.02), f"decision {number}"
            alike += other.alike
    assert decisions > 50
    assert alike > 10


def test_what_a_sentence_has_to_name() -> None:
    """A route given up, the Postmaster for a second card, the Postal carrier; and no closing for the route to grow."""
    bots = [quick("hard"), quick("hard")]
    said = set()
    for seed in range(4):
        for state, action in game(bots, seed):
            explanation = bots[state.player].explain()
            if not explanation.candidates or explanation.candidates[0].action != action:
                continue
            said.add(explanation.message)
            assert (explanation.message == "advice-restart") == (START <= action < START + 22 and has_route(state))
            assert explanation.message.startswith("advice-postmaster") == (
                state.phase == PLAY and action <= TAKE_SUPPLY
            )
            assert (explanation.message == "advice-carrier") == (state.phase == FINISH and action < CLOSE - 1)
            assert action != CLOSE or explanation.arguments["term"] != "route"
    assert {"advice-restart", "advice-postmaster", "advice-carrier", "advice-close"} <= said


def has_route(state: State) -> bool:
    return state.lengths[state.player] > 0


def test_a_plan_for_closing_is_a_whole_closing() -> None:
    bots = [quick("medium"), quick("medium")]
    closings = 0
    for state, _ in game(bots, 5):
        plan = closing_plan(quick("hard"), EngineView(state, state.player), state.legal_actions(), Luck(1))
        if CLOSE not in state.legal_actions():
            assert not plan or state.phase >= HOUSES
            continue
        closings += 1
        world = state.copy()
        for action in plan:
            world.apply(action)
        assert plan[0] == CLOSE
        assert world.is_over or world.player != state.player
    assert closings > 5


def test_a_bot_without_reasons_says_so() -> None:
    assert make("random").explain().sentence == "There was no choice to make here."


def test_every_feature_belongs_to_a_term() -> None:
    assert len(TERM_OF) == FEATURES
    assert set(TERM_OF) == set(range(len(TERMS)))
