"""What a hint knows exactly: the chances in the last turn of the game, and which moves win whatever comes."""

from collections.abc import Iterable, Mapping

from ..endings import EndingError, is_ending, solve
from ..engine import EngineView
from .compare import AssessedWay

_MOST_POSITIONS = 100_000
"""Some tenths of a second."""
_SAME = 1e-9


def exact_chances(view: EngineView) -> dict[int, float]:
    """By action: the exact chance of winning with the best play after it, where it is known.

    If others still have a turn, or nobody has called the end yet, only certain wins are known.
    """
    if not is_ending(view.public):
        return {}
    try:
        ending = solve(view, most_positions=_MOST_POSITIONS)
    except EndingError:
        return {}
    is_last = ending.called and ending.rivals is None
    return {line.action: line.chance for line in ending.lines if is_last or line.is_certain}


def exactly_best(best: AssessedWay, ways: Iterable[AssessedWay], chances: Mapping[int, float]) -> AssessedWay:
    """The estimated best way, unless the exact chances know of a better one."""
    most = max(chances.values(), default=0.0)
    if most <= chances.get(best.actions[0], 0.0) + _SAME:
        return best
    return next((way for way in ways if chances.get(way.actions[0], 0.0) >= most - _SAME), best)


def is_certain(chance: float) -> bool:
    """Whether this chance is a certain win."""
    return chance >= 1 - _SAME
