"""The messages of one connection: commands are carried out one after the other and answered in order."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from pydantic import TypeAdapter, ValidationError

from ...protocol import OLDEST
from ...protocol.commands import COMMAND, HELLO, OFFER, Hello, OfferProgram, Sync, TableCommand
from ...protocol.studies import FOLLOW, FollowStudy
from ..languages import language
from ..people.connections import Channel, Connection
from ..ports.jsontext import dumps, loads
from ..refusals import Refusal, failed, problem_of
from .commands import Asker, Commands
from .writer import Answer

First = TypeVar("First", Hello, OfferProgram, FollowStudy)


class Socket(Channel, Protocol):
    """The transport of a connection: a WebSocket, or a worker's port."""

    def pause_reading(self, pause: bool) -> None:
        """Let the other side wait, or go on."""


class Session:
    """Carries out the commands of one connection one after the other, and answers in order."""

    def __init__(
        self,
        commands: Commands,
        connection: Connection,
        socket: Socket,
        message_bytes: int,
        wait: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`wait` is asked before each message: the seconds to wait if the other side sends too much."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        connection.on_close = self.lost
        self._commands = commands
        self._message_bytes = message_bytes
        self._connection = connection
        self._socket = socket
        self._asker = Asker(connection.person, connection.lang, connection.network)
        self._wait = wait
        self._context = copy_context()
        """The context of the person asking; the caller of `heard` has none."""
        self._waiting: deque[str | None] = deque()
        self._busy = False
        self._working = False
        if connection.close_code is not None:  # the tables are being closed
            self.lost()

    # ---- What the connection reports ----

    def heard(self, text: str | None) -> None:
        """A message; if another is still being carried out, it waits, and the other side with it."""
        self._waiting.append(text)
        if self._busy:
            self._socket.pause_reading(True)
        else:
            self._go_on()

    def lost(self) -> None:
        """The connection is over, or is to end."""
        self._waiting.clear()
        if not self.ended.done():
            self.ended.set_result(None)

    def uncongested(self) -> None:
        """There is room for waiting messages."""
        self._connection.drain()

    # ---- One message after the other ----

    def _go_on(self) -> None:
        if self._working:  # further up in the calls
            return
        self._working = True
        try:
            while self._waiting and not self._busy:
                self._handle(self._waiting.popleft())
        finally:
            self._working = False
        if not self._waiting:
            self._socket.pause_reading(False)

    def _handle(self, text: str | None) -> None:
        wait = self._wait()
        if wait:
            refusal = Refusal("too_much", "server-too-much", {"retry_after": round(wait, 2)})
            self._refuse(_id_in(text), refusal)
            self._busy = True
            asyncio.get_running_loop().call_later(wait, self._next)
            return
        command = self._parse(text)
        if command is None:
            return
        self._busy = True
        asker = self._asker
        if command.lang and command.lang != asker.lang:
            asker = replace(asker, lang=language(command.lang))
        answer = partial(self._answer, command, asker.lang)
        if not self._commands.submit(self._connection.table, asker, command, answer):
            self._commands.tasks.spawn(self._run(command, asker), self._context)

    def _parse(self, text: str | None) -> TableCommand | None:
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

    async def _run(self, command: TableCommand, asker: Asker) -> None:
        outcome: Answer = {}
        try:
            if isinstance(command, Sync):
                await self._commands.broadcast.sync(self._connection, asker.lang, command.since)
            else:
                outcome = await self._commands.run(self._connection.table, asker, command)
        except Exception as error:
            self._answer(command, asker.lang, error)
        else:
            self._answer(command, asker.lang, outcome)

    def _answer(self, command: TableCommand, lang: str, outcome: Answer | Exception) -> None:
        if isinstance(outcome, Refusal):
            self._refuse(command.id, outcome, lang)
        elif isinstance(outcome, Exception):
            self._commands.metrics.fault()
            self._connection.push(error_message(command.id, failed(outcome, command=command.type), lang))
        elif command.id is not None:
            self._connection.push(dumps({"type": "ok", "id": command.id, **outcome}))
        self._next()

    def _next(self) -> None:
        self._busy = False
        self._go_on()

    def _refuse(self, id: int | str | None, refusal: Refusal, lang: str | None = None) -> None:
        self._commands.metrics.refused(refusal.code)
        self._connection.push(error_message(id, refusal, lang or self._connection.lang))


def hello_in(text: str | None) -> Hello:
    """The first message of a connection.

    Raises:
        Refusal: it is not one, or the client is too old.
    """
    return _current(_first(HELLO, text))


def offer_in(text: str | None) -> OfferProgram:
    """The first message of a program's connection.

    Raises:
        Refusal: it is not one, or the program is too old.
    """
    return _current(_first(OFFER, text))


def follow_in(text: str | None) -> FollowStudy:
    """The first message of a connection to a study.

    Raises:
        Refusal: it is not one, or the client is too old.
    """
    return _current(_first(FOLLOW, text))


def _first(kind: TypeAdapter[First], text: str | None) -> First:
    try:
        return kind.validate_json(text or "")
    except ValidationError as error:
        raise Refusal("bad_request", "server-bad-request", problem=problem_of(error)) from None


def _current(first: First) -> First:
    if first.protocol is not None and first.protocol < OLDEST:
        refusal = Refusal("too_old", "server-too-old", {"protocol": OLDEST})
        refusal.lang = language(first.lang) if first.lang else None
        raise refusal
    return first


def _id_in(text: str | None) -> int | str | None:
    """The id of a message that was not understood, if it has one."""
    try:
        data = loads(text or "")
    except ValueError:
        return None
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, int) or (isinstance(id, str) and len(id) <= 60) else None


def error_message(id: int | str | None, refusal: Refusal, lang: str) -> bytes:
    """A refusal as a message."""
    return dumps({"type": "error", "id": id, "error": refusal.to_json(lang)})
