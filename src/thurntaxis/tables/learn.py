"""What a learner can ask for: the rules page as data, and the lesson, whose tries are judged here.

Nothing is kept: a request names a step of the lesson and all actions tried in it so far.
"""

from typing import Any, cast

from ..game import ActionError
from ..lesson import Try, step, steps
from ..protocol import answers
from ..protocol.commands import Tried, TriedClosing, TriedWhyNot
from ..protocol.game import ClosingOffer, ClosingOutcome
from ..rulespage import rules_page
from . import questions
from .refusals import Refusal, answered_in, refusal_of
from .texts import language


def rules() -> answers.RulesPage:
    """The rules page: sections with their blocks; the words are in the language files."""
    return cast(answers.RulesPage, {"sections": rules_page()})


def lesson() -> answers.Lesson:
    """The steps of the lesson, in order."""
    return {"steps": [{"id": each.id, "section": each.section, "seat": each.seat} for each in steps()]}


def attempt(id: str, tried: Tried, lang: str) -> answers.Attempt:
    """Where a try stands: what the learner sees, what the newest actions did, whether the task is done."""
    with answered_in(_language(tried, lang)):
        begun, events = _played(id, tried)
    data = {"view": begun.view().to_json(), "events": events, "done": begun.done, "nudge": begun.nudge}
    return cast(answers.Attempt, data)


def why_not(id: str, tried: TriedWhyNot, lang: str) -> answers.OneReason:
    """Why an action cannot be done now; null if it can."""
    lang = _language(tried, lang)
    with answered_in(lang):
        begun, _ = _played(id, tried)
    reason = questions.why_not(begun.game, tried.action, begun.step.seat, lang)
    return cast(answers.OneReason, {"reason": reason})


def closing(id: str, tried: Tried, lang: str) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    with answered_in(_language(tried, lang)):
        return questions.closing(_played(id, tried)[0].view())


def outcome(id: str, tried: TriedClosing, lang: str) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    with answered_in(_language(tried, lang)):
        return questions.outcome(_played(id, tried)[0].view(), tried)


def _played(id: str, tried: Tried) -> tuple[Try, list[dict[str, Any]]]:
    wanted = step(id)
    if wanted is None:
        raise Refusal("unknown", "server-not-found")
    begun = wanted.begin()
    events: list[dict[str, Any]] = []
    for index, action in enumerate(tried.actions):
        try:
            happened = begun.play(action)
        except ActionError as error:
            raise refusal_of(error, action, index) from None
        if index >= tried.known:
            events += happened
    return begun, events


def _language(tried: Tried, lang: str) -> str:
    return language(tried.lang) if tried.lang else lang
