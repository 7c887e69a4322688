"""Which worker is notified of which table: each listens on its own channel, and the database knows who watches.

A worker watches the tables that it has in memory. Whoever writes to a table notifies those workers and no others, in
the same transaction. Nothing is missed in between: to watch a table, a worker waits for everybody who is writing to it
and reads it only then; whoever writes later finds the worker among those who watch.

A worker that is silent for a minute is removed with all that it watches. It finds that out when it comes back,
and begins again under another name.
"""

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial

import asyncpg

from ...tables.ports.store import Listener
from .statements import Statement

NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
"""Milliseconds by the clock that all workers share."""
_LEASE = 60_000
"""Milliseconds for which a worker is remembered that does not say that it is there."""
_LEFT = f"SELECT until - {NOW} AS left_over FROM watchers WHERE worker = $1"
_RENEW = f"UPDATE watchers SET until = {NOW} + $2 WHERE worker = $1"
_EXPIRED = f"DELETE FROM watchers WHERE until < {NOW} OR worker = $1"
_REGISTER = f"INSERT INTO watchers (worker, until) VALUES ($1, {NOW} + $2)"
_WATCH = (
    "WITH quiet AS (SELECT id FROM tables WHERE id = $1 FOR UPDATE)"
    " INSERT INTO watching (table_id, worker, number) SELECT id, $2::text, $3::int FROM quiet"
    " ON CONFLICT (table_id, worker) DO UPDATE SET number = excluded.number"
)
"""Waits for everybody who is writing to the table."""
_WATCH_NEW = "INSERT INTO watching (table_id, worker, number) VALUES ($1, $2, $3)"
_UNWATCH = (
    "DELETE FROM watching WHERE worker = $1"
    " AND (table_id, number) IN (SELECT t, n::int FROM unnest($2::text[], $3::text[]) AS former (t, n))"
)
_NOTIFY_WATCHING = "SELECT pg_notify(worker, $3) FROM watching WHERE table_id = $1 AND worker <> $2"
_NOTIFY_ALL = "SELECT pg_notify(worker, $2) FROM watchers WHERE worker <> $1"
_NOTIFY_WRITTEN = (
    "SELECT pg_notify(worker, 'written ' || t || ' ' || s) FROM unnest($1::text[], $2::text[]) AS written (t, s)"
    " JOIN watching ON table_id = t WHERE worker <> $3"
)


class Watches:
    """What this worker watches, and the connection over which it is notified."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connect = connect
        self.connection: asyncpg.Connection = None
        self._listener: Listener | None = None
        self._channel = ""
        self._watched: dict[str, int] = {}
        """The tables that this worker watches, each with the number of its watch."""
        self._doubted: set[str] = set()
        """Those of them to which something may yet be written that nobody is notified of here."""
        self._number = 0

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""
        self._listener = listener
        await self._register()

    async def _register(self) -> None:
        """Listen on a new channel, and watch nothing yet."""
        former, channel = self._channel, f"thurntaxis_{secrets.token_hex(8)}"
        connection = self.connection
        if connection is None or connection.is_closed():
            connection = self.connection = await self._connect()
        elif former:
            await connection.remove_listener(former, self._heard)
        await connection.add_listener(channel, self._heard)
        await connection.execute(_REGISTER, channel, _LEASE)
        self._channel = channel
        self._watched.clear()
        self._doubted.clear()
        await connection.execute(_EXPIRED, former)

    async def check(self) -> bool:
        """Whether this worker was notified of everything; if not, it is from now on."""
        if self.connection.is_closed():
            await self._register()
            return False
        left = await self.connection.fetchval(_LEFT, self._channel)
        if left is None:  # it was silent for so long that it was forgotten
            await self._register()
            return False
        if left < _LEASE * 2 // 3:
            await self.connection.execute(_RENEW, self._channel, _LEASE)
            await self.connection.execute(_EXPIRED, "")
        return True

    def _heard(self, connection: asyncpg.Connection, process: int, channel: str, payload: str) -> None:
        what, about, *rest = payload.split(" ")
        if self._listener is None:
            return
        if what == "written":
            self._listener.written(about, int(rest[0]))
        elif what == "blocks":
            self._listener.blocks_changed(about)
        elif what == "study":
            self._listener.study_changed(about)
        else:
            self._listener.presence_changed(about, rest[0], what == "came")

    # ---- Watching ----

    def watches(self, table: str) -> bool:
        """Whether this worker is notified of every write to a table; one that does not listen need not be."""
        return self._listener is None or (table in self._watched and table not in self._doubted)

    async def watch(self, table: str, fetch: Callable[..., Awaitable[object]]) -> None:
        """Watch a table from now on: after this is read, every write to it is reported."""
        while not self.watches(table):
            channel, number = self._channel, self._next()
            await fetch(_WATCH, table, channel, number)
            self._note(table, channel, number)

    def new(self, table: str) -> tuple[tuple[Statement, ...], Callable[[], None]]:
        """Watch a new table: statements for its transaction, and what to call when it is stored."""
        if self._listener is None:
            return (), lambda: None
        channel, number = self._channel, self._next()
        return ((_WATCH_NEW, (table, channel, number)),), partial(self._note, table, channel, number)

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _note(self, table: str, channel: str, number: int) -> None:
        if channel == self._channel:
            self._watched[table] = number
            self._doubted.discard(table)

    def doubt(self, table: str) -> None:
        """A write to a table may still be going on: wait for its end before the table is read again."""
        if table in self._watched:
            self._doubted.add(table)

    def only(self, kept: Collection[str]) -> tuple[Statement, ...]:
        """The statement after which this worker watches only these tables.

        It removes watches by their present numbers, so a table that is watched again in the meantime stays.
        """
        former = {table: number for table, number in self._watched.items() if table not in kept}
        for table in former:
            del self._watched[table]
            self._doubted.discard(table)
        return (
            ((_UNWATCH, (self._channel, list(former), [str(number) for number in former.values()])),) if former else ()
        )

    # ---- Notifying ----

    def written(self, newest: Sequence[tuple[str, int]]) -> Statement:
        """Notify the workers that watch tables of their newest entries."""
        return _NOTIFY_WRITTEN, ([table for table, _ in newest], [str(seq) for _, seq in newest], self._channel)

    def notify(self, what: str, about: str, *rest: str | int) -> Statement:
        """Notify the workers that watch a table, or all of them of a person's blocks or a study.

        Workers of the version before take what they do not know for somebody who has gone: it needs a third word.
        """
        payload = " ".join((what, about, *map(str, rest)))
        if what in ("blocks", "study"):
            return _NOTIFY_ALL, (self._channel, payload)
        return _NOTIFY_WATCHING, (about, self._channel, payload)
