"""Wrong sizes, types and seats are refused by compiled code, and never crash it."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import thurntaxis.engine
from thurntaxis.engine import EngineView, IllegalInput, Luck, State, choose
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.observer import Observer

FUZZ = Path(__file__).with_name("fuzz.py")


@pytest.mark.skipif(not thurntaxis.engine.compiled, reason="needs the compiled modules")
def test_fuzzed_calls_return_or_raise() -> None:
    """In a process of its own, which a crash would end. 100,000 calls: see fuzz.py."""
    done = subprocess.run([sys.executable, str(FUZZ), "--calls", "2500"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    assert not done.stderr
    assert "no crash" in done.stdout


@pytest.mark.parametrize("action", [92, 1000, -1])
def test_a_step_with_an_illegal_action_changes_nothing(action: int) -> None:
    state, luck = State(2), Luck(1)
    luck.deal(state)
    before, word = state.fields(), luck.word
    with pytest.raises(IllegalInput, match=f"action {action} is not legal here"):
        luck.step(state, action)
    assert (state.fields(), luck.word) == (before, word)


@pytest.mark.parametrize("seat", [2, 3, 99, -1])
def test_a_missing_seat_has_no_score(seat: int) -> None:
    state = State(2)
    for ask in (
        state.score,
        state.tile_points,
        state.carriage_points,
        state.next_carriage,
        state.cards_short,
        state.cities_that_extend,
        state.route_earns_carriage,
        state.cartwright_can_help,
        state.has_turn_left,
    ):
        with pytest.raises(ValueError, match=f"there is no seat {seat} at a table of 2"):
            ask(seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_needs_a_row_of_its_size(players: int) -> None:
    state, size = State(players), Layout(players).size
    for cells in {Layout(other).size for other in (2, 3, 4)} - {size} | {0, size - 1}:
        row = np.zeros(cells, np.int8)
        with pytest.raises(ValueError, match=f"row needs {size} cells, not {cells}"):
            Observer().observe_view(EngineView(state, 0), row)
        with pytest.raises(ValueError, match=f"row needs {size} cells"):
            Observer().observe(state, 0, row, np.zeros(139, np.int8))
    with pytest.raises(ValueError, match="mask needs 139 cells, not 138"):
        Observer().observe(state, 0, np.zeros(size, np.int8), np.zeros(138, np.int8))


def test_nothing_is_chosen_where_no_action_is_awaited() -> None:
    with pytest.raises(IllegalInput, match="no action is awaited"):
        choose(0, State(2), Luck(1))


def test_luck_needs_something_to_draw_from() -> None:
    with pytest.raises(ValueError, match="an empty pile has no card"):
        Luck(1).card(0)
    with pytest.raises(ValueError, match="there is no number"):
        Luck(1).below(0)
