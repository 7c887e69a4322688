"""The rules page, whose parts `thurntaxis.rulespage` declares, and the lesson."""

from typing_extensions import TypedDict

from ... import rulespage
from ...rulespage import Section
from ..game import GameEvent, Reason, SeatNumber, View
from ..model import adopt, sent

adopt(rulespage)


@sent
class RulesPage(TypedDict):
    """The rules page; its words are messages of the language files."""

    sections: list[Section]


@sent
class LessonStep(TypedDict):
    """A step of the lesson."""

    id: str
    section: str
    """The section of the rules page that says more."""
    seat: SeatNumber
    """The learner's seat."""


@sent
class Lesson(TypedDict):
    """The steps of the lesson, in order."""

    steps: list[LessonStep]


@sent
class Attempt(TypedDict):
    """The state of a try at a step."""

    view: View
    events: list[GameEvent]
    """The events of the newest actions."""
    done: bool
    nudge: str | None
    """A message's id when the task can no longer be done."""


@sent
class OneReason(TypedDict):
    """Why an action cannot be done now."""

    reason: Reason | None
    """Null if it is possible."""
