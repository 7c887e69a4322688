"""The environments next to others of their kind, on one machine in one run: ratios of the best of alternating rounds.

- PettingZoo's loop (`last`, a random legal action, `step`), with observation and mask: texas_holdem_v4,
  connect_four_v3;
- many games at once, with observations and masks, auto-reset: Pgx's sparrow_mahjong and backgammon on the CPU, in its
  best mode (the whole loop compiled, all cores, the best of several batch sizes), against our 1024 games on one thread;
- OpenSpiel's loop driven by Python, a random action a call: hearts.

Loops of one thread are timed by the processor's time, so that a busy machine does not spoil the ratios. For Pgx, which
uses all cores, the better of two rates counts: by the clock, and by the processor's time as if evenly shared.

    bench/envs/run                       # everything; rewrites its part of docs/benchmarks.md
    bench/envs/run --rounds 2 --no-write # a quick look
"""

import argparse
import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pyspiel
from bench.pages import write
from pettingzoo.classic import connect_four_v3, texas_holdem_v4
from pgx.experimental import auto_reset

import thurntaxis.envs.openspiel  # noqa: F401 (registers the game)
from thurntaxis import engine
from thurntaxis.envs import thurntaxis_v0
from thurntaxis.envs.vector import VectorEnv

GAMES = 1024
Row = tuple[str, str, str, str, str]


class Watch:
    """Takes both times of some work."""

    def __init__(self) -> None:
        self._clock, self._processor = time.perf_counter(), time.process_time()

    def rate(self, done: int) -> float:
        """Things done per second of one core."""
        return done / (time.process_time() - self._processor)

    def rate_of_all_cores(self, done: int) -> float:
        """Things done per second by a program that may use all cores."""
        by_clock = done / (time.perf_counter() - self._clock)
        return max(by_clock, (os.cpu_count() or 1) * self.rate(done))


def aec_loop(env: Any, decisions: int) -> Callable[[], float]:
    """Decisions per second in PettingZoo's loop."""

    def work() -> float:
        done = 0
        watch = Watch()
        while done < decisions:
            env.reset(seed=random.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
                done += 1
                if done >= decisions:
                    break
        return watch.rate(done)

    return work


def our_games(steps: int = 500) -> Callable[[], float]:
    """Decisions per second of our 1024 games on one thread; the random choice is part of the time."""
    env = VectorEnv(GAMES, 2, seed=random.randrange(1 << 30), threads=1)

    def work() -> float:
        watch = Watch()
        for _ in range(steps):
            env.step(env.choose())
        return watch.rate(steps * GAMES)

    return work


def pgx_games(name: str, games: int, steps: int) -> Callable[[], float]:
    """Decisions per second of Pgx, the loop compiled as a whole. The sum keeps observations from being left out."""
    env = pgx.make(name)
    start_games = jax.jit(jax.vmap(env.init))
    step_games = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key, seen = carry
            key, choosing, dealing = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            action = jax.random.categorical(choosing, logits, axis=1)
            state = step_games(state, action, jax.random.split(dealing, games))
            return (state, key, seen + state.observation.astype(jnp.float32).sum()), None

        return jax.lax.scan(one, (state, key, jnp.float32(0)), None, length=steps)[0]

    key = jax.random.PRNGKey(0)
    state = start_games(jax.random.split(key, games))
    jax.block_until_ready(run(state, key))

    def work() -> float:
        watch = Watch()
        jax.block_until_ready(run(state, key))
        return watch.rate_of_all_cores(steps * games)

    return work


def openspiel_loop(name: str, decisions: int) -> Callable[[], float]:
    """The players' decisions per second, dealing included."""
    game = pyspiel.load_game(name)

    def work() -> float:
        choice, done = random.choice, 0
        watch = Watch()
        state = game.new_initial_state()
        while done < decisions:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            elif state.is_terminal():
                state = game.new_initial_state()
            else:
                state.apply_action(choice(state.legal_actions()))
                done += 1
        return watch.rate(done)

    return work


def alternate(rounds: int, *works: Callable[[], float]) -> list[float]:
    """The best rate of each, measured in turns: what else the machine is doing can only make a round slower."""
    rates = [0.0] * len(works)
    for _ in range(rounds):
        for place, work in enumerate(works):
            rates[place] = max(rates[place], work())
    return rates


def row(what: str, ours: float, other: str, theirs: float, wanted: str) -> Row:
    return what, f"{ours:,.0f}", f"{other}: {theirs:,.0f}", f"{ours / theirs:.1f}×", wanted


def measure(rounds: int) -> Iterator[Row]:
    """All rows."""
    what = "PettingZoo's loop, decisions/s"
    ours, texas, four = alternate(
        rounds,
        aec_loop(thurntaxis_v0.env(), 20_000),
        aec_loop(texas_holdem_v4.env(), 1_000),
        aec_loop(connect_four_v3.env(), 1_500),
    )
    yield row(what, ours, "texas_holdem_v4", texas, "≥ 10×")
    yield row(what, ours, "connect_four_v3", four, "≥ 5×")
    what = f"{GAMES} games at once, one thread, decisions/s"
    for name in ("sparrow_mahjong", "backgammon"):
        sizes = {games: pgx_games(name, games, max(4, 65_536 // games)) for games in (256, 1024, 4096)}
        ours, *all_theirs = alternate(rounds, our_games(), *sizes.values())
        games, best = max(zip(sizes, all_theirs, strict=True), key=lambda pair: pair[1])
        yield row(what, ours, f"Pgx {name}, {games} games, all cores", best, "≥ 1,000,000 and ≥ 5×")
    ours, theirs = alternate(rounds, openspiel_loop("thurntaxis", 10_000), openspiel_loop("hearts", 10_000))
    yield row("OpenSpiel's loop from Python, decisions/s", ours, "hearts", theirs, "≥ 1×")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="alternations; the best of them is shown")
    parser.add_argument("--no-write", action="store_true", help="leave docs/benchmarks.md as it is")
    options = parser.parse_args()
    random.seed(1)
    head = ("what", "thurntaxis", "other", "ratio", "wanted")
    lines = [f"| {' | '.join(cells)} |" for cells in (head, ("---",) * 5)]
    load = os.getloadavg()[0]
    for cells in measure(options.rounds):
        lines.append(f"| {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    facts = (
        f"Engine {'compiled' if engine.compiled else 'INTERPRETED'}, Python {platform.python_version()}, "
        f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f} at the start, best of {options.rounds} "
        "alternations. Command: `bench/envs/run`."
    )
    print(facts)
    if not options.no_write:
        write("envs", "\n".join([*lines, "", facts]))


if __name__ == "__main__":
    main()
