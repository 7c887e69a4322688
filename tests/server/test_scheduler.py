"""Clocks of tables when the machine's own clock is set back and forth."""

import asyncio
from pathlib import Path

import pytest

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores import open_store
from thurntaxis.tables import clock, scheduler
from thurntaxis.tables.service import TableService

HALF_AN_HOUR = 1_800_000


async def _plays_for_whoever_is_late(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=str(folder / "tables.db"), sweep_seconds=0.01)
    service = TableService(settings, open_store(settings.database))
    await service.open()
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    monkeypatch.setattr(scheduler, "now", lambda: clock.now() - HALF_AN_HOUR)
    table = await service.create(CreateTable.model_validate({"seats": seats, "turn_seconds": 600}), "somebody")
    assert not table.timed_out
    monkeypatch.setattr(scheduler, "now", lambda: clock.now() + HALF_AN_HOUR)
    async with asyncio.timeout(20):
        while table.ply == 0:
            await asyncio.sleep(0)
    await service.close()


def test_a_clock_rings_although_the_machines_was_half_an_hour_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(_plays_for_whoever_is_late(tmp_path, monkeypatch))
