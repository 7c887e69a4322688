"""Presence: who is at a table now, through any worker, and for how long others have been away."""

from collections import OrderedDict

from ..ports.clock import Clock
from ..ports.settings import TableSettings
from ..ports.store import WorkerStore
from ..table.clock import Stops, passed
from ..table.table import Table
from .connections import Connections

_REMEMBERED = 100_000
"""How many departures are remembered; the oldest are dropped."""


class Presence:
    """Knows without waiting who is here. Other workers are asked when a person connects and at each sweep."""

    def __init__(self, connections: Connections, store: WorkerStore, clock: Clock, settings: TableSettings) -> None:
        self._connections = connections
        self._store = store
        self._clock = clock
        self._settings = settings
        self._began = clock.now()
        self._ttl_ms = int(settings.sweep_seconds * 3000) + 1000
        """Milliseconds after which other workers assume that somebody is gone."""
        self._left: OrderedDict[tuple[str, str], int] = OrderedDict()
        """When a person last left a table."""
        self._elsewhere: dict[str, set[str]] = {}
        """People connected to a table through other workers; kept for tables that have a connection here."""
        self._asked = 0
        self._newest: dict[str, int] = {}
        """By table: the number of the newest question whose answer is known. Answers may overtake each other."""

    def is_here(self, table: str, person: str) -> bool:
        """Whether a person is connected to a table, through any worker."""
        return self._connections.has(table, person) or person in self._elsewhere.get(table, ())

    def absent(self, table: Table) -> list[int]:
        """The seats of people who have been away for long enough to be voted out."""
        if table.status != "playing":
            return []
        gone = self.gone(table)
        if table.header.pace == "correspondence":
            stops = table.stops.get(table.actor or 0, Stops())  # people on holiday are expected to be away
            waited = passed(table.turn_began, self._clock.now(), stops)
            late = waited >= self._settings.absent_correspondence_seconds * 1000
            return [number for number in gone if late and number == table.actor]
        patience = self._settings.absent_seconds * 1000
        return [number for number, since in gone.items() if self._clock.now() - since >= patience]

    def gone(self, table: Table) -> dict[int, int]:
        """The seats of people who are not here, and since when.

        Counted from when they were seen to leave; from when they sat down or the server began if they never came.
        """
        return {
            number: max(self._left.get((table.id, seat.person), 0), seat.since, self._began)
            for number, seat in enumerate(table.seats)
            if seat.person and not self.is_here(table.id, seat.person)
        }

    def left(self, table: str, person: str) -> None:
        """A person has left, here or through another worker."""
        self._elsewhere.get(table, set()).discard(person)
        self._left[table, person] = self._clock.now()
        self._left.move_to_end((table, person))
        while len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)

    # ---- Other workers ----

    async def announce(self, table: str, person: str) -> None:
        """Tell other workers that a person is here."""
        await self._store.presence_add(table, person, self._ttl_ms)

    async def sweep(self) -> None:
        """Tell other workers again who is here, before what they know is out of date, and ask who is there."""
        await self._store.presence_renew(self._connections.people(), self._ttl_ms)
        await self.refresh_all()

    async def refresh(self, table: str) -> None:
        """Ask who is at a table through other workers."""
        if not self._store.shared:
            return
        self._asked += 1
        number = self._asked
        people = await self._store.presence_at(table)
        if number > self._newest.get(table, 0):
            self._elsewhere[table], self._newest[table] = people, number

    async def refresh_all(self) -> None:
        """Ask again for the tables that are looked at here, forget the others."""
        watched = self._connections.tables()
        self._elsewhere = {id: people for id, people in self._elsewhere.items() if id in watched}
        self._newest = {id: number for id, number in self._newest.items() if id in watched}
        for id in watched:
            await self.refresh(id)
