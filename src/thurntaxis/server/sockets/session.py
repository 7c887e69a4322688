"""What is said over one socket: commands are carried out one after the other and answered in order."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

import orjson
from pydantic import ValidationError

from ...protocol.commands import COMMAND, Act, TableCommand
from ...tables import commands
from ...tables.commands import Asker
from ...tables.connections import Connection
from ...tables.refusals import Refusal, failed
from ...tables.service import TableService
from ...tables.store import Conflict
from ...tables.texts import language
from ..http.middleware import short
from ..rate_limits import Bucket
from ..settings import Settings
from .protocol import SocketProtocol


class Session:
    """One socket's session."""

    def __init__(
        self, service: TableService, settings: Settings, connection: Connection, socket: SocketProtocol
    ) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        connection.on_close = self.lost
        rate = settings.messages_per_second
        self._service = service
        self._message_bytes = settings.message_bytes
        self._reader = connection
        self._wire = socket
        self._asker = Asker(connection.person, connection.lang)
        self._bucket = Bucket(rate, rate * 5)
        self._waiting: deque[str | None] = deque()
        self._busy = False
        self._listening = False
        self._acting: Act | None = None
        self._began = 0.0
        """Which actions are being played, and since when."""
        if connection.close_code is not None:  # the server shuts down
            self.lost()

    # ---- What the socket tells ----

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

        self._service.spawn(do())

    def _done(self) -> None:
        self._busy = False
        self._go_on()

    def _understood(self, text: str | None) -> TableCommand | None:
        try:
            if text is None:
                raise Refusal("bad_request", "server-json-only")
            if len(text) > self._message_bytes:
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
        self._acting, self._began = command, time.perf_counter()
        begun = commands.act_at_once(self._service, self._reader, self._asker, command, self._acted)
        if not begun:
            self._busy = False
        return begun

    def _acted(self, outcome: dict[str, Any] | Exception) -> None:
        """What became of the actions."""
        command = self._acting
        assert command is not None
        self._service.metrics.command_done(command.type, time.perf_counter() - self._began)
        if isinstance(outcome, Conflict):
            self._begin(self._answer(command))  # somebody else was faster: decide again
            return
        self._tell(command, outcome)
        self._done()

    async def _answer(self, command: TableCommand) -> None:
        try:
            self._tell(command, await commands.run(self._service, self._reader.table, self._asker, command))
        except Exception as error:
            self._tell(command, error)

    def _tell(self, command: TableCommand, outcome: dict[str, Any] | Exception) -> None:
        lang = language(command.lang) if command.lang else self._reader.lang
        if isinstance(outcome, Refusal):
            self._refuse(command.id, outcome, lang)
        elif isinstance(outcome, Exception):
            self._service.metrics.fault()
            self._reader.push(error_message(command.id, failed(outcome, command=command.type), lang))
        else:
            if command.type == "sync":
                self._reader.push(orjson.dumps(outcome))
                outcome = {}
            if command.id is not None:
                self._reader.push(orjson.dumps({"type": "ok", "id": command.id, **outcome}))

    def _refuse(self, id: int | str | None, refusal: Refusal, lang: str | None = None) -> None:
        self._service.metrics.refused(refusal.code)
        self._reader.push(error_message(id, refusal, lang or self._reader.lang))


def problem_of(error: ValidationError) -> str:
    """What is wrong with a message, and where."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return short(f"{place}: {first['msg']}" if place else first["msg"])


def _id_in(text: str | None) -> int | str | None:
    """The id of a message that was not understood, if it has one."""
    try:
        data = orjson.loads(text or "")
    except orjson.JSONDecodeError:
        return None
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, int) or (isinstance(id, str) and len(id) <= 60) else None


def error_message(id: int | str | None, refusal: Refusal, lang: str) -> bytes:
    """A refusal as a message."""
    return orjson.dumps({"type": "error", "id": id, "error": refusal.to_json(lang)})
