"""Tables in one SQLite file.

One thread owns the only connection; what arrives while it commits is committed together next time.
So the cost of a safe commit (the disk must have it before anybody is told) is shared by all tables that move at the
same moment. The connection locks the file for itself: a second server on the same file is refused, instead of two
servers not knowing of each other's moves.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

from ...tables.store import Listener, StoredTable, StoreError, Summary
from .schema import MIGRATIONS, SQLITE_APPLICATION_ID, VERSION, tables_of

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.server")
_BATCH = 1000
_CHECKED_WHOLE = 64 * 1024 * 1024
"""Files up to this size are checked page by page at the start; it takes some milliseconds."""


class SQLiteStore:
    """The default store: a file, or `:memory:`."""

    shared = False

    def __init__(self, file: str) -> None:
        self.file = file
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """What was asked for in this moment of the event loop; the thread gets it all at once."""
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection

    async def open(self, listener: Listener) -> None:
        """Check the file, bring it up to date, and start the thread that owns it."""
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
        if not is_new:
            check_file(self.file)
        try:
            connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=0.5)
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            if is_new:
                connection.execute(f"PRAGMA application_id = {SQLITE_APPLICATION_ID}")
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection)
        except sqlite3.OperationalError as error:
            busy = "locked" in str(error)
            why = "it is in use by another server" if busy else str(error)
            raise StoreError(f"{self.file}: the database cannot be opened: {why}") from None
        self._connection = connection

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
        """Do a batch in one transaction; its answers are given only after the commit."""
        try:
            answers = self._transaction(jobs, together=True)
        except sqlite3.IntegrityError:  # an entry is there already: find out whose
            answers = self._transaction(jobs, together=False)
        except sqlite3.Error as error:
            answers = self._failed(jobs, error)
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits for the answers
            jobs[0].answer.get_loop().call_soon_threadsafe(_give, answers)

    def _transaction(self, jobs: "list[_Job]", *, together: bool) -> "list[_Answer]":
        """All jobs of a batch; their entries `together`, or else each job's by itself.

        Raises:
            sqlite3.Error: nothing of it was done.
        """
        answers: list[_Answer] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            if together:
                _insert(self._connection, [row for job in jobs for row in job.rows])
            for job in jobs:
                answers.append((job, *self._attempt(job, inserted=together)))
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            if together:
                raise
            return self._failed(jobs, sqlite3.DatabaseError("the transaction could not be completed"))
        return answers

    def _attempt(self, job: "_Job", *, inserted: bool) -> tuple[Any, BaseException | None]:
        if inserted:
            return (job.task(self._connection) if job.task else True), None
        self._connection.execute("SAVEPOINT job")
        try:
            _insert(self._connection, job.rows)
            answer = job.task(self._connection) if job.task else True
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK TO job")
            answer = False
        self._connection.execute("RELEASE job")
        return answer, None

    def _failed(self, jobs: "list[_Job]", error: sqlite3.Error) -> "list[_Answer]":
        return [(job, None, StoreError(f"{self.file}: {error}")) for job in jobs]

    async def _do(self, task: Callable[[sqlite3.Connection], Result]) -> Result:
        return cast(Result, await self._answer(task, []))

    def _answer(self, task: Callable[[sqlite3.Connection], Any] | None, rows: "list[_Row]") -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        answer: asyncio.Future[Any] = loop.create_future()
        self._gathered.append(_Job(task, rows, answer))
        return answer

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        if jobs:
            self._jobs.put(jobs)

    # ---- What the server asks ----

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        """Write a new table; False if there is one of that name."""

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
            return True

        return await self._do(task)

    def append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> asyncio.Future[bool]:
        """Write entries from `seq` on, all or none."""
        return self._answer(_update(table, summary), _rows(table, seq, entries))

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its entries from `since` on."""

        def task(connection: sqlite3.Connection) -> StoredTable | None:
            row = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            rows = connection.execute(
                "SELECT data FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq", (table, since)
            )
            return StoredTable(row[0], [data for (data,) in rows])

        return await self._do(task)

    async def lobby(self, limit: int) -> list[str]:
        """Listed tables, open ones first, then the newest."""
        return await self._ids(
            "SELECT id FROM tables WHERE listed = 1 AND status IN ('open', 'playing')"
            " ORDER BY status = 'open' DESC, created DESC LIMIT ?",
            limit,
        )

    async def owned_by(self, person: str, limit: int) -> list[str]:
        """Tables at which a person has a seat, newest first."""
        return await self._ids(
            "SELECT id FROM tables JOIN owners ON table_id = id WHERE person = ? ORDER BY created DESC LIMIT ?",
            person,
            limit,
        )

    async def waiting(self, until: int, limit: int) -> list[str]:
        """Tables that need the server's attention before that time."""
        return await self._ids(
            "SELECT id FROM tables WHERE attention <= ? ORDER BY attention LIMIT ?",
            until,
            limit,
        )

    async def count(self) -> int:
        """How many tables there are."""
        return await self._do(lambda connection: int(connection.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def claim(self, table: str) -> Callable[[], Awaitable[None]] | None:
        """Nobody else could take charge: the file is ours alone."""

        async def let_go() -> None:
            return

        return let_go

    async def seen(self, present: Sequence[tuple[str, str]], until: int) -> None:
        """There is nobody to tell."""

    async def came(self, table: str, person: str, until: int) -> None:
        """There is nobody to tell."""

    async def went(self, table: str, person: str) -> None:
        """There is nobody to tell."""

    async def present(self, table: str, now: int) -> set[str]:
        """All connections are this process's own."""
        return set()

    async def _ids(self, query: str, *args: str | int) -> list[str]:
        return await self._do(lambda connection: [row[0] for row in connection.execute(query, args)])


_Row = tuple[str, int, str]


class _Job:
    """Entries to write, and what else to do with them."""

    __slots__ = ("answer", "rows", "task")

    def __init__(
        self, task: Callable[[sqlite3.Connection], Any] | None, rows: list[_Row], answer: asyncio.Future[Any]
    ) -> None:
        self.task = task
        self.rows = rows
        self.answer = answer


_Answer = tuple[_Job, Any, BaseException | None]


def _give(answers: list[_Answer]) -> None:
    for job, answer, error in answers:
        if job.answer.done():  # whoever asked has gone away
            continue
        if error is not None:
            job.answer.set_exception(error)
        else:
            job.answer.set_result(answer)


def _update(table: str, summary: Summary | None) -> Callable[[sqlite3.Connection], bool] | None:
    if summary is None:
        return None

    def update(connection: sqlite3.Connection) -> bool:
        connection.execute(
            "UPDATE tables SET status = ?, listed = ?, attention = ? WHERE id = ?",
            (summary.status, summary.listed, summary.attention, table),
        )
        _owners(connection, table, summary)
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


def _owners(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    if summary.owners:
        connection.executemany(
            "INSERT INTO owners (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(person, table) for person in summary.owners],
        )


# ---- Checks and schema ----


def check_file(file: str) -> None:
    """Refuse a file that is not ours, is damaged, or is newer than this program, without changing a byte of it.

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
