"""Bots that are to act, clocks that run: tables that wait for the server itself."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from .clock import now
from .refusals import Refusal
from .store import Conflict, StoreError
from .table import Entry, Table

if TYPE_CHECKING:
    from .service import TableService

log = logging.getLogger("thurntaxis.tables")


class Scheduler:
    """Sees to it that no table waits in vain."""

    def __init__(self, service: "TableService") -> None:
        self._service = service
        self._began = now()
        self._attended: set[str] = set()
        """Tables that are being played for."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """Tables with a clock that runs."""

    def close(self) -> None:
        """Let no clock ring any more."""
        for timer in self._timers.values():
            timer.cancel()

    def attend(self, table: Table) -> None:
        """See to it that a bot which is to act thinks, and that a running clock rings."""
        if self._service.closing or table.id in self._attended:
            return
        attention = table.stored.attention if table.stored else None
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if attention is None:
            return
        if attention < self._began:
            grace = 0 if attention == 0 else int(self._service.settings.grace_seconds * 1000)
            attention = self._began + grace if attention else 0
        wait = max(0.0, (attention - now()) / 1000) if attention else 0.0
        if wait == 0.0:
            self._attended.add(table.id)
            self._service.spawn(self._serve(table.id))
        elif wait < 3600:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait, self._ring, table.id)

    def _ring(self, id: str) -> None:
        self._timers.pop(id, None)
        if not self._service.closing and id not in self._attended:
            self._attended.add(id)
            self._service.spawn(self._serve(id))

    async def _serve(self, id: str) -> None:
        """Play for bots, and for people whose time is up, until it is somebody's own turn."""
        try:
            let_go = await self._service.store.claim(id)
            if let_go is None:
                return  # another worker is at it
            try:
                while await self._serve_once(id):
                    pass
            finally:
                await let_go()
        except Refusal:
            return
        except StoreError as error:
            log.warning("a table has to wait", extra={"table": id, "problem": str(error)})
            return  # until it is found again
        finally:
            self._attended.discard(id)
        async with self._service.at(id) as table:
            self.attend(table)

    async def _serve_once(self, id: str) -> bool:
        async with self._service.at(id) as table:
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
        action, decided = await self._service.bots.decide(id, seat, level, view, legal)
        self._service.metrics.bot_decided(decided, time.perf_counter() - started)

        async def play(table: Table) -> tuple[list[Entry], bool]:
            if table.ply != ply or table.actor != seat or table.level_to_act() != level or table.seq < seq:
                return [], True  # the game was changed meanwhile: think again
            entries: list[Entry] = []
            if decided != level:
                entry = {"type": "bot_failed", "at": now(), "seat": seat, "level": decided}
                table.apply(entry)
                entries.append(entry)
                self._service.metrics.bot_replaced()
            entries += table.act(seat, ply, [action], now(), by)
            return entries, True

        return await self._service.change(id, play)

    def _with_grace(self, deadline: int) -> int:
        """Time that ran out while the server was down is given back in part."""
        return deadline if deadline >= self._began else self._began + int(self._service.settings.grace_seconds * 1000)

    async def _time_out(self, table: Table) -> None:
        try:
            await self._service.commit(table, table.time_out(now()))
        except Conflict:
            self._service.drop(table)

    async def sweep(self) -> None:
        """Again and again.

        Find tables that wait for the server and were forgotten: by a restart, by another worker's death, or because
        the machine's clock was set while theirs ran.
        """
        while True:
            try:
                for id in await self._service.store.waiting(now(), 500):
                    if id not in self._attended:
                        await self._attend_to(id)
                await self._service.broadcast.say_who_is_here()
            except StoreError as error:
                log.warning("sweep failed", extra={"problem": str(error)})
            except Exception:  # whatever it is, the tables must not wait for ever
                self._service.metrics.fault()
                log.exception("sweep failed")
            self._service.set_sizes()
            await asyncio.sleep(self._service.settings.sweep_seconds)

    async def _attend_to(self, id: str) -> None:
        try:
            async with self._service.at(id) as table:
                self.attend(table)
        except Refusal:
            return
        except Exception:
            self._service.metrics.fault()
            log.exception("a table cannot be attended to", extra={"table": id})
