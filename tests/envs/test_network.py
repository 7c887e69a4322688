"""A policy that knows observations and masks plays as a bot."""

import numpy as np
import pytest

from thurntaxis.engine import EngineView, Luck
from thurntaxis.envs.network import NetworkBot
from thurntaxis.envs.vector import VectorEnv


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_policy_sees_what_the_environment_shows(players: int) -> None:
    env = VectorEnv(1, players, seed=4)
    seen = []

    def last(row: np.ndarray, mask: np.ndarray) -> int:
        seen.append((row, mask))
        return int(np.flatnonzero(mask)[-1])

    bot = NetworkBot(last)
    for _ in range(60):
        state = env.state(0)
        row, mask = env.observation[0].copy(), env.mask[0].copy()
        action = bot.decide(EngineView(state, state.player), state.legal_actions(), Luck(1))
        assert (seen[-1][0] == row).all()
        assert (seen[-1][1] == mask).all()
        assert action == state.legal_actions()[-1]
        env.step(env.choose("builder"))
