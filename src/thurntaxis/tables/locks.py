"""Locks: one change at a time per table, in the order of asking."""

import asyncio
from collections import deque
from collections.abc import Callable


class TableLock:
    """A fair lock that can be waited for by tasks and by callbacks.

    Callbacks spare the write path a task for every move.
    """

    __slots__ = ("_id", "_locks", "_waiting", "locked")

    def __init__(self, locks: "dict[str, TableLock]", id: str) -> None:
        self.locked = False
        self._locks = locks
        """The locks that are held; this one leaves them when it is free."""
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
            if mine.done() and not mine.cancelled():  # the lock came in the same moment
                self.release()
            raise

    def release(self) -> None:
        """Pass the lock to the next in line, or free it."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.locked = False
            self._locks.pop(self._id, None)


class FairSemaphore:
    """A number of places that are given out in turn to those who ask under different keys.

    A key that asks a hundred times waits for the others that ask once.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._patient: deque[asyncio.Future[None]] = deque()

    async def acquire(self, key: str) -> None:
        """Wait for a place."""
        if not self._takes_free():
            await self._wait_in(self._waiting.setdefault(key, deque()))

    async def acquire_spare(self) -> None:
        """Wait for a place that nobody else wants."""
        if not self._takes_free():
            await self._wait_in(self._patient)

    def _takes_free(self) -> bool:
        if not self._free:
            return False
        self._free -= 1
        return True

    async def _wait_in(self, queue: deque[asyncio.Future[None]]) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Give a place back: to the key that has waited longest for its turn; last to those who want a spare one."""
        while self._waiting:
            key = next(iter(self._waiting))
            queue = self._waiting.pop(key)
            following = queue.popleft()
            if queue:
                self._waiting[key] = queue  # at the end: the other keys come first
            if not following.done():
                following.set_result(None)
                return
        while self._patient:
            following = self._patient.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
