"""The rules page and the lesson."""

from typing import Annotated

from pydantic import Field

from ...protocol import answers
from ...protocol.commands import STEP_ID, Tried, TriedClosing, TriedWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ..learning import lesson as tried
from .routes import Ask, Routes

ROUTES = Routes()
StepId = Annotated[str, Field(pattern=STEP_ID, description="A step of the lesson")]


@ROUTES.add("GET", "/rules", seconds=3600)
async def rules(ask: Ask) -> answers.RulesPage:
    """The rules page: sections with their blocks; the words are in the language files."""
    return tried.rules()


@ROUTES.add("GET", "/lesson")
async def lesson(ask: Ask) -> answers.Lesson:
    """The steps of the lesson, in order."""
    return tried.lesson()


@ROUTES.add("POST", "/lesson/{id}")
async def attempt(ask: Ask, id: StepId, wanted: Tried) -> answers.Attempt:
    """The state of a try: the learner's view, the newest events, whether the task is done."""
    return tried.attempt(id, wanted)


@ROUTES.add("POST", "/lesson/{id}/why-not")
async def why_not(ask: Ask, id: StepId, wanted: TriedWhyNot) -> answers.OneReason:
    """Why an action is not possible now; null if it is."""
    return await ask.service.background.run(lambda: tried.TRIES.why_not(id, wanted, ask.lang))


@ROUTES.add("POST", "/lesson/{id}/closing")
async def closing(ask: Ask, id: StepId, wanted: Tried) -> ClosingOffer:
    """The ways to close the route, as at a table."""
    return await ask.service.background.run(lambda: tried.TRIES.closing(id, wanted))


@ROUTES.add("POST", "/lesson/{id}/closing-outcome")
async def outcome(ask: Ask, id: StepId, wanted: TriedClosing) -> ClosingOutcome:
    """What one choice earns, as at a table."""
    return await ask.service.background.run(lambda: tried.TRIES.outcome(id, wanted))
