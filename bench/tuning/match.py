"""Two judges against each other: one search that asks the package's judge, the others one with weights from a file.

    python bench/tuning/match.py old.weights --players 2 --games 100 --simulations 80
    python bench/tuning/match.py src/thurntaxis/bots/apprentice.weights --players 4 --ahead 4

In the arena: paired deals, every seat, intervals. Matches that differ in anything else are `thurntaxis arena`'s.
"""

import argparse
from array import array
from pathlib import Path

from thurntaxis.arena import Here, Plan, run, summarise
from thurntaxis.arena.summary import text_table
from thurntaxis.bots import register
from thurntaxis.bots.search import SearchBot


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, help="those of the other judge")
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--ahead", type=int, default=0, help="turns that are played on before the judge is asked")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    other_weights = array("h", options.weights.read_bytes())

    @register("present", "Present", "The search with the package's judge.")
    def present() -> SearchBot:
        return SearchBot(options.simulations, ahead=options.ahead)

    @register("other", "Other", "The same search with the other judge.")
    def other() -> SearchBot:
        return SearchBot(options.simulations, ahead=options.ahead, weights=other_weights)

    bots = ("present", *["other"] * (options.players - 1))
    tournament = run(Plan(bots, options.players, options.games, options.seed), Here())
    print(text_table(summarise(tournament.results)))


if __name__ == "__main__":
    main()
