"""Work that goes on beside everything else, and its end."""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any, TypeVar

from .locks import FairSemaphore
from .metrics import Metrics

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.tables")
asking: ContextVar[str] = ContextVar("asking", default="")
"""On whose behalf something is done, for instance an address: all who ask share the threads evenly."""


class Tasks:
    """Background tasks; one that fails is logged and counted."""

    def __init__(self, metrics: Metrics) -> None:
        self.closing = False
        self._metrics = metrics
        self._tasks: dict[asyncio.Task[Any], None] = {}

    def spawn(self, work: Coroutine[Any, Any, None], context: Context | None = None) -> None:
        """Begin a task; nothing is begun any more while the tables close."""
        if self.closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work, context=context)
        self._tasks[task] = None
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._metrics.fault()
            log.error("a task failed", exc_info=error)

    async def close(self, seconds: float) -> None:
        """Cancel everything and wait for it, but not longer than this: a database that is away may hold a task."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=seconds)


class Background:
    """Where work is done that would hold the event loop: in threads."""

    def __init__(self) -> None:
        # Two at least, so that long work leaves one to others; more would only wait for the interpreter's lock.
        self._places = FairSemaphore(max(2, os.cpu_count() or 1))

    async def run(self, work: Callable[[], Result]) -> Result:
        """Do it, and come back with what it gives. Who asks for much waits for those who ask for little."""
        await self._places.acquire(asking.get())
        doing = asyncio.ensure_future(asyncio.to_thread(work))
        # A thread cannot be stopped: if the one who asked has gone, its place is free only when it has ended.
        doing.add_done_callback(lambda _: self._places.release())
        return await asyncio.shield(doing)
