"""The socket of a table: the client says hello, gets the state, and from then on every update.

Its commands are answered in order.
"""

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import Coroutine
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import commands
from .commands import Asker
from .errors import Refusal, failed
from .guard import address_of, origin_allowed, short
from .hall import Conflict, Hall
from .identity import COOKIE, bearer, person_of
from .limits import Bucket
from .messages import COMMAND, HELLO, Act, Hello, TableCommand
from .readers import TOO_SLOW, Reader
from .texts import language
from .wire import Wire, wire_of

REFUSED, TOO_LONG, NORMAL = 1008, 1009, 1000


class Socket:
    """The endpoint for all sockets."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._addresses: Counter[str] = Counter()

    async def __call__(self, websocket: WebSocket) -> None:
        """One connection, from its beginning to its end."""
        address = address_of(websocket.scope)
        refusal = self._refusal(websocket, address)
        if refusal is not None:
            await websocket.accept()
            await websocket.send_text(_error(None, refusal, "en").decode())
            await websocket.close(REFUSED)
            return
        self._addresses[address] += 1
        try:
            await websocket.accept()
            await self._talk(websocket)
        except (WebSocketDisconnect, ConnectionError, RuntimeError):
            pass  # gone without a word
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _refusal(self, websocket: WebSocket, address: str) -> Refusal | None:
        if not origin_allowed(websocket.headers, self.hall.settings):
            return Refusal("origin", "server-origin")
        if self._addresses[address] >= self.hall.settings.sockets_per_address:
            return Refusal("too_much", "server-too-much")
        return Refusal("busy", "server-busy") if self.hall.closing else None

    async def _talk(self, websocket: WebSocket) -> None:
        settings = self.hall.settings
        lang = language(websocket.headers.get("accept-language"))
        try:
            async with asyncio.timeout(settings.hello_seconds):
                hello = _hello(await _text(websocket))
        except (TimeoutError, Refusal) as error:
            refusal = (
                error if isinstance(error, Refusal) else Refusal("bad_request", "server-bad-request", problem="hello")
            )
            await websocket.send_text(_error(None, refusal, lang).decode())
            await websocket.close(REFUSED)
            return
        lang = language(hello.lang) if hello.lang else lang
        token = hello.token or bearer(websocket.headers.get("authorization")) or websocket.cookies.get(COOKIE)
        table = websocket.path_params["table"]
        wire = wire_of(websocket.scope)
        reader = Reader(table, person_of(token), lang, wire, settings.outbox_messages, settings.outbox_bytes)
        try:
            await self.hall.join(reader, hello.since)
        except Refusal as refusal:
            await websocket.send_text(_error(hello.id, refusal, lang).decode())
            await websocket.close(REFUSED)
            return
        talk = Talk(self.hall, reader, wire)
        try:
            wire.listen(talk)
            await talk.ended
        finally:
            self.hall.leave(reader)
            reader.close(NORMAL)
        if reader.close_code == TOO_SLOW:
            self.hall.metrics.dropped.inc()
            wire.drop(TOO_SLOW)
            return
        with contextlib.suppress(TimeoutError, Exception):
            async with asyncio.timeout(1):
                await websocket.close(reader.close_code or NORMAL)


class Talk:
    """What is said over one socket: commands are carried out one after the other and answered in order."""

    def __init__(self, hall: Hall, reader: Reader, wire: Wire) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        reader.on_close = self.lost
        rate = hall.settings.messages_per_second
        self._hall = hall
        self._reader = reader
        self._wire = wire
        self._asker = Asker(reader.person, reader.lang)
        self._bucket = Bucket(rate, rate * 5)
        self._waiting: deque[str | None] = deque()
        self._busy = False
        self._listening = False
        if reader.close_code is not None:  # the server shuts down
            self.lost()

    # ---- What the wire tells ----

    def heard(self, text: str | None) -> None:
        """A message; if another is still being carried out, it waits, and the other side with it."""
        self._waiting.append(text)
        if self._busy:
            self._wire.pause_reading(True)
        else:
            self._go_on()

    def lost(self) -> None:
        """The connection is over, or is to end."""
        self._waiting.clear()
        if not self.ended.done():
            self.ended.set_result(None)

    def uncongested(self) -> None:
        """There is room for what waits."""
        self._reader.drain()

    # ---- One message after the other ----

    def _go_on(self) -> None:
        if self._listening:  # further up in the calls
            return
        self._listening = True
        try:
            while self._waiting and not self._busy:
                self._listen(self._waiting.popleft())
        finally:
            self._listening = False
        if not self._waiting:
            self._wire.pause_reading(False)

    def _listen(self, text: str | None) -> None:
        wait = self._bucket.take()
        if wait:
            refusal = Refusal("too_much", "server-too-much", {"retry_after": round(wait, 2)})
            self._refuse(_id_in(text), refusal)
            if wait > 10:
                self._reader.close(REFUSED)
            else:
                self._begin(asyncio.sleep(wait))
            return
        command = self._understood(text)
        if command is None:
            return
        if isinstance(command, Act) and self._act(command):
            return
        self._begin(self._answer(command))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes a while."""
        self._busy = True

        async def do() -> None:
            try:
                await work
            finally:
                self._done()

        self._hall.spawn(do())

    def _done(self) -> None:
        self._busy = False
        self._go_on()

    def _understood(self, text: str | None) -> TableCommand | None:
        try:
            if text is None:
                raise Refusal("bad_request", "server-json-only")
            if len(text) > self._hall.settings.message_bytes:
                raise Refusal("too_large", "server-too-large")
            return COMMAND.validate_json(text)
        except ValidationError as error:
            self._refuse(_id_in(text), Refusal("bad_request", "server-bad-request", problem=problem_of(error)))
        except Refusal as refusal:
            self._refuse(_id_in(text), refusal)
        return None

    def _act(self, command: Act) -> bool:
        """Play actions without any waiting, if nobody else is at the table; False if that cannot be."""
        self._busy = True

        def told(outcome: dict[str, Any] | Exception) -> None:
            if isinstance(outcome, Conflict):
                self._begin(self._answer(command))  # somebody else was faster: decide again
                return
            self._tell(command, outcome)
            self._done()

        begun = commands.act_at_once(self._hall, self._reader, self._asker, command, told)
        if not begun:
            self._busy = False
        return begun

    async def _answer(self, command: TableCommand) -> None:
        try:
            self._tell(command, await commands.run(self._hall, self._reader.table, self._asker, command))
        except Exception as error:
            self._tell(command, error)

    def _tell(self, command: TableCommand, outcome: dict[str, Any] | Exception) -> None:
        lang = language(command.lang) if command.lang else self._reader.lang
        if isinstance(outcome, Refusal):
            self._refuse(command.id, outcome, lang)
        elif isinstance(outcome, Exception):
            self._hall.metrics.errors.inc()
            self._reader.push(_error(command.id, failed(outcome, command=command.type), lang))
        else:
            if command.type == "sync":
                self._reader.push(orjson.dumps(outcome))
                outcome = {}
            if command.id is not None:
                self._reader.push(orjson.dumps({"type": "ok", "id": command.id, **outcome}))

    def _refuse(self, id: int | str | None, refusal: Refusal, lang: str | None = None) -> None:
        self._hall.metrics.refusals.labels(refusal.code).inc()
        self._reader.push(_error(id, refusal, lang or self._reader.lang))


def problem_of(error: ValidationError) -> str:
    """What is wrong with a message, and where."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return short(f"{place}: {first['msg']}" if place else first["msg"])


def _hello(text: str | None) -> Hello:
    try:
        return HELLO.validate_json(text or "")
    except ValidationError as error:
        raise Refusal("bad_request", "server-bad-request", problem=problem_of(error)) from None


async def _text(websocket: WebSocket) -> str | None:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


def _id_in(text: str | None) -> int | str | None:
    """The id of a message that was not understood, if it has one."""
    try:
        data = orjson.loads(text or "")
    except orjson.JSONDecodeError:
        return None
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, int) or (isinstance(id, str) and len(id) <= 60) else None


def _error(id: int | str | None, refusal: Refusal, lang: str) -> bytes:
    return orjson.dumps({"type": "error", "id": id, "error": refusal.to_json(lang)})
