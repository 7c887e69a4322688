"""Whatever is raised in a task or thread that lives as long as the server, it carries on."""

import ast
import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import thurntaxis
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server import workers as figures
from thurntaxis.server.notices import delivery
from thurntaxis.server.notices.delivery import DeliveryWorker
from thurntaxis.server.ratings.leaderboard import Leaderboard
from thurntaxis.server.stores import postgres, sqlite
from thurntaxis.server.stores.appends import Appends
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.server.thinking.claiming import Claims
from thurntaxis.server.thinking.shared import SharedThinkers
from thurntaxis.server.tournaments.runner import Runner
from thurntaxis.tables.archive.archive import Archive
from thurntaxis.tables.people.broadcast import Broadcast
from thurntaxis.tables.people.notices import Notices
from thurntaxis.tables.people.presence import Presence
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.ports.store import StoreError
from thurntaxis.tables.running import housekeeping
from thurntaxis.tables.running.housekeeping import Housekeeping
from thurntaxis.tables.running.scheduler import Scheduler
from thurntaxis.tables.running.workers import OtherWorkers
from thurntaxis.tables.service import TableService
from thurntaxis.tables.studies.following import Following
from thurntaxis.tables.thinking.thinkers import Thinkers
from thurntaxis.tables.thinking.thought import Work

from .clients import TWO_PEOPLE, Person
from .running import PATIENCE
from .test_admin import finish
from .test_store import HOT_SEAT

SOURCES = Path(thurntaxis.__file__).parent
LOOPS: dict[str, tuple[type, str]] = {
    "sweep": (Scheduler, "sweep"),
    "tidying": (Housekeeping, "_tidy"),
    "sanctions": (Housekeeping, "_enforce_sanctions"),
    "pruning": (Housekeeping, "_prune"),
    "counting old games": (Archive, "count_old"),
    "rating old games": (Leaderboard, "_follow"),
    "delivery": (DeliveryWorker, "once"),
    "tournaments": (Runner, "sweep"),
    "looking for foreign writes": (SQLiteStore, "_find_foreign_writes"),
    "the thread of SQLite": (SQLiteStore, "_transaction"),
}
SHARED: dict[str, tuple[type, str]] = {
    "presence": (Presence, "sweep"),
    "watching": (Housekeeping, "_watch"),
    "figures": (figures.Workers, "_publish"),
    "listening to the database": (PostgresStore, "_check_listening"),
    "thinking elsewhere": (SharedThinkers, "once"),
    "claiming thoughts": (Claims, "once"),
}
"""Those of servers with several workers."""


class Fails:
    """A method that raises a few times, and then does what it did."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: type, name: str, times: int = 2) -> None:
        self.carried_on = threading.Event()
        self._left = times
        original = getattr(owner, name)
        fails = self

        def failing(*args: Any, **more: Any) -> Any:
            if fails._left:
                fails._left -= 1
                raise RuntimeError("what nobody has thought of")
            fails.carried_on.set()
            return original(*args, **more)

        patch.setattr(owner, name, failing)


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "_TIDY_SECONDS", 0.05)
    for module in (delivery, figures):
        monkeypatch.setattr(module, "_SECONDS", 0.05)
    monkeypatch.setattr(sqlite, "_LOOK_SECONDS", 0.05)
    monkeypatch.setattr(postgres, "_LISTEN_SECONDS", 0.05)


OPTIONS = {"notices": True, "ratings": True, "sweep_seconds": 0.05, "keep_days": 1.0, "prune_seconds": 0.05}


def carries_on(serving: Callable[..., Any], failing: Fails, **options: Any) -> None:
    with serving(**OPTIONS, **options) as address:
        assert failing.carried_on.wait(PATIENCE), "it has ended"
        ann = Person(address)
        assert ann.get(f"/api/tables/{ann.create(HOT_SEAT)}/state")["views"]


@pytest.mark.parametrize("loop", [name for name in LOOPS if name != "the thread of SQLite"])
def test_a_loop_carries_on(loop: str, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    carries_on(serving, Fails(monkeypatch, *LOOPS[loop]))


@pytest.mark.needs_postgres
@pytest.mark.parametrize("loop", list(SHARED))
def test_a_loop_of_several_workers_carries_on(
    loop: str, postgres: Callable[[], str], serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    carries_on(serving, Fails(monkeypatch, *SHARED[loop]), database=postgres())


def test_the_thread_of_sqlite_carries_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = SQLiteStore(":memory:")
        await store.open(None)
        try:
            with monkeypatch.context() as patch:
                Fails(patch, *LOOPS["the thread of SQLite"])
                for _ in range(2):
                    with pytest.raises(RuntimeError, match="thought of"):
                        await store.ping()
                await asyncio.wait_for(store.ping(), PATIENCE)
        finally:
            await store.close()

    asyncio.run(scene())


@pytest.mark.needs_postgres
def test_the_batches_of_postgresql_carry_on(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Writers of a failed batch get the error, and the next batch is written."""

    async def scene() -> None:
        service = TableService(TableSettings(), PostgresStore(postgres()))
        await service.open()
        try:
            table = await service.creation.create(CreateTable.model_validate({"seats": TWO_PEOPLE}), "ann")
            outcomes: asyncio.Queue[bool | Exception] = asyncio.Queue()
            Fails(monkeypatch, Appends, "_outcomes")
            for expected in (StoreError, StoreError, bool):
                service.store.append_then(table.id, table.seq, ["{}"], None, outcomes.put_nowait)
                async with asyncio.timeout(PATIENCE):
                    assert isinstance(await outcomes.get(), expected)
        finally:
            await service.close()

    asyncio.run(scene())


Begin = Callable[[TableService, str], None]
BEGUN: dict[str, tuple[type, str, Begin]] = {
    "catching up": (OtherWorkers, "_read_on", lambda service, table: service.workers.unsure(table)),
    "applying blocks": (Broadcast, "apply_blocks", lambda service, table: service.workers.blocks_changed("ann")),
    "following a study": (Following, "catch_up", lambda service, table: service.workers.study_changed("a study")),
    "marking as read": (Notices, "_mark_read", lambda service, table: None),
}


def test_every_job_that_is_repeated_or_retried_is_tested_here() -> None:
    """Whoever adds a loop adds it to a list of this file, under the name that the log shows."""
    named = {
        call.args[0].value
        for path in SOURCES.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and (call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", ""))
        in ("repeat", "retry")
        and len(call.args) >= 3
        and isinstance(call.args[0], ast.Constant)
    }
    assert named == {*LOOPS, *SHARED, *BEGUN} - {"the thread of SQLite"}


@pytest.mark.parametrize(("owner", "name", "begin"), BEGUN.values(), ids=list(BEGUN))
def test_begun_work_is_tried_again(owner: type, name: str, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Fails(monkeypatch, owner, name)

    async def scene() -> None:
        service = TableService(TableSettings(notices=True, sweep_seconds=0.02), SQLiteStore(":memory:"))
        await service.open()
        try:
            table = await service.creation.create(CreateTable.model_validate({"seats": TWO_PEOPLE}), "ann")
            service.notices.looked("ann", table)
            begin(service, table.id)
            async with asyncio.timeout(PATIENCE):
                while not failing.carried_on.is_set():
                    await asyncio.sleep(0.01)
        finally:
            await service.close()

    asyncio.run(scene())


def test_a_table_whose_bots_failed_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Fails(monkeypatch, Scheduler, "_serve_once")

    async def scene() -> None:
        service = TableService(TableSettings(sweep_seconds=0.02), SQLiteStore(":memory:"))
        await service.open()
        try:
            seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]
            await service.creation.create(CreateTable.model_validate({"seats": seats, "starter": 1}), "ann")
            async with asyncio.timeout(PATIENCE):
                while not failing.carried_on.is_set():
                    await asyncio.sleep(0.01)
        finally:
            await service.close()

    asyncio.run(scene())


def test_a_review_that_failed_can_be_asked_for_again(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    think, asked = Thinkers.think, list[Work]()

    async def fails_once(self: Thinkers, work: Work, *args: Any, **more: Any) -> Any:
        if work == "review":
            asked.append(work)
            if len(asked) == 1:
                raise RuntimeError("nobody thought of this")
        return await think(self, work, *args, **more)

    monkeypatch.setattr(Thinkers, "think", fails_once)
    with serving() as address:
        ann = Person(address)
        table = finish(ann)
        deadline = time.monotonic() + PATIENCE
        while len(asked) < 2 and time.monotonic() < deadline:
            ann.post(f"/api/tables/{table}/review", {})
        assert len(asked) == 2
