"""Background tasks, and how they end."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, ContextVar
from typing import TypeVar

from .fairness import FairSemaphore
from .metrics import Metrics
from .store import StoreError

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.tables")
asking: ContextVar[str] = ContextVar("asking", default="")
"""On whose behalf something is done, for instance an address: all who ask share the threads evenly."""
Job = Callable[[], Awaitable[object]]
_LONGEST_WAIT = 3600.0
"""Seconds after which a job that keeps failing is tried again, at the latest."""


async def repeat(
    name: str, seconds: float, job: Job, fault: Callable[[], None], wake: asyncio.Event | None = None
) -> None:
    """Do a job now, then again after some seconds or when `wake` is set, until cancelled.

    Whatever the job raises, it is logged, `fault` is called unless the database is away, and the job is repeated.
    """
    is_away = False
    while True:
        try:
            await job()
            is_away = False
        except StoreError as error:
            if not is_away:  # once for each time that it is away
                log.warning("%s: the database cannot be used", name, extra={"problem": str(error)})
            is_away = True
        except Exception:
            fault()
            log.exception("%s failed, and will be repeated", name)
        if wake is None:
            await asyncio.sleep(seconds)
            continue
        try:
            async with asyncio.timeout(seconds):
                await wake.wait()
        except TimeoutError:
            pass
        wake.clear()


class Tasks:
    """Background tasks; one that fails is logged and counted."""

    def __init__(self, metrics: Metrics) -> None:
        self.closing = False
        self._metrics = metrics
        self._tasks: dict[asyncio.Task[None], None] = {}

    def spawn(self, work: Coroutine[object, object, None], context: Context | None = None) -> None:
        """Start a task, unless the tables are being closed."""
        if self.closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work, context=context)
        self._tasks[task] = None
        task.add_done_callback(self._done)

    def repeat(self, name: str, seconds: float, job: Job, wake: asyncio.Event | None = None) -> None:
        """Do a job now, then again after some seconds or when `wake` is set, whatever it raises."""
        self.spawn(repeat(name, seconds, job, self._metrics.fault, wake))

    def retry(self, name: str, seconds: float, job: Job) -> None:
        """Do a job now; if it fails, try again after some seconds, later and later if the database is not to blame."""
        self.spawn(self._retry(name, seconds, job))

    async def _retry(self, name: str, seconds: float, job: Job) -> None:
        wait = seconds
        while True:
            try:
                await job()
                return
            except StoreError:
                await asyncio.sleep(seconds)
            except Exception:
                self._metrics.fault()
                log.exception("%s failed, and will be tried again", name)
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)

    def _done(self, task: asyncio.Task[None]) -> None:
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
    """Threads for work that would block the event loop."""

    def __init__(self) -> None:
        # At least two, so that long work leaves one free. More would only wait for the interpreter's lock.
        self._places = FairSemaphore(max(2, os.cpu_count() or 1))

    async def run(self, work: Callable[[], Result]) -> Result:
        """Run it in a thread and return the result. Short and rare requests come before long and frequent ones."""
        await self._places.acquire(asking.get())
        doing = asyncio.ensure_future(asyncio.to_thread(work))
        # A thread cannot be stopped: even if the requester has gone, its place is free only when it has ended.
        doing.add_done_callback(lambda _: self._places.release())
        return await asyncio.shield(doing)
