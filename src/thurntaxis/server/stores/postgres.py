"""Tables in PostgreSQL, for several workers on one or several machines.

`appends` writes entries, those of many tables at once; `watches` says which workers are notified of them. A worker
that lets bots think at a table holds an advisory lock on it, which the database frees when the worker dies.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from functools import partial

import asyncpg

from ...tables.ports.background import repeat
from ...tables.ports.store import Listener, Release, Stored, StoredTable, StoreError, Summary
from .appends import LOCK_TIMEOUT, Append, Appends
from .predecessors import servers_run
from .schema import MIGRATIONS, OLDEST, OLDEST_FACT, VERSION, tables_of
from .sql import Conflict, SqlStore
from .statements import Outcome, Row, Statement, Transaction, Value, create_statements
from .watches import NOW, Watches

_SCHEMA_LOCK = 0x54545853
_TROUBLE = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresError)
"""The database cannot be reached, is starting, has no space or no connection left, or refuses us."""
_CLOSE_SECONDS = 2.0
"""How long a stop waits for the database to close its connections."""
_LISTEN_SECONDS = 1.0
"""How often the listening connection is asked whether it is alive."""
log = logging.getLogger("thurntaxis.server")


class PostgresStore(SqlStore):
    """The store for several workers; the tables live in a schema of their own."""

    shared = True
    row_lock = " FOR UPDATE"
    skip_locked = " FOR UPDATE SKIP LOCKED"
    now = NOW

    def __init__(
        self, address: str, schema: str = "thurntaxis", patience: float = 10.0, *, beside: bool = False
    ) -> None:
        self.address = address
        self._beside = beside
        self.schema = schema
        self._patience = patience
        """Seconds after which a database that does not answer is taken for gone. It may never say so: a
        machine that loses its power closes no connection."""
        self._pool: asyncpg.Pool = None
        self._claims: asyncpg.Connection = None
        self._claim_lock = asyncio.Lock()
        self._watches = Watches(self._connect)
        connect = partial(self._connect, lock_timeout=LOCK_TIMEOUT)
        self._appends = Appends(connect, self._watches.written, self._watches.doubt)
        self._name = secrets.token_hex(6)
        """This worker, as it notes who is present."""
        self._listener: Listener | None = None
        self._watch: asyncio.Task[None] | None = None

    async def open(self, listener: Listener | None) -> None:
        """Connect, bring the schema up to date, and listen to the other workers."""
        self._listener = listener
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=0,  # asyncpg would log a traceback whenever it fails to have as many again
                max_size=10,
                timeout=self._patience,
                command_timeout=3 * self._patience,
                server_settings={"search_path": self.schema},
                reset=_reset,
            )
            await self._migrate()
            if listener is not None:
                await self._watches.open(listener)
        except (*_TROUBLE, ValueError) as error:
            raise StoreError(f"the database cannot be opened: {error}") from None
        if listener is not None:
            watch = repeat("listening to the database", _LISTEN_SECONDS, self._check_listening, self._fault)
            self._watch = asyncio.get_running_loop().create_task(watch)

    async def close(self) -> None:
        """Disconnect, within a limit, whether or not the database answers."""
        if self._watch is not None:
            self._watch.cancel()
        there = [each for each in (self._watches.connection, self._claims, self._pool) if each is not None]
        await asyncio.gather(self._end_appends(), *map(_end, there))

    async def _end_appends(self) -> None:
        await self._appends.close(_CLOSE_SECONDS)
        if self._appends.connection is not None:
            self._appends.connection.terminate()

    async def _migrate(self) -> None:
        """Bring the schema up to date; workers that start together take turns. Beside a server, only check it.

        The lock ends with the connection: to give it back, a database that is silent would have to be asked again.
        """
        connection = await self._connect(3 * self._patience)
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", _SCHEMA_LOCK)
            version = await self._version(connection)
            missing = tables_of(version) - await self._tables(connection)
            if missing:
                raise StoreError(f"the database is damaged: it has no table {min(missing)!r}. It was left untouched.")
            if version > VERSION and not await self._serves_older(connection):
                raise StoreError(
                    f"the database was written by a newer version of this program (schema {version}, known {VERSION}). "
                    "It was left untouched."
                )
            if self._beside and version == 0:
                raise StoreError("no server has been started on this database yet; start one first.")
            if self._beside and version < VERSION:
                raise StoreError(
                    f"the database is older than this program (schema {version}, known {VERSION}); "
                    "the server will upgrade it at its next start."
                )
            if "workers" in tables_of(version) and version < OLDEST and await servers_run(connection.fetch):
                raise StoreError(
                    "servers of an older version are running on this database. Stop all of them before you start this "
                    "one. It was left untouched."
                )
            if version < VERSION:
                await self._bring_forward(connection, version)
        finally:
            await _end(connection)

    async def _serves_older(self, connection: asyncpg.Connection) -> bool:
        """Whether a newer program has left the database so that this one can use it."""
        oldest = await connection.fetchval("SELECT value FROM facts WHERE name = $1", OLDEST_FACT)
        return oldest is not None and int(oldest) <= VERSION

    async def _bring_forward(self, connection: asyncpg.Connection, version: int) -> None:
        async with connection.transaction():
            if version == 0:
                await connection.execute(f"CREATE SCHEMA {self.schema}")
                await connection.execute("CREATE TABLE version (number INTEGER NOT NULL)")
                await connection.execute("INSERT INTO version VALUES (0)")
            for number in range(version, VERSION):
                for statement in MIGRATIONS[number]:
                    await connection.execute(statement)
            await connection.execute("UPDATE version SET number = $1", VERSION)
            await connection.execute(
                "INSERT INTO facts (name, value) VALUES ($1, $2)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                OLDEST_FACT,
                str(OLDEST),
            )

    async def _tables(self, connection: asyncpg.Connection) -> set[str]:
        rows = await connection.fetch(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = $1", self.schema
        )
        return {row["table_name"] for row in rows}

    async def _version(self, connection: asyncpg.Connection) -> int:
        if "version" in await self._tables(connection):
            return int(await connection.fetchval("SELECT number FROM version"))
        exists = await connection.fetchval("SELECT 1 FROM pg_namespace WHERE nspname = $1", self.schema)
        if exists:
            raise StoreError(
                f"the database has a schema {self.schema!r} that belongs to another program. It was left untouched."
            )
        return 0

    # ---- Connections ----

    async def _connect(self, patience: float | None = None, **settings: str) -> asyncpg.Connection:
        """A separate connection, with a time limit for every query."""
        return await asyncpg.connect(
            self.address,
            timeout=self._patience,
            command_timeout=patience or self._patience,
            server_settings={"search_path": self.schema, **settings},
        )

    async def _check_listening(self) -> None:
        """Listen again after the database was away; notifications from that time were lost."""
        try:
            if await self._watches.check():
                return
        except _TROUBLE as error:
            self._watches.connection.terminate()
            log.warning("database away", extra={"problem": str(error)})
            return
        if self._listener is not None:
            self._listener.missed()

    def _fault(self) -> None:
        if self._listener is not None:
            self._listener.fault()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.Connection]:
        try:
            async with self._pool.acquire(timeout=2 * self._patience) as connection:
                yield connection
        except _TROUBLE as error:
            raise StoreError(f"the database cannot be reached: {error}") from None

    # ---- What the server asks ----

    def append_then(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None, done: Stored) -> None:
        self._appends.add(Append(table, seq, entries, summary, done))

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        watching, watched = self._watches.new(table)
        try:
            await self.write(*create_statements(table, header, created, entries, summary), *watching)
        except Conflict:
            return False
        watched()
        return True

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        await self._watches.watch(table, self.fetch)
        return await super().load(table, since)

    async def watch_only(self, tables: Collection[str]) -> None:
        if statements := self._watches.only(tables):
            await self.write(*statements)

    def publish(self, what: str, about: str, *rest: str | int) -> tuple[Statement, ...]:
        return (self._watches.notify(what, about, *rest),)

    async def fetch(self, query: str, *args: Value) -> list[Row]:
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(query, *args)]

    async def transact(self, begin: Callable[[], Transaction[Outcome]]) -> Outcome:
        async with self._connection() as connection:
            try:
                async with connection.transaction():
                    return await _drive(connection, begin())
            except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as error:
                raise Conflict(str(error)) from None

    # ---- Between workers ----

    async def claim(self, what: str) -> Release | None:
        """Take an advisory lock. It dies with the worker."""
        async with self._claim_lock:
            claims = await self._claiming()
            try:
                taken = await claims.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 1))", what)
            except _TROUBLE as error:
                claims.terminate()  # it is not known whether it was granted
                raise StoreError(f"the database cannot be reached: {error}") from None
        if not taken:
            return None

        async def let_go() -> None:
            async with self._claim_lock:
                if claims.is_closed():  # the database has freed it already
                    return
                try:
                    await claims.execute("SELECT pg_advisory_unlock(hashtextextended($1, 1))", what)
                except _TROUBLE:
                    claims.terminate()  # or the lock would stay for as long as the connection does

        return let_go

    async def _claiming(self) -> asyncpg.Connection:
        if self._claims is None or self._claims.is_closed():
            try:
                self._claims = await self._connect()
            except _TROUBLE as error:
                raise StoreError(f"the database cannot be reached: {error}") from None
        return self._claims

    async def presence_renew(self, present: Sequence[tuple[str, str]], ttl_ms: int) -> None:
        if present:
            await self.write(*self._presence_statements(present, ttl_ms))

    def _presence_statements(self, present: Sequence[tuple[str, str]], ttl_ms: int) -> tuple[Statement, ...]:
        return (
            (
                "INSERT INTO presence (table_id, person, worker, until)"
                f" SELECT t, p, $3, {NOW} + $4 FROM unnest($1::text[], $2::text[]) AS seen (t, p)"
                " ON CONFLICT (table_id, person, worker) DO UPDATE SET until = excluded.until",
                ([table for table, _ in present], [person for _, person in present], self._name, ttl_ms),
            ),
            (f"DELETE FROM presence WHERE until < {NOW} - 3600000", ()),
        )

    async def presence_add(self, table: str, person: str, ttl_ms: int) -> None:
        statements = self._presence_statements([(table, person)], ttl_ms)
        await self.write(*statements, *self.publish("came", table, person))

    async def presence_remove(self, table: str, person: str) -> None:
        forget = "DELETE FROM presence WHERE table_id = $1 AND person = $2 AND worker = $3"
        await self.write((forget, (table, person, self._name)), *self.publish("went", table, person))

    async def presence_at(self, table: str) -> set[str]:
        query = f"SELECT DISTINCT person FROM presence WHERE table_id = $1 AND until >= {NOW}"
        return {person for (person,) in await self.fetch(query, table)}


async def _reset(connection: asyncpg.Connection) -> None:
    """Nothing that is asked over the pool changes a connection: a whole reset would be a round trip for nothing."""
    if connection.is_in_transaction():
        await connection.execute("ROLLBACK")


async def _end(connections: asyncpg.Connection | asyncpg.Pool) -> None:
    """Close a connection or a pool of them.

    Its own time-out covers only the closing message: before that it waits for queries that were cancelled.
    """
    try:
        async with asyncio.timeout(_CLOSE_SECONDS):
            await connections.close()
    except Exception:
        connections.terminate()


async def _drive(connection: asyncpg.Connection, transaction: Transaction[Outcome]) -> Outcome:
    try:
        query, args = next(transaction)
        while True:
            query, args = transaction.send([tuple(row) for row in await connection.fetch(query, *args)])
    except StopIteration as end:
        outcome: Outcome = end.value
        return outcome
