"""Reviews as jobs: given up, asked for again, limited for each person, and shared by the work that they are."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from thurntaxis.assessment import fingerprint
from thurntaxis.game import Record
from thurntaxis.game.simulation import simulate_game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.protocol.review import ReviewStatus
from thurntaxis.review import BudgetName
from thurntaxis.review.model import GameReview, ReviewDraft
from thurntaxis.rules import Rules
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.learning.reviews import Reviews
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.refusals import Refusal
from thurntaxis.tables.running.bots import Bots
from thurntaxis.tables.service import TableService
from thurntaxis.tables.thinking.here import Here
from thurntaxis.tables.thinking.thinkers import Thinkers


class HeldThinkers(Thinkers):
    """Work on reviews only when they are told to."""

    def __init__(self) -> None:
        super().__init__(Here, 1, 20.0)
        self.goes_on = asyncio.Event()
        self.only: str | None = None
        """If set: the address whose reviews are finished. All others are begun and stay as they are."""

    async def think(self, *about: Any, **how: Any) -> Any:
        await self.goes_on.wait()
        if self.only not in (None, about[1]):
            how["progress"](0.5)
            await asyncio.Event().wait()
        return await super().think(*about, **how)


class SeenThinkers(Thinkers):
    """Note what can be seen of a review before each of its parts."""

    def __init__(self) -> None:
        super().__init__(Here, 1, 20.0)
        self.look: Callable[[], Awaitable[tuple[Any, Any]]] | None = None
        self.seen: list[tuple[ReviewStatus, ReviewDraft | None]] = []

    async def think(self, *about: Any, **how: Any) -> Any:
        assert self.look is not None
        self.seen.append(await self.look())
        return await super().think(*about, **how)


class NamingBots(Bots):
    """Note how closely ways are looked at, and look at them quickly."""

    def __init__(self, pool: Thinkers) -> None:
        super().__init__(pool)
        self.looks: list[str] = []

    async def ponder(self, fair_key: str, thought: Any, *about: Any) -> Any:
        self.looks.append(thought.look)
        return await super().ponder(fair_key, replace(thought, look="quick"), *about)


def short_game(plies: int = 6) -> Record:
    return simulate_game(2, Rules.named("standard"), "builder", 5, 1, 100_000).replay(plies).record


class SetClock(Clock):
    """A clock that stands still until it is set."""

    seconds = 0

    def now(self) -> int:
        return self.seconds * 1000


@asynccontextmanager
async def held_reviews(
    number: int = 2, clock: Clock | None = None, pool: Thinkers | None = None
) -> AsyncIterator[tuple[Reviews, Any, list[str]]]:
    """Reviews, the pool that makes them, and some tables."""
    store, pool, settings = SQLiteStore(":memory:"), pool or HeldThinkers(), TableSettings()
    service = TableService(settings, store)
    await service.open()
    try:
        wanted = CreateTable.model_validate({"seats": [{"kind": "open"}, {"kind": "open"}]})
        tables = [(await service.creation.create(wanted, "ann")).id for _ in range(number)]
        background, tasks, clock = service.background, service.tasks, clock or service.clock
        yield Reviews(store, pool, NamingBots(pool), background, tasks, clock, settings), pool, tables
    finally:
        await service.close()
        await pool.close()


async def outcome(reviews: Reviews, table: str, budget: BudgetName = "quick") -> str:
    while (status := (await reviews.found(table, budget, "en"))[0])["state"] in ("waiting", "running"):
        await asyncio.sleep(0.01)
    return status["state"]


def test_a_way_is_looked_at_as_closely_as_the_closest_review() -> None:
    """Else the drill after a thorough review could call the better way a mistake."""

    async def scene() -> None:
        pool = Thinkers(Here, 1, 20.0)
        async with held_reviews(pool=pool) as (reviews, _, (table, other)):
            game, actions = short_game().replay(0), [short_game().actions[0]]
            await reviews._store.keep_review(other, "thorough", fingerprint(), "{}")
            for each in (table, other):
                await reviews.evaluate_way(game, actions, "10.0.0.1", "en", await reviews.closest_look(each))
            await reviews._store.keep_review(table, "quick", fingerprint(), "{}")
            await reviews.evaluate_way(game, actions, "10.0.0.1", "en", await reviews.closest_look(table))
            bots = reviews._bots
            assert isinstance(bots, NamingBots)
            assert bots.looks == ["quick", "thorough", "quick"]

    asyncio.run(scene())


def test_what_is_certain_is_shown_before_a_review_is_done_and_stays() -> None:
    """No mark is shown that the review does not have; the chances are the review's."""

    async def scene() -> None:
        pool = SeenThinkers()
        async with held_reviews(pool=pool) as (reviews, _, (table, _)):
            pool.look = lambda: reviews.found(table, "quick", "en")
            record = simulate_game(2, Rules.named("standard"), "uniform", 7, 1, 100_000).replay(40).record
            await reviews.start(table, record, "quick", "ann", "10.0.0.1")
            assert await outcome(reviews, table) == "done"
            _, review = await reviews.found(table, "quick", "en")
        assert isinstance(review, GameReview)
        (status, nothing), (_, first), *later = pool.seen
        assert status["state"] == "running"
        assert nothing is None
        assert first is not None
        assert first.chances == review.chances
        assert first.decisions == ()
        known = {decision.ply: decision for decision in review.decisions}
        drafts = [draft for _, draft in later if draft]
        assert [draft.plies for draft in drafts] == sorted({draft.plies for draft in drafts})
        assert len(drafts[-1].decisions) == sum(each.size != "none" or each.find > 0 for each in review.decisions) > 1
        for draft in drafts:
            assert all(replace(known[each.ply], reasons=()) == each for each in draft.decisions)
            assert all(each.ply < draft.plies for each in draft.decisions)

    asyncio.run(scene())


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


def test_a_full_queue_makes_room_for_those_who_want_less() -> None:
    async def scene() -> None:
        async with held_reviews(22, SetClock()) as (reviews, pool, (mine, other, *theirs)):
            for number, table in enumerate(theirs):
                game = short_game(1) if number else short_game(2)
                await reviews.start(table, game, "thorough", f"stranger {number}", f"10.0.0.{number // 2}")
            with pytest.raises(Refusal):  # as much as the one who wants most
                await reviews.start(other, short_game(3), "thorough", "ben", "192.0.2.2")
            await reviews.start(mine, short_game(1), "quick", "ann", "192.0.2.1")
            pool.only = "192.0.2.1"
            pool.goes_on.set()
            assert await outcome(reviews, mine) == "done"
            states = [(await reviews.found(table, "thorough", "en"))[0]["state"] for table in theirs]
            wanted = ["running"] * len(theirs)
            wanted[1] = "none"  # the youngest of the one who wants most; the others keep their places
            assert states == wanted

    asyncio.run(scene())


def test_a_review_that_nobody_asks_about_is_given_up() -> None:
    async def scene() -> None:
        clock = SetClock()
        async with held_reviews(3, clock) as (reviews, pool, (left, watched, next)):
            await reviews.start(left, short_game(), "quick", "ann", "10.0.0.1")
            await reviews.start(watched, short_game(), "quick", "ben", "10.0.0.1")
            clock.seconds = 60
            await reviews.found(watched, "quick", "en")
            clock.seconds = 91
            await reviews.start(next, short_game(), "quick", "ann", "10.0.0.1")  # the first counts no more
            pool.goes_on.set()
            assert [await outcome(reviews, table) for table in (left, watched, next)] == ["none", "done", "done"]

    asyncio.run(scene())
