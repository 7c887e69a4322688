"""Reviews as jobs: given up, asked for again, limited for each person."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from thurntaxis.game import Record
from thurntaxis.game.simulation import simulate_game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.rules import Rules
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.running.bots import BotPool, Work
from thurntaxis.tables.service import TableService
from thurntaxis.tables.study.reviews import Reviews


class HeldPool(BotPool):
    """Works on reviews only while it is told to."""

    def __init__(self) -> None:
        super().__init__(1, 20.0)
        self.goes_on = asyncio.Event()

    async def think(self, work: Work, fair_key: str, thought: Any, pressed: Any = None) -> Any:
        await self.goes_on.wait()
        return await super().think(work, fair_key, thought)


def short_game() -> Record:
    return simulate_game(2, Rules.named("standard"), "builder", 5, 1, 100_000).replay(6).record


@asynccontextmanager
async def held_reviews() -> AsyncIterator[tuple[Reviews, HeldPool, list[str]]]:
    """Reviews, the pool that makes them, and two tables."""
    store, pool = SQLiteStore(":memory:"), HeldPool()
    service = TableService(TableSettings(), store)
    await service.open()
    try:
        wanted = CreateTable.model_validate({"seats": [{"kind": "open"}, {"kind": "open"}]})
        tables = [(await service.creation.create(wanted, "ann")).id for _ in range(2)]
        yield Reviews(store, pool, service.background, service.tasks, TableSettings()), pool, tables
    finally:
        await service.close()
        pool.close()


async def outcome(reviews: Reviews, table: str) -> str:
    while (status := (await reviews.found(table, "quick", "en"))[0])["state"] in ("waiting", "running"):
        await asyncio.sleep(0.01)
    return status["state"]


def test_a_review_that_is_given_up_and_asked_for_again_is_made() -> None:
    async def scene() -> None:
        async with held_reviews() as (reviews, pool, (table, _)):
            await reviews.start(table, short_game(), "quick", "ann", "10.0.0.1")
            reviews.stop(table, "quick", "ann")
            assert (await reviews.start(table, short_game(), "quick", "ann", "10.0.0.1"))["state"] == "waiting"
            pool.goes_on.set()
            assert await outcome(reviews, table) == "done"

    asyncio.run(scene())


def test_a_review_that_nobody_wants_ends_and_counts_for_nobody() -> None:
    async def scene() -> None:
        async with held_reviews() as (reviews, pool, (table, other)):
            await reviews.start(table, short_game(), "quick", "ann", "10.0.0.1")
            with pytest.raises(Refusal):
                await reviews.start(other, short_game(), "quick", "ann", "10.0.0.1")
            reviews.stop(table, "quick", "ann")
            await reviews.start(other, short_game(), "quick", "ann", "10.0.0.1")
            pool.goes_on.set()
            assert await outcome(reviews, table) == "none"
            assert await outcome(reviews, other) == "done"

    asyncio.run(scene())
