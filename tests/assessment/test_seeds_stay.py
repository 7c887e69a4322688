"""Seeds of positions: hints and marks of older versions must come out the same."""

from thurntaxis.assessment.seeds import key_of, seed_of
from thurntaxis.engine import EngineView, Luck, State


def test_the_seed_of_a_position_stays_the_same() -> None:
    state = State(3)
    Luck(7).deal(state)
    assert seed_of(key_of(EngineView(state, 0))) == 2684890054521324609
