"""The value of a way that a person tries out."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from ..assessment import LOOKS, Assessor, Evaluator, LookName
from ..assessment.seeds import key_of, seed_of
from ..assessment.verdicts import set_against
from ..engine import EngineView
from ..game.actions import TEXTS
from ..rollouts import CountedReason, explain
from .decisions import as_way
from .grading import size_of
from .model import MistakeSize, ReviewWay


@dataclass(frozen=True, slots=True)
class Attempt:
    """The value of a way that a person tried."""

    tried: ReviewWay
    best: ReviewWay
    cost: float
    size: MistakeSize
    reasons: tuple[CountedReason, ...]


def try_way(
    assessor: Assessor, view: EngineView, actions: Sequence[int], look: LookName = "quick"
) -> Generator[None, object, Attempt]:
    """Compare a way to decide with the best, and count what sets them apart; in short steps.

    Args:
        assessor: answers as it does for hints and reviews.
        view: what the deciding seat knows.
        actions: one action, or all actions of a closing.
        look: how closely to look.
    """
    found = yield from assessor.assess_in_steps(view, look, actions)
    if not found.ways:  # there is no other way
        value = yield from assessor.value_in_steps(view.public)
        only = ReviewWay(tuple(TEXTS[action] for action in actions), value.chances, 0.0)
        return Attempt(only, only, 0.0, "none", ())
    tried, best = found.way(view.public, actions), found.best
    hint = yield from assessor.assess_in_steps(view, look)
    if hint.ways:  # the chances are those that a hint names
        tried = set_against(hint.best, found, tried)
        best = hint.best if hint.best.actions == best.actions else set_against(hint.best, found, best)
    if not tried.cost:
        as_good = as_way(tried, actions)
        return Attempt(as_good, as_good, 0.0, "none", ())
    ways = list(found.best.actions), list(tried.actions)
    reasons = explain(Evaluator().continuation, view, *ways, seed_of(key_of(view)), LOOKS[look].reasons, tried.cost)
    size = size_of(tried.sure_cost)
    return Attempt(as_way(tried, actions), as_way(best), tried.cost, size, tuple(reasons))
