"""Bots at the tables, in virtual time: what counts as thinking, who takes over, and what is left of them."""

import asyncio
import gc
import random
import weakref
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import pytest

from simulation.loop import VirtualLoop
from simulation.thinking import SimulatedProcess
from thurntaxis.bots import Bot, registry
from thurntaxis.game import Game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.running.bots import Bots, TurnBot
from thurntaxis.tables.service import TableService
from thurntaxis.tables.thinking.desk import Report
from thurntaxis.tables.thinking.thinkers import Thinkers

LIMIT = 5.0


class Quick(Bot):
    """Decides at once, and can be counted."""

    there: ClassVar["weakref.WeakSet[Quick]"] = weakref.WeakSet()
    made = 0

    def __init__(self) -> None:
        Quick.there.add(self)
        Quick.made += 1
        self.tree = self  # as a tree's nodes know their parents

    def decide(self, view: Any, legal: Any, luck: Any) -> int:
        return int(legal[luck.below(len(legal))])


@pytest.fixture(autouse=True, scope="module")
def _quick() -> None:
    registry.register("test_quick", "Quick", "For tests: decides at once.")(Quick)


class Scene:
    """Bots whose processes take as long as the test says."""

    def __init__(self, thoughts: list[float], processes: int = 1) -> None:
        self.processes: list[SimulatedProcess] = []
        self._thoughts = thoughts
        self.thinkers = Thinkers(self._start, processes, LIMIT)
        self.bots = Bots(self.thinkers)
        game = Game(["Ann", "Ben"], seed=1)
        self.view, self.legal = game.view(0), game.legal_actions(numbers=True)

    def _start(self, report: Callable[[Report], None], ended: Callable[[], None]) -> SimulatedProcess:
        self.processes.append(SimulatedProcess(lambda: self._thoughts.pop(0) if self._thoughts else 0.0, report, ended))
        return self.processes[-1]

    async def decide(self, turn: TurnBot) -> str:
        """The level of the bot that decides."""
        return (await self.bots.decide(turn, self.view, self.legal, "share", table="t"))[1]


def played(play: Callable[[Scene], Coroutine[Any, Any, None]], *thoughts: float) -> None:
    """Play a scene; each thought takes this many seconds, those that are not listed almost none."""
    loop = VirtualLoop(random.Random(1))
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(play(Scene(list(thoughts))))
    finally:
        loop.close()
        asyncio.set_event_loop(None)


def test_waiting_for_a_process_is_not_thinking() -> None:
    async def play(scene: Scene) -> None:
        levels = await asyncio.gather(*(scene.decide(TurnBot(0, "test_quick")) for _ in range(4)))
        assert levels == ["test_quick"] * 4

    played(play, *[LIMIT - 1] * 4)  # the last begins after three times as long


def test_only_some_plans_are_kept_and_none_after_its_turn() -> None:
    async def play(scene: Scene) -> None:
        turns = [TurnBot(0, "test_quick") for _ in range(12)]
        await asyncio.gather(*map(scene.decide, turns))
        (process,) = scene.processes
        assert len(process.desk.kept) == 4
        made = Quick.made
        await asyncio.gather(*map(scene.decide, turns[-4:]))
        assert Quick.made == made, "who has a plan goes on with it"
        await asyncio.gather(*map(scene.decide, turns))
        assert Quick.made >= made + 8, "those whose plan has gone plan again"
        for turn in turns:
            scene.bots.end(turn)
        await asyncio.sleep(1)
        gc.collect()
        assert not Quick.there, "a turn that is over leaves nothing"

    played(play)


def test_a_bot_that_took_too_long_comes_back() -> None:
    async def play(scene: Scene) -> None:
        turn = TurnBot(0, "test_quick")
        assert await scene.decide(turn) == "builder"
        assert await scene.decide(turn) == "test_quick"

    played(play, 2 * LIMIT)


def test_a_replacement_can_fail_too() -> None:
    async def play(scene: Scene) -> None:
        assert await scene.decide(TurnBot(0, "test_quick")) == "random"
        assert await scene.decide(TurnBot(0, "test_quick")) == "test_quick"

    played(play, 2 * LIMIT, 2 * LIMIT)


def test_nothing_is_left_of_bots_when_their_turn_is_over() -> None:
    async def scene() -> None:
        service = TableService(TableSettings(), SQLiteStore(":memory:"))
        await service.open()
        seats = [{"kind": "person", "name": "Ann"}, *({"kind": "bot", "level": "test_quick"} for _ in range(3))]
        for _ in range(5):
            await service.creation.create(CreateTable.model_validate({"seats": seats, "starter": 1}), "ann")
        while service.scheduler._served or Quick.made < 15:
            await asyncio.sleep(0)
        gc.collect()
        assert len(Quick.there) == 0
        await service.close()

    asyncio.run(scene())
