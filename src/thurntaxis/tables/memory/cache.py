"""Tables in memory, and their locks: one change at a time per table, in the order of asking.

Tables are read from the store when they are needed, and dropped when they have not been used for a while.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection

from ..ports.background import Background
from ..ports.store import TableStore
from ..refusals import Refusal
from ..table.table import LONG, Table


class TableLock:
    """A fair lock that can be waited for by tasks and by callbacks.

    Callbacks spare the write path a task for every move.
    """

    __slots__ = ("_id", "_locks", "_waiting", "locked")

    def __init__(self, locks: "dict[str, TableLock]", id: str) -> None:
        self.locked = False
        self._locks = locks
        """The locks that are held. This one removes itself when it is free."""
        self._id = id
        self._waiting: deque[Callable[[], None]] = deque()

    def acquire_then(self, begin: Callable[[], None]) -> None:
        """Call `begin` once the lock is held: at once if it is free."""
        if self.locked:
            self._waiting.append(begin)
        else:
            self.locked = True
            begin()

    async def acquire(self) -> None:
        """Wait for the lock."""
        if not self.locked:
            self.locked = True
            return
        mine = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if mine.done():  # cancelled while waiting
                self.release()
            else:
                mine.set_result(None)

        self._waiting.append(begin)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # the lock was granted at the same moment
                self.release()
            raise

    def release(self) -> None:
        """Pass the lock to the next in line, or free it."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.locked = False
            self._locks.pop(self._id, None)


class TableCache:
    """The tables of this process, and their locks. With a table's lock held it may be loaded, changed and dropped."""

    def __init__(self, store: TableStore, most_tables: int, most_entries: int, background: Background) -> None:
        self._store = store
        self._most_tables = most_tables
        self._most_entries = most_entries
        self._background = background
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, TableLock] = {}
        self._used: set[str] = set()
        """Tables that were used since memory was last freed."""

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, id: str) -> bool:
        """Whether a table is in memory, or about to be read."""
        return id in self._tables or id in self._locks

    def ids(self) -> list[str]:
        """The tables in memory, and those that are about to be read."""
        return list(self._tables | self._locks)

    def lock(self, id: str) -> TableLock:
        """The lock of a table, to be acquired at once."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = TableLock(self._locks, id)
        return lock

    def at(self, id: str) -> "LockedTable":
        """A table and its lock: `async with cache.at(id) as table`.

        Raises:
            Refusal: there is no such table.
        """
        return LockedTable(self, id)

    def ready(self, id: str) -> Table | None:
        """A table that is in memory with its game, if it is."""
        table = self._tables.get(id)
        if table is None or table.needs_long_replay:
            return None
        self._use(id)
        return table

    def _use(self, id: str) -> None:
        self._tables.move_to_end(id)
        self._used.add(id)

    async def load(self, id: str) -> Table:
        """A table from memory or from the store, with its game if it has one."""
        table = self._tables.get(id)
        if table is None:
            stored = await self._store.load(id)
            if stored is None:
                raise Refusal("unknown", "server-unknown-table")
            if len(stored.entries) < LONG:
                table = Table.read(stored)
            else:
                table = await self._background.run(lambda: Table.read(stored))
            if table.id != id:
                raise Refusal("broken", "server-broken", {"problem": "the header is that of another table"})
            self.keep(table)
        self._use(id)
        await self.make_ready(table)
        return table

    async def make_ready(self, table: Table) -> None:
        """Replay a table's game outside the event loop if it is long."""
        if table.needs_long_replay:
            await self._background.run(table.replay)

    def keep(self, table: Table) -> None:
        """Keep a table in memory; the least recently used one is dropped."""
        self._tables[table.id] = table
        if len(self._tables) > self._most_tables:
            self._tables.popitem(last=False)
        if table.length > LONG:
            self._make_room()

    def tidy(self, watched: Collection[str]) -> None:
        """Forget games that are over, that are not watched, and that were not used since the last time."""
        for id, table in list(self._tables.items()):
            if table.is_public and id not in watched and id not in self._used and id not in self._locks:
                del self._tables[id]
        self._used.clear()
        self._make_room()

    def _make_room(self) -> None:
        """Drop the least recently used tables until the rest fits."""
        entries = sum(table.length for table in self._tables.values())
        while entries > self._most_entries and len(self._tables) > 1:
            entries -= self._tables.popitem(last=False)[1].length

    def drop(self, id: str) -> None:
        """Drop a table whose copy in memory may differ from the stored one."""
        self._tables.pop(id, None)


class LockedTable:
    """Holds a table's lock. A class, since a generator costs several times as much and every command needs one."""

    __slots__ = ("_cache", "_id", "_lock")

    def __init__(self, cache: TableCache, id: str) -> None:
        self._cache = cache
        self._id = id
        self._lock = cache.lock(id)

    async def __aenter__(self) -> Table:
        await self._lock.acquire()
        try:
            return await self._cache.load(self._id)
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
