"""Tables: new ones, their state, and everything that can be done at one."""

from functools import partial
from typing import Annotated

from pydantic import Field

from ...bots import registry
from ...protocol import answers
from ...protocol.commands import AnyCommand, CreateTable, Ply, Sit, Sync, TableCommand, UploadRecord
from ...protocol.messages import StateMessage
from ..running.writer import Answer
from ..table.table import Table
from .routes import Ask, Routes, TableId

ROUTES = Routes()


@ROUTES.add("POST", "/tables", status=201, joins=True, limit="tables")
async def create_table(ask: Ask, wanted: CreateTable) -> answers.TableCreated:
    """Set up a table."""
    return _created(ask, await ask.service.creation.create(wanted, ask.known, ask.fair_key, ask.network))


@ROUTES.add("POST", "/replays", status=201, joins=True, limit="tables")
async def upload_record(ask: Ask, wanted: UploadRecord) -> answers.TableCreated:
    """Set up a table that shows a record."""
    return _created(ask, await ask.service.creation.upload(wanted.record, ask.known, partial(ask.spend, "uploads")))


def _created(ask: Ask, table: Table) -> answers.TableCreated:
    info = ask.service.broadcast.info(table, ask.person)
    return {"table": info, "link": f"{ask.site}/t/{table.id}", "token": ask.token}


@ROUTES.add("GET", "/bots")
async def bots(ask: Ask) -> answers.BotList:
    """The bots to play against."""
    return {
        "bots": [
            {"code": entry.code, "name": entry.name, "description": entry.description}
            for entry in registry.known().values()
        ]
    }


@ROUTES.add("GET", "/programs")
async def programs(ask: Ask) -> answers.ProgramList:
    """The programs that people offer as opponents now."""
    return {"programs": await ask.service.programs.listed()}


@ROUTES.add("GET", "/tables/{id}")
async def table_info(ask: Ask, id: TableId) -> answers.OneTable:
    """A table: seats, options and state."""
    return {"table": await ask.service.info(id, ask.person)}


@ROUTES.add("GET", "/tables/{id}/state", answered=StateMessage)
async def table_state(ask: Ask, id: TableId, since: Annotated[int, Field(ge=-1, le=10**9)] | None = None) -> bytes:
    """Everything about a table that you may know."""
    return await ask.service.commands.state(id, ask, since)


@ROUTES.add("POST", "/tables/{id}/commands", answered=answers.CommandAnswer, joins=Sit)
async def command(ask: Ask, id: TableId, wanted: AnyCommand) -> bytes | Answer:
    """Do something at a table, or ask it something."""
    given: TableCommand = wanted
    if isinstance(given, Sync):
        return await ask.service.commands.state(id, ask, given.since)
    done = await ask.service.commands.run(id, ask, given)
    return {**done, "token": ask.token} if ask.token else done


@ROUTES.add("GET", "/tables/{id}/look")
async def look_back(ask: Ask, id: TableId, ply: Ply) -> answers.LookBack:
    """An earlier ply of a game, as your own seats saw it then; as spectators did if you have none."""
    return await ask.service.replays.look_back(id, ask.person, ply)


@ROUTES.add("POST", "/show")
async def show(ask: Ask) -> answers.OneTable:
    """The game of strong bots that everybody can watch; if none is under way, a new one."""
    return {"table": ask.service.broadcast.info(await ask.service.show.table(), ask.person)}


@ROUTES.add("GET", "/tables/{id}/commentary")
async def commentary(ask: Ask, id: TableId) -> answers.Commentary:
    """Everybody's chances after a turn, from what spectators see; two rounds late where people play."""
    return await ask.service.commentary.newest(id, ask.person, ask.lang)


@ROUTES.add("DELETE", "/tables/{id}", known=True)
async def delete_table(ask: Ask, id: TableId) -> answers.TableDeleted:
    """Delete an unfinished game that you play alone against bots."""
    await ask.service.archive.delete(id, ask.known)
    return {"deleted": True}
