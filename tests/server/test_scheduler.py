"""Turn clocks when the machine's own clock was wrong."""

import asyncio
from pathlib import Path

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores import open_store
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.service import TableService

from .running import PATIENCE

HALF_AN_HOUR = 1_800_000
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


class WrongClock(Clock):
    def __init__(self, ahead: int) -> None:
        super().__init__()
        self._ahead = ahead

    def now(self) -> int:
        return super().now() + self._ahead


async def _played_for_whoever_is_late(folder: Path, ahead: int) -> None:
    settings = Settings(database=str(folder / "tables.db"), sweep_seconds=0.01, grace_seconds=0)
    service = TableService(settings, open_store(settings.database), clock=WrongClock(ahead))
    await service.open()
    wanted = CreateTable.model_validate({"seats": PEOPLE, "turn_seconds": 1})
    id = (await service.creation.create(wanted, "somebody")).id
    await service.close()
    service = TableService(settings, open_store(settings.database))
    await service.open()
    async with service.cache.at(id) as table:
        service.scheduler.schedule(table)
        assert table.deadline is not None
    async with asyncio.timeout(PATIENCE):
        while table.ply == 0:
            await asyncio.sleep(0.01)
    await service.close()


def test_a_clock_rings_although_the_turn_began_half_an_hour_ago(tmp_path: Path) -> None:
    asyncio.run(_played_for_whoever_is_late(tmp_path, -HALF_AN_HOUR))


def test_a_clock_rings_although_the_machines_was_set_back_since_the_turn_began(tmp_path: Path) -> None:
    asyncio.run(_played_for_whoever_is_late(tmp_path, HALF_AN_HOUR))
