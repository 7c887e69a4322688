"""Which tables stay in memory."""

import asyncio
import threading
from unittest.mock import patch

from thurntaxis.game.simulation import simulate_game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.rules import Rules
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.table import Table

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "builder"}]
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def test_a_finished_game_leaves_the_memory_when_nobody_needs_it() -> None:
    async def scene() -> None:
        service = TableService(TableSettings(), SQLiteStore(":memory:"))
        await service.open()
        over = (await service.creation.create(CreateTable.model_validate({"seats": BOTS}), "ann")).id
        waiting = (await service.creation.create(CreateTable.model_validate({"seats": PEOPLE}), "ann")).id
        while True:
            async with service.cache.at(over) as table:
                service.scheduler.look(table)
                if table.status == "finished":
                    break
            await asyncio.sleep(0.01)
        del table
        while over in service.scheduler._served:
            await asyncio.sleep(0.01)
        service.cache.tidy([])
        assert set(service.cache.ids()) == {over, waiting}, "it was used a moment ago"
        service.cache.tidy([over])
        assert set(service.cache.ids()) == {over, waiting}, "somebody looks at it"
        service.cache.tidy([])
        assert service.cache.ids() == [waiting]
        async with service.cache.at(over) as again:
            assert again.status == "finished", "it can be had again"
        await service.close()

    asyncio.run(scene())


def test_long_games_take_the_room_of_many() -> None:
    record = simulate_game(2, Rules.named("standard"), "builder", 7, 1, 100_000)
    plies = len(record.actions)

    async def scene() -> None:
        service = TableService(TableSettings(cached_entries=plies * 7 // 2), SQLiteStore(":memory:"))
        await service.open()
        shown = (await service.creation.upload(record.to_json(), "ann")).id
        wanted = CreateTable.model_validate({"seats": HOT_SEAT, "from": {"table": shown, "ply": plies - 1}})
        made = [(await service.creation.create(wanted, "ann")).id for _ in range(6)]
        for id in made:
            async with service.cache.at(id):
                pass
        assert [id for id in service.cache.ids() if id in made] == made[-3:]
        async with service.cache.at(made[0]) as table:
            assert table.ply == plies - 1, "it can be had again"
        await service.close()

    asyncio.run(scene())


def test_a_long_record_is_replayed_outside_the_event_loop() -> None:
    record = simulate_game(2, Rules.named("standard"), "builder", 7, 1, 100_000)

    async def scene() -> None:
        service = TableService(TableSettings(), SQLiteStore(":memory:"))
        await service.open()
        shown = (await service.creation.upload(record.to_json(), "ann")).id
        service.cache.drop(shown)
        where: list[str] = []
        replay = Table.replay

        def watched(table: Table) -> None:
            where.append(threading.current_thread().name)
            replay(table)

        with patch.object(Table, "replay", watched):
            async with service.cache.at(shown) as table:
                assert table.is_replayed
        assert where
        assert threading.main_thread().name not in where
        await service.close()

    asyncio.run(scene())
