"""The door: a request must come soon and begin briefly, or its connection is closed.

uvicorn waits for as long as it takes, and reads as much as is sent, before the application hears of a request.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_LONGEST_HEAD = 65_536


class HttpConnection(HttpToolsProtocol):
    """A connection. `uvicorn.Config(http=HttpConnection)` makes them; a socket's goes on as a `SocketProtocol`."""

    patience = 60.0
    """Seconds for a whole request: enough for a long record over a slow line."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._waiting: asyncio.TimerHandle | None = None
        self._head: int | None = None
        """How much has come of a head; None while none is coming."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._wait_no_longer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > _LONGEST_HEAD and not self.transport.is_closing():
                self._head = None
                self.send_400_response("This request is too long.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_headers_complete(self) -> None:
        """Its head is there; a socket needs no more."""
        self._head = None
        if self.parser.should_upgrade():
            self._wait_no_longer()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._wait_no_longer()
        super().on_message_complete()

    def _wait(self) -> None:
        self._wait_no_longer()
        self._waiting = self.loop.call_later(self.patience, self.transport.close)

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
