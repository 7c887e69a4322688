"""Several servers and thinkers on one PostgreSQL: what the doctor says, and upgrading them one after the other."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest

from thurntaxis import Game, Setup
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.protocol.studies import CreateStudy
from thurntaxis.server import cluster
from thurntaxis.server.stores import postgres as stores
from thurntaxis.server.stores import predecessors
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.server.stores.schema import MIGRATIONS, OLDEST, OLDEST_FACT, VERSION, tables_of
from thurntaxis.server.thinking.exchange import Exchange, Offer
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.ports.store import StoreError
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.entries import Chat, Entry
from thurntaxis.tables.table.table import Table

from .clients import Person
from .test_admin import admin
from .test_store import HOT_SEAT

pytestmark = pytest.mark.needs_postgres
BEFORE_CHANNELS = 12
"""The schema of version 0.2, whose servers notify each other in another way."""


async def opened(database: str) -> TableService:
    service = TableService(TableSettings(), PostgresStore(database))
    await service.open()
    return service


def test_the_doctor_sees_what_runs_and_what_waits(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_PATIENCE", 0.0)

    async def scene() -> None:
        service = await opened(database := postgres())
        store = PostgresStore(database, beside=True)
        await store.open(None)
        try:
            assert await cluster.troubles(store, await cluster.look(store)) == []
            table = await service.creation.create(CreateTable.model_validate({"seats": HOT_SEAT}), "ann")
            await store.write((f"UPDATE tables SET attention = 0 WHERE id = '{table.id}'", ()))
            asker = Exchange(store, "asker", "1.0")
            await asker.offer(Offer("t", "play", "ann", "hard", "Decision {}", "", False))
            await store.write(("UPDATE thoughts SET asked = asked - 8000", ()))
            await asker.register()
            await Exchange(store, "other", "2.0").register()
            first = await cluster.look(store)
            assert (first.servers, first.thinkers, list(first.to_act)) == (1, {"1.0": 1, "2.0": 1}, [table.id])
            found = "\n".join(await cluster.troubles(store, first))
            assert f"{table.id}: a bot has been to act" in found
            assert "1 thoughts (play) wait, the first for 8 s" in found
            assert "several versions" in found
        finally:
            await store.close()
            await service.close()

    asyncio.run(scene())


def test_the_doctor_beside_a_running_server(postgres: Callable[[], str], serving: Callable[..., Any]) -> None:
    database = postgres()
    with serving(database=database) as address:
        ann = Person(address)
        ann.create(HOT_SEAT)
        told = admin("doctor", "--database", database)
    assert "servers: 1" in told
    assert "1 tables, 0 broken" in told


def test_an_older_database_is_brought_forward(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        database = postgres()
        with monkeypatch.context() as before:
            before.setattr(stores, "VERSION", OLDEST)
            older = await opened(database)
            table = await older.creation.create(CreateTable.model_validate({"seats": HOT_SEAT}), "ann")
            await older.close()
        newer = await opened(database)
        try:
            assert await newer.store.load(table.id) is not None
            position = Setup.of(Game(["Ann", "Ben"], seed=1).position()).to_text()
            wanted = CreateStudy.model_validate(
                {"name": "Ours", "source": {"kind": "position", "position": position}},
            )
            study = await newer.studies.create("ann", wanted, "en", lambda _: None)
            assert [row["id"] for row in (await newer.studies.listed("ann"))["studies"]] == [study["id"]]
        finally:
            await newer.close()

    asyncio.run(scene())


def test_an_upgrade_that_older_servers_do_not_survive_waits_until_they_are_stopped(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        database = postgres()
        with monkeypatch.context() as before:
            before.setattr(stores, "VERSION", BEFORE_CHANNELS)
            store = PostgresStore(database)
            await store.open(None)
        left = "INSERT INTO workers (worker, until, figures) VALUES ('old', 9000000000000, '{}')"
        await store.write((left, ()))
        is_running = True

        async def look_again(seconds: float) -> None:
            if is_running:  # a server publishes its figures again and again
                await store.write(("UPDATE workers SET until = until + 5000", ()))

        monkeypatch.setattr(predecessors, "pause", look_again)
        with pytest.raises(StoreError, match="Stop all of them"):
            await opened(database)
        assert await store.fetch("SELECT number FROM version") == [(BEFORE_CHANNELS,)]
        is_running = False
        await (await opened(database)).close()
        assert await store.fetch("SELECT number FROM version") == [(VERSION,)]
        await store.close()

    asyncio.run(scene())


def test_older_servers_survive_every_change_of_the_schema_since_the_oldest_that_may_use_it() -> None:
    """What adds something disturbs nobody; anything else needs a higher `OLDEST`."""
    new = {name for name in tables_of(VERSION) if name not in tables_of(OLDEST)}
    for number, statements in enumerate(MIGRATIONS[OLDEST:], OLDEST + 1):
        for statement in statements:
            assert _only_adds(statement, new), f"version {number}: {statement}"


def _only_adds(statement: str, new: set[str]) -> bool:
    """Whether programs that do not know of a change can go on."""
    if re.match(r"CREATE (TABLE|INDEX) ", statement):
        return True
    table = re.match(r"(?:CREATE UNIQUE INDEX \w+ ON|INSERT INTO|ALTER TABLE) (\w+)", statement)
    if table is None:
        return False
    column = re.search(r" ADD COLUMN \w+ (.*)", statement)
    return table[1] in new or bool(column and ("NOT NULL" not in column[1] or "DEFAULT" in column[1]))


@pytest.mark.parametrize(
    ("statement", "fine"),
    [
        ("CREATE INDEX tables_by_size ON tables (size)", True),
        ("ALTER TABLE tables ADD COLUMN size BIGINT", True),
        ("ALTER TABLE tables ADD COLUMN size BIGINT NOT NULL DEFAULT 0", True),
        ("INSERT INTO added VALUES (1)", True),
        ("ALTER TABLE tables ADD COLUMN size BIGINT NOT NULL", False),
        ("ALTER TABLE tables DROP COLUMN size", False),
        ("ALTER TABLE tables RENAME TO games", False),
        ("CREATE UNIQUE INDEX tables_once ON tables (header)", False),
        ("UPDATE tables SET status = 'open'", False),
        ("DROP TABLE notices", False),
    ],
)
def test_a_change_that_older_servers_do_not_survive_is_found(statement: str, fine: bool) -> None:
    assert _only_adds(statement, {"added"}) == fine


def test_servers_of_the_version_before_go_on_beside_newer_ones(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        newer = await opened(database := postgres())
        table = await newer.creation.create(CreateTable.model_validate({"seats": HOT_SEAT}), "ann")
        monkeypatch.setattr(stores, "VERSION", VERSION - 1)
        older = await opened(database)  # one that is started again while the others are upgraded
        try:

            def note(table: Table) -> tuple[list[Entry], dict[str, object]]:
                line: Chat = {"type": "chat", "at": 1, "seat": 0, "name": None, "text": "hello"}
                return table.note(line), {}

            for service in (older, newer, older):
                await service.writer.change(table.id, note)
            stored = await newer.store.load(table.id)
            assert stored is not None
            assert sum('"chat"' in entry for entry in stored.entries) == 3
            fact = (f"UPDATE facts SET value = '{VERSION}' WHERE name = '{OLDEST_FACT}'", ())
            assert isinstance(newer.store, PostgresStore)
            await newer.store.write(fact)
            with pytest.raises(StoreError, match="newer version"):
                await opened(database)
        finally:
            await older.close()
            await newer.close()

    asyncio.run(scene())
