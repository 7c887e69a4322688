"""The last turn of a searching bot: where the exact solver knows a better action than the bot's, it is played."""

from ..engine import EngineView
from .ending import is_ending, solve
from .errors import EndingError

_ROUNDING = 1e-9


def surer_action(view: EngineView, action: int) -> int:
    """The action, or the best one if that surely wins more: in the last turn of the game, or whatever happens."""
    if not is_ending(view.public):
        return action
    try:
        ending = solve(view)
    except EndingError:
        return action
    chance = next(line.chance for line in ending.lines if line.action == action)
    wins_more = ending.best.chance > chance + _ROUNDING
    return ending.best.action if wins_more and (ending.is_last_turn or ending.best.is_certain) else action
