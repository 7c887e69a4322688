"""Tables in one SQLite file.

One thread owns the only connection; what arrives while it commits is committed together next time.
So the cost of a safe commit (the disk must have it before it is published) is shared by all tables that move at the
same moment. A lock file beside the database keeps a second server out, instead of two servers not knowing of each
other's moves. Commands of `thurntaxis admin` may read and write *beside* the server: SQLite lets them, and the server
notices within a second that others have written.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock, Timeout

from ...tables.ports.background import repeat
from ...tables.ports.store import Listener, SingleWorker, Stored, StoreError, Summary
from .schema import MIGRATIONS, SQLITE_APPLICATION_ID, VERSION, tables_of
from .sql import Conflict, SqlStore
from .statements import (
    Outcome,
    Row,
    Statement,
    Transaction,
    Value,
    entry_rows,
    entry_statements,
    numbered,
    summary_statements,
)

log = logging.getLogger("thurntaxis.server")
_BATCH = 1000
_CHECKED_WHOLE = 64 * 1024 * 1024
"""Files up to this size are checked page by page at the start; it takes some milliseconds."""
_LOOK_SECONDS = 1.0
"""How often a server looks for what commands beside it have written."""
_PATIENCE = 5.0
"""Seconds to wait for another process that writes; an admin command does so for a moment at a time."""


class SQLiteStore(SingleWorker, SqlStore):
    """The default store: a file, or `:memory:`; `beside`, of a server that may be running."""

    def __init__(self, file: str, *, beside: bool = False) -> None:
        self.file = file
        self._beside = beside
        own = not beside and file != ":memory:"
        self._lock = FileLock(f"{Path(file).resolve()}.lock", timeout=0, thread_local=False) if own else None
        self._listener: Listener | None = None
        self._foreign = 0
        """SQLite's number for what others have written."""
        self._watch: asyncio.Task[None] | None = None
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """The jobs of this moment of the event loop; the thread gets them all at once."""
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
        if listener is not None:
            watch = repeat("looking for foreign writes", _LOOK_SECONDS, self._find_foreign_writes, listener.fault)
            self._watch = self._loop.create_task(watch)

    async def close(self) -> None:
        """Finish what was begun, then close the file."""
        if self._watch is not None:
            self._watch.cancel()
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
        connection.text_factory = decoded
        if is_new:
            connection.execute(f"PRAGMA application_id = {SQLITE_APPLICATION_ID}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if not self._beside:
            migrate(connection)
            connection.execute(f"PRAGMA user_version = {VERSION}")  # a file that must not be written is refused now
        # Nobody can write to a table that was deleted in the meantime.
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
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody awaits answers
            self._loop.call_soon_threadsafe(_give, answers)

    def _carried_out(self, jobs: "list[_Job]") -> "list[_Answer]":
        """Do a batch in one transaction if possible, otherwise each job in its own.

        Never raises: whatever a job raises becomes its answer, and this thread serves the next batch.
        """
        try:
            return self._transaction(jobs)
        except sqlite3.OperationalError as error:  # the database itself: it would fail for each of them
            return [(job, StoreError(f"{self.file}: {error}")) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:  # find the job that fails
                return [answer for job in jobs for answer in self._carried_out([job])]
            return [(jobs[0], self._answer_to(jobs[0], error))]

    def _answer_to(self, job: "_Job", error: Exception) -> object:
        """The exception for the requester of a failed job."""
        if isinstance(error, sqlite3.IntegrityError):
            return False if job.entries else Conflict(f"{self.file}: {error}")
        if isinstance(error, sqlite3.Error):
            return StoreError(f"{self.file}: {error}")
        log.error("a database job failed", exc_info=error)
        if self._listener is not None:
            self._loop.call_soon_threadsafe(self._listener.fault)
        return error

    def _transaction(self, jobs: "list[_Job]") -> "list[_Answer]":
        """All jobs of a batch.

        Raises:
            Exception: of one of the jobs, or of SQLite; nothing of the batch was done.
        """
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            rows = [row for job in jobs if job.entries for row in entry_rows(*job.entries)]
            for query, args in entry_statements(rows):
                self._connection.execute(numbered(query), args)
            answers: list[_Answer] = [(job, job.task(self._connection) if job.task else True) for job in jobs]
            self._connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise
        return answers

    async def _do(self, task: Callable[[sqlite3.Connection], Outcome]) -> Outcome:
        answer: asyncio.Future[Outcome] = self._loop.create_future()

        def done(outcome: Outcome | Exception) -> None:
            if answer.done():  # the requester has gone
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self._ask(_Job(task, None, done))
        return await answer

    def _ask(self, job: "_Job") -> None:
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        if jobs:
            self._jobs.put(jobs)

    # ---- What the server asks ----

    def append_then(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None, done: Stored) -> None:
        # Every move comes this way: a future would be one more turn of the event loop.
        def update(connection: sqlite3.Connection) -> bool:
            assert summary is not None
            for query, args in summary_statements(table, summary):
                connection.execute(numbered(query), args)
            return True

        self._ask(_Job(update if summary else None, (table, seq, entries), done))

    async def fetch(self, query: str, *args: Value) -> list[Row]:
        return await self._do(lambda connection: connection.execute(numbered(query), args).fetchall())

    async def transact(self, begin: Callable[[], Transaction[Outcome]]) -> Outcome:
        return await self._do(lambda connection: _drive(connection, begin()))

    def publish(self, what: str, about: str, *rest: str | int) -> tuple[Statement, ...]:
        return ()  # commands beside the server write, but do not listen

    async def _find_foreign_writes(self) -> None:
        """Find out whether a command beside the server has written since the last look."""
        ((version,),) = await self.fetch("PRAGMA data_version")
        if version != self._foreign and self._foreign and self._listener is not None:
            self._listener.missed()
        self._foreign = version


def decoded(text: bytes) -> str:
    """A text of the database. A byte that is not UTF-8 damages only its own text."""
    return text.decode("utf-8", "replace")


_Task = Callable[[sqlite3.Connection], object]


class _Job(NamedTuple):
    """Entries to write, what else to do with them, and who gets the outcome."""

    task: _Task | None
    entries: tuple[str, int, Sequence[str]] | None
    """The table, the number of the first entry, and the entries."""
    done: Callable[..., None]


_Answer = tuple[_Job, object]


def _give(answers: list[_Answer]) -> None:
    for job, outcome in answers:
        try:
            job.done(outcome)
        except Exception:
            log.exception("an answer of the database could not be used")


def _drive(connection: sqlite3.Connection, transaction: Transaction[Outcome]) -> Outcome:
    try:
        query, args = next(transaction)
        while True:
            query, args = transaction.send(connection.execute(numbered(query), args).fetchall())
    except StopIteration as end:
        outcome: Outcome = end.value
        return outcome


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
            "the server will upgrade it at its next start."
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
