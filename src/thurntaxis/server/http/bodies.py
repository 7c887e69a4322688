"""How the body of a request is read: a long one outside the event loop, and none with more fields than any of ours."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from ...tables.jsontext import loads
from ...tables.refusals import Refusal

_LONG = 16_384
"""Bytes; a megabyte of empty lists takes 20 ms."""
_MOST_FIELDS = 1_000
"""Fields that are looked at one by one; a hundred thousand that nobody asked for took 0.2 s."""


class _Request(Request):
    async def json(self) -> Any:
        body = await self.body()
        data = await asyncio.to_thread(loads, body) if len(body) > _LONG else loads(body)
        if isinstance(data, dict) and len(data) > _MOST_FIELDS:
            raise Refusal("too_large", "server-too-large")
        return data


class BodyRoute(APIRoute):
    """A route whose bodies are read so."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def read_body_and_handle(request: Request) -> Response:
            return await handle(_Request(request.scope, request.receive))

        return read_body_and_handle
