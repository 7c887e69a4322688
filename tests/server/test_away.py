"""The database is down for a while: people are informed, nothing is lost, and afterwards everything continues."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import orjson
import pytest

from support.stores import append
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.store import StoredTable, StoreError, Summary
from thurntaxis.tables.service import TableService

from .clients import AGAINST_BOT, TWO_PEOPLE, Person
from .running import PATIENCE, Process, running

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
EVERYBODY = "true"
LISTENERS = "query LIKE 'LISTEN%' OR query LIKE '%watchers%'"


@contextmanager
def away(database: str, who: str = EVERYBODY) -> Iterator[None]:
    """The database lets nobody in, and ends the connections of some."""
    _, _, name = database.partition("?")[0].rpartition("/")

    async def order(*statements: str) -> None:
        connection = await asyncpg.connect(database, database="postgres")
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    end = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}' AND ({who})"
    asyncio.run(order(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", end))
    try:
        yield
    finally:
        asyncio.run(order(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))


def test_bots_go_on_when_the_database_is_back(postgres: Callable[[], str], caplog: pytest.LogCaptureFixture) -> None:
    database = postgres()
    with running(database) as address:
        ann = Person(address)
        table = ann.create(BOTS, bot_pause=20)
        with ann.socket(table) as socket:
            seq = socket.seq
            socket.until(lambda me: me.seq > seq)  # so Ann has come in full: nobody plays before that
            with away(database):
                while caplog.messages.count("database away") < 2:  # by now every loop has asked
                    assert ann.http.get("/api/health").status_code == 503
            seq = ann.get(f"/api/tables/{table}/state")["seq"]
            socket.until(lambda me: me.seq > seq + 3)


def test_people_who_arrive_while_the_database_is_down_see_why(postgres: Callable[[], str]) -> None:
    database = postgres()
    with running(database) as address:
        ann = Person(address)
        table = ann.create(AGAINST_BOT, starter=0)
        with away(database):
            refused = ann.socket(table)
            assert refused.heard[0]["error"]["code"] == "busy"
            assert refused.closed_with() == 1001
        with ann.socket(table) as socket:
            assert socket.act("take supply")["ply"] == 1
            assert ann.get("/api/health")["sockets"] == 1, "whoever was turned away is gone"


def test_a_database_that_stops_without_a_word_holds_nobody(postgres: Callable[[], str]) -> None:
    async def scene(database: str) -> None:
        store = PostgresStore(database, patience=0.5)
        await store.open(Ears())
        release = await store.claim("table")
        assert release is not None
        backend = await store._claims.fetchval("SELECT pg_backend_pid()")
        os.kill(backend, signal.SIGSTOP)
        try:
            await asyncio.wait_for(release(), PATIENCE)
            assert await asyncio.wait_for(store.claim("table"), PATIENCE) is None, (
                "nobody has heard yet that it is free"
            )
            assert await asyncio.wait_for(store.claim("another"), PATIENCE) is not None
        finally:
            os.kill(backend, signal.SIGCONT)
        while await store.claim("table") is None:
            await asyncio.sleep(0.01)
        await asyncio.wait_for(store.close(), PATIENCE)

    asyncio.run(scene(postgres()))


def test_a_table_is_read_again_only_when_a_write_of_which_nothing_is_known_has_ended(
    postgres: Callable[[], str],
) -> None:
    async def scene(database: str) -> int:
        store = PostgresStore(database)
        await store.open(Ears())
        await store.create("table", "{}", 0, ["{}"], Summary("open", False, None))
        async with store._connection() as stuck:
            await stuck.execute("BEGIN")
            await stuck.execute("INSERT INTO entries VALUES ('table', 1, '{}')")
            store._watches.doubt("table")
            reading = asyncio.ensure_future(store.load("table"))
            while not await stuck.fetchval("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
                assert not reading.done()
                await stuck.execute("SELECT pg_stat_clear_snapshot()")
            await stuck.execute("COMMIT")
        stored = await asyncio.wait_for(reading, PATIENCE)
        await store.close()
        assert stored is not None
        return len(stored.entries)

    assert asyncio.run(scene(postgres())) == 2


class Ears:
    """Is notified of others' writes."""

    def __init__(self) -> None:
        self.newest = -1
        self.something = asyncio.Event()

    def written(self, table: str, seq: int) -> None:
        self.newest = seq
        self.something.set()

    def presence_changed(self, table: str, person: str, here: bool) -> None:
        pass

    def fault(self) -> None:
        pass

    def blocks_changed(self, person: str) -> None:
        pass

    def study_changed(self, id: str) -> None: ...

    def missed(self) -> None:
        pass


def test_a_table_that_no_database_can_name_is_unknown(address: str) -> None:
    for name in ("%00", "%ED%A0%80", "ULM", "x" * 41):
        refused = Person(address).socket(name)
        assert refused.heard[0]["error"]["code"] == "unknown"
        assert refused.closed_with() == 1008


def test_lost_notifications_are_made_up_for(postgres: Callable[[], str]) -> None:
    database = postgres()
    rarely = 60.0  # while no new connection is available, nothing else may need one
    with running(database, sweep_seconds=rarely) as one, running(database, sweep_seconds=rarely) as other:
        ann, ben = Person(one), Person(other)
        table, seen = ann.create(TWO_PEOPLE, starter=1), ann.create(TWO_PEOPLE, starter=1)
        ben.sit(table, "Ben")
        ben.sit(seen, "Ben")
        with ann.socket(table) as socket, ann.socket(seen) as soon_closed:
            socket.until(lambda me: bool(me.views))
            soon_closed.until(lambda me: bool(me.views))
            soon_closed.close()
            with away(database, LISTENERS):
                for id in (table, seen):
                    ben.do(id, "act", ply=0, actions=["take supply"])
            socket.until(lambda me: me.view["ply"] == 1)
            while ann.get(f"/api/tables/{seen}/state")["views"][0]["ply"] != 1:
                pass


def test_what_is_written_while_a_table_is_being_read_is_read_as_well(tmp_path: Any) -> None:
    async def scene() -> int:
        store = SQLiteStore(str(tmp_path / "tables.db"))
        service = TableService(Settings(), store)
        await service.open()
        wanted = CreateTable.model_validate({"seats": TWO_PEOPLE})
        table = await service.creation.create(wanted, "somebody")
        service.cache.drop(table.id)
        load = store.load

        async def load_and_be_overtaken(id: str, since: int = 0) -> StoredTable | None:
            found = await load(id, since)
            store.load = load  # type: ignore[method-assign]
            chat = {"type": "chat", "at": 1, "seat": 0, "name": "Ann", "text": "hello"}
            await append(store, id, 0, [orjson.dumps(chat).decode()], None)  # through another worker
            service.workers.written(id, 0)
            return found

        store.load = load_and_be_overtaken  # type: ignore[method-assign, assignment]
        async with service.cache.at(table.id):
            pass
        await asyncio.sleep(0)  # what was begun is before us
        async with service.cache.at(table.id) as read:
            seq = read.seq
        await service.close()
        return seq

    assert asyncio.run(scene()) == 0


def test_what_cannot_be_read_now_is_read_soon(tmp_path: Any) -> None:
    async def scene() -> None:
        store = SQLiteStore(str(tmp_path / "tables.db"))
        service = TableService(Settings(sweep_seconds=0.01), store)
        await service.open()
        table = await service.creation.create(CreateTable.model_validate({"seats": TWO_PEOPLE}), "somebody")
        chat = {"type": "chat", "at": 1, "seat": 0, "name": "Ann", "text": "hello"}
        await append(store, table.id, 0, [orjson.dumps(chat).decode()], None)  # through another worker
        load, caught_up = store.load, asyncio.Event()

        async def load_once_more(id: str, since: int = 0) -> StoredTable | None:
            caught_up.set()
            return await load(id, since)

        async def fail(id: str, since: int = 0) -> StoredTable | None:
            store.load = load_once_more  # type: ignore[method-assign, assignment]
            raise StoreError("away")

        store.load = fail  # type: ignore[method-assign, assignment]
        service.workers.written(table.id, 0)
        await asyncio.wait_for(caught_up.wait(), PATIENCE)
        async with service.cache.at(table.id) as read:
            assert read.seq == 0
        await service.close()

    asyncio.run(scene())


def test_a_worker_that_died_is_replaced_when_the_database_is_back(postgres: Callable[[], str]) -> None:
    database = postgres()
    server = Process(database, 0, "--workers", "2", "--log-level", "info")
    server.read_until_open(2)
    started = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    worker = next(int(each) for each in started if "spawn_main" in Path(f"/proc/{each}/cmdline").read_text())
    with away(database):
        os.kill(worker, signal.SIGKILL)
        server.read_until("this worker restarts")
    server.read_until('"message": "open"')
    assert httpx.get(f"{server.address}/api/health", trust_env=False).is_success
    code, _ = server.stop()
    assert code == 0
