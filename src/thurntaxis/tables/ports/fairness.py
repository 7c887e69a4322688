"""Places given out fairly: nobody waits longer because somebody else asks more often, or for something else."""

import asyncio
from collections import deque
from collections.abc import Mapping


class FairSemaphore:
    """A number of places for several kinds of work, given out in turn to those who ask under different keys.

    Of the kinds that want a place, the one that has used least of its share of the time is next, so that no kind can
    shut out another. Within a kind, a key that asks a hundred times waits for the others that ask once.
    """

    def __init__(self, places: int, shares: Mapping[str, float] | None = None) -> None:
        self._free = places
        self._shares = shares or {"": 1.0}
        self._used = dict.fromkeys(self._shares, 0.0)
        """Seconds that each kind has used, by its share."""
        self._latest = 0.0
        """What the kind that got the last place had used: one that has asked for nothing saves nothing up."""
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {kind: {} for kind in self._shares}

    async def acquire(self, key: str, kind: str = "") -> None:
        """Wait for a place."""
        queues = self._waiting[kind]
        if not queues:
            self._used[kind] = max(self._used[kind], self._latest)
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queues.setdefault(key, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release(kind)
            raise

    def release(self, kind: str = "", seconds: float = 0.0) -> None:
        """Give a place back that was used for some time."""
        self._used[kind] += seconds / self._shares[kind]
        while wanting := [each for each, queues in self._waiting.items() if queues]:
            following = self._next(min(wanting, key=self._used.__getitem__))
            if not following.done():
                following.set_result(None)
                return
        self._free += 1

    def _next(self, kind: str) -> asyncio.Future[None]:
        """The first of the key that has waited longest for its turn."""
        self._latest = self._used[kind]
        queues = self._waiting[kind]
        key = next(iter(queues))
        queue = queues.pop(key)
        following = queue.popleft()
        if queue:
            queues[key] = queue  # at the end: the other keys come first
        return following
