"""Solve a small game: its exact value if all cards are open, an equilibrium by CFR+ if some are hidden.

python -m bench.small seven
python -m bench.small three --iterations 1000
"""

import argparse
import time

from bench.small.cfr import Solver, exact_value
from bench.small.graph import Builder, Graph

from thurntaxis.engine import State
from thurntaxis.envs.options import reward_number
from thurntaxis.envs.rewards import REWARDS, reward_of
from thurntaxis.rules import SMALL_GAMES, Rules


def graph_of(rules: Rules, reward: str = "win") -> Graph:
    """The whole game of two players."""
    kind = reward_number(reward)
    return Builder(lambda state: reward_of(state, 0, kind)).build(State(2, rules))


def main() -> None:
    """Print the size of the game, and the solution as it gets better."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SMALL_GAMES)
    parser.add_argument("--reward", choices=REWARDS, default="win")
    parser.add_argument("--iterations", type=int, default=0, help="of CFR+; without any, the exact value alone")
    options = parser.parse_args()
    start = time.process_time()
    graph = graph_of(Rules.named(options.game), options.reward)
    print(
        f"{options.game}: {graph.nodes:,} nodes, {len(graph.first_choice):,} information sets, "
        f"{len(graph.layers)} layers; {time.process_time() - start:.0f} CPU seconds",
        flush=True,
    )
    if graph.is_open:
        print(f"exact value for seat 0 ({options.reward}): {exact_value(graph):.6f}", flush=True)
    solver = Solver(graph)
    while solver.iterations < options.iterations:
        solver.iterate()
        if solver.iterations & (solver.iterations - 1) == 0 or solver.iterations == options.iterations:
            first, second = solver.best_response(0), solver.best_response(1)
            print(
                f"{solver.iterations} iterations: value {solver.value():.6f}, between {-second:.6f} and {first:.6f}, "
                f"exploitability {(first + second) / 2:.6f}; {time.process_time() - start:.0f} CPU seconds",
                flush=True,
            )


if __name__ == "__main__":
    main()
