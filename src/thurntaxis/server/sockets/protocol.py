"""A WebSocket between its TCP connection and its receiver.

Frames are parsed, checked and written by the Sans-I/O interface of `websockets`. What it leaves to us is done here:
joining fragments, UTF-8, flow control, deadlines, a limit on frames that are not messages. The ASGI application is run
for the handshake and the first message only: its queues and tasks would cost more than a move does.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from ...tables.people.connections import Connection
from ..limits.connection_limits import STATE_KEY, ConnectionLimits, UnreadDeadline, peer_of
from ..limits.rate_limits import Bucket

log = logging.getLogger("thurntaxis.server")

_PIECE = 8192
"""Received data is parsed in pieces of this size, so that a flood is noticed before all of it is answered."""
_OTHER_FRAMES, _OTHER_FRAMES_AT_ONCE = 100.0, 1000.0
"""Frames a second that are not whole text messages: pings and fragments cost time, and no other limit counts them."""
_CLOSE_SECONDS = 10.0
"""How long the other side may take to answer a Close frame."""
_POLICY, _INVALID_TEXT, _FAULT, _RESTART, _BUSY = 1008, 1007, 1011, 1012, 1013
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TEXT, _OPEN = Opcode.TEXT, State.OPEN


class Receiver(Protocol):
    """Gets the messages of a socket."""

    def heard(self, text: str | None) -> None:
        """A message has come; None if it was not text."""

    def lost(self) -> None:
        """The connection has ended."""

    def uncongested(self) -> None:
        """What was written has been read; more can be written."""


class SocketProtocol(asyncio.Protocol):
    """One connection. `uvicorn.Config(ws=SocketProtocol)` makes them; endpoints find theirs with `protocol_of`."""

    congested = False
    """Whether the reader has fallen behind."""
    connection: Connection | None = None
    """The connection to a table, once the client has said hello."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._limits: ConnectionLimits = app_state[STATE_KEY]
        self._settings = self._limits.settings
        # uvicorn has no public interface for protocol classes; its own read the same attributes.
        self._app = config.loaded_app
        self._app_state = app_state | {"connection": self}
        self._tasks: set[asyncio.Task[None]] = server_state.tasks
        self._connections: set[Any] = server_state.connections
        self._websocket = ServerProtocol(max_size=self._settings.message_bytes * 4)
        self._receiver: Receiver | None = None
        self._response: Response | None = None
        """The answer to the handshake, until it is sent."""
        self._ended = False
        """Whether messages are ignored: a Close frame was sent, or the connection is lost."""
        self._fragments = bytearray()
        self._fragments_are_text = False
        self._other_frames = Bucket(_OTHER_FRAMES, _OTHER_FRAMES_AT_ONCE)
        self._reading = True
        self._ping: bytes | None = None
        self._timer: asyncio.TimerHandle | None = None

    # ---- asyncio.Protocol ----

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, which up to now has been counted as one for HTTP."""
        self._transport = transport
        self._peer = peer_of(transport)
        self._unread = UnreadDeadline(transport, self._settings.unread_seconds)
        self._limits.add(self._peer, self)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Let the library parse what has come, and handle what it finds."""
        websocket = self._websocket
        for start in range(0, len(data), _PIECE):
            websocket.receive_data(data if len(data) <= _PIECE else data[start : start + _PIECE])
            for event in websocket.events_received():
                if event.__class__ is Frame:
                    self._frame(event)
                elif event.__class__ is Request:
                    self._handshake(event)
            self._flush()
            if self._transport.is_closing():
                return

    def eof_received(self) -> None:
        self._close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._limits.remove(self._peer, self)
        self._cancel()
        self._unread.stop()
        self._end()

    def pause_writing(self) -> None:
        self.congested = True
        self._unread.start()

    def resume_writing(self) -> None:
        self.congested = False
        self._unread.stop()
        if self._receiver is not None:
            self._receiver.uncongested()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops: asks clients to reconnect."""
        self.close(_RESTART)
        self._close()

    def gives_way(self) -> bool:
        """Sockets have limits of their own."""
        return False

    @property
    def has_seat(self) -> bool:
        """Whether the person at the other end sits at the table."""
        return self.connection is not None and self.connection.has_seat

    def abort(self) -> None:
        """End at once, so that somebody else gets the place."""
        self.close(_BUSY)
        self._transport.abort()

    # ---- For receivers ----

    def attach(self, receiver: Receiver) -> None:
        """From now on messages go to a receiver, beginning with those that have already come."""
        first, self._receiver = self._receiver, receiver
        if isinstance(first, _Application):
            first.pass_on(receiver)
        self.pause_reading(False)

    def send_text(self, message: bytes) -> None:
        """Write a text message. The event loop sends those of one moment together: uvloop collects what is written."""
        if self._websocket.state is _OPEN and not self._ended:
            self._websocket.send_text(message)
            self._transport.write(b"".join(self._websocket.data_to_send()))

    def pause_reading(self, pause: bool) -> None:
        """Stop or go on reading what the other side sends."""
        if pause is self._reading and not self._transport.is_closing():
            self._reading = not pause
            if pause:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def close(self, code: int) -> None:
        """Send a Close frame; the other side's answer ends the connection. A lost connection gets nothing."""
        if self._websocket.state is _OPEN and not self._transport.is_closing():
            self._websocket.send_close(code)
            self._flush()
            self.pause_reading(False)
            self._after(_CLOSE_SECONDS, self._close)
        self._end()

    def drop(self, code: int) -> None:
        """End the connection to a client that does not read."""
        self.close(code)
        self._close()
        asyncio.get_running_loop().call_later(_CLOSE_SECONDS, self._transport.abort)

    # ---- For the application ----

    def accept(self) -> None:
        """Answer the handshake."""
        if self._response is None or self._ended:
            return
        self._websocket.send_response(self._response)
        self._response = None
        self._flush()
        self._after(self._settings.ping_seconds, self._send_ping)

    def refuse(self, status: int, headers: list[tuple[bytes, bytes]], body: str) -> None:
        """Answer the handshake with an HTTP status instead."""
        if self._response is None or self._ended:
            return
        self._response = None
        response = self._websocket.reject(status, body)
        for name, value in headers:
            if name.decode("latin-1") not in response.headers:
                response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._websocket.send_response(response)
        self._flush()

    # ---- What the library finds ----

    def _handshake(self, request: Request) -> None:
        response = self._websocket.accept(request)
        if response.status_code != 101:
            self._websocket.send_response(response)
            return
        self._response = response
        application = self._receiver = _Application(self)
        task = asyncio.get_running_loop().create_task(application.run(self._app, self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        local: object = self._transport.get_extra_info("sockname")
        remote: object = self._transport.get_extra_info("peername")
        headers = [
            (name.lower().encode("ascii"), value.encode("latin-1", "surrogateescape"))
            for name, value in request.headers.raw_items()
        ]
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "server": tuple(local[:2]) if isinstance(local, (tuple, list)) else None,
            "client": tuple(remote[:2]) if isinstance(remote, (tuple, list)) else None,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "state": self._app_state,
            "extensions": {"websocket.http.response": {}},
        }

    def _frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is _TEXT and frame.fin:
            self._message(frame.data, True)
        elif self._other_frames.take():
            self._fail(_POLICY)
        elif self._ended:
            return
        elif opcode is Opcode.TEXT or opcode is Opcode.BINARY or opcode is Opcode.CONT:
            if opcode is not Opcode.CONT:
                self._fragments_are_text = opcode is _TEXT
            self._fragments += frame.data
            if frame.fin:
                data, self._fragments = self._fragments, bytearray()
                self._message(data, self._fragments_are_text)
        elif opcode is Opcode.PONG and frame.data == self._ping:
            self._ping = None
            self._after(self._settings.ping_seconds, self._send_ping)

    def _message(self, data: bytes | bytearray | memoryview, is_text: bool) -> None:
        if self._ended:
            return
        try:
            text = str(data, "utf-8") if is_text else None
        except UnicodeDecodeError:
            self._fail(_INVALID_TEXT)
            return
        if self._receiver is not None:
            self._receiver.heard(text)

    # ---- Writing and closing ----

    def _flush(self) -> None:
        """Write what the library wants to send; after a Close frame the connection ends."""
        parts = self._websocket.data_to_send()
        if not parts:
            return
        if parts == [SEND_EOF] and self._websocket.handshake_exc is not None:  # a request that it cannot parse
            parts = [_BAD_REQUEST, SEND_EOF]
        self._transport.write(b"".join(parts))
        if parts[-1] == SEND_EOF:
            self._close()

    def _fail(self, code: int) -> None:
        self._websocket.fail(code)
        self._end()
        self._flush()

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            if self._receiver is not None:
                self._receiver.lost()

    def _close(self) -> None:
        self._end()
        self._cancel()
        self._transport.close()
        self._unread.start()

    # ---- Pings ----

    def _send_ping(self) -> None:
        if self._websocket.state is _OPEN:
            self._ping = secrets.token_bytes(4)
            self._websocket.send_ping(self._ping)
            self._flush()
            self._after(self._settings.pong_seconds, self._close)

    def _after(self, seconds: float, what: Callable[[], object]) -> None:
        self._cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, what)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Application:
    """The call of the ASGI application for a socket, which listens until a session takes over."""

    def __init__(self, socket: SocketProtocol) -> None:
        self._socket = socket
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._messages.put_nowait({"type": "websocket.connect"})
        self._status = 0
        self._headers: list[tuple[bytes, bytes]] = []
        self._body = b""

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Let the application handle the socket, from its handshake to its end."""
        try:
            await app(scope, self._messages.get, self._send)
        except Exception as error:
            log.error("a socket failed", exc_info=error)
        finally:
            self._socket.refuse(500, [], "")
            self._socket.close(_FAULT)

    async def _send(self, message: Message) -> None:
        match message["type"]:
            case "websocket.accept":
                self._socket.accept()
            case "websocket.send":
                self._socket.send_text(message["text"].encode())
            case "websocket.close":
                self._socket.refuse(403, [], "")
                self._socket.close(message.get("code", 1000))
            case "websocket.http.response.start":
                self._status, self._headers = message["status"], message["headers"]
            case "websocket.http.response.body":
                self._body += message.get("body", b"")
                if not message.get("more_body"):
                    self._socket.refuse(self._status, self._headers, self._body.decode())

    def pass_on(self, receiver: Receiver) -> None:
        """Give what the application has not read to another receiver."""
        while not self._messages.empty():
            message = self._messages.get_nowait()
            if message["type"] == "websocket.receive":
                receiver.heard(message["text"])
            else:
                receiver.lost()

    # ---- Receiver ----

    def heard(self, text: str | None) -> None:
        """Keep a message until the application asks for it; the other side waits."""
        self._messages.put_nowait({"type": "websocket.receive", "text": text})
        self._socket.pause_reading(True)

    def lost(self) -> None:
        self._messages.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def uncongested(self) -> None:
        """Nothing waits to be written."""


def protocol_of(scope: Scope) -> SocketProtocol:
    """The connection that a socket's scope belongs to."""
    connection: SocketProtocol = scope["state"]["connection"]
    return connection
