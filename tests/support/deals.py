"""The same cards every time.

With new ones, a test would once in some hundreds of runs meet a game in which what it waits for never happens.
"""

import itertools
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

LUCK = 1


@contextmanager
def same_deals() -> Iterator[None]:
    """Tables that are opened meanwhile in this process get deals numbered from 1, their bots the same luck."""
    deals = itertools.count(1)

    def next_deal() -> str:
        deal = str(next(deals))
        print(f"deal {deal}, bots' luck {LUCK}", file=sys.stderr)
        return deal

    with (
        patch("thurntaxis.tables.table.setup.new_seed", next_deal),
        patch("thurntaxis.tables.running.bots.secrets.randbits", lambda bits: LUCK),
    ):
        yield
