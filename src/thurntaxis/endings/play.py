"""The last turn of a searching bot, played by the exact solver instead of by search."""

from ..engine import EngineView
from .ending import is_ending, solve
from .errors import EndingError

_MOST_POSITIONS = 100_000
"""Some tenths of a second."""


def solved_action(view: EngineView) -> int | None:
    """The best action if it is known exactly: in the last turn of the game, or if it wins whatever happens."""
    if not is_ending(view.public):
        return None
    try:
        ending = solve(view, most_positions=_MOST_POSITIONS)
    except EndingError:
        return None
    is_last_turn = ending.called and ending.rivals is None
    return ending.best.action if is_last_turn or ending.best.is_certain else None
