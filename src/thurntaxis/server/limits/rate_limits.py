"""Limits: how much one connection or one address may ask for in a time."""

import math
import time
from collections import OrderedDict

from ...tables.refusals import Refusal


class Bucket:
    """A token bucket: a rate per second, and a number that may come at once."""

    __slots__ = ("burst", "level", "rate", "time")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.time = time.monotonic()

    def take(self, amount: float = 1.0) -> float:
        """Take some tokens; return 0 or the seconds to wait."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level >= amount:
            self.level -= amount
            return 0.0
        return (amount - self.level) / self.rate if self.rate else math.inf


class Buckets:
    """A bucket for each address; those not used for longest are forgotten, so memory stays bounded."""

    def __init__(self, rate: float, burst: float, size: int = 10_000, together: float = math.inf) -> None:
        """`together`: how many times as much as one address all of them may use."""
        self.rate = rate
        self.burst = burst
        self.size = size
        self._all = Bucket(rate * together, burst * together) if together < math.inf else None
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> float:
        """Take some tokens for an address; return 0 or the seconds to wait."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.size:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(amount)

    def spend(self, address: str, amount: float = 1.0) -> None:
        """Take some tokens for an address.

        Raises:
            Refusal: it has used up what it may.
        """
        wait = self.take(address, amount) or (self._all.take(amount) if self._all else 0.0)
        if wait:
            raise Refusal("too_much", "server-too-much", {"retry_after": max(1, round(wait))})
