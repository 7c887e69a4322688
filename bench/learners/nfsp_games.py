"""OpenSpiel's NFSP on its game `thurntaxis`: two agents that learn to play against each other."""

from typing import Any

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.pytorch.nfsp import NFSP
from torch import nn

import thurntaxis.envs.openspiel  # noqa: F401 (registers the game)
from thurntaxis.engine.numbers import ACTIONS
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.learning.shapes import normalised


def train_nfsp(steps: int, seed: int, layout: Layout, sizes: list[int], points: float, cap: int) -> nn.Module:
    """The first agent's average policy after that many decisions of both."""
    game = rl_environment.Environment(f"thurntaxis(reward=margin,max_decisions={cap})")
    game.seed(seed)
    settings: dict[str, Any] = {
        **{"reservoir_buffer_capacity": 100_000, "replay_buffer_capacity": 100_000, "anticipatory_param": 0.1},
        **{"batch_size": 256, "learn_every": 32, "min_buffer_size_to_learn": 1000, "optimizer_str": "adam"},
        **{"rl_learning_rate": 5e-4, "sl_learning_rate": 1e-3, "discount_factor": 1.0},
        **{"epsilon_decay_duration": steps // 4, "epsilon_start": 1.0, "epsilon_end": 0.05},
    }
    agents = [NFSP(seat, layout.size, ACTIONS, sizes, seed=seed + 100 * seat, **settings) for seat in range(2)]

    def seen(step: Any) -> Any:
        """The same step with cells between 0 and 1, and small rewards."""
        rows = [normalised(layout, np.asarray(row, np.int8)) for row in step.observations["info_state"]]
        observations = step.observations | {"info_state": rows}
        rewards = None if step.rewards is None else [reward / points for reward in step.rewards]
        return step._replace(observations=observations, rewards=rewards)

    done = 0
    while done < steps:
        now = seen(game.reset())
        while not now.last():
            acting = agents[now.observations["current_player"]]
            now = seen(game.step([acting.step(now).action]))
            done += 1
        for agent in agents:
            agent.step(now)
    network: nn.Module = agents[0]._avg_network
    return network
