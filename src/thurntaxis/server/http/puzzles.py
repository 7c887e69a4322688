"""The addresses of puzzles; `tables.puzzling` answers."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...protocol import answers
from ...protocol.commands import PUZZLE_ID, Tried, TriedClosing, TriedWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...tables import puzzling
from ...tables.daily import today
from ...tables.service import TableService
from ...tables.texts import language
from .routes import REFUSED, Json, answered_by

PuzzleId = Annotated[str, Path(pattern=PUZZLE_ID, description="A puzzle")]


def routes(service: TableService) -> APIRouter:
    """The routes for puzzles."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)

    @api.get("/puzzles", responses=answered_by(answers.PuzzleList))
    async def puzzles() -> Response:
        """All puzzles, easiest first, and the one of the day."""
        return Json(puzzling.listed(today(service.clock.now())))

    @api.post("/puzzles/{id}", responses=answered_by(answers.PuzzleAttempt))
    async def attempt(request: Request, id: PuzzleId, tried: Tried) -> Response:
        """Where a try stands: what the player sees, what the newest actions did, whether it is solved or missed."""
        return Json(await puzzling.attempt(service.background, id, tried, _language(request)))

    @api.post("/puzzles/{id}/hint", responses=answered_by(answers.PuzzleHint))
    async def hint(request: Request, id: PuzzleId, tried: Tried) -> Response:
        """The next action of a best way."""
        return Json(await puzzling.hint(service.background, id, tried, _language(request)))

    @api.get("/puzzles/{id}/solution", responses=answered_by(answers.PuzzleSolution))
    async def solution(id: PuzzleId) -> Response:
        """A best way to play the turn, and what it is about."""
        return Json(puzzling.solution(id))

    @api.post("/puzzles/{id}/why-not", responses=answered_by(answers.OneReason))
    async def why_not(request: Request, id: PuzzleId, tried: TriedWhyNot) -> Response:
        """Why an action cannot be done now; null if it can."""
        return Json(await puzzling.why_not(service.background, id, tried, _language(request)))

    @api.post("/puzzles/{id}/closing", responses=answered_by(ClosingOffer))
    async def closing(request: Request, id: PuzzleId, tried: Tried) -> Response:
        """The ways to close the route, as at a table."""
        return Json(await puzzling.closing(service.background, id, tried, _language(request)))

    @api.post("/puzzles/{id}/closing-outcome", responses=answered_by(ClosingOutcome))
    async def outcome(request: Request, id: PuzzleId, tried: TriedClosing) -> Response:
        """What one choice earns, as at a table."""
        return Json(await puzzling.outcome(service.background, id, tried, _language(request)))

    return api


def _language(request: Request) -> str:
    return language(request.headers.get("accept-language"))
