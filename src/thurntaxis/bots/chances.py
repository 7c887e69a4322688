"""Chances of winning as they are shown: what a search expects, corrected by how such games have ended.

A search chooses the move that looks best, and so tends to look forward to too much. By ``bench/tuning/calibrate.py``,
from games of searches against themselves, at each size of table a line through the log-odds puts that right. No bot
decides by a corrected chance, so the lines have a file of their own that no fingerprint covers (``chances.json``).
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp, log

SLOPE_AND_SHIFT: dict[int, tuple[float, float]] = {
    int(players): (slope, shift)
    for players, (slope, shift) in json.loads(
        files(__package__).joinpath("chances.json").read_text(encoding="utf-8")
    ).items()
}
"""By players: what the log-odds of a search are multiplied by, and what is added."""
_SURE = 1e-9


def all_believable(chances: Sequence[float], seat: int) -> tuple[float, ...]:
    """Every seat's chance where one seat's is corrected: the others share what is left as before, so that all are 1."""
    own = believable(chances[seat], len(chances))
    rest = sum(chances) - chances[seat]
    scale = (1 - own) / rest if rest > _SURE else 0.0
    return tuple(own if other == seat else chance * scale for other, chance in enumerate(chances))


def believable(chance: float, players: int) -> float:
    """The share of games that are won where a search expects this chance. Certainties stay certain."""
    if chance <= _SURE or chance >= 1 - _SURE:
        return chance
    slope, shift = SLOPE_AND_SHIFT[players]
    return 1 / (1 + exp(-slope * log(chance / (1 - chance)) - shift))
