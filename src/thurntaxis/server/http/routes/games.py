"""Games among people: open tables, and finished games as files."""

from typing import Literal

from starlette.responses import Response, StreamingResponse

from ....protocol import answers
from ....protocol.commands import RemoveName
from ....protocol.game import GameRecord
from ....tables.archive.export import lines, zipped
from ....tables.requests.routes import JSON, Routes, TableId
from ..ask import WebAsk

ROUTES = Routes()
EXPORTS = {"jsonl": "application/x-ndjson", "zip": "application/zip"}
"""The media types of the files in which records can be downloaded."""


@ROUTES.add("GET", "/me/records", known=True, limit="tables", answered=str, media=tuple(EXPORTS.values()))
async def my_records(ask: WebAsk, format: Literal["jsonl", "zip"] = "jsonl") -> Response:
    """The records of all your finished games: one file with one record per line, or a zip with one file per record."""
    records = ask.service.archive.records(ask.known)
    name = {"Content-Disposition": f'attachment; filename="thurntaxis-games.{format}"'}
    pieces = (zipped if format == "zip" else lines)(records, ask.service.background)
    return StreamingResponse(pieces, media_type=EXPORTS[format], headers=name)


@ROUTES.add("POST", "/me/remove-name", known=True)
async def remove_name(ask: WebAsk, wanted: RemoveName) -> answers.NamesRemoved:
    """Remove your name from a finished game, or from all of them, some at a time."""
    return await ask.service.archive.remove_names(ask.known, wanted.table)


@ROUTES.add("GET", "/lobby")
async def lobby(ask: WebAsk) -> answers.TableList:
    """Tables that are open to all, to join or to watch."""
    return {"tables": await ask.service.lobby(ask.person)}


@ROUTES.add("GET", "/tables/{id}/record", answered=GameRecord, media=(JSON, "text/plain"))
async def record(ask: WebAsk, id: TableId, format: Literal["json", "text"] = "json") -> Response:
    """The record of a finished game; of a broken one for its players."""
    found = await ask.service.replays.record(id, ask.person)
    written = await ask.service.background.run(found.to_text if format == "text" else found.dumps)
    if format == "text":
        return Response(written, media_type="text/plain; charset=utf-8")
    name = {"Content-Disposition": f'inline; filename="thurntaxis-{id}.json"'}
    return Response(written, media_type=JSON, headers=name)
