"""The addresses of the analysis board; `tables.analysis` answers."""

from fastapi import APIRouter, Request, Response

from ...protocol import answers
from ...protocol.commands import Variation, VariationClosing, VariationWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ...protocol.review import PositionChances, VariationStep
from ...tables import analysis
from ...tables.service import TableService
from .middleware import address_of
from .routes import REFUSED, Identity, Json, TableId, answered_by


def routes(service: TableService) -> APIRouter:
    """The routes of the analysis board."""
    api = APIRouter(prefix="/api/tables/{id}/analysis", default_response_class=Json, responses=REFUSED)

    @api.post("", responses=answered_by(VariationStep))
    async def step(request: Request, id: TableId, tried: Variation) -> Response:
        """Where a variation from a ply of a finished game stands: all hands, what the player to act can do."""
        return Json(await analysis.step(service, id, tried, Identity(request).lang))

    @api.post("/chances", responses=answered_by(PositionChances))
    async def chances(request: Request, id: TableId, tried: Variation) -> Response:
        """Every seat's chance where a variation stands; the next question of yours takes the place of this one."""
        identity, address = Identity(request), address_of(request.scope)
        return Json(await analysis.chances(service, id, tried, identity.lang, identity.person, address))

    @api.post("/why-not", responses=answered_by(answers.OneReason))
    async def why_not(request: Request, id: TableId, tried: VariationWhyNot) -> Response:
        """Why the player to act cannot do an action; null if they can."""
        return Json(await analysis.why_not(service, id, tried, Identity(request).lang))

    @api.post("/closing", responses=answered_by(ClosingOffer))
    async def closing(request: Request, id: TableId, tried: Variation) -> Response:
        """The ways to close the route, as at a table."""
        return Json(await analysis.closing(service, id, tried, Identity(request).lang))

    @api.post("/closing-outcome", responses=answered_by(ClosingOutcome))
    async def outcome(request: Request, id: TableId, tried: VariationClosing) -> Response:
        """What one choice earns, as at a table."""
        return Json(await analysis.outcome(service, id, tried, Identity(request).lang))

    return api
