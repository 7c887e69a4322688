"""The real store for PostgreSQL at a database that falls silent or disconnects, before each of its answers in turn.

Nothing is waited for without end, and a stop ends within its limit. Time is virtual.
"""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import asyncpg.connection
import pytest

from server.clients import AGAINST_BOT
from support.stores import append
from thurntaxis.protocol.commands import Chat, CreateTable
from thurntaxis.server.notices.database import Channel, NoticeDatabase
from thurntaxis.server.notices.delivery import DeliveryWorker
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.tables.ports.store import Block, Due, PlayerResult, ResultFilter, StoreError, Summary
from thurntaxis.tables.running.commands import Asker
from thurntaxis.tables.service import TableService

from .database import Database
from .loop import VirtualLoop
from .postgres import ADDRESS, Postgres
from .world import STOP_LIMIT

PATIENCE = 10.0
ASKED_LIMIT = 8 * PATIENCE
"""For a connection, one for each statement of a transaction, and the farewell."""
OPEN_LIMIT = 4.5 * PATIENCE
"""For a connection, one statement, and the farewell: who starts a server and stops it again waits for that."""
CLOSE_LIMIT = 3.0
SETTINGS = Settings(sweep_seconds=0.3, notices=True, announce=True)
DUE = Due("somebody", "turn", 1, 1, "table")
RESULT = PlayerResult("somebody", "table", 5, 2, "people", True, 1, 60, "[]", None, None, "{}")
SUMMARY = Summary("playing", True, 0, ("somebody",), due=(DUE,))


class Nobody:
    """Checks nothing."""

    def changed(self, *_: Any) -> None: ...

    def written(self, table: str, seq: int) -> None: ...

    def presence_changed(self, table: str, person: str, here: bool) -> None: ...

    def blocks_changed(self, person: str) -> None: ...

    def study_changed(self, id: str) -> None: ...
    def missed(self) -> None: ...
    def fault(self) -> None: ...


class Unheard:
    """A web hook that never answers."""

    async def send(self, channel: Channel, message: Mapping[str, Any]) -> None:
        await asyncio.get_running_loop().create_future()


class Scene:
    """A simulated PostgreSQL that goes away before one of its answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = VirtualLoop(random.Random(1))
        self.database = Database(random.Random(2), Nobody())
        self.server = Postgres(self.database)
        self.server.progress = self._progress
        self.loop.connect = self.server.connect
        self._left = -1
        monkeypatch.setattr(asyncpg.connection, "time", SimpleNamespace(monotonic=self.loop.time))

    def fail_before(self, answer: int, *, silent: bool) -> None:
        """Go away before an answer, counted from 0."""
        self._left, self._silent = answer, silent

    @property
    def has_failed(self) -> bool:
        return self.database.away

    def _progress(self) -> None:
        if self._left == 0:
            self.database.go_away(silent=self._silent)
        self._left -= 1

    async def within(self, seconds: float, work: Awaitable[Any], what: str) -> None:
        """Something ends within a limit; that the database is away is an answer as good as any."""
        begun, task = self.loop.time(), asyncio.ensure_future(work)
        await asyncio.wait({task}, timeout=seconds + 0.001)
        assert task.done(), f"{what} has not ended after {self.loop.time() - begun:.0f} s"
        with contextlib.suppress(StoreError):
            task.result()

    async def cancel_the_rest(self) -> None:
        """What `asyncio.run` does at the end: it waits for whatever is left, without a limit."""
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        if rest:
            await self.within(0.0, asyncio.gather(*rest, return_exceptions=True), "what was left when all was closed")

    def play(self, scene: Callable[[], Awaitable[None]]) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(scene())
        finally:
            self.loop.close()
            asyncio.set_event_loop(None)


async def _claim(store: PostgresStore) -> None:
    release = await store.claim("table")
    if release is not None:
        await release()


QUESTIONS: dict[str, Callable[[PostgresStore], Awaitable[object]]] = {
    "create": lambda store: store.create("another", "{}", 0, ["{}"], SUMMARY),
    "append": lambda store: append(store, "table", 1, ["{}", "{}"], SUMMARY),
    "load": lambda store: store.load("table"),
    "watch_only": lambda store: store.watch_only(()),
    "lobby": lambda store: store.lobby(),
    "owned_by": lambda store: store.owned_by("somebody", 10),
    "waiting": lambda store: store.waiting(5, 10),
    "ping": lambda store: store.ping(),
    "sanctions": lambda store: store.sanctions(5),
    "blocks": lambda store: store.blocks("somebody"),
    "block": lambda store: store.block("somebody", Block("id", "other", "Other", 5)),
    "unblock": lambda store: store.unblock("somebody", "id"),
    "review": lambda store: store.review("table", "quick", "judge"),
    "keep_review": lambda store: store.keep_review("table", "quick", "judge", "{}"),
    "mark_read": lambda store: store.mark_read("somebody", "table", 5),
    "prune": lambda store: store.prune(5, 10),
    "results": lambda store: store.results("somebody", ResultFilter(won=True, players=2), (5, "table"), 10),
    "scores": lambda store: store.scores("2026-01-01 standard"),
    "uncounted": lambda store: store.uncounted(10),
    "count_results": lambda store: store.count_results("table", [RESULT]),
    "rewrite": lambda store: store.rewrite("table", "{}", ["{}", "{}"], [RESULT]),
    "delete": lambda store: store.delete("table"),
    "keep_note": lambda store: store.keep_note("key", "text", 5, 10),
    "note": lambda store: store.note("key", 5),
    "take_note": lambda store: store.take_note("key", 5),
    "notices that are due": lambda store: NoticeDatabase(store).due(5, 10),
    "a notice is handed out": lambda store: NoticeDatabase(store).hand_out(DUE, 5, 10),
    "destinations": lambda store: NoticeDatabase(store).waiting(5, ("", ""), 10),
    "a delivery": lambda store: NoticeDatabase(store).next("hook", "somebody", 5),
    "claim": _claim,
    "presence_renew": lambda store: store.presence_renew([("table", "somebody")], 5),
    "presence_add": lambda store: store.presence_add("table", "somebody", 5),
    "presence_remove": lambda store: store.presence_remove("table", "somebody"),
    "presence_at": lambda store: store.presence_at("table"),
}


@pytest.mark.parametrize("silent", [True, False], ids=["silent", "broken off"])
@pytest.mark.parametrize("question", ["open", *QUESTIONS])
def test_no_question_waits_without_end(question: str, silent: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    answer, failed = 0, True
    while failed:
        scene = Scene(monkeypatch)

        async def ask(scene: Scene = scene, answer: int = answer) -> None:
            store = PostgresStore(ADDRESS, patience=PATIENCE)
            if question == "open":
                await store.open(Nobody())
                await store.close()
                scene.fail_before(answer, silent=silent)
                await scene.within(OPEN_LIMIT, store.open(Nobody()), f"answer {answer} of a start")
            else:
                await store.open(Nobody())
                await store.create("table", "{}", 0, ["{}"], SUMMARY)
                scene.fail_before(answer, silent=silent)
                await scene.within(ASKED_LIMIT, QUESTIONS[question](store), f"answer {answer} of {question}")
            await scene.within(CLOSE_LIMIT, store.close(), f"closing after answer {answer} of {question}")
            await scene.cancel_the_rest()

        scene.play(ask)
        failed = scene.has_failed
        answer += 1
    assert answer > 1, "nothing was asked of the database"


@pytest.mark.parametrize("silent", [True, False], ids=["silent", "broken off"])
def test_a_stop_ends_whenever_the_database_goes_away(silent: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thurntaxis.tables.running.scheduler.log.disabled", True)
    for answer in range(0, 240, 4):
        scene = Scene(monkeypatch)

        async def stop(scene: Scene = scene, answer: int = answer) -> None:
            service = TableService(Settings(sweep_seconds=0.3), PostgresStore(ADDRESS, patience=1e6))
            await service.open()
            bot = {"kind": "bot", "level": "builder"}
            for seats in (AGAINST_BOT, [bot, bot]):
                wanted = CreateTable.model_validate({"seats": seats, "starter": 0, "bot_pause": 50})
                table = await service.creation.create(wanted, "somebody")
                service.scheduler.look(table)
            scene.fail_before(answer, silent=silent)
            chat = Chat(type="chat", text="Is anybody there?")
            asked = asyncio.ensure_future(service.commands.run(table.id, Asker("somebody", "en"), chat))
            while not scene.has_failed:
                await asyncio.sleep(0.01)
            await asyncio.sleep((answer % 7) * 0.2)
            await scene.within(STOP_LIMIT, service.close(), f"a stop after answer {answer}")
            asked.cancel()
            await scene.cancel_the_rest()

        scene.play(stop)


@pytest.mark.parametrize("silent", [True, False], ids=["silent", "broken off"])
def test_a_stop_ends_when_the_database_goes_away_at_the_start(silent: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thurntaxis.tables.running.scheduler.log.disabled", True)
    for answer, scene in _until_nothing_fails(monkeypatch):

        async def stop(scene: Scene = scene, answer: int = answer) -> None:
            service = TableService(SETTINGS, PostgresStore(ADDRESS, patience=PATIENCE))
            scene.fail_before(answer, silent=silent)
            await scene.within(ASKED_LIMIT, service.open(), f"a start that fails before answer {answer}")
            await scene.within(STOP_LIMIT, service.close(), f"a stop after answer {answer} of a start")
            await scene.cancel_the_rest()

        scene.play(stop)


@pytest.mark.parametrize("silent", [True, False], ids=["silent", "broken off"])
def test_stopping_ends_even_if_the_database_disappears(silent: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thurntaxis.tables.running.scheduler.log.disabled", True)
    for answer, scene in _until_nothing_fails(monkeypatch):

        async def stop(scene: Scene = scene, answer: int = answer) -> None:
            store = PostgresStore(ADDRESS, patience=1e6)
            service = TableService(SETTINGS, store)
            await service.open()
            DeliveryWorker(service, NoticeDatabase(store), {"hook": Unheard(), "host": Unheard()}, "").start()
            bot = {"kind": "bot", "level": "builder"}
            wanted = CreateTable.model_validate({"seats": [bot, bot], "bot_pause": 50})
            service.scheduler.look(await service.creation.create(wanted, "somebody"))
            await asyncio.sleep(1.3)  # all are at work
            scene.fail_before(answer, silent=silent)
            await scene.within(
                STOP_LIMIT, service.close(), f"a stop during which the database fails at answer {answer}"
            )
            await scene.cancel_the_rest()

        scene.play(stop)


def _until_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, Scene]]:
    """A scene for each answer before which the database can go away, until there is no such answer any more."""
    answer, scene = 0, Scene(monkeypatch)
    yield answer, scene
    while scene.has_failed:
        answer, scene = answer + 1, Scene(monkeypatch)
        yield answer, scene
    assert answer > 1, "nothing was asked of the database"
