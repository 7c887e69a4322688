"""All tables of one process: opening and closing them, setting up new ones, lists of them.

What happens at a table goes through `commands`; how it is stored and told is the `writer`'s business.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Any, TypeVar

from ..game import Record, RecordError
from ..protocol.answers import DailyDeal, MyTable
from ..protocol.commands import CreateTable, PlayDeal, as_name
from ..protocol.tables import TableInfo
from ..rules import RuleSetName
from . import daily, notices
from .archive import Archive
from .bots import BotPool, make_bot
from .broadcast import Broadcast
from .cache import LockedTable, TableCache
from .clock import Clock
from .complaints import Complaints
from .conduct import Conduct
from .connections import Connection, Connections
from .jsontext import dumps, loads
from .metrics import Metrics
from .presence import Presence
from .puzzling import Puzzling
from .refusals import BadRecord, Refusal
from .reviews import Reviews
from .scheduler import Scheduler
from .settings import TableSettings
from .setup import new_table, replay_of
from .store import Due, Store, StoreError
from .table import Entry, Table
from .tasks import Background, Tasks
from .writer import Writer

Row = TypeVar("Row")
log = logging.getLogger("thurntaxis.tables")

_GAME_ONLY = frozenset({"action", "chat"})
"""Entries that change nothing about the table but its game."""
_BANNED = 4003
"""The close code for a person whom the host has banned."""
_CLOSE_SECONDS = 3.0
"""How long a stop waits for tasks that were cancelled; a database that is away may hold them."""
_TIDY_SECONDS = 10.0
"""How often the memory of finished games is given back."""
_PRUNED_AT_ONCE = 20
_PRUNE_PAUSE = 4
"""Between steps of pruning the store is left alone for this many times as long as the step took."""
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
        self.cache = TableCache(store, settings.cached_tables, settings.cached_entries, self.background)
        self.presence = Presence(self.connections, store, self.clock, settings)
        self.conduct = Conduct(store, settings)
        self.complaints = Complaints(self.cache, store, self.clock)
        self.broadcast = Broadcast(
            self.connections, self.presence, self.cache, store, self.complaints, self.tasks, self.clock, settings
        )
        self.complaints.changed = self.blocks_changed
        self.writer = Writer(self.cache, store, self.clock, self.tasks, self._changed, self._unsure)
        self.on_due: Callable[[], None] = lambda: None
        """Called when a notice has become due."""
        self._has_due = False
        if settings.notices or settings.announce:
            self.writer.due = self._due
        self.scheduler = Scheduler(
            self.cache, self.writer, self.bots, self.presence, store, self.clock, self.tasks, self.metrics, settings
        )
        self.reviews = Reviews(store, self.bots, self.connections, self.background, self.tasks, settings)
        self.archive = Archive(self.cache, store, self.clock, self.background, settings)
        self.archive.changed = self._unsure
        self.puzzling = Puzzling(store, self.clock, self.background)
        self.advised: set[str] = set()
        """Tables at which a person waits for a hint."""
        self._looks: dict[tuple[str, str], int] = {}
        """Who has looked at which table, and when, as long as it is not noted."""
        self._compared: set[str] = set()
        """Daily deals that the expert plays just now."""
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
        await self.conduct.refresh(self.clock.now())
        self.tasks.spawn(self._tidy())
        self.tasks.spawn(self._mind())
        self.tasks.spawn(self.archive.count_old())
        if self.settings.keep_days is not None:
            self.tasks.spawn(self._prune(self.settings.keep_days))

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

    async def _mind(self) -> None:
        """Again and again, ask whom the host keeps out; they leave the tables they look at."""
        while True:
            with suppress(StoreError):  # what was known holds
                banned = await self.conduct.refresh(self.clock.now())
                for connection in self.connections.all() if banned else ():
                    if connection.person in banned:
                        connection.close(_BANNED)
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _prune(self, days: float) -> None:
        """Again and again, clear old tables away; play always comes first."""
        while True:
            with suppress(StoreError):  # next time
                release = await self.store.claim("pruning")
                if release is not None:
                    try:
                        await self.prune(self.clock.now() - int(days * 86_400_000))
                    finally:
                        await release()
            await asyncio.sleep(self.settings.prune_seconds)

    async def prune(self, before: int) -> int:
        """Clear away tables that nothing has happened at since a time, few at once; how many."""
        number, more = 0, True
        while more:
            began = self.clock.now()
            cleared, more = await self.store.prune(before, _PRUNED_AT_ONCE)
            number += len(cleared)
            for id in cleared:
                self._forget(id)
            await asyncio.sleep((self.clock.now() - began) * _PRUNE_PAUSE / 1000)
        return number

    def _forget(self, id: str) -> None:
        """What is in memory of a table is not what is stored."""
        lock = self.cache.lock(id)

        def drop() -> None:
            self.cache.drop(id)
            lock.release()

        lock.acquire_then(drop)

    async def _looked(self, person: str, table: str) -> None:
        """Note that a person looks at a table; if that cannot be now, soon: until then they would be told nothing."""
        is_being_noted = (person, table) in self._looks
        self._looks[person, table] = self.clock.now()
        while not is_being_noted:
            with suppress(StoreError):
                # Who has gone meanwhile has not seen what was noted since.
                until = sys.maxsize if self.connections.has(table, person) else self._looks[person, table]
                await self.store.looked(person, table, until)
                del self._looks[person, table]
                return
            await asyncio.sleep(self.settings.sweep_seconds)

    def at(self, id: str) -> LockedTable:
        """A table under its lock: `async with service.at(id) as table`."""
        return self.cache.at(id)

    def _due(self, table: Table, entries: Sequence[Entry]) -> tuple[Due, ...]:
        now = self.clock.now()
        found: tuple[Due, ...] = ()
        if self.settings.notices:
            found = notices.due(table, entries, self.presence.connected(table), now)
        if self.settings.announce:
            found += notices.announced(table.id, entries, now)
        self._has_due |= bool(found)
        return found

    def _changed(self, table: Table, entries: Sequence[Entry]) -> None:
        """Entries are stored: now they may be told."""
        self.metrics.entries_stored(entries)
        if self._has_due:
            self._has_due = False
            self.on_due()
        only_game = all(entry["type"] in _GAME_ONLY for entry in entries)
        self.broadcast.publish(table, table_changed=not only_game)
        self.scheduler.attend(table)

    async def join(self, connection: Connection, since: int | None) -> None:
        """Connect a person to a table."""
        self.conduct.check_person(connection.person)
        table = await self.broadcast.join(connection, since)
        self.scheduler.attend(table)
        if self.settings.notices and connection.person and table.seats_of(connection.person):
            self.tasks.spawn(self._looked(connection.person, table.id))

    async def info(self, id: str, person: str | None) -> TableInfo:
        """A table as a person may see it."""
        await self.presence.refresh(id)
        async with self.cache.at(id) as table:
            return self.broadcast.info(table, person)

    # ---- New tables ----

    async def create(self, wanted: CreateTable, person: str, share: str | None = None) -> Table:
        """Set up a table. `share`: with whom its bots share the time to think, for instance an address."""
        self.conduct.check_person(person)
        self.conduct.check_words(wanted.name, *(getattr(seat, "name", None) for seat in wanted.seats))
        for seat in wanted.seats:
            if seat.kind == "bot":
                make_bot(seat.level)
            elif seat.kind == "open" and not self.settings.people:
                raise Refusal("not_now", "server-alone")
        base = await self._base(wanted) if wanted.from_ else None
        return await self.add(new_table(wanted, person, self.clock.now(), base), share)

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
        result = record.result and {"scores": list(record.result["scores"]), "winner": record.result["winner"]}
        shown = Record(players, record.rules, record.draws, record.actions, result)
        return await self.add(replay_of(shown, person, self.clock.now()))

    async def add(self, table: Table, share: str | None = None) -> Table:
        """Keep a new table; it starts at once if no seat is open."""
        now = self.clock.now()
        if share is not None:
            table.share = share
        if table.status == "open" and table.is_full:
            if table.base_ply:
                await self.background.run(lambda: table.start(now))
            else:
                table.start(now)
        await self.cache.make_ready(table)
        table.stored = table.summary()
        header = dumps(table.header).decode()
        entries = [data.decode() for data in table.entries]
        summary = table.stored
        if self.settings.announce:
            summary = replace(summary, due=notices.announced(table.id, [loads(each) for each in entries], now))
        if not await self.store.create(table.id, header, table.header["created"], entries, summary):
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

    # ---- The daily deal ----

    async def deal(self, date: str | None, edition: RuleSetName, person: str | None) -> DailyDeal:
        """A daily deal as somebody may know it. When they have finished it, the expert plays it as well."""
        now = self.clock.now()
        day = daily.day_of(date, now)
        found = await daily.told(self.store, day, edition, person, now)
        if found["result"] is not None and found["result"]["expert"] is None:
            self._compare(day, edition)
        return found

    async def play_deal(self, wanted: PlayDeal, person: str) -> str:
        """Somebody's table for a deal: a new one, or the one at which they play it already."""
        now = self.clock.now()
        day = daily.day_of(wanted.date, now)
        table = daily.table_of(day, wanted.edition, wanted.name, person, now)
        if table.deal is None or await self.store.load(table.id, 10**9) is None:
            with suppress(Refusal):  # another tab was faster
                await self.add(table)
        return table.id

    def _compare(self, day: date, edition: RuleSetName) -> None:
        """Let the expert play a deal, once at a time."""
        deal = daily.name_of(day, edition)
        if deal in self._compared:
            return
        self._compared.add(deal)

        async def play() -> None:
            try:
                await daily.expert_result(self.bots, self.store, day, edition, self.clock.now())
            except (Refusal, StoreError) as error:
                log.warning("the expert has not played the deal", extra={"deal": deal, "problem": str(error)})
            finally:
                self._compared.discard(deal)

        self.tasks.spawn(play())

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

    # ---- Other workers ----

    def written(self, table: str, seq: int) -> None:
        """Another worker has written to a table.

        It may just be being read, without what is new; or be watched, though it is no longer in memory.
        """
        if table in self.cache or self.connections.at(table):
            self.tasks.spawn(self._catch_up(table, seq))

    def came_or_went(self, table: str, person: str, here: bool) -> None:
        """A person has connected through another worker, or is gone."""
        self.broadcast.came_or_went(table, person, here)

    def blocks_changed(self, person: str) -> None:
        """A person has said, through whichever worker, whom they do not want to hear."""
        self.tasks.spawn(self._hear_anew(person))

    async def _hear_anew(self, *people: str) -> None:
        """Tell people what they want to hear now; if that cannot be, soon."""
        for person in people:
            while True:
                with suppress(StoreError):
                    await self.broadcast.hear_anew(person)
                    break
                await asyncio.sleep(self.settings.sweep_seconds)

    def _unsure(self, table: str) -> None:
        """The store failed while it wrote to a table."""
        self.written(table, sys.maxsize)

    def missed(self) -> None:
        """Notices of other workers may have been lost: read again the tables that are watched, forget the rest."""
        watched = self.connections.tables()
        for id in self.cache.ids():
            if id not in watched:
                self.cache.drop(id)
        for id in watched:
            self.tasks.spawn(self._catch_up(id, sys.maxsize))
        if self.store.shared:
            self.tasks.spawn(self._hear_anew(*dict.fromkeys(person for _, person in self.connections.people())))

    async def _catch_up(self, id: str, seq: int) -> None:
        """Read what is new at a table, and tell it; if that cannot be now, soon."""
        while True:
            try:
                return await self._read_on(id, seq)
            except Refusal:  # it was cleared away, or cannot be read: people find that out when they come back
                for connection in self.connections.at(id):
                    connection.close(1001)
                return
            except StoreError:
                await asyncio.sleep(self.settings.sweep_seconds)

    async def _read_on(self, id: str, seq: int) -> None:
        async with self.cache.at(id) as table:
            if table.seq < seq:
                stored = await self.store.load(id, table.seq + 1)
                if stored is None:
                    self.cache.drop(id)
                    raise Refusal("unknown", "server-unknown-table")
                news = [loads(data) for data in stored.entries]
                if any(entry["type"] == "name_removed" for entry in news):  # earlier entries have changed as well
                    self.cache.drop(id)
                    table = await self.cache.load(id)
                else:
                    await self._apply(table, news, stored.entries)
                table.stored = table.summary()
            behind = [connection.seq for connection in self.connections.at(id) if connection.seq < table.seq]
            if behind:
                untold = table.entries[min(behind) + 1 :]
                only_game = all(loads(data)["type"] in _GAME_ONLY for data in untold)
                self.broadcast.publish(table, table_changed=not only_game)
            self.scheduler.attend(table)

    async def _apply(self, table: Table, news: Sequence[Entry], stored: Sequence[str]) -> None:
        """Bring a table in memory forward by entries of another worker."""
        try:
            for entry, data in zip(news, stored, strict=True):
                table.apply(entry, data.encode())
            await self.cache.make_ready(table)
        except Exception:
            self.cache.drop(table.id)
            raise

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
        "name": table.header["name"],
        "status": table.status,
        "your_turn": turn in you,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "you": list(you),
        "host": table.header["host"] == person,
        "turn": turn,
        "round": round,
        "since": table.turn_began if playing else table.header["created"],
        "deal": table.deal,
    }
