"""Where people say whom they do not want to hear, and tell the host about somebody."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ...protocol import answers
from ...protocol.commands import TABLE_ID, BlockPerson, ReportConduct
from ...tables.refusals import Refusal
from ...tables.requests import TableId
from ...tables.service import TableService
from ..rate_limits import Buckets
from ..settings import Settings
from .middleware import address_of
from .routes import REFUSED, Identity, Json, answered, answered_by

BlockId = Annotated[str, Path(pattern=r"^[0-9a-f]{1,32}$")]
AskedTable = Annotated[str | None, Query(pattern=TABLE_ID, description="A table: which of its seats are theirs.")]


def complaint_routes(service: TableService, settings: Settings) -> APIRouter:
    """All routes about blocks and reports."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)
    complaints = Buckets(settings.complaints_per_hour / 3600, settings.complaints_per_hour)

    def limit(request: Request) -> None:
        wait = complaints.take(address_of(request.scope))
        if wait:
            raise Refusal("too_much", "server-too-much", {"retry_after": max(1, round(wait))})

    @api.get("/me/blocks", responses=answered_by(answers.MyBlocks))
    async def my_blocks(request: Request, table: AskedTable = None) -> Response:
        """Whom you have blocked."""
        person = Identity(request).person
        none: answers.MyBlocks = {"blocks": []}
        return Json(await service.complaints.told(person, table) if person else none)

    @api.post("/me/blocks", status_code=201, responses=answered_by(answers.MyBlocks, 201))
    async def block(request: Request, wanted: BlockPerson) -> Response:
        """Hear nothing more of somebody: what they have said and will say is left out, at every table."""
        limit(request)
        identity = Identity(request)
        person = identity.ensure()
        await service.complaints.block(person, wanted.table, wanted)
        return answered(request, identity, await service.complaints.told(person, wanted.table), 201)

    @api.delete("/me/blocks/{block}", responses=answered_by(answers.MyBlocks))
    async def unblock(request: Request, block: BlockId) -> Response:
        """Hear somebody again."""
        person = Identity(request).person
        if person is None:
            raise Refusal("not_yours", "server-no-identity")
        await service.complaints.unblock(person, block)
        return Json(await service.complaints.told(person))

    @api.post("/tables/{id}/reports", status_code=201, responses=answered_by(answers.Done, 201))
    async def report(request: Request, id: TableId, wanted: ReportConduct) -> Response:
        """Tell the host of the server about a line of chat, or about a person."""
        limit(request)
        identity = Identity(request)
        person = identity.ensure()
        service.conduct.check_person(person)
        await service.complaints.report(person, id, wanted)
        return answered(request, identity, {}, 201)

    return api
