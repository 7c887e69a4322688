"""A database that falls silent: it goes on to accept everything, and answers nothing. A stop ends all the same.

So does a machine that has lost its power, or a firewall that has forgotten a connection.
"""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit

import pytest

from thurntaxis.protocol.commands import Chat, CreateTable
from thurntaxis.server import app
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.server.workers import Workers
from thurntaxis.tables.ports.store import StoreError
from thurntaxis.tables.running.commands import Asker
from thurntaxis.tables.service import TableService

from .clients import AGAINST_BOT, Person
from .running import PATIENCE, Process

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
FOR_EVER = 100_000.0


class Line:
    """A line to PostgreSQL that can fall silent."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._user = parts.username or "postgres"
        self._name = parts.path.lstrip("/")
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.{parts.port or 5432}"
        self._port = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_silent = False
        self.swallowed = asyncio.Event()
        """Set when something was said into the silence."""

    @property
    def address(self) -> str:
        """The database, as it is reached over the line."""
        return f"postgresql://{self._user}:none@127.0.0.1:{self._port}/{self._name}"

    def has(self, task: "asyncio.Task[object]") -> bool:
        """Whether a task is the line's own."""
        return repr(task.get_coro()).startswith(("<coroutine object Line.", "<coroutine object start_server"))

    def fall_silent(self) -> None:
        """From now on nothing is answered."""
        self.is_silent = True

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Line"]:
        """Listen, until the end of the block."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self._socket)
            await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))
            far_writer.close()
        except (asyncio.CancelledError, OSError):
            pass
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self.is_silent:
                self.swallowed.set()
                continue
            writer.write(data)
            await writer.drain()
        if self.is_silent:  # not even an end is answered
            await asyncio.Event().wait()
        with contextlib.suppress(OSError):
            writer.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)  # the processor is for what is waited for


def test_tables_close_though_the_database_does_not_answer(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with Line(postgres()).open() as line:
            store = PostgresStore(line.address, patience=FOR_EVER)  # so that nothing but the stop's own limit ends it
            service = TableService(Settings(sweep_seconds=0.05), store)
            await service.open()
            tables = [
                await service.creation.create(CreateTable.model_validate({"seats": seats, "starter": 0}), "somebody")
                for seats in (AGAINST_BOT, BOTS, BOTS)
            ]
            for table in tables:
                service.scheduler.look(table)
            await until(lambda: store._claims is not None)
            line.fall_silent()
            chat = Chat(type="chat", text="Is anybody there?")
            asked = [
                asyncio.ensure_future(work)
                for work in (
                    service.commands.run(tables[0].id, Asker("somebody", "en"), chat),
                    service.tables_of("somebody"),
                    store.ping(),
                    store.claim("another"),
                )
            ]
            await asyncio.wait_for(line.swallowed.wait(), PATIENCE)
            await asyncio.wait_for(service.close(), PATIENCE)
            for each in asked:
                each.cancel()
            await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), PATIENCE)

    asyncio.run(scene())


def test_a_start_that_fails_leaves_nothing_behind(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with Line(postgres()).open() as line:
            monkeypatch.setattr(
                "thurntaxis.server.parts.open_store", lambda database: PostgresStore(database, patience=1.0)
            )
            monkeypatch.setattr(Workers, "start", lambda workers: line.fall_silent())
            others = asyncio.all_tasks()
            made = app.create_app(Settings(database=line.address, notices=True, sweep_seconds=0.05))
            with pytest.raises(StoreError):
                async with made.router.lifespan_context(made):
                    pass
            # uvicorn then leaves through asyncio.run, which waits without end for what does not heed its cancelling.
            await until(lambda: not [each for each in asyncio.all_tasks() - others if not line.has(each)])

    asyncio.run(scene())


@pytest.mark.parametrize("workers", [1, 3])
def test_a_server_stops_though_the_database_does_not_answer(workers: int, postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with Line(postgres()).open() as line:
            options = ("--workers", str(workers), "--log-level", "info")
            server = await asyncio.to_thread(Process, line.address, 0, *options)
            await asyncio.to_thread(server.read_until_open, workers)
            ann = await asyncio.to_thread(Person, server.address)
            table = await asyncio.to_thread(ann.create, BOTS, bot_pause=20)
            socket = await asyncio.to_thread(ann.socket, table)
            line.fall_silent()
            await asyncio.wait_for(line.swallowed.wait(), PATIENCE)
            server.process.send_signal(signal.SIGTERM)
            try:
                await asyncio.to_thread(server.process.wait, PATIENCE)
            finally:
                await asyncio.to_thread(server.kill)
                socket.close()

    asyncio.run(scene())
