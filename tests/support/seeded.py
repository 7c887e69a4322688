"""The program with the same games every time: `python tests/support/seeded.py serve …`.

See `deals.py`. One more bot sits down there: `undecided` thinks until somebody presses it.
"""

import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.deals import same_deals
from thurntaxis.__main__ import main
from thurntaxis.bots import Bot, register
from thurntaxis.engine import EngineView, Luck


@register("undecided", "Undecided", "For tests: thinks until it is pressed.")
class Undecided(Bot):
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        return legal[0]

    def think(self, view: EngineView, legal: Sequence[int], luck: Luck) -> Generator[None, bool | None, int]:
        while not (yield):
            time.sleep(0.001)
        return self.decide(view, legal, luck)


_DEALS = same_deals()
_DEALS.__enter__()  # for as long as the process lives; a worker that is spawned comes by here as well

if __name__ == "__main__":
    main()
