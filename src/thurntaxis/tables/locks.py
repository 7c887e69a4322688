"""Locks: one change at a time per table, in the order of asking."""

import asyncio
from collections import deque
from collections.abc import Callable


class TableLock:
    """A fair lock that can be waited for by tasks and by callbacks.

    Callbacks spare the write path a task for every move.
    """

    __slots__ = ("__weakref__", "_waiting", "locked")

    def __init__(self) -> None:
        self.locked = False
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


class FairSemaphore:
    """A number of places that are given out in turn to those who ask under different keys.

    Somebody who asks a hundred times waits for the others who ask once.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def acquire(self, key: str) -> None:
        """Wait for a place."""
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Give a place back: to the key that has waited longest for its turn."""
        while self._waiting:
            key = next(iter(self._waiting))
            queue = self._waiting.pop(key)
            following = queue.popleft()
            if queue:
                self._waiting[key] = queue  # at the end: the other keys come first
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
