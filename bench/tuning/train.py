"""Teach the judges by play: games against themselves, then the network fitted to how they ended, again and again.

    nice python bench/tuning/train.py --impulse 3000 --generations 8 --keep 3 --epochs 2 --out apprentice.weights
    nice python bench/tuning/train.py --simulations 30 --seconds 45 --generations 16 \\
        --start apprentice.weights --out searched.weights
    nice python bench/tuning/train.py --seconds 50 --generations 20 --keep 12 --one-in 3 --epochs 2 \\
        --start searched.weights --out judge.weights

Needs numpy. It begins with what can be learnt from the policy `builder`, so nothing is needed to begin with. The first
command makes the judge of `medium`, the last that of the searching bots; ``match.py`` compares bots.
"""

import argparse
import math
import time
from array import array
from pathlib import Path

import numpy as np

from thurntaxis.bots.features import FEATURES, HIDDEN, SCALE
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.moves import Moves
from thurntaxis.bots.planner import Planner
from thurntaxis.bots.selfplay import Diary
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import Luck, State, View
from thurntaxis.engine.numbers import OVER
from thurntaxis.rules import Rules

WEIGHTS = FEATURES * HIDDEN + 3 * HIDDEN + 2
OTHER_RULES = [
    Rules(all_provinces="outside_baiern"),
    Rules(route_tile_fallback="seven_only"),
    Rules(carriage_points="length"),
]
SCORE_SHARE = 0.02
"""How much the expected score counts while learning, next to the chance of winning."""
BUILDER_SHARES = (0.2, 0.1, 0.05)
"""Share of the policy `builder` in the first generations on impulse: without it nobody closes a route at first."""


class Net:
    """The judge's network with fractions instead of whole numbers."""

    def __init__(self, rng):
        self.p = {
            "w1": (rng.standard_normal((FEATURES, HIDDEN)) * 0.15).astype(np.float32),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": (rng.standard_normal((HIDDEN, 2)) * 0.15).astype(np.float32),
            "b2": np.zeros(2, np.float32),
        }
        self.m = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.v = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.t = 0
        self.unit = np.ones(FEATURES, np.float32)

    def read(self, path, unit):
        """Go on from a judge's weights."""
        numbers = np.frombuffer(Path(path).read_bytes(), np.int32).astype(np.float32) / SCALE
        at = FEATURES * HIDDEN
        self.unit = unit
        self.p["w1"] = numbers[:at].reshape(FEATURES, HIDDEN) * unit[:, None]
        self.p["b1"] = numbers[at : at + HIDDEN].copy()
        self.p["w2"] = np.stack([numbers[at + HIDDEN : at + 2 * HIDDEN], numbers[at + 2 * HIDDEN : -2] / 10.0], 1)
        self.p["b2"] = np.array([numbers[-2], numbers[-1] / 10.0], np.float32)

    def whole(self):
        """The weights as the judge reads them."""
        p = self.p
        parts = [p["w1"] / self.unit[:, None], p["b1"], p["w2"][:, 0], p["w2"][:, 1] * 10.0]
        parts.append(np.array([p["b2"][0], p["b2"][1] * 10.0]))
        return array("i", np.rint(np.concatenate([part.ravel() for part in parts]) * SCALE).astype(np.int32).tolist())

    def learn(self, x, players, target, scores, rate):
        """One step; x is (moments, 4, FEATURES). Returns the two losses."""
        p = self.p
        n = len(x)
        x = x.reshape(n * 4, FEATURES).astype(np.float32) / self.unit
        h0 = x @ p["w1"] + p["b1"]
        h = np.maximum(h0, 0)
        y = (h @ p["w2"] + p["b2"]).reshape(n, 4, 2)
        there = np.arange(4)[None, :] < players[:, None]
        z = np.where(there, y[:, :, 0], -1e9)
        z -= z.max(1, keepdims=True)
        q = np.exp(z)
        q /= q.sum(1, keepdims=True)
        loss = -(target * np.log(q + 1e-9)).sum(1).mean()
        miss = np.where(there, y[:, :, 1] - scores / 10.0, 0)
        dy = np.zeros_like(y)
        dy[:, :, 0] = (q - target) * there / n
        dy[:, :, 1] = SCORE_SHARE * 10 * miss / n
        dy = dy.reshape(n * 4, 2)
        dh = (dy @ p["w2"].T) * (h0 > 0)
        g = {"w1": x.T @ dh, "b1": dh.sum(0), "w2": h.T @ dy, "b2": dy.sum(0)}
        self.t += 1
        for k, grad in g.items():
            self.m[k] = 0.9 * self.m[k] + 0.1 * grad
            self.v[k] = 0.999 * self.v[k] + 0.001 * grad * grad
            step = self.m[k] / (1 - 0.9**self.t) / (np.sqrt(self.v[k] / (1 - 0.999**self.t)) + 1e-8)
            p[k] -= rate * step
            if k == "w1":
                p[k] -= rate * 1e-3 * p[k]
        return loss, float((miss**2).sum() / there.sum()) ** 0.5 * 10


def write_diary(judge, games, seed, noise, one_in, builder):
    """Games at tables of 2, 3 and 4 players, mostly by the standard rules."""
    pages = games * 240 // one_in
    seen = np.zeros(pages * 4 * FEATURES, np.int8)
    ends = np.zeros(pages * 6, np.int32)
    diary = Diary(judge, seen, ends)
    for players, share in ((2, 0.36), (3, 0.28), (4, 0.36)):
        for number, rules in enumerate([None, *OTHER_RULES]):
            part = share * (0.85 if rules is None else 0.05)
            diary.play_many(
                players, rules, max(1, int(games * part)), seed * 100 + players * 10 + number, noise, one_in, builder
            )
    n = diary.written
    return seen.reshape(pages, 4, FEATURES)[:n], ends.reshape(pages, 6)[:n]


class Searcher:
    """Plays by search."""

    def __init__(self, weights, simulations):
        self.tree = Tree(Judge(weights), simulations * 2 + 200)
        self.simulations = simulations

    def choose(self, state, luck):
        """A move, seldom not the best one, and the chances of all seats as the search sees them."""
        self.tree.clear()
        self.tree.run(View(state, state.player), luck, self.simulations)
        found = self.tree.chances()
        best = max(found, key=lambda edge: edge[1])
        if luck.below(12) == 0:
            at = luck.below(sum(edge[1] for edge in found))
            for edge in found:
                at -= edge[1]
                if at < 0:
                    best = edge
                    break
        return best[0], [wins / best[1] for wins in best[2]]


class Schemer:
    """Plays by plans for its turn."""

    def __init__(self, weights):
        self.judge = Judge(weights)
        self.planner = Planner(self.judge, 2)

    def choose(self, state, luck):
        """A move, seldom not the best one, and the chances of all seats as the plan sees them."""
        plans = self.planner.plan(state, luck)
        move = max(plans, key=lambda plan: plan[1])[0]
        if luck.below(12) == 0:
            move = max(plans, key=lambda plan: plan[1] - 0.15 * math.log(-math.log(luck.fraction() + 1e-12)))[0]
        self.judge.judge(self.planner.ending)
        return move, [self.judge.chances[seat] if seat < state.players else 0.0 for seat in range(4)]


def write_search_diary(weights, seconds, seed, simulations, one_in):
    """Games between players who look ahead, for so long.

    What a moment should have been worth is part how its game ended and part what the player thought.
    """
    player = Searcher(weights, simulations) if simulations else Schemer(weights)
    moves = Moves()
    looker = Judge(weights)
    luck = Luck(seed)
    seen, ends, hopes = [], [], []
    until = time.time() + seconds
    games = turns = 0
    while time.time() < until:
        players = (2, 4, 3, 2, 4)[games % 5]
        state = State(players, OTHER_RULES[luck.below(3)] if luck.below(7) == 0 else None)
        luck.deal(state)
        first = len(seen)
        while state.phase != OVER:
            moves.find(state)
            move, hope = moves.move[0], None
            if moves.found > 1:
                move, hope = player.choose(state, luck)
            acting = state.player
            moves.apply(state, move)
            turns += state.player != acting
            if hope and state.phase != OVER and luck.below(one_in) == 0:
                seen.append([looker.features(state, seat) if seat < players else [0] * FEATURES for seat in range(4)])
                hopes.append(hope)
            luck.deal(state)
        end = [players, state.winner(), *(state.score(seat) if seat < players else 0 for seat in range(4))]
        ends += [end] * (len(seen) - first)
        games += 1
    print(f"  {games} games, {turns / games / 3:.1f} turns", end="; ")
    return np.array(seen, np.int8), np.array(ends, np.int32), np.array(hopes, np.float32)


def targets(ends, hopes, share):
    """What the chances should have been."""
    won = (np.arange(4)[None, :] == ends[:, 1:2]).astype(np.float32)
    return share * hopes + (1 - share) * won


def fit(net, diaries, epochs, rate, share, rng, batch=512):
    """Fit the network to the moments of all diaries; the last losses."""
    seen, ends, hopes = (np.concatenate(part) for part in zip(*diaries, strict=True))
    target = targets(ends, hopes, share)
    losses = []
    for epoch in range(epochs):
        order = rng.permutation(len(seen))
        for at in range(0, len(order) - batch, batch):
            some = order[at : at + batch]
            losses.append(net.learn(seen[some], ends[some, 0], target[some], ends[some, 2:], rate * 0.6**epoch))
    loss = np.mean(losses[-200:], axis=0)
    return f"{len(seen)} moments, loss {loss[0]:.4f}, score off by {loss[1]:.2f}"


def begin(rng):
    """A network that has learnt from the policy `builder`."""
    net = Net(rng)
    seen, ends = write_diary(Judge([0] * WEIGHTS), 3000, 1, 0.0, 10, 1.0)
    net.unit = np.maximum(np.abs(seen).max((0, 1)), 1).astype(np.float32)
    print("builder:", fit(net, [(seen, ends, targets(ends, 0, 0))], 3, 0.002, 0.0, rng))
    return net


def main():
    """Play, learn, keep."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--generations", type=int, default=10)
    options.add_argument("--seconds", type=float, default=90, help="of play for each generation")
    options.add_argument("--simulations", type=int, default=0, help="for each decision while playing; 0: plan one turn")
    options.add_argument("--impulse", type=int, default=0, help="instead: so many games of players who act on impulse")
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--start", type=Path, help="weights to go on from")
    options.add_argument("--one-in", type=int, default=2)
    options.add_argument("--keep", type=int, default=5, help="generations of games to learn from")
    options.add_argument("--epochs", type=int, default=3)
    options.add_argument("--rate", type=float, default=0.0015)
    options.add_argument("--share", type=float, default=0.5, help="of what the search thought, in what is learnt")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rng = np.random.default_rng(given.seed)
    net = begin(rng)
    if given.start:
        net.read(given.start, net.unit)
    diaries = []
    for generation in range(given.generations):
        numbers = net.whole()
        seed = given.seed * 1000 + generation
        if given.impulse:
            builder = BUILDER_SHARES[generation] if generation < len(BUILDER_SHARES) else 0.0
            seen, ends = write_diary(Judge(numbers), given.impulse, seed, 0.1, 10, builder)
            diaries.append((seen, ends, targets(ends, 0, 0)))
        else:
            diaries.append(write_search_diary(numbers, given.seconds, seed, given.simulations, given.one_in))
        diaries = diaries[-given.keep :]
        print(f"generation {generation}:", fit(net, diaries, given.epochs, given.rate, given.share, rng), flush=True)
        given.out.write_bytes(net.whole().tobytes())


if __name__ == "__main__":
    main()
