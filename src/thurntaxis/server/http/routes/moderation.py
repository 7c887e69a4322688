"""Blocking people, and reporting conduct to the host."""

from typing import Annotated

from pydantic import Field

from ....protocol import answers
from ....protocol.commands import TABLE_ID, BlockPerson, ReportConduct
from ....tables.requests.routes import Routes, TableId
from ..ask import WebAsk

ROUTES = Routes()
BlockId = Annotated[str, Field(pattern=r"^[0-9a-f]{1,32}$")]
AskedTable = Annotated[
    str, Field(pattern=TABLE_ID, description="A table: which of its seats are theirs, under the names you know.")
]


@ROUTES.add("GET", "/me/blocks")
async def my_blocks(ask: WebAsk, table: AskedTable | None = None) -> answers.MyBlocks:
    """The people you have blocked."""
    return await ask.service.complaints.blocks_of(ask.person, table) if ask.person else {"blocks": []}


@ROUTES.add("POST", "/me/blocks", status=201, joins=True, limit="complaints")
async def block(ask: WebAsk, wanted: BlockPerson) -> answers.MyBlocks:
    """Block a person: you no longer see what they have said or will say, at any table."""
    await ask.service.complaints.block(ask.known, wanted.table, wanted)
    return await ask.service.complaints.blocks_of(ask.known, wanted.table)


@ROUTES.add("DELETE", "/me/blocks/{block}", known=True)
async def unblock(ask: WebAsk, block: BlockId) -> answers.MyBlocks:
    """Unblock a person."""
    await ask.service.complaints.unblock(ask.known, block)
    return await ask.service.complaints.blocks_of(ask.known)


@ROUTES.add("POST", "/tables/{id}/reports", status=201, joins=True, limit="complaints")
async def report(ask: WebAsk, id: TableId, wanted: ReportConduct) -> answers.Done:
    """Report a line of chat or a person to the host of the server."""
    ask.service.conduct.check_person(ask.known)
    await ask.service.complaints.report(ask.known, id, wanted)
    return {}
