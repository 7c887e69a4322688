"""All tables of one process: opening and closing them, setting up new ones, lists of them.

What happens at a table goes through `commands`; how it is stored and told is the `writer`'s business.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..game import Record, RecordError
from ..protocol.answers import MyTable
from ..protocol.commands import CreateTable, as_name
from ..protocol.tables import TableInfo
from .bots import BotPool, make_bot
from .broadcast import Broadcast
from .cache import LockedTable, TableCache
from .clock import Clock
from .connections import Connection, Connections
from .jsontext import dumps, loads
from .metrics import Metrics
from .presence import Presence
from .refusals import BadRecord, Refusal
from .scheduler import Scheduler
from .settings import TableSettings
from .store import Store, StoreError
from .table import Entry, Table
from .tasks import Background, Tasks
from .writer import Writer

Row = TypeVar("Row")
log = logging.getLogger("thurntaxis.tables")

_GAME_ONLY = frozenset({"action", "chat"})
"""Entries after which the table itself is as it was, but for the game."""
_CLOSE_SECONDS = 3.0
"""How long a stop waits for tasks that were cancelled; a database that is away may hold them."""
_TIDY_SECONDS = 10.0
"""How often finished games are looked for that nobody needs in memory."""
_LOBBY_SECONDS = 1.0
"""How old the list of listed tables may be."""


class TableService:
    """The tables of this process, and everything that works on them."""

    def __init__(
        self,
        settings: TableSettings,
        store: Store,
        metrics: Metrics | None = None,
        clock: Clock | None = None,
        background: Background | None = None,
        bots: BotPool | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        self.clock = clock or Clock()
        self.background = background or Background()
        self.bots = bots or BotPool(settings.bot_threads, settings.bot_seconds)
        self.tasks = Tasks(self.metrics)
        self.connections = Connections()
        self.cache = TableCache(store, settings.cached_tables, self.background)
        self.presence = Presence(self.connections, store, self.clock, settings)
        self.broadcast = Broadcast(self.connections, self.presence, self.cache, store, self.tasks, self.clock, settings)
        self.writer = Writer(self.cache, store, self.clock, self.tasks, self._changed)
        self.writer.unsure = lambda id: self.written(id, sys.maxsize)
        self.scheduler = Scheduler(
            self.cache,
            self.writer,
            self.bots,
            self.presence,
            store,
            self.clock,
            self.tasks,
            self.metrics,
            settings,
        )
        self.advised: set[str] = set()
        """Tables at which somebody waits for a hint."""
        self._lobby: tuple[int, list[str]] = (0, [])

    @property
    def closing(self) -> bool:
        """Whether the tables are being closed."""
        return self.tasks.closing

    # ---- Opening and closing ----

    async def open(self) -> None:
        """Connect to the store; what was under way when the process stopped goes on."""
        await self.store.open(self)
        self.tasks.spawn(self.scheduler.sweep())
        self.tasks.spawn(self._tidy())

    async def close(self) -> None:
        """Stop: connections are told to come back, what was begun is stored."""
        self.tasks.closing = True
        for connection in self.connections.all():
            connection.close(1001)
        self.scheduler.close()
        await self.tasks.close(_CLOSE_SECONDS)
        self.bots.close()
        await self.store.close()

    async def _tidy(self) -> None:
        """Again and again, give back the memory of finished games."""
        while True:
            await asyncio.sleep(_TIDY_SECONDS)
            self.cache.tidy(self.connections.tables())

    def at(self, id: str) -> LockedTable:
        """A table under its lock: `async with service.at(id) as table`."""
        return self.cache.at(id)

    def _changed(self, table: Table, entries: Sequence[Entry]) -> None:
        """Entries are stored: now everybody may know."""
        self.metrics.entries_stored(entries)
        only_game = all(entry["type"] in _GAME_ONLY for entry in entries)
        self.broadcast.publish(table, table_changed=not only_game)
        self.scheduler.attend(table)

    async def join(self, connection: Connection, since: int | None) -> None:
        """Connect somebody to a table."""
        self.scheduler.attend(await self.broadcast.join(connection, since))

    async def info(self, id: str, person: str | None) -> TableInfo:
        """A table as somebody may see it."""
        await self.presence.refresh(id)
        async with self.cache.at(id) as table:
            return self.broadcast.info(table, person)

    # ---- New tables ----

    async def create(self, wanted: CreateTable, person: str, share: str | None = None) -> Table:
        """Set up a table. `share`: with whom its bots share the time to think, for instance an address."""
        for seat in wanted.seats:
            if seat.kind == "bot":
                make_bot(seat.level)
        base = await self._base(wanted) if wanted.from_ else None
        return await self.add(Table.new(wanted, person, self.clock.now(), base), share)

    async def upload(self, content: str | dict[str, Any], person: str) -> Table:
        """Set up a table that shows a record."""
        try:
            record = await self.background.run(lambda: _record_in(content))
        except RecordError as error:
            raise BadRecord(error) from None
        if len(record.actions) > self.settings.upload_plies:
            raise Refusal("too_large", "server-too-large")
        players = tuple(as_name(name) for name in record.players)
        result = record.result and {"scores": list(record.result["scores"]), "winner": record.result["winner"]}
        shown = Record(players, record.rules, record.draws, record.actions, result)
        return await self.add(Table.replay_of(shown, person, self.clock.now()))

    async def add(self, table: Table, share: str | None = None) -> Table:
        """Keep a new table; it starts at once if no seat is open."""
        if share is not None:
            table.share = share
        if table.status == "open" and table.is_full:
            if table.base_ply:
                await self.background.run(lambda: table.start(self.clock.now()))
            else:
                table.start(self.clock.now())
        await self.cache.make_ready(table)
        table.stored = table.summary()
        header = dumps(table.header).decode()
        entries = [data.decode() for data in table.entries]
        if not await self.store.create(table.id, header, table.header["created"], entries, table.stored):
            raise Refusal("busy", "server-busy")
        self.cache.keep(table)
        self.metrics.table_created()
        self.scheduler.attend(table)
        return table

    async def _base(self, wanted: CreateTable) -> dict[str, Any]:
        """The record of the game to be played on, up to the ply."""
        assert wanted.from_ is not None
        async with self.cache.at(wanted.from_.table) as table:
            if not table.is_public:
                raise Refusal("not_now", "server-not-over")
            record, ply = table.record, wanted.from_.ply
        plies = len(record.actions)
        if ply > plies:
            raise Refusal("unknown", "server-unknown-ply", plies=plies)
        if len(wanted.seats) != len(record.players):
            raise Refusal("not_now", "server-seats-differ", count=len(record.players))
        game = await self.background.run(lambda: record.replay(ply))
        if game.is_over:
            raise Refusal("not_now", "server-record-over")
        part = game.record
        return {"rules": part.rules.to_json(), "draws": list(part.draws), "actions": list(part.actions)}

    # ---- Lists ----

    async def lobby(self, person: str | None) -> list[TableInfo]:
        """Listed tables."""
        asked, ids = self._lobby
        if self.clock.now() - asked > _LOBBY_SECONDS * 1000:
            ids = await self.store.lobby(50)
            self._lobby = self.clock.now(), ids
        return await self._rows(ids, lambda table: self.broadcast.info(table, person))

    async def tables_of(self, person: str) -> list[MyTable]:
        """The tables somebody sits at."""
        return await self._rows(
            await self.store.owned_by(person, 50),
            lambda table: _row(table, person) if table.seats_of(person) else None,  # the store also knows those left
        )

    async def _rows(self, ids: Sequence[str], row: Callable[[Table], Row | None]) -> list[Row]:
        """A row for each table; one that cannot be read is left out, so that it does not cost the others theirs."""
        rows = []
        for id in ids:
            try:
                async with self.cache.at(id) as table:
                    found = row(table)
            except Refusal:  # it cannot be read
                continue
            if found is not None:
                rows.append(found)
        return rows

    # ---- Other workers ----

    def written(self, table: str, seq: int) -> None:
        """Another worker has written to a table.

        Somebody may just be reading it, without what is new; or look at it, though it is no longer in memory.
        """
        if table in self.cache or self.connections.at(table):
            self.tasks.spawn(self._catch_up(table, seq))

    def came_or_went(self, table: str, person: str, here: bool) -> None:
        """Somebody has connected through another worker, or is gone."""
        self.broadcast.came_or_went(table, person, here)

    def missed(self) -> None:
        """Other workers may have written without our hearing it: read again what somebody looks at, forget the rest."""
        watched = self.connections.tables()
        for id in self.cache.ids():
            if id not in watched:
                self.cache.drop(id)
        for id in watched:
            self.tasks.spawn(self._catch_up(id, sys.maxsize))

    async def _catch_up(self, id: str, seq: int) -> None:
        """Read what is new at a table, and tell it; if that cannot be now, soon."""
        while True:
            try:
                return await self._read_on(id, seq)
            except StoreError:
                await asyncio.sleep(self.settings.sweep_seconds)

    async def _read_on(self, id: str, seq: int) -> None:
        async with self.cache.at(id) as table:
            if table.seq < seq:
                stored = await self.store.load(id, table.seq + 1)
                assert stored is not None
                try:
                    for data in stored.entries:
                        table.apply(loads(data), data.encode())
                    await self.cache.make_ready(table)
                except Exception:
                    self.cache.drop(id)
                    raise
                table.stored = table.summary()
            behind = [connection.seq for connection in self.connections.at(id) if connection.seq < table.seq]
            if behind:
                news = table.entries[min(behind) + 1 :]
                only_game = all(loads(data)["type"] in _GAME_ONLY for data in news)
                self.broadcast.publish(table, table_changed=not only_game)
            self.scheduler.attend(table)

    def count_sizes(self) -> None:
        """How much there is now, for the figures."""
        self.metrics.set_sizes(self.connections.count, len(self.cache))


def _record_in(content: str | dict[str, Any]) -> Record:
    return Record.loads(content) if isinstance(content, str) else Record.from_json(content)


def _row(table: Table, person: str) -> MyTable:
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
        "you": list(you),
        "host": table.header["host"] == person,
        "turn": turn,
        "round": round,
        "since": table.turn_began if playing else table.header["created"],
    }
