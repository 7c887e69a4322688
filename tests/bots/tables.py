"""Whole games between bots, decision by decision, for the tests."""

from collections.abc import Iterator

from thurntaxis.bots import LEVELS, Bot, make
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.rules import Rules

MOST = 3000
"""Decisions after which a game is given up; random play needs far more."""

QUICK = {
    "hard": "search:simulations=12",
    "expert": "search:simulations=16,ahead=4,threads=2",
    "ismcts": "ismcts:simulations=2",
}
"""The searching levels with budgets for tests."""
LEVEL_CODES = [level.code for level in LEVELS]
ALL_CODES = ["random", "builder", *LEVEL_CODES, "ismcts"]


def quick(code: str) -> Bot:
    return make(QUICK.get(code, code))


def game(bots: list[Bot], seed: int, rules: Rules | None = None) -> Iterator[tuple[State, int]]:
    """Play a game; each state before its decision, and the action that the bot chose there."""
    deal = Luck(seed)
    state = State(len(bots), rules)
    deal.deal(state)
    for bot in bots:
        bot.new_game()
    for number in range(MOST):
        if state.is_over:
            return
        legal = state.legal_actions()
        action = bots[state.player].decide(EngineView(state, state.player), legal, Luck(seed * MOST + number))
        assert action in legal, f"seed {seed}, decision {number}: {action} is not in {legal}"
        yield state, action
        deal.step(state, action)
