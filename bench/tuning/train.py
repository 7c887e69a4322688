"""Teach the judges by play: games against themselves, then the network fitted to how they ended, again and again.

    nice python bench/tuning/train.py --width 0 --generations 8 --keep 3 --games 3000 --out apprentice.weights
    for table in 2 3 4; do
        nice python bench/tuning/train.py --players $table --start apprentice.weights --out judge-$table.weights
    done
    cat judge-2.weights judge-3.weights judge-4.weights > judge.weights

Needs the compiled package and numpy (the extra `train`). It begins with what can be learnt from the policy `builder`,
so nothing is needed to begin with. The first command makes the judge of `medium`, one for all tables; the others that
of the searching bots, with weights of their own for each size of table. ``iterate.py`` goes on from there.
"""

import argparse
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from thurntaxis.bots.features import ENDS, FEATURES, SCALE, units_of, weights_of
from thurntaxis.bots.judge import Judge
from thurntaxis.rules import Rules
from thurntaxis.training.selfplay import GameRecorder

Array = np.ndarray[Any, Any]

TABLES = ((2, 0.36), (3, 0.28), (4, 0.36))
"""Sizes of tables and their share of the games, for a judge of all tables."""
OTHER_RULES = [
    Rules(all_provinces="outside_baiern"),
    Rules(route_tile_fallback="seven_only"),
    Rules(carriage_points="length"),
]
SCORE_SHARE = 0.02
"""How much the expected score counts while learning, next to the chance of winning."""
BUILDER_SHARES = (0.2, 0.1, 0.05)
"""Share of the policy `builder` in the first greedy generations: without it nobody closes a route at first."""
LARGEST = 32767 / SCALE
"""Sums in the hidden layer must stay below this."""
WARM_UP = 200
"""Steps in which the rate of learning rises: the first slopes are not yet known well."""


class Net:
    """The judge's network with fractions instead of whole numbers."""

    def __init__(self, rng: np.random.Generator, units: int = 64) -> None:
        self.units = units
        self.p: dict[str, Array] = {
            "w1": (rng.standard_normal((FEATURES, units)) * 0.15).astype(np.float32),
            "b1": np.zeros(units, np.float32),
            "w2": (rng.standard_normal((units, 2)) * 0.15).astype(np.float32),
            "b2": np.zeros(2, np.float32),
        }
        self.m = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.v = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.t = 0
        self.unit = np.ones(FEATURES, np.float32)
        self.highest = 0.0

    def read(self, path: Path, players: int) -> None:
        """Go on from a judge's weights; hidden units that it lacks or does not use stay as they are, with less say."""
        p = self.p
        numbers = np.frombuffer(Path(path).read_bytes(), np.int16).astype(np.float32) / SCALE
        units = units_of(len(numbers))
        if not 0 < units <= self.units:
            raise SystemExit(f"{path}: not the weights of a judge with at most {self.units} hidden units")
        if len(numbers) > weights_of(units):
            numbers = numbers[(players - 2) * weights_of(units) :][: weights_of(units)]
        w1, b1, win, score = np.split(numbers[:-2].reshape(FEATURES + 3, units), (FEATURES, FEATURES + 1, FEATURES + 2))
        used = np.flatnonzero(np.abs(w1).sum(0))
        p["w2"] *= 0.1
        p["w1"][:, used] = w1[:, used] * self.unit[:, None]
        p["b1"][used] = b1[0, used]
        p["w2"][used] = np.stack([win[0, used], score[0, used] / 10.0], 1)
        p["b2"] = np.array([numbers[-2], numbers[-1] / 10.0], np.float32)

    def whole(self) -> "array[int]":
        """The weights as the judge reads them."""
        p = self.p
        parts = [p["w1"] / self.unit[:, None], p["b1"], p["w2"][:, 0], p["w2"][:, 1] * 10.0]
        parts.append(np.array([p["b2"][0], p["b2"][1] * 10.0]))
        return array("h", np.rint(np.concatenate([part.ravel() for part in parts]) * SCALE).astype(np.int16).tolist())

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        """Inputs, hidden sums and outputs for moments (n, seats, FEATURES)."""
        p = self.p
        n, seats = x.shape[:2]
        x = x.reshape(n * seats, FEATURES).astype(np.float32)
        x /= self.unit
        h0 = x @ p["w1"]
        h0 += p["b1"]
        self.highest = max(self.highest, float(h0.max()), -float(h0.min()))
        return x, h0, (np.maximum(h0, 0) @ p["w2"] + p["b2"]).reshape(n, seats, 2)

    @staticmethod
    def chances(y: Array, players: Array) -> tuple[Array, Array]:
        """The chances of winning that the seats' outputs come to."""
        there = np.arange(y.shape[1])[None, :] < players[:, None]
        z = np.where(there, y[:, :, 0], -1e9)
        q = np.exp(z - z.max(1, keepdims=True))
        return q / q.sum(1, keepdims=True), there

    def learn(self, seen: Array, players: Array, target: Array, scores: Array, rate: float) -> tuple[float, float]:
        """One step. Returns the two losses."""
        n = len(seen)
        x, h0, y = self.forward(seen)
        q, there = self.chances(y, players)
        loss = float(-(target * np.log(q + 1e-9)).sum(1).mean())
        miss = np.where(there, y[:, :, 1] - scores / 10.0, 0)
        dy = np.zeros_like(y)
        dy[:, :, 0] = (q - target) * there / n
        dy[:, :, 1] = SCORE_SHARE * 10 * miss / n
        self.step(x, h0, dy.reshape(-1, 2), rate)
        return loss, float((miss**2).sum() / there.sum()) ** 0.5 * 10

    def step(self, x: Array, h0: Array, dy: Array, rate: float) -> None:
        """Go down the slope that the outputs' errors make (Adam)."""
        p = self.p
        dh = (dy @ p["w2"].T) * (h0 > 0)
        g = {"w1": x.T @ dh, "b1": dh.sum(0), "w2": np.maximum(h0, 0).T @ dy, "b2": dy.sum(0)}
        self.t += 1
        for k, grad in g.items():
            self.m[k] = 0.9 * self.m[k] + 0.1 * grad
            self.v[k] = 0.999 * self.v[k] + 0.001 * grad * grad
            step = self.m[k] / (1 - 0.9**self.t) / (np.sqrt(self.v[k] / (1 - 0.999**self.t)) + 1e-8)
            p[k] -= rate * step
            if k == "w1":
                p[k] -= rate * 1e-3 * p[k]


def record_games(
    judge: Judge,
    tables: Sequence[tuple[int, float]],
    games: int,
    seed: int,
    noise: float,
    one_in: int,
    builder: float,
    width: int,
    explore_until: int = 0,
) -> tuple[Array, Array]:
    """Games, mostly by the standard rules: what was seen, by moment and seat, and how it ended."""
    pages = games * 420 // one_in
    seats = max(players for players, _ in tables)
    seen = np.zeros(pages * 4 * FEATURES, np.int8)
    ends = np.zeros(pages * ENDS, np.int32)
    recorder = GameRecorder(judge, seen, ends, width, explore_until)
    for players, share in tables:
        for number, rules in enumerate([None, *OTHER_RULES]):
            part = share * (0.88 if rules is None else 0.04)
            recorder.play_many(
                players, rules, max(1, int(games * part)), seed * 100 + players * 10 + number, noise, one_in, builder
            )
    n = recorder.written
    return seen.reshape(pages, 4, FEATURES)[:n, :seats].copy(), ends.reshape(pages, ENDS)[:n].copy()


def predictions(net: Net, seen: Array, ends: Array) -> Array:
    """The chances that the network sees at moments."""
    some = range(0, len(seen), 4096)
    parts = [net.chances(net.forward(seen[at : at + 4096])[2], ends[at : at + 4096, 0])[0] for at in some]
    return np.concatenate(parts)


def targets(net: Net, seen: Array, ends: Array, memory: float) -> Array:
    """What the chances should have been.

    How the game ended and what was thought later in it, the nearer the more: each moment passes the share `memory` of
    its own target on to the one before, and for the rest what the network thinks of it now.
    """
    seats = seen.shape[1]
    target: Array = (np.arange(seats)[None, :] == ends[:, 1:2]).astype(np.float32)
    if memory >= 1.0:
        return target
    predicted = predictions(net, seen, ends)
    last = np.flatnonzero(np.append(ends[1:, 2] != ends[:-1, 2], True))
    first = np.append(0, last[:-1] + 1)
    at = last
    while len(at):
        at, first = at[at > first] - 1, first[at > first]
        target[at] = memory * target[at + 1] + (1 - memory) * predicted[at + 1]
    return target


def fit(
    net: Net,
    seen: Array,
    ends: Array,
    target: Array,
    epochs: int,
    rate: float,
    rng: np.random.Generator,
    batch: int = 2048,
) -> str:
    """Fit the network to moments; the last losses.

    The rate falls to nearly nothing, and what is kept is a mean over the last steps: single steps are full of chance.
    """
    losses: list[tuple[float, float]] = []
    kept: dict[str, Array] | None = None
    net.highest = 0.0
    batch = min(batch, len(seen))
    steps = epochs * (len(seen) // batch)
    for _ in range(epochs):
        order = rng.permutation(len(seen))
        for at in range(0, len(order) - batch + 1, batch):
            some = np.sort(order[at : at + batch])
            now = rate * min(1.0, len(losses) / WARM_UP) * (0.01 + 0.99 * np.cos(np.pi / 2 * len(losses) / steps) ** 2)
            losses.append(net.learn(seen[some], ends[some, 0], target[some], ends[some, 3 : 3 + seen.shape[1]], now))
            if kept is None or len(losses) < 0.6 * steps:
                kept = {k: v.copy() for k, v in net.p.items()}
            else:
                for k, v in net.p.items():
                    kept[k] += 0.002 * (v - kept[k])
    net.p = kept or net.p
    check(net)
    loss = np.mean(losses[-200:], axis=0)
    return f"{len(seen)} moments, loss {loss[0]:.4f}, score off by {loss[1]:.2f}, highest sum {net.highest:.1f}"


def check(net: Net) -> None:
    """Refuse a network whose sums might not fit in 16 bits."""
    if net.highest > 0.9 * LARGEST:
        raise SystemExit(f"a sum of {net.highest:.1f} in the hidden layer comes too near to {LARGEST:.0f}: lower SCALE")


def begin(tables: Sequence[tuple[int, float]], start: Path | None, rng: np.random.Generator) -> Net:
    """A network that has learnt from the policy `builder`, or goes on from a judge."""
    net = Net(rng)
    seen, ends = record_games(Judge([0] * weights_of(net.units)), tables, 200 if start else 3000, 1, 0.0, 10, 1.0, 0)
    net.unit = np.maximum(np.abs(seen).max((0, 1)), 1).astype(np.float32)
    if start:
        net.read(start, tables[0][0])
    else:
        print("builder:", fit(net, seen, ends, targets(net, seen, ends, 1.0), 3, 0.002, rng, 512))
    return net


def main() -> None:
    """Play, learn, keep."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--players", type=int, default=0, help="the size of the table; 0: all")
    options.add_argument("--generations", type=int, default=12)
    options.add_argument("--games", type=int, default=6000, help="in each generation")
    options.add_argument("--width", type=int, default=3, help="of the plans; 0: greedy players without a plan")
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--start", type=Path, help="weights to go on from")
    options.add_argument("--one-in", type=int, default=10)
    options.add_argument("--keep", type=int, default=5, help="generations of games to learn from")
    options.add_argument("--epochs", type=int, default=2)
    options.add_argument("--rate", type=float, default=0.0012)
    options.add_argument("--memory", type=float, default=0.9, help="how far the end of a game reaches back")
    options.add_argument("--minutes", type=float, default=1e9, help="begin no generation after these")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rng = np.random.default_rng(given.seed)
    tables = TABLES if not given.players else ((given.players, 1.0),)
    began = time.time()
    net = begin(tables, given.start, rng)
    records: list[tuple[Array, Array]] = []
    for generation in range(given.generations):
        if time.time() - began > 60 * given.minutes:
            break
        seed = given.seed * 1000 + generation
        builder = BUILDER_SHARES[generation] if not given.width and generation < len(BUILDER_SHARES) else 0.0
        noise = 0.15 if given.width else 0.1
        judge = Judge(net.whole())
        records.append(record_games(judge, tables, given.games, seed, noise, given.one_in, builder, given.width))
        played = time.time() - began
        records = records[-given.keep :]
        wanted = np.concatenate([targets(net, seen, ends, given.memory) for seen, ends in records])
        seen, ends = (np.concatenate(part) for part in zip(*records, strict=True))
        said = fit(net, seen, ends, wanted, given.epochs, given.rate, rng)
        points = records[-1][1][:, 3:].max(1).mean()
        print(
            f"generation {generation}: {said}; winners {points:.1f}; {played:.0f} s, {time.time() - began:.0f} s",
            flush=True,
        )
        given.out.write_bytes(net.whole().tobytes())


if __name__ == "__main__":
    main()
