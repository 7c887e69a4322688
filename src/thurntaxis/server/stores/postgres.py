"""Tables in PostgreSQL, for several workers on one or several machines.

Workers tell each other of new entries by NOTIFY, in the same transaction that writes them. Who lets bots think at a
table holds an advisory lock on it, which the database frees by itself when a worker dies.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from ...tables.store import Listener, StoredTable, StoreError, Summary
from .schema import MIGRATIONS, VERSION, tables_of

_CHANNEL = "thurntaxis"
_SCHEMA_LOCK = 0x54545853
_TROUBLE = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresError)
"""The database is away, is starting, has no room or no connection left, or wants nothing to do with us."""
log = logging.getLogger("thurntaxis.server")


class PostgresStore:
    """The store for several workers; the tables live in a schema of their own."""

    shared = True

    def __init__(self, address: str, schema: str = "thurntaxis", patience: float = 10.0) -> None:
        self.address = address
        self.schema = schema
        self._patience = patience
        """Seconds after which a database that does not answer is taken for gone. It may never say so by itself: a
        machine that loses its power closes no connection."""
        self._pool: Any = None
        self._claims: Any = None
        self._claim_lock = asyncio.Lock()
        self._ears: Any = None
        self._name = secrets.token_hex(6)
        """This worker, as others know it."""
        self._voice = self._name
        """Tells this worker's own messages from those of others. A new one after a write that failed: should the
        database store it yet, the worker hears of it as of anybody's."""
        self._listener: Listener | None = None
        self._watch: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        """Connect, bring the schema up to date, and listen to the other workers."""
        self._listener = listener
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=10,
                timeout=self._patience,
                command_timeout=3 * self._patience,
                server_settings={"search_path": self.schema},
            )
            async with self._pool.acquire() as connection:
                await self._migrate(connection)
            await self._connect_ears()
        except (*_TROUBLE, ValueError) as error:
            raise StoreError(f"the database cannot be opened: {error}") from None
        self._watch = asyncio.get_running_loop().create_task(self._keep_ears())

    async def close(self) -> None:
        """Disconnect."""
        if self._watch is not None:
            self._watch.cancel()
        for connection in (self._ears, self._claims):
            if connection is not None:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=1)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 1)
            except Exception:  # somebody was cancelled in the middle of a question
                self._pool.terminate()

    async def _migrate(self, connection: Any) -> None:
        """Bring the schema up to date; workers that start together take turns."""
        await connection.execute("SELECT pg_advisory_lock($1)", _SCHEMA_LOCK)
        try:
            version = await self._version(connection)
            missing = tables_of(version) - await self._tables(connection)
            if missing:
                raise StoreError(f"the database is damaged: it has no table {min(missing)!r}. It was left untouched.")
            if version > VERSION:
                raise StoreError(
                    f"the database was written by a newer version of this program (schema {version}, known {VERSION}). "
                    "It was left untouched."
                )
            async with connection.transaction():
                if version == 0:
                    await connection.execute(f"CREATE SCHEMA {self.schema}")
                    await connection.execute("CREATE TABLE version (number INTEGER NOT NULL)")
                    await connection.execute("INSERT INTO version VALUES (0)")
                for number in range(version, VERSION):
                    for statement in MIGRATIONS[number]:
                        await connection.execute(statement)
                await connection.execute("UPDATE version SET number = $1", VERSION)
        finally:
            await connection.execute("SELECT pg_advisory_unlock($1)", _SCHEMA_LOCK)

    async def _tables(self, connection: Any) -> set[str]:
        rows = await connection.fetch(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = $1", self.schema
        )
        return {row["table_name"] for row in rows}

    async def _version(self, connection: Any) -> int:
        if "version" in await self._tables(connection):
            return int(await connection.fetchval("SELECT number FROM version"))
        exists = await connection.fetchval("SELECT 1 FROM pg_namespace WHERE nspname = $1", self.schema)
        if exists:
            raise StoreError(
                f"the database has a schema {self.schema!r} that belongs to another program. It was left untouched."
            )
        return 0

    # ---- Listening ----

    async def _connect_ears(self) -> None:
        self._ears = await self._connect()
        await self._ears.add_listener(_CHANNEL, self._hear)

    async def _connect(self) -> Any:
        """A connection of its own; nothing that is asked over it is waited for without end."""
        return await asyncpg.connect(
            self.address,
            timeout=self._patience,
            command_timeout=self._patience,
            server_settings={"search_path": self.schema},
        )

    def _hear(self, connection: Any, process: int, channel: str, payload: str) -> None:
        worker, what, table, *rest = payload.split(" ")
        if worker == self._voice or self._listener is None:
            return
        if what == "written":
            self._listener.written(table, int(rest[0]))
        else:
            self._listener.came_or_went(table, rest[0], what == "came")

    async def _tell(self, connection: Any, *words: str | int) -> None:
        payload = " ".join(str(word) for word in (self._voice, *words))
        await connection.execute("SELECT pg_notify($1, $2)", _CHANNEL, payload)

    async def _keep_ears(self) -> None:
        """Connect again when the database was away; what others wrote meanwhile was not heard."""
        while True:
            await asyncio.sleep(1.0)
            try:
                if not self._ears.is_closed():
                    await self._ears.execute("SELECT 1")  # a connection may be dead without saying so
                    continue
                await self._connect_ears()
            except _TROUBLE as error:
                self._ears.terminate()
                log.warning("database away", extra={"problem": str(error)})
            else:
                if self._listener is not None:
                    self._listener.missed()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire(timeout=2 * self._patience) as connection:
                yield connection
        except _TROUBLE as error:
            raise StoreError(f"the database is away: {error}") from None

    # ---- What the server asks ----

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        """Write a new table; False if there is one of that name."""
        async with self._connection() as connection:
            try:
                async with connection.transaction():
                    await connection.execute(
                        "INSERT INTO tables (id, created, header, status, listed, attention)"
                        " VALUES ($1, $2, $3, $4, $5, $6)",
                        table,
                        created,
                        header,
                        summary.status,
                        int(summary.listed),
                        summary.attention,
                    )
                    await _insert(connection, table, 0, entries)
                    await _owners(connection, table, summary)
            except asyncpg.UniqueViolationError:
                return False
        return True

    async def append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> bool:
        """Write entries from `seq` on, all or none, and tell the other workers."""
        try:
            return await self._append(table, seq, entries, summary)
        except BaseException:
            self._voice = secrets.token_hex(6)
            raise

    async def _append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> bool:
        newest = seq + len(entries) - 1
        async with self._connection() as connection:
            try:
                async with connection.transaction():
                    await _insert(connection, table, seq, entries)
                    if summary is not None:
                        await connection.execute(
                            "UPDATE tables SET status = $1, listed = $2, attention = $3 WHERE id = $4",
                            summary.status,
                            int(summary.listed),
                            summary.attention,
                            table,
                        )
                        await _owners(connection, table, summary)
                    await self._tell(connection, "written", table, newest)
            except asyncpg.UniqueViolationError:
                return False
        return True

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its entries from `since` on."""
        async with self._connection() as connection:
            header = await connection.fetchval("SELECT header FROM tables WHERE id = $1", table)
            if header is None:
                return None
            rows = await connection.fetch(
                "SELECT data FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq", table, since
            )
        return StoredTable(header, [row["data"] for row in rows])

    async def lobby(self, limit: int) -> list[str]:
        """Listed tables, open ones first, then the newest."""
        return await self._ids(
            "SELECT id FROM tables WHERE listed = 1 AND status IN ('open', 'playing')"
            " ORDER BY status = 'open' DESC, created DESC LIMIT $1",
            limit,
        )

    async def owned_by(self, person: str, limit: int) -> list[str]:
        """Tables at which a person has a seat, newest first."""
        return await self._ids(
            "SELECT id FROM tables JOIN owners ON table_id = id WHERE person = $1 ORDER BY created DESC LIMIT $2",
            person,
            limit,
        )

    async def waiting(self, until: int, limit: int) -> list[str]:
        """Tables that need the server's attention before that time."""
        return await self._ids("SELECT id FROM tables WHERE attention <= $1 ORDER BY attention LIMIT $2", until, limit)

    async def count(self) -> int:
        """How many tables there are."""
        async with self._connection() as connection:
            return int(await connection.fetchval("SELECT count(*) FROM tables"))

    async def _ids(self, query: str, *args: str | int) -> list[str]:
        async with self._connection() as connection:
            return [row["id"] for row in await connection.fetch(query, *args)]

    # ---- Between workers ----

    async def claim(self, table: str) -> Callable[[], Awaitable[None]] | None:
        """Take charge of a table, if no other worker has. The lock dies with the worker."""
        async with self._claim_lock:
            claims = await self._claiming()
            try:
                taken = await claims.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 1))", table)
            except _TROUBLE as error:
                claims.terminate()  # nobody knows whether it was granted
                raise StoreError(f"the database is away: {error}") from None
        if not taken:
            return None

        async def let_go() -> None:
            async with self._claim_lock:
                if claims.is_closed():  # the database has freed it already
                    return
                try:
                    await claims.execute("SELECT pg_advisory_unlock(hashtextextended($1, 1))", table)
                except _TROUBLE:
                    claims.terminate()  # or the lock would stay for as long as the connection does

        return let_go

    async def _claiming(self) -> Any:
        if self._claims is None or self._claims.is_closed():
            try:
                self._claims = await self._connect()
            except _TROUBLE as error:
                raise StoreError(f"the database is away: {error}") from None
        return self._claims

    async def seen(self, present: Sequence[tuple[str, str]], until: int) -> None:
        """Note which people are connected to which tables through this worker."""
        if not present:
            return
        async with self._connection() as connection:
            await connection.execute(
                "INSERT INTO presence (table_id, person, worker, until)"
                " SELECT t, p, $3, $4 FROM unnest($1::text[], $2::text[]) AS seen (t, p)"
                " ON CONFLICT (table_id, person, worker) DO UPDATE SET until = excluded.until",
                [table for table, _ in present],
                [person for _, person in present],
                self._name,
                until,
            )
            await connection.execute("DELETE FROM presence WHERE until < $1", until - 3_600_000)

    async def came(self, table: str, person: str, until: int) -> None:
        """Somebody has connected to a table."""
        await self.seen([(table, person)], until)
        async with self._connection() as connection:
            await self._tell(connection, "came", table, person)

    async def went(self, table: str, person: str) -> None:
        """Somebody is gone from this worker."""
        async with self._connection() as connection:
            await connection.execute(
                "DELETE FROM presence WHERE table_id = $1 AND person = $2 AND worker = $3", table, person, self._name
            )
            await self._tell(connection, "went", table, person)

    async def present(self, table: str, now: int) -> set[str]:
        """The people connected to a table through any worker."""
        async with self._connection() as connection:
            rows = await connection.fetch(
                "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND until >= $2", table, now
            )
        return {row["person"] for row in rows}


async def _insert(connection: Any, table: str, seq: int, entries: Sequence[str]) -> None:
    if entries:
        await connection.execute(
            "INSERT INTO entries (table_id, seq, data)"
            " SELECT $1, $2 + place - 1, data FROM unnest($3::text[]) WITH ORDINALITY AS given (data, place)",
            table,
            seq,
            list(entries),
        )


async def _owners(connection: Any, table: str, summary: Summary) -> None:
    if summary.owners:
        await connection.execute(
            "INSERT INTO owners (person, table_id) SELECT p, $2 FROM unnest($1::text[]) AS p ON CONFLICT DO NOTHING",
            list(summary.owners),
            table,
        )
