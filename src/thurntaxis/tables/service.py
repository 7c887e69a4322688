"""The service: between the network, the store, the rules and the bots.

Every request about a table comes through here, one at a time per table.

A change is made under the table's lock: decide on the position in memory, store it, and only then tell anybody. If
another worker was faster, the store says so; the table is then read again and the request decided anew.
"""

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import orjson

from ..game import Record, RecordError
from ..protocol.commands import CreateTable, as_name
from .bots import BotPool, make_bot
from .broadcast import Broadcast
from .clock import now
from .connections import Connection
from .locks import TableLock
from .metrics import Metrics
from .refusals import BadRecord, Refusal
from .scheduler import Scheduler
from .settings import TableSettings
from .store import Conflict, Store, StoreError, Summary
from .table import Entry, Table

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.tables")

_QUIET = frozenset({"action", "chat"})
"""Entries after which the table itself is as it was, but for the game."""


_News = tuple[str, int, list[str], Summary | None]
"""What a store needs to write entries."""
Told = Callable[[dict[str, Any] | Exception], None]
"""Who gets an answer, or why there is none."""


def _record_in(content: str | dict[str, Any]) -> Record:
    return Record.loads(content) if isinstance(content, str) else Record.from_json(content)


def _row(table: Table, person: str) -> dict[str, Any]:
    """A table in the list of those that somebody sits at."""
    you = table.seats_of(person)
    playing = table.status == "playing"
    try:
        turn, round = (table.actor, table.game.round) if playing else (None, None)
    except Refusal:  # the game turns out to be broken: the row says so
        turn = round = None
    return {
        "id": table.id,
        "name": table.header["name"],
        "status": table.status,
        "your_turn": turn in you,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "you": you,
        "host": table.header["host"] == person,
        "turn": turn,
        "round": round,
        "since": table.turn_began if playing else table.header["created"],
    }


def _are_quiet(entries: list[Entry]) -> bool:
    return all(entry["type"] in _QUIET for entry in entries)


class TableService:
    """All tables of this process."""

    def __init__(self, settings: TableSettings, store: Store, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        self.broadcast = Broadcast(self)
        self.scheduler = Scheduler(self)
        self.bots = BotPool(settings.bot_threads, settings.bot_seconds)
        self.closing = False
        self.advised: set[str] = set()
        """Tables at which somebody waits for a hint."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._turns: WeakValueDictionary[str, TableLock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lobby: tuple[float, list[str]] = (0.0, [])

    # ---- Opening and closing ----

    async def open(self) -> None:
        """Connect to the store; what was under way when the server stopped goes on."""
        # The thread of the store and those of bots get their turn sooner than Python's 5 ms, or every move waits for
        # them.
        sys.setswitchinterval(0.0005)
        await self.store.open(self)
        self.spawn(self.scheduler.sweep())

    async def close(self) -> None:
        """Stop: connections are told to come back, what was begun is stored."""
        self.closing = True
        for connection in self.broadcast.connections.everybody():
            connection.close(1001)
        self.scheduler.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done beside everything else; what goes wrong with it is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.fault()
            log.error("a task failed", exc_info=error)

    # ---- Tables ----

    def at(self, id: str) -> "_AtTable":
        """A table, for oneself as long as needed: `async with service.at(id) as table`.

        Raises:
            Refusal: there is no such table.
        """
        return _AtTable(self, id, self.turns_at(id))

    def turns_at(self, id: str) -> TableLock:
        """Whose turn it is to be at a table."""
        turns = self._turns.get(id)
        if turns is None:
            turns = self._turns[id] = TableLock()
        return turns

    async def load(self, id: str) -> Table:
        """A table from memory or from the store; only for whoever has its lock."""
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            return table
        stored = await self.store.load(id)
        if stored is None:
            raise Refusal("unknown", "server-unknown-table")
        if len(stored.entries) < 100:
            table = Table.read(stored)
        else:
            table = await asyncio.to_thread(Table.read, stored)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > self.settings.cached_tables:
            gone, _ = self._tables.popitem(last=False)
            self.bots.forget(gone)

    def drop(self, table: Table) -> None:
        """Forget a table: what is in memory may not be what is stored."""
        self._tables.pop(table.id, None)
        self.bots.forget(table.id)

    async def change(self, id: str, decide: Callable[[Table], Awaitable[tuple[list[Entry], Result]]]) -> Result:
        """Let a table be changed: `decide` gives the entries and the answer.

        Decided anew if another worker was faster.
        """
        for _ in range(20):
            try:
                async with self.at(id) as table:
                    try:
                        entries, result = await decide(table)
                        await self.commit(table, entries)
                    except Conflict:
                        self.drop(table)
                        raise
                    except Refusal:
                        raise
                    except BaseException:
                        self.drop(table)
                        raise
                    return result
            except Conflict:
                continue
        raise Refusal("busy", "server-busy")

    def change_at_once(
        self,
        connection: Connection,
        decide: Callable[..., tuple[list[Entry], dict[str, Any]]],
        arguments: tuple[Any, ...],
        told: Told,
    ) -> bool:
        """The same for a table that is in memory and free, and without a task; else nothing is done: False.

        `told` gets the answer when the change is stored and published, or why it is not. `Conflict`: decide again.
        """
        table, turns = self._tables.get(connection.table), connection.turns
        if table is None or turns is None or turns.taken:
            return False
        self._tables.move_to_end(connection.table)
        turns.taken = True
        try:
            entries, result = decide(table, *arguments)
            summary, news = self._to_store(table, entries)
        except Exception as error:
            if not isinstance(error, Refusal):
                self.drop(table)
            turns.give()
            told(error)
            return True
        self.store.append_then(*news, _Change(self, table, turns, entries, summary, result, told).stored)
        return True

    async def commit(self, table: Table, entries: list[Entry]) -> None:
        """Store what was decided, then tell it; only for whoever is at the table.

        Raises:
            Conflict: another worker was faster.
        """
        if not entries:
            return
        if table.status == "open" and all(seat.kind != "open" for seat in table.seats):
            entries += table.start(now())
        summary, news = self._to_store(table, entries)
        if not await self.store.append(*news):
            raise Conflict
        self.tell(table, entries, summary, None if _are_quiet(entries) else await self.broadcast.connected(table))

    def _to_store(self, table: Table, entries: list[Entry]) -> tuple[Summary, _News]:
        """How the table stands now, and what of it the store does not know yet."""
        summary = table.summary()
        first = len(table.entries) - len(entries)
        texts = [data.decode() for data in table.entries[first:]]
        changed = summary is not table.stored and summary != table.stored
        return summary, (table.id, first, texts, summary if changed else None)

    def tell(self, table: Table, entries: list[Entry], summary: Summary, connected: set[str] | None) -> None:
        """Entries are stored: now everybody may know."""
        table.stored = summary
        self.metrics.entries_stored(entries)
        self.broadcast.publish(table, connected)
        self.scheduler.attend(table)

    async def create(self, wanted: CreateTable, person: str) -> Table:
        """Set up a table."""
        for seat in wanted.seats:
            if seat.kind == "bot":
                make_bot(seat.level)
        base = await self._base(wanted) if wanted.from_ else None
        table = Table.new(wanted, person, now(), base)
        return await self.add(table)

    async def upload(self, content: str | dict[str, Any], person: str) -> Table:
        """Set up a table that shows a record."""
        try:
            record = await asyncio.to_thread(_record_in, content)
        except RecordError as error:
            raise BadRecord(error) from None
        if len(record.actions) > self.settings.upload_plies:
            raise Refusal("too_large", "server-too-large")
        players = tuple(as_name(name) for name in record.players)
        table = Table.replay(Record(players, record.rules, record.draws, record.actions, record.result), person, now())
        await asyncio.to_thread(getattr, table, "game")  # so that nobody else waits for it
        return await self.add(table)

    async def add(self, table: Table) -> Table:
        """Keep a new table; it starts at once if no seat is open."""
        if "replay" not in table.header and all(seat.kind != "open" for seat in table.seats):
            await asyncio.to_thread(table.start, now()) if table.base_ply else table.start(now())
        table.stored = table.summary()
        header = orjson.dumps(table.header).decode()
        entries = [data.decode() for data in table.entries]
        if not await self.store.create(table.id, header, table.header["created"], entries, table.stored):
            raise Refusal("busy", "server-busy")
        self._keep(table)
        self.metrics.table_created()
        self.scheduler.attend(table)
        return table

    async def _base(self, wanted: CreateTable) -> dict[str, Any]:
        """The record of the game to be played on, up to the ply."""
        assert wanted.from_ is not None
        async with self.at(wanted.from_.table) as table:
            if not table.is_public:
                raise Refusal("not_now", "server-not-over")
            record = table.record
        plies = len(record.actions)
        if wanted.from_.ply > plies:
            raise Refusal("unknown", "server-unknown-ply", plies=plies)
        if len(wanted.seats) != len(record.players):
            raise Refusal("not_now", "server-seats-differ", count=len(record.players))
        game = await asyncio.to_thread(record.replay, wanted.from_.ply)
        if game.is_over:
            raise Refusal("not_now", "server-record-over")
        part = game.record
        return {"rules": part.rules.to_json(), "draws": list(part.draws), "actions": list(part.actions)}

    async def lobby(self, person: str | None) -> list[dict[str, Any]]:
        """Listed tables; looked for once a second at most."""
        asked, ids = self._lobby
        if time.monotonic() - asked > 1.0:
            ids = await self.store.lobby(50)
            self._lobby = time.monotonic(), ids
        return await self._infos(ids, person)

    async def tables_of(self, person: str) -> list[dict[str, Any]]:
        """The tables somebody sits at."""
        found = []
        for id in await self.store.owned_by(person, 50):
            async with self.at(id) as table:
                if table.seats_of(person):  # the store also knows those that were left
                    found.append(_row(table, person))
        return found

    async def _infos(self, ids: list[str], person: str | None) -> list[dict[str, Any]]:
        infos = []
        for id in ids:
            async with self.at(id) as table:
                infos.append(await self.broadcast.info(table, person))
        return infos

    # ---- Other workers ----

    def written(self, table: str, seq: int) -> None:
        """Another worker has written to a table; somebody may just be reading it, without what is new."""
        if not self.closing and (table in self._tables or table in self._turns):
            self.spawn(self._catch_up(table, seq))

    def came_or_went(self, table: str, person: str, here: bool) -> None:
        """Somebody has connected through another worker, or is gone."""
        self.broadcast.came_or_went(table, person, here)

    def missed(self) -> None:
        """Other workers may have written without our hearing it: read again what somebody looks at, forget the rest."""
        watched = self.broadcast.connections.tables()
        for id in self._tables.keys() - set(watched):
            self.drop(self._tables[id])
        for id in watched:
            self.spawn(self._catch_up(id, sys.maxsize))

    async def _catch_up(self, id: str, seq: int) -> None:
        """Read what is new at a table, and tell it; if that cannot be now, soon."""
        while True:
            try:
                return await self._read_on(id, seq)
            except StoreError:
                await asyncio.sleep(self.settings.sweep_seconds)

    async def _read_on(self, id: str, seq: int) -> None:
        async with self.at(id) as table:
            if table.seq < seq:
                stored = await self.store.load(id, table.seq + 1)
                assert stored is not None
                try:
                    for data in stored.entries:
                        table.apply(orjson.loads(data), data.encode())
                except Exception:
                    self.drop(table)
                    raise
                table.stored = table.summary()
            behind = [connection for connection in self.broadcast.connections.at(id) if connection.seq < table.seq]
            if behind:
                first = min(connection.seq for connection in behind) + 1
                quiet = all(orjson.loads(data)["type"] in _QUIET for data in table.entries[first:])
                self.broadcast.publish(table, None if quiet else await self.broadcast.connected(table))
            self.scheduler.attend(table)

    def set_sizes(self) -> None:
        """How much there is now, for the figures."""
        self.metrics.set_sizes(self.broadcast.connections.count, len(self._tables))


@dataclass(slots=True)
class _Change:
    """A change on its way: decided, being stored, then told to everybody and answered."""

    service: TableService
    table: Table
    turns: TableLock
    entries: list[Entry]
    summary: Summary
    result: dict[str, Any]
    told: Told

    def stored(self, stored: bool, error: BaseException | None) -> None:
        """The store has the entries, or not."""
        if error is None and stored and not _are_quiet(self.entries):
            self.service.spawn(self._tell_all())
            return
        try:
            if error is not None:
                raise error
            if not stored:
                raise Conflict
            self.service.tell(self.table, self.entries, self.summary, None)
        except Exception as problem:
            self._fail(problem)
        else:
            self._end(self.result)

    async def _tell_all(self) -> None:
        """Also how the table itself stands."""
        try:
            connected = await self.service.broadcast.connected(self.table)
            self.service.tell(self.table, self.entries, self.summary, connected)
        except Exception as problem:
            self._fail(problem)
        else:
            self._end(self.result)

    def _fail(self, problem: Exception) -> None:
        self.service.drop(self.table)
        self._end(problem)

    def _end(self, outcome: dict[str, Any] | Exception) -> None:
        self.turns.give()
        self.told(outcome)


class _AtTable:
    """Holds a table's lock. A class, since it is used for every action and a generator costs several times as much."""

    __slots__ = ("_id", "_service", "_turns")

    def __init__(self, service: TableService, id: str, turns: TableLock) -> None:
        self._service = service
        self._id = id
        self._turns = turns

    async def __aenter__(self) -> Table:
        await self._turns.take()
        try:
            return await self._service.load(self._id)
        except BaseException:
            self._turns.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._turns.give()
