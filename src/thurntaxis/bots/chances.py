"""Chances of winning as they are shown: what a search expects, corrected by how such games have ended.

A search chooses the move that looks best, and so tends to look forward to too much. By ``bench/tuning/calibrate.py``,
from games of `hard` against itself, at each size of table a line through the log-odds puts that right.
"""

from math import exp, log

SLOPE_AND_SHIFT = {2: (1.340, -0.175), 3: (0.909, -0.156), 4: (1.071, -0.054)}
"""By players: what the log-odds of a search are multiplied by, and what is added."""
_SURE = 1e-9


def believable(chance: float, players: int) -> float:
    """The part of games that are won where a search expects this chance; certainties stay."""
    if chance <= _SURE or chance >= 1 - _SURE:
        return chance
    slope, shift = SLOPE_AND_SHIFT[players]
    return 1 / (1 + exp(-slope * log(chance / (1 - chance)) - shift))
