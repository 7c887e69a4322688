"""The server itself: health, metrics and the reference of its endpoints."""

import asyncio

from starlette.responses import HTMLResponse, Response

from ....protocol import answers
from ....tables.requests.routes import Routes
from ..ask import Json, WebAsk

ROUTES = Routes()


@ROUTES.add("GET", "/health")
async def health(ask: WebAsk) -> answers.Health:
    """Whether the server and its store work."""
    await ask.service.store.ping()
    return {
        "status": "closing" if ask.service.tasks.closing else "ok",
        "tables": len(ask.service.cache),
        "sockets": ask.service.connections.count,
    }


@ROUTES.add("GET", "/network")
async def network(ask: WebAsk) -> answers.NetworkAddress:
    """The server's address on the local network; only for requests from this machine."""
    here = ask.fair_key == "::/64" or ask.fair_key.startswith("127.")
    return {"url": ask.server.settings.network_url if here else None}


@ROUTES.add("GET", "/metrics", answered=str, media=("text/plain",))
async def figures(ask: WebAsk) -> Response:
    """Figures for Prometheus, of all workers together."""
    return Response(await ask.server.workers.metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")


@ROUTES.add("GET", "/openapi.json", documented=False)
async def openapi(ask: WebAsk) -> Response:
    """The OpenAPI document."""
    api = ask.request.app.state.api
    return await asyncio.to_thread(lambda: Json(api.openapi))


@ROUTES.add("GET", "/docs", documented=False)
async def docs(ask: WebAsk) -> Response:
    """The same as a page."""
    api = ask.request.app.state.api
    return await asyncio.to_thread(lambda: HTMLResponse(api.reference))
