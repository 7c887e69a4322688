"""An event loop with virtual time: nothing is waited for, and a seed decides how long everything takes.

Every callback belongs to somebody: to a worker, or to nobody (people, the database). What belongs to a worker that has
been killed is never called again, as with `kill -9`.
"""

import asyncio
import contextlib
import gc
import random
import traceback
import warnings
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from heapq import heappop
from typing import Any, cast
from weakref import WeakKeyDictionary

_AT_ONCE = 300_000
"""Callbacks without any time passing; more than that is a loop that never ends."""

_COLLECTED_AFTER = 1_000_000
"""Callbacks after which garbage is collected, always at the same moments."""


class Stuck(Exception):
    """Nothing will ever happen again, or time stands still."""


class Unforeseen(Exception):
    """An exception of which no code knows, raised where the script says so."""


def is_unforeseen(error: BaseException | None) -> bool:
    """Whether an exception is one of those, or came of one."""
    while error is not None and not isinstance(error, Unforeseen):
        error = error.__cause__ or error.__context__
    return error is not None


class Process:
    """Somebody whose callbacks can be ended all at once."""

    def __init__(self) -> None:
        self.dead = False
        self.fuse: int | None = None
        """How many more callbacks until it is killed."""
        self.on_fuse: Callable[[], None] = lambda: None
        self.context: Context = copy_context()
        self.context.run(OWNER.set, self)
        self.tasks: WeakKeyDictionary[asyncio.Task[Any], None] = WeakKeyDictionary()

    def kill(self) -> None:
        """End it between two callbacks; nothing of it is ever called again."""
        self.dead = True
        self.context.copy().run(self._bury)

    def _bury(self) -> None:
        """Close what is suspended: in its context, so that whatever its `finally` does is ignored as well."""
        for task in list(self.tasks):
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coroutine = task.get_coro()
                assert coroutine is not None
                with warnings.catch_warnings(), contextlib.suppress(Exception):
                    warnings.simplefilter("ignore", RuntimeWarning)  # of what it had not begun to wait for
                    coroutine.close()


OWNER: ContextVar[Process | None] = ContextVar("owner", default=None)
NOBODY = copy_context()
"""The context of what outlives every worker."""


class _Unbegun(asyncio.Future[Any]):
    """In the place of a task of a worker that was killed: it never begins, and its end is not reported."""

    def set_name(self, name: object) -> None:
        """Tasks have names."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs callbacks in asyncio's order; between them time jumps to the next timer."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__()
        self.luck = luck
        self.callbacks = 0
        self.on_problem: Callable[[str], None] = lambda problem: None
        self.connect: Callable[[Callable[[], Any]], Awaitable[Any]]
        """How a connection to the database is made."""
        self._virtual = 0.0
        self._at_once = 0
        self._collect_at = _COLLECTED_AFTER
        self.threads_to_fail = 0
        """How often work in a thread raises an exception of which no code knows."""
        self.set_task_factory(self._new_task)  # type: ignore[arg-type]  # Python 3.11 passes no `context`
        self.set_exception_handler(self._note_problem)

    def time(self) -> float:
        """Seconds since the simulation began."""
        return self._virtual

    @staticmethod
    def _new_task(
        loop: asyncio.AbstractEventLoop,
        coroutine: Coroutine[Any, Any, Any],
        context: Context | None = None,
        **options: Any,
    ) -> asyncio.Task[Any]:
        context = context if context is not None else copy_context()
        owner = context.get(OWNER)
        if owner is not None and owner.dead:
            coroutine.close()
            return cast("asyncio.Task[Any]", _Unbegun(loop=loop))
        task = asyncio.Task(coroutine, loop=loop, context=context, **options)
        if owner is not None:
            owner.tasks[task] = None
            task.owner = owner  # type: ignore[attr-defined]
        return task

    def _note_problem(self, loop: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
        if "future" in about and not isinstance(about["future"], asyncio.Task):
            return  # the answer to somebody who was killed
        task = about.get("future")
        owner = getattr(task, "owner", None)
        if owner is not None and owner.dead:
            return
        if task is not None and getattr(task.get_coro(), "__qualname__", "") == "PoolConnectionHolder.release":
            return  # asyncpg shields it: a cancelled caller does not learn how it ended
        error = about.get("exception")
        if is_unforeseen(error):
            return
        self.on_problem(f"{about.get('message')}: {''.join(traceback.format_exception(error)[-3:]) if error else ''}")

    def _run_once(self) -> None:
        ready, timers = self._ready, self._scheduled  # type: ignore[attr-defined]
        if not ready and not self._stopping:  # type: ignore[attr-defined]
            while timers and timers[0]._cancelled:
                heappop(timers)._scheduled = False
            if not timers:
                raise Stuck("nothing will ever happen again")
            if timers[0]._when > self._virtual:
                self._virtual = timers[0]._when
                self._at_once = 0
        while timers and timers[0]._when <= self._virtual:
            handle = heappop(timers)
            handle._scheduled = False
            ready.append(handle)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            owner = handle._context.get(OWNER)
            if owner is not None:
                if owner.dead:
                    continue
                if owner.fuse is not None:
                    owner.fuse -= 1
                    if owner.fuse <= 0:
                        owner.on_fuse()
                        continue
            handle._run()
            self.callbacks += 1
            self._at_once += 1
        if self._at_once > _AT_ONCE:
            raise Stuck("time stands still")
        if self.callbacks > self._collect_at:
            self._collect_at = self.callbacks + _COLLECTED_AFTER
            gc.collect()

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """A thread: it takes a while, and its work is done in one go."""
        future = self.create_future()

        def work() -> None:
            if future.done():  # nobody waits for it any more
                return
            try:
                if self.threads_to_fail:
                    self.threads_to_fail -= 1
                    raise Unforeseen("in a thread")
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self.luck.uniform(0.0001, 0.02), work)
        return future

    async def create_unix_connection(self, protocol_factory: Any, path: Any = None, **_: Any) -> Any:
        """A line to the simulated PostgreSQL."""
        return await self.connect(protocol_factory)

    def _asyncgen_finalizer_hook(self, agen: Any) -> None:
        """What a worker that was killed has left open is never closed; the living close what they open."""

    def _write_to_self(self) -> None:
        pass

    def _process_events(self, events: Any) -> None:
        pass

    def close(self) -> None:
        """Close what is still suspended, whoever it belongs to, without calling anything."""
        for task in asyncio.all_tasks(self):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            with contextlib.suppress(Exception):
                task.get_coro().close()
        super().close()
