"""Broadcast: sends every connection to a table what is new to it."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from ...protocol.tables import TableInfo
from ..memory.cache import TableCache
from ..ports.background import Tasks
from ..ports.clock import Clock
from ..ports.jsontext import dumps
from ..ports.settings import TableSettings
from ..ports.store import StoreError, WorkerStore
from ..refusals import Refusal
from ..table.entries import Entry
from ..table.results import why_casual
from ..table.table import Table
from . import outgoing
from .complaints import Complaints
from .connections import Connection, Connections
from .presence import Presence

_GAME_ONLY = frozenset({"action", "chat"})
"""Entries that change nothing about the table but its game."""


@dataclass(eq=False)
class Broadcast:
    """Sends the connections of this process what happens, and who comes and goes."""

    connections: Connections
    presence: Presence
    cache: TableCache
    store: WorkerStore
    complaints: Complaints
    tasks: Tasks
    clock: Clock
    settings: TableSettings

    def info(self, table: Table, person: str | None) -> TableInfo:
        """A table as a person may see it."""
        watching = sum(1 for each in self.connections.at(table.id) if not table.seats_of(each.person))
        gone, absent = self.presence.gone(table), self.presence.absent(table)
        rated = self.settings.ratings
        casual = why_casual(table) if rated else None
        now = self.clock.now()
        return outgoing.info_for(
            table, person, gone, absent, watching, now, rated=rated and casual is None, casual=casual
        )

    def state(self, table: Table, person: str | None, lang: str, since: int | None, blocked: outgoing.Blocked) -> bytes:
        """Everything about a table that a person may know, without people they have blocked."""
        return outgoing.state_for(table, table.seats_of(person), lang, since, self.info(table, person), blocked)

    def publish(self, table: Table, entries: Sequence[Entry]) -> None:
        """Send every connection what is new to it. Called under the table's lock, so all get it in order.

        If the new entries change more than the game, they also get how the table itself stands.
        """
        table_changed = not {entry["type"] for entry in entries} <= _GAME_ONLY
        messages: dict[tuple[object, ...], bytes] = {}
        for connection in self.connections.at(table.id):
            you = table.seats_of(connection.person)
            connection.has_seat = bool(you)
            key = (
                you,
                connection.lang,
                connection.seq,
                connection.blocked,
                connection.person if table_changed else None,
            )
            message = messages.get(key)
            if message is None:
                message = messages[key] = self._news(table, you, connection, table_changed)
            connection.push(message)
            connection.seq = table.seq

    def _news(self, table: Table, you: tuple[int, ...], connection: Connection, table_changed: bool) -> bytes:
        blocked = connection.blocked
        if table.seq - connection.seq > outgoing.LOG_PAGE:
            return self.state(table, connection.person, connection.lang, None, blocked)
        info = self.info(table, connection.person) if table_changed else None
        return outgoing.update_for(table, you, connection.lang, connection.seq, info, self.clock.now, blocked)

    # ---- Coming and going ----

    async def join(self, connection: Connection, since: int | None) -> Table:
        """A person connects to a table: they get its state, and from then on every update."""
        id = connection.table
        async with self.cache.at(id) as table:
            table.check_watcher(connection.person)
            connection.appeared = self.connections.add(connection)
            connection.has_seat = bool(table.seats_of(connection.person))
            # From now on changes of these are sent, so that none is missed; the table's lock holds them back till then.
            connection.blocked = await self.complaints.blocked_by(connection.person)
            await self.presence.refresh(id)
            connection.push(self.state(table, connection.person, connection.lang, since, connection.blocked))
            connection.seq = table.seq
            return table

    async def announce(self, connection: Connection) -> None:
        """Let the others at a table know that somebody has come."""
        if connection.appeared and connection.person:
            if len(self.connections.at(connection.table)) > 1:
                self.tasks.spawn(self._push_info(connection.table))
            with suppress(StoreError):  # a full disk must not keep people out; the next sweep reports it
                await self.presence.announce(connection.table, connection.person)

    async def sync(self, connection: Connection, lang: str, since: int | None) -> None:
        """A client asks for the whole state again. Updates go on from there, so that nothing is sent twice."""
        await self.presence.refresh(connection.table)
        async with self.cache.at(connection.table) as table:
            table.check_watcher(connection.person)
            connection.push(self.state(table, connection.person, lang, since, connection.blocked))
            connection.seq = table.seq

    async def apply_blocks(self, person: str) -> None:
        """Send all connections of a person everything again, if they have blocked others than before."""
        theirs = [connection for connection in self.connections.all() if connection.person == person]
        if not theirs:
            return
        blocked = await self.complaints.blocked_by(person)
        for connection in theirs:
            with suppress(Refusal):  # the table is gone
                async with self.cache.at(connection.table) as table:
                    if connection.blocked != blocked:
                        connection.blocked = blocked
                        connection.push(self.state(table, person, connection.lang, None, blocked))
                        connection.seq = table.seq

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        gone = self.connections.remove(connection)
        if gone and connection.person is not None:
            self.presence.left(connection.table, connection.person)
            self.tasks.spawn(self._went(connection.table, connection.person))

    async def _went(self, id: str, person: str) -> None:
        try:
            with suppress(StoreError):  # the other workers' note of the person expires
                await self.store.presence_remove(id, person)
        finally:
            self._show_presence(id, gone=True)

    def presence_changed(self, id: str, person: str, here: bool) -> None:
        """A person has connected through another worker, or is gone."""
        if not here:
            self.presence.left(id, person)
        self._show_presence(id, gone=not here)

    def _show_presence(self, id: str, *, gone: bool) -> None:
        """Show who is here now; and again when a person has been away for long enough to be voted out."""
        if self.tasks.closing or not self.connections.at(id):
            return
        self.tasks.spawn(self._push_info(id))
        if gone:
            later = self.settings.absent_seconds + 0.05
            asyncio.get_running_loop().call_later(later, lambda: self._show_presence(id, gone=False))

    async def _push_info(self, id: str) -> None:
        with suppress(StoreError, Refusal):  # shown again when the next person comes or goes; or the table is gone
            await self.presence.refresh(id)
            async with self.cache.at(id) as table:
                for connection in self.connections.at(id):
                    info = self.info(table, connection.person)
                    connection.push(dumps({"type": "update", "seq": connection.seq, "log": [], "table": info}))
