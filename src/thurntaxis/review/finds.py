"""Good finds: moves that were clearly the best, and that weaker bots miss."""

from ..bots import make
from ..bots.advice import closing_plan
from ..bots.levels import LEVELS
from ..engine import EngineView, Luck
from ..engine.numbers import CLOSE, LEFT, RIGHT
from ..game.actions import NUMBERS
from .grading import SIZES
from .model import ReviewDecision

LEAD = dict(SIZES)["mistake"]
"""By how much the move must be ahead of every other, whatever the noise."""
_ERRORS = 2.0
"""Standard errors that are taken off its lead."""
_WEAKEST, _STRONGEST = 3, 6
"""The level that must miss it, and the last one that is asked."""
_TRIES = 3


def is_clear(decision: ReviewDecision) -> bool:
    """Whether the played way is the best one beyond doubt, by at least what a mistake costs."""
    if decision.cost or decision.best.actions != decision.played.actions or not decision.others:
        return False
    own = decision.played.chances[decision.seat]
    return all(own - way.chances[decision.seat] - _ERRORS * way.noise >= LEAD for way in decision.others)


def missed_by(view: EngineView, decision: ReviewDecision) -> int:
    """The number of the strongest level that misses the played way more often than not; 0 if not even weak ones do."""
    played = _key(view, [NUMBERS[action] for action in decision.played.actions])
    strongest = 0
    for level in LEVELS[_WEAKEST - 1 : _STRONGEST]:
        missed = sum(_key(view, _way(level.code, view, Luck(seed))) != played for seed in range(_TRIES))
        if 2 * missed < _TRIES:
            break
        strongest = level.number
    return strongest


def _way(code: str, view: EngineView, luck: Luck) -> list[int]:
    bot, legal = make(code), view.public.legal_actions()
    action = int(bot.decide(view, legal, luck))
    return closing_plan(bot, view, legal, luck) if action == CLOSE else [action]


def _key(view: EngineView, actions: list[int]) -> list[int]:
    """The actions of a way in an order of their own: houses may be placed in any, and one card has no two ends."""
    if view.public.lengths[view.seat] == 1:
        actions = [action + RIGHT - LEFT if LEFT <= action < RIGHT else action for action in actions]
    return sorted(actions)
