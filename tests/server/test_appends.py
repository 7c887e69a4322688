"""Entries of many tables in one transaction of a real PostgreSQL, and who is notified of them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from support.stores import append
from thurntaxis.server.stores import watches
from thurntaxis.server.stores.appends import Append, Appends, merged
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.tables.ports.store import Due, StoreError, Summary

from .running import PATIENCE

SUMMARY = Summary("playing", True, None, ("ann", "ben"))
TABLES = [f"table-{number}" for number in range(20)]


class Ears:
    """What a worker is notified of."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []
        self._news = asyncio.Event()

    def written(self, table: str, seq: int) -> None:
        self._hear("written", table, seq)

    def presence_changed(self, table: str, person: str, here: bool) -> None:
        self._hear("presence", table, person, here)

    def blocks_changed(self, person: str) -> None:
        self._hear("blocks", person)

    def study_changed(self, id: str) -> None: ...

    def missed(self) -> None:
        self._hear("missed")

    def fault(self) -> None:
        self._hear("fault")

    def _hear(self, *what: Any) -> None:
        self.heard.append(what)
        self._news.set()

    async def until(self, *what: Any) -> None:
        """Wait for this notification."""
        async with asyncio.timeout(PATIENCE):
            while what not in self.heard:
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def workers(address: str, number: int) -> AsyncIterator[list[tuple[PostgresStore, Ears]]]:
    """Workers on one database."""
    there = [(PostgresStore(address), Ears()) for _ in range(number)]
    for store, ears in there:
        await store.open(ears)
    try:
        yield there
    finally:
        for store, _ in there:
            await store.close()


def play(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


async def create(store: PostgresStore) -> None:
    for table in TABLES:
        assert await store.create(table, "{}", 0, ["{}"], SUMMARY)


async def transactions(address: str, seq: int) -> int:
    """How many transactions stored the tables' entries of number ``seq``: each row names its own."""
    connection = await asyncpg.connect(address, server_settings={"search_path": "thurntaxis"})
    try:
        found = await connection.fetchval("SELECT count(DISTINCT xmin::text) FROM entries WHERE seq = $1", seq)
    finally:
        await connection.close()
    return int(found)


def test_entries_of_the_same_moment_share_a_transaction(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with workers(address := postgres(), 1) as ((store, _),):
            await create(store)
            assert await transactions(address, 0) == len(TABLES)
            outcomes = await asyncio.gather(*(append(store, table, 1, ["{}", "{}"], SUMMARY) for table in TABLES))
            assert outcomes == [True] * len(TABLES)
            assert await transactions(address, 1) == await transactions(address, 2) == 1
            stored = await store.load(TABLES[7])
            assert stored is not None
            assert len(stored.entries) == 3

    play(scene)


def test_a_stale_table_does_not_reject_the_others(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with workers(postgres(), 2) as ((one, _), (other, _)):
            await create(one)
            assert await append(other, TABLES[3], 1, ['{"first": 1}'], None)
            await other.delete(TABLES[4])
            due = Summary("playing", True, None, ("ann",), due=(Due("ann", "turn", 1, 1, TABLES[5]),))
            outcomes = await asyncio.gather(*(append(one, table, 1, ["{}", "{}"], due) for table in TABLES))
            assert [TABLES[place] for place, stored in enumerate(outcomes) if not stored] == [TABLES[3], TABLES[4]]
            stored = await one.load(TABLES[3])
            assert stored is not None
            assert stored.entries == ["{}", '{"first": 1}'], "nothing of the later writer is stored"
            for table in (TABLES[2], TABLES[5]):
                stored = await other.load(table)
                assert stored is not None
                assert len(stored.entries) == 3

    play(scene)


def test_a_table_that_somebody_holds_does_not_hold_the_others(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with workers(address := postgres(), 1) as ((store, _),):
            await create(store)
            holder = await asyncpg.connect(address, server_settings={"search_path": "thurntaxis"})
            await holder.execute("BEGIN")
            await holder.execute("INSERT INTO entries VALUES ($1, 1, '{}')", TABLES[3])  # and never ends it
            outcomes = await asyncio.gather(
                *(append(store, table, 1, ["{}"], None) for table in TABLES), return_exceptions=True
            )
            assert isinstance(outcomes[3], StoreError)
            assert [each for each in outcomes if each is not outcomes[3]] == [True] * (len(TABLES) - 1)
            holder.terminate()

    play(scene)


def test_only_workers_that_watch_a_table_hear_of_it(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with workers(postgres(), 3) as ((one, own), (other, ears), (third, deaf)):
            await create(one)
            await other.load(TABLES[0])
            await third.load(TABLES[1])
            assert await append(one, TABLES[0], 1, ["{}"], None)
            await ears.until("written", TABLES[0], 1)
            await one.presence_add(TABLES[0], "ann", 1000)
            await ears.until("presence", TABLES[0], "ann", True)
            await other.watch_only(())
            assert await append(one, TABLES[0], 2, ["{}"], None)
            await one.unblock("ann", "nobody")  # everybody is notified of it, after anything before it
            for each in (ears, deaf):
                await each.until("blocks", "ann")
            assert ears.heard == [
                ("written", TABLES[0], 1), ("presence", TABLES[0], "ann", True), ("blocks", "ann")
            ]  # fmt: skip
            assert deaf.heard == [("blocks", "ann")]
            assert own.heard == []
            await other.delete(TABLES[1])
            await deaf.until("written", TABLES[1], 2**63 - 1)

    play(scene)


def test_a_table_that_is_watched_again_while_it_is_forgotten_is_watched(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with workers(postgres(), 2) as ((one, _), (other, ears)):
            await create(one)
            await other.load(TABLES[0])
            (forget,) = other._watches.only(())
            await other.load(TABLES[0])
            await other.write(forget)  # it arrives late
            assert await append(one, TABLES[0], 1, ["{}"], None)
            await ears.until("written", TABLES[0], 1)

    play(scene)


def test_readers_of_a_table_wait_for_its_writer(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with workers(address := postgres(), 2) as ((one, _), (other, _)):
            await create(one)
            writer = await asyncpg.connect(address, server_settings={"search_path": "thurntaxis"})
            await writer.execute("BEGIN")
            await writer.execute("INSERT INTO entries VALUES ($1, 1, '{}')", TABLES[0])
            reading = asyncio.ensure_future(other.load(TABLES[0]))
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while not await writer.fetchval(waiting):
                assert not reading.done()
                await writer.execute("SELECT pg_stat_clear_snapshot()")
            assert await writer.fetch("SELECT worker FROM watching WHERE table_id = $1", TABLES[0]) != []
            await writer.execute("COMMIT")
            stored = await reading
            assert stored is not None
            assert len(stored.entries) == 2
            await writer.close()

    play(scene)


def test_a_worker_that_was_forgotten_begins_again(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        async with workers(postgres(), 2) as ((one, _), (other, ears)):
            await create(one)
            await other.load(TABLES[0])
            await one.write(("UPDATE watchers SET until = 0 WHERE worker = $1", (other._watches._channel,)))
            await one._watches.connection.execute(watches._EXPIRED, "")
            await ears.until("missed")
            await other.load(TABLES[0])
            assert await append(one, TABLES[0], 1, ["{}"], None)
            await ears.until("written", TABLES[0], 1)

    play(scene)


def test_statements_of_several_tables_become_few_in_their_order() -> None:
    one = [("UPDATE", ("a",)), ("DELETE", ("a",)), ("INSERT", ("a",))]
    other = [("UPDATE", ("b",)), ("RESULT", ("b",)), ("DELETE", ("b",))]
    assert merged([list(one), list(other), [], list(one)]) == [
        ("UPDATE", [("a",), ("b",), ("a",)]),
        ("DELETE", [("a",), ("a",)]),
        ("INSERT", [("a",), ("a",)]),
        ("RESULT", [("b",)]),
        ("DELETE", [("b",)]),
    ]


class Silent:
    """A connection over which a transaction begins, and no entry is ever answered."""

    terminated = False

    async def execute(self, query: str, *args: object) -> None:
        if query != "BEGIN":
            raise TimeoutError

    def is_closed(self) -> bool:
        return self.terminated

    def terminate(self) -> None:
        self.terminated = True


def test_a_single_entry_that_times_out_ends_its_connection() -> None:
    """Otherwise its transaction stays open, and with it the lock of its table."""

    async def scene() -> None:
        connection, outcome = Silent(), asyncio.get_running_loop().create_future()

        async def connect() -> Any:
            return connection

        appends = Appends(connect, lambda newest: ("SELECT 1", ()), lambda table: None)
        appends.add(Append("t", 1, ["{}"], None, outcome.set_result))
        assert isinstance(await outcome, StoreError)
        assert connection.terminated

    play(scene)
