"""The tables of one browser, and the pages that talk to them.

The worker calls this with plain texts and numbers, and hands in how to answer.
"""

import asyncio
import math
import re
from collections.abc import Callable

from ..protocol.commands import TABLE_ID
from ..tables.languages import language
from ..tables.people.connections import Connection
from ..tables.ports.settings import TableSettings
from ..tables.refusals import Refusal, failed
from ..tables.running.session import Session, error_message, hello_in
from ..tables.service import TableService
from .background import Inline
from .requests import YOU, ask
from .store import BrowserStore, Shelf

_MESSAGE_CHARACTERS = 100_000
_SETTINGS = TableSettings(
    cached_tables=50,
    bot_seconds=20.0,
    people=False,
    imports_count=True,
    review_unasked_seconds=math.inf,  # nobody else waits for it
    sweep_seconds=60.0,  # nobody else writes: what waits is found when the worker starts
)

Post = Callable[[int, str | None], object]
"""Sends a message over a connection, by its number; None ends it."""


class Host:
    """The tables, and the connections to them by their numbers."""

    def __init__(self, shelf: Shelf, post: Post) -> None:
        self._post = post
        self._talks: dict[int, Talk] = {}
        self.service = TableService(
            _SETTINGS,
            BrowserStore(shelf),
            background=Inline(),
        )

    async def open(self) -> None:
        """Read the stored tables; a bot whose turn it was when the browser was closed continues."""
        await self.service.open()

    async def ask(self, method: str, address: str, lang: str, body: str | None = None) -> str:
        """The answer to a request, as JSON."""
        return (await ask(self.service, method, address, lang, body)).decode()

    def connect(self, number: int, table: str) -> None:
        """A page opens a connection to a table."""
        self._talks[number] = Talk(self.service, number, table, self._post)

    def hear(self, number: int, text: str) -> None:
        """A page sends a message."""
        talk = self._talks.get(number)
        if talk is not None:
            talk.hear(text)

    def disconnect(self, number: int) -> None:
        """A page has closed its connection or was closed."""
        talk = self._talks.pop(number, None)
        if talk is not None:
            talk.end()


class Talk:
    """One connection: the page says hello, gets the state, and from then on every update."""

    congested = False

    def __init__(self, service: TableService, number: int, table: str, post: Post) -> None:
        self._service = service
        self._number = number
        self._table = table
        self._post = post
        self._connection: Connection | None = None
        self._session: Session | None = None
        self._early: list[str] = []
        """What was said before the greeting was answered."""

    def send_text(self, message: bytes) -> None:
        """Pass a message on to the page."""
        self._post(self._number, message.decode())

    def pause_reading(self, pause: bool) -> None:
        """Do nothing: messages wait in the session, and a page sends few."""

    def hear(self, text: str) -> None:
        """The page sends a message; the first one is `hello`."""
        if self._session is not None:
            self._session.heard(text)
        elif self._connection is not None:
            self._early.append(text)
        else:
            self._greet(text)

    def end(self) -> None:
        """The connection is over."""
        if self._connection is not None:
            self._service.broadcast.leave(self._connection)
            self._connection.close(1000)

    def _greet(self, text: str) -> None:
        try:
            hello = hello_in(text)
            if not re.fullmatch(TABLE_ID, self._table):
                raise Refusal("unknown", "server-unknown-table")
        except Refusal as refusal:
            self._turn_away(refusal, refusal.lang or language(None), None)
            return
        self._connection = Connection(self._table, YOU, language(hello.lang), self, self._service.settings)
        self._service.tasks.spawn(self._join(self._connection, hello.since, hello.id))

    async def _join(self, connection: Connection, since: int | None, id: int | str | None) -> None:
        try:
            await self._service.join(connection, since)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._service.broadcast.leave(connection)
            self._turn_away(error if isinstance(error, Refusal) else failed(error), connection.lang, id)
            return
        self._session = Session(self._service.commands, connection, self, _MESSAGE_CHARACTERS)
        for text in self._early:
            self._session.heard(text)
        self._early.clear()

    def _turn_away(self, refusal: Refusal, lang: str, id: int | str | None) -> None:
        self.send_text(error_message(id, refusal, lang))
        self._post(self._number, None)
