"""A PostgreSQL in virtual time. It speaks the wire protocol: the real `PostgresStore` and the real asyncpg talk to it.

Statements are carried out by the SQLite of the simulation's `Database`, but for those that only PostgreSQL has. What a
transaction writes is stored when it commits; an insert waits for another transaction that writes to the same table;
advisory locks and LISTEN belong to a connection and end with it. Its lines fail as real ones do: broken, silent, slow.
"""

import asyncio
import re
import sqlite3
import struct
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any

from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.server.stores.schema import MIGRATIONS, VERSION, tables_of
from thurntaxis.server.stores.statements import Statement, numbered

from .database import Database, database_time, opened
from .loop import NOBODY, OWNER, Process

TEXT, INT, TEXTS, VOID, BOOL = 25, 20, 1009, 2278, 16
_STARTUP, _CANCEL = 196608, 80877102
ADDRESS = "postgresql:///simulated?host=/simulated&user=somebody&password=none"


class SqlError(Exception):
    """What a statement is answered with; the first argument is the code."""


class Blocked(Exception):
    """A statement has to wait for another transaction."""


@dataclass
class Transaction:
    """What a transaction has written so far."""

    writes: list[Statement] = field(default_factory=list)
    locked: set[str] = field(default_factory=set)
    """Tables that others have to wait for."""
    notices: list[tuple[str, str]] = field(default_factory=list)
    """Channels, and what is said on them."""
    failed: bool = False


class Line(asyncio.Transport):
    """The client's end of a connection."""

    def __init__(self, server: "Postgres", factory: Callable[[], Any]) -> None:
        super().__init__()
        self.server = server
        owner = OWNER.get()
        self.context = owner.context if owner is not None else NOBODY
        self.loop = asyncio.get_running_loop()
        self.is_over = False
        self._arrives = [0.0, 0.0]
        self.session = Session(server, self, owner)
        self.protocol = factory()
        self.protocol.connection_made(self)

    def _later(self, way: int, call: Callable[..., object], *args: Any) -> None:
        """Something goes one way; it overtakes nothing."""
        at = max(self._arrives[way], self.loop.time() + self.server.database.latency()) + 1e-6
        self._arrives[way] = at
        self.loop.call_at(at, call, *args, context=self.context if way else NOBODY)

    # ---- The client's end ----

    def write(self, data: Any) -> None:
        if not self.is_over:
            self._later(0, self.session.arrive, bytes(data))

    def writelines(self, list_of_data: Iterable[Any]) -> None:
        self.write(b"".join(bytes(data) for data in list_of_data))

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        self.abort()

    def abort(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._later(0, self.session.arrive, None)
            self.loop.call_soon(self.protocol.connection_lost, None, context=self.context)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    # ---- The server's end ----

    def answer(self, data: bytes) -> None:
        self._later(1, self._hear, data)

    def _hear(self, data: bytes) -> None:
        database = self.server.database
        if database.away and database.silent:
            self.session.unheard.append(data)
        elif not self.is_over:
            self.protocol.data_received(data)

    def reset(self) -> None:
        """The server's end is gone."""
        self._later(1, self._lost)

    def _lost(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.protocol.connection_lost(ConnectionResetError("simulated: reset"))


class Session:
    """What PostgreSQL has for a connection."""

    def __init__(self, server: "Postgres", line: Line, process: Process | None) -> None:
        self.server = server
        self.line = line
        self.process = process
        self.number = server.next_number()
        self.is_over = False
        self.channels: set[str] = set()
        """Where it listens."""
        self.lock_timeout = 0.0
        """Seconds after which a statement that waits for another transaction fails; 0: never."""
        self.transaction: Transaction | None = None
        self.implicit = False
        """Whether the transaction is of one statement only."""
        self.locks: dict[str, int] = {}
        self.unheard: deque[bytes] = deque()
        """Answers that were on their way when everything fell silent."""
        self._heard: deque[bytes | None] = deque()
        self._buffer = b""
        self._begun = False
        self._skips = False
        """After an error everything up to the next Sync is left out."""
        self._statements: dict[str, str] = {}
        self._bound: tuple[str, list[Any]] = ("", [])
        self._out = b""
        self.waits: Callable[[], None] | None = None
        """What to try again when another transaction has ended."""
        self._waits_since: float | None = None

    # ---- Bytes ----

    def arrive(self, data: bytes | None) -> None:
        self._heard.append(data)
        self.pump()

    def pump(self) -> None:
        """Work on what has arrived, unless everything stands still."""
        database = self.server.database
        while self._heard and self.waits is None and not self.is_over:
            if database.away:
                database.faults["no answer" if database.silent else "refused while away"] += 1
                if not database.silent:
                    self.end(reset=True)
                return
            data = self._heard.popleft()
            if data is None:
                self.end(reset=False)
                return
            self._buffer += data
            self._read()
            self._flush()

    def resume(self) -> None:
        """Everything goes on."""
        while self.unheard:
            self.line.answer(self.unheard.popleft())
        self.pump()

    def _flush(self) -> None:
        if self._out and not self.is_over:
            self.server.progress()
            self.line.answer(self._out)
        self._out = b""

    def _read(self) -> None:
        if not self._begun:
            self._begin()
            return
        while len(self._buffer) >= 5 and self.waits is None and not self.is_over:
            size = 1 + int.from_bytes(self._buffer[1:5])
            if len(self._buffer) < size:
                return
            kind, body = self._buffer[:1], self._buffer[5:size]
            self._buffer = self._buffer[size:]
            self._take(kind, body)

    def _begin(self) -> None:
        size, code = struct.unpack_from("!ii", self._buffer)
        rest, self._buffer = self._buffer[8:size], self._buffer[size:]
        if code == _CANCEL:
            self.server.cancel(int.from_bytes(rest[:4]))
            self.end(reset=True)
            return
        assert code == _STARTUP, code
        self._begun = True
        given = rest.split(b"\0")
        if b"lock_timeout" in given:
            self.lock_timeout = int(given[given.index(b"lock_timeout") + 1]) / 1000
        self._say(b"R", struct.pack("!i", 0))
        for name, value in {"server_version": "16.4", "client_encoding": "UTF8", "TimeZone": "UTC"}.items():
            self._say(b"S", f"{name}\0{value}\0".encode())
        self._say(b"K", struct.pack("!ii", self.number, 7))
        self._ready()

    def _say(self, kind: bytes, body: bytes = b"") -> None:
        self._out += kind + struct.pack("!i", len(body) + 4) + body

    def _ready(self) -> None:
        state = b"I" if self.transaction is None else b"E" if self.transaction.failed else b"T"
        self._say(b"Z", state)

    def notified(self, channel: str, payload: str) -> None:
        self._say(b"A", struct.pack("!i", self.number) + f"{channel}\0{payload}\0".encode())
        self._flush()

    # ---- Messages ----

    def _take(self, kind: bytes, body: bytes) -> None:
        if kind == b"X":
            self.end(reset=False)
        elif kind == b"S":
            self._skips = False
            self._ready()
        elif self._skips:
            return
        elif kind == b"P":
            name, query = (part.decode() for part in body.split(b"\0")[:2])
            self._statements[name] = query
            self._say(b"1")
        elif kind == b"D":
            self._describe(self._statements[body[1:-1].decode()])
        elif kind == b"B":
            self._bind(body)
            self._say(b"2")
        elif kind == b"E":
            self._try(lambda: self._execute(*self._bound, described=True))
        elif kind == b"Q":
            queries = [query for query in body[:-1].decode().split(";") if query.strip()]
            self._try(partial(self._execute_all, queries), alone=True)
        elif kind == b"C":
            self._say(b"3")
        elif kind != b"H":
            raise AssertionError(f"message {kind!r} is unknown here")

    def _execute_all(self, queries: list[str]) -> None:
        for query in queries:
            self._execute(query.strip(), [], described=False)

    def _try(self, work: Callable[[], object], *, alone: bool = False) -> None:
        """Carry something out, later if it has to wait, and report its outcome. `alone`: no Sync follows."""
        try:
            work()
        except Blocked:
            if self.implicit:
                self.transaction = None
            self.waits = lambda: self._try_again(work, alone=alone)
            if self._waits_since is None:
                self._waits_since = self.line.loop.time()
                if self.lock_timeout:
                    late = partial(self._timed_out, self._waits_since)
                    self.line.loop.call_later(self.lock_timeout, late, context=NOBODY)
            return
        except SqlError as error:
            self._fail(*error.args)
            self._skips = not alone
        self._waits_since = None
        if alone and not self.is_over:
            self._ready()

    def _try_again(self, work: Callable[[], object], *, alone: bool) -> None:
        self.waits = None
        self._try(work, alone=alone)
        if self.waits is None:
            self._read()
            self._flush()
            self.pump()

    def cancelled(self) -> None:
        """Somebody asks to end the statement that waits."""
        self._give_up("57014", "cancelled by the user")

    def _timed_out(self, since: float) -> None:
        if self._waits_since == since:
            self.server.database.faults["lock timeout"] += 1
            self._give_up("55P03", "canceling statement due to lock timeout")

    def _give_up(self, code: str, why: str) -> None:
        """End the statement that waits."""
        if self.waits is not None:
            self.waits = self._waits_since = None
            self._fail(code, why)
            self._skips = True
            self._read()
            self._flush()
            self.pump()

    def _fail(self, code: str, message: str) -> None:
        if self.transaction is not None:
            self.transaction.failed = True
        if self.implicit:
            self._roll_back()
        self._say(b"E", f"SERROR\0VERROR\0C{code}\0M{message}\0\0".encode())

    def _describe(self, query: str) -> None:
        parameters, columns, _ = statement(query)
        self._say(b"t", struct.pack(f"!h{len(parameters)}i", len(parameters), *parameters))
        self._columns(columns)

    def _columns(self, columns: list[tuple[str, int]]) -> None:
        if columns:
            rows = (name.encode() + b"\0" + struct.pack("!ihihih", 0, 0, oid, -1, -1, 1) for name, oid in columns)
            self._say(b"T", struct.pack("!h", len(columns)) + b"".join(rows))
        else:
            self._say(b"n")

    def _bind(self, body: bytes) -> None:
        _, name, rest = body.split(b"\0", 2)
        query = self._statements[name.decode()]
        at = 2 + 2 * int.from_bytes(rest[:2])
        values: list[Any] = []
        (count,) = struct.unpack_from("!h", rest, at)
        at += 2
        for oid in statement(query)[0][:count]:
            (size,) = struct.unpack_from("!i", rest, at)
            at += 4
            values.append(None if size < 0 else _decoded(oid, rest[at : at + size]))
            at += max(0, size)
        self._bound = query, values

    def _execute(self, query: str, values: list[Any], *, described: bool) -> None:
        database, luck = self.server.database, self.server.database.luck
        database.operations += 1
        writes = query.startswith(("INSERT", "UPDATE", "DELETE", "COMMIT"))
        if luck.random() < database.rate:
            database.faults["operation failed"] += 1
            self.end(reset=True)
            return
        if query in ("BEGIN", "COMMIT", "ROLLBACK"):
            self._control(query)
            rows: list[tuple[Any, ...]] = []
            columns: list[tuple[str, int]] = []
        else:
            if database.jobs_to_fail:
                database.jobs_to_fail -= 1
                database.faults["exception in a job"] += 1
                raise SqlError("XX000", "an internal error")
            if writes and database.full:
                database.faults["disk full"] += 1
                raise SqlError("53100", "no space left")
            if "header AS data" in query and database.fails_to_read():
                database.faults["operation failed"] += 1
                raise SqlError("58030", "cannot be read")
            _, columns, work = statement(query)
            if self.transaction is not None and self.transaction.failed:
                raise SqlError("25P02", "the transaction is aborted")
            self.implicit = self.transaction is None
            if self.implicit:
                self.transaction = Transaction()
            rows = work(self, *values)
            if self.implicit:
                rows = self._control("COMMIT") or rows
        if self.is_over:
            return
        lost = luck.random() < database.rate
        if database.answers_to_lose and query.startswith(("COMMIT", "INSERT")):
            database.answers_to_lose -= 1
            lost = True
        if lost:
            database.faults["answer lost"] += 1
            self.end(reset=True)
            return
        if not described and columns:
            self._columns(columns)
        for row in rows:
            cells = (_encoded(oid, value) for (_, oid), value in zip(columns, row, strict=True))
            body = b"".join(
                struct.pack("!i", -1) if cell is None else struct.pack("!i", len(cell)) + cell for cell in cells
            )
            self._say(b"D", struct.pack("!h", len(row)) + body)
        self._say(b"C", f"{query.split()[0]}\0".encode())

    # ---- Transactions ----

    def _control(self, command: str) -> list[tuple[Any, ...]]:
        """Begin or end a transaction; what its last statement gives."""
        rows: list[tuple[Any, ...]] = []
        if command == "BEGIN":
            self.transaction, self.implicit = Transaction(), False
        elif command == "ROLLBACK" or (self.transaction is not None and self.transaction.failed):
            self._roll_back()
        elif self.transaction is not None:
            transaction = self.transaction
            self._roll_back()  # it ends even if it cannot be stored
            rows = self.server.commit(self, transaction)
        return rows

    def _roll_back(self) -> None:
        self.transaction, self.implicit = None, False
        self.server.wake()

    def end(self, *, reset: bool) -> None:
        """The connection is over, and with it everything that belongs to it."""
        if self.is_over:
            return
        self.is_over, self.waits = True, None
        self.channels.clear()
        self.transaction = None
        self.server.ended(self)
        if reset:
            self.line.reset()


class Postgres:
    """The server: its sessions, and what they share."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sessions: dict[Session, None] = {}
        self.deaf: dict[Process, float] = {}
        """Workers that cannot listen until a time."""
        self.progress: Callable[[], None] = lambda: None
        """Called before every answer."""
        self._numbers = 0
        database.server = self

    def next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    async def connect(self, factory: Callable[[], Any]) -> tuple[Line, Any]:
        """What the loop does when somebody connects."""
        database = self.database
        await asyncio.sleep(database.latency())
        if database.away and not database.silent:
            database.faults["refused while away"] += 1
            raise ConnectionRefusedError("simulated: refused")
        line = Line(self, factory)
        self.sessions[line.session] = None
        return line, line.protocol

    def go_away(self, *, silent: bool) -> None:
        if not silent:
            for session in list(self.sessions):
                session.end(reset=True)

    def come_back(self) -> None:
        for session in list(self.sessions):
            session.resume()

    def cancel(self, number: int) -> None:
        for session in list(self.sessions):
            if session.number == number:
                session.cancelled()

    def ended(self, session: Session) -> None:
        self.sessions.pop(session, None)
        self.wake()

    def wake(self) -> None:
        """A transaction or a connection has ended: who waits for it tries again."""
        for session in list(self.sessions):
            if session.waits is not None:
                asyncio.get_running_loop().call_soon(self._wake, session, context=NOBODY)

    @staticmethod
    def _wake(session: Session) -> None:
        if session.waits is not None and not session.is_over:
            session.waits()

    def lock(self, session: Session, table: str) -> None:
        """Let others wait who want to write to a table, until the session's transaction ends."""
        assert session.transaction is not None
        for other in self.sessions:
            held = other.transaction if other is not session and other.waits is None else None
            if held is not None and table in held.locked:
                raise Blocked
        session.transaction.locked.add(table)

    def holder(self, lock: str) -> Session | None:
        return next((session for session in self.sessions if session.locks.get(lock)), None)

    def commit(self, session: Session, transaction: Transaction) -> list[tuple[Any, ...]]:
        """Store what a transaction has written, and tell who listens; what its last statement gives."""
        connection = self.database.connection

        def store() -> list[tuple[Any, ...]]:
            rows: list[tuple[Any, ...]] = []
            connection.execute("BEGIN")
            try:
                for query, values in transaction.writes:
                    rows = connection.execute(numbered(query), values).fetchall()
                connection.execute("COMMIT")
            except sqlite3.Error:
                connection.execute("ROLLBACK")
                raise
            return rows

        rows: list[tuple[Any, ...]] = []
        if transaction.writes:
            try:
                rows, _ = self.database.watched(store, session.process)
            except sqlite3.IntegrityError as error:
                code = "23503" if "FOREIGN KEY" in str(error) else "23505"
                raise SqlError(code, str(error)) from None
        for channel, payload in transaction.notices:
            self.notify(channel, payload)
        return rows

    def notify(self, channel: str, payload: str) -> None:
        """Tell all who listen on a channel, in the order of the commits."""
        database, loop = self.database, asyncio.get_running_loop()
        for session in list(self.sessions):
            if channel in session.channels:
                if database.notices_late:
                    database.faults["notice late"] += 1
                    session.line._arrives[1] = max(
                        session.line._arrives[1], loop.time() + database.luck.uniform(0.0, database.notices_late)
                    )
                for _ in range(2 if database.notices_twice else 1):
                    session.notified(channel, payload)


class SimulatedPostgresStore(PostgresStore):
    """The real store, as the simulation handles it."""

    def __init__(self, server: Postgres) -> None:
        super().__init__(ADDRESS)
        self.server = server
        self.process = OWNER.get()
        self.deaf_until = 0.0

    def forget(self) -> None:
        """The worker is gone: its connections end as soon as the database notices."""
        for session in list(self.server.sessions):
            if session.process is self.process:
                session.line.abort()

    def lose_ears(self) -> None:
        """The connection over which it listens is broken, and cannot be had again for a time."""
        if self.process is not None:
            self.server.deaf[self.process] = self.deaf_until
        for session in list(self.server.sessions):
            if session.process is self.process and session.channels:
                self.server.database.faults["notice lost"] += 1
                session.end(reset=True)


# ---- Statements ----

Rows = list[tuple[Any, ...]]
Work = Callable[..., Rows]


def _write(session: Session, query: str, *values: Any) -> Rows:
    """Write something when the transaction commits."""
    assert session.transaction is not None
    session.transaction.writes.append((query, values))
    return []


def _insert_table(session: Session, *values: Any) -> Rows:
    session.server.lock(session, values[0])
    if session.server.database.connection.execute("SELECT 1 FROM tables WHERE id = ?", values[:1]).fetchall():
        raise SqlError("23505", "there is such a table")
    columns = "(id, created, header, status, listed, attention, size, network)"
    query = f"INSERT INTO tables {columns} VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    return _write(session, query, *values)


def _insert_entries(session: Session, *values: Any) -> Rows:
    return _insert_rows(session, [values[place : place + 3] for place in range(0, len(values), 3)])


def _insert_rows(session: Session, rows: list[tuple[Any, ...]]) -> Rows:
    assert session.transaction is not None
    first: dict[str, int] = {}
    for table, seq, _ in rows:
        session.server.lock(session, table)
        first.setdefault(table, seq)
    replaced = any(query.startswith("DELETE FROM entries") for query, _ in session.transaction.writes)
    if not replaced and _stale(session, list(first), list(map(str, first.values())), only_written=True):
        session.server.database.faults["conflict"] += 1
        raise SqlError("23505", "there is such an entry")
    for row in rows:
        _write(session, "INSERT INTO entries (table_id, seq, data) VALUES ($1, $2, $3)", *row)
    return []


def _append(session: Session, tables: list[str], seqs: list[str], data: list[str]) -> Rows:
    return _insert_rows(session, list(zip(tables, map(int, seqs), data, strict=True)))


def _stale(session: Session, tables: list[str], seqs: list[str], *, only_written: bool = False) -> Rows:
    """Tables that have such an entry already, or that are not there."""
    connection, found = session.server.database.connection, []
    for table, seq in zip(tables, seqs, strict=True):
        gone = not connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchall()
        written = connection.execute(
            "SELECT 1 FROM entries WHERE table_id = ? AND seq >= ?", (table, int(seq))
        ).fetchone()
        if written or (gone and not only_written):
            found.append((table,))
    return found


def _insert_owners(session: Session, table: str, *people: str) -> Rows:
    for person in people:
        _write(session, "INSERT INTO owners VALUES ($1, $2) ON CONFLICT DO NOTHING", person, table)
    return []


def _see(session: Session, tables: list[str], people: list[str], worker: str, good: int) -> Rows:
    until = database_time() + good
    query = "INSERT INTO presence VALUES ($1, $2, $3, $4) ON CONFLICT DO UPDATE SET until = excluded.until"
    for table, person in zip(tables, people, strict=True):
        _write(session, query, table, person, worker, until)
    return []


def _unsee(session: Session) -> Rows:
    return _write(session, "DELETE FROM presence WHERE until < $1", database_time() - 3_600_000)


def _present(session: Session, table: str) -> Rows:
    return _read(
        session, "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND until >= $2", table, database_time()
    )


def _wait_for_table(session: Session, table: str) -> Rows:
    session.server.lock(session, table)
    return [(1,)]


def _watch(session: Session, table: str, worker: str, number: int) -> Rows:
    """Wait for everybody who writes to a table, and watch it from then on."""
    session.server.lock(session, table)
    return _watch_at_once(session, table, worker, number)


def _watch_at_once(session: Session, table: str, worker: str, number: int) -> Rows:
    if _read(session, "SELECT 1 FROM tables WHERE id = $1", table):
        query = "INSERT INTO watching VALUES ($1, $2, $3) ON CONFLICT DO UPDATE SET number = excluded.number"
        _write(session, query, table, worker, number)
    return []


def _unwatch(session: Session, worker: str, tables: list[str], numbers: list[str]) -> Rows:
    for table, number in zip(tables, numbers, strict=True):
        query = "DELETE FROM watching WHERE worker = $1 AND table_id = $2 AND number = $3"
        _write(session, query, worker, table, int(number))
    return []


def _lease(session: Session, worker: str) -> Rows:
    return _read(session, "SELECT until - $2 FROM watchers WHERE worker = $1", worker, database_time())


def _renew(session: Session, worker: str, good: int) -> Rows:
    return _write(session, "UPDATE watchers SET until = $2 WHERE worker = $1", worker, database_time() + good)


def _register(session: Session, worker: str, good: int) -> Rows:
    return _write(session, "INSERT INTO watchers VALUES ($1, $2)", worker, database_time() + good)


def _expire(session: Session, worker: str) -> Rows:
    return _write(session, "DELETE FROM watchers WHERE until < $2 OR worker = $1", worker, database_time())


def _notify_watching(session: Session, table: str, worker: str, payload: str) -> Rows:
    query = "SELECT worker FROM watching WHERE table_id = $1 AND worker <> $2 ORDER BY worker"
    return _notify(session, _read(session, query, table, worker), payload)


def _notify_all(session: Session, worker: str, payload: str) -> Rows:
    query = "SELECT worker FROM watchers WHERE worker <> $1 ORDER BY worker"
    return _notify(session, _read(session, query, worker), payload)


def _notify_written(session: Session, tables: list[str], seqs: list[str], worker: str) -> Rows:
    for table, seq in zip(tables, seqs, strict=True):
        _notify_watching(session, table, worker, f"written {table} {seq}")
    return []


def _notify(session: Session, channels: Rows, payload: str) -> Rows:
    assert session.transaction is not None
    session.transaction.notices += [(channel, payload) for (channel,) in channels]
    return [("",) for _ in channels]


def _listen(session: Session, query: str) -> Rows:
    now = asyncio.get_running_loop().time()
    if session.process is not None and now < session.server.deaf.get(session.process, 0.0):
        session.end(reset=True)
    else:
        session.channels.add(query.split()[1].strip('"'))
    return []


def _unlisten(session: Session, query: str) -> Rows:
    session.channels.discard(query.split()[1].strip('"'))
    return []


def _lock(session: Session, lock: str) -> Rows:
    if session.server.holder(lock) not in (None, session):
        return [(False,)]
    session.locks[lock] = session.locks.get(lock, 0) + 1
    return [(True,)]


def _wait_for_lock(session: Session, lock: int) -> Rows:
    if _lock(session, str(lock)) == [(False,)]:
        raise Blocked
    return [("",)]


def _unlock(session: Session, lock: str | int) -> Rows:
    held = session.locks.get(str(lock), 0)
    session.locks[str(lock)] = max(0, held - 1)
    session.server.wake()
    return [(held > 0,)]


def _nothing(session: Session, *_: Any) -> Rows:
    return []


SPECIAL: dict[str, tuple[list[int], list[tuple[str, int]], Work]] = {
    "BEGIN": ([], [], _nothing),
    "COMMIT": ([], [], _nothing),
    "ROLLBACK": ([], [], _nothing),
    "SELECT pg_advisory_lock($1)": ([INT], [("lock", VOID)], _wait_for_lock),
    "SELECT pg_advisory_unlock($1)": ([INT], [("unlock", BOOL)], _unlock),
    "SELECT table_name FROM information_schema": (
        [TEXT],
        [("table_name", TEXT)],
        lambda session, schema: [(name,) for name in sorted({"version", *tables_of(VERSION)})],
    ),
    "SELECT number FROM version": ([], [("number", INT)], lambda session: [(VERSION,)]),
    "UPDATE version SET number": ([INT], [], _nothing),
    "INSERT INTO tables ": ([TEXT, INT, TEXT, TEXT, INT, INT, INT, TEXT], [], _insert_table),
    "INSERT INTO entries (table_id, seq, data) SELECT": ([TEXTS, TEXTS, TEXTS], [], _append),
    "SELECT t FROM unnest($1::text[], $2::text[]) AS wanted": ([TEXTS, TEXTS], [("t", TEXT)], _stale),
    "INSERT INTO entries ": ([TEXT, INT, TEXT], [], _insert_entries),
    "INSERT INTO owners ": ([TEXT], [], _insert_owners),
    "INSERT INTO presence": ([TEXTS, TEXTS, TEXT, INT], [], _see),
    "DELETE FROM presence WHERE until <": ([], [], _unsee),
    "SELECT DISTINCT person FROM presence": ([TEXT], [("person", TEXT)], _present),
    "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE": ([TEXT], [("one", INT)], _wait_for_table),
    "WITH quiet AS (SELECT id FROM tables WHERE id = $1 FOR UPDATE)": ([TEXT, TEXT, INT], [], _watch),
    "WITH quiet AS (SELECT id FROM tables WHERE id = $1)": ([TEXT, TEXT, INT], [], _watch_at_once),
    "DELETE FROM watching WHERE worker = $1 AND (table_id, number)": ([TEXT, TEXTS, TEXTS], [], _unwatch),
    "SELECT until - ": ([TEXT], [("left_over", INT)], _lease),
    "UPDATE watchers SET until": ([TEXT, INT], [], _renew),
    "INSERT INTO watchers ": ([TEXT, INT], [], _register),
    "DELETE FROM watchers WHERE until <": ([TEXT], [], _expire),
    "SELECT pg_notify(worker, $3) FROM watching": ([TEXT, TEXT, TEXT], [("notify", VOID)], _notify_watching),
    "SELECT pg_notify(worker, $2) FROM watchers": ([TEXT, TEXT], [("notify", VOID)], _notify_all),
    "SELECT pg_notify(worker, 'written ' ||": ([TEXTS, TEXTS, TEXT], [("notify", VOID)], _notify_written),
    "LISTEN ": ([], [], _listen),
    "UNLISTEN ": ([], [], _unlisten),
    "SELECT pg_try_advisory_lock(hashtextextended": ([TEXT], [("taken", BOOL)], _lock),
    "SELECT pg_advisory_unlock(hashtextextended": ([TEXT], [("freed", BOOL)], _unlock),
}
"""Statements that SQLite does not have, each by its beginning: types of parameters, columns, what it does."""


def _types_of_columns() -> dict[str, int]:
    found: dict[str, int] = {}
    for statements in MIGRATIONS:
        for name, kind in re.findall(r"(\w+) (TEXT|BIGINT|INTEGER)", " ".join(statements)):
            wanted = TEXT if kind == "TEXT" else INT
            assert found.setdefault(name, wanted) == wanted, f"columns called {name} are of two types"
    return found


_TYPES = _types_of_columns()
"""The type of every column, by its name alone."""
_SCHEMA = opened()


@lru_cache(maxsize=500)
def statement(query: str) -> tuple[list[int], list[tuple[str, int]], Work]:
    """What the server knows of a statement: the types of its parameters, its columns, and what it does."""
    for known, found in SPECIAL.items():
        if query.startswith(known):
            types, columns, work = found
            if work in (_listen, _unlisten):
                return [], [], partial(work, query=query)
            many = max((int(number) for number in re.findall(r"\$(\d+)", query)), default=0)
            return [types[place % len(types)] for place in range(many)], columns, work  # rows may be many
    parameters = _parameters(query)
    if query.startswith("SELECT"):
        names = [name for name, *_ in _SCHEMA.execute(numbered(query), [0] * len(parameters)).description]
        work = _read
    else:
        names = re.findall(r"RETURNING (\w+)$", query)
        work = _write
    columns = [(name, _TYPES.get(re.sub(r"^\(SELECT (\w+) .*", r"\1", name), INT)) for name in names]
    return parameters, columns, lambda session, *values: work(session, query, *values)


def _read(session: Session, query: str, *values: Any) -> Rows:
    return session.server.database.connection.execute(numbered(query), values).fetchall()


def _parameters(query: str) -> list[int]:
    """The types of a statement's parameters, by the columns that they are compared with or written to."""
    pairs = re.findall(r"(\w+) (?:=|<|>|<=|>=) \$(\d+)", query)
    for columns, values in re.findall(r"\(([^()]+)\) (?:VALUES|[<>]) \(([^()]+)\)", query):
        pairs += [
            (column.strip().rpartition(".")[2], value.strip()[1:])
            for column, value in zip(columns.split(","), values.split(","), strict=True)
            if value.strip().startswith("$")
        ]
    types = {int(number): _TYPES[column] for column, number in pairs}
    types |= {int(number): INT for number in re.findall(r"(?:LIMIT|OFFSET) \$(\d+)", query)}
    types |= {int(number): TEXT if kind == "TEXT" else INT for number, kind in re.findall(r"\$(\d+) AS (\w+)", query)}
    assert set(types) == {int(number) for number in re.findall(r"\$(\d+)", query)}, query
    return [types[number] for number in sorted(types)]


def _decoded(oid: int, data: bytes) -> Any:
    if oid == INT:
        return int.from_bytes(data, signed=True)
    if oid == TEXT:
        return data.decode()
    count = struct.unpack_from("!i", data, 12)[0] if struct.unpack_from("!i", data)[0] else 0
    at, found = 20, []
    for _ in range(count):
        (size,) = struct.unpack_from("!i", data, at)
        found.append(data[at + 4 : at + 4 + size].decode())
        at += 4 + size
    return found


def _encoded(oid: int, value: Any) -> bytes | None:
    if value is None:
        return None
    if oid == INT:
        return struct.pack("!q", value)
    if oid == BOOL:
        return b"\1" if value else b"\0"
    return str(value).encode() if oid == TEXT else b""
