"""Turn clocks when the machine's own clock was wrong; games between bots that nobody watches."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores import open_store
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.ports.settings import TableSettings
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


BOTS = [{"kind": "bot", "level": "builder"}, {"kind": "bot", "level": "builder"}]


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


def test_bots_among_themselves_play_only_while_somebody_looks() -> None:
    class Hurried(Clock):
        ahead = 0

        def now(self) -> int:
            return super().now() + self.ahead

    async def scene() -> None:
        clock = Hurried()
        service = TableService(TableSettings(sweep_seconds=0.001), open_store(":memory:"), clock=clock)
        await service.open()
        wanted = CreateTable.model_validate({"seats": BOTS})
        table = await service.creation.create(wanted, "somebody")
        for _ in range(5):
            await service.scheduler.sweep()
        assert table.ply == 0
        service.scheduler.look(table)
        await _until(lambda: table.ply > 5)
        clock.ahead = 120_000
        await _until(lambda: table.id not in service.scheduler._served)
        stopped = table.ply
        for _ in range(5):
            await service.scheduler.sweep()
        assert table.ply == stopped
        service.scheduler.look(table)
        await _until(lambda: table.ply > stopped)
        await service.close()

    asyncio.run(scene())


def test_few_games_of_bots_go_on_for_one_address() -> None:
    async def scene() -> None:
        settings = TableSettings(shows_per_address=2, sweep_seconds=0.001)
        service = TableService(settings, open_store(":memory:"))
        await service.open()
        wanted = CreateTable.model_validate({"seats": BOTS, "bot_pause": 5000})
        greedy = [await service.creation.create(wanted, "somebody", "greedy") for _ in range(6)]
        other = await service.creation.create(wanted, "other", "modest")
        for table in (*greedy, other):
            service.scheduler.look(table)
        await _until(lambda: other.id in service.scheduler._acting)
        assert sum(table.id in service.scheduler._served for table in greedy) == 2
        for table in greedy[:2]:
            del service.scheduler._looked[table.id]
            service.scheduler.press(table)
        await _until(lambda: all(table.id in service.scheduler._served for table in greedy[2:4]))
        await service.close()

    asyncio.run(scene())
