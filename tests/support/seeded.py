"""The program with the same games every time: `python tests/support/seeded.py serve …`.

Tables get the deals 1, 2, 3 … in the order in which they are opened, and bots begin every decision with the same luck.
With new cards every time, one browser test in some hundreds of runs would meet a game in which what it waits for never
happens.
"""

import itertools
import sys
from unittest.mock import patch

from thurntaxis.__main__ import main

LUCK = 1

_deals = itertools.count(1)


def next_deal() -> str:
    deal = str(next(_deals))
    print(f"deal {deal}, bots' luck {LUCK}", file=sys.stderr)
    return deal


def bots_luck(bits: int) -> int:
    return LUCK


if __name__ == "__main__":
    with (
        patch("thurntaxis.tables.setup.new_seed", next_deal),
        patch("thurntaxis.tables.bots.secrets.randbits", bots_luck),
    ):
        main()
