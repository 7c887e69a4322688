"""Trains the learners of the benchmark's table, with small budgets: one network, one core, less than a minute each.

    python -m bench.learners.train dqn --seed 1 --out build/learners/dqn-1.npz

- `imitation`: supervised, on a corpus of games between two bots (`thurntaxis corpus skilled skilled --games 1000`);
- `dqn`: double DQN with masked actions, own code below;
- `maskable-ppo` and `ppo`: of `sb3-contrib` and `stable-baselines3` (not among this project's dependencies). Masks are
  known to the first alone; for the second an action that is not legal is replaced by a random legal one;
- `nfsp`: OpenSpiel's, two agents that learn from games against each other (`nfsp_games.py`);
- `self-play`: PPO of `examples/train_ppo.py`, which begins by imitating `builder` and then plays against itself.

The others that play do so against `medium` in 64 games at once. They are paid the points by which they lead at the
end, divided by 20. All have two hidden layers of 256 and write the network as `bench/learners/bot.py` reads it.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from thurntaxis.engine.numbers import ACTIONS
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.learning.gym_vector import GymVectorEnv
from thurntaxis.envs.learning.shapes import normalised

LAYOUT = Layout(2)
GAMES, WIDTH = 64, 256
OPPONENT = "medium"
POINTS = 20.0
"""This many points are a reward of 1."""
MAX_DECISIONS = 600
Floats = npt.NDArray[np.float32]
Masks = npt.NDArray[np.bool_]


def new_network() -> nn.Sequential:
    """A network of the size that all learners have."""
    return nn.Sequential(
        nn.Linear(LAYOUT.size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, ACTIONS)
    )


def save(layers: list[nn.Linear], out: Path) -> None:
    """Write the layers as the bot reads them."""
    arrays = {}
    for number, layer in enumerate(layers):
        arrays[f"weight{number}"] = layer.weight.detach().numpy()
        arrays[f"bias{number}"] = layer.bias.detach().numpy()
    out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(out, allow_pickle=False, **arrays)


def linear_layers(*parts: nn.Module) -> list[nn.Linear]:
    """The linear layers of networks that follow each other."""
    return [layer for part in parts for layer in part.modules() if isinstance(layer, nn.Linear)]


class Games:
    """Games against the opponent, as all learners here play them: numbers between 0 and 1, legal actions, rewards."""

    def __init__(self, seed: int) -> None:
        self.env = GymVectorEnv(GAMES, opponents=OPPONENT, reward="margin", max_decisions=MAX_DECISIONS, normalise=True)
        self.seen: Floats
        self.mask: Masks
        self._look(self.env.reset(seed=seed)[0])

    def _look(self, seen: dict[str, Floats]) -> None:
        self.seen, self.mask = seen["observation"].copy(), seen["action_mask"].astype(bool)

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Floats, Masks]:
        """Rewards, and which games are over; a game that was cut off pays nothing."""
        seen, reward, terminated, truncated, _ = self.env.step(actions)
        self._look(seen)
        return reward / POINTS, terminated | truncated


def imitation(steps: int, seed: int, corpus: Path) -> list[nn.Linear]:
    """Learn to do what the bots of a corpus did; a step is a row of the corpus that was looked at."""
    import pyarrow.parquet as pq

    table = pq.read_table(corpus / "data", columns=["observation", "action_mask", "action"])
    seen = torch.from_numpy(np.stack(table["observation"].to_numpy()))
    mask = torch.from_numpy(np.stack(table["action_mask"].to_numpy()) != 0)
    action = torch.from_numpy(table["action"].to_numpy().astype(np.int64))
    network = new_network()
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    rounds = steps // 1024
    for done in range(rounds):
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * (1 - 0.9 * done / rounds)
        rows = torch.randint(len(action), (1024,))
        cells = torch.from_numpy(normalised(LAYOUT, seen[rows].numpy()))
        loss = functional.cross_entropy(network(cells).masked_fill(~mask[rows], -torch.inf), action[rows])
        optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
    return linear_layers(network)


class Replay:
    """The last transitions, to learn from."""

    def __init__(self, room: int) -> None:
        self.seen, self.after = (torch.zeros(room, LAYOUT.size, dtype=torch.float16) for _ in range(2))
        self.mask_after = torch.zeros(room, ACTIONS, dtype=torch.bool)
        self.action, self.reward, self.over = torch.zeros(room, dtype=torch.int64), torch.zeros(room), torch.zeros(room)
        self.room, self.size = room, 0

    def add(self, seen: Floats, action: npt.NDArray[np.int64], reward: Floats, over: Masks, games: Games) -> None:
        """Remember a step of all games, in place of the oldest."""
        rows = slice(self.size % self.room, self.size % self.room + GAMES)
        self.seen[rows], self.after[rows] = torch.from_numpy(seen).half(), torch.from_numpy(games.seen).half()
        self.mask_after[rows] = torch.from_numpy(games.mask)
        self.action[rows], self.reward[rows] = torch.from_numpy(action), torch.from_numpy(reward)
        self.over[rows] = torch.from_numpy(over.astype(np.float32))
        self.size += GAMES

    def loss(self, network: nn.Module, target: nn.Module, batch: int) -> Tensor:
        """How far the values of some transitions are from what double DQN makes of them. Nothing is discounted."""
        rows = torch.randint(min(self.size, self.room), (batch,))
        with torch.no_grad():
            after = self.after[rows].float()
            best = network(after).masked_fill(~self.mask_after[rows], -torch.inf).argmax(1, keepdim=True)
            goal = self.reward[rows] + (1 - self.over[rows]) * target(after).gather(1, best)[:, 0]
        value = network(self.seen[rows].float()).gather(1, self.action[rows, None])[:, 0]
        return functional.smooth_l1_loss(value, goal)


def dqn(steps: int, seed: int, corpus: Path) -> list[nn.Linear]:
    """Double DQN, exploring with a share of random legal actions that falls from 1 to 0.05 in the first half."""
    games, replay, generator = Games(seed), Replay(GAMES * 1600), np.random.default_rng(seed)
    network, target = new_network(), new_network()
    optimiser = torch.optim.Adam(network.parameters(), lr=5e-4)
    rounds = steps // GAMES
    for done in range(rounds):
        if done % 500 == 0:
            target.load_state_dict(network.state_dict())
        with torch.no_grad():
            values = network(torch.from_numpy(games.seen)).numpy()
        explores = generator.random(GAMES) < max(0.05, 1 - 2 * done / rounds)
        values[explores] = generator.random((int(explores.sum()), ACTIONS))
        seen, action = games.seen, np.where(games.mask, values, -np.inf).argmax(1)
        reward, over = games.step(action)
        replay.add(seen, action, reward, over, games)
        if done >= 100:
            optimiser.zero_grad()
            replay.loss(network, target, 512).backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(network.parameters(), 10.0)
            optimiser.step()
    return linear_layers(network)


def stable_baselines(is_masked: bool) -> Callable[[int, int, Path], list[nn.Linear]]:
    """PPO of Stable-Baselines, with or without masks."""

    def train(steps: int, seed: int, corpus: Path) -> list[nn.Linear]:
        from bench.learners.sb3_games import Sb3Games
        from sb3_contrib import MaskablePPO
        from stable_baselines3 import PPO

        model = (MaskablePPO if is_masked else PPO)(
            "MlpPolicy",
            Sb3Games(Games(seed), seed),
            n_steps=128,
            batch_size=1024,
            n_epochs=4,
            gamma=1.0,
            ent_coef=0.01,
            learning_rate=lambda left: 1e-3 * max(left, 0.1),
            policy_kwargs={"net_arch": [WIDTH, WIDTH], "activation_fn": nn.ReLU},
            seed=seed,
        )
        model.learn(steps)
        return linear_layers(model.policy.mlp_extractor.policy_net, model.policy.action_net)

    return train


def self_play(steps: int, seed: int, corpus: Path) -> list[nn.Linear]:
    """The example's network, changed to take cells between 0 and 1 instead of cells divided by their largest."""
    from examples.train_ppo import train

    network, _ = train(steps, seed, "easy")
    low, high = (torch.tensor(bound, dtype=torch.float32) for bound in LAYOUT.bounds())
    layers = linear_layers(network.body, network.action)
    first = layers[0]
    with torch.no_grad():
        first.bias.copy_(first.bias + first.weight @ (low / high))
        first.weight.mul_((high - low).clamp(min=1) / high)
    return layers


def nfsp(steps: int, seed: int, corpus: Path) -> list[nn.Linear]:
    """OpenSpiel's NFSP; the network of its average policy."""
    from bench.learners.nfsp_games import train_nfsp

    return linear_layers(train_nfsp(steps, seed, LAYOUT, [WIDTH, WIDTH], POINTS, MAX_DECISIONS))


LEARNERS: dict[str, Callable[[int, int, Path], list[nn.Linear]]] = {
    "imitation": imitation,
    "dqn": dqn,
    "maskable-ppo": stable_baselines(is_masked=True),
    "ppo": stable_baselines(is_masked=False),
    "self-play": self_play,
    "nfsp": nfsp,
}


def main() -> None:
    """Train one network and write it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("learner", choices=LEARNERS)
    parser.add_argument("--steps", type=int, default=100_000, help="decisions of the learner, or rows of the corpus")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, default=Path("build/learners/corpus"))
    parser.add_argument("--out", type=Path, required=True, help="the file to write, .npz")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    start = time.process_time()
    save(LEARNERS[options.learner](options.steps, options.seed, options.corpus), options.out)
    seconds = time.process_time() - start
    print(f"{options.learner}, seed {options.seed}: {options.steps:,} steps, {seconds:.0f} CPU seconds")


if __name__ == "__main__":
    main()
