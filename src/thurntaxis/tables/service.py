"""All tables of one process: its parts put together, new tables, and lists of tables.

What happens at a table goes through `commands`; how it is stored and published is the `writer`'s business.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ..game import Record, RecordError
from ..protocol.answers import MyTable
from ..protocol.commands import CreateTable, as_name
from ..protocol.tables import TableInfo
from .archive.archive import Archive
from .archive.daily import DailyDeals
from .memory.cache import LockedTable, TableCache
from .people.broadcast import Broadcast
from .people.complaints import Complaints
from .people.conduct import Conduct
from .people.connections import Connection, Connections
from .people.notices import Notices, announced
from .people.presence import Presence
from .ports.background import Background, Tasks
from .ports.clock import Clock
from .ports.jsontext import loads
from .ports.metrics import Metrics
from .ports.settings import TableSettings
from .ports.store import Store
from .refusals import BadRecord, Refusal
from .running.bots import BotPool, make_bot
from .running.commands import Commands
from .running.housekeeping import Housekeeping
from .running.scheduler import Scheduler
from .running.workers import OtherWorkers
from .running.writer import Writer
from .study.analysis import Analysis
from .study.puzzling import Puzzling
from .study.replay import Replays
from .study.reviews import Reviews
from .table.setup import new_table, replay_of
from .table.table import Table

Row = TypeVar("Row")

_CLOSE_SECONDS = 3.0
"""How long a stop waits for tasks that were cancelled; a database that is away may hold them."""
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
        self.metrics = metrics = metrics or Metrics()
        self.clock = clock = clock or Clock()
        self.background = background = background or Background()
        self.bots = bots = bots or BotPool(settings.bot_threads, settings.bot_seconds)
        self.tasks = tasks = Tasks(metrics)
        self.connections = connections = Connections()
        self.cache = cache = TableCache(store, settings.cached_tables, settings.cached_entries, background)
        self.presence = presence = Presence(connections, store, clock, settings)
        self.conduct = conduct = Conduct(store, settings)
        self.complaints = complaints = Complaints(cache, store, clock)
        self.notices = notices = Notices(connections, presence, store, clock, tasks, settings)
        self.broadcast = broadcast = Broadcast(connections, presence, cache, store, complaints, tasks, clock, settings)
        self.writer = writer = Writer(cache, store, broadcast, notices, clock, tasks, metrics)
        self.scheduler = scheduler = Scheduler(cache, writer, bots, store, clock, tasks, metrics, settings)
        self.workers = workers = OtherWorkers(cache, connections, broadcast, scheduler, store, tasks, metrics, settings)
        self.housekeeping = Housekeeping(
            cache, connections, presence, conduct, scheduler, store, clock, tasks, settings
        )
        self.commands = Commands(
            cache,
            writer,
            broadcast,
            presence,
            conduct,
            complaints,
            scheduler,
            bots,
            background,
            clock,
            tasks,
            metrics,
            self.add,
        )
        self.reviews = Reviews(store, bots, background, tasks, settings)
        self.replays = Replays(cache, background, bots, self.reviews)
        self.analysis = Analysis(self.replays, background, self.reviews)
        self.archive = Archive(cache, store, conduct, clock, background, settings)
        self.daily = DailyDeals(store, bots, conduct, clock, tasks, self.add)
        self.puzzling = Puzzling(store, clock, background)
        writer.schedule, writer.unsure = scheduler.schedule, workers.unsure
        self.archive.changed = workers.unsure
        complaints.changed = workers.blocks_changed
        self._lobby: tuple[int, list[str]] = (0, [])

    @property
    def closing(self) -> bool:
        """Whether the tables are being closed."""
        return self.tasks.closing

    # ---- Opening and closing ----

    async def open(self) -> None:
        """Connect to the store; what was under way when the process stopped goes on."""
        await self.store.open(self.workers)
        await self.housekeeping.start()
        self.tasks.spawn(self.archive.count_old())

    async def close(self) -> None:
        """Stop: connections are told to come back, what was begun is stored."""
        self.tasks.closing = True
        for connection in self.connections.all():
            connection.close(1001)
        self.scheduler.close()
        await self.tasks.close(_CLOSE_SECONDS)
        self.bots.close()
        await self.store.close()

    def at(self, id: str) -> LockedTable:
        """A table under its lock: `async with service.at(id) as table`."""
        return self.cache.at(id)

    async def join(self, connection: Connection, since: int | None) -> None:
        """Connect a person to a table."""
        self.conduct.check_person(connection.person)
        table = await self.broadcast.join(connection, since)
        self.scheduler.schedule(table)
        if connection.person:
            self.notices.looked(connection.person, table)

    async def info(self, id: str, person: str | None) -> TableInfo:
        """A table as a person may see it."""
        await self.presence.refresh(id)
        async with self.cache.at(id) as table:
            return self.broadcast.info(table, person)

    # ---- New tables ----

    async def create(self, wanted: CreateTable, person: str, fair_key: str | None = None) -> Table:
        """Set up a table. Tables with the same `fair_key`, for instance an address, share the time of the bots."""
        self.conduct.check_person(person)
        self.conduct.check_words(wanted.name, *(getattr(seat, "name", None) for seat in wanted.seats))
        for seat in wanted.seats:
            if seat.kind == "bot":
                make_bot(seat.level)
            elif seat.kind == "open" and not self.settings.people:
                raise Refusal("not_now", "server-alone")
        base = await self._base(wanted) if wanted.from_ else None
        return await self.add(new_table(wanted, person, self.clock.now(), base), fair_key)

    async def upload(self, content: str | dict[str, Any], person: str) -> Table:
        """Set up a table that shows a record."""
        self.conduct.check_person(person)
        try:
            record = await self.background.run(lambda: _record_in(content))
        except RecordError as error:
            raise BadRecord(error) from None
        if len(record.actions) > self.settings.upload_plies:
            raise Refusal("too_large", "server-too-large")
        players = tuple(as_name(name) for name in record.players)
        self.conduct.check_words(*players)
        result = record.result and {"scores": list(record.result["scores"]), "winner": record.result["winner"]}
        shown = Record(players, record.rules, record.draws, record.actions, result)
        return await self.add(replay_of(shown, person, self.clock.now()))

    async def add(self, table: Table, fair_key: str | None = None) -> Table:
        """Keep a new table; it starts at once if no seat is open."""
        now = self.clock.now()
        if fair_key is not None:
            table.fair_key = fair_key
        if table.status == "open" and table.is_full:
            if table.base_ply:
                await self.background.run(lambda: table.start(now))
            else:
                table.start(now)
        await self.cache.make_ready(table)
        table.stored = table.summary()
        entries = [data.decode() for data in table.entries]
        summary = table.stored
        if self.settings.announce:
            summary = replace(summary, due=announced(table.id, [loads(each) for each in entries], now))
        if not await self.store.create(table.id, table.header.dumps(), table.header.created, entries, summary):
            raise Refusal("busy", "server-busy")
        self.cache.keep(table)
        self.metrics.table_created()
        self.scheduler.schedule(table)
        return table

    async def _base(self, wanted: CreateTable) -> Record:
        """The record of the game to be continued, up to the ply."""
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
        return game.record

    # ---- Lists ----

    async def lobby(self, person: str | None) -> list[TableInfo]:
        """Listed tables."""
        asked, ids = self._lobby
        if self.clock.now() - asked > _LOBBY_SECONDS * 1000:
            ids = await self.store.lobby(50)
            self._lobby = self.clock.now(), ids
        return await self._rows(ids, lambda table: self.broadcast.info(table, person))

    async def tables_of(self, person: str) -> list[MyTable]:
        """The tables a person sits at."""
        return await self._rows(
            await self.store.owned_by(person, 50),
            lambda table: _row(table, person) if table.seats_of(person) else None,
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

    async def name_of(self, person: str) -> tuple[str | None, int]:
        """The newest name somebody sat down with, and at how many tables they sit now."""
        tables = await self.tables_of(person)
        for table in tables:
            return table["seats"][table["you"][0]]["name"], len(tables)
        return await self.archive.last_name(person), 0

    def count_sizes(self) -> None:
        """How much there is now, for the figures."""
        self.metrics.set_sizes(self.connections.count, len(self.cache))


def _record_in(content: str | dict[str, Any]) -> Record:
    return Record.loads(content) if isinstance(content, str) else Record.from_json(content)


def _row(table: Table, person: str) -> MyTable:
    """A table in the list of those that a person sits at."""
    you = table.seats_of(person)
    playing = table.status == "playing"
    try:
        turn, round = (table.actor, table.game.round) if playing else (None, None)
    except Refusal:  # the game turns out to be broken: the row says so
        turn = round = None
    return {
        "id": table.id,
        "name": table.header.name,
        "status": table.status,
        "your_turn": turn in you,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "you": list(you),
        "host": table.header.host == person,
        "turn": turn,
        "round": round,
        "since": table.turn_began if playing else table.header.created,
        "deal": table.header.deal,
    }
