"""One way or one position at a time, for those who try something out."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from ..engine import EngineView, State
from ..game.actions import TEXTS
from ..rollouts import CountedReason, explain
from .budgets import BUDGETS
from .compare import Comparison, as_listed
from .evaluate import Evaluator
from .grading import size_of
from .job import as_way, cost_of
from .model import Chances, MistakeSize, ReviewWay

_BUDGET = BUDGETS["quick"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a way that somebody tried is worth."""

    tried: ReviewWay
    best: ReviewWay
    cost: float
    size: MistakeSize
    reasons: tuple[CountedReason, ...]


def try_way(view: EngineView, actions: Sequence[int], seed: int = 0) -> Attempt:
    """Compare a way to decide with the best, and count what sets them apart.

    Args:
        view: what the deciding seat knows.
        actions: one action, or all actions of a closing.
        seed: the same seed gives the same answer.
    """
    evaluator = Evaluator()
    ways = Comparison(evaluator, _BUDGET).compare(view, actions, seed)
    if not ways:  # there is no other way
        chances = evaluator.chances(view.public, seed, _BUDGET.moment, _BUDGET.turns_ahead[view.public.players])
        only = ReviewWay(tuple(TEXTS[action] for action in actions), chances, 0.0)
        return Attempt(only, only, 0.0, "none", ())
    listed = as_listed(view.public, actions)
    tried = next(way for way in ways if way.actions == listed)
    best = tried if tried.is_alike else ways[0]
    cost = cost_of(tried, best, view.seat)
    reasons: list[CountedReason] = []
    if cost:
        ways_compared = list(best.actions), list(tried.actions)
        reasons = explain(evaluator.continuation, view, *ways_compared, seed, _BUDGET.reasons)
    return Attempt(as_way(tried, actions), as_way(best), cost, size_of(cost), tuple(reasons))


_WORLDS = 200
"""Worlds in which a position is played on."""
_AT_ONCE = 20
"""How many of them before others get their turn: some hundredths of a second."""


def position_chances(state: State, seed: int = 0) -> Generator[None, object, Chances]:
    """Every seat's chance of winning in a position that is open to all, in steps that are short."""
    evaluator = Evaluator()
    turns = _BUDGET.turns_ahead[state.players]
    parts = []
    for first in range(0, _WORLDS, _AT_ONCE):
        yield
        parts.append(evaluator.chances(state, seed + first, _AT_ONCE, turns))
        if state.is_over:
            break
    return tuple(sum(chances) / len(parts) for chances in zip(*parts, strict=True))
