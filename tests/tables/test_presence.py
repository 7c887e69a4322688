"""Who counts as away, and since when."""

import asyncio

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.people.connections import Connection, Connections
from thurntaxis.tables.people.presence import Presence
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.setup import new_table

HOUR = 3_600_000


class SetClock(Clock):
    time = 1000 * HOUR

    def now(self) -> int:
        return self.time


def test_a_player_who_has_just_sat_down_is_not_away() -> None:
    clock, settings = SetClock(), TableSettings(absent_seconds=60)
    presence = Presence(Connections(), SQLiteStore(":memory:"), clock, settings)
    clock.time += HOUR  # the server has been up for long
    wanted = CreateTable.model_validate({"seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}], "starter": 0})
    table = new_table(wanted, "ann", clock.now())
    clock.time += HOUR
    table.note({"type": "sat", "at": clock.now(), "seat": 1, "name": "Ben", "person": "ben"})
    table.start(clock.now())
    assert presence.absent(table) == [0], "Ann set up the table an hour ago and never came; Ben has just sat down"
    clock.time += 60_000
    assert presence.absent(table) == [0, 1]
    assert presence.gone(table) == {0: clock.time - 60_000 - HOUR, 1: clock.time - 60_000}
    presence.left(table.id, "ben")
    assert presence.gone(table)[1] == clock.time
    assert presence.absent(table) == [0], "Ben was here a moment ago"


def test_people_connected_to_another_worker_are_present() -> None:
    async def scene() -> list[int]:
        store, clock = SQLiteStore(":memory:"), SetClock()
        store.shared = True

        async def presence_at(table: str) -> set[str]:
            return {"ann"}

        store.presence_at = presence_at  # type: ignore[method-assign]
        presence = Presence(Connections(), store, clock, TableSettings(absent_seconds=60))
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
        table = new_table(CreateTable.model_validate({"seats": seats}), "ann", clock.now())
        table.start(clock.now())
        clock.time += HOUR
        before = presence.absent(table)
        await presence.refresh(table.id)
        return before + presence.absent(table)

    assert len(asyncio.run(scene())) == 1


def test_leaving_while_others_are_notified_counts_as_having_looked() -> None:
    class Silent:
        congested = False

        def send_text(self, message: bytes) -> None:
            return

    async def scene() -> None:
        settings = TableSettings(notices=True)
        service = TableService(settings, SQLiteStore(":memory:"))
        await service.open()
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
        table = await service.creation.create(CreateTable.model_validate({"seats": seats}), "ann")
        marked = asyncio.Event()

        async def hang(table: str, person: str) -> None:
            await asyncio.Event().wait()

        async def mark_read(person: str, table: str, until: int) -> None:
            marked.set()

        service.presence.announce = hang  # type: ignore[method-assign]
        service.store.mark_read = mark_read  # type: ignore[method-assign]
        joining = asyncio.create_task(service.join(Connection(table.id, "ann", "en", Silent(), settings), None))
        while not service.connections.has(table.id, "ann"):
            await asyncio.sleep(0)
        await asyncio.wait({joining}, timeout=0.1)
        joining.cancel()
        await asyncio.wait_for(marked.wait(), 60)
        await service.close()

    asyncio.run(scene())
