"""The addresses of what a learner can ask for; `tables.learn` answers."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...protocol import answers
from ...protocol.commands import STEP_ID, Tried, TriedClosing, TriedWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...tables import learn
from ...tables.texts import language
from .routes import REFUSED, Json, answered_by

StepId = Annotated[str, Path(pattern=STEP_ID, description="A step of the lesson")]


def routes() -> APIRouter:
    """The routes for learners."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)

    @api.get("/rules", responses=answered_by(answers.RulesPage))
    async def rules() -> Response:
        """The rules page: sections with their blocks; the words are in the language files."""
        return Json(learn.rules(), headers={"Cache-Control": "public, max-age=3600"})

    @api.get("/lesson", responses=answered_by(answers.Lesson))
    async def lesson() -> Response:
        """The steps of the lesson, in order."""
        return Json(learn.lesson())

    @api.post("/lesson/{id}", responses=answered_by(answers.Attempt))
    async def attempt(request: Request, id: StepId, tried: Tried) -> Response:
        """Where a try stands: what the learner sees, what the newest actions did, whether the task is done."""
        return Json(learn.attempt(id, tried, _language(request)))

    @api.post("/lesson/{id}/why-not", responses=answered_by(answers.OneReason))
    async def why_not(request: Request, id: StepId, tried: TriedWhyNot) -> Response:
        """Why an action cannot be done now; null if it can."""
        return Json(learn.why_not(id, tried, _language(request)))

    @api.post("/lesson/{id}/closing", responses=answered_by(ClosingOffer))
    async def closing(request: Request, id: StepId, tried: Tried) -> Response:
        """The ways to close the route, as at a table."""
        return Json(learn.closing(id, tried, _language(request)))

    @api.post("/lesson/{id}/closing-outcome", responses=answered_by(ClosingOutcome))
    async def outcome(request: Request, id: StepId, tried: TriedClosing) -> Response:
        """What one choice earns, as at a table."""
        return Json(learn.outcome(id, tried, _language(request)))

    return api


def _language(request: Request) -> str:
    return language(request.headers.get("accept-language"))
