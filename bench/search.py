"""The bots' tree search next to OpenSpiel's C++ IS-MCTS on hearts, on one machine in one run.

What is compared is decisions played inside the search per second: simulations per second times decisions played in
each. Three searches of ours are shown:

- `ismcts` is the same algorithm as OpenSpiel's: UCT over what a seat can see, then uniformly random play to the end of
  the game. The like-for-like line.
- `hard` and `expert` do something else in their simulations: they plan turns, asking a judge at each step. Fewer
  decisions, but much better ones.

Ours are counted by the interpreted engine, which runs the very same simulations; in hearts there are as many as cards
left to play.

    make bench                                                       # with everything else
    PYTHONPATH=src bench/.venv/bin/python -m bench.search --no-write  # this alone
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

import pyspiel
from bench.pages import write

from thurntaxis.bots.judge import Judge
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import POLICIES, EngineView, Luck, State, choose


@dataclass(frozen=True)
class Kind:
    """A search of ours: how its trees are made; in each position, simulations to time, to count, to skip before."""

    settings: dict[int, dict[str, Any]]
    """By players."""
    timed: int
    counted: int
    skipped: int


# Random games differ so much in length that those counted must be those timed. The first simulation of a guided tree
# plans the root's turn with all its moves, far more than any other, so it is not among those counted.
KINDS = {
    "ismcts": Kind({players: {"plain": True, "c_puct": 0.7} for players in (2, 4)}, 40, 40, 0),
    "hard": Kind({2: {}, 4: {"width": 2}}, 100, 3, 1),
    "expert": Kind({2: {}, 4: {"ahead": 4}}, 100, 3, 1),
}
HEARTS = pyspiel.load_game("hearts")
CARDS_TO_PLAY = 52


def positions(players: int) -> list[EngineView]:
    """Views from the middle of games that the builder policy plays."""
    views = []
    for seed in range(6):
        luck, state = Luck(seed), State(players)
        luck.deal(state)
        for _ in range(60 + 17 * seed):
            luck.step(state, choose(POLICIES["builder"], state, luck))
        views.append(EngineView(state, state.player))
    return views


class Grove:
    """A tree for each view, made once: making one takes memory and the interpreter's lock."""

    def __init__(self, kind: str, views: list[EngineView], simulations: int) -> None:
        self.views, self.simulations = views, simulations
        settings = KINDS[kind].settings[views[0].public.players]
        self.trees = [Tree(Judge(), 3 * simulations + 50, **settings) for _ in views]

    def grow(self) -> int:
        """Grow all trees again; how many simulations were run."""
        luck, done = Luck(1), 0
        for tree, view in zip(self.trees, self.views, strict=True):
            tree.clear()
            done += tree.run(view, luck, self.simulations)
        return done


def count_decisions(kind: str, players: int) -> float:
    """Decisions played in one simulation; for the interpreted engine, whose methods can be replaced."""
    played = 0
    plain = State.apply_unchecked

    def counted(state: State, action: int) -> None:
        nonlocal played
        played += 1
        plain(state, action)

    luck, done = Luck(1), 0
    grove = Grove(kind, positions(players), KINDS[kind].counted)
    for tree, view in zip(grove.trees, grove.views, strict=True):
        tree.run(view, luck, KINDS[kind].skipped)
        State.apply_unchecked = counted  # type: ignore[method-assign, assignment]
        done += tree.run(view, luck, KINDS[kind].counted)
        State.apply_unchecked = plain  # type: ignore[method-assign]
    return played / done


def decisions_of_a_simulation(kind: str, players: int) -> float:
    """The same, asked from a process that runs the engine interpreted."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.search", "--count", kind, str(players)],
        env={**os.environ, "THURNTAXIS_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def hearts_after_the_deal() -> pyspiel.State:
    """A game of hearts with all cards dealt and none played."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(cards, chances)[0])
    return state


def hearts_search(simulations: int = 2000) -> int:
    """OpenSpiel's search on the first decision of a game of hearts."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(1 << 30))
    bot = pyspiel.ISMCTSBot(random.randrange(1 << 30), evaluator, 2.0, simulations)
    bot.step(hearts_after_the_deal())
    return simulations


def in_threads(groves: list[Grove]) -> int:
    """The search in several threads, each with trees of its own."""
    with ThreadPoolExecutor(len(groves)) as pool:
        return sum(pool.map(Grove.grow, groves))


def rate_of(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Things done per second; by the processor's time, so that a busy machine does not spoil the ratios."""
    start = clock()
    done = work()
    return done / (clock() - start)


def is_quiet() -> bool:
    """Whether a second thread has a core of its own."""
    return os.getloadavg()[0] < 1.5


def measure(rounds: int) -> list[tuple[str, ...]]:
    """Rows of what, simulations/s, decisions a simulation, decisions/s, ratio."""
    hearts = "OpenSpiel IS-MCTS, hearts"
    works: dict[str, Callable[[], int]] = {hearts: hearts_search}
    quiet = is_quiet()
    each = {hearts: float(CARDS_TO_PLAY)}
    for kind, players in product(KINDS, (2, 4)):
        views = positions(players)
        name = f"`{kind}`, {players} players"
        works[name] = Grove(kind, views, KINDS[kind].timed).grow
        each[name] = decisions_of_a_simulation(kind, players)
        if players == 4 and quiet:
            groves = [Grove(kind, views, KINDS[kind].timed) for _ in range(2)]
            works[f"{name}, two threads"] = partial(in_threads, groves)
            each[f"{name}, two threads"] = each[name]
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            # Threads are only worth something by the clock on the wall.
            found[name].append(rate_of(work, time.perf_counter if "threads" in name else time.process_time))
    rates = {name: statistics.median(rows) for name, rows in found.items()}
    base = rates[hearts] * CARDS_TO_PLAY
    return [
        (name, f"{rate:,.0f}", f"{each[name]:,.0f}", f"{rate * each[name]:,.0f}", f"{rate * each[name] / base:.1f}×")
        for name, rate in rates.items()
    ]


def main() -> None:
    """Measure, print, and write the page's part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="measurements; the medians are shown")
    parser.add_argument("--no-write", action="store_true", help="leave docs/benchmarks.md as it is")
    parser.add_argument("--count", nargs=2, help="count the decisions of a simulation: kind of search, players")
    options = parser.parse_args()
    if options.count:
        print(count_decisions(options.count[0], int(options.count[1])))
        return
    random.seed(1)
    head = ("search", "simulations/s", "decisions in each", "decisions/s", "ratio (wanted: ≥ 5×)")
    rows = (head, ("---",) * len(head), *measure(options.rounds))
    shown = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    print(shown)
    if not options.no_write:
        threads = "" if "threads" in shown else " Two threads were not measured: the machine was busy."
        write("search", f"{shown}\n\nMedians of {options.rounds} measurements, processor time; seed 1.{threads}")


if __name__ == "__main__":
    main()
