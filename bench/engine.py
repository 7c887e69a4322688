"""The rules engine next to OpenSpiel's, on one machine in one run: ratios of medians over alternating measurements.

OpenSpiel plays bridge without the double-dummy solver, a card game in C++ with a state of about the same kind. In both
games the players' choices count as decisions, and the time is all that it takes, dealing cards included. `bench/run`
measures the wheel, as pip users get it.

    make bench                                   # everything, rewrites docs/benchmarks.md
    bench/run --rounds 3 --no-write              # a quick look
"""

import argparse
import os
import platform
import random
import statistics
import threading
import time
from collections.abc import Callable

import pyspiel
from bench.pages import write

from thurntaxis import engine
from thurntaxis.engine import Luck, State, run_uniform
from thurntaxis.game.simulation import simulate_game
from thurntaxis.rules import STANDARD

BRIDGE = pyspiel.load_game("bridge(use_double_dummy_result=false)")
CARDS_DEALT = 52
"""Moves of the dealer at the start of each game of bridge."""


def rate_of(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """Things done per second."""
    start = clock()
    done = work()
    return done / (clock() - start)


def our_playouts(decisions: int = 3_000_000) -> int:
    run_uniform(2, decisions, random.randrange(1 << 30))
    return decisions


def bridge_playouts(games: int = 200) -> int:
    done = 0
    bots = [pyspiel.make_uniform_random_bot(seat, random.randrange(1 << 30)) for seat in range(4)]
    for _ in range(games):
        state = BRIDGE.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))
        done += len(state.history()) - CARDS_DEALT
    return done


def our_python_loop(decisions: int = 100_000) -> int:
    luck = Luck(random.randrange(1 << 30))
    choice = random.choice
    state = State(2)
    luck.deal(state)
    for _ in range(decisions):
        if state.is_over:
            state = State(2)
            luck.deal(state)
        luck.step(state, choice(state.legal_actions()))
    return decisions


def bridge_python_loop(decisions: int = 30_000) -> int:
    choice = random.choice
    done = 0
    state = BRIDGE.new_initial_state()
    while done < decisions:
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(cards, chances)[0])
        elif state.is_terminal():
            state = BRIDGE.new_initial_state()
        else:
            state.apply_action(choice(state.legal_actions()))
            done += 1
    return decisions


def our_copies(copies: int = 300_000) -> int:
    state = State(2)
    Luck(1).deal(state)
    copy = state.copy
    for _ in range(copies):
        copy()
    return copies


def bridge_copies(copies: int = 50_000) -> int:
    state = BRIDGE.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    clone = state.clone
    for _ in range(copies):
        clone()
    return copies


def threaded(threads: int, decisions: int = 5_000_000) -> int:
    workers = [threading.Thread(target=run_uniform, args=(2, decisions, seed)) for seed in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return threads * decisions


RECORD = simulate_game(2, STANDARD, "uniform", 1, 1, 20_000)


def replays(times: int = 20) -> int:
    for _ in range(times):
        RECORD.check()
    return times * len(RECORD.actions)


def alternate(rounds: int, *works: Callable[[], int], clock: Callable[[], float] = time.process_time) -> list[float]:
    """The median rate of each kind of work, measured in turns so that the machine's moods hit all alike."""
    rates: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for place, work in enumerate(works):
            rates[place].append(rate_of(work, clock))
    return [statistics.median(row) for row in rates]


def measure(rounds: int) -> list[tuple[str, str, str, str, str]]:
    """Rows: what, ours, theirs, ratio, wanted."""
    ours, theirs = alternate(rounds, our_playouts, bridge_playouts)
    rows = [
        ("decisions/s in compiled random playouts", f"{ours:,.0f}", f"{theirs:,.0f}", f"{ours / theirs:.1f}×", "≥ 15×")
    ]
    ours, theirs = alternate(rounds, our_python_loop, bridge_python_loop)
    rows.append(
        ("decisions/s, one per call from Python", f"{ours:,.0f}", f"{theirs:,.0f}", f"{ours / theirs:.1f}×", "≥ 7×")
    )
    ours, theirs = alternate(rounds, our_copies, bridge_copies)
    rows.append(
        (
            "copying a state from Python, ns",
            f"{1e9 / ours:,.0f}",
            f"{1e9 / theirs:,.0f}",
            f"{theirs / ours:.3f}×",
            "≤ 0.15×",
        )
    )
    if os.getloadavg()[0] < 1.5:  # other work would take the second thread's core
        two, one = alternate(rounds, lambda: threaded(2), lambda: threaded(1), clock=time.perf_counter)
        rows.append(
            ("two threads against one, decisions/s", f"{two:,.0f}", f"{one:,.0f}", f"{two / one:.2f}×", "≥ 1.7×")
        )
    else:
        rows.append(("two threads against one, decisions/s", "not measured: the machine was busy", "–", "–", "≥ 1.7×"))
    (rate,) = alternate(rounds, replays)
    rows.append(("replaying a record to its end, actions/s", f"{rate:,.0f}", "–", "–", "≥ 500,000"))
    return rows


def table(rows: list[tuple[str, str, str, str, str]]) -> str:
    head = ("what", "thurntaxis", "OpenSpiel bridge", "ratio", "wanted")
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ("---",) * 5, *rows))


def main() -> None:
    """Measure, print, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="alternations; the medians are shown")
    parser.add_argument("--no-write", action="store_true", help="leave docs/benchmarks.md as it is")
    options = parser.parse_args()
    seed = 1
    random.seed(seed)
    rows = measure(options.rounds)
    shown = table(rows)
    facts = (
        f"Engine {'compiled' if engine.compiled else 'INTERPRETED'}, Python {platform.python_version()}, "
        f"{platform.machine()}, load {os.getloadavg()[0]:.0f}, processor time except for the threads, "
        f"medians of {options.rounds} alternations, seed {seed}."
    )
    print(f"{shown}\n\n{facts}")
    if not options.no_write:
        write("engine", f"{shown}\n\n{facts}")


if __name__ == "__main__":
    main()
