"""Writes the playthrough that test_openspiel.py plays again. Read the difference before you commit it.

python tests/envs/make_playthrough.py
"""

from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

import thurntaxis.envs.openspiel  # noqa: F401 (registers the game)
from thurntaxis.engine import POLICIES, Luck, choose
from thurntaxis.engine.numbers import CLOSE

GAME = "thurntaxis(max_decisions=30)"
PLACE = Path(__file__).parent / "playthroughs" / "thurntaxis.txt"


def actions(seed: int) -> list[int]:
    """A game by the policy `builder`."""
    luck = Luck(seed)
    state = pyspiel.load_game(GAME).new_initial_state()
    while not state.is_terminal():
        table = state._game_history.state
        if state.is_chance_node():
            state.apply_action(luck.card(table.supply))
        else:
            state.apply_action(choose(POLICIES["builder"], table.copy(), luck))
    return list(state.history())


if __name__ == "__main__":
    games = (actions(seed) for seed in range(1000))
    closing = next(game for game in games if CLOSE in game)
    PLACE.write_text(generate_playthrough.playthrough(GAME, closing), encoding="utf-8")
