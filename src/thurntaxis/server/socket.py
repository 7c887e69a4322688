"""The socket of a table: the client says hello, gets the state, and from then on every update.

Its commands are answered in order.
"""

import asyncio
import contextlib
import logging
from collections import Counter

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import commands
from .commands import Asker
from .errors import Refusal
from .guard import address_of, origin_allowed, short
from .hall import Hall
from .identity import COOKIE, bearer, person_of
from .limits import Bucket
from .messages import COMMAND, HELLO, Hello
from .readers import TOO_SLOW, Reader
from .texts import language

log = logging.getLogger("thurntaxis.server")
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
            await websocket.send_text(_error(None, refusal, "en"))
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
            await websocket.send_text(_error(None, refusal, lang))
            await websocket.close(REFUSED)
            return
        lang = language(hello.lang) if hello.lang else lang
        token = hello.token or bearer(websocket.headers.get("authorization")) or websocket.cookies.get(COOKIE)
        table = websocket.path_params["table"]
        reader = Reader(table, person_of(token), lang, settings.outbox_messages, settings.outbox_bytes)
        try:
            await self.hall.join(reader, hello.since)
        except Refusal as refusal:
            await websocket.send_text(_error(hello.id, refusal, lang))
            await websocket.close(REFUSED)
            return
        sender = asyncio.create_task(self._send(websocket, reader))
        listener = asyncio.current_task()
        assert listener is not None
        reader.on_drop = listener.cancel  # both may be waiting for somebody who does not read
        try:
            await self._listen(websocket, reader)
        except asyncio.CancelledError:
            if reader.close_code != TOO_SLOW:
                raise
            listener.uncancel()
            self.hall.metrics.dropped.inc()
        finally:
            self.hall.leave(reader)
            reader.close(NORMAL)
            # A reader who does not read must not hold up the end: what is queued for them is given up.
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender
        with contextlib.suppress(TimeoutError, Exception):
            async with asyncio.timeout(1):
                await websocket.close(reader.close_code or NORMAL)

    async def _send(self, websocket: WebSocket, reader: Reader) -> None:
        async def send(message: str) -> None:
            await websocket.send({"type": "websocket.send", "text": message})

        await reader.send_all(send)
        with contextlib.suppress(Exception):
            await websocket.close(reader.close_code or NORMAL)

    async def _listen(self, websocket: WebSocket, reader: Reader) -> None:
        settings = self.hall.settings
        bucket = Bucket(settings.messages_per_second, settings.messages_per_second * 5)
        asker = Asker(reader.person, reader.lang)
        while websocket.application_state is WebSocketState.CONNECTED:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            wait = bucket.take()
            if wait:
                refusal = Refusal("too_much", "server-too-much", {"retry_after": round(wait, 2)})
                reader.push(_error(_id_in(text), refusal, reader.lang).encode())
                if wait > 10:
                    reader.close(REFUSED)
                    return
                await asyncio.sleep(wait)
                continue
            await self._answer(reader, asker, text)

    async def _answer(self, reader: Reader, asker: Asker, text: str | None) -> None:
        try:
            if text is None:
                raise Refusal("bad_request", "server-json-only")
            if len(text) > self.hall.settings.message_bytes:
                raise Refusal("too_large", "server-too-large")
            command = COMMAND.validate_json(text)
        except ValidationError as error:
            refusal = Refusal("bad_request", "server-bad-request", problem=problem_of(error))
            reader.push(_error(_id_in(text), refusal, reader.lang).encode())
            return
        except Refusal as refusal:
            reader.push(_error(_id_in(text), refusal, reader.lang).encode())
            return
        lang = language(command.lang) if command.lang else reader.lang
        try:
            answer = await commands.run(self.hall, reader.table, asker, command)
        except Refusal as refusal:
            self.hall.metrics.refusals.labels(refusal.code).inc()
            reader.push(_error(command.id, refusal, lang).encode())
        except Exception:
            self.hall.metrics.errors.inc()
            log.exception("a command failed", extra={"table": reader.table, "command": command.type})
            reader.push(_error(command.id, Refusal("busy", "server-error"), lang).encode())
        else:
            if command.type == "sync":
                reader.push(orjson.dumps(answer))
                answer = {}
            reader.push(orjson.dumps({"type": "ok", "id": command.id, **answer}))


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


def _error(id: int | str | None, refusal: Refusal, lang: str) -> str:
    return orjson.dumps({"type": "error", "id": id, "error": refusal.to_json(lang)}).decode()
