"""The application: HTTP, sockets and the client's files."""

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ..tables.ports.store import StoreError
from ..tables.refusals import Refusal, short
from ..tables.requests.dispatch import MethodRefused
from .http.api import Api
from .http.middleware import RequestMiddleware
from .http.routes import routes_of
from .http.static_files import ClientFiles
from .limits.connection_limits import STATE_KEY, ConnectionLimits
from .limits.socket_limits import SocketLimits
from .parts import Server
from .settings import Settings
from .sockets.endpoint import TableSockets
from .sockets.programs import ProgramSockets
from .sockets.studies import StudySockets

log = logging.getLogger("thurntaxis.server")

_NEXT_TRY_SECONDS = 1.0
"""Seconds after which a worker without a database starts again."""


def create_app(settings: Settings, *, open_service: bool = True) -> Starlette:
    """An application with a service of its own.

    Args:
        settings: what can be set about it.
        open_service: False if the caller opens the service before the application starts, to find out why it cannot.
    """
    server = Server.of(settings)
    api = Api(server, routes_of(server))
    limits = SocketLimits(server.settings)
    sockets = TableSockets(server.service, server.settings, limits)
    programs = ProgramSockets(server, limits)
    studies = StudySockets(server.service, server.settings, limits)
    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", sockets.__call__),
            WebSocketRoute("/api/studies/{study}/socket", studies.__call__),
            WebSocketRoute("/api/programs/socket", programs.__call__),
            Route("/api/{path:path}", api),
            Route("/{path:path}", ClientFiles(settings.static), methods=["GET"]),
        ],
        middleware=[Middleware(RequestMiddleware, settings=server.settings, metrics=server.metrics)],
        exception_handlers={HTTPException: _refuse},
        lifespan=partial(_lifespan, server, limits, open_service),
    )
    app.state.service = server.service
    app.state.api = api
    return app


@asynccontextmanager
async def _lifespan(
    server: Server, sockets: SocketLimits, open_service: bool, app: Starlette
) -> AsyncIterator[dict[str, object]]:
    # The threads of the store and of bots get their turn sooner than Python's 5 ms, or every move waits for them.
    sys.setswitchinterval(0.0005)
    try:
        try:
            if open_service:
                await server.service.open()
            await server.open()
        except StoreError as error:
            if server.settings.workers > 1:
                await _start_again(error)
            raise
        yield {STATE_KEY: ConnectionLimits(server.settings, server.metrics, sockets)}
    finally:  # even if it could not open: otherwise tasks would wait for the database forever
        await server.close()
    log.info("closed")


async def _start_again(error: StoreError) -> None:
    """End this worker, so that the supervisor replaces it: the database was there when the server was started.

    A worker that reports to uvicorn that it could not start would end the whole server.
    """
    log.warning("the database is unreachable, so this worker restarts", extra={"problem": str(error)})
    await asyncio.sleep(_NEXT_TRY_SECONDS)
    os._exit(1)


async def _refuse(request: Request, error: Exception) -> Response:
    """Starlette's errors become refusals, which the middleware answers."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        raise Refusal("unknown", "server-not-found")
    if error.status_code == 405:
        raise MethodRefused((error.headers or {}).get("Allow", "GET").split(", "))
    raise Refusal("bad_request", "server-bad-request", problem=short(error.detail))


def from_environment() -> Starlette:
    """What uvicorn calls in each worker."""
    return app_of_process(Settings.from_environment())


def app_of_process(settings: Settings, *, open_service: bool = True) -> Starlette:
    """The application, for a process that runs nothing else."""
    from .logs import set_up

    set_up(settings.log_level)
    app = create_app(settings, open_service=open_service)
    _delay_garbage_collection()
    return app


def _delay_garbage_collection() -> None:
    """Collect garbage less often: the program itself never becomes garbage, and hardly anything at a table does.

    Python's default took a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
