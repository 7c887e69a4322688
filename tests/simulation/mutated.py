"""Simulates the code with one mistake in it: `python -m simulation.mutated NAME FIRST SEEDS`.

Ends with 1 if it is found.
"""

import sys

from . import mutations


def main() -> None:
    name, first, seeds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    mutations.put_in(name)
    from .script import script_of
    from .world import simulate

    for seed in range(first, first + seeds):
        violation = simulate(script_of(seed)).violation
        if violation is not None:
            print(f"seed {seed}: {violation.splitlines()[0][:110]}")
            sys.exit(1)
    print("NOT FOUND")


if __name__ == "__main__":
    main()
