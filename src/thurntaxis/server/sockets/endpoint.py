"""Sockets: admitting one, and a table's, whose commands are answered in order."""

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...protocol.commands import TABLE_ID, Hello, OfferProgram
from ...protocol.studies import FollowStudy
from ...tables.languages import answer_language, language
from ...tables.people.connections import TOO_SLOW, Connection
from ...tables.refusals import Refusal, failed
from ...tables.running.session import Session, error_message, hello_in
from ...tables.service import TableService
from ..identity import COOKIE, bearer, person_of
from ..limits.addresses import address_of, network_mark
from ..limits.rate_limits import Bucket
from ..limits.socket_limits import SocketLimits
from ..origins import origin_allowed
from ..settings import Settings
from .protocol import protocol_of

NORMAL = 1000
COME_BACK = 1001
REFUSED = 1008
_AT_FULL_RATE = 10
"""Sockets of one address that may all ask as much as one alone; more of them share what these may ask."""


First = TypeVar("First", Hello, OfferProgram, FollowStudy)
AnyFirst = Hello | OfferProgram | FollowStudy


class SocketEndpoint(ABC):
    """An endpoint for sockets: counts them, and refuses clients that may not connect."""

    def __init__(self, service: TableService, settings: Settings, limits: SocketLimits) -> None:
        self.service = service
        self.settings = settings
        self._limits = limits

    async def __call__(self, websocket: WebSocket) -> None:
        """One connection, from its beginning to its end."""
        address = address_of(websocket.scope)
        refusal = self._refusal(websocket, address)
        if refusal is not None:
            await websocket.accept()
            await turn_away(websocket, refusal, language(websocket.headers.get("accept-language")))
            return
        socket = protocol_of(websocket.scope)
        self._limits.add(address, socket)
        try:
            await websocket.accept()
            await self._talk(websocket, address)
        except (WebSocketDisconnect, ConnectionError):
            pass  # the client has disconnected
        except Exception:
            self.service.metrics.fault()
            raise  # the protocol logs it and closes the socket
        finally:
            self._limits.remove(address, socket)

    def _refusal(self, websocket: WebSocket, address: str) -> Refusal | None:
        if not origin_allowed(websocket.scope, self.settings):
            return Refusal("origin", "server-origin")
        if self._limits.is_full(address):
            return Refusal("too_much", "server-too-much")
        return Refusal("busy", "server-busy") if self.service.tasks.closing else None

    @abstractmethod
    async def _talk(self, websocket: WebSocket, address: str) -> None:
        """Handle a socket until it closes."""

    async def first(self, websocket: WebSocket, read: Callable[[str | None], First]) -> First | None:
        """The first message over a socket; None if it was wrong and the client was refused."""
        lang = language(websocket.headers.get("accept-language"))
        try:
            async with asyncio.timeout(self.settings.hello_seconds):
                return read(await _text(websocket))
        except (TimeoutError, Refusal) as error:
            refusal = (
                error if isinstance(error, Refusal) else Refusal("bad_request", "server-bad-request", problem="hello")
            )
            await turn_away(websocket, refusal, refusal.lang or lang)
            return None

    def connection(
        self, websocket: WebSocket, address: str, table: str, first: Hello | OfferProgram | FollowStudy
    ) -> Connection:
        """The connection of whoever has sent the first message."""
        lang = answer_language(first.lang, language(websocket.headers.get("accept-language")))
        token = first.token or bearer(websocket.headers.get("authorization")) or websocket.cookies.get(COOKIE)
        socket = protocol_of(websocket.scope)
        network = network_mark(address)
        socket.connection = Connection(table, person_of(token), lang, socket, self.settings, network=network)
        return socket.connection

    def end(self, websocket: WebSocket, connection: Connection) -> None:
        """Close the socket of a connection that has ended."""
        socket = protocol_of(websocket.scope)
        if connection.close_code == TOO_SLOW:
            self.service.metrics.connection_dropped()
            socket.drop(TOO_SLOW)
            return
        socket.close(connection.close_code or NORMAL)


class TableSockets(SocketEndpoint):
    """The sockets of tables: the client says hello, gets the state, and from then on every update."""

    def _refusal(self, websocket: WebSocket, address: str) -> Refusal | None:
        if not re.fullmatch(TABLE_ID, websocket.path_params["table"]):
            return Refusal("unknown", "server-unknown-table")
        return super()._refusal(websocket, address)

    async def _talk(self, websocket: WebSocket, address: str) -> None:
        settings = self.settings
        hello = await self.first(websocket, hello_in)
        if hello is None:
            return
        connection = self.connection(websocket, address, websocket.path_params["table"], hello)
        socket = protocol_of(websocket.scope)
        try:
            await self.service.join(connection, hello.since)
        except Exception as error:
            self.service.broadcast.leave(connection)
            if not isinstance(error, Refusal):
                self.service.metrics.fault()
            refusal = error if isinstance(error, Refusal) else failed(error, command="hello")
            await turn_away(websocket, refusal, connection.lang, hello.id)
            return
        bucket = Bucket(settings.messages_per_second, settings.messages_per_second * 5)

        def wait() -> float:
            return bucket.take(max(1.0, self._limits.count(address) / _AT_FULL_RATE))

        try:
            session = Session(self.service.commands, connection, socket, settings.message_bytes, wait)
            socket.attach(session)
            await session.ended
        finally:
            self.service.broadcast.leave(connection)
            connection.close(NORMAL)
        self.end(websocket, connection)


class Listening:
    """Waits for the end of a connection over which the client has nothing to say after its first message."""

    def __init__(self, connection: Connection) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._connection = connection
        connection.on_close = self.lost

    def heard(self, text: str | None) -> None:
        self._connection.close(REFUSED)

    def lost(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def uncongested(self) -> None:
        self._connection.drain()


async def turn_away(websocket: WebSocket, refusal: Refusal, lang: str, id: int | str | None = None) -> None:
    """Send the reason for a refusal and close the socket."""
    await websocket.send_text(error_message(id, refusal, lang).decode())
    await websocket.close(COME_BACK if refusal.code == "busy" else REFUSED)


async def _text(websocket: WebSocket) -> str | None:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text
