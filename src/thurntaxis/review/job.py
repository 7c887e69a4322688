"""A review being made, in steps that are short enough to be interleaved with other work.

Its parts can be made one by one, and shown as they come: the course of the game, then what decisions cost, then the
whole with its reasons and totals.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from ..assessment import Assessor, Evaluator, fingerprint
from ..assessment.seeds import key_of, seed_of
from ..engine import EngineView
from ..game import Record
from ..game.actions import NUMBERS
from ..rollouts import MOST_REASONS, by_games, certain_reasons, explain
from .budgets import BUDGETS, Budget
from .course import Course, course_in_steps
from .decisions import GivenHint, decisions_in_steps
from .grading import SIZES
from .model import BudgetName, GameReview, ReviewDecision
from .moments import Moment, moments_of
from .totals import with_totals

COURSE, DECISIONS = 0.25, 0.65
"""The shares of the work that the parts are, about; the rest is reasons."""


class Reviewing:
    """Makes a review step by step: `step` until it says that all is done, then `review`.

    Args:
        record: the game.
        budget: how much work it may be.
        seed: of the games that value moments; decisions are assessed by the seeds of their positions.
        hints: what players were advised during the game.
        assessor: assesses the decisions; one of its own if none is given.
    """

    def __init__(
        self,
        record: Record,
        budget: Budget | BudgetName = "quick",
        seed: int = 0,
        hints: Iterable[GivenHint] = (),
        assessor: Assessor | None = None,
    ) -> None:
        self._record = record.of_full_game()
        self._budget = BUDGETS[budget] if isinstance(budget, str) else budget
        self._seed = seed
        self._hints = tuple(hints)
        self._assessor = assessor or Assessor()
        self._review: GameReview | None = None
        self._progress = 0.0
        self._steps = self._work()

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return self._progress

    def step(self) -> bool:
        """Look at one more decision or card, or count one more reason; whether all is done."""
        self._progress = next(self._steps, 1.0)
        return self._review is not None

    def _work(self) -> Iterator[float]:
        moments = list(moments_of(self._record))
        course = yield from within(
            course_in_steps(moments, self._record.check(), self._budget, self._seed), 0.0, COURSE
        )
        looking = decisions_in_steps(moments, self._budget, self._hints, self._assessor)
        decisions = yield from within(looking, COURSE, DECISIONS)
        finishing = review_in_steps(self._record, self._budget, self._seed, course, decisions)
        self._review = yield from within(finishing, COURSE + DECISIONS, 1 - COURSE - DECISIONS)

    def review(self) -> GameReview:
        """The review, when all steps are done."""
        assert self._review is not None, "there are steps left"
        return self._review


Part = TypeVar("Part")


def within(steps: Generator[float, object, Part], first: float, share: float) -> Generator[float, object, Part]:
    """The steps of a part, that say how much of the whole is done."""
    while True:
        try:
            yield first + share * next(steps)
        except StopIteration as end:
            part: Part = end.value
            return part


def review_in_steps(
    record: Record, budget: Budget, seed: int, course: Course, decisions: Sequence[ReviewDecision]
) -> Generator[float, object, GameReview]:
    """The review from its parts, with reasons for the costliest decisions; in steps that say how much is done."""
    moments = {moment.ply: moment for moment in moments_of(record)}
    explained = yield from _explain(moments, budget, decisions)
    end = record.check()
    return with_totals(
        GameReview(
            players=record.players,
            budget=budget.name,
            seed=seed,
            judge=fingerprint(),
            plies=len(record.actions),
            finished=end.is_over,
            winner=end.winner() if end.is_over else None,
            chances=course.chances,
            unforeseen=course.unforeseen,
            decisions=tuple(replace(each, gave=course.gave[each.ply]) for each in explained),
            cards=course.cards,
            seats=(),
            limits=dict(SIZES),
            dominated=False,
        ),
        course.start,
        course.noises,
    )


def _explain(
    moments: dict[int, Moment], budget: Budget, decisions: Sequence[ReviewDecision]
) -> Generator[float, object, list[ReviewDecision]]:
    """The decisions; those with a mark with reasons, for which differences are counted in the costliest."""
    explained, continuation = list(decisions), Evaluator().continuation
    costly = [place for place, decision in enumerate(decisions) if decision.size != "none"]
    costly.sort(key=lambda place: -decisions[place].cost)
    for number, place in enumerate(costly):
        yield number / len(costly)
        decision = decisions[place]
        view = EngineView(moments[decision.ply].before, decision.seat)
        best, other = ([NUMBERS[text] for text in way.actions] for way in (decision.best, decision.played))
        if number < budget.explained:
            worlds = budget.look.reasons
            reasons = explain(continuation, view, best, other, seed_of(key_of(view)), worlds, decision.cost)
        else:
            reasons = certain_reasons(view, best, other)[:MOST_REASONS] or [by_games(decision.cost)]
        explained[place] = replace(decision, reasons=tuple(reasons))
    return explained


def review_record(
    record: Record,
    budget: Budget | BudgetName = "quick",
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    hints: Iterable[GivenHint] = (),
) -> GameReview:
    """Review a game, finished or not.

    Args:
        record: the game.
        budget: `quick` or `thorough`.
        seed: the same seed gives the same review.
        progress: is called with how much is done, 0 to 1. To stop early, use `Reviewing` step by step.
        hints: what players were advised during the game.
    """
    work = Reviewing(record, budget, seed, hints)
    while not work.step():
        if progress is not None:
            progress(work.progress)
    if progress is not None:
        progress(1.0)
    return work.review()
