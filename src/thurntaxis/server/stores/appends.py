"""Writes entries to PostgreSQL; entries that arrive at the same moment share a transaction.

What arrives while a transaction commits is committed together by the next one, over a connection of its own. So the
round trips and the safe commit are shared by all tables that move at the same moment. A table that another worker was
faster at is found, and the others are written without it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import asyncpg

from ...tables.ports.store import Stored, StoreError, Summary
from .statements import Statement, Value, entry_rows, summary_statements

log = logging.getLogger("thurntaxis.server")
_BATCH = 500
LOCK_TIMEOUT = "500"
"""Milliseconds that a batch waits for somebody who has begun to write to one of its tables."""
_INSERT = (
    "INSERT INTO entries (table_id, seq, data)"
    " SELECT t, s::int, d FROM unnest($1::text[], $2::text[], $3::text[]) AS wanted (t, s, d)"
)
"""Numbers are sent as texts: for other arrays asyncpg would have to query the database for their type."""
_STALE = (
    "SELECT t FROM unnest($1::text[], $2::text[]) AS wanted (t, s)"
    " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = t)"
    " OR EXISTS (SELECT 1 FROM entries WHERE table_id = t AND seq >= s::int)"
)
"""Tables that were deleted, or that another worker has written to."""

_REFUSED = (asyncpg.PostgresError, ValueError)
"""The database, or asyncpg for it, refuses a statement."""


class Append(NamedTuple):
    """Entries that are to be written to a table, and who gets the outcome."""

    table: str
    seq: int
    entries: Sequence[str]
    summary: Summary | None
    done: Stored

    def give(self, outcome: bool | Exception) -> None:
        """Report the outcome; an error of the receiver affects nobody else."""
        try:
            self.done(outcome)
        except Exception:
            log.exception("an answer of the database could not be used", extra={"table": self.table})


class Appends:
    """Writes entries, as many at once as have arrived."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[asyncpg.Connection]],
        publish: Callable[[Sequence[tuple[str, int]]], Statement],
        doubt: Callable[[str], None],
    ) -> None:
        self._connect = connect
        self._publish = publish
        """The statement that notifies other workers of the newest entries of tables."""
        self._doubt = doubt
        """Called with a table of which it is not known whether its entries were, or will be, stored."""
        self.connection: asyncpg.Connection = None
        self._waiting: deque[Append] = deque()
        self._task: asyncio.Task[None] | None = None

    def add(self, append: Append) -> None:
        """Write entries, without waiting."""
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def close(self, seconds: float) -> None:
        """Finish what was begun, within a limit; what is left then is answered."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=seconds)
            if self._task is not None:
                self._task.cancel()

    async def _work(self) -> None:
        batch: list[Append] = []
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(_BATCH, len(self._waiting)))]
                try:
                    outcomes = await self._outcomes(batch)
                except Exception as error:
                    log.exception("a batch of entries failed")
                    outcomes = [(append, StoreError(f"the entries may not be stored: {error}")) for append in batch]
                for append, outcome in outcomes:
                    append.give(outcome)
                batch = []
        except asyncio.CancelledError:
            left, self._waiting = (*batch, *self._waiting), deque()
            for append in left:
                append.give(StoreError("the tables are closed"))
            raise
        finally:
            self._task = None

    async def _outcomes(self, batch: list[Append]) -> list[tuple[Append, bool | Exception]]:
        """Write a batch; returns each outcome."""
        try:
            await self._write(batch)
        except asyncpg.IntegrityConstraintViolationError:
            if len(batch) > 1:
                return await self._without_stale(batch)
            return [(batch[0], False)]
        except Exception as error:
            problem = StoreError(f"the database cannot store this: {error}")
            if not self._is_lost(error) and len(batch) > 1:
                return await self._one_by_one(batch)
            return [(append, problem) for append in batch]
        return [(append, True) for append in batch]

    async def _without_stale(self, batch: list[Append]) -> list[tuple[Append, bool | Exception]]:
        """Leave out the tables to which another worker has written, and write the others."""
        try:
            wanted = [each.table for each in batch], [str(each.seq) for each in batch]
            stale = {table for (table,) in await self.connection.fetch(_STALE, *wanted)}
        except Exception as error:
            self._is_lost(error)
            return [(append, StoreError(f"the database cannot be reached: {error}")) for append in batch]
        rest = [append for append in batch if append.table not in stale]
        outcomes: list[tuple[Append, bool | Exception]] = [(each, False) for each in batch if each.table in stale]
        if not stale:
            return await self._one_by_one(batch)
        return outcomes + (await self._outcomes(rest) if rest else [])

    async def _one_by_one(self, batch: list[Append]) -> list[tuple[Append, bool | Exception]]:
        """Write each in a transaction of its own, to find out which of them fails; a database that is lost ends it."""
        outcomes: list[tuple[Append, bool | Exception]] = []
        for place, append in enumerate(batch):
            outcomes += await self._outcomes([append])
            if self.connection is None:
                lost = outcomes[-1][1]
                return outcomes + [(each, lost) for each in batch[place + 1 :]]
        return outcomes

    async def _write(self, batch: list[Append]) -> None:
        """One transaction. Tables come in the order of their ids, so that no two workers wait for each other."""
        batch = sorted(batch, key=lambda append: append.table)
        connection = self.connection
        if connection is None or connection.is_closed():
            connection = self.connection = await self._connect()
        await connection.execute("BEGIN")
        try:
            rows = [row for each in batch for row in entry_rows(each.table, each.seq, each.entries)]
            await connection.execute(_INSERT, *([str(row[column]) for row in rows] for column in range(3)))
            summaries = [summary_statements(each.table, each.summary) for each in batch if each.summary is not None]
            for query, values in merged([list(statements) for statements in summaries]):
                await connection.executemany(query, values)
            query, args = self._publish([(each.table, each.seq + len(each.entries) - 1) for each in batch])
            await connection.execute(query, *args)
        except _REFUSED:
            if not connection.is_closed():
                await connection.execute("ROLLBACK")
            raise
        try:
            await connection.execute("COMMIT")
        except BaseException:
            for each in batch:
                self._doubt(each.table)
            raise

    def _is_lost(self, error: Exception) -> bool:
        """Whether the connection is unusable after an error, so that the next batch needs another one."""
        connection = self.connection
        if connection is None:
            return True
        if isinstance(error, _REFUSED) and not connection.is_closed():
            return False
        connection.terminate()
        self.connection = None
        return True


def merged(lists: list[list[Statement]]) -> list[tuple[str, list[tuple[Value, ...]]]]:
    """Statements of several tables as few questions: each with the arguments of all tables that ask it next."""
    found: list[tuple[str, list[tuple[Value, ...]]]] = []
    while lists := [each for each in lists if each]:
        query = lists[0][0][0]
        found.append((query, [each.pop(0)[1] for each in lists if each[0][0] == query]))
    return found
