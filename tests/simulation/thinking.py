"""Thinking processes in virtual time: each step takes a while, and a process may die or hang in the middle of one."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Literal

from thurntaxis.tables.thinking.desk import Desk, Order, Report

Fate = float | Literal["die", "hang"]
"""How many seconds a step takes, or what becomes of the process in it."""


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
