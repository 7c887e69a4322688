"""Simulates the code with one mistake in it: `python -m simulation.mutated NAME FIRST SEEDS`.

Ends with 1 if it is found.
"""

import sys

from . import mutations


def main() -> None:
    name, first, seeds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    mutations.put_in(name)
    found = mutations.search(range(first, first + seeds))
    print(found or "NOT FOUND")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
