"""The program with the same games every time: `python tests/support/seeded.py serve …`.

Tables get the deals 1, 2, 3 … in the order in which they are opened, and bots begin every decision with the same luck.
With new cards every time, one browser test in some hundreds of runs would meet a game in which what it waits for never
happens. One more bot sits down there: `undecided` thinks until somebody presses it.
"""

import itertools
import sys
import time
from collections.abc import Generator, Sequence
from unittest.mock import patch

from thurntaxis.__main__ import main
from thurntaxis.bots import Bot, register
from thurntaxis.engine import EngineView, Luck

LUCK = 1

_deals = itertools.count(1)


def next_deal() -> str:
    deal = str(next(_deals))
    print(f"deal {deal}, bots' luck {LUCK}", file=sys.stderr)
    return deal


def bots_luck(bits: int) -> int:
    return LUCK


@register("undecided", "Undecided", "For tests: thinks until it is pressed.")
class Undecided(Bot):
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        return legal[0]

    def think(self, view: EngineView, legal: Sequence[int], luck: Luck) -> Generator[None, bool | None, int]:
        while not (yield):
            time.sleep(0.001)
        return self.decide(view, legal, luck)


if __name__ == "__main__":
    with (
        patch("thurntaxis.tables.setup.new_seed", next_deal),
        patch("thurntaxis.tables.bots.secrets.randbits", bots_luck),
    ):
        main()
