"""Judges learn from games, generation by generation: from those of planners, or of the search (expert iteration).

    nice python -m bench.tuning.iterate build/plans --players 2 --simulations 0 --games 12000 --generations 8
    nice python -m bench.tuning.iterate build/search --players 2 --simulations 40 --games 4000 --generations 4

Each generation plays games, stores them, trains a judge, plays it against the best so far, keeps it if it is better.
With ``--simulations 0`` the games are those of planners: a hundred times as many in the same time, each played by the
newest judge. Otherwise they are those of the search with the best judge, which learns from what the search thought,
too. Every step leaves a file: called again after a stop, the command continues there. What each step brought
stands in ``journal.md`` in the folder. On all cores, or on a Ray cluster (``--ray``).

With ``--players 0`` the tables of 2, 3 and 4 follow one another, and the best of each are put together as
``master.weights`` in the folder, ready to be copied beside the bots.
"""

import argparse
import json
import os
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path

import numpy as np
from bench.tuning.games import load, write, write_plans, written_whole
from bench.tuning.train import Array, Net, fit, predictions
from bench.tuning.train import targets as targets_of_plans

from thurntaxis.arena import Journal, Local, OnRay, Plan, Setup, run
from thurntaxis.arena.journal import header_of
from thurntaxis.arena.statistics import Figure
from thurntaxis.arena.summary import wins_of
from thurntaxis.bots.features import FEATURES, units_of, weights_of
from thurntaxis.sources import fingerprint

HERE = Path(__file__).parent
PART = 200
PART_OF_PLANS = 2000
"""Games in a file."""


class Work:
    """Where games are played: in processes here, or on Ray."""

    def __init__(self, workers: int, ray: str | None) -> None:
        self.workers = workers
        self.ray = ray

    def write_all(self, write: Callable[..., None], jobs: list[tuple[object, ...]]) -> None:
        """Call a writer of games with each of the arguments."""
        if self.ray is None:
            with ProcessPoolExecutor(self.workers) as pool:
                list(pool.map(write, *zip(*jobs, strict=True)))
            return
        import ray

        ray.init(
            address=self.ray or None,
            runtime_env={"py_modules": [str(HERE.parent)], "excludes": [".venv"]},
            ignore_reinit_error=True,
        )
        remote = ray.remote(num_cpus=1)(write)
        ray.get([remote.remote(*job) for job in jobs])

    def compete(self, new: str, old: str, players: int, games: int, seed: int, folder: Path) -> Figure:
        """What part of the games the new bot wins if both have half of the seats, in every split; so par is 50%."""
        setup = Setup.reading([HERE / "judged.py"])
        plan = Plan((new, old), players, games, seed)
        journal = Journal(folder)
        kept = journal.begin(header_of(plan, fingerprint(setup.code)), resume=True, mixed=True)
        where = Local(self.workers, setup) if self.ray is None else OnRay(self.workers, setup, self.ray or None)
        with where as executor:
            results = run(plan, executor, journal=journal, kept=kept).results
        journal.close()
        wins, half = wins_of(new, results), players / 2
        return Figure(wins.value * half, wins.low * half, wins.high * half, len(results))


class Iteration:
    """The generations at one size of table."""

    def __init__(self, folder: Path, players: int, given: argparse.Namespace, work: Work) -> None:
        self.folder = folder / f"{players}p"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.players = players
        self.given = given
        self.work = work
        self.best = self.folder / "best.weights"
        if not self.best.exists():
            start = array("h", given.start.read_bytes() if given.start else _shipped("master.weights"))
            one = weights_of(units_of(len(start)))
            _store(self.best, (start[(players - 2) * one :][:one] if len(start) > one else start).tobytes())

    def note(self, line: str) -> None:
        """Write a line into the journal."""
        print(line, flush=True)
        with (self.folder.parent / "journal.md").open("a", encoding="utf-8") as journal:
            journal.write(f"- {line}\n")

    def generation(self, number: int) -> None:
        """Play, store, train, compare, keep if better; finished steps are not repeated."""
        folder = self.folder / f"generation-{number:03}"
        folder.mkdir(exist_ok=True)
        self._play(folder, number)
        stored = self._stored(number)
        name = f"{self.players} players, generation {number}"
        judge = folder / "judge.weights"
        if not judge.exists():
            net, said = self._train_judge(stored, number)
            self.note(f"{name}: judge from {said}")
            _store(judge, net.whole().tobytes())
        self._compare(number, folder / "judge.json", f"{name}: judge", judge)

    def _bot(self, weights: Path) -> str:
        """A search or a planner with these weights."""
        return f"judged:weights={weights},simulations={self.given.judged_by},ahead={self.given.ahead}"

    def _play(self, folder: Path, number: int) -> None:
        given = self.given
        weights = array("h", self._teacher(number).read_bytes())
        settings = (given.simulations, given.ahead, given.one_in) if given.simulations else (given.one_in,)
        part = PART if given.simulations else PART_OF_PLANS
        jobs = []
        for which, begun in enumerate(range(0, given.games, part)):
            path = folder / f"games-{which:03}.npz"
            if not path.exists():
                seed = ((given.seed * 1000 + number) * 10 + self.players) * 1000 + which
                jobs.append((path, self.players, min(part, given.games - begun), seed, weights, *settings))
        if jobs:
            self.work.write_all(write if given.simulations else write_plans, jobs)

    def _teacher(self, number: int) -> Path:
        """The weights that play and learn: the newest of planners, since their mistakes show in their next games."""
        newest = self.folder / f"generation-{number - 1:03}" / "judge.weights"
        return self.best if self.given.simulations or not newest.exists() else newest

    def _stored(self, number: int) -> list[dict[str, Array]]:
        """The games of the last generations."""
        first = max(0, number + 1 - self.given.keep)
        folders = [self.folder / f"generation-{g:03}" for g in range(first, number + 1)]
        return [load(path) for folder in folders for path in sorted(folder.glob("games-*.npz"))]

    def _train_judge(self, stored: list[dict[str, Array]], number: int) -> tuple[Net, str]:
        rng = np.random.default_rng(self.given.seed * 100 + number)
        seen, ends = (np.concatenate([part[name] for part in stored]) for name in ("seen", "ends"))
        net = _net(rng, seen, self.given.units)
        net.read(self._teacher(number), self.players)
        target = np.concatenate([targets(net, part, self.given.memory) for part in stored])
        held = np.zeros(len(seen), bool)
        held[-len(seen) // 10 :] = True
        before = _loss(net, seen[held], ends[held], target[held])
        fit(net, seen[~held], ends[~held], target[~held], self.given.epochs, self.given.rate, rng, self.given.batch)
        after = _loss(net, seen[held], ends[held], target[held])
        return net, f"{np.sum(~held)} moments: loss on games not learnt from {before:.4f} -> {after:.4f}"

    def _compare(self, number: int, result: Path, name: str, judge: Path) -> None:
        """Play the new judge against the best so far, on deals of their own; keep it if it surely wins more."""
        if result.exists():
            return
        seed = self.given.seed * 1000 + number
        new, old = self._bot(judge), self._bot(self.best)
        wins = self.work.compete(new, old, self.players, self.given.compare, seed, result.with_suffix(""))
        kept = wins.low > 0.5
        if kept:
            _store(self.best, judge.read_bytes())
        said = f"{wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}) of {wins.games} games"
        self.note(f"{name} wins {said} against the best so far: {'kept' if kept else 'not kept'}")
        result.write_text(
            json.dumps({"wins": wins.value, "low": wins.low, "high": wins.high, "games": wins.games, "kept": kept})
        )


def targets(net: Net, part: dict[str, Array], memory: float) -> Array:
    """What the chances should have been.

    What the search thought right after a moment, and how the game went on: each moment passes the share `memory` of
    its target on to the one before. In games of planners, what the network thinks stands for the search's opinion.
    """
    if "values" not in part:
        return targets_of_plans(net, part["seen"], part["ends"], memory)
    ends, target = part["ends"], part["values"].copy()
    seats = target.shape[1]
    last = np.flatnonzero(np.append(ends[1:, 2] != ends[:-1, 2], True))
    first = np.append(0, last[:-1] + 1)
    won = (np.arange(seats)[None, :] == ends[last, 1:2]).astype(np.float32)
    target[last] = memory * won + (1 - memory) * target[last]
    at = last
    while len(at):
        at, first = at[at > first] - 1, first[at > first]
        target[at] = memory * target[at + 1] + (1 - memory) * target[at]
    return target


def _net(rng: np.random.Generator, rows: Array, units: int) -> Net:
    net = Net(rng, units)
    net.unit = np.maximum(np.abs(rows.reshape(-1, FEATURES)).max(0), 1).astype(np.float32)
    return net


def _loss(net: Net, seen: Array, ends: Array, target: Array) -> float:
    """The mean cross-entropy, beyond that of the targets themselves."""
    chances = predictions(net, seen, ends)
    return float((target * (np.log(target + 1e-9) - np.log(chances + 1e-9))).sum() / len(seen))


def _store(path: Path, content: bytes) -> None:
    with written_whole(path) as file:
        file.write(content)


def _shipped(name: str) -> bytes:
    return files("thurntaxis.bots").joinpath(name).read_bytes()


def put_together(folder: Path) -> None:
    """The best of the three tables, one after the other, as the package has them."""
    parts = [folder / f"{players}p" / "best.weights" for players in (2, 3, 4)]
    if all(part.exists() for part in parts):
        _store(folder / "master.weights", b"".join(part.read_bytes() for part in parts))
        print(f"wrote {folder / 'master.weights'}")


def main() -> None:
    """Go through the generations."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", type=Path, help="where everything is kept")
    options.add_argument("--players", type=int, default=0, choices=(0, 2, 3, 4), help="the size of the table; 0: all")
    options.add_argument("--generations", type=int, default=4)
    options.add_argument("--games", type=int, default=4000, help="in each generation")
    options.add_argument("--simulations", type=int, default=40, help="of the search that is learnt from; 0: planners")
    options.add_argument("--units", type=int, default=128, choices=(64, 128), help="hidden units of the judge")
    options.add_argument("--ahead", type=int, default=0)
    options.add_argument("--one-in", type=int, default=2, help="one moment in this many is written down")
    options.add_argument("--keep", type=int, default=3, help="generations of games to learn from")
    options.add_argument("--epochs", type=int, default=3)
    options.add_argument("--batch", type=int, default=512, help="moments in each step")
    options.add_argument("--rate", type=float, default=0.0005)
    options.add_argument(
        "--memory",
        type=float,
        default=0.9,
        help="share of its target that a recorded moment passes on to the one before",
    )
    options.add_argument("--compare", type=int, default=400, help="games of the new against the old")
    options.add_argument("--judged-by", type=int, default=30, help="simulations in those games; 0: planners")
    options.add_argument("--start", type=Path, help="weights to go on from, for all tables; the package's otherwise")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--ray", nargs="?", const="", help="on Ray: its address, or one that is started here")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    work = Work(given.workers, given.ray)
    for players in (given.players,) if given.players else (2, 3, 4):
        iteration = Iteration(given.folder, players, given, work)
        for number in range(given.generations):
            iteration.generation(number)
    put_together(given.folder)


if __name__ == "__main__":
    main()
