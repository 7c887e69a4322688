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
