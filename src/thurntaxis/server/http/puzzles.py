"""The addresses of puzzles; `tables.puzzling` answers."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...protocol import answers
from ...protocol.commands import PUZZLE_ID, AskSolution, Tried
from ...tables import puzzling
from ...tables.daily import today
from ...tables.service import TableService
from .routes import REFUSED, Identity, Json, answered_by
from .tries import add_questions, language_of

PuzzleId = Annotated[str, Path(pattern=PUZZLE_ID, description="A puzzle")]


def routes(service: TableService) -> APIRouter:
    """The routes for puzzles."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)

    @api.get("/puzzles", responses=answered_by(answers.PuzzleList))
    async def puzzles() -> Response:
        """All puzzles, easiest first, and the one of the day."""
        return Json(puzzling.listed(today(service.clock.now())))

    @api.get("/me/puzzles", responses=answered_by(answers.PuzzleTries))
    async def tries(request: Request) -> Response:
        """What came of your first tries, in their order."""
        return Json(await service.puzzling.tries(Identity(request).person))

    @api.post("/puzzles/{id}", responses=answered_by(answers.PuzzleAttempt))
    async def attempt(request: Request, id: PuzzleId, tried: Tried) -> Response:
        """Where a try stands: what the player sees, what the newest actions did, whether it is solved or missed.

        The first one that is either is kept, if you have an identity.
        """
        return Json(await service.puzzling.attempt(id, tried, language_of(request), Identity(request).person))

    @api.post("/puzzles/{id}/hint", responses=answered_by(answers.PuzzleHint))
    async def hint(request: Request, id: PuzzleId, tried: Tried) -> Response:
        """The next action of a best way. If the puzzle was not tried before, it counts as missed."""
        return Json(await service.puzzling.hint(id, tried, language_of(request), Identity(request).person))

    @api.post("/puzzles/{id}/solution", responses=answered_by(answers.PuzzleSolution))
    async def solution(request: Request, id: PuzzleId, wanted: AskSolution) -> Response:
        """A best way to play the turn, and why. If the puzzle was not tried before, it counts as missed."""
        return Json(await service.puzzling.solution(id, wanted, language_of(request), Identity(request).person))

    add_questions(api, "/puzzles", PUZZLE_ID, puzzling.TRIES, service.background)
    return api
