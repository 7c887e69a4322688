"""The socket of a socket: frames out of bytes and bytes out of frames, and nothing of what they say.

The handshake, control frames, fragments, closing, and whatever is wrong with a frame are left to uvicorn and
websockets. Only the everyday case is done here, once a table listens: whole text frames. ASGI would bring two queues,
two tasks and five layers of calls between a frame and the table, which cost several times what the move itself does.
"""

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ..rate_limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover (a platform that websockets was not compiled for)
    from websockets.utils import apply_mask

_WHOLE_TEXT = 0x81
"""The first byte of a text frame that is a message of its own."""
_MASKED = 0x80
_LENGTH_FOLLOWS = 126
_MOST_HEAD = 14
_RARE, _RARE_AT_ONCE = 100.0, 1000.0
"""How many frames a second that are no whole texts: pings and fragments cost time and room, and nobody counts them."""
_PATIENCE = 10.0
"""Seconds that somebody who does not read has left for reading that the connection is over."""


class Listener(Protocol):
    """Who hears what comes over a socket."""

    def heard(self, text: str | None) -> None:
        """A message has come; None if it was not text."""

    def lost(self) -> None:
        """The connection is over."""

    def uncongested(self) -> None:
        """What was written has been read; there may be more."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection. `uvicorn.Config(ws=SocketProtocol)` makes them; sockets find theirs with `protocol_of`."""

    _listener: Listener | None = None
    _broken = False
    """Whether a frame has come that cannot be."""
    congested = False
    """Whether more was written than is being read."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._rest = bytearray()
        """The beginning of a frame that has not come in full."""
        self._rare = Bucket(_RARE, _RARE_AT_ONCE)

    def listen(self, listener: Listener) -> None:
        """From now on messages go to a listener, beginning with those that have already come."""
        self._listener = listener
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener.heard(message.get("text"))
            else:
                listener.lost()
        self.pause_reading(False)

    def send_text(self, message: bytes) -> None:
        """Write a message as a text frame."""
        if self.close_sent or self.disconnected:
            return
        size = len(message)
        if size < _LENGTH_FOLLOWS:
            head = bytes((_WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2)
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        self.transport.write(head + message)

    def pause_reading(self, pause: bool) -> None:
        """Let the other side wait with more, or let it go on."""
        if pause != self.read_paused and not self.transport.is_closing():
            self.read_paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def drop(self, code: int) -> None:
        """End the connection to somebody who does not read."""
        if not (self.close_sent or self.disconnected):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        self.loop.call_later(_PATIENCE, self.transport.abort)

    # ---- What uvicorn and the transport call ----

    def handle_connect(self, event: Request) -> None:
        """Let the socket's endpoint find its socket."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        """Cut the data into frames: whole texts are heard here, all other frames are for websockets."""
        if not self.handshake_initiated or self._broken:
            super().data_received(data)
            return
        if self._rest:
            self._rest += data
            data, self._rest = bytes(self._rest), bytearray()
        begin = 0
        while begin < len(data) and not self.close_sent:
            start, end = self._frame(data, begin)
            if end > begin + _MOST_HEAD + self.config.ws_max_size or start < 0:
                self._broken = True  # websockets says what is wrong with it, and closes
                super().data_received(data[begin:])
                return
            if end > len(data) or start == begin:
                self._rest += data[begin:]
                return
            if not self._hear(data, begin, start, end):
                if self._rare.take():
                    self._broken = True
                    self.conn.fail(1008)
                    self.handle_parser_exception()
                    return
                super().data_received(data[begin:end])
            begin = end
        if begin < len(data):
            super().data_received(data[begin:])

    @staticmethod
    def _frame(data: bytes, begin: int) -> tuple[int, int]:
        """Where the content of a frame starts and ends; `begin` if that cannot be seen yet, -1 if it is not masked."""
        if len(data) < begin + 2:
            return begin, begin
        size, start = data[begin + 1] - _MASKED, begin + 2
        if size < 0:
            return -1, -1
        if size >= _LENGTH_FOLLOWS:
            start += 2 if size == _LENGTH_FOLLOWS else 8
            size = int.from_bytes(data[begin + 2 : start])
        return (start + 4, start + 4 + size) if len(data) >= start else (begin, begin)

    def _hear(self, data: bytes, begin: int, start: int, end: int) -> bool:
        """Whether a frame was a whole text, and the listener has heard it."""
        if data[begin] != _WHOLE_TEXT or self._listener is None or self.frames:
            return False
        try:
            text = apply_mask(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self._listener.heard(text)
        return True

    def send_receive_event_to_app(self) -> None:
        """A message that came in some other way."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self._listener.heard(None)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            self._listener.heard(text)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the listener."""
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.lost()

    def pause_writing(self) -> None:
        """Too much was written."""
        super().pause_writing()
        self.congested = True

    def resume_writing(self) -> None:
        """It has been read."""
        super().resume_writing()
        self.congested = False
        if self._listener is not None:
            self._listener.uncongested()


def protocol_of(scope: Any) -> SocketProtocol:
    """The socket of a socket's scope."""
    socket: SocketProtocol = scope["state"]["socket"]
    return socket
