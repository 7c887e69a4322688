"""What the page can ask beside the talk at a table: a server's addresses, answered without one."""

import re
from typing import Any, Literal
from urllib.parse import parse_qsl, urlsplit

from pydantic import ConfigDict, TypeAdapter, ValidationError, validate_call

from ..protocol import answers
from ..tables import lookback
from ..tables.export import lines
from ..tables.jsontext import dumps
from ..tables.refusals import Refusal, failed, problem_of
from ..tables.requests import ROUTES, Answer, Ask, Route, TableId, command
from ..tables.service import TableService
from ..tables.texts import language

YOU = "you"
"""The one person of a browser: all its tables are theirs."""


async def new_identity(asked: Ask) -> answers.NewIdentity:
    """There is nobody else one could be."""
    return {"token": None}


async def my_records(asked: Ask, format: Literal["jsonl"] = "jsonl") -> str:
    """The records of all your finished games, one a line, in a JSON string."""
    service = asked.service
    return "".join([line.decode() async for line in lines(service.archive.records(asked.known), service.background)])


async def record(asked: Ask, id: TableId, format: Literal["json", "text"] = "json") -> Any:
    """The record of a finished game; as text it comes in a JSON string."""
    found = await lookback.record_of(asked.service, id, asked.person)
    return found.to_text() if format == "text" else found.dumps().encode()


OWN = (
    Route("POST", "/me", new_identity, answers.NewIdentity),
    Route("GET", "/me/records", my_records, str),
    Route("POST", "/tables/{id}/commands", command, answers.CommandAnswer),
    Route("GET", "/tables/{id}/record", record, dict),
)
"""What a server answers in a way of its own."""


class Address:
    """A route of the list, as it is answered here; its arguments are checked by their types."""

    def __init__(self, route: Route) -> None:
        self.method, self.path = route.method, route.path
        self._pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path))
        self._answer: Answer = validate_call(config=ConfigDict(arbitrary_types_allowed=True))(route.answer)
        wanted = route.answer.__annotations__.get("wanted")
        self._body: TypeAdapter[Any] | None = TypeAdapter(wanted) if wanted is not None else None

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """The named parts of a path, if it is one of these."""
        found = self._pattern.fullmatch(path) if method == self.method else None
        return found.groupdict() if found else None

    async def answer(self, asked: Ask, given: dict[str, Any], body: str | None) -> Any:
        """The answer to a request."""
        if self._body is not None:
            given = given | {"wanted": self._body.validate_json(body or "")}
        return await self._answer(asked, **given)


ADDRESSES = [Address(route) for route in (*OWN, *ROUTES)]


async def ask(service: TableService, method: str, address: str, lang: str, body: str | None) -> bytes:
    """The answer to a request, as JSON; a refusal is one, too."""
    lang = language(lang)
    try:
        answer = await _answered(Ask(service, YOU, lang, share=YOU), method, address, body)
    except Refusal as refusal:
        return dumps({"error": refusal.to_json(refusal.lang or lang)})
    except ValidationError as error:
        return dumps({"error": Refusal("bad_request", "server-bad-request", problem=problem_of(error)).to_json(lang)})
    except Exception as error:
        return dumps({"error": failed(error, request=address).to_json(lang)})
    return answer if isinstance(answer, bytes) else dumps(answer)


async def _answered(asked: Ask, method: str, address: str, body: str | None) -> Any:
    parts = urlsplit(address)
    for each in ADDRESSES:
        named = each.match(method, parts.path)
        if named is not None:
            return await each.answer(asked, dict(parse_qsl(parts.query)) | named, body)
    raise Refusal("unknown", "server-not-found")
