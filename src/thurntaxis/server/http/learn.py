"""The addresses of what a learner can ask for; `tables.learn` answers."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...protocol import answers
from ...protocol.commands import STEP_ID, Tried
from ...tables import learn
from ...tables.tasks import Background
from .routes import REFUSED, Json, answered_by
from .tries import add_questions, language_of

StepId = Annotated[str, Path(pattern=STEP_ID, description="A step of the lesson")]


def routes(background: Background) -> APIRouter:
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
        return Json(await background.run(lambda: learn.attempt(id, tried, language_of(request))))

    add_questions(api, "/lesson", STEP_ID, learn.TRIES, background)
    return api
