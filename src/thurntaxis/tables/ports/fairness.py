"""Fair queues: nobody waits longer because somebody else asks more often, for longer work, or for something else."""

import asyncio
from collections import deque
from collections.abc import Container, Mapping
from typing import Generic, TypeVar

Item = TypeVar("Item")
_MOST_KEYS = 1000
"""Keys whose used time is remembered."""


class _Kind(Generic[Item]):
    """What waits of one kind, by key, and how much time each key has used."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.used = 0.0
        """Seconds that the kind has used, divided by its share."""
        self.level = 0.0
        """Seconds that the key served last had used: one that has asked for nothing saves nothing up."""
        self.queues: dict[str, deque[tuple[float, Item]]] = {}
        """By key: what waits, and how many seconds it probably takes."""
        self._spent: dict[str, float] = {}

    def spent(self, key: str) -> float:
        """Seconds that a key has used."""
        return max(self._spent.get(key, 0.0), self.level)

    def charge(self, key: str, seconds: float) -> None:
        self.used += seconds / self.share
        self._spent[key] = self.spent(key) + seconds
        if len(self._spent) > 2 * _MOST_KEYS:  # keys that have used little time can be dropped
            self._spent = dict(sorted(self._spent.items(), key=lambda each: each[1])[-_MOST_KEYS:])

    def claim(self, key: str) -> float:
        """Seconds that a key will have used after its waiting item; the lowest is next."""
        return self.spent(key) + self.queues[key][0][0]

    def best(self) -> str:
        """The key with the best claim; of several, the one that has waited longest for its turn."""
        return min(self.queues, key=self.claim)

    def take(self, key: str) -> Item:
        self.level = self.spent(key)
        queue = self.queues.pop(key)
        _, item = queue.popleft()
        if queue:
            self.queues[key] = queue  # goes to the end, so that other keys come first
        return item


class FairQueue(Generic[Item]):
    """Items of several kinds that wait under keys.

    Of the kinds, the one that has used least of its share of the time is next, so that no kind can shut out another.
    Within a kind it is the key that will have used least time after its item, so that keys with many or long items do
    not hold up one with a short item.
    """

    def __init__(self, shares: Mapping[str, float]) -> None:
        """`shares`: of each kind, the most urgent first."""
        self._kinds: dict[str, _Kind[Item]] = {kind: _Kind(share) for kind, share in shares.items()}
        self._urgency = {kind: place for place, kind in enumerate(shares)}
        self._latest = 0.0
        """What the kind that was served last had used: one that has asked for nothing saves nothing up."""

    def put(self, kind: str, key: str, item: Item, seconds: float = 0.0, *, first: bool = False) -> None:
        """Add an item that probably takes this many seconds; `first` puts it before the others of its key."""
        of = self._kinds[kind]
        if not of.queues:
            of.used = max(of.used, self._latest)
        queue = of.queues.setdefault(key, deque())
        if first:
            queue.appendleft((seconds, item))
        else:
            queue.append((seconds, item))

    def remove(self, kind: str, key: str, item: Item) -> bool:
        """Take out an item that is no longer wanted; whether it was waiting."""
        queue = self._kinds[kind].queues.get(key, deque())
        for place, (_, waiting) in enumerate(queue):
            if waiting is item:
                del queue[place]
                if not queue:
                    del self._kinds[kind].queues[key]
                return True
        return False

    def standing(self, kind: str, key: str, seconds: float | None = None) -> tuple[float, int, float]:
        """For comparison, the lowest is next: what the kind has used, and what the key will have used.

        That is after the first item that waits, or after some more seconds of another one.
        """
        of = self._kinds[kind]
        return of.used, self._urgency[kind], of.claim(key) if seconds is None else of.spent(key) + seconds

    def next(self, kinds: Container[str] | None = None) -> tuple[str, str] | None:
        """The kind and key of the next item, of some kinds or of all; None if nothing waits."""
        waiting = [kind for kind, of in self._kinds.items() if of.queues and (kinds is None or kind in kinds)]
        if not waiting:
            return None
        kind = min(waiting, key=lambda kind: (self._kinds[kind].used, self._urgency[kind]))
        return kind, self._kinds[kind].best()

    def take(self, kind: str, key: str) -> Item:
        """The first item of a kind and key, which waits no longer."""
        self.served(kind)
        return self._kinds[kind].take(key)

    def served(self, kind: str) -> None:
        """Work of a kind has begun."""
        self._latest = self._kinds[kind].used

    def charge(self, kind: str, key: str, seconds: float) -> None:
        """Count the time that work has taken."""
        self._kinds[kind].charge(key, seconds)

    def waiting(self) -> dict[str, int]:
        """How many items wait, by kind."""
        return {kind: sum(map(len, of.queues.values())) for kind, of in self._kinds.items()}


class FairSemaphore:
    """A number of places, given out in turn to those who ask under different keys."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue({"": 1.0})

    async def acquire(self, key: str) -> None:
        """Wait for a place."""
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put("", key, mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not self._queue.remove("", key, mine):
                self.release()
            raise

    def release(self) -> None:
        """Give a place back."""
        following = self._queue.next()
        if following is None:
            self._free += 1
        else:
            self._queue.take(*following).set_result(None)
