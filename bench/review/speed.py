"""How long a review takes, and whether many of them need more memory than one.

python -m bench.review.speed [--no-write] [--memory 50] [--thorough]

Reviews a four-player game of `hard`, of about 300 actions, in processor time of one core: what a quiet machine would
need. With `--memory` a short game is reviewed that many times, and the peak of memory after the first fifth is compared
with that at the end.
"""

import argparse
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.pages import write
from bench.review.measure import play

from thurntaxis.game import Record
from thurntaxis.review import BudgetName, review_record


def timed(record: Record, budget: BudgetName, rounds: int) -> float:
    """The shortest time of some."""
    times = []
    for seed in range(rounds):
        began = time.process_time()
        review_record(record, budget, seed)
        times.append(time.process_time() - began)
    return min(times)


def memory(record: Record, times: int) -> tuple[int, int]:
    """Peak memory in KB after a fifth of the reviews, and after all."""
    early = 0
    for number in range(times):
        review_record(record, "quick", number)
        if number == times // 5:
            early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return early, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    """Measure, print, and write the page's part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--memory", type=int, default=50, help="reviews of a short game; 0: none")
    parser.add_argument("--thorough", action="store_true", help="time a thorough review as well")
    parser.add_argument("--no-write", action="store_true", help="leave docs/benchmarks.md as it is")
    options = parser.parse_args()
    record = play("strong", 4, 0)
    rows = ["| what | measured | wanted |", "| --- | --- | --- |"]
    quick = timed(record, "quick", options.rounds)
    about = f"four players, {len(record.actions)} actions"
    rows.append(f"| quick review, {about}, seconds of one core | {quick:.1f} | ≤ 15 |")
    if options.thorough:
        rows.append(f"| thorough review, the same | {timed(record, 'thorough', 1):.0f} | ≤ 120 |")
    if options.memory:
        early, late = memory(record.replay(24).record, options.memory)
        rows.append(
            f"| peak memory after {options.memory} reviews against after {options.memory // 5}, MB |"
            f" {late / 1024:.1f} against {early / 1024:.1f} | the same |"
        )
    print("\n".join(rows))
    if not options.no_write:
        write("review", "\n".join(rows))


if __name__ == "__main__":
    main()
