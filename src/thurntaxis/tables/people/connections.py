"""Connections: who is connected to a table of this process, and what waits to be sent to them.

Sending never waits. A connection that falls too far behind is closed.
"""

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ..ports.settings import TableSettings

TOO_SLOW = 1013
"""The close code for a connection that does not read what it is sent."""


class Channel(Protocol):
    """The other end of a connection: a socket, or a worker's port."""

    congested: bool
    """Whether the reader has fallen behind."""

    def send_text(self, message: bytes) -> None:
        """Write a message."""


@dataclass(slots=True, eq=False)
class Connection:
    """One open connection to a table."""

    table: str
    person: str | None
    lang: str
    channel: Channel
    settings: TableSettings
    blocked: frozenset[str] = frozenset()
    """People whom this connection's person has blocked."""
    appeared: bool = False
    """Whether it was its person's first connection to the table."""
    has_seat: bool = False
    """Whether its person sits at the table."""
    network: str | None = None
    """A mark of the network it comes from."""
    seq: int = -1
    """The newest entry that was sent."""
    close_code: int | None = None
    on_close: Callable[[], object] | None = None
    """Called when the connection is to end."""
    _outbox: deque[bytes] = field(default_factory=deque)
    _bytes: int = 0

    def push(self, message: bytes) -> None:
        """Queue a message. If too much is waiting, the connection ends."""
        if self.close_code is not None:
            return
        if not self.channel.congested and not self._outbox:
            self.channel.send_text(message)
            return
        self._outbox.append(message)
        self._bytes += len(message)
        if len(self._outbox) > self.settings.outbox_messages or self._bytes > self.settings.outbox_bytes:
            self._outbox.clear()
            self.close(TOO_SLOW)

    def drain(self) -> None:
        """Send waiting messages as fast as they are read."""
        while self._outbox and not self.channel.congested:
            message = self._outbox.popleft()
            self._bytes -= len(message)
            self.channel.send_text(message)

    def close(self, code: int) -> None:
        """End the connection."""
        if self.close_code is None:
            self.close_code = code
            if self.on_close is not None:
                self.on_close()


class Connections:
    """All open connections of this process, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, dict[Connection, None]] = {}
        """In the order of arrival, so that everybody is always sent updates in that order."""
        self._people: Counter[tuple[str, str]] = Counter()
        self.count = 0

    def add(self, connection: Connection) -> bool:
        """Add a connection; whether its person was not connected to the table before."""
        self._by_table.setdefault(connection.table, {})[connection] = None
        self.count += 1
        if connection.person is None:
            return False
        key = connection.table, connection.person
        self._people[key] += 1
        return self._people[key] == 1

    def remove(self, connection: Connection) -> bool:
        """Remove a connection; whether its person has no other one to the table."""
        at_table = self._by_table.get(connection.table, {})
        if connection not in at_table:
            return False
        del at_table[connection]
        self.count -= 1
        if not at_table:
            del self._by_table[connection.table]
        if connection.person is None:
            return False
        key = connection.table, connection.person
        self._people[key] -= 1
        if self._people[key] > 0:
            return False
        del self._people[key]
        return True

    def at(self, table: str) -> list[Connection]:
        """The connections to a table."""
        return list(self._by_table.get(table, ()))

    def has_any(self, table: str) -> bool:
        """Whether anybody is connected to a table through this process."""
        return table in self._by_table

    def all(self) -> list[Connection]:
        """All connections."""
        return [connection for connections in self._by_table.values() for connection in connections]

    def tables(self) -> list[str]:
        """Tables that have a connection."""
        return list(self._by_table)

    def people(self) -> list[tuple[str, str]]:
        """Every table and person connected to it."""
        return list(self._people)

    def has(self, table: str, person: str) -> bool:
        """Whether a person is connected to a table through this process."""
        return (table, person) in self._people
