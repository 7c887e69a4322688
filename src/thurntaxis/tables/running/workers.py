"""Other workers: what they write to the tables that are in memory or watched here is read and published."""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from ..memory.cache import TableCache
from ..people.broadcast import Broadcast
from ..people.connections import Connections
from ..ports.background import Tasks
from ..ports.jsontext import loads
from ..ports.metrics import Metrics
from ..ports.settings import TableSettings
from ..ports.store import TableStore
from ..refusals import Refusal
from ..table.entries import Entry
from ..table.table import Table
from .scheduler import Scheduler


class FollowedStudies(Protocol):
    """The studies that people have open through this process."""

    def followed(self) -> list[str]:
        """Which they are."""

    async def catch_up(self, id: str) -> None:
        """Send what another process has changed."""


class OtherWorkers:
    """Follows what other processes do with the same store; it is the store's listener."""

    def __init__(
        self,
        cache: TableCache,
        connections: Connections,
        broadcast: Broadcast,
        scheduler: Scheduler,
        following: FollowedStudies,
        store: TableStore,
        tasks: Tasks,
        metrics: Metrics,
        settings: TableSettings,
        *,
        shared: bool,
    ) -> None:
        self.cache = cache
        self.connections = connections
        self.broadcast = broadcast
        self.scheduler = scheduler
        self.following = following
        self.store = store
        self.tasks = tasks
        self._metrics = metrics
        self._pause = settings.sweep_seconds
        self._shared = shared
        """Whether others may write to the same tables."""

    def written(self, table: str, seq: int) -> None:
        """Another worker has written to a table.

        It may be being read now, without what is new; or be watched, although it is no longer in memory.
        """
        if table in self.cache or self.connections.at(table):
            self._catch_up(table, seq)

    def presence_changed(self, table: str, person: str, here: bool) -> None:
        """A person has connected through another worker, or is gone."""
        self.broadcast.presence_changed(table, person, here)

    def blocks_changed(self, person: str) -> None:
        """A person has changed, through any worker, whom they have blocked."""
        self.tasks.retry("applying blocks", self._pause, partial(self.broadcast.apply_blocks, person))

    def study_changed(self, id: str) -> None:
        """Another worker has changed or deleted a study."""
        self.tasks.retry("following a study", self._pause, partial(self.following.catch_up, id))

    def unsure(self, table: str) -> None:
        """The stored state of a table is unknown, because the store failed while writing."""
        self.written(table, sys.maxsize)

    def missed(self) -> None:
        """Notices of other workers may have been lost: read again the tables that are watched, forget the rest."""
        watched = self.connections.tables()
        for id in self.cache.ids():
            if id not in watched:
                self.cache.drop(id)
        for id in dict.fromkeys((*watched, *self.cache.ids())):  # some may just have been read
            self._catch_up(id, sys.maxsize)
        for person in {person: None for _, person in self.connections.people()} if self._shared else ():
            self.blocks_changed(person)

        for study in self.following.followed():
            self.study_changed(study)

    def fault(self) -> None:
        """Something in the store failed unexpectedly."""
        self._metrics.fault()

    def _catch_up(self, id: str, seq: int) -> None:
        """Read what is new at a table, and publish it."""
        self.tasks.retry("catching up", self._pause, partial(self._read_or_close, id, seq))

    async def _read_or_close(self, id: str, seq: int) -> None:
        try:
            await self._read_on(id, seq)
        except Refusal:  # it was cleared away, or cannot be read: people find that out when they come back
            for connection in self.connections.at(id):
                connection.close(1001)

    async def _read_on(self, id: str, seq: int) -> None:
        async with self.cache.at(id) as table:
            if table.seq < seq:
                stored = await self.store.load(id, table.seq + 1)
                if stored is None:
                    self.cache.drop(id)
                    raise Refusal("unknown", "server-unknown-table")
                news: list[Entry] = [loads(data) for data in stored.entries]
                if any(entry["type"] == "name_removed" for entry in news):  # earlier entries have changed as well
                    self.cache.drop(id)
                    table = await self.cache.load(id)
                else:
                    await self._apply(table, news, stored.entries)
                table.stored = table.summary()
            behind = [connection.seq for connection in self.connections.at(id) if connection.seq < table.seq]
            if behind:
                self.broadcast.publish(table, [loads(data) for data in table.entries[min(behind) + 1 :]])
            self.scheduler.schedule(table)

    async def _apply(self, table: Table, news: Sequence[Entry], stored: Sequence[str]) -> None:
        """Add entries of another worker to a table in memory."""
        try:
            for entry, data in zip(news, stored, strict=True):
                table.apply(entry, data.encode())
            await self.cache.make_ready(table)
        except Exception:
            self.cache.drop(table.id)
            raise
