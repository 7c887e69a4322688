"""Thinking in real processes: they answer, they are limited, and one that dies is replaced."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from server.running import PATIENCE
from thurntaxis.bots import registry
from thurntaxis.engine import Luck
from thurntaxis.game import Game
from thurntaxis.puzzles import puzzles
from thurntaxis.server.thinking.processes import thinkers
from thurntaxis.tables.learning.puzzles import TRIES
from thurntaxis.tables.ports.metrics import Metrics
from thurntaxis.tables.refusals import Forbidden, Refusal
from thurntaxis.tables.running.bots import Bots, Decision, TurnBot
from thurntaxis.tables.thinking.thinkers import Thinkers
from thurntaxis.tables.thinking.thought import Call, ThinkingError, TookTooLong


@asynccontextmanager
async def thinking(seconds: float = PATIENCE, processes: int = 1) -> AsyncIterator[Thinkers]:
    made = thinkers(processes, seconds, 400, Metrics())
    try:
        yield made
    finally:
        await made.close()


async def called(made: Thinkers, function: Callable[..., object], *arguments: object) -> object:
    return await made.think("hint", "somebody", Call(function, arguments))


def test_a_decision_is_the_same_in_another_process() -> None:
    async def scene() -> None:
        game = Game(["Ann", "Ben"], seed=1)
        view, legal = game.view(0), game.legal_actions(numbers=True)
        async with thinking() as made:
            decided, level = await Bots(made).decide(TurnBot(0, "hard"), view, legal, "ann", table="t", luck=5)
            assert (decided, level) == (registry.make("hard").decide(view.engine, legal, Luck(5)), "hard")
            assert await called(made, os.getpid) != os.getpid()
            assert await called(made, os.getpgrp) != os.getpgrp(), "Ctrl-C would reach it while it starts"

    asyncio.run(scene())


def test_what_a_bot_prints_does_not_disturb_its_answer() -> None:
    async def scene() -> None:
        async with thinking() as made:
            assert await called(made, print, "a word") is None
            assert await called(made, os.write, 1, b"a word") == 6

    asyncio.run(scene())


def test_a_refusal_comes_back_whole() -> None:
    async def scene() -> None:
        from thurntaxis.protocol.commands import Tried

        async with thinking() as made:
            with pytest.raises(Refusal) as refused:
                await called(made, TRIES.played, puzzles()[0].id, Tried(actions=["end"]))
            assert isinstance(refused.value, Forbidden)
            assert refused.value.sentence("de")

    asyncio.run(scene())


def test_a_process_that_is_killed_is_replaced() -> None:
    async def scene() -> None:
        async with thinking() as made:
            first = await called(made, os.getpid)
            assert isinstance(first, int)
            os.kill(first, signal.SIGKILL)
            assert await called(made, os.getpid) != first
            with pytest.raises(ThinkingError):
                await called(made, os._exit, 3)  # it would end every process
            assert isinstance(await called(made, os.getpid), int)

    asyncio.run(scene())


def test_a_process_that_wants_too_much_memory_fails_alone() -> None:
    async def scene() -> None:
        async with thinking() as made:
            with pytest.raises(ThinkingError):
                await called(made, bytearray, 1 << 30)
            assert await called(made, len, b"four") == 4

    asyncio.run(scene())


def test_a_process_that_hangs_is_killed() -> None:
    async def scene() -> None:
        async with thinking(0.5) as made:
            pid = await called(made, os.getpid)
            assert isinstance(pid, int)
            with pytest.raises(TookTooLong):
                await called(made, time.sleep, 1000.0)
            while True:
                try:
                    os.kill(pid, 0)
                except ProcessLookupError:
                    break
                await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_process_ends_with_the_one_that_started_it() -> None:
    async def scene() -> int:
        made = thinkers(1, PATIENCE, 400, Metrics())
        pid = await called(made, os.getpid)
        hangs = asyncio.ensure_future(called(made, time.sleep, 1000.0))
        await asyncio.sleep(0)
        await made.close()
        with pytest.raises(ThinkingError):
            await hangs
        assert isinstance(pid, int)
        return pid

    pid = asyncio.run(scene())
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)


def test_a_decision_says_what_it_is_about() -> None:
    game = Game(["Ann", "Ben"], seed=1)
    thought = Decision("hard", game.view(0).engine, tuple(game.legal_actions(numbers=True)), 5)
    assert (thought.like, thought.key) == ("hard", "")
