"""Small games in the environments, and their solutions against those of OpenSpiel."""

import json

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from bench.small.__main__ import graph_of
from bench.small.cfr import Solver, exact_value
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, minimax

import thurntaxis.envs.openspiel  # noqa: F401 (registers the game)
from thurntaxis.envs.learning.gym_vector import GymVectorEnv
from thurntaxis.envs.single import SingleEnv
from thurntaxis.envs.thurntaxis_v0 import env as pettingzoo_env
from thurntaxis.rules import SMALL_GAMES, Rules

HIDDEN = {
    "variant": {
        "cities": ["ulm", "augsburg"],
        "copies": 2,
        "slots": 1,
        "houses": 2,
        "shortest_route": 1,
        "officials": ["postmaster"],
        "stacks": [],
        "reshuffles": False,
    }
}
"""A game of four cards, some of them hidden."""


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_environments_play_small_games(name: str) -> None:
    generator = np.random.default_rng(1)
    game = pettingzoo_env(rules=name)
    game.reset(seed=1)
    for _ in game.agent_iter():
        observation, _, over, cut, _ = game.last()
        mask = observation["action_mask"]
        game.step(None if over or cut else int(generator.choice(np.flatnonzero(mask))))
    assert not game.agents
    single = SingleEnv(["easy"], rules=name)
    seen, _ = single.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = single.step(int(np.flatnonzero(seen["action_mask"])[0]))
    vector = GymVectorEnv(4, opponents="medium", rules=name)
    seen, _ = vector.reset(seed=1)
    ended = 0
    for _ in range(60):
        seen, _, terminated, _, _ = vector.step(seen["action_mask"].argmax(1))
        ended += int(terminated.sum())
    assert ended >= 4


def test_the_exact_value_is_that_of_openspiels_search() -> None:
    game = pyspiel.load_game("thurntaxis(rules=four,reward=margin)")
    value, _ = minimax.expectiminimax(game.new_initial_state(), 1000, lambda state: 0.0, 0)
    assert exact_value(graph_of(Rules.named("four"), "margin")) == pytest.approx(value)


def test_exploitability_is_that_of_openspiel() -> None:
    game = pyspiel.load_game("thurntaxis", {"rules": json.dumps(HIDDEN), "reward": "margin"})
    nash_conv = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    graph = graph_of(Rules.of(HIDDEN), "margin")
    assert not graph.is_open
    assert Solver(graph).exploitability() == pytest.approx(nash_conv / 2)
    with pytest.raises(ValueError, match="some cards are hidden"):
        exact_value(graph)


def test_cfr_comes_close_to_the_exact_value() -> None:
    graph = graph_of(Rules.named("four"), "margin")
    solver = Solver(graph)
    before = solver.exploitability()
    for _ in range(100):
        solver.iterate()
    assert 0 <= solver.exploitability() < min(0.02, before / 20)
    assert -solver.best_response(1) - 1e-9 <= exact_value(graph) <= solver.best_response(0) + 1e-9


def test_rules_that_openspiel_cannot_read_are_refused() -> None:
    with pytest.raises(Exception, match="this is not JSON"):
        pyspiel.load_game("thurntaxis", {"rules": "{cities"})
