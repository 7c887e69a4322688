"""All tables of one process: the parts of the service, and lists of tables.

What happens at a table goes through `commands`; how it is stored and published is the `writer`'s business.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from ..protocol.answers import MyTable
from ..protocol.tables import TableInfo
from .archive.archive import Archive
from .archive.daily import DailyDeals
from .archive.explorer import Explorers
from .learning.analysis import Analysis
from .learning.positions import Positions
from .learning.practice import Practice
from .learning.puzzles import Puzzles
from .learning.replay import Replays
from .learning.reviews import Reviews
from .memory.cache import TableCache
from .people.absences import Absences
from .people.broadcast import Broadcast
from .people.complaints import Complaints
from .people.conduct import Conduct
from .people.connections import Connection, Connections
from .people.lobby import Lobby
from .people.notices import Notices
from .people.presence import Presence
from .ports.background import Background, Tasks
from .ports.clock import Clock
from .ports.metrics import Metrics
from .ports.settings import TableSettings
from .ports.store import Store, StoreError
from .refusals import Refusal, failed
from .running.bots import Bots
from .running.commands import Commands
from .running.creation import Creation
from .running.hints import Hints
from .running.housekeeping import Housekeeping
from .running.programs import Programs
from .running.scheduler import Scheduler
from .running.workers import OtherWorkers
from .running.writer import Writer
from .studies.following import Following
from .studies.studies import Studies
from .table.table import Table
from .thinking.here import thinkers_here
from .thinking.thought import Thinking
from .watching.commentary import Commentary
from .watching.show import Show

Row = TypeVar("Row")

_CLOSE_SECONDS = 3.0
"""How long a stop waits for tasks that were cancelled; a database that is away may hold them."""


class TableService:
    """The tables of this process, and everything that works on them."""

    def __init__(
        self,
        settings: TableSettings,
        store: Store,
        metrics: Metrics | None = None,
        clock: Clock | None = None,
        background: Background | None = None,
        thinkers: Thinking | None = None,
    ) -> None:
        self.settings, self.store = settings, store  # every part gets only the small interface that it needs
        self.metrics = metrics = metrics or Metrics()
        self.clock = clock = clock or Clock()
        self.background = background = background or Background()
        self.thinkers = thinkers = thinkers or thinkers_here(settings.bot_seconds)
        self.bots = bots = Bots(thinkers)
        self.tasks = tasks = Tasks(metrics)
        self.connections = connections = Connections()
        self.cache = cache = TableCache(store, settings.cached_tables, settings.cached_entries, background)
        self.presence = presence = Presence(connections, store, clock, settings)
        self.conduct = conduct = Conduct(store, settings)
        self.complaints = complaints = Complaints(cache, store, clock)
        self.notices = notices = Notices(connections, presence, store, clock, tasks, settings)
        self.broadcast = broadcast = Broadcast(connections, presence, cache, store, complaints, tasks, clock, settings)
        self.writer = writer = Writer(cache, store, broadcast, notices, clock, tasks, metrics, settings.ratings)
        self.absences = absences = Absences(cache, store, store, clock, writer.change)
        self.scheduler = scheduler = Scheduler(
            cache, connections, writer, bots, absences, store, store, clock, tasks, metrics, settings
        )
        self.following = following = Following(store)
        self.workers = workers = OtherWorkers(
            cache, connections, broadcast, scheduler, following, store, tasks, metrics, settings, shared=store.shared
        )
        self.housekeeping = Housekeeping(
            cache, connections, presence, conduct, scheduler, store, store, clock, tasks, settings
        )
        self.programs = programs = Programs(connections, conduct, store, clock, settings)
        self.creation = creation = Creation(
            cache, scheduler, conduct, programs, store, clock, background, metrics, settings
        )
        self.hints = Hints(bots)
        self.commands = Commands(
            cache,
            writer,
            broadcast,
            presence,
            conduct,
            complaints,
            programs,
            scheduler,
            self.hints,
            background,
            clock,
            tasks,
            metrics,
            creation.add,
        )
        self._add_study(creation)
        writer.schedule, writer.unsure, complaints.changed = scheduler.schedule, workers.unsure, workers.blocks_changed

    def _add_study(self, creation: Creation) -> None:
        """The parts for finished games: lists, reviews, replays, daily deals, puzzles, practice."""
        store, bots, background, tasks = self.store, self.bots, self.background, self.tasks
        cache, conduct, clock, settings = self.cache, self.conduct, self.clock, self.settings
        self.reviews = Reviews(store, self.thinkers, bots, background, tasks, clock, settings)
        self.replays = Replays(cache, background, self.hints, self.reviews)
        self.analysis = Analysis(self.replays, background, self.reviews)
        self.positions = Positions(self.replays, background, bots, self.hints, self.reviews)
        self.archive = Archive(cache, store, store, conduct, clock, background, settings, creation.make_room)
        self.archive.changed = self.workers.unsure
        self.explorers = Explorers(store, self.archive.records, background)
        self.daily = DailyDeals(store, store, store, bots, conduct, clock, tasks, creation.add)
        self.puzzles = Puzzles(store, clock, bots)
        self.show = Show(cache, store, creation, clock, settings)
        self.commentary = Commentary(cache, self.thinkers, background)
        self._lobby = Lobby(store, self.connections, clock)
        self.practice = Practice(store, store, background, clock)
        self.studies = Studies(store, store, self.replays, self.reviews, background, clock, settings, self.following)

    # ---- Opening and closing ----

    async def open(self) -> None:
        """Connect to the store and continue the work that the last process left."""
        await self.store.open(self.workers)
        await self.housekeeping.start()
        self.tasks.retry("counting old games", self.settings.sweep_seconds, self.archive.count_old)

    async def close(self) -> None:
        """Stop: ask connections to reconnect, and store pending changes."""
        self.tasks.closing = True
        for connection in self.connections.all():
            connection.close(1001)
        self.following.close()
        self.scheduler.close()
        await self.tasks.close(_CLOSE_SECONDS)
        await self.thinkers.close()
        await self.store.close()

    async def join(self, connection: Connection, since: int | None) -> None:
        """Connect a person to a table."""
        self.conduct.check_person(connection.person)
        table = await self.broadcast.join(connection, since)
        self.scheduler.schedule(table)
        if connection.person:
            self.notices.looked(connection.person, table)
        try:
            if connection.person and table.header.pace == "correspondence" and table.seats_of(connection.person):
                with suppress(StoreError, Refusal):  # it is tried again before a clock rings
                    await self.absences.note(table.id)
            await self.broadcast.announce(connection)
        except Exception as error:  # the state was sent, so they are at the table; the next sweep announces them
            self.metrics.fault()
            failed(error, command="hello")

    async def info(self, id: str, person: str | None) -> TableInfo:
        """A table as a person may see it."""
        await self.presence.refresh(id)
        async with self.cache.at(id) as table:
            return self.broadcast.info(table, person)

    # ---- Lists ----

    async def lobby(self, person: str | None) -> list[TableInfo]:
        """Listed tables."""
        return await self._rows(await self._lobby.tables(), lambda table: self.broadcast.info(table, person))

    async def tables_of(self, person: str) -> list[MyTable]:
        """The tables a person sits at."""
        return await self._rows(
            await self.store.owned_by(person, 50),
            lambda table: _row(table, person) if table.seats_of(person) or table.reclaimable_by(person) else None,
        )

    async def _rows(self, ids: Sequence[str], row: Callable[[Table], Row | None]) -> list[Row]:
        """A row for each table; a table that cannot be read is left out."""
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
            for seat in table["you"]:
                return table["seats"][seat]["name"], len(tables)
        return await self.archive.last_name(person), 0


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
        "reclaimable": bool(table.reclaimable_by(person)),
        "host": table.header.host == person,
        "turn": turn,
        "round": round,
        "since": table.turn_began if playing else table.header.created,
        "deal": table.header.deal,
    }
