"""Who is connected to the tables of this process, and what they are told."""

import asyncio
from typing import TYPE_CHECKING, Any

import orjson

from . import showing
from .clock import now
from .readers import Reader, Readers
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall


class Audience:
    """Tells everybody at a table what is new to them."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.readers = Readers()

    async def info(self, table: Table, person: str | None) -> dict[str, Any]:
        """A table as somebody may see it."""
        return self._info(table, person, await self.connected(table))

    async def connected(self, table: Table) -> set[str]:
        """The people at the table who are connected to it."""
        here = {seat.person for seat in table.seats if seat.person and self.readers.is_connected(table.id, seat.person)}
        return here | (await self._hall.store.present(table.id, now()) if self._hall.store.shared else set())

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
            patience = self._hall.settings.absent_correspondence_seconds
            away = [table.actor] if waited >= patience else []
        else:
            patience = self._hall.settings.absent_seconds
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

    def publish(self, table: Table, connected: set[str] | None) -> None:
        """Tell every reader what is new to them. Called by whoever is at the table, so all hear it in order.

        With who is `connected`, they are told how the table itself stands as well.
        """
        seq = table.seq
        messages: dict[tuple[Any, ...], bytes] = {}
        for reader in self.readers.at(table.id):
            you = table.seats_of(reader.person)
            key = (you, reader.lang, reader.seq, None if connected is None else reader.person)
            message = messages.get(key)
            if message is None:
                info = None if connected is None else self._info(table, reader.person, connected)
                message = messages[key] = showing.update_for(table, you, reader.lang, reader.seq, info)
            reader.push(message)
            reader.seq = seq

    async def _push_table(self, id: str) -> None:
        async with self._hall.at(id) as table:
            connected = await self.connected(table)
            for reader in self.readers.at(id):
                info = self._info(table, reader.person, connected)
                reader.push(orjson.dumps({"type": "update", "seq": reader.seq, "log": [], "table": info}))

    # ---- Connections ----

    async def join(self, reader: Reader, since: int | None) -> None:
        """Somebody connects to a table: they get its state, and from then on every update."""
        async with self._hall.at(reader.table) as table:
            appeared = self.readers.add(reader)
            reader.turns = self._hall.turns_at(reader.table)
            state = await self.state(table, reader.person, reader.lang, since)
            reader.seq = table.seq
            reader.push(orjson.dumps(state))
            self._hall.attending.attend(table)
            others = len(self.readers.at(reader.table)) > 1
            if appeared and reader.person:
                await self._hall.store.came(reader.table, reader.person, now() + self._presence_ms())
        if appeared and others:
            await self._push_table(reader.table)

    def leave(self, reader: Reader) -> None:
        """A connection has ended."""
        gone = self.readers.remove(reader)
        if gone and not self._hall.closing:
            self._hall.spawn(self._went(reader))

    async def _went(self, reader: Reader) -> None:
        if reader.person is not None:
            await self._hall.store.went(reader.table, reader.person)
        self._tell_presence(reader.table, gone=True)

    def _tell_presence(self, id: str, *, gone: bool) -> None:
        """Show who is here now; and when somebody has been away for long enough to be voted out."""
        if self._hall.closing or not self.readers.at(id):
            return
        self._hall.spawn(self._push_table(id))
        if gone:
            loop = asyncio.get_running_loop()
            loop.call_later(self._hall.settings.absent_seconds + 0.05, lambda: self._tell_presence(id, gone=False))

    def _presence_ms(self) -> int:
        return int(self._hall.settings.sweep_seconds * 3000) + 1000

    async def say_who_is_here(self) -> None:
        """Tell other workers again, before what they were told is out of date."""
        if self._hall.store.shared:
            await self._hall.store.seen(self.readers.people(), now() + self._presence_ms())

    def came_or_went(self, table: str, person: str, here: bool) -> None:
        """Somebody has connected through another worker, or is gone."""
        if not here:
            self.readers.note_gone(table, person)
        if not self._hall.closing and self.readers.at(table):
            self._tell_presence(table, gone=not here)
