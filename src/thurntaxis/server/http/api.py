"""Everything under /api but the sockets: each request is answered by its endpoint."""

from collections.abc import Sequence
from email.message import Message
from functools import cached_property

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ...tables.refusals import Refusal
from ...tables.requests.dispatch import Answer, Router
from ...tables.requests.routes import Route
from ..parts import Server
from .ask import Json, WebAsk, set_cookie
from .openapi import Schema, document, reference


class Api:
    """The ASGI application of the endpoints."""

    def __init__(self, server: Server, routes: Sequence[Route]) -> None:
        self._server = server
        self._router = Router(routes)

    @cached_property
    def openapi(self) -> Schema:
        """The OpenAPI document. It takes a while to make: not in the event loop."""
        return document(self._router.endpoints)

    @cached_property
    def reference(self) -> str:
        """The document as a page, which is made outside the event loop too."""
        return reference(self.openapi)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope, receive)
        ask = WebAsk.of(self._server, request)

        async def read() -> bytes:
            return await _body(request)

        path = scope["path"].removeprefix("/api")
        answer = await self._router.answer(ask, request.method, path, dict(request.query_params), read)
        await _response(request, answer)(scope, receive, send)


async def _body(request: Request) -> bytes:
    """The body of a request that says it is JSON. A page of another site cannot say so without being asked first."""
    try:
        body = await request.body()
    except ClientDisconnect:
        raise Refusal("bad_request", "server-bad-request", problem="body: it was cut off") from None
    kind = Message()
    kind["content-type"] = request.headers.get("content-type", "")
    subtype = kind.get_content_subtype()
    is_json = kind.get_content_maintype() == "application" and (subtype == "json" or subtype.endswith("+json"))
    if body and not is_json:
        raise Refusal("bad_request", "server-bad-request", problem="body: Content-Type is not application/json")
    return body


def _response(request: Request, answer: Answer) -> Response:
    route, content = answer.route, answer.content
    status = route.joined_status if route.joined_status and answer.ask.token else route.status
    response = content if isinstance(content, Response) else Json(content, status)
    if answer.ask.token:
        set_cookie(response, request, answer.ask.token)
    if route.seconds:
        response.headers["Cache-Control"] = f"public, max-age={route.seconds}"
    return response
