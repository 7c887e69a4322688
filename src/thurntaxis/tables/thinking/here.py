"""Thinking in this process, a little at a time: in a browser, which has no others, and in tests."""

import asyncio
import time
from collections.abc import Callable

from .desk import Desk, Order, Report
from .thinkers import Thinkers

_AT_A_STRETCH = 0.02
"""Seconds of thinking after which others get their turn."""
_KEPT = 16
"""Plans that bots keep between the decisions of a turn."""


class Here:
    """Stands in for a process: it thinks in the event loop, a little at a time."""

    def __init__(self, report: Callable[[Report], None], ended: Callable[[], None]) -> None:
        self._desk = Desk(_KEPT, report)
        self._ended = ended
        self._wake = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._work())
        report(Report(0))

    def send(self, order: Order) -> None:
        """Send it an instruction."""
        self._desk.hear(order)
        self._wake.set()

    def kill(self) -> None:
        """End it between two steps."""
        self._task.cancel()

    async def wait(self) -> None:
        """Wait until it has ended."""
        await asyncio.wait({self._task})

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._desk.is_busy:
                until = time.perf_counter() + _AT_A_STRETCH
                try:
                    self._desk.step()
                    while self._desk.is_busy and time.perf_counter() < until:
                        self._desk.step()
                except MemoryError:
                    self._ended()
                    return
                await asyncio.sleep(0)


def thinkers_here(seconds: float) -> Thinkers:
    """Thinkers without processes."""
    return Thinkers(Here, 1, seconds)
