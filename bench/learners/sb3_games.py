"""The games of the learners as a vector environment of Stable-Baselines."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from bench.learners.train import GAMES, LAYOUT, Games
from gymnasium.spaces import Box, Discrete
from stable_baselines3.common.vec_env import VecEnv

from thurntaxis.engine.numbers import ACTIONS


class Sb3Games(VecEnv):
    """Gives masks to those who ask; replaces an action that is not legal by a random one that is."""

    def __init__(self, games: Games, seed: int) -> None:
        super().__init__(GAMES, Box(0.0, 1.0, (LAYOUT.size,), np.float32), Discrete(ACTIONS))
        self.games = games
        self.generator = np.random.default_rng(seed)
        self.actions = np.zeros(GAMES, np.int64)

    def reset(self) -> Any:
        return self.games.seen

    def step_async(self, actions: Any) -> None:
        self.actions = np.array(actions, np.int64)

    def step_wait(self) -> Any:
        mask = self.games.mask
        for game in np.flatnonzero(~mask[np.arange(GAMES), self.actions]):
            self.actions[game] = self.generator.choice(np.flatnonzero(mask[game]))
        reward, over = self.games.step(self.actions)
        nothing: list[dict[str, Any]] = [{} for _ in range(GAMES)]
        return self.games.seen, reward, over, nothing

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"these games have no method {method_name}")
        return list(self.games.mask)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * GAMES  # no rendering

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * GAMES

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        return [seed] * GAMES

    def close(self) -> None:
        self.games.env.close()
