"""Work where there are no threads: bots think in steps, and others are heard in between."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from ..tables.ports.background import Background
from ..tables.running.bots import BotPool, Thought

Result = TypeVar("Result")

_AT_A_STRETCH = 0.02
"""Seconds of thinking after which others get their turn."""


class SteppingBots(BotPool):
    """Bots that share one thread with everything else."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1, seconds)

    async def carry_out(self, thought: Thought[Result], pressed: Callable[[], bool]) -> Result:
        """Think to the end, or until time is up: then by what is known."""
        began = paused = time.perf_counter()
        try:
            next(thought)
            while True:
                now = time.perf_counter()
                if now - paused > _AT_A_STRETCH:
                    await asyncio.sleep(0)
                    paused = time.perf_counter()
                thought.send(pressed() or now - began > self.seconds)
        except StopIteration as end:
            result: Result = end.value
            return result


class Inline(Background):
    """Work that would hold an event loop of many tables; this one is of one person."""

    async def run(self, work: Callable[[], Result]) -> Result:
        """Do it, after what waits already."""
        await asyncio.sleep(0)
        return work()
