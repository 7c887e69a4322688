"""Teach the judge by play: games against itself, then the network fitted to how they ended, again and again.

    nice python bench/tuning/train.py --generations 12 --out judge.weights

Needs numpy. Generation 0 learns from the policy `builder`, so nothing is needed to begin with.
"""

import argparse
import time
from array import array
from pathlib import Path

import numpy as np

from thurntaxis.bots.features import FEATURES, HIDDEN, SCALE
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.selfplay import Diary, Impulse
from thurntaxis.engine import Luck, State
from thurntaxis.engine.numbers import OVER
from thurntaxis.rules import Rules

WEIGHTS = FEATURES * HIDDEN + 3 * HIDDEN + 2
OTHER_RULES = [
    Rules(all_provinces="outside_baiern"),
    Rules(route_tile_fallback="seven_only"),
    Rules(carriage_points="length"),
]
SCORE_SHARE = 0.02


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

    def whole(self):
        """The weights as the judge reads them."""
        p = self.p
        parts = [p["w1"] / self.unit[:, None], p["b1"], p["w2"][:, 0], p["w2"][:, 1] * 10.0]
        parts.append(np.array([p["b2"][0], p["b2"][1] * 10.0]))
        return array("i", np.rint(np.concatenate([part.ravel() for part in parts]) * SCALE).astype(np.int32).tolist())

    def learn(self, x, players, winner, scores, rate):
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
        right = np.arange(4)[None, :] == winner[:, None]
        loss = -np.log(q[right] + 1e-9).mean()
        miss = np.where(there, y[:, :, 1] - scores / 10.0, 0)
        dy = np.zeros_like(y)
        dy[:, :, 0] = (q - right) * there / n
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
            diary.play_many(players, rules, max(1, int(games * part)), seed * 100 + players * 10 + number, noise, one_in, builder)
    n = diary.written
    return seen.reshape(pages, 4, FEATURES)[:n], ends.reshape(pages, 6)[:n]


def duel(one, other, players, games, seed):
    """How often one judge wins against players - 1 times the other, playing by impulse; and the mean scores and turns."""
    impulses = [Impulse(one), Impulse(other)]
    wins = 0
    mine = theirs = turns = 0.0
    start = State(players)
    for game in range(games):
        luck = Luck(seed + game // players)
        seat = game % players
        state = start.copy()
        luck.deal(state)
        decisions = 0
        while state.phase != OVER and decisions < 1500:
            decisions += 1
            player = state.player
            impulse = impulses[player != seat]
            impulse.moves.apply(state, impulse.choose(state, luck, 0.0))
            if state.player != player or state.phase == OVER:
                turns += 1
            luck.deal(state)
        wins += state.winner() == seat
        mine += state.score(seat)
        theirs += sum(state.score(p) for p in range(players) if p != seat) / (players - 1)
    return wins / games, mine / games, theirs / games, turns / games / players


def main():
    """Play, learn, compare, keep."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--generations", type=int, default=10)
    options.add_argument("--games", type=int, default=8000)
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--one-in", type=int, default=10)
    options.add_argument("--keep", type=int, default=3, help="generations of games to learn from")
    options.add_argument("--epochs", type=int, default=3)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rng = np.random.default_rng(given.seed)
    net = Net(rng)
    diaries = []
    judge = Judge([0] * WEIGHTS)
    for generation in range(given.generations + 1):
        began = time.time()
        noise = 0.1 if generation < given.generations - 2 else 0.05
        diaries.append(write_diary(judge, given.games, given.seed * 1000 + generation, noise, given.one_in, (1.0, 0.2, 0.1, 0.05)[generation] if generation < 4 else 0.0))
        if generation == 1:
            diaries = diaries[1:]
        diaries = diaries[-given.keep :]
        seen = np.concatenate([d[0] for d in diaries])
        ends = np.concatenate([d[1] for d in diaries])
        if generation == 0:
            net.unit = np.maximum(np.abs(seen).max((0, 1)), 1).astype(np.float32)
        played = time.time() - began
        batch = 512
        losses = []
        for epoch in range(given.epochs):
            order = rng.permutation(len(seen))
            last = generation == given.generations
            rate = 0.002 * (0.5**epoch) * (0.5 if last else 1.0)
            for at in range(0, len(order) - batch, batch):
                pick = order[at : at + batch]
                losses.append(net.learn(seen[pick], ends[pick, 0], ends[pick, 1], ends[pick, 2:], rate))
        loss = np.mean(losses[-200:], axis=0)
        numbers = net.whole()
        new = Judge(numbers)
        given.out.write_bytes(numbers.tobytes())
        results = [duel(new, judge, players, 200, 777 + generation * 1000) for players in (2, 4) if generation]
        text = "  ".join(f"{w:.1%} {m:.1f}:{t:.1f} {u:.1f} turns" for w, m, t, u in results)
        print(
            f"generation {generation}: {len(seen)} moments, loss {loss[0]:.4f}, score off by {loss[1]:.2f}; {text}; "
            f"{played:.0f} s play, {time.time() - began:.0f} s all",
            flush=True,
        )
        judge = new


if __name__ == "__main__":
    main()
