"""The application: the service with its doors, HTTP, sockets and the client's files."""

import asyncio
import gc
import json
import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from .. import __version__
from ..tables.jsontext import dumps
from ..tables.refusals import Refusal, short
from ..tables.service import TableService
from .connection_limits import STATE_KEY, ConnectionLimits
from .http.complaints import complaint_routes
from .http.host import HostPage
from .http.middleware import MethodRefused, RequestMiddleware
from .http.reference import page
from .http.routes import routes
from .http.static_files import ClientFiles
from .metrics import PrometheusMetrics
from .settings import Settings
from .sockets.endpoint import SocketEndpoint
from .stores import open_store
from .stores.sql import SqlStore
from .workers import Workers

if TYPE_CHECKING:
    from .leaderboard import Leaderboard
    from .notices.service import NoticeService

log = logging.getLogger("thurntaxis.server")


def create_app(settings: Settings, *, open_service: bool = True) -> FastAPI:
    """An application with a service of its own.

    Args:
        settings: what can be set about it.
        open_service: False if the caller opens the service before the application starts, to hear why it cannot.
    """
    settings = replace(settings, announce=settings.hook is not None)
    metrics = PrometheusMetrics()
    store = open_store(settings.database)
    service = TableService(settings, store, metrics)
    workers = Workers(service, store, metrics)
    notices = _notices(settings, service, store)
    board = _leaderboard(settings, service, store)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        # The threads of the store and of bots get their turn sooner than Python's 5 ms, or every move waits for them.
        sys.setswitchinterval(0.0005)
        try:
            if open_service:
                await service.open()
            workers.start()
            if notices is not None:
                await notices.open()
            if board is not None:
                board.start()
            log.info("open", extra={"database": _without_password(settings.database)})
            yield {STATE_KEY: ConnectionLimits(settings, metrics)}
        finally:  # also if it could not open: what waits for the database then would wait for ever
            workers.stop()
            await service.close()
            if notices is not None:
                await notices.close()
        log.info("closed")

    app = FastAPI(
        title="Thurn und Taxis",
        version=__version__,
        summary="Tables of the board game over the network. The socket's messages are described in docs/protocol.md.",
        lifespan=lifespan,
        openapi_url=None,  # FastAPI would make the document in the event loop, which takes 0.1 s
    )
    app.state.service = service
    app.openapi = partial(_document, app.openapi)  # type: ignore[method-assign]
    app.include_router(routes(service, settings, workers.metrics))
    app.include_router(complaint_routes(service, settings))
    if board is not None:
        from .leaderboard import leaderboard_routes

        app.include_router(leaderboard_routes(service, board))
    if notices is not None:
        from .notices.routes import notice_routes

        app.include_router(notice_routes(service, notices))
    app.router.routes.append(Route("/api/host", HostPage(store, workers.all).__call__, methods=["GET", "POST"]))
    app.router.routes.append(Route("/api/openapi.json", _openapi, methods=["GET"]))
    app.router.routes.append(Route("/api/docs", _reference, methods=["GET"]))
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", SocketEndpoint(service, settings).__call__))
    app.router.routes.append(Route("/api/{path:path}", _nothing_here, methods=["GET"]))
    app.router.routes.append(Route("/{path:path}", ClientFiles(settings.static), methods=["GET"]))
    _answer_errors(app)
    app.add_middleware(RequestMiddleware, settings=settings, metrics=metrics)
    return app


def _notices(settings: Settings, service: TableService, store: SqlStore) -> "NoticeService | None":
    """Where notices are sent from, if what it needs is installed."""
    try:
        from .notices.service import NoticeService
    except ModuleNotFoundError:
        if settings.notices or settings.hook:
            raise
        return None
    return NoticeService(settings, service, store)


def _leaderboard(settings: Settings, service: TableService, store: SqlStore) -> "Leaderboard | None":
    """Ratings, if the host wants them; they need a package of their own."""
    if not settings.ratings:
        return None
    from .leaderboard import Leaderboard

    return Leaderboard(service, store)


def from_environment() -> FastAPI:
    """What uvicorn calls in each worker."""
    return app_of_process(Settings.from_environment())


def app_of_process(settings: Settings, *, open_service: bool = True) -> FastAPI:
    """The application of a process that does nothing else."""
    from .logs import set_up

    set_up(settings.log_level)
    app = create_app(settings, open_service=open_service)
    _let_garbage_wait()
    return app


def _let_garbage_wait() -> None:
    """What the program itself is made of is never garbage, and hardly anything at a table is.

    Looking for it as often as Python does by default took a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@cache
def _document(of_requests: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The OpenAPI document, with the schemas of answers."""
    document = of_requests()
    schemas: dict[str, Any] = document["components"]["schemas"]
    schemas |= json.loads(files("thurntaxis.protocol").joinpath("schema.json").read_text(encoding="utf-8"))
    return document


async def _openapi(request: Request) -> Response:
    document = await asyncio.to_thread(lambda: dumps(request.app.openapi()))
    return Response(document, media_type="application/json")


async def _reference(request: Request) -> HTMLResponse:
    return HTMLResponse(await asyncio.to_thread(lambda: page(request.app.openapi())))


async def _nothing_here(request: Request) -> JSONResponse:
    raise Refusal("unknown", "server-not-found")


def _answer_errors(app: FastAPI) -> None:
    """The framework's errors become refusals, which the middleware answers."""

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> None:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise Refusal("bad_request", "server-bad-request", problem=short(f"{place}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> None:
        if isinstance(error.__cause__, Refusal):  # raised while the body was read
            raise error.__cause__
        if error.status_code == 404:
            raise Refusal("unknown", "server-not-found")
        if error.status_code == 405:
            raise MethodRefused(error.headers or {})
        raise Refusal("bad_request", "server-bad-request", problem=short(error.detail))


def _without_password(database: str) -> str:
    """A database's address that may stand in a log."""
    if "://" not in database:
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
