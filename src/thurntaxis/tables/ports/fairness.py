"""Places given out fairly: nobody waits longer because somebody else asks more often."""

import asyncio
from collections import deque


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
