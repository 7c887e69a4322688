"""The one way in which a table is changed: decide, store, publish.

Under the table's lock a decision is made on the table in memory; its entries are stored; only then they are
published. If another worker was faster, the store says so: the table is read again and the decision repeated.

The steps are callbacks, not a task, because a server does this for every move: see `docs/benchmarks.md`.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace

from ..memory.cache import TableCache, TableLock
from ..people.broadcast import Broadcast
from ..people.notices import Notices
from ..ports.background import Tasks
from ..ports.clock import Clock
from ..ports.metrics import Metrics
from ..ports.store import Due, Summary, TableStore
from ..refusals import Refusal
from ..table.entries import Entry
from ..table.results import rated_game, results_of
from ..table.table import Table

log = logging.getLogger("thurntaxis.tables")

Answer = Mapping[str, object]
"""One of `protocol.answers`."""
Decide = Callable[[Table], tuple[list[Entry], Answer]]
"""Changes a table in memory: the entries to be stored, and the answer. A `Refusal` leaves the table unchanged."""
Done = Callable[[Answer | Exception], None]
"""Gets the answer once everything is stored and published, or why there is none."""

_TRIES = 20


@dataclass(eq=False)
class Writer:
    """Changes tables."""

    cache: TableCache
    store: TableStore
    broadcast: Broadcast
    notices: Notices
    clock: Clock
    tasks: Tasks
    metrics: Metrics
    ratings: bool = False
    """Whether games are rated."""
    schedule: Callable[[Table], None] = lambda table: None
    """Called under the table's lock when entries are stored and published: a bot or a clock may have to run."""
    unsure: Callable[[str], None] = lambda id: None
    """Called with a table whose stored state is unknown, because the store failed while writing."""

    def submit(self, id: str, decide: Decide, done: Done) -> None:
        """Change a table; nothing is waited for."""
        lock = self.cache.lock(id)
        lock.acquire_then(_Write(self, id, decide, done, lock).begin)

    async def change(self, id: str, decide: Decide) -> Answer:
        """Change a table, and wait until it is done.

        Raises:
            Refusal: it is not possible.
            StoreError: the database is away.
        """
        result: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def done(outcome: Answer | Exception) -> None:
            if result.done():  # the requester is no longer waiting
                return
            if isinstance(outcome, Exception):
                result.set_exception(outcome)
            else:
                result.set_result(outcome)

        self.submit(id, decide, done)
        return await result


@dataclass(slots=True, eq=False)
class _Write:
    """A change in progress."""

    writer: Writer
    id: str
    decide: Decide
    done: Done
    lock: TableLock
    tries: int = 0
    table: Table = field(init=False)
    entries: list[Entry] = field(init=False)
    result: Answer = field(init=False)
    summary: Summary = field(init=False)
    due: tuple[Due, ...] = ()
    """Notices that the entries make due; stored with them, or a crash could lose some."""

    def begin(self) -> None:
        """The lock is held."""
        if self.writer.tasks.closing:
            self._end(Refusal("busy", "server-busy"))
            return
        try:
            table = self.writer.cache.ready(self.id)
            if table is None:
                self.writer.tasks.spawn(self._guarded(self._load))
            else:
                self._decide(table)
        except Exception as problem:
            self._fail(problem)

    async def _load(self) -> None:
        self._decide(await self.writer.cache.load(self.id))

    def _decide(self, table: Table) -> None:
        self.table = table
        seq = table.seq
        try:
            self.entries, self.result = self.decide(table)
            if self.entries and table.status == "open" and table.is_full:
                self.entries += table.start(self.writer.clock.now())
        except Exception as problem:
            if not isinstance(problem, Refusal) or table.seq != seq:
                self.writer.cache.drop(self.id)
            self._end(problem)
            return
        if not self.entries:
            self._end(self.result)
        elif table.needs_long_replay:  # a long game was taken back to an earlier turn
            self.writer.tasks.spawn(self._guarded(self._replay))
        else:
            self._store()

    async def _replay(self) -> None:
        await self.writer.cache.make_ready(self.table)
        self._store()

    def _store(self) -> None:
        table = self.table
        self.summary = table.summary()
        if self.entries[-1]["type"] == "over":
            rated = rated_game(table) if self.writer.ratings else None
            self.summary = replace(self.summary, results=results_of(table), rated=rated)
        first = len(table.entries) - len(self.entries)
        texts = [data.decode() for data in table.entries[first:]]
        summary = None if self.summary == table.stored else self.summary
        self.due = self.writer.notices.due(table, self.entries)
        if self.due:
            summary = replace(self.summary, due=self.due)
        self.writer.store.append_then(self.id, first, texts, summary, self._stored)

    def _stored(self, stored: bool | Exception) -> None:
        if isinstance(stored, Exception):
            self.writer.cache.drop(self.id)
            self._end(stored)
            self.writer.unsure(self.id)
        elif stored:
            self._publish()
        else:
            self._again()

    def _again(self) -> None:
        """Another worker has written to the table first."""
        self.writer.cache.drop(self.id)
        self.tries += 1
        if self.tries < _TRIES:
            self.begin()
        else:
            self._end(Refusal("busy", "server-busy"))

    def _publish(self) -> None:
        writer, table = self.writer, self.table
        table.stored = self.summary
        try:
            writer.metrics.entries_stored(self.entries)
            if self.due:
                writer.notices.on_due()
            writer.broadcast.publish(table, self.entries)
            writer.schedule(table)
        except Exception:  # it is stored: the requester gets an answer
            log.exception("what was stored could not be published", extra={"table": self.id})
            writer.unsure(self.id)
        self._end(self.result)

    async def _guarded(self, step: Callable[[], Coroutine[object, object, None]]) -> None:
        """A step that takes a task; however it ends, the lock is given back."""
        try:
            await step()
        except asyncio.CancelledError:
            self._end(Refusal("busy", "server-busy"))
            raise
        except Exception as problem:
            self._fail(problem)

    def _fail(self, problem: Exception) -> None:
        """The copy in memory may differ from the stored table, so it is read again when it is needed."""
        self.writer.cache.drop(self.id)
        self._end(problem)

    def _end(self, outcome: Answer | Exception) -> None:
        self.lock.release()
        try:
            self.done(outcome)
        except Exception:
            log.exception("an answer could not be given", extra={"table": self.id})
