"""Limits of sockets: how many one address may have, and which of them end when others need the place."""

from typing import Protocol

from ..settings import Settings

CROWDED = 0.8
"""The part of all connections beyond which no address gets more sockets than `FEW`."""
FEW = 20


class CountedSocket(Protocol):
    """A socket that is counted."""

    @property
    def has_seat(self) -> bool:
        """Whether the person at the other end sits at the table."""

    def abort(self) -> None:
        """End at once."""


class SocketLimits:
    """Counts the sockets of this process by the address of the client, even behind a proxy."""

    def __init__(self, settings: Settings) -> None:
        self.is_crowded = False
        """Whether most of the connections that may be open are open."""
        self._most = settings.sockets_per_address
        self._by_address: dict[str, dict[CountedSocket, None]] = {}

    def count(self, address: str) -> int:
        """How many sockets an address has."""
        return len(self._by_address.get(address, ()))

    def is_full(self, address: str) -> bool:
        """Whether an address may have no more sockets."""
        return self.count(address) >= (min(self._most, FEW) if self.is_crowded else self._most)

    def add(self, address: str, socket: CountedSocket) -> None:
        """Count a socket."""
        self._by_address.setdefault(address, {})[socket] = None

    def remove(self, address: str, socket: CountedSocket) -> None:
        """A socket has ended; it may have been removed before, when it gave way."""
        sockets = self._by_address.get(address, {})
        sockets.pop(socket, None)
        if not sockets:
            self._by_address.pop(address, None)

    def give_way(self) -> bool:
        """Close a socket to make room for others; whether there was one to close.

        People without a seat come first, then whoever has more sockets than `FEW`; the address that has most begins.
        """
        by_number = sorted(self._by_address.items(), key=lambda each: len(each[1]), reverse=True)
        spare = ((address, socket) for address, sockets in by_number for socket in sockets if not socket.has_seat)
        too_many = ((address, next(reversed(sockets))) for address, sockets in by_number[:1] if len(sockets) > FEW)
        found = next(spare, None) or next(too_many, None)
        if found is None:
            return False
        self.remove(*found)
        found[1].abort()
        return True
