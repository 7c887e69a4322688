"""A database in memory that fails as real ones do, and a worker's store on it.

The database is SQLite's, asked in the words of the real stores: every statement is the real one. It outlives every
worker: a request that is on its way when a worker is killed may still be carried out. It knows only what a real one
enforces; what else must be so is checked by `invariants`, which is notified of every change by triggers.
"""

import asyncio
import random
import sqlite3
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar

from thurntaxis.server.stores.sqlite import SQLiteStore, _Answer, _give, _Job, decoded, migrate
from thurntaxis.tables.ports.store import Listener, StoreError

from .loop import NOBODY, OWNER, Process, Unforeseen

Result = TypeVar("Result")
ROTTEN = "rotten"
"""How the ids of tables with a damaged row begin. Those tables themselves are not checked."""
_GIVE_UP = 20.0
"""Seconds after which a store takes a database that does not answer for gone."""
_SAW = {
    "INSERT ON tables": "'created', NEW.id, NULL, NULL",
    "DELETE ON tables": "'deleted', OLD.id, NULL, NULL",
    "INSERT ON entries": "'entry', NEW.table_id, NEW.seq, NEW.data",
    "DELETE ON entries": "'emptied', OLD.table_id, NULL, NULL",
    "UPDATE OF tries ON outbox": "'taken', NEW.table_id, NEW.channel || ' ' || NEW.topic, NEW.tries",
    "DELETE ON outbox": "'delivered', OLD.table_id, OLD.channel || ' ' || OLD.topic, OLD.tries",
}
"""Which changes are announced."""


@dataclass
class Change:
    """What a transaction has done to one table."""

    table: str
    created: bool = False
    emptied: bool = False
    """Its entries were removed; if there are others, they take their place."""
    deleted: bool = False
    first: int | None = None
    entries: list[str] = field(default_factory=list)
    notices: list[tuple[str, str, int]] = field(default_factory=list)
    """What has become of a notice or announcement (`taken`, `delivered`), to which channel and on which topic, and how
    often it was tried."""


class Watcher(Protocol):
    """Sees every commit."""

    def changed(self, change: Change, process: Process | None) -> None: ...


class Server(Protocol):
    """What goes away and comes back with the database."""

    def go_away(self, *, silent: bool) -> None: ...

    def come_back(self) -> None: ...


class Database:
    """What all workers share."""

    def __init__(self, luck: random.Random, watcher: Watcher) -> None:
        self.luck = luck
        self.watcher = watcher
        self.connection = opened()
        self.connection.create_function("saw", 4, self._saw)
        self.connection.create_function("virtual_now", 0, database_time)
        for what, told in _SAW.items():
            name = what.lower().replace(" ", "_")
            self.connection.execute(f"CREATE TRIGGER {name} AFTER {what} BEGIN SELECT saw({told}); END")
        self.claims: dict[str, tuple[int, int, int]] = {}
        """Who has charge of a table: the store, its session, and how often it has claimed it."""
        self.stores: dict[int, SimulatedStore] = {}
        self.faults: Counter[str] = Counter()
        self.operations = 0
        self.away = False
        self.silent = False
        """Away without a word: requests wait, and are carried out when it is back."""
        self.full = False
        self.slow = 0.0
        """Seconds that an operation may take longer now."""
        self.notices_late = 0.0
        self.notices_twice = False
        self.answers_to_lose = 0
        self.reads_to_fail = 0
        self.jobs_to_fail = 0
        """How many jobs raise an exception of which no code knows."""
        self.rate = 0.0
        """The share of operations that fail on their own."""
        self.server: Server | None = None
        """A PostgreSQL through which everything is asked, if there is one."""
        self._held: list[Callable[[], None]] = []
        self._changes: dict[str, Change] = {}
        """What the transaction that is carried out now has changed."""

    def latency(self) -> float:
        """How long one way takes."""
        luck = self.luck
        seconds = luck.uniform(0.0002, 0.003) if luck.random() < 0.95 else luck.uniform(0.003, 0.3)
        return seconds + (luck.uniform(0.0, self.slow) if self.slow else 0.0)

    def go_away(self, *, silent: bool) -> None:
        """Every connection breaks, or everything just stops."""
        self.away, self.silent = True, silent
        if self.server is not None:
            self.server.go_away(silent=silent)
        if not silent:
            for store in list(self.stores.values()):
                self.end_session(store)

    def come_back(self) -> None:
        """Requests that waited are carried out, whether or not somebody still waits for them."""
        self.away = False
        if self.server is not None:
            self.server.come_back()
        held, self._held = self._held, []
        loop = asyncio.get_running_loop()
        for request in held:  # over connections of their own: in any order
            loop.call_later(self.luck.uniform(0.0, 0.5), request, context=NOBODY)

    def end_session(self, store: "SimulatedStore") -> None:
        """A worker's connections have broken: its claims are free, and it is not notified until it listens again."""
        store.lose_ears()
        self.end_claims(store)

    def end_claims(self, store: "SimulatedStore") -> None:
        """The connection that a worker's claims belong to has broken."""
        store.session += 1
        for table in [table for table, (number, _, _) in self.claims.items() if number == store.number]:
            del self.claims[table]

    def request(self, store: "SimulatedStore", jobs: list[_Job]) -> None:
        """Something that a store asks has arrived."""
        if self.away:
            if self.silent:
                self.faults["no answer"] += 1
                self._held.append(lambda: self.request(store, jobs))
            else:
                self.faults["refused while away"] += 1
                store.fail(0.0, jobs, "away")
            return
        self.operations += len(jobs)
        if self.luck.random() < self.rate:
            self.faults["operation failed"] += 1
            store.fail(0.0, jobs, "failed")
            return
        if self.jobs_to_fail:
            self.jobs_to_fail -= 1
            self.faults["exception in a job"] += 1
            jobs[0] = jobs[0]._replace(task=_fail)
        before = self.connection.total_changes
        self.connection.execute(f"PRAGMA query_only = {int(self.full)}")
        answers = store._carried_out(jobs)
        writes = self.connection.total_changes != before
        self.faults["disk full"] += sum(isinstance(outcome, Exception) for _, outcome in answers)
        self.faults["conflict"] += sum(bool(job.entries) and outcome is False for job, outcome in answers)
        if not writes and self.fails_to_read():
            self.faults["operation failed"] += 1
            store.fail(0.0, jobs, "failed")
            return
        lost = self.luck.random() < self.rate
        if writes and self.answers_to_lose:
            self.answers_to_lose -= 1
            lost = True
        if lost:
            self.faults["answer lost"] += 1
            store.fail(self.latency(), jobs, "answer lost")
        else:
            store.give(self.latency(), answers)

    def fails_to_read(self) -> bool:
        """Whether this is one of the next reads that are to fail."""
        if not self.reads_to_fail:
            return False
        self.reads_to_fail -= 1
        return True

    def spoil(self, luck: random.Random) -> bool:
        """Add a copy of a table with a byte that is not UTF-8, as a failing disk leaves it. False: there is none."""
        playing = self.connection.execute("SELECT id FROM tables WHERE status = 'playing' ORDER BY id")
        tables = [id for (id,) in playing if not id.startswith(ROTTEN)]
        if not tables:
            return False
        table, copy = luck.choice(tables), f"{ROTTEN}{self.connection.total_changes}"
        self.connection.execute("PRAGMA query_only = 0")
        for name, key in (("tables", "id"), ("entries", "table_id"), ("owners", "table_id")):
            columns = [row[1] for row in self.connection.execute(f"PRAGMA table_info({name})")]
            taken = ", ".join(f"'{copy}'" if column == key else column for column in columns)
            self.connection.execute(f"INSERT INTO {name} SELECT {taken} FROM {name} WHERE {key} = ?", (table,))
        name, column, key = luck.choice((("tables", "header", "id"), ("entries", "data", "table_id")))
        cut = luck.randint(1, 40)
        begin, rest = (f"CAST(substr({column}, {part}) AS BLOB)" for part in (f"1, {cut}", f"{cut + 1}"))
        damaged = f"CAST({begin} || x'ff' || {rest} AS TEXT)"
        self.connection.execute(f"UPDATE {name} SET {column} = {damaged} WHERE {key} = ?", (copy,))
        self.faults["row that is not UTF-8"] += 1
        return True

    # ---- Changes ----

    def _saw(self, what: str, table: str, which: Any, data: str | int | None) -> None:
        """A trigger tells of a change."""
        change = self._changes.get(table)
        if change is None:
            change = self._changes[table] = Change(table)
        match what:
            case "entry":
                assert isinstance(data, str)
                change.first = which if change.first is None else change.first
                change.entries.append(data)
            case "taken" | "delivered":
                change.notices.append((what, which, int(data or 0)))
            case _:
                setattr(change, what, True)

    def watched(self, transaction: Callable[[], Result], process: Process | None) -> tuple[Result, list[Change]]:
        """Carry out a transaction, and show what it has changed; nothing if it fails."""
        self._changes = {}
        result = transaction()
        changes = list(self._changes.values())
        changes = [change for change in changes if not change.table.startswith(ROTTEN)]
        for change in changes:
            self.watcher.changed(change, process)
        return result, changes

    def notify(self, sender: "SimulatedStore | None", tell: Callable[[Listener], None]) -> None:
        """Tell the other workers, each in the order of the commits."""
        for store in list(self.stores.values()):
            if store is not sender and store.hears:
                store.hear(tell, self.notices_late, twice=self.notices_twice)
            elif store is not sender:
                self.faults["notice lost"] += 1

    # ---- Claims ----

    def claim(self, store: "SimulatedStore", table: str, session: int) -> bool:
        """Give a session charge of a table; not if another has it, or if the session has ended in the meantime."""
        holder = self.claims.get(table)
        if session != store.session or (holder is not None and holder[:2] != (store.number, session)):
            return False
        self.claims[table] = store.number, session, (holder[2] if holder else 0) + 1
        return True

    def release(self, store: "SimulatedStore", table: str, session: int) -> None:
        holder = self.claims.get(table)
        if holder is None or holder[:2] != (store.number, session):
            return
        if holder[2] > 1:
            self.claims[table] = *holder[:2], holder[2] - 1
        else:
            del self.claims[table]


class SimulatedStore(SQLiteStore):
    """A worker's store: the real one for SQLite, but for its thread.

    Alone it asks for everything of a moment in one transaction. `shared`, each question travels alone, and workers
    notify each other, as with PostgreSQL.
    """

    now = "virtual_now()"

    def __init__(self, database: Database, number: int, *, shared: bool) -> None:
        super().__init__(":memory:")
        self.database = database
        self.number = number
        self.shared = shared
        self.session = 0
        self.ears = 0
        """How often it has lost the connection over which it listens."""
        self.hears = False
        self.deaf_until = 0.0
        self.process: Process | None = OWNER.get()
        self._loop = asyncio.get_running_loop()
        self._connection = database.connection
        self._closed = False
        self._heard_until = 0.0

    # ---- Listening ----

    async def open(self, listener: Listener | None) -> None:
        await self.ping()
        self._listener = listener
        self.database.stores[self.number] = self
        self.hears = True

    async def close(self) -> None:
        self._closed = True
        await asyncio.sleep(min(self.database.latency(), 1.0))
        self.forget()

    def forget(self) -> None:
        """The worker is gone: its connections end."""
        self.database.end_session(self)
        if self.database.stores.get(self.number) is self:
            del self.database.stores[self.number]

    def lose_ears(self) -> None:
        """The connection over which it listens is broken; it tries to listen again."""
        self.ears += 1
        if self.hears and self.shared and self.process is not None:
            asyncio.get_running_loop().call_later(1.0, self._listen_again, 1.0, context=self.process.context)
        self.hears = False

    def _listen_again(self, pause: float) -> None:
        loop = asyncio.get_running_loop()
        if self._closed:
            return
        if self.database.away or loop.time() < self.deaf_until:
            loop.call_later(pause, self._listen_again, min(60.0, pause * 1.1))
            return
        self.hears = True
        assert self._listener is not None
        self._listener.missed()

    def hear(self, tell: Callable[[Listener], None], late: float, *, twice: bool) -> None:
        """Something was announced; it takes its time, but overtakes nothing."""
        loop, ears = asyncio.get_running_loop(), self.ears
        luck = self.database.luck

        def arrive() -> None:
            if ears == self.ears and self._listener is not None:
                tell(self._listener)

        for _ in range(2 if twice else 1):
            at = max(self._heard_until, loop.time() + luck.uniform(0.0005, 0.01 + late)) + 1e-6
            self._heard_until = at
            assert self.process is not None
            loop.call_at(at, arrive, context=self.process.context)
        if late:
            self.database.faults["notice late"] += 1
        if twice:
            self.database.faults["notice twice"] += 1

    # ---- Asking ----

    def _ask(self, job: _Job) -> None:
        super()._ask(job._replace(done=Once(job.done)))

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        for batch in [[job] for job in jobs] if self.shared else [jobs]:
            if self._closed:
                self.fail(0.0, batch, "closed")
            elif batch:
                self._send(batch)

    def _send(self, jobs: list[_Job]) -> None:
        loop = asyncio.get_running_loop()
        delay = self.database.latency()
        if delay > 1:
            self.database.faults["slow operation"] += 1
        loop.call_later(delay, self.database.request, self, jobs, context=NOBODY)
        if self.database.away or self.database.slow:
            self.fail(_GIVE_UP, jobs, "no answer")
        else:  # it may go away before the request arrives
            loop.call_later(delay + 0.001, self._impatient, jobs, context=NOBODY)

    def _impatient(self, jobs: list[_Job]) -> None:
        if self.database.silent and not all(job.done.is_done for job in jobs):  # type: ignore[attr-defined]
            self.fail(_GIVE_UP, jobs, "no answer")

    def give(self, seconds: float, answers: list[_Answer]) -> None:
        """Answers come after a time, if the worker is still there."""
        assert self.process is not None
        asyncio.get_running_loop().call_later(seconds, _give, answers, context=self.process.context)

    def fail(self, seconds: float, jobs: list[_Job], why: str) -> None:
        """Requests that still wait after a time fail."""
        self.give(seconds, [(job, StoreError(f"simulated: {why}")) for job in jobs])

    def _transaction(self, jobs: list[_Job]) -> list[_Answer]:
        answers, changes = self.database.watched(lambda: super(SimulatedStore, self)._transaction(jobs), self.process)
        given_up = all(job.done.is_done for job in jobs)  # type: ignore[attr-defined]  # then it is notified
        for change in changes:
            if change.deleted:
                newest = sys.maxsize
            elif change.first is not None and not change.created:
                newest = change.first + len(change.entries) - 1
            else:
                continue
            self.database.notify(None if given_up else self, partial(_written, table=change.table, newest=newest))
        return answers

    # ---- Between workers ----

    async def claim(self, table: str) -> Callable[[], Awaitable[None]] | None:
        if not self.shared:
            return await super().claim(table)
        session = self.session
        try:
            taken = await self._do(lambda _: self.database.claim(self, table, session))
        except StoreError:
            self.database.end_claims(self)  # nobody knows whether it was granted: the connection is given up
            raise
        if not taken:
            return None

        async def let_go() -> None:
            try:
                await self._do(lambda _: self.database.release(self, table, session))
            except StoreError:
                self.database.end_claims(self)

        return let_go

    async def presence_renew(self, present: Sequence[tuple[str, str]], ttl_ms: int) -> None:
        if self.shared and present:
            now = database_time()
            note = (
                "INSERT INTO presence (table_id, person, worker, until) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (table_id, person, worker) DO UPDATE SET until = excluded.until"
            )
            await self.write(
                *((note, (table, person, str(self.number), now + ttl_ms)) for table, person in present),
                ("DELETE FROM presence WHERE until < $1", (now - 3_600_000,)),
            )

    async def presence_add(self, table: str, person: str, ttl_ms: int) -> None:
        if self.shared:
            await self.presence_renew([(table, person)], ttl_ms)
            await self._tell_others(lambda listener: listener.presence_changed(table, person, True))

    async def presence_remove(self, table: str, person: str) -> None:
        if self.shared:
            forget = "DELETE FROM presence WHERE table_id = $1 AND person = $2 AND worker = $3"
            await self.write((forget, (table, person, str(self.number))))
            await self._tell_others(lambda listener: listener.presence_changed(table, person, False))

    async def _tell_others(self, tell: Callable[[Listener], None]) -> None:
        await self._do(lambda _: self.database.notify(self, tell))

    async def presence_at(self, table: str) -> set[str]:
        if not self.shared:
            return set()
        query = "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND until >= $2"
        return {person for (person,) in await self.fetch(query, table, database_time())}


def _fail(_: sqlite3.Connection) -> None:
    raise Unforeseen("in a job")


def database_time() -> int:
    """Milliseconds by the clock of the machine that the database is on."""
    return int(asyncio.get_running_loop().time() * 1000)


def opened() -> sqlite3.Connection:
    """An empty database."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, cached_statements=500)
    connection.text_factory = decoded
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


class Once:
    """Gets the first outcome of a request; later ones are ignored."""

    def __init__(self, done: Callable[[Any], None]) -> None:
        self.is_done = False
        self._done = done

    def __call__(self, outcome: Any) -> None:
        if not self.is_done:
            self.is_done = True
            self._done(outcome)


def _written(listener: Listener, *, table: str, newest: int) -> None:
    listener.written(table, newest)
