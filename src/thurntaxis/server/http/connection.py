"""Limits of an HTTP connection: the size of a request's head, and deadlines for head, body, idle time and reading.

uvicorn waits for as long as it takes, and reads as much as is sent, before the application gets a request.
This builds on its protocol class, but uses only what survives versions: the callbacks of `asyncio.Protocol` and of
the parser `httptools`, and the lifespan state.
"""

import asyncio
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ..limits.connection_limits import STATE_KEY, ConnectionLimits, UnreadDeadline, peer_of

LONGEST_HEAD = 16_384
_PIECE = 16_384
"""Received data is parsed in pieces of this size, so that a head that is too long is noticed early."""
_MOST_UNANSWERED = 32
"""Requests that a client may send without waiting for answers."""
_UNAVAILABLE = "503 Service Unavailable"
_BAD_REQUEST = "400 Bad Request"


class RequestRefused(Exception):
    """Raised in a callback of the parser: uvicorn then answers with status 400 and closes."""


class Written:
    """A transport to which nothing is written any more once it is closed.

    Those of asyncio are like that; uvloop's raise an exception. When a connection ends, uvicorn tells only the newest
    of several requests that were sent without waiting, so the answer to an earlier one would be a fault.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def write(self, data: bytes) -> None:
        """Write, unless the transport is closing."""
        if not self._transport.is_closing():
            self._transport.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


class HttpConnection(HttpToolsProtocol):
    """A connection. `uvicorn.Config(http=HttpConnection)` makes them; a socket's goes on as a `SocketProtocol`."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state | {"connection": self}, **more)
        self._limits: ConnectionLimits = app_state[STATE_KEY]
        self._settings = self._limits.settings
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the request line and of the complete headers of a head."""
        self._incomplete = 0
        """Bytes received since then."""
        self._in_head = False
        self._in_request = False
        self._received = 0
        self._answered = 0
        """How many requests were begun, and how many were answered."""

    # ---- asyncio.Protocol ----

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection and wait for a request."""
        super().connection_made(Written(transport))  # type: ignore[arg-type]
        self._tcp = transport
        self._peer = peer_of(transport)
        self._unread = UnreadDeadline(transport, self._settings.unread_seconds)
        self._limits.add(self._peer, self)
        self._wait(self._settings.head_seconds)
        if self._limits.is_one_too_many(self._peer):
            self._refuse(_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received data, unless the head of a request gets too long."""
        for start in range(0, len(data), _PIECE):
            self._parse(data[start : start + _PIECE])
            if self._tcp.get_protocol() is not self:  # it is a socket now, and counted as one
                self._release()
                return
            if self._tcp.is_closing():
                return

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()

    # ---- httptools ----

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._received += 1
        if self._received - self._answered > _MOST_UNANSWERED:
            raise RequestRefused
        self._head = self._incomplete = 0
        self._in_head = self._in_request = True
        self._wait(self._settings.head_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._grow(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._grow(len(name) + len(value) + len(": \r\n"))

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(self._settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_request = False
        self._wait_for_next()
        super().on_message_complete()

    # ---- The application ----

    def answered(self) -> None:
        """A request has been answered in full."""
        self._answered += 1
        self._unread.start()
        if not self._in_request:
            self._wait_for_next()

    # ---- Limits ----

    def gives_way(self) -> bool:
        """Close to make room for others, unless the server is working on an answer."""
        is_the_clients_turn = self._in_request or self._received == self._answered or self._unread.is_running
        if self._tcp.is_closing() or not is_the_clients_turn:
            return False
        self._tcp.abort()
        return True

    def _parse(self, data: bytes) -> None:
        self._incomplete += len(data)
        super().data_received(data)
        if self._in_head and self._head + self._incomplete > LONGEST_HEAD and not self._tcp.is_closing():
            self._refuse(_BAD_REQUEST)

    def _grow(self, size: int) -> None:
        self._head += size
        self._incomplete = 0
        if self._head > LONGEST_HEAD:
            raise RequestRefused

    def _refuse(self, status: str) -> None:
        self._tcp.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        self._close()

    def _wait_for_next(self) -> None:
        """The server's own time is not limited here; afterwards the client's is."""
        if self._received > self._answered:
            self._cancel()
        else:
            self._wait(self._settings.idle_seconds)

    def _wait(self, seconds: float) -> None:
        self._cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._close)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _close(self) -> None:
        self._tcp.close()
        self._unread.start()

    def _release(self) -> None:
        self._cancel()
        self._unread.stop()
        self._limits.remove(self._peer, self)
