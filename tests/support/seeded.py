"""The program with the same games every time: `python tests/support/seeded.py serve …`.

See `deals.py`. There are more bots, see `plugin/`: `undecided` thinks until somebody presses it.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.deals import same_deals
from support.plugins import with_test_bots
from thurntaxis.__main__ import main

with_test_bots()
_DEALS = same_deals()
_DEALS.__enter__()  # for as long as the process lives; a worker that is spawned comes by here as well

if __name__ == "__main__":
    main()
