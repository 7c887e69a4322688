"""What the decisions of a game cost. What is said of one is final: nothing that comes later changes it."""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace

from ..assessment import AssessedWay, Assessment, Assessor, Chances
from ..assessment.seeds import key_of, seed_of
from ..assessment.ways import as_listed
from ..engine import EngineView
from ..game.actions import TEXTS
from .attribution import DIGITS, rounded
from .budgets import Budget
from .finds import is_clear, missed_by
from .grading import SIZES, size_of
from .model import HintRole, ReviewDecision, ReviewWay
from .moments import Moment

WRONG = dict(SIZES)["slip"]
"""From this cost on a followed hint is called wrong."""


@dataclass(frozen=True, slots=True)
class GivenHint:
    """What a player was advised during the game."""

    ply: int
    position: int
    """The seed of the position as that player saw it: after a turn is taken back, a ply may stand for another one."""
    way: tuple[int, ...]


def decisions_in_steps(
    moments: Sequence[Moment], budget: Budget, hints: Iterable[GivenHint], assessor: Assessor
) -> Generator[float, object, tuple[ReviewDecision, ...]]:
    """What the real decisions among some moments cost; in steps that say how much is done."""
    given = {(hint.ply, hint.position): hint.way for hint in hints}
    decisions = []
    for place, moment in enumerate(moments):
        if not moment.may_choose:
            continue
        view = EngineView(moment.before, moment.seat)
        looking = assessor.assess_in_steps(view, budget.look, moment.actions)
        found = yield from _looked(looking, place / len(moments))
        if found.ways:
            decision = _decision(moment, found, given.get((moment.ply, seed_of(key_of(view)))))
            if is_clear(decision) and (missed := missed_by(view, decision)):
                closer = yield from _looked(assessor.assess_in_steps(view, budget.look), place / len(moments))
                decision = _find(moment, closer, decision, missed)
            decisions.append(decision)
        yield (place + 1) / len(moments)
    return tuple(decisions)


def _looked(looking: Generator[None, object, Assessment], done: float) -> Generator[float, object, Assessment]:
    """The steps of a look, that say how much of the whole is done."""
    while True:
        try:
            next(looking)
        except StopIteration as end:
            found: Assessment = end.value
            return found
        yield done


def _find(moment: Moment, closer: Assessment, decision: ReviewDecision, missed: int) -> ReviewDecision:
    """A decision that looks like a good find, as a hint sees it: nothing is praised at first sight either."""
    if not closer.ways or sorted(closer.best.actions) != sorted(as_listed(moment.before, moment.actions)):
        return decision
    seen = replace(
        decision,
        played=as_way(closer.best, moment.actions),
        best=as_way(closer.best, moment.actions),
        others=tuple(as_way(way) for way in closer.ways[1:]),
    )
    return replace(seen, find=missed) if is_clear(seen) else seen


def _decision(moment: Moment, found: Assessment, hinted: tuple[int, ...] | None) -> ReviewDecision:
    """What the assessment says about the played way; whoever followed a hint is not blamed."""
    played = found.way(moment.before, moment.actions)
    cost, role = round(played.cost, DIGITS), _hint_role(moment, found, played, hinted)
    if role == "wrong":
        cost = 0.0
    best = found.best if played.cost else played
    nothing: Chances = (0.0,) * len(best.chances)
    return ReviewDecision(
        ply=moment.ply,
        plies=len(moment.actions),
        seat=moment.seat,
        played=as_way(played, moment.actions),
        best=as_way(best) if played.cost else as_way(played, moment.actions),
        others=tuple(as_way(way) for way in found.ways if way not in (found.best, played)),
        cost=cost,
        effect=rounded(mine - theirs for mine, theirs in zip(played.chances, best.chances, strict=True))
        if cost
        else nothing,
        gave=(),
        size=size_of(played.sure_cost) if cost else "none",
        hint=role,
    )


def _hint_role(moment: Moment, found: Assessment, played: AssessedWay, hinted: tuple[int, ...] | None) -> HintRole:
    """What a hint had to do with the decision."""
    if hinted is None:
        return "none"
    if sorted(as_listed(moment.before, hinted)) != sorted(played.actions):
        return "given"
    return "wrong" if played.sure_cost >= WRONG else "followed"


def as_way(way: AssessedWay, actions: Iterable[int] | None = None) -> ReviewWay:
    """The way as it is shown: by the actions that were played, where they were named differently."""
    texts = tuple(TEXTS[action] for action in actions or way.actions)
    return ReviewWay(texts, rounded(way.chances), round(way.noise, DIGITS))
