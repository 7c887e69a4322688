"""Which tables stay in memory."""

import asyncio

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.service import TableService
from thurntaxis.tables.settings import TableSettings

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "builder"}]
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]


def test_a_finished_game_leaves_the_memory_when_nobody_needs_it() -> None:
    async def scene() -> None:
        service = TableService(TableSettings(), SQLiteStore(":memory:"))
        await service.open()
        over = (await service.create(CreateTable.model_validate({"seats": BOTS}), "ann")).id
        waiting = (await service.create(CreateTable.model_validate({"seats": PEOPLE}), "ann")).id
        while True:
            async with service.at(over) as table:
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
        async with service.at(over) as again:
            assert again.status == "finished", "it can be had again"
        await service.close()

    asyncio.run(scene())
