"""One at a time: who is at a table, and who waits for it."""

import asyncio
from collections import deque


class TableLock:
    """A lock that passes from one to the next in order; also for those who do not wait."""

    __slots__ = ("__weakref__", "_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def take(self) -> None:
        """Wait for one's turn. Who is free to take it at once just sets `taken`."""
        if not self.taken:
            self.taken = True
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():
                self.give()  # it had become ours, but nobody wants it any more
            raise

    def give(self) -> None:
        """One is done: the next, or nobody."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.taken = False
