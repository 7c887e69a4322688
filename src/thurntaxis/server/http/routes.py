"""What can be asked over HTTP: all of `tables.requests`, and what needs a network. OpenAPI is made from it."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic.fields import FieldInfo

from ...protocol import answers
from ...protocol.commands import AnyCommand, MoveIdentity, RemoveName, Sit
from ...protocol.game import GameRecord
from ...tables import lookback, requests
from ...tables.export import lines, zipped
from ...tables.jsontext import dumps
from ...tables.refusals import Refusal
from ...tables.requests import Ask, Route, TableId
from ...tables.service import TableService
from ...tables.texts import language
from ..identity import (
    COOKIE,
    COOKIE_SECONDS,
    FORMER_COOKIE,
    LINK_SECONDS,
    bearer,
    new_token,
    note_of,
    person_of,
    seal,
)
from ..rate_limits import Buckets
from ..settings import Settings
from .bodies import BodyRoute
from .middleware import address_of


def answered_by(model: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """What the OpenAPI document says about an answer; its schema is in `protocol/schema.json`."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{model.__name__}"}}}
    return {status: {"content": content} for status in statuses or (200,)}


EXPORTS = {"jsonl": "application/x-ndjson", "zip": "application/zip"}
"""The files in which records can be taken along."""
REFUSED = answered_by(answers.ErrorAnswer, 403, 404, 409, 413, 422, 429, 503)


class Json(Response):
    """An answer as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return dumps(content)


class Identity:
    """Who asks, from a cookie or a header; and the language they want."""

    def __init__(self, request: Request) -> None:
        self.token = bearer(request.headers.get("authorization")) or request.cookies.get(COOKIE)
        self.person = person_of(self.token)
        self.lang = language(request.headers.get("accept-language"))
        self.is_new = False

    def ensure(self) -> str:
        """Who asks; a new person if none was known."""
        if self.person is None:
            self.token = new_token()
            self.person = person_of(self.token)
            self.is_new = True
        assert self.person is not None
        return self.person


def set_cookie(response: Response, request: Request, token: str, name: str = COOKIE) -> None:
    """Let the browser keep a secret: scripts on pages cannot read it, other sites cannot use it."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/")


def answered(request: Request, identity: Identity, body: Any, status: int = 200) -> Response:
    """An answer with which a browser keeps an identity that it got by this request."""
    response = Response(body, media_type="application/json") if isinstance(body, bytes) else Json(body, status)
    if identity.is_new and identity.token:
        set_cookie(response, request, identity.token)
    return response


def routes(service: TableService, settings: Settings, metrics: Callable[[], Awaitable[bytes]]) -> APIRouter:
    """All routes under /api."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED, route_class=BodyRoute)
    creations = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)

    def limit_creation(request: Request) -> None:
        wait = creations.take(address_of(request.scope))
        if wait:
            raise Refusal("too_much", "server-too-much", {"retry_after": max(1, round(wait))})

    def site(request: Request) -> str:
        return (settings.public_url or str(request.base_url)).rstrip("/")

    def ask(request: Request, identity: Identity) -> Ask:
        return Ask(
            service,
            identity.person,
            identity.lang,
            share=address_of(request.scope),
            site=site(request),
            token=identity.token if identity.is_new else None,
            former=person_of(request.cookies.get(FORMER_COOKIE)) is not None,
        )

    # ---- What a browser's worker answers as well ----

    def add(route: Route) -> None:
        async def endpoint(request: Request, **given: Any) -> Response:
            if route.costly:
                limit_creation(request)
            identity = Identity(request)
            if route.joins:
                identity.ensure()
            body = await route.answer(ask(request, identity), **given)
            response = answered(request, identity, body, route.status)
            if route.seconds:
                response.headers["Cache-Control"] = f"public, max-age={route.seconds}"
            return response

        endpoint.__signature__ = _signature(route)  # type: ignore[attr-defined]
        api.add_api_route(
            route.path,
            endpoint,
            methods=[route.method],
            name=route.answer.__name__,
            description=route.answer.__doc__,
            status_code=route.status,
            responses=answered_by(route.answered, route.status),
        )

    for each in requests.ROUTES:
        add(each)

    # ---- Identity ----

    @api.post("/me", responses=answered_by(answers.NewIdentity, 200, 201))
    async def new_identity(request: Request) -> Response:
        """Get an identity; a person who has one keeps it."""
        identity = Identity(request)
        identity.ensure()
        body: answers.NewIdentity = {"token": identity.token if identity.is_new else None}
        return answered(request, identity, body, 201 if identity.is_new else 200)

    @api.post("/me/link", responses=answered_by(answers.PersonalLink))
    async def personal_link(request: Request) -> Response:
        """A link that moves your identity to another device. It works once, for ten minutes; keep it to yourself."""
        limit_creation(request)
        identity = Identity(request)
        if identity.person is None or identity.token is None:
            raise Refusal("not_yours", "server-no-identity")
        code, now = new_token(), service.clock.now()
        until = now + LINK_SECONDS * 1000
        await service.store.keep_note(note_of(code), seal(identity.token, code), now, until)
        personal: answers.PersonalLink = {"link": f"{site(request)}/me#{code}", "until": until}
        return Json(personal)

    def opened(sealed: str | None, code: str) -> tuple[str, str]:
        """The secret that a code belongs to, and whose it is."""
        token = seal(sealed, code) if sealed else None
        return token or "", person_in(token)

    def person_in(token: str | None) -> str:
        person = person_of(token)
        if person is None:
            raise Refusal("not_yours", "server-bad-token")
        return person

    @api.post("/me/whose", responses=answered_by(answers.Whose))
    async def whose_identity(request: Request, wanted: MoveIdentity) -> Response:
        """Whose identity a personal link carries, to be asked before one becomes that person."""
        sealed = await service.store.note(note_of(wanted.code), service.clock.now())
        _, person = opened(sealed, wanted.code)
        name, tables = await service.name_of(person)
        whose: answers.Whose = {"name": name, "tables": tables, "yours": person == Identity(request).person}
        return Json(whose)

    @api.post("/me/move", responses=answered_by(answers.IdentityMoved))
    async def move_identity(request: Request, wanted: MoveIdentity) -> Response:
        """Become the person of a personal link, in this browser; the link is used up, the former identity is kept."""
        sealed = await service.store.take_note(note_of(wanted.code), service.clock.now())
        token, _ = opened(sealed, wanted.code)
        return moved_to(request, token)

    @api.post("/me/back", responses=answered_by(answers.IdentityMoved))
    async def go_back(request: Request) -> Response:
        """Become again who you were before you opened a personal link."""
        former = request.cookies.get(FORMER_COOKIE)
        person_in(former)
        return moved_to(request, str(former))

    def moved_to(request: Request, token: str) -> Response:
        moved: answers.IdentityMoved = {"known": True}
        response = Json(moved)
        set_cookie(response, request, token)
        current = request.cookies.get(COOKIE)
        if current and current != token:
            set_cookie(response, request, current, FORMER_COOKIE)
        return response

    # ---- Finished games of one's own ----

    @api.get(
        "/me/records",
        response_class=StreamingResponse,
        responses={200: {"content": {kind: {"schema": {"type": "string"}} for kind in EXPORTS.values()}}},
    )
    async def my_records(request: Request, format: Literal["jsonl", "zip"] = "jsonl") -> Response:
        """The records of all your finished games: one file with a record a line, or a zip with a file for each."""
        person = ask(request, Identity(request)).known
        limit_creation(request)
        records = service.archive.records(person)
        name = {"Content-Disposition": f'attachment; filename="thurntaxis-games.{format}"'}
        pieces = (zipped if format == "zip" else lines)(records, service.background)
        return StreamingResponse(pieces, media_type=EXPORTS[format], headers=name)

    @api.post("/me/remove-name", responses=answered_by(answers.NamesRemoved))
    async def remove_name(request: Request, wanted: RemoveName) -> Response:
        """Remove your name from a finished game, or from all of them, some at a time."""
        person = ask(request, Identity(request)).known
        return Json(await service.archive.remove_names(person, wanted.table))

    @api.get("/lobby", responses=answered_by(answers.TableList))
    async def lobby(request: Request) -> Response:
        """Tables that are open to all, to join or to watch."""
        listed: answers.TableList = {"tables": await service.lobby(Identity(request).person)}
        return Json(listed)

    @api.post("/tables/{id}/commands", responses=answered_by(answers.CommandAnswer))
    async def command(request: Request, id: TableId, wanted: Annotated[AnyCommand, Body()]) -> Response:
        """Do something at a table, or ask it something."""
        identity = Identity(request)
        if isinstance(wanted, Sit):
            identity.ensure()
        answer = await requests.command(ask(request, identity), id, wanted)
        return answered(request, identity, {**answer, "token": identity.token} if identity.is_new else answer)

    # ---- Finished games ----

    @api.get("/tables/{id}/record", responses=answered_by(GameRecord))
    async def record(request: Request, id: TableId, format: Literal["json", "text"] = "json") -> Response:
        """The record of a finished game; of a broken one for its players."""
        found = await lookback.record_of(service, id, Identity(request).person)
        written = await service.background.run(found.to_text if format == "text" else found.dumps)
        if format == "text":
            return Response(written, media_type="text/plain; charset=utf-8")
        name = {"Content-Disposition": f'inline; filename="thurntaxis-{id}.json"'}
        return Response(written, media_type="application/json", headers=name)

    # ---- The server itself ----

    @api.get("/health", responses=answered_by(answers.Health))
    async def health() -> Response:
        """Whether the server and its store work."""
        await service.store.answers()
        healthy: answers.Health = {
            "status": "closing" if service.closing else "ok",
            "tables": len(service.cache),
            "sockets": service.connections.count,
        }
        return Json(healthy)

    @api.get("/metrics", response_class=PlainTextResponse)
    async def figures() -> Response:
        """Figures for Prometheus, of all workers together."""
        return Response(await metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return api


def _signature(route: Route) -> inspect.Signature:
    """The arguments of a route as FastAPI reads them: the request instead of who asks, other names where it has any."""
    asked, *others = inspect.signature(route.answer).parameters.values()
    return inspect.Signature(
        [
            asked.replace(name="request", annotation=Request),
            *(each.replace(annotation=_named(each.annotation)) for each in others),
        ]
    )


def _named(annotation: Any) -> Any:
    for each in getattr(annotation, "__metadata__", ()):
        if isinstance(each, FieldInfo) and each.alias:
            return Annotated[annotation, Query(alias=each.alias)]
    return annotation
