"""Who is connected, and what waits to be sent to them. Nobody is waited for.

A connection who falls too far behind is dropped.
"""

import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Protocol

from .locks import TableLock

TOO_SLOW = 1013


class Line(Protocol):
    """What messages are written to."""

    congested: bool
    """Whether more was written than is being read."""

    def say(self, message: bytes) -> None:
        """Write a message."""


class Connection:
    """One open socket."""

    __slots__ = (
        "_bytes",
        "_line",
        "_max_bytes",
        "_max_messages",
        "_outbox",
        "close_code",
        "lang",
        "on_close",
        "person",
        "seq",
        "table",
        "turns",
    )

    def __init__(
        self, table: str, person: str | None, lang: str, line: Line, max_messages: int, max_bytes: int
    ) -> None:
        self.table = table
        self.person = person
        self.lang = lang
        self.turns: TableLock | None = None
        """Who is at the table; kept here so that it is at hand."""
        self.seq = -1
        """The newest entry this connection was sent."""
        self.close_code: int | None = None
        self.on_close: Callable[[], object] | None = None
        """Called when the connection is to end."""
        self._line = line
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._max_messages = max_messages
        self._max_bytes = max_bytes

    def push(self, message: bytes) -> None:
        """Write a message, or let it wait for those before it; if too much waits, the connection ends."""
        if self.close_code is not None:
            return
        if not self._line.congested and not self._outbox:
            self._line.say(message)
            return
        self._outbox.append(message)
        self._bytes += len(message)
        if len(self._outbox) > self._max_messages or self._bytes > self._max_bytes:
            self._outbox.clear()
            self.close(TOO_SLOW)

    def drain(self) -> None:
        """Write what waits, as far as it is read."""
        while self._outbox and not self._line.congested:
            message = self._outbox.popleft()
            self._bytes -= len(message)
            self._line.say(message)

    def close(self, code: int) -> None:
        """End the connection."""
        if self.close_code is None:
            self.close_code = code
            if self.on_close is not None:
                self.on_close()


class Connections:
    """All open sockets of this process, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Connection]] = {}
        self._people: Counter[tuple[str, str]] = Counter()
        self._left: dict[tuple[str, str], float] = {}
        self._since = time.monotonic()
        self.count = 0

    def add(self, connection: Connection) -> bool:
        """Somebody connects; whether that person was not connected to the table before."""
        self._by_table.setdefault(connection.table, set()).add(connection)
        self.count += 1
        if connection.person is None:
            return False
        key = connection.table, connection.person
        self._people[key] += 1
        self._left.pop(key, None)
        return self._people[key] == 1

    def remove(self, connection: Connection) -> bool:
        """A connection ends; whether that person is now gone."""
        at_table = self._by_table.get(connection.table, set())
        if connection not in at_table:
            return False
        at_table.discard(connection)
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
        self.note_gone(*key)
        return True

    def note_gone(self, table: str, person: str) -> None:
        """Remember when somebody was last here; the oldest of very many are forgotten."""
        self._left[table, person] = time.monotonic()
        while len(self._left) > 100_000:
            del self._left[next(iter(self._left))]

    def at(self, table: str) -> list[Connection]:
        """The connections of a table."""
        return list(self._by_table.get(table, ()))

    def everybody(self) -> list[Connection]:
        """All connections."""
        return [connection for connections in self._by_table.values() for connection in connections]

    def tables(self) -> list[str]:
        """Tables somebody is connected to."""
        return list(self._by_table)

    def people(self) -> list[tuple[str, str]]:
        """Every table and person connected to it."""
        return list(self._people)

    def is_connected(self, table: str, person: str) -> bool:
        """Whether a person is connected to a table, through this process."""
        return (table, person) in self._people

    def away(self, table: str, person: str) -> float:
        """For how many seconds a person has been away; 0 if connected."""
        if self.is_connected(table, person):
            return 0.0
        return time.monotonic() - self._left.get((table, person), self._since)
