"""A database in memory that fails as real ones do, and a worker's store on it.

The database outlives every worker: a request that is on its way when a worker is killed may still be carried out. It
knows only what a real one enforces: `(table, seq)` is unique. What else must be so is checked by `invariants`.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from thurntaxis.tables.store import Block, Listener, Result, ResultFilter, Store, StoredTable, StoreError, Summary

from .loop import NOBODY, OWNER, Process

_GIVE_UP = 20.0
"""Seconds after which a store takes a database that does not answer for gone."""


@dataclass
class Row:
    """A table as the database has it."""

    header: str
    created: int
    summary: Summary
    entries: list[str] = field(default_factory=list)
    owners: dict[str, None] = field(default_factory=dict)
    results: tuple[Result, ...] | None = None
    changed: float = 0.0
    """When it was last written to."""


class Watcher(Protocol):
    """Sees every commit."""

    def created(self, table: str, row: Row, process: Process | None) -> None: ...

    def committed(self, table: str, row: Row, first: int, process: Process | None) -> None: ...

    def gap(self, table: str, row: Row, seq: int) -> None: ...


class Server(Protocol):
    """What goes away and comes back with the database."""

    def go_away(self, *, silent: bool) -> None: ...

    def come_back(self) -> None: ...


class Asker(Protocol):
    """Whoever writes to the database."""

    process: Process | None


class Database:
    """What all workers share."""

    def __init__(self, luck: random.Random, watcher: Watcher) -> None:
        self.luck = luck
        self.watcher = watcher
        self.tables: dict[str, Row] = {}
        self.presence: dict[str, dict[tuple[str, int | str], int]] = {}
        """Of each table: who is there, through which store, good until when."""
        self.reviews: dict[tuple[str, str], tuple[str, str]] = {}
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
        self.rate = 0.0
        """The share of operations that fail on their own."""
        self.server: Server | None = None
        """A PostgreSQL through which everything is asked, if there is one."""
        self._held: list[Callable[[], None]] = []

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
        """A worker's connections have broken: its claims are free, and it hears nothing until it listens again."""
        store.lose_ears()
        self.end_claims(store)

    def end_claims(self, store: "SimulatedStore") -> None:
        """The connection that a worker's claims belong to has broken."""
        store.session += 1
        for table in [table for table, (number, _, _) in self.claims.items() if number == store.number]:
            del self.claims[table]

    def request(self, work: Callable[[], Any], answer: "asyncio.Future[Any]", *, writes: bool) -> None:
        """Something that a store asks has arrived."""
        if self.away:
            if self.silent:
                self.faults["no answer"] += 1
                self._held.append(lambda: self.request(work, answer, writes=writes))
            else:
                self.faults["refused while away"] += 1
                _fail(answer, "away")
            return
        self.operations += 1
        if self.luck.random() < self.rate or (not writes and self.fails_to_read()):
            self.faults["operation failed"] += 1
            _fail(answer, "failed")
            return
        if writes and self.full:
            self.faults["disk full"] += 1
            _fail(answer, "no space left")
            return
        result = work()
        lost = self.luck.random() < self.rate
        if writes and self.answers_to_lose:
            self.answers_to_lose -= 1
            lost = True
        loop = asyncio.get_running_loop()
        if lost:
            self.faults["answer lost"] += 1
            loop.call_later(self.latency(), _fail, answer, "answer lost", context=NOBODY)
        else:
            loop.call_later(self.latency(), _give, answer, result, context=NOBODY)

    def fails_to_read(self) -> bool:
        """Whether this is one of the next reads that are to fail."""
        if not self.reads_to_fail:
            return False
        self.reads_to_fail -= 1
        return True

    # ---- What is asked ----

    def create(
        self,
        store: Asker,
        table: str,
        header: str,
        created: int,
        entries: Sequence[str],
        summary: Summary,
    ) -> bool:
        if table in self.tables:
            self.faults["created twice"] += 1
            return False
        row = self.tables[table] = Row(header, created, summary, list(entries), dict.fromkeys(summary.owners))
        row.changed = asyncio.get_running_loop().time()
        self.watcher.created(table, row, store.process)
        return True

    def append(
        self,
        store: Asker,
        table: str,
        seq: int,
        entries: Sequence[str],
        summary: Summary | None,
        *,
        own: bool,
    ) -> bool:
        row = self.tables[table]
        if seq < len(row.entries):
            self.faults["conflict"] += 1
            return False
        if seq > len(row.entries):
            self.watcher.gap(table, row, seq)
        row.entries.extend(entries)
        if summary is not None:
            row.summary = summary
            row.owners = dict.fromkeys(summary.owners)
            if summary.results is not None:
                row.results = summary.results
        row.changed = asyncio.get_running_loop().time()
        self.watcher.committed(table, row, seq, store.process)
        self.notify(store if own else None, lambda listener: listener.written(table, seq + len(entries) - 1))
        return True

    def notify(self, sender: Asker | None, tell: Callable[[Listener], None]) -> None:
        """Tell the other workers, each in the order of the commits."""
        for store in list(self.stores.values()):
            if store is not sender and store.hears:
                store.hear(tell, self.notices_late, twice=self.notices_twice)
            elif store is not sender:
                self.faults["notice lost"] += 1

    def claim(self, store: "SimulatedStore", table: str, session: int) -> bool:
        """Give a session charge of a table; not if another has it, or if the session has ended meanwhile."""
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

    def waiting(self, until: int, limit: int) -> list[str]:
        due = [
            (row.summary.attention, number, table)
            for number, (table, row) in enumerate(self.tables.items())
            if row.summary.attention is not None and row.summary.attention <= until
        ]
        return [table for _, _, table in sorted(due)[:limit]]

    def lobby(self, limit: int) -> list[str]:
        listed = [
            (row.summary.status != "open", -row.created, table)
            for table, row in self.tables.items()
            if row.summary.listed and row.summary.status in ("open", "playing")
        ]
        return [table for _, _, table in sorted(listed)[:limit]]

    def owned_by(self, person: str, limit: int) -> list[str]:
        owned = sorted((-row.created, table) for table, row in self.tables.items() if person in row.owners)
        return [table for _, table in owned[:limit]]

    def load(self, table: str, since: int) -> StoredTable | None:
        row = self.tables.get(table)
        return None if row is None else StoredTable(row.header, row.entries[since:])


class SimulatedStore(Store):
    """A worker's store. Alone (`shared` is False) it behaves like SQLite, otherwise like PostgreSQL."""

    def __init__(self, database: Database, number: int, *, shared: bool) -> None:
        self.database = database
        self.number = number
        self.shared = shared
        self.session = 0
        self.ears = 0
        """How often it has lost the connection over which it listens."""
        self.hears = False
        self.deaf_until = 0.0
        self.process: Process | None = OWNER.get()
        self._closed = False
        self._listener: Listener | None = None
        self._heard_until = 0.0

    # ---- Listening ----

    async def open(self, listener: Listener | None) -> None:
        await self._ask(lambda: None)
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
        """Something was told; it takes its time, but overtakes nothing."""
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

    def _ask(self, work: Callable[[], Any], *, writes: bool = False) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        if self._closed:
            _fail(answer, "closed")
            return answer
        delay = self.database.latency()
        if delay > 1:
            self.database.faults["slow operation"] += 1

        def arrive() -> None:
            self.database.request(work, answer, writes=writes)

        loop.call_later(delay, arrive, context=NOBODY)
        if self.database.away or self.database.slow:
            loop.call_later(_GIVE_UP, _fail, answer, "no answer", context=NOBODY)
        else:  # it may go away before the request arrives
            loop.call_later(delay + 0.001, self._impatient, answer, context=NOBODY)
        return answer

    def _impatient(self, answer: "asyncio.Future[Any]") -> None:
        if not answer.done() and self.database.silent:
            asyncio.get_running_loop().call_later(_GIVE_UP, _fail, answer, "no answer", context=NOBODY)

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        work = lambda: self.database.create(self, table, header, created, entries, summary)  # noqa: E731
        return bool(await self._ask(work, writes=True))

    def append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> "Awaitable[bool]":
        def work() -> bool:  # who has given up on it hears of it as of anybody's
            return self.database.append(self, table, seq, entries, summary, own=not answer.done())

        answer = self._ask(work, writes=True)
        return answer

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        stored: StoredTable | None = await self._ask(lambda: self.database.load(table, since))
        return stored

    async def lobby(self, limit: int) -> list[str]:
        found: list[str] = await self._ask(lambda: self.database.lobby(limit))
        return found

    async def owned_by(self, person: str, limit: int) -> list[str]:
        found: list[str] = await self._ask(lambda: self.database.owned_by(person, limit))
        return found

    async def waiting(self, until: int, limit: int) -> list[str]:
        found: list[str] = await self._ask(lambda: self.database.waiting(until, limit))
        return found

    async def answers(self) -> None:
        await self._ask(lambda: None)

    async def review(self, table: str, budget: str, judge: str) -> str | None:
        kept = await self._ask(lambda: self.database.reviews.get((table, budget)))
        return kept[1] if kept is not None and kept[0] == judge else None

    async def keep_review(self, table: str, budget: str, judge: str, data: str) -> None:
        await self._ask(lambda: self.database.reviews.update({(table, budget): (judge, data)}), writes=True)

    # ---- Finished games ----

    async def results(
        self, person: str, wanted: ResultFilter, before: tuple[int, str] | None, limit: int
    ) -> list[Result]:
        raise NotImplementedError  # nobody in the simulation looks at finished games

    async def scores(self, deal: str) -> dict[int, int]:
        raise NotImplementedError

    async def uncounted(self, limit: int) -> list[str]:
        work = lambda: [  # noqa: E731
            id for id, row in self.database.tables.items() if row.summary.status == "finished" and row.results is None
        ]
        found: list[str] = await self._ask(work)
        return found[:limit]

    async def count_results(self, table: str, results: Sequence[Result]) -> None:
        def work() -> None:
            self.database.tables[table].results = tuple(results)

        await self._ask(work, writes=True)

    async def rewrite(self, table: str, header: str, entries: Sequence[str], results: Sequence[Result]) -> bool:
        raise NotImplementedError

    async def delete(self, table: str) -> None:
        raise NotImplementedError

    async def keep_note(self, key: str, data: str, now: int, until: int | None = None) -> None:
        raise NotImplementedError

    async def note(self, key: str, now: int) -> str | None:
        raise NotImplementedError

    async def take_note(self, key: str, now: int) -> str | None:
        raise NotImplementedError

    async def sanctions(self, now: int) -> list[tuple[str, str]]:
        await self._ask(lambda: None)
        return []

    async def blocks(self, person: str) -> list[Block]:
        await self._ask(lambda: None)
        return []

    # ---- Between workers ----

    async def claim(self, table: str) -> Callable[[], Awaitable[None]] | None:
        async def nothing() -> None:
            return

        if not self.shared:
            return nothing
        session = self.session
        try:
            taken = await self._ask(lambda: self.database.claim(self, table, session))
        except StoreError:
            self.database.end_claims(self)  # nobody knows whether it was granted: the connection is given up
            raise
        if not taken:
            return None

        async def let_go() -> None:
            try:
                await self._ask(lambda: self.database.release(self, table, session))
            except StoreError:
                self.database.end_claims(self)

        return let_go

    async def seen(self, present: Sequence[tuple[str, str]], until: int) -> None:
        if self.shared and present:
            await self._ask(lambda: self._note(present, until), writes=True)

    def _note(self, present: Sequence[tuple[str, str]], until: int) -> None:
        for table, person in present:
            notes = self.database.presence.setdefault(table, {})
            notes[person, self.number] = until
            for key in [key for key, good in notes.items() if good < until - 3_600_000]:
                del notes[key]

    async def came(self, table: str, person: str, until: int) -> None:
        if self.shared:
            await self._ask(lambda: self._note([(table, person)], until), writes=True)
            await self._ask(lambda: self.database.notify(self, lambda ear: ear.came_or_went(table, person, True)))

    async def went(self, table: str, person: str) -> None:
        if self.shared:

            def work() -> None:
                self.database.presence.get(table, {}).pop((person, self.number), None)
                self.database.notify(self, lambda listener: listener.came_or_went(table, person, False))

            await self._ask(work, writes=True)

    async def present(self, table: str, now: int) -> set[str]:
        if not self.shared:
            return set()
        notes = self.database.presence.setdefault(table, {})
        work = lambda: {person for (person, _), until in notes.items() if until >= now}  # noqa: E731
        return set(await self._ask(work))


def _give(answer: "asyncio.Future[Any]", result: Any) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: "asyncio.Future[Any]", why: str) -> None:
    if not answer.done():
        answer.set_exception(StoreError(f"simulated: {why}"))
