"""The scheduler: lets bots act and turn clocks ring, even at tables that a restart or a dead worker left behind."""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

from ..memory.cache import TableCache
from ..people.absences import Absences
from ..people.connections import Connections
from ..ports.background import Tasks
from ..ports.clock import Clock
from ..ports.metrics import Metrics
from ..ports.settings import TableSettings
from ..ports.store import StoreError, TableStore, WorkerStore
from ..refusals import Refusal
from ..table.entries import Entry
from ..table.levels import substitute
from ..table.setup import luck_at
from ..table.standin import harmless
from ..table.table import Table
from ..thinking.thought import Work
from .bots import Bots, TurnBot
from .writer import Answer, Writer

log = logging.getLogger("thurntaxis.tables")

_FAR = 3600.0
"""Clocks that ring later than this, in seconds, are left to the sweep."""
TOURNAMENT_TIMEOUTS = 2
"""After this many in one game of a tournament a bot takes the seat; its player can take it back."""
_LOOKED_SECONDS = 60
"""For how long a game between bots continues after a request for its state without a connection."""


@dataclass(eq=False)
class Scheduler:
    """Lets bots think and clocks ring, each table by one task and in one worker at a time.

    A game of bots among themselves goes on only while somebody looks, and few of one address at a time.
    """

    cache: TableCache
    connections: Connections
    writer: Writer
    bots: Bots
    absences: Absences
    store: TableStore
    workers: WorkerStore
    clock: Clock
    tasks: Tasks
    metrics: Metrics
    settings: TableSettings
    _served: set[str] = field(default_factory=set)
    """Tables whose bots and clocks are being handled."""
    _timers: dict[str, tuple[int, asyncio.TimerHandle]] = field(default_factory=dict)
    """The deadline of each running turn clock, and its timer."""
    _acting: dict[str, TurnBot] = field(default_factory=dict)
    """The bots that are to act, by their tables, where they can be pressed."""
    _rung: dict[str, int] = field(default_factory=dict)
    """Deadlines whose timer has rung, until the table is served."""
    _looked: dict[str, int] = field(default_factory=dict)
    """Until when games between bots continue that were looked at without a connection."""
    _shows: dict[str, str] = field(default_factory=dict)
    """Running games between bots, and for whom they run."""
    _postponed: dict[str, None] = field(default_factory=dict)
    """Games between bots that wait for others of the same address, or for the database."""

    def __post_init__(self) -> None:
        self._began = self.clock.now()

    def close(self) -> None:
        """Stop all clocks."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # ---- When ----

    def schedule(self, table: Table) -> None:
        """Let the bot think if one is to act, and set the clock if one is running."""
        if self.tasks.closing or table.id in self._served:
            return
        wake_at = table.stored.wake_at if table.stored else None
        deadline, timer = self._timers.get(table.id, (None, None))
        if timer is not None and wake_at != deadline:
            timer.cancel()
            del self._timers[table.id]
        if wake_at == 0:
            self._begin(table.id)
        elif wake_at is None:
            if table.status == "playing" and table.only_bots and self._begins_show(table):
                self._begin(table.id)
        elif wake_at != deadline:
            self._set_timer(table, wake_at)

    def look(self, table: Table) -> None:
        """Somebody looks at a table without a connection."""
        if table.only_bots and table.status == "playing":
            now = self.clock.now()
            self._looked = {id: until for id, until in self._looked.items() if until > now}
            self._looked[table.id] = now + _LOOKED_SECONDS * 1000
            self.schedule(table)

    def _is_watched(self, id: str) -> bool:
        return self.connections.has_any(id) or self._looked.get(id, 0) > self.clock.now()

    def _begins_show(self, table: Table) -> bool:
        """Whether a game between bots can go on now. If it has to wait for others, the sweep finds it."""
        self._postponed.pop(table.id, None)
        if not self._is_watched(table.id):
            return False
        if list(self._shows.values()).count(table.fair_key) >= self.settings.shows_per_address:
            self._postponed[table.id] = None
            return False
        self._shows[table.id] = table.fair_key
        return True

    def _set_timer(self, table: Table, deadline: int) -> None:
        # Never longer than a turn may take: the machine's clock may have been set back since the turn began.
        seconds = min(deadline - self.clock.now(), deadline - table.turn_began) / 1000
        if deadline < self._began:  # it ran out while the server was down: some of the time is given back
            seconds = (self._began - self.clock.now()) / 1000 + self.settings.grace_seconds
        if seconds < _FAR:
            timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring, table.id, deadline)
            self._timers[table.id] = deadline, timer

    def _ring(self, id: str, deadline: int) -> None:
        self._timers.pop(id, None)
        self._rung[id] = deadline
        self._begin(id)

    def _begin(self, id: str) -> None:
        if not self.tasks.closing and id not in self._served:
            self._served.add(id)
            self.tasks.spawn(self._serve(id))

    def press(self, table: Table) -> bool:
        """Let the bot that is to act at a table decide at once, for the rest of its turn; whether there is one."""
        bot = self._acting.get(table.id)
        if bot is None or bot.seat != table.actor:
            return False
        self.bots.press(bot)
        return True

    # ---- What ----

    async def _serve(self, id: str) -> None:
        """Play for bots, and for people whose time is up, until a person is to act."""
        try:
            release = await self.workers.claim(id)
            if release is None:
                return  # another worker takes care of it
            bot: TurnBot | None = None
            try:
                while True:
                    before = bot
                    bot, go_on = await self._serve_once(id, before)
                    if before is not None and before is not bot:
                        self.bots.end(before)
                    if not go_on:
                        break
            finally:
                if bot is not None:
                    self.bots.end(bot)
                await release()
        except Refusal:
            return
        except StoreError as error:
            log.warning("a table has to wait", extra={"table": id, "problem": str(error)})
            if id in self._shows:
                self._postponed[id] = None
            return  # until the sweep finds it
        finally:
            self._acting.pop(id, None)
            self._rung.pop(id, None)
            self._shows.pop(id, None)
            self._served.discard(id)
        with suppress(StoreError, Refusal):  # the sweep finds it, unless it was deleted
            async with self.cache.at(id) as table:
                self.schedule(table)

    async def _serve_once(self, id: str, bot: TurnBot | None) -> tuple[TurnBot | None, bool]:
        """One decision or one time-out; the bot of this turn, and whether there may be more to do."""
        async with self.cache.at(id) as table:
            if table.only_bots and not self._is_watched(id):
                return None, False
            work: Work = "show" if table.only_bots else "play"
            level, deadline = table.level_to_act(), table.deadline
            if level is not None:
                assert table.actor is not None
                seat, ply, fair_key = table.actor, table.ply, table.fair_key
                pause = table.header.bot_pause / 1000
                by: Literal["bot", "clock"] = "clock" if table.timed_out else "bot"
                view, legal = table.game.view(seat), table.game.legal_actions(numbers=True)
                if table.timed_out:
                    legal = harmless(view, legal)
                luck = luck_at(table)
        if level is None:
            if deadline is None or self._rung.pop(id, None) != deadline:
                return None, False
            await self.absences.note(id)  # holidays that began elsewhere may have stopped the clock
            await self.writer.change(id, lambda table: self._time_out(table, deadline))
            return None, True
        if bot is None or (bot.seat, bot.level) != (seat, level) or luck is not None:
            bot = TurnBot(seat, level)
        if luck is None:
            self._acting[id] = bot
        if pause:
            with suppress(TimeoutError):
                await asyncio.wait_for(bot.pressed.wait(), pause)
        started = time.perf_counter()
        action, decided = await self.bots.decide(bot, view, legal, fair_key, work, table=id, luck=luck)
        self.metrics.bot_decided(decided, time.perf_counter() - started)

        def play(table: Table) -> tuple[list[Entry], Answer]:
            if table.ply != ply or table.actor != seat or table.level_to_act() != level:
                return [], {}  # the game has changed in the meantime: think again
            now = self.clock.now()
            entries: list[Entry] = []
            if decided != level:
                entries = table.note({"type": "bot_failed", "at": now, "seat": seat, "level": decided})
                self.metrics.bot_replaced()
            return entries + table.act(seat, ply, [action], now, by), {}

        await self.writer.change(id, play)
        return bot, True

    def _time_out(self, table: Table, deadline: int) -> tuple[list[Entry], Answer]:
        if table.deadline != deadline:
            return [], {}  # the turn has ended in the meantime
        seat = table.actor
        assert seat is not None
        now = self.clock.now()
        entries = table.note({"type": "timeout", "at": now, "seat": seat})
        if table.header.tournament is not None and table.timeouts[seat] >= TOURNAMENT_TIMEOUTS:
            entries += table.note({"type": "replaced", "at": now, "seat": seat, "level": substitute()})
        return entries, {}

    # ---- Tables that were forgotten ----

    async def sweep(self) -> None:
        """Find tables that wait for the server and were forgotten by a restart or a worker's death."""
        for id in await self.store.waiting(self.clock.now(), 500):
            if id not in self._served and id not in self._timers:
                await self._schedule(id)
        for id in list(self._postponed):
            await self._schedule(id)

    async def _schedule(self, id: str) -> None:
        try:
            async with self.cache.at(id) as table:
                self.schedule(table)
        except Refusal:
            return
        except StoreError as error:  # perhaps only this table fails; continue with the others
            log.warning("a table has to wait", extra={"table": id, "problem": str(error)})
        except Exception:
            self.metrics.fault()
            log.exception("a table cannot be scheduled", extra={"table": id})
