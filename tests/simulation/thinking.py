"""Thinking processes in virtual time: each step takes a while, and a process may die or hang in the middle of one.

Whatever a worker asks must be answered: `Thoughts` knows since when each answer is awaited.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Literal, TypeVar

from thurntaxis.tables.thinking.desk import Desk, Order, Report
from thurntaxis.tables.thinking.thought import Thinking, Thought, Work

from .loop import Process

Result = TypeVar("Result")

Fate = float | Literal["die", "hang"]
"""How many seconds a step takes, or what happens to the process in it."""


class SimulatedProcess:
    """A process whose steps take as long as `fate` says."""

    def __init__(self, fate: Callable[[], Fate], report: Callable[[Report], None], ended: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._fate = fate
        self._ended = ended
        self._is_dead = self._is_thinking = False
        self._sent = report
        self._line: deque[Callable[[], None]] = deque()
        """What is on its way to it or from it, in order."""
        self.desk = Desk(4, self._report, self._loop.time)
        self._report(Report(0))

    def send(self, order: Order) -> None:
        """It arrives a little later."""
        self._later(partial(self._hear, order))

    def kill(self) -> None:
        """It does nothing any more."""
        self._is_dead = True

    async def wait(self) -> None:
        """Nothing is left."""

    def _report(self, report: Report) -> None:
        self._later(partial(self._sent, report))

    def _later(self, call: Callable[[], None]) -> None:
        self._line.append(call)
        self._loop.call_later(0.0001, self._arrive)

    def _arrive(self) -> None:
        call = self._line.popleft()
        if not self._is_dead:
            call()

    def _hear(self, order: Order) -> None:
        self.desk.hear(order)
        self._think()

    def _think(self) -> None:
        if self._is_thinking or not self.desk.is_busy:
            return
        self._is_thinking = True
        fate = self._fate()
        if fate == "die":
            self._loop.call_later(0.01, self._die)
        elif fate != "hang":
            assert isinstance(fate, float)
            self._loop.call_later(fate, self._step)

    def _die(self) -> None:
        if not self._is_dead:
            self._is_dead = True
            self._ended()

    def _step(self) -> None:
        self._is_thinking = False
        if self._is_dead:
            return
        if self.desk.is_busy:
            self.desk.step()
        self._think()


class Thoughts:
    """What all workers have asked and are not answered yet."""

    def __init__(self) -> None:
        self._asked: dict[object, tuple[Process, float, str]] = {}

    def oldest(self, since: float) -> tuple[float, str]:
        """When the answer was asked for that is awaited longest, counted from a time on, and to what."""
        waiting = [(max(asked, since), what) for process, asked, what in self._asked.values() if not process.dead]
        return min(waiting, default=(float("inf"), ""))

    def note(self, process: Process, what: str) -> object:
        """Something is asked."""
        asked = object()
        self._asked[asked] = process, asyncio.get_running_loop().time(), what
        return asked

    def answered(self, asked: object) -> None:
        """Its answer has come, or nobody waits for it any more."""
        del self._asked[asked]


class WatchedThinking:
    """The thinking of a worker, which reports to `Thoughts`."""

    def __init__(self, thinking: Thinking, process: Process, thoughts: Thoughts) -> None:
        self.thinking = thinking
        self._process = process
        self._thoughts = thoughts
        self.press, self.forget = thinking.press, thinking.forget
        self.waiting, self.begun, self.close = thinking.waiting, thinking.begun, thinking.close

    async def think(
        self,
        work: Work,
        fair_key: str,
        thought: Thought[Result],
        *,
        pressed: bool = False,
        progress: Callable[[float], None] | None = None,
    ) -> Result:
        """Think, and note until when."""
        asked = self._thoughts.note(self._process, type(thought).__name__)
        try:
            return await self.thinking.think(work, fair_key, thought, pressed=pressed, progress=progress)
        finally:
            self._thoughts.answered(asked)
