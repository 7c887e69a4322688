"""The hall: between the network, the store, the rules and the bots.

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
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import orjson

from ..game import Record, RecordError
from . import showing
from .errors import BadRecord, Refusal
from .messages import CreateTable
from .metrics import Metrics
from .readers import Reader, Readers
from .settings import Settings
from .store import Store, StoreError, Summary
from .table import Entry, Table
from .thinking import Thinking, make_bot
from .turns import Turns

Result = TypeVar("Result")
log = logging.getLogger("thurntaxis.server")

_QUIET = frozenset({"action", "chat"})
"""Entries after which the table itself is as it was, but for the game."""


_News = tuple[str, int, list[str], Summary | None]
"""What a store needs to write entries."""
Told = Callable[[dict[str, Any] | Exception], None]
"""Who gets an answer, or why there is none."""


class Conflict(Exception):
    """Another worker has written to the table first."""


def _are_quiet(entries: list[Entry]) -> bool:
    return all(entry["type"] in _QUIET for entry in entries)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.readers = Readers()
        self.thinking = Thinking(settings.bot_threads, settings.bot_seconds)
        self.closing = False
        self.advised: set[str] = set()
        """Tables at which somebody waits for a hint."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._turns: WeakValueDictionary[str, Turns] = WeakValueDictionary()
        self._attended: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = now()
        self._lobby: tuple[float, list[str]] = (0.0, [])

    # ---- Opening and closing ----

    async def open(self) -> None:
        """Connect to the store; what was under way when the server stopped goes on."""
        # The thread of the store and those of bots get their turn sooner than Python's 5 ms, or every move waits for
        # them.
        sys.setswitchinterval(0.0005)
        await self.store.open(self)
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Stop: connections are told to come back, what was begun is stored."""
        self.closing = True
        for reader in self.readers.everybody():
            reader.close(1001)
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done beside everything else; what goes wrong with it is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.errors.inc()
            log.error("a task failed", exc_info=error)

    # ---- Tables ----

    def at(self, id: str) -> "_AtTable":
        """A table, for oneself as long as needed: `async with hall.at(id) as table`.

        Raises:
            Refusal: there is no such table.
        """
        return _AtTable(self, id, self._turns_at(id))

    def _turns_at(self, id: str) -> Turns:
        turns = self._turns.get(id)
        if turns is None:
            turns = self._turns[id] = Turns()
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
            self.thinking.forget(gone)

    def _drop(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self.thinking.forget(table.id)

    async def change(self, id: str, decide: Callable[[Table], Awaitable[tuple[list[Entry], Result]]]) -> Result:
        """Let a table be changed: `decide` gives the entries and the answer.

        Decided anew if another worker was faster.
        """
        for _ in range(20):
            try:
                async with self.at(id) as table:
                    try:
                        entries, result = await decide(table)
                        await self._commit(table, entries)
                    except Conflict:
                        self._drop(table)
                        raise
                    except Refusal:
                        raise
                    except BaseException:
                        self._drop(table)  # what is in memory may not be what is stored
                        raise
                    return result
            except Conflict:
                continue
        raise Refusal("busy", "server-busy")

    def change_at_once(
        self, reader: Reader, decide: Callable[[Table], tuple[list[Entry], dict[str, Any]]], told: Told
    ) -> bool:
        """The same for a reader's table that is in memory and free, and without a task; else nothing is done: False.

        `told` gets the answer when the change is stored and published, or why it is not. `Conflict`: decide again.
        """
        table, turns = self._tables.get(reader.table), reader.turns
        if table is None or turns is None or turns.taken:
            return False
        self._tables.move_to_end(reader.table)
        turns.taken = True
        try:
            entries, result = decide(table)
            summary, news = self._to_store(table, entries)
        except Exception as error:
            if not isinstance(error, Refusal):
                self._drop(table)
            turns.give()
            told(error)
            return True

        def stored(stored: bool, error: BaseException | None) -> None:
            quiet = False
            try:
                if error is not None:
                    raise error
                if not stored:
                    raise Conflict
                quiet = _are_quiet(entries)
                if quiet:
                    self._tell(table, entries, summary, None)
            except Exception as problem:
                self._drop(table)
                end(problem)
            else:
                if quiet:
                    end(result)
                else:
                    self.spawn(self._tell_later(table, entries, summary, lambda problem: end(problem or result)))

        def end(outcome: dict[str, Any] | Exception) -> None:
            turns.give()
            told(outcome)

        self.store.append_then(*news, stored)
        return True

    async def _tell_later(
        self, table: Table, entries: list[Entry], summary: Summary, told: Callable[[Exception | None], None]
    ) -> None:
        try:
            self._tell(table, entries, summary, await self._connected(table))
        except Exception as error:
            self._drop(table)
            told(error)
        else:
            told(None)

    async def _commit(self, table: Table, entries: list[Entry]) -> None:
        if not entries:
            return
        if table.status == "open" and all(seat.kind != "open" for seat in table.seats):
            entries += table.start(now())
        summary, news = self._to_store(table, entries)
        if not await self.store.append(*news):
            raise Conflict
        self._tell(table, entries, summary, None if _are_quiet(entries) else await self._connected(table))

    def _to_store(self, table: Table, entries: list[Entry]) -> tuple[Summary, _News]:
        """How the table stands now, and what of it the store does not know yet."""
        summary = table.summary()
        first = len(table.entries) - len(entries)
        texts = [data.decode() for data in table.entries[first:]]
        changed = summary is not table.stored and summary != table.stored
        return summary, (table.id, first, texts, summary if changed else None)

    def _tell(self, table: Table, entries: list[Entry], summary: Summary, connected: set[str] | None) -> None:
        """Entries are stored: now everybody may know."""
        table.stored = summary
        self.metrics.count_entries(entries)
        self._publish(table, connected)
        self.attend(table)

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
            record = Record.loads(content) if isinstance(content, str) else Record.from_json(content)
        except RecordError as error:
            raise BadRecord(error) from None
        kept = Record(record.players, record.rules, record.draws, record.actions, record.result)
        return await self.add(Table.replay(kept, person, now()))

    async def add(self, table: Table) -> Table:
        """Keep a new table; it starts at once if no seat is open."""
        if "replay" not in table.header and all(seat.kind != "open" for seat in table.seats):
            table.start(now())
        table.stored = table.summary()
        header = orjson.dumps(table.header).decode()
        entries = [data.decode() for data in table.entries]
        if not await self.store.create(table.id, header, table.header["created"], entries, table.stored):
            raise Refusal("busy", "server-busy")
        self._keep(table)
        self.metrics.tables.inc()
        self.attend(table)
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
        game = record.replay(to=wanted.from_.ply)
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
                you = table.seats_of(person)
                turn = table.status == "playing" and table.actor in you
                found.append({"id": id, "name": table.header["name"], "status": table.status, "your_turn": turn})
        return found

    async def _infos(self, ids: list[str], person: str | None) -> list[dict[str, Any]]:
        infos = []
        for id in ids:
            async with self.at(id) as table:
                infos.append(await self.info(table, person))
        return infos

    # ---- Telling ----

    async def info(self, table: Table, person: str | None) -> dict[str, Any]:
        """A table as somebody may see it."""
        return self._info(table, person, await self._connected(table))

    async def _connected(self, table: Table) -> set[str]:
        here = {seat.person for seat in table.seats if seat.person and self.readers.is_connected(table.id, seat.person)}
        return here | (await self.store.present(table.id, now()) if self.store.shared else set())

    def _info(self, table: Table, person: str | None, connected: set[str]) -> dict[str, Any]:
        readers = self.readers.at(table.id)
        watching = sum(1 for reader in readers if not table.seats_of(reader.person))
        return showing.info_for(table, person, connected, watching, self.absent(table, connected))

    def absent(self, table: Table, connected: set[str]) -> list[int]:
        """The seats of people who have been away for long enough to be voted out."""
        if table.status != "playing":
            return []
        if table.header["pace"] == "correspondence":
            waited = (now() - table.turn_began) / 1000
            patience = self.settings.absent_correspondence_seconds
            away = [table.actor] if waited >= patience else []
        else:
            patience = self.settings.absent_seconds
            away = [
                number
                for number, seat in enumerate(table.seats)
                if seat.person and self.readers.away(table.id, seat.person) >= patience
            ]
        return [
            number
            for number in away
            if number is not None and table.seats[number].person and table.seats[number].person not in connected
        ]

    async def state(self, table: Table, person: str | None, lang: str, since: int | None = None) -> dict[str, Any]:
        """Everything about a table that somebody may know."""
        you = table.seats_of(person)
        first = 0 if since is None or since > table.seq else since + 1
        return {
            "type": "state",
            "seq": table.seq,
            "table": await self.info(table, person),
            "views": showing.views_for(table, you),
            "play": showing.play_for(table, you, lang),
            "log": showing.lines_for(table, you, first),
            "log_from": first,
        }

    def _publish(self, table: Table, connected: set[str] | None) -> None:
        """Tell every reader what is new to them. Called by whoever is at the table, so all hear it in order.

        With who is `connected`, they are told how the table itself stands as well.
        """
        messages: dict[tuple[Any, ...], bytes] = {}
        for reader in self.readers.at(table.id):
            you = table.seats_of(reader.person)
            key = (you, reader.lang, reader.seq, None if connected is None else reader.person)
            message = messages.get(key)
            if message is None:
                news = showing.news_for(table, you, reader.lang, reader.seq)
                if connected is not None:
                    news["table"] = self._info(table, reader.person, connected)
                message = messages[key] = orjson.dumps(news)
            reader.push(message)
            reader.seq = table.seq

    async def _push_table(self, id: str) -> None:
        async with self.at(id) as table:
            connected = await self._connected(table)
            for reader in self.readers.at(id):
                info = self._info(table, reader.person, connected)
                reader.push(orjson.dumps({"type": "update", "seq": reader.seq, "log": [], "table": info}))

    # ---- Connections ----

    async def join(self, reader: Reader, since: int | None) -> None:
        """Somebody connects to a table: they get its state, and from then on every update."""
        async with self.at(reader.table) as table:
            appeared = self.readers.add(reader)
            reader.turns = self._turns_at(reader.table)
            state = await self.state(table, reader.person, reader.lang, since)
            reader.seq = table.seq
            reader.push(orjson.dumps(state))
            self.attend(table)
            others = len(self.readers.at(reader.table)) > 1
            if appeared and reader.person:
                await self.store.came(reader.table, reader.person, now() + self._presence_ms())
        if appeared and others:
            await self._push_table(reader.table)

    def leave(self, reader: Reader) -> None:
        """A connection has ended."""
        gone = self.readers.remove(reader)
        if gone and not self.closing:
            self.spawn(self._went(reader))

    async def _went(self, reader: Reader) -> None:
        if reader.person is not None:
            await self.store.went(reader.table, reader.person)
        self._tell_presence(reader.table, gone=True)

    def _tell_presence(self, id: str, *, gone: bool) -> None:
        """Show who is here now; and when somebody has been away for long enough to be voted out."""
        if self.closing or not self.readers.at(id):
            return
        self.spawn(self._push_table(id))
        if gone:
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.absent_seconds + 0.05, lambda: self._tell_presence(id, gone=False))

    def _presence_ms(self) -> int:
        return int(self.settings.sweep_seconds * 3000) + 1000

    # ---- Other workers ----

    def written(self, table: str, seq: int) -> None:
        """Another worker has written to a table."""
        if not self.closing and (table in self._tables or self.readers.at(table)):
            self.spawn(self._catch_up(table, seq))

    def came_or_went(self, table: str, person: str, here: bool) -> None:
        """Somebody has connected through another worker, or is gone."""
        if not here:
            self.readers.note_gone(table, person)
        if not self.closing and self.readers.at(table):
            self._tell_presence(table, gone=not here)

    async def _catch_up(self, id: str, seq: int) -> None:
        async with self.at(id) as table:
            if table.seq < seq:
                stored = await self.store.load(id, table.seq + 1)
                assert stored is not None
                try:
                    for data in stored.entries:
                        table.apply(orjson.loads(data), data.encode())
                except Exception:
                    self._drop(table)
                    raise
                table.stored = table.summary()
            behind = [reader for reader in self.readers.at(id) if reader.seq < table.seq]
            if behind:
                first = min(reader.seq for reader in behind) + 1
                quiet = all(orjson.loads(data)["type"] in _QUIET for data in table.entries[first:])
                self._publish(table, None if quiet else await self._connected(table))
            self.attend(table)

    # ---- Bots and clocks ----

    def attend(self, table: Table) -> None:
        """See to it that a bot which is to act thinks, and that a running clock rings."""
        if self.closing or table.id in self._attended:
            return
        attention = table.stored.attention if table.stored else None
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if attention is None:
            return
        if attention < self._began:
            grace = 0 if attention == 0 else int(self.settings.grace_seconds * 1000)
            attention = self._began + grace if attention else 0
        wait = max(0.0, (attention - now()) / 1000) if attention else 0.0
        if wait == 0.0:
            self._attended.add(table.id)
            self.spawn(self._serve(table.id))
        elif wait < 3600:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait, self._ring, table.id)

    def _ring(self, id: str) -> None:
        self._timers.pop(id, None)
        if not self.closing and id not in self._attended:
            self._attended.add(id)
            self.spawn(self._serve(id))

    async def _serve(self, id: str) -> None:
        """Play for bots, and for people whose time is up, until it is somebody's own turn."""
        try:
            let_go = await self.store.claim(id)
            if let_go is None:
                return  # another worker is at it
            try:
                while await self._serve_once(id):
                    pass
            finally:
                await let_go()
        except Refusal:
            return
        finally:
            self._attended.discard(id)
        async with self.at(id) as table:
            self.attend(table)

    async def _serve_once(self, id: str) -> bool:
        async with self.at(id) as table:
            deadline = table.deadline
            level = table.level_to_act()
            if level is None:
                if deadline is not None and now() >= self._with_grace(deadline):
                    await self._time_out(table)
                    return True
                return False
            seat, ply, seq = table.actor, table.ply, table.seq
            by = "clock" if table.timed_out else "bot"
            pause = table.header["bot_pause"] / 1000
            assert seat is not None
            view, legal = table.game.view(seat), table.game.legal_actions(numbers=True)
        if pause:
            await asyncio.sleep(pause)
        started = time.perf_counter()
        action, decided = await self.thinking.decide(id, seat, level, view, legal)
        self.metrics.thinking.labels(decided).observe(time.perf_counter() - started)

        async def play(table: Table) -> tuple[list[Entry], bool]:
            if table.ply != ply or table.actor != seat or table.level_to_act() != level or table.seq < seq:
                return [], True  # the game was changed meanwhile: think again
            entries: list[Entry] = []
            if decided != level:
                entry = {"type": "bot_failed", "at": now(), "seat": seat, "level": decided}
                table.apply(entry)
                entries.append(entry)
                self.metrics.bot_failures.inc()
            entries += table.act(seat, ply, [action], now(), by)
            return entries, True

        return await self.change(id, play)

    def _with_grace(self, deadline: int) -> int:
        """Time that ran out while the server was down is given back in part."""
        return deadline if deadline >= self._began else self._began + int(self.settings.grace_seconds * 1000)

    async def _time_out(self, table: Table) -> None:
        try:
            await self._commit(table, table.time_out(now()))
        except Conflict:
            self._drop(table)

    async def _sweep(self) -> None:
        """Again and again.

        Find tables that wait for the server and were forgotten, by a restart or by another worker's death.
        """
        while True:
            try:
                for id in await self.store.waiting(now(), 500):
                    if id not in self._attended and id not in self._timers:
                        await self._attend_to(id)
                if self.store.shared:
                    await self.store.seen(self.readers.people(), now() + self._presence_ms())
            except StoreError as error:
                log.warning("sweep failed", extra={"problem": str(error)})
            self.metrics.set_sizes(self.readers.count, len(self._tables))
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _attend_to(self, id: str) -> None:
        try:
            async with self.at(id) as table:
                self.attend(table)
        except Refusal:
            return
        except Exception:
            self.metrics.errors.inc()
            log.exception("a table cannot be attended to", extra={"table": id})


class _AtTable:
    """Holds a table's lock. A class, since it is used for every action and a generator costs several times as much."""

    __slots__ = ("_hall", "_id", "_turns")

    def __init__(self, hall: Hall, id: str, turns: Turns) -> None:
        self._hall = hall
        self._id = id
        self._turns = turns

    async def __aenter__(self) -> Table:
        await self._turns.take()
        try:
            return await self._hall.load(self._id)
        except BaseException:
            self._turns.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._turns.give()
