"""The parts of a review as thoughts: each is sent to a process, and its result can be shown before the next one."""

import base64
import zlib
from dataclasses import dataclass, replace

from pydantic import TypeAdapter

from ...protocol.review import ReviewBudget
from ...review import BUDGETS, SIZES
from ...review.course import Course, course_in_steps
from ...review.decisions import GivenHint, decisions_in_steps
from ...review.job import review_in_steps
from ...review.model import GameReview, ReviewDecision, ReviewDraft
from ...review.moments import moments_of
from ..ports.jsontext import dumps
from ..running.hints import ASSESSOR
from ..thinking.sent import SentRecord
from ..thinking.thought import Kept, Steps, Thought

_SEED = 0
"""The same game gives the same review."""
AT_ONCE = 16
"""Decisions of one part: about half a second's work for the quick review."""
_REVIEW: TypeAdapter[GameReview] = TypeAdapter(GameReview)


@dataclass(frozen=True, slots=True)
class CourseOf(Thought[Course]):
    """The chances during a game."""

    record: SentRecord
    budget: ReviewBudget

    def steps(self, kept: Kept) -> Steps[Course]:
        """Assess one moment after the other."""
        end = self.record.check()
        return (yield from course_in_steps(list(moments_of(self.record)), end, BUDGETS[self.budget], _SEED))


@dataclass(frozen=True, slots=True)
class DecisionsOf(Thought[tuple[ReviewDecision, ...]]):
    """What some decisions of a game cost."""

    record: SentRecord
    budget: ReviewBudget
    hints: tuple[GivenHint, ...]
    part: int
    """The number of this part."""

    def steps(self, kept: Kept) -> Steps[tuple[ReviewDecision, ...]]:
        """Look at one decision after the other."""
        moments = list(moments_of(self.record))[self.part * AT_ONCE :][:AT_ONCE]
        return (yield from decisions_in_steps(moments, BUDGETS[self.budget], self.hints, ASSESSOR))


@dataclass(frozen=True, slots=True)
class ReviewOf(Thought[str]):
    """The review of a game from its parts, as it is stored."""

    record: SentRecord
    budget: ReviewBudget
    course: Course
    decisions: tuple[ReviewDecision, ...]

    def steps(self, kept: Kept) -> Steps[str]:
        """Count reasons, and add everything up."""
        budget = BUDGETS[self.budget]
        return packed((yield from review_in_steps(self.record, budget, _SEED, self.course, self.decisions)))


def draft_of(course: Course, decisions: tuple[ReviewDecision, ...], plies: int) -> ReviewDraft:
    """The review as far as these parts make it certain."""
    limits = dict(SIZES)
    marked = [each for each in decisions if each.size != "none" or each.find or each.hint == "wrong"]
    return ReviewDraft(
        chances=course.chances,
        cards=tuple(card for card in course.cards if max(map(abs, card.luck)) >= limits["mistake"]),
        decisions=tuple(replace(each, gave=course.gave[each.ply]) for each in marked),
        limits=limits,
        plies=plies,
    )


def packed(review: GameReview) -> str:
    """A review as it is stored."""
    return base64.b85encode(zlib.compress(dumps(review))).decode()


def unpacked(data: str) -> GameReview:
    """A stored review."""
    return _REVIEW.validate_json(zlib.decompress(base64.b85decode(data)))
