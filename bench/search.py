"""The bots' tree search next to OpenSpiel's C++ IS-MCTS on hearts, on one machine in one run.

A simulation means different things: OpenSpiel's plays the game to its end at random, ours plans a turn and asks its
judge. So what is compared is decisions played inside the search per second: simulations per second times decisions
played in each. Ours are counted by the interpreted engine, which runs the very same simulations; in hearts there are as
many as cards left to play.

    make bench                                                       # with everything else
    PYTHONPATH=src bench/.venv/bin/python bench/search.py --no-write  # this alone
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import pyspiel
from pages import write

from thurntaxis.bots.judge import Judge
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import POLICIES, Luck, State, View, choose

SIMULATIONS = 400
COUNTED = 12
HEARTS = pyspiel.load_game("hearts")
CARDS_TO_PLAY = 52


def positions(players: int) -> list[View]:
    """Views from the middle of games that the builder policy plays."""
    views = []
    for seed in range(6):
        luck, state = Luck(seed), State(players)
        luck.deal(state)
        for _ in range(60 + 17 * seed):
            luck.step(state, choose(POLICIES["builder"], state, luck))
        views.append(View(state, state.player))
    return views


def search(views: list[View], simulations: int) -> int:
    """Grow a new tree in each view; how many simulations were run."""
    luck = Luck(1)
    return sum(Tree(Judge(), 3 * simulations).run(view, luck, simulations) for view in views)


def count_decisions(players: int) -> float:
    """Decisions played in one simulation; for the interpreted engine, whose methods can be replaced."""
    played = 0
    plain = State.apply_unchecked

    def counted(state: State, action: int) -> None:
        nonlocal played
        played += 1
        plain(state, action)

    views = positions(players)
    State.apply_unchecked = counted  # type: ignore[method-assign]
    done = search(views, COUNTED)
    return played / done


def decisions_of_a_simulation(players: int) -> float:
    """The same, asked from a process that runs the engine interpreted."""
    done = subprocess.run(
        [sys.executable, __file__, "--count", str(players)],
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


def in_threads(threads: int, views: list[View]) -> int:
    """The search in several threads, each with trees of its own."""
    workers = [threading.Thread(target=search, args=(views, SIMULATIONS)) for _ in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return threads * len(views) * SIMULATIONS


def rate_of(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Things done per second; by the processor's time, so that a busy machine does not spoil the ratios."""
    start = clock()
    done = work()
    return done / (clock() - start)


def measure(rounds: int) -> list[tuple[str, ...]]:
    """Rows of what, simulations/s, decisions a simulation, decisions/s, ratio."""
    views = {players: positions(players) for players in (2, 4)}
    works = {
        "OpenSpiel IS-MCTS, hearts": hearts_search,
        "thurntaxis, 2 players": lambda: search(views[2], SIMULATIONS),
        "thurntaxis, 4 players": lambda: search(views[4], SIMULATIONS),
        "thurntaxis, 4 players, two threads": lambda: in_threads(2, views[4]),
    }
    each = [float(CARDS_TO_PLAY), *(decisions_of_a_simulation(players) for players in (2, 4, 4))]
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            # Threads are only worth something by the clock on the wall.
            found[name].append(rate_of(work, time.perf_counter if "threads" in name else time.process_time))
    rates = {name: statistics.median(rows) for name, rows in found.items()}
    base = rates["OpenSpiel IS-MCTS, hearts"] * CARDS_TO_PLAY
    return [
        (name, f"{rate:,.0f}", f"{decisions:.0f}", f"{rate * decisions:,.0f}", f"{rate * decisions / base:.1f}×")
        for (name, rate), decisions in zip(rates.items(), each, strict=True)
    ]


def main() -> None:
    """Measure, print, and write the page's part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="measurements; the medians are shown")
    parser.add_argument("--no-write", action="store_true", help="leave docs/benchmarks.md as it is")
    parser.add_argument("--count", type=int, help="count the decisions of a simulation with so many players")
    options = parser.parse_args()
    if options.count:
        print(count_decisions(options.count))
        return
    random.seed(1)
    head = ("search", "simulations/s", "decisions in each", "decisions/s", "ratio (wanted: ≥ 5×)")
    rows = (head, ("---",) * len(head), *measure(options.rounds))
    shown = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    print(shown)
    if not options.no_write:
        write("search", f"{shown}\n\nMedians of {options.rounds} measurements; seed 1.")


if __name__ == "__main__":
    main()
