"""Requests of the page, answered without a server: the endpoints are a server's, by the same addresses."""

from typing import Literal
from urllib.parse import parse_qsl, urlsplit

from ..protocol.game import GameRecord
from ..tables.archive.export import lines
from ..tables.languages import language
from ..tables.ports.jsontext import dumps
from ..tables.refusals import Refusal, failed
from ..tables.requests import ROUTES
from ..tables.requests.dispatch import Router
from ..tables.requests.routes import Ask, Routes, TableId
from ..tables.service import TableService

YOU = "you"
"""The one person of a browser: all its tables are theirs."""
OWN = Routes()
"""Endpoints that a server answers with files."""


@OWN.add("GET", "/me/records")
async def my_records(ask: Ask, format: Literal["jsonl"] = "jsonl") -> str:
    """The records of all your finished games, one per line, in a JSON string."""
    service = ask.service
    return "".join([line.decode() async for line in lines(service.archive.records(ask.known), service.background)])


@OWN.add("GET", "/tables/{id}/record", answered=GameRecord)
async def record(ask: Ask, id: TableId, format: Literal["json", "text"] = "json") -> str | bytes:
    """The record of a finished game; as text it comes in a JSON string."""
    found = await ask.service.replays.record(id, ask.person)
    return found.to_text() if format == "text" else found.dumps().encode()


ROUTER = Router((*OWN, *ROUTES))


async def ask(service: TableService, method: str, address: str, lang: str, body: str | None) -> bytes:
    """The answer to a request, as JSON; a refusal is one, too."""
    lang, parts = language(lang), urlsplit(address)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))

    async def read() -> bytes:
        return (body or "").encode()

    try:
        you = Ask(YOU, lang, service=service, fair_key=YOU)
        content = (await ROUTER.answer(you, method, parts.path, query, read)).content
    except Refusal as refusal:
        return dumps({"error": refusal.to_json(refusal.lang or lang)})
    except Exception as error:
        return dumps({"error": failed(error, request=address).to_json(lang)})
    return content if isinstance(content, bytes) else dumps(content)
