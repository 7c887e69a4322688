"""States from games played at random, for the tests of the environments."""

from collections.abc import Iterator

from thurntaxis.engine import POLICIES, Luck, State, choose
from thurntaxis.rules import Rules

RULES = (
    Rules(),
    Rules(all_provinces="outside_baiern"),
    Rules(route_tile_fallback="seven_only"),
    Rules(carriage_points="length"),
)
TABLES = [(players, rules) for players in (2, 3, 4) for rules in RULES]


def states(players: int, rules: Rules, seed: int, most: int = 400) -> Iterator[State]:
    """The states of a game in which two policies take turns, the end included if it comes."""
    luck = Luck(seed)
    state = State(players, rules)
    luck.deal(state)
    for _ in range(most):
        yield state
        if state.is_over:
            return
        policy = "builder" if luck.below(4) else "uniform"
        luck.step(state, choose(POLICIES[policy], state, luck))
    yield state
