"""Limits of network connections: how many may be open, and how long an answer may stay unread."""

import asyncio
import sys
from typing import Protocol

from ..metrics import PrometheusMetrics
from ..settings import Settings
from .addresses import counted_address, is_among, networks
from .socket_limits import CROWDED, SocketLimits

STATE_KEY = "connection_limits"
"""The key of the limits in the lifespan state, which uvicorn passes to every connection."""
_OTHER_FILES = 100
"""Open files that are not connections: database, log, pages that are being sent."""
_LEAST_READ = 65_536
"""Bytes of an answer that must be read within `unread_seconds`."""


class Counted(Protocol):
    """A connection that is counted."""

    def gives_way(self) -> bool:
        """Close to make room for others, if it is the client's turn to send; whether it was closed."""


class ConnectionLimits:
    """Counts the open connections of this process, by address and in all."""

    def __init__(self, settings: Settings, metrics: PrometheusMetrics, sockets: SocketLimits) -> None:
        self.settings = settings
        self._metrics = metrics
        self._sockets = sockets
        self._proxies = networks(settings.proxy)
        self._maximum = min(settings.connections, _open_files() - _OTHER_FILES)
        self._by_address: dict[str, dict[Counted, None]] = {}
        """In the order of arrival."""
        self._count = 0

    def add(self, peer: str, connection: Counted) -> None:
        """Count a connection."""
        self._changed(1)
        self._by_address.setdefault(counted_address(peer), {})[connection] = None

    def remove(self, peer: str, connection: Counted) -> None:
        """A connection has ended."""
        self._changed(-1)
        address = counted_address(peer)
        del self._by_address[address][connection]
        if not self._by_address[address]:
            del self._by_address[address]

    def _changed(self, difference: int) -> None:
        self._count += difference
        self._metrics.connections.set(self._count)
        self._sockets.is_crowded = self._count > CROWDED * self._maximum

    def is_one_too_many(self, peer: str) -> bool:
        """Whether a new connection cannot be kept. A trusted proxy may open many for its clients.

        When all places are taken, the address with most of them gives one back, unless it is the one that asks; or a
        socket ends whose person has no seat, or whose address has many.
        """
        address = counted_address(peer)
        too_many = (
            len(self._by_address[address]) > self.settings.connections_per_address and not is_among(peer, self._proxies)
        ) or (self._count > self._maximum and not self._is_given_way_to(address))
        if too_many:
            self._metrics.refused("connections")
        return too_many

    def _is_given_way_to(self, address: str) -> bool:
        most = max(self._by_address, key=lambda each: len(self._by_address[each]))
        idle = most != address and any(connection.gives_way() for connection in self._by_address[most])
        return idle or self._sockets.give_way()


class UnreadDeadline:
    """Aborts a connection whose other side stops reading, or reads far too slowly."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._unread = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Whether something waits to be read."""
        return self._timer is not None

    def start(self) -> None:
        """Watch what has been written and not been read, if there is any, from now on."""
        self.stop()
        self._unread = self._transport.get_write_buffer_size()
        if self._unread:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._check)

    def stop(self) -> None:
        """Enough has been read, or the connection has ended."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self) -> None:
        self._timer = None
        if self._transport.get_write_buffer_size() > max(0, self._unread - _LEAST_READ):
            self._transport.abort()
        else:
            self.start()


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end of a connection."""
    peer: object = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, (tuple, list)) and peer else "?"


def _open_files() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
