"""Runs simulations and says what they were; of one that fails, the seed and the shortest script found.

python -m simulation --seeds 1000             # short ones, people at their screens
python -m simulation --years 10               # long ones: fifty tables, half a year each
python -m simulation --seed 42 --steps        # one, with its steps
python -m simulation --mutations              # the code with mistakes put into it: all are found
"""

import argparse
import gc
import sys
import time
from collections import Counter

from . import mutations
from .script import LIVE, YEARS, Scale, Script, script_of, shortened
from .world import Outcome, simulate

_YEAR = 365 * 86400.0


class Totals:
    """What a number of simulations were together."""

    def __init__(self) -> None:
        self.runs = self.tables = self.commits = self.messages = self.commands = self.operations = 0
        self.finished = self.notices = self.announcements = 0
        self.seconds = 0.0
        self.faults: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        self.runs += 1
        self.tables += outcome.script.tables
        self.seconds += outcome.seconds
        self.commits += outcome.commits
        self.messages += outcome.messages
        self.commands += outcome.commands
        self.operations += outcome.operations
        self.finished += outcome.finished
        self.notices += outcome.notices
        self.announcements += outcome.announcements
        self.faults += outcome.faults
        self.answers += outcome.answers

    def __str__(self) -> str:
        time = f"{self.seconds / _YEAR:.1f} years" if self.seconds > _YEAR else f"{self.seconds / 3600:.1f} hours"
        kinds = ", ".join(f"{kind} {count}" for kind, count in self.faults.most_common())
        answers = ", ".join(f"{code} {count}" for code, count in self.answers.most_common())
        return (
            f"{self.runs} simulations, {time} of virtual time, {self.tables} tables, {self.commits} commits, "
            f"{self.messages} messages checked, {self.commands} commands, {self.operations} store operations, "
            f"{self.finished} games finished, {self.notices} notices, {self.announcements} announcements\n"
            f"answers: {answers}\n{self.faults.total()} faults: {kinds}"
        )


def report(outcome: Outcome, tries: int) -> None:
    """Tell of a violation: the seed, what is wrong, and the fewest steps that show it."""
    script = outcome.script
    print(f"\nseed {script.seed} ({script.scale.name}): {outcome.violation}", flush=True)
    if tries:
        kind = _kind(outcome.violation)
        short = shortened(script, lambda part: _kind(simulate(part).violation) == kind, tries)
        print(f"{len(short.steps)} of {len(script.steps)} steps show it: {simulate(short).violation}")
        print(f"workers {short.workers}, shared {short.shared}, rate {short.rate}")
        for step in short.steps:
            print(f"  {step}")


def _kind(violation: str | None) -> str:
    """A violation without times, tables and numbers."""
    if violation is None:
        return ""
    words = violation.split(": ", 1)[1].split()
    return " ".join(word for word in words if word.isalpha())[:60]


def run(seeds: range, scale: Scale, limit: float | None, tries: int) -> bool:
    """Run seeds, for at most this many seconds; whether nothing was violated."""
    totals, began, cpu = Totals(), time.perf_counter(), time.process_time()
    fine = True
    for seed in seeds:
        outcome = simulate(script_of(seed, scale))
        totals.add(outcome)
        if outcome.violation is not None:
            report(outcome, tries)
            fine = False
            break
        if limit is not None and time.perf_counter() - began > limit:
            break
    took, used = time.perf_counter() - began, time.process_time() - cpu
    print(f"{totals}\n{took:.1f} s, {used:.1f} s of one core; {'nothing violated' if fine else 'VIOLATED'}")
    return fine


def main() -> None:
    gc.freeze()  # each simulation collects its own garbage
    parser = argparse.ArgumentParser(prog="python -m simulation", description=__doc__.split("\n")[0])
    parser.add_argument("--seeds", type=int, default=200, help="how many short simulations")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--years", type=float, help="virtual years of fifty tables instead")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--scale", choices=["live", "years"], default="live")
    parser.add_argument("--steps", action="store_true", help="with --seed: print its script")
    parser.add_argument("--shorten", type=int, default=300, metavar="TRIES", help="how often to try shorter scripts")
    parser.add_argument("--seconds", type=float, help="begin no further simulation after that time")
    parser.add_argument("--mutations", nargs="*", metavar="NAME", help="put these mistakes in, or all, one at a time")
    options = parser.parse_args()
    scale = YEARS if options.years or options.scale == "years" else LIVE
    if options.mutations is not None:
        sys.exit(0 if mutations.run_all(options.mutations, options.seeds) else 1)
    if options.seed is not None:
        script: Script = script_of(options.seed, scale)
        if options.steps:
            print(*script.steps, sep="\n")
        seeds = range(options.seed, options.seed + 1)
    else:
        count = options.seeds if options.years is None else round(options.years * _YEAR / scale.seconds + 0.499)
        seeds = range(options.first, options.first + count)
    sys.exit(0 if run(seeds, scale, options.seconds, options.shorten) else 1)


if __name__ == "__main__":
    main()
