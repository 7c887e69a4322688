"""What a learner can ask for: the rules page as data, and the lesson, whose tries are judged here."""

from ...lesson import Try, step, steps
from ...protocol import answers
from ...protocol.commands import Tried
from ...rulespage import rules_page
from .tries import Tries


def rules() -> answers.RulesPage:
    """The rules page: sections with their blocks; the words are in the language files."""
    return {"sections": rules_page()}


def lesson() -> answers.Lesson:
    """The steps of the lesson, in order."""
    return {"steps": [{"id": each.id, "section": each.section, "seat": each.seat} for each in steps()]}


def _begin(id: str) -> Try | None:
    wanted = step(id)
    return wanted.begin() if wanted else None


TRIES = Tries(_begin)


def attempt(id: str, tried: Tried) -> answers.Attempt:
    """Where a try stands: what the learner sees, what the newest actions did, whether the task is done."""
    begun, events = TRIES.played(id, tried)
    return {"view": begun.view().to_json(), "events": events, "done": begun.done, "nudge": begun.nudge}
