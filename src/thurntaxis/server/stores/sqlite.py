"""Tables in one SQLite file.

One thread owns the only connection; what arrives while it commits is committed together next time.
So the cost of a safe commit (the disk must have it before it is told) is shared by all tables that move at the
same moment. A lock file beside the database keeps a second server out, instead of two servers not knowing of each
other's moves. Commands of `thurntaxis admin` may read and write *beside* the server: SQLite lets them, and the server
notices at its next sweep that others have written.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from filelock import FileLock, Timeout

from ...tables.store import Listener, Stored, StoreError, Summary
from ...tables.store import Result as GameResult
from .noting import noting
from .pruning import OLD_REPORTS, OLD_TRIES, PRUNABLE, TALK, TRIES_AT_ONCE, clearing, is_kept
from .schema import MIGRATIONS, SQLITE_APPLICATION_ID, VERSION, tables_of
from .sql import SqlStore, Statement, Value, counting, deleting, numbered, rewriting

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.server")
_BATCH = 1000
_CHECKED_WHOLE = 64 * 1024 * 1024
"""Files up to this size are checked page by page at the start; it takes some milliseconds."""
_PATIENCE = 5.0
"""Seconds to wait for another process that writes; an admin command does so for a moment at a time."""


class SQLiteStore(SqlStore):
    """The default store: a file, or `:memory:`; `beside`, of a server that may be running."""

    def __init__(self, file: str, *, beside: bool = False) -> None:
        self.file = file
        self._beside = beside
        self._lock = None if beside or file == ":memory:" else FileLock(f"{file}.lock", timeout=0, thread_local=False)
        self._listener: Listener | None = None
        self._foreign = 0
        """SQLite's number for what others have written."""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """What was asked for in this moment of the event loop; the thread gets it all at once."""
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop
        self._connection: sqlite3.Connection

    async def open(self, listener: Listener | None) -> None:
        """Check the file, bring it up to date, and start the thread that owns it."""
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._connect)
        self._thread = threading.Thread(target=self._work, name="sqlite", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Finish what was begun, then close the file."""
        if self._thread is not None:
            if self._gathered:
                self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # ---- Opening ----

    def _connect(self) -> None:
        if Path(self.file).is_dir():
            raise StoreError(f"{self.file}: this is a folder, not a file for a database")
        if not Path(self.file).absolute().parent.is_dir():
            raise StoreError(f"{self.file}: there is no folder {Path(self.file).absolute().parent}")
        is_new = self.file == ":memory:" or not Path(self.file).exists() or Path(self.file).stat().st_size == 0
        if is_new and self._beside:
            raise StoreError(f"{self.file}: there is no database")
        if not is_new:
            check_file(self.file, current=self._beside)
        try:
            if self._lock is not None:
                self._lock.acquire()
            self._connection = self._opened(is_new)
        except Timeout:
            raise StoreError(f"{self.file}: the database cannot be opened: it is in use by another server") from None
        except (sqlite3.OperationalError, OSError) as error:
            if self._lock is not None:
                self._lock.release()
            raise StoreError(f"{self.file}: the database cannot be opened: {error}") from None

    def _opened(self, is_new: bool) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=_PATIENCE)
        if is_new:
            connection.execute(f"PRAGMA application_id = {SQLITE_APPLICATION_ID}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if not self._beside:
            migrate(connection)
        # Nobody can write to a table that was deleted meanwhile.
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    # ---- The thread ----

    def _work(self) -> None:
        while True:
            jobs = self._next_batch()
            if jobs is None:
                break
            self._run(jobs)
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        if self._lock is not None:
            self._lock.release()

    def _next_batch(self) -> "list[_Job] | None":
        jobs = self._jobs.get()
        while jobs is not None and len(jobs) < _BATCH:
            try:
                more = self._jobs.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._jobs.put(None)
                break
            jobs += more
        return jobs

    def _run(self, jobs: "list[_Job]") -> None:
        """Do a batch; its answers are given only after the commit."""
        answers = self._carried_out(jobs)
        with contextlib.suppress(RuntimeError):  # the loop is closed: no answers are awaited
            self._loop.call_soon_threadsafe(_give, answers)

    def _carried_out(self, jobs: "list[_Job]") -> "list[_Answer]":
        """Do a batch in one transaction, if all of it can be done."""
        try:
            return self._transaction(jobs)
        except sqlite3.IntegrityError:  # an entry is there already
            if len(jobs) > 1:  # find out whose: each by itself
                return [answer for job in jobs for answer in self._carried_out([job])]
            return [(jobs[0], False)]
        except sqlite3.Error as error:
            return [(job, StoreError(f"{self.file}: {error}")) for job in jobs]

    def _transaction(self, jobs: "list[_Job]") -> "list[_Answer]":
        """All jobs of a batch.

        Raises:
            sqlite3.Error: nothing of it was done.
        """
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            _insert(self._connection, [row for job in jobs for row in job.rows])
            answers: list[_Answer] = [(job, job.task(self._connection) if job.task else True) for job in jobs]
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise
        return answers

    async def _do(self, task: Callable[[sqlite3.Connection], Result]) -> Result:
        return cast(Result, await self._answer(task, []))

    def _answer(self, task: "_Task | None", rows: "list[_Row]") -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = self._loop.create_future()

        def done(outcome: Any) -> None:
            if answer.done():  # whoever asked has gone away
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self._ask(_Job(task, rows, done))
        return answer

    def _ask(self, job: "_Job") -> None:
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        if jobs:
            self._jobs.put(jobs)

    # ---- What the server asks ----

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        def task(connection: sqlite3.Connection) -> bool:
            done = connection.execute(
                "INSERT INTO tables (id, created, header, status, listed, attention) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (table, created, header, summary.status, summary.listed, summary.attention),
            )
            if not done.rowcount:
                return False
            _insert(connection, _rows(table, 0, entries))
            _owners(connection, table, summary)
            _carry_out(connection, noting(table, summary.due))
            return True

        return await self._do(task)

    def append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> asyncio.Future[bool]:
        return self._answer(_update(table, summary), _rows(table, seq, entries))

    def append_then(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None, done: Stored) -> None:
        # Every move comes this way: a future would be one more turn of the event loop.
        self._ask(_Job(_update(table, summary), _rows(table, seq, entries), done))

    async def waiting(self, until: int, limit: int) -> list[str]:
        """Tables that need the server's attention; and whether another process has written meanwhile."""
        ((foreign,),) = await self.fetch("PRAGMA data_version")
        if foreign != self._foreign and self._foreign and self._listener is not None:
            self._listener.missed()
        self._foreign = foreign
        return await super().waiting(until, limit)

    async def fetch(self, query: str, *args: Value) -> list[tuple[Any, ...]]:
        return await self._do(lambda connection: connection.execute(numbered(query), args).fetchall())

    async def write(self, *statements: Statement) -> None:
        def task(connection: sqlite3.Connection) -> bool:
            _carry_out(connection, statements)
            return True

        await self._do(task)

    async def rewrite(self, table: str, header: str, entries: Sequence[str], results: Sequence[GameResult]) -> bool:
        def task(connection: sqlite3.Connection) -> bool:
            count = connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
            if count != len(entries) - 1:
                return False
            _carry_out(connection, rewriting(table, header, results))
            _insert(connection, _rows(table, 0, entries))
            return True

        return await self._do(task)

    async def delete(self, table: str) -> None:
        await self.write(*deleting(table))

    async def prune(self, before: int, limit: int) -> tuple[list[str], bool]:
        return await self._do(lambda connection: _prune(connection, before, limit))


_Row = tuple[str, int, str]


_Task = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    """Entries to write, what else to do with them, and who gets the outcome."""

    task: _Task | None
    rows: list[_Row]
    done: Callable[[Any], None]


_Answer = tuple[_Job, Any]


def _give(answers: list[_Answer]) -> None:
    for job, outcome in answers:
        try:
            job.done(outcome)
        except Exception:
            log.exception("an answer of the database could not be used")


def _update(table: str, summary: Summary | None) -> Callable[[sqlite3.Connection], bool] | None:
    if summary is None:
        return None

    def update(connection: sqlite3.Connection) -> bool:
        connection.execute(
            "UPDATE tables SET status = ?, listed = ?, attention = ? WHERE id = ?",
            (summary.status, summary.listed, summary.attention, table),
        )
        _owners(connection, table, summary)
        _carry_out(connection, noting(table, summary.due))
        return True

    return update


def _rows(table: str, seq: int, entries: Sequence[str]) -> list[_Row]:
    return [(table, seq + place, data) for place, data in enumerate(entries)]


def _insert(connection: sqlite3.Connection, rows: list[_Row]) -> None:
    """In few statements: before and after each of them this thread may have to wait for its turn.

    They are of few lengths, so that SQLite keeps them ready.
    """
    done = 0
    while done < len(rows):
        length = next(length for length in _LENGTHS if length <= len(rows) - done)
        values = [value for row in rows[done : done + length] for value in row]
        connection.execute(_INSERT[length], values)
        done += length


_LENGTHS = (256, 64, 16, 4, 1)
_INSERT = {
    length: f"INSERT INTO entries (table_id, seq, data) VALUES {', '.join(['(?, ?, ?)'] * length)}"
    for length in _LENGTHS
}


def _carry_out(connection: sqlite3.Connection, statements: Iterable[Statement]) -> None:
    for query, args in statements:
        connection.execute(numbered(query), args)


def _owners(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    if summary.results is not None:
        _carry_out(connection, counting(table, summary.results))
        return
    connection.execute("DELETE FROM owners WHERE table_id = ?", (table,))
    if summary.owners:
        connection.executemany(
            "INSERT INTO owners (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(person, table) for person in summary.owners],
        )


def _prune(connection: sqlite3.Connection, before: int, limit: int) -> tuple[list[str], bool]:
    cleared = []
    connection.execute(numbered(OLD_REPORTS), (before,))
    tries = connection.execute(numbered(OLD_TRIES), (before, TRIES_AT_ONCE)).fetchall()
    rows = connection.execute(numbered(PRUNABLE), (before, limit)).fetchall()
    for id, status, created, newest in rows:
        kept = is_kept(id, created, newest, before)
        if kept is None:
            cleared.append(id)
        talk = connection.execute(numbered(TALK), (id,)).fetchall()
        _carry_out(connection, [kept] if kept else clearing(id, status, talk))
    return cleared, len(rows) == limit or len(tries) == TRIES_AT_ONCE


# ---- Checks and schema ----


def check_file(file: str, *, current: bool = False) -> None:
    """Refuse a file that is not ours, is damaged, or is newer than this program, without changing a byte of it.

    `current`: refuse older ones too.

    Raises:
        StoreError: says which of these it is.
    """
    untouched = "It was left untouched."
    with open(file, "rb") as opened:
        head = opened.read(100)
    if not head.startswith(b"SQLite format 3\0"):
        raise StoreError(f"{file}: this is not a SQLite database. {untouched}")
    if int.from_bytes(head[68:72]) != SQLITE_APPLICATION_ID:
        raise StoreError(f"{file}: this database belongs to another program. {untouched}")
    try:
        # With nothing left in a write-ahead log the file can be read without even making files beside it.
        how = "mode=ro" if Path(f"{file}-wal").exists() else "immutable=1"
        connection = sqlite3.connect(f"{Path(file).absolute().as_uri()}?{how}", uri=True, timeout=0.5)
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            problem = None
            if Path(file).stat().st_size <= _CHECKED_WHOLE:
                problem = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(f"{file}: the database cannot be opened: it is in use by another server") from None
        raise StoreError(f"{file}: the database cannot be read: {error}. {untouched}") from None
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{file}: the database is damaged: {error}. {untouched}") from None
    if problem not in (None, "ok"):
        raise StoreError(f"{file}: the database is damaged: {problem}. {untouched}")
    if version > VERSION:
        raise StoreError(
            f"{file}: written by a newer version of this program (schema {version}, known {VERSION}). {untouched}"
        )
    if current and version < VERSION:
        raise StoreError(
            f"{file}: written by an older version of this program (schema {version}, known {VERSION}); "
            "the server brings it forward at its next start."
        )
    missing = tables_of(version) - tables
    if missing:
        raise StoreError(f"{file}: the database is damaged: it has no table {min(missing)!r}. {untouched}")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, each version in a transaction of its own."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number in range(version, VERSION):
        connection.execute("BEGIN IMMEDIATE")
        for statement in MIGRATIONS[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
