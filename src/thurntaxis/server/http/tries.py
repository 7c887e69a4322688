"""The addresses of questions about a try, the same in the lesson and in puzzles; `tables.tries` answers."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from ...protocol import answers
from ...protocol.commands import Tried, TriedClosing, TriedWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...tables.tasks import Background
from ...tables.texts import language
from ...tables.tries import Tries
from .routes import Json, answered_by


def add_questions(api: APIRouter, path: str, pattern: str, tries: Tries[Any], background: Background) -> None:
    """Add the questions about tries at positions whose ids fit a pattern."""
    PositionId = Annotated[str, Path(pattern=pattern)]

    @api.post(f"{path}/{{id}}/why-not", responses=answered_by(answers.OneReason))
    async def why_not(request: Request, id: PositionId, tried: TriedWhyNot) -> Response:
        """Why an action cannot be done now; null if it can."""
        return Json(await background.run(lambda: tries.why_not(id, tried, language_of(request))))

    @api.post(f"{path}/{{id}}/closing", responses=answered_by(ClosingOffer))
    async def closing(request: Request, id: PositionId, tried: Tried) -> Response:
        """The ways to close the route, as at a table."""
        return Json(await background.run(lambda: tries.closing(id, tried, language_of(request))))

    @api.post(f"{path}/{{id}}/closing-outcome", responses=answered_by(ClosingOutcome))
    async def outcome(request: Request, id: PositionId, tried: TriedClosing) -> Response:
        """What one choice earns, as at a table."""
        return Json(await background.run(lambda: tries.outcome(id, tried, language_of(request))))


def language_of(request: Request) -> str:
    """The language that a browser asks for."""
    return language(request.headers.get("accept-language"))
