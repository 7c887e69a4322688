"""What takes long is done in threads, not in the event loop. `bench/server/longest.py` measures what is left."""

import asyncio
import os
import threading
from collections import defaultdict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from thurntaxis.game import Game, Record
from thurntaxis.game.simulation import simulate_game
from thurntaxis.protocol.commands import Act, AskClosing, Chat, CreateTable, TakeBack
from thurntaxis.rules import Rules
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.archive import export
from thurntaxis.tables.ports.background import Background, asking
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.running import creation
from thurntaxis.tables.running.commands import Asker
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table import questions
from thurntaxis.tables.table.table import Table

PLACES = max(2, os.cpu_count() or 1)
ANN, BOT = {"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}
EXPENSIVE = {
    "a long game is replayed": (Table, "replay"),
    "a long table is read": (Table, "read"),
    "an uploaded record is read": (creation, "_record_in"),
    "a record is replayed": (Record, "replay"),
    "a game is told again": (Game, "replaying"),
    "ways to close are looked for": (questions, "closing"),
    "a game is written to a file": (export, "_line"),
    "a game is packed": (export, "_add"),
}


def test_what_takes_long_is_done_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    called: dict[str, set[threading.Thread]] = defaultdict(set)

    def watch(name: str, owner: Any, attribute: str) -> None:
        original = owner.__dict__[attribute]
        function = original.__func__ if isinstance(original, classmethod) else original

        def watched(*args: Any, **more: Any) -> Any:
            called[name].add(threading.current_thread())
            return function(*args, **more)

        wrapped: Any = classmethod(watched) if isinstance(original, classmethod) else watched
        monkeypatch.setattr(owner, attribute, wrapped)

    for name, (owner, attribute) in EXPENSIVE.items():
        watch(name, owner, attribute)
    record = simulate_game(2, Rules.named("standard"), "builder", 7, 1, 100_000)
    ply = next(ply for ply in range(len(record.actions) - 1, 0, -1) if record.actions[ply].startswith("close"))
    assert ply > 100
    actor = record.replay(ply).player
    called.clear()

    async def scene() -> None:
        service = TableService(TableSettings(), SQLiteStore(":memory:"))
        await service.open()
        shown = (await service.creation.upload(record.to_json(), "ann")).id
        seats = [ANN, BOT] if actor == 0 else [BOT, ANN]
        wanted = CreateTable.model_validate({"seats": seats, "from": {"table": shown, "ply": ply}})
        id = (await service.creation.create(wanted, "ann")).id
        ann = Asker("ann", "en")
        await service.commands.run(id, ann, AskClosing(type="closing"))
        await service.commands.run(id, ann, Act(type="act", ply=ply, actions=[record.actions[ply]]))
        await service.commands.run(id, ann, TakeBack(type="take_back"))
        await service.replays.look_back(id, "ann", ply)
        await service.replays.replay(shown, "open", 0, 200)
        await service.replays.hint(shown, ply, "share", "en")

        async def played() -> AsyncIterator[Record]:
            yield replace(record, extra={"table": shown})

        for written in (export.lines, export.zipped):
            assert b"".join([piece async for piece in written(played(), service.background)])
        for number in range(100):
            await service.commands.run(id, ann, Chat(type="chat", text=str(number)))
        service.cache.drop(id)
        async with service.cache.at(id):
            pass
        await service.close()

    asyncio.run(scene())
    assert set(called) == set(EXPENSIVE), "something is not asked here any more"
    assert [name for name, threads in called.items() if threading.main_thread() in threads] == []


def test_small_requests_do_not_wait_for_large_ones() -> None:
    begun: list[str] = []
    gate = threading.Event()

    async def ask(who: str) -> None:
        def work() -> None:
            begun.append(who)
            gate.wait()

        asking.set(who)
        await background.run(work)

    async def scene() -> None:
        flood = [asyncio.create_task(ask("flood")) for _ in range(100)]
        guest = asyncio.create_task(ask("guest"))
        await asyncio.sleep(0)  # all have asked
        gate.set()
        await asyncio.gather(guest, *flood)

    background = Background()
    asyncio.run(scene())
    assert begun.index("guest") <= PLACES + 2


def test_a_place_is_free_when_the_work_of_an_absent_person_is_done() -> None:
    gate = threading.Event()

    async def scene() -> bool:
        # One thread more than places: what should wait for a place would begin in it at once.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(PLACES + 1))
        background = Background()
        gone = [asyncio.create_task(background.run(gate.wait)) for _ in range(PLACES)]
        await asyncio.sleep(0)  # all have asked
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        guest = asyncio.create_task(background.run(gate.is_set))
        await asyncio.sleep(0)
        await asyncio.to_thread(lambda: None)  # comes after the guest's work, had it begun
        gate.set()
        return await guest

    assert asyncio.run(scene())
