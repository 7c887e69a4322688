"""Mistakes that the simulator once found in the code, each shown directly."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from support.stores import append
from thurntaxis.game.simulation import simulate_game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.rules import Rules
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.archive.names import without_name
from thurntaxis.tables.people.connections import Connection
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.ports.store import Due, StoreError, Summary
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.table import Table

HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
SETTINGS = TableSettings(notices=True)


class Reader:
    """Keeps what it is sent."""

    congested = False

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send_text(self, message: bytes) -> None:
        self.heard.append(message)


@asynccontextmanager
async def tables() -> AsyncIterator[TableService]:
    service = TableService(SETTINGS, SQLiteStore(":memory:"))
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def new_table(service: TableService, **more: object) -> Table:
    return await service.creation.create(CreateTable.model_validate({"seats": HOT_SEAT, "starter": 0, **more}), "ann")


def test_nothing_from_before_the_table_began_is_taken_back() -> None:
    record = simulate_game(2, Rules.named("standard"), "builder", 7, 1, 100_000)
    ply = next(ply for ply in range(1, 40) if record.replay(ply).undoable)

    async def scene() -> None:
        async with tables() as service:
            shown = await service.creation.upload(record.to_json(), "ann")
            table = await new_table(service, **{"from": {"table": shown.id, "ply": ply}})
            assert table.game.undoable
            assert table.undoable() == 0

    asyncio.run(scene())


def test_a_table_that_is_watched_but_not_in_memory_follows_other_workers() -> None:
    async def scene() -> None:
        async with tables() as service:
            table, reader = await new_table(service), Reader()
            await service.join(Connection(table.id, "ann", "en", reader, SETTINGS), None)
            chat = '{"type":"chat","at":1,"seat":0,"name":"Ann","person":"ann","text":"Servus"}'
            assert await append(service.store, table.id, table.seq + 1, [chat], None)
            service.cache.drop(table.id)
            service.workers.written(table.id, table.seq + 1)
            async with asyncio.timeout(60):
                while not any(b"Servus" in message for message in reader.heard):
                    await asyncio.sleep(0)

    asyncio.run(scene())


def test_a_full_disk_keeps_nobody_out() -> None:
    async def full(table: str, person: str) -> None:
        raise StoreError("the disk is full")

    async def scene() -> None:
        async with tables() as service:
            table = await new_table(service)
            service.presence.announce = full  # type: ignore[method-assign]
            await service.join(Connection(table.id, "ann", "en", Reader(), SETTINGS), None)
            assert service.connections.has(table.id, "ann")

    asyncio.run(scene())


def test_a_person_with_the_state_stays_even_if_others_cannot_be_notified() -> None:
    async def broken(table: str, person: str) -> None:
        raise RuntimeError("unforeseen")

    async def scene() -> None:
        async with tables() as service:
            table, ann, ben = await new_table(service), Reader(), Reader()
            await service.join(Connection(table.id, "ben", "en", ben, SETTINGS), None)
            service.presence.announce = broken  # type: ignore[method-assign]
            await service.join(Connection(table.id, "ann", "en", ann, SETTINGS), None)
            assert service.connections.has(table.id, "ann")
            assert [b'"type":"state"' in message for message in ann.heard] == [True]
            async with asyncio.timeout(60):
                while not any(b'"type":"update"' in message for message in ben.heard):
                    await asyncio.sleep(0)

    asyncio.run(scene())


def test_somebody_who_comes_to_a_table_that_is_being_deleted_causes_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        async with tables() as service:
            table = await new_table(service)
            await service.join(Connection(table.id, "ann", "en", Reader(), SETTINGS), None)
            await service.store.delete(table.id)
            service.cache.drop(table.id)
            service.broadcast._show_presence(table.id, gone=False)
            await asyncio.sleep(0.1)  # what it begins fails at once, or never

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    assert not caplog.records


def test_a_removed_name_leaves_the_memory_of_other_workers() -> None:
    async def scene() -> None:
        async with tables() as service:
            table = await new_table(service)
            assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
            nameless = without_name(table, "ann", 1)
            assert await service.store.rewrite(table.id, nameless.header, nameless.entries, ())
            before = table.seq
            service.workers.written(table.id, before + 1)
            async with asyncio.timeout(60):
                while (now := await service.cache.load(table.id)).seq == before:
                    await asyncio.sleep(0)
            assert b"Ann" not in b"".join(now.entries)

    asyncio.run(scene())


def test_quick_turns_do_not_put_a_notice_off() -> None:
    async def scene() -> None:
        store = SQLiteStore(":memory:")
        await store.open(None)
        columns = "(id, person, kind, address, data, confirmed, made)"
        await store.create("table", "{}", 0, ["{}"], Summary("playing", False, None))
        await store.write((f"INSERT INTO channels {columns} VALUES ('c', 'ann', 'hook', 'a', '', 1, 0)", ()))
        for seq, due in ((1, 1000), (2, 2000)):
            notice = Due("ann", "turn", due - 500, due, "table")
            summary = Summary("playing", False, None, due=(notice,))
            assert await append(store, "table", seq, ["{}"], summary)
        assert await store.fetch("SELECT made, due FROM notices") == [(1500, 1000)]
        await store.close()

    asyncio.run(scene())


def test_a_look_that_could_not_be_stored_is_stored_later() -> None:
    async def scene() -> None:
        store = SQLiteStore(":memory:")
        service = TableService(replace(SETTINGS, sweep_seconds=0.001), store)
        await service.open()
        table = await new_table(service)
        tries: list[int] = []
        stored = asyncio.Event()

        async def mark_read(person: str, table: str, until: int) -> None:
            tries.append(until)
            if len(tries) == 1:
                raise StoreError("the disk is full")
            stored.set()

        store.mark_read = mark_read  # type: ignore[method-assign]
        service.notices.looked("ann", table)
        await asyncio.wait_for(stored.wait(), 60)
        await service.close()

    asyncio.run(scene())
