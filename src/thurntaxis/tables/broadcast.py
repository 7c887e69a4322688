"""Who is connected to the tables of this process, and what they are told."""

import asyncio
from typing import TYPE_CHECKING, Any

import orjson

from . import outgoing
from .clock import now
from .connections import Connection, Connections
from .table import Table

if TYPE_CHECKING:
    from .service import TableService


class Broadcast:
    """Tells everybody at a table what is new to them."""

    def __init__(self, service: "TableService") -> None:
        self._service = service
        self.connections = Connections()

    async def info(self, table: Table, person: str | None) -> dict[str, Any]:
        """A table as somebody may see it."""
        return self._info(table, person, await self.connected(table))

    async def connected(self, table: Table) -> set[str]:
        """The people at the table who are connected to it."""
        here = {
            seat.person for seat in table.seats if seat.person and self.connections.is_connected(table.id, seat.person)
        }
        return here | (await self._service.store.present(table.id, now()) if self._service.store.shared else set())

    def _info(self, table: Table, person: str | None, connected: set[str]) -> dict[str, Any]:
        connections = self.connections.at(table.id)
        watching = sum(1 for connection in connections if not table.seats_of(connection.person))
        return outgoing.info_for(table, person, connected, watching, self.absent(table, connected))

    def absent(self, table: Table, connected: set[str]) -> list[int]:
        """The seats of people who have been away for long enough to be voted out."""
        if table.status != "playing":
            return []
        if table.header["pace"] == "correspondence":
            waited = (now() - table.turn_began) / 1000
            patience = self._service.settings.absent_correspondence_seconds
            away = [table.actor] if waited >= patience else []
        else:
            patience = self._service.settings.absent_seconds
            away = [
                number
                for number, seat in enumerate(table.seats)
                if seat.person and self.connections.away(table.id, seat.person) >= patience
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
            "views": outgoing.views_for(table, you),
            "play": outgoing.play_for(table, you, lang),
            "log": outgoing.lines_for(table, you, first),
            "log_from": first,
        }

    def publish(self, table: Table, connected: set[str] | None) -> None:
        """Tell every connection what is new to them. Called by whoever is at the table, so all hear it in order.

        With who is `connected`, they are told how the table itself stands as well.
        """
        seq = table.seq
        messages: dict[tuple[Any, ...], bytes] = {}
        for connection in self.connections.at(table.id):
            you = table.seats_of(connection.person)
            key = (you, connection.lang, connection.seq, None if connected is None else connection.person)
            message = messages.get(key)
            if message is None:
                info = None if connected is None else self._info(table, connection.person, connected)
                message = messages[key] = outgoing.update_for(table, you, connection.lang, connection.seq, info)
            connection.push(message)
            connection.seq = seq

    async def _push_table(self, id: str) -> None:
        async with self._service.at(id) as table:
            connected = await self.connected(table)
            for connection in self.connections.at(id):
                info = self._info(table, connection.person, connected)
                connection.push(orjson.dumps({"type": "update", "seq": connection.seq, "log": [], "table": info}))

    # ---- Connections ----

    async def join(self, connection: Connection, since: int | None) -> None:
        """Somebody connects to a table: they get its state, and from then on every update."""
        async with self._service.at(connection.table) as table:
            appeared = self.connections.add(connection)
            connection.turns = self._service.turns_at(connection.table)
            state = await self.state(table, connection.person, connection.lang, since)
            connection.seq = table.seq
            connection.push(orjson.dumps(state))
            self._service.scheduler.attend(table)
            others = len(self.connections.at(connection.table)) > 1
            if appeared and connection.person:
                await self._service.store.came(connection.table, connection.person, now() + self._presence_ms())
        if appeared and others:
            await self._push_table(connection.table)

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        gone = self.connections.remove(connection)
        if gone and not self._service.closing:
            self._service.spawn(self._went(connection))

    async def _went(self, connection: Connection) -> None:
        if connection.person is not None:
            await self._service.store.went(connection.table, connection.person)
        self._tell_presence(connection.table, gone=True)

    def _tell_presence(self, id: str, *, gone: bool) -> None:
        """Show who is here now; and when somebody has been away for long enough to be voted out."""
        if self._service.closing or not self.connections.at(id):
            return
        self._service.spawn(self._push_table(id))
        if gone:
            loop = asyncio.get_running_loop()
            loop.call_later(self._service.settings.absent_seconds + 0.05, lambda: self._tell_presence(id, gone=False))

    def _presence_ms(self) -> int:
        return int(self._service.settings.sweep_seconds * 3000) + 1000

    async def say_who_is_here(self) -> None:
        """Tell other workers again, before what they were told is out of date."""
        if self._service.store.shared:
            await self._service.store.seen(self.connections.people(), now() + self._presence_ms())

    def came_or_went(self, table: str, person: str, here: bool) -> None:
        """Somebody has connected through another worker, or is gone."""
        if not here:
            self.connections.note_gone(table, person)
        if not self._service.closing and self.connections.at(table):
            self._tell_presence(table, gone=not here)
