"""The middleware for all requests: limits on size and rate, origin, headers. No error becomes a traceback."""

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...tables.languages import language
from ...tables.ports.background import asking
from ...tables.ports.jsontext import dumps
from ...tables.refusals import Refusal, failed
from ...tables.requests.dispatch import MethodRefused
from ..identity import own_cookies
from ..limits.addresses import address_of
from ..limits.rate_limits import Buckets
from ..metrics import PrometheusMetrics
from ..origins import origin_allowed
from ..settings import Settings

log = logging.getLogger("thurntaxis.server")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self';"
        " font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with none at all, browsers send the forms of our own pages from "null"
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ASSET_HEADERS = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""The headers of scripts, styles and fonts, which need no others: the client loads some sixty of them."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_WHOLE_GAMES = ("/api/replays", "/api/me/records", "/api/studies", "/api/positions", "/api/companion")
"""What the paths begin with whose bodies may hold whole games."""
_BYTES_OF_A_REQUEST = 100_000
"""Bytes of a body that count as one more request: they have to be parsed before anything can be refused."""


class RequestMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: PrometheusMetrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 10)
        self.watching = Buckets(settings.requests_per_second, settings.requests_per_second * 10)
        """Counted separately, so that monitoring is answered even if others at the same address are refused."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, "headers": own_cookies(scope["headers"])}
            asking.set(address_of(scope))
        if scope["type"] == "websocket" and self.requests.take(address_of(scope)):
            await self._refuse_socket(send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        started = time.perf_counter()
        status = 500
        begun = False

        async def send_dressed(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                _dress(message, scope)
            await send(message)

        try:
            await self._check(scope, headers, receive)
            # Every GET is also answered as HEAD; uvicorn leaves out the body.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, self._measured(receive, headers, scope), send_dressed)
        except Refusal as refusal:
            self.metrics.refused(refusal.code)
            if not begun:
                await _answer(send_dressed, refusal, headers)
        except Exception as error:
            self.metrics.fault()
            answer = failed(error, path=scope["path"])
            if not begun:
                await _answer(send_dressed, answer, headers)
        finally:
            connection = scope.get("state", {}).get("connection")
            if connection is not None:
                connection.answered()
            self.metrics.requests.labels(f"{status // 100}xx").inc()
            if log.isEnabledFor(logging.DEBUG):
                taken = round((time.perf_counter() - started) * 1000, 1)
                log.debug(
                    "request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": taken}
                )

    async def _refuse_socket(self, send: Send) -> None:
        """Before the handshake, so that it costs next to nothing; browsers reconnect automatically."""
        self.metrics.refused("too_much")
        headers = [(b"retry-after", b"1"), (b"content-length", b"0")]
        await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": b""})

    async def _check(self, scope: Scope, headers: Headers, receive: Receive) -> None:
        length = headers.get("content-length", "0")
        size = int(length) if length.isdigit() else self.settings.upload_bytes + 1
        if scope["path"].startswith("/api/"):
            self._count(scope, 1 + min(size, self.settings.upload_bytes) // _BYTES_OF_A_REQUEST)
        if scope["method"] not in _SAFE and not origin_allowed(scope, self.settings):
            raise Refusal("origin", "server-origin")
        if size > self._limit(scope):
            await self._read_to_its_end(receive)
            raise Refusal("too_large", "server-too-large")

    def _count(self, scope: Scope, requests: int) -> None:
        buckets = self.watching if scope["path"] in ("/api/health", "/api/metrics") else self.requests
        buckets.spend(address_of(scope), requests)

    def _limit(self, scope: Scope) -> int:
        whole_games = scope["path"].startswith(_WHOLE_GAMES)
        return self.settings.upload_bytes if whole_games else self.settings.message_bytes

    async def _read_to_its_end(self, receive: Receive) -> None:
        """A client that is still sending does not read: an answer before the end of the body would be lost."""
        seen = 0
        while seen < self.settings.upload_bytes * 20:
            message = await receive()
            seen += len(message.get("body", b""))
            if not message.get("more_body"):
                return

    def _measured(self, receive: Receive, headers: Headers, scope: Scope) -> Receive:
        """Bodies that do not say how long they are get measured as they come."""
        if "content-length" in headers:
            return receive
        limit, seen = self._limit(scope), 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            before, seen = seen, seen + len(message.get("body", b""))
            if seen > limit:
                raise Refusal("too_large", "server-too-large")
            more = seen // _BYTES_OF_A_REQUEST - before // _BYTES_OF_A_REQUEST
            if more:
                self._count(scope, more)
            return message

        return measured


def _dress(message: Message, scope: Scope) -> None:
    headers = MutableHeaders(scope=message)
    known = ASSET_HEADERS if scope["path"].startswith("/assets/") else HEADERS
    for name, value in known.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


async def _answer(send: Send, refusal: Refusal, asked: Headers) -> None:
    body = dumps({"error": refusal.to_json(refusal.lang or language(asked.get("accept-language")))})
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    if "retry_after" in refusal.details:
        headers["retry-after"] = str(refusal.details["retry_after"])
    if isinstance(refusal, MethodRefused):
        headers["allow"] = ", ".join(refusal.allowed)
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
