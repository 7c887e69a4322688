"""Housekeeping: the regular work of a process besides the games."""

import logging
from functools import partial

from ..memory.cache import TableCache
from ..people.conduct import Conduct
from ..people.connections import Connections
from ..people.presence import Presence
from ..ports.background import Tasks
from ..ports.clock import Clock
from ..ports.settings import TableSettings
from ..ports.store import TableStore, WorkerStore, pruned
from .scheduler import Scheduler

log = logging.getLogger("thurntaxis.tables")

_BANNED = 4003
"""The close code for a person whom the host has banned."""
_TIDY_SECONDS = 10.0
"""How often the memory of finished games is freed."""


class Housekeeping:
    """Wakes forgotten tables, frees memory, enforces sanctions, and prunes old tables."""

    def __init__(
        self,
        cache: TableCache,
        connections: Connections,
        presence: Presence,
        conduct: Conduct,
        scheduler: Scheduler,
        store: TableStore,
        workers: WorkerStore,
        clock: Clock,
        tasks: Tasks,
        settings: TableSettings,
    ) -> None:
        self._cache = cache
        self._connections = connections
        self._presence = presence
        self._conduct = conduct
        self._scheduler = scheduler
        self._store = store
        self._workers = workers
        self._clock = clock
        self._tasks = tasks
        self._settings = settings

    async def start(self) -> None:
        """Start, once the store is open; bans are known when this returns."""
        often = self._settings.sweep_seconds
        self._tasks.repeat("sweep", often, self._scheduler.sweep)
        if self._workers.shared:
            self._tasks.repeat("presence", often, self._presence.sweep)
            self._tasks.repeat("watching", often, self._watch)
        await self._conduct.refresh(self._clock.now())
        self._tasks.repeat("tidying", _TIDY_SECONDS, self._tidy)
        self._tasks.repeat("sanctions", often, self._enforce_sanctions)
        if self._settings.keep_days is not None:
            prune = partial(self._prune, self._settings.keep_days)
            self._tasks.repeat("pruning", self._settings.prune_seconds, prune)

    async def _watch(self) -> None:
        """Limit notifications to the tables that are in memory or looked at here."""
        await self._workers.watch_only({*self._cache.ids(), *self._connections.tables()})

    async def _tidy(self) -> None:
        """Free the memory of finished games."""
        self._cache.tidy(self._connections.tables())

    async def _enforce_sanctions(self) -> None:
        """Ask who is banned, and end their connections."""
        banned = await self._conduct.refresh(self._clock.now())
        for connection in self._connections.all() if banned else ():
            if connection.person in banned:
                connection.close(_BANNED)

    async def _prune(self, days: float) -> None:
        """Clear away tables at which nothing has happened for some days, unless another worker does."""
        release = await self._workers.claim("pruning")
        if release is None:
            return
        try:
            async for step in pruned(self._store, self._clock.now() - int(days * 86_400_000)):
                for id in (*step.deleted, *step.silenced):
                    self._forget(id)
                for id in step.damaged:
                    log.warning("a damaged table cannot be pruned", extra={"table": id})
        finally:
            await release()

    def _forget(self, id: str) -> None:
        """A table in memory differs from the stored one."""
        lock = self._cache.lock(id)

        def drop() -> None:
            self._cache.drop(id)
            lock.release()

        lock.acquire_then(drop)
