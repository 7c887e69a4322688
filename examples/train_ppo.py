"""Learn to beat the bot `easy` in a few minutes: PPO by self-play on `VectorEnv`.

    pip install "thurntaxis[envs,train]"
    python examples/train_ppo.py --seed 1 --plot curve.png

One network plays both seats of 256 games at once. It starts by imitating the engine's policy `builder`, since uniformly
random games hardly ever end, and goes on by PPO. What it is paid is the change of the points by which it leads, and a
bonus for winning. `easy` is never played against in training, only to measure. The learning rate follows the number of
decisions, not the clock, so the same seed gives the same network on the same machine.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from thurntaxis.bots import make
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import ACTIONS
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.observer import Observer
from thurntaxis.envs.vector import VectorEnv

GAMES, STEPS = 256, 64
IMITATION = 300
"""Steps of imitating `builder` at the start."""
MEASURED = 200
"""Games in each measurement on the way."""
POINTS_OF_CURVE = 16
BATCH, EPOCHS = 1024, 2
POINTS = 20.0
"""This many points are worth as much as winning."""
KEEP = 0.95
"""How much of what comes later counts for a decision (the lambda of generalised advantages); nothing is discounted."""
LAYOUT = Layout(2)
OWN, OTHER = LAYOUT.part("score", 0).start, LAYOUT.part("score", 1).start


class Network(nn.Module):
    """Looks at observations; gives a liking for each action, and the expected reward to come."""

    scale: Tensor

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(LAYOUT.bounds()[1], dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(LAYOUT.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.action = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of the actions, -inf for those that are not legal; and the values."""
        features = self.body(seen.float() * self.scale)
        liking = self.action(features).masked_fill(mask == 0, -torch.inf)
        return functional.log_softmax(liking, dim=1), self.value(features)[:, 0]


@dataclass
class Decisions:
    """What was seen and done in a stretch of all games, [steps, games, ...]."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor
    value: Tensor
    seat: Tensor
    gain: Tensor
    """What seat 0 gained by the step; seat 1 lost as much."""
    over: Tensor


def lead_of_first(env: VectorEnv) -> Tensor:
    """By how many points seat 0 leads."""
    lead = (env.observation[:, OWN].astype(np.float32) - env.observation[:, OTHER]) / POINTS
    return torch.from_numpy(np.where(env.seat == 0, lead, -lead))


@torch.no_grad()
def play(env: VectorEnv, network: Network) -> Decisions:
    """A stretch of self-play."""
    steps: list[tuple[Tensor, ...]] = []
    for _ in range(STEPS):
        seen, mask = torch.from_numpy(env.observation.copy()), torch.from_numpy(env.mask.copy())
        seat, before = torch.from_numpy(env.seat.astype(np.int64)), lead_of_first(env)
        chances, value = network(seen, mask)
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)  # a sample, the Gumbel way
        result = env.step(action.numpy())
        over = torch.from_numpy((result.terminated | result.truncated).astype(np.float32))
        final = torch.from_numpy((env.score[:, 0].astype(np.float32) - env.score[:, 1]) / POINTS + result.reward[:, 0])
        ended = torch.from_numpy(result.terminated.astype(bool))
        after = torch.where(ended, final, torch.where(over > 0, before, lead_of_first(env)))
        steps.append((seen, mask, action, chances.gather(1, action[:, None])[:, 0], value, seat, after - before, over))
    return Decisions(*(torch.stack(column) for column in zip(*steps, strict=True)))


@torch.no_grad()
def advantages(env: VectorEnv, network: Network, decisions: Decisions) -> Tensor:
    """How much better each decision did than expected. Each seat of each game is a stream of its own."""
    rows = torch.arange(GAMES)
    seat = torch.from_numpy(env.seat.astype(np.int64))
    _, value = network(torch.from_numpy(env.observation), torch.from_numpy(env.mask))
    coming = torch.stack([value, -value], 1)[rows[:, None], (seat[:, None] + torch.arange(2)) % 2]
    later, owed = torch.zeros(GAMES, 2), torch.zeros(GAMES, 2)
    result = torch.zeros(STEPS, GAMES)
    for step in reversed(range(STEPS)):
        goes_on = (1 - decisions.over[step])[:, None]
        coming, later, owed = coming * goes_on, later * goes_on, owed * goes_on
        owed += decisions.gain[step][:, None] * torch.tensor([1.0, -1.0])
        seat = decisions.seat[step]
        surprise = owed[rows, seat] + coming[rows, seat] - decisions.value[step]
        later[rows, seat] = surprise + KEEP * later[rows, seat]
        coming[rows, seat] = decisions.value[step]
        owed[rows, seat] = 0
        result[step] = later[rows, seat]
    return result


def improve(network: Network, optimiser: torch.optim.Optimizer, decisions: Decisions, better: Tensor) -> None:
    """A few rounds of PPO over what was played."""
    flat = {name: cells.flatten(0, 1) for name, cells in vars(decisions).items()}
    better = better.flatten()
    target = better + flat["value"]
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.split(torch.randperm(len(better)), BATCH):
            chances, value = network(flat["seen"][rows], flat["mask"][rows])
            ratio = (chances.gather(1, flat["action"][rows, None])[:, 0] - flat["chance"][rows]).exp()
            gain = torch.min(ratio * better[rows], ratio.clamp(0.8, 1.2) * better[rows]).mean()
            variety = -(chances.exp() * chances.masked_fill(chances == -torch.inf, 0)).sum(1).mean()
            loss = -gain + 0.5 * functional.mse_loss(value, target[rows]) - 0.01 * variety
            learn(network, optimiser, loss)


def imitate(env: VectorEnv, network: Network, optimiser: torch.optim.Optimizer, steps: int) -> None:
    """Learn to play like the policy `builder`."""
    for _ in range(steps):
        seen, mask = torch.from_numpy(env.observation.copy()), torch.from_numpy(env.mask.copy())
        action = torch.from_numpy(env.choose("builder").copy())
        env.step(action.numpy())
        chances, _ = network(seen, mask)
        learn(network, optimiser, functional.nll_loss(chances, action))


def learn(network: Network, optimiser: torch.optim.Optimizer, loss: Tensor) -> None:
    """One step against the loss."""
    optimiser.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    optimiser.step()


@torch.no_grad()
def win_rate(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of games that the network wins, each deal played from both seats; it takes the likeliest action."""
    bot, bots_luck, observer = make(opponent), Luck(seed), Observer()
    lucks = [Luck(seed + game // 2) for game in range(games)]
    states = [State(2) for _ in range(games)]
    for luck, state in zip(lucks, states, strict=True):
        luck.deal(state)
    rows, masks = np.zeros((games, LAYOUT.size), np.int8), np.zeros((games, ACTIONS), np.int8)
    while playing := [game for game in range(games) if not states[game].is_over]:
        own = [game for game in playing if states[game].player == game % 2]
        for place, game in enumerate(own):
            observer.observe(states[game], game % 2, rows[place], masks[place])
        if own:
            chances, _ = network(torch.from_numpy(rows[: len(own)]), torch.from_numpy(masks[: len(own)]))
            for game, action in zip(own, chances.argmax(1).tolist(), strict=True):
                lucks[game].step(states[game], action)
        for game in set(playing).difference(own):
            state = states[game]
            lucks[game].step(state, bot.decide(EngineView(state, state.player), state.legal_actions(), bots_luck))
    return sum(state.winner() == game % 2 for game, state in enumerate(states)) / games


def train(decisions: int, seed: int, opponent: str) -> tuple[Network, list[dict[str, float]]]:
    """Train on that many decisions; the network, and how it did on the way."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # a second one gains little with networks this small
    start = time.process_time()
    env = VectorEnv(GAMES, 2, seed=seed, max_decisions=2000)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    imitate(env, network, optimiser, IMITATION)
    curve: list[dict[str, float]] = []
    rounds = max(1, round(decisions / (GAMES * STEPS)))
    for done in range(rounds + 1):
        if done % max(1, rounds // POINTS_OF_CURVE) == 0 or done == rounds:
            curve.append(
                {
                    "seconds": round(time.process_time() - start, 1),
                    "decisions": done * GAMES * STEPS,
                    "win_rate": win_rate(network, opponent, MEASURED, seed=10**6 + done),
                }
            )
            print(json.dumps(curve[-1]), flush=True)
        if done < rounds:
            for group in optimiser.param_groups:
                group["lr"] = 1e-3 * (1 - 0.9 * done / rounds)
            played = play(env, network)
            improve(network, optimiser, played, advantages(env, network, played))
    return network, curve


def plot(curve: list[dict[str, float]], opponent: str, path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([point["seconds"] / 60 for point in curve], [point["win_rate"] for point in curve], marker="o")
    axes.axhline(0.5, color="grey", linewidth=1, linestyle="--")
    axes.set(xlabel="minutes of one core", ylabel=f"games won against {opponent}", ylim=(0, 1))
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def main() -> None:
    """Train, measure, and keep what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=4_000_000, help="of self-play; a million a minute or so")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="easy", help="the bot to measure against")
    parser.add_argument("--games", type=int, default=1000, help="how many games the last measurement has")
    parser.add_argument("--plot", type=Path, help="write the learning curve as a picture")
    parser.add_argument("--save", type=Path, help="write the network's weights")
    options = parser.parse_args()
    network, curve = train(options.decisions, options.seed, options.opponent)
    final = win_rate(network, options.opponent, options.games, seed=10**7)
    print(f"{final:.1%} of {options.games} games won against {options.opponent} after {options.decisions:,} decisions")
    if options.plot:
        plot(curve, options.opponent, options.plot)
    if options.save:
        torch.save(network.state_dict(), options.save)


if __name__ == "__main__":
    main()
