"""Bots at the tables, in virtual time: what counts as thinking, who takes over, and what is left of them."""

import asyncio
import gc
import random
import weakref
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import pytest

from simulation.loop import VirtualLoop
from thurntaxis.bots import Bot, registry
from thurntaxis.game import Game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.running.bots import PLANS, BotPool, TurnBot
from thurntaxis.tables.service import TableService

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


def played(scene: Callable[[], Coroutine[Any, Any, None]], thoughts: list[float]) -> None:
    """Play a scene; each thought takes this many seconds, those that are not listed almost none."""
    loop = VirtualLoop(random.Random(1), lambda: thoughts.pop(0) if thoughts else 0.0)
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(scene())
    finally:
        loop.close()
        asyncio.set_event_loop(None)


def test_waiting_for_a_thread_is_not_thinking() -> None:
    async def scene() -> None:
        pool, game = BotPool(1, LIMIT), Game(["Ann", "Ben"], seed=1)
        view, legal = game.view(0), game.legal_actions(numbers=True)
        turns = [pool.decide(TurnBot(0, "test_quick"), view, legal, f"10.0.0.{n}", table="t") for n in range(4)]
        assert [level for _, level in await asyncio.gather(*turns)] == ["test_quick"] * 4

    played(scene, [LIMIT - 1] * 4)  # the last begins after three times as long


def test_only_so_many_plans_are_kept_however_many_bots_wait() -> None:
    async def scene() -> None:
        pool, game = BotPool(1, LIMIT), Game(["Ann", "Ben"], seed=1)
        view, legal = game.view(0), game.legal_actions(numbers=True)
        turns = [TurnBot(0, "test_quick") for _ in range(3 * PLANS)]

        async def all_decide() -> None:
            await asyncio.gather(*(pool.decide(turn, view, legal, "share", table="t") for turn in turns))

        await all_decide()
        assert sum(turn.bot is not None for turn in turns) == PLANS
        made = Quick.made
        await all_decide()
        assert Quick.made - made >= 2 * PLANS, "those whose plan has gone plan again"
        waiting = asyncio.gather(*(pool.decide(turn, view, legal, "share", table="t") for turn in turns))
        await asyncio.sleep(0)
        gc.collect()
        assert len(Quick.there) <= PLANS + 1, "who waits holds no more than what is kept"
        await waiting
        turns.clear()
        del waiting
        gc.collect()
        assert not Quick.there, "a turn that is over leaves nothing"

    played(scene, [])


def test_a_bot_that_took_too_long_comes_back() -> None:
    async def scene() -> None:
        pool, game = BotPool(1, LIMIT), Game(["Ann", "Ben"], seed=1)
        view, legal = game.view(0), game.legal_actions(numbers=True)
        turn = TurnBot(0, "test_quick")
        assert (await pool.decide(turn, view, legal, "share", table="t"))[1] == "builder"
        assert (await pool.decide(turn, view, legal, "share", table="t"))[1] == "test_quick"

    played(scene, [LIMIT + 1])


def test_who_takes_over_can_fail_too() -> None:
    async def scene() -> None:
        pool, game = BotPool(1, LIMIT), Game(["Ann", "Ben"], seed=1)
        view, legal = game.view(0), game.legal_actions(numbers=True)
        assert (await pool.decide(TurnBot(0, "test_quick"), view, legal, "share", table="t"))[1] == "random"
        assert (await pool.decide(TurnBot(0, "test_quick"), view, legal, "share", table="t"))[1] == "test_quick"

    played(scene, [LIMIT + 1, LIMIT + 1])


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
