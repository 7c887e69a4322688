"""RLlib's PPO learns to play against one of the bots. Its network sees the mask, so it only chooses legal actions.

pip install "thurntaxis[pettingzoo]" "ray[rllib]" torch
python examples/train_rllib.py --iterations 20 --opponent easy
"""

import argparse
from typing import Any

import torch
from gymnasium.spaces import Box, Dict, Discrete
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from torch import Tensor, nn

UNITS = 128


class Player(TorchRLModule, ValueFunctionAPI):
    """Two layers that end in a preference for each action and in the value of the position."""

    def setup(self) -> None:
        assert isinstance(self.observation_space, Dict)
        assert isinstance(self.action_space, Discrete)
        row = self.observation_space["observation"]
        assert isinstance(row, Box)
        self.highs = torch.tensor(row.high, dtype=torch.float32).clamp(min=1)
        self.body = nn.Sequential(nn.Linear(row.shape[0], UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU())
        self.preferences = nn.Linear(UNITS, int(self.action_space.n))
        self.value = nn.Linear(UNITS, 1)

    def _seen(self, batch: dict[str, Any]) -> Tensor:
        seen: Tensor = self.body(batch[Columns.OBS]["observation"].float() / self.highs)
        return seen

    def _forward(self, batch: dict[str, Any], **_: object) -> dict[str, Any]:
        seen = self._seen(batch)
        legal = batch[Columns.OBS]["action_mask"] > 0
        choices = self.preferences(seen).masked_fill(~legal, torch.finfo(torch.float32).min)
        return {Columns.ACTION_DIST_INPUTS: choices, Columns.EMBEDDINGS: seen}

    def compute_values(self, batch: dict[str, Any], embeddings: Tensor | None = None) -> Tensor:
        """How good the positions are for the player."""
        values: Tensor = self.value(self._seen(batch) if embeddings is None else embeddings)
        return values.squeeze(-1)


def main() -> None:
    """Train, and say after each iteration how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--opponent", default="easy", help="the bot to learn from")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=4000, help="in each iteration")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0: the one that learns")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    config = (
        PPOConfig()
        .environment("thurntaxis.envs.single:ThurnTaxis-v0", env_config={"opponents": [options.opponent]})
        .env_runners(num_env_runners=options.runners)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Player))
        .training(train_batch_size_per_learner=options.decisions, minibatch_size=500, num_epochs=4, lr=3e-4, gamma=1.0)
        .debugging(seed=options.seed)
    )
    algorithm = config.build_algo()
    for number in range(1, options.iterations + 1):
        played = algorithm.train()["env_runners"]
        games = int(played.get("num_episodes", 0))
        outcome = f"mean reward {played['episode_return_mean']:+.2f}" if games else "no game ended"
        print(f"iteration {number}: {games} games, {outcome} (1 for a win, -1 for a loss)", flush=True)
    algorithm.stop()


if __name__ == "__main__":
    main()
