"""The lobby: listed tables, those with somebody waiting first, and only a few from each neighbourhood of networks."""

from collections import Counter

from ..ports.clock import Clock
from ..ports.store import NEIGHBOURHOOD, ListedTable, TableStore
from .connections import Connections

_SHOWN = 50
_OF_A_NEIGHBOURHOOD = 5
_SECONDS = 1.0
"""The greatest age of the list."""


class Lobby:
    """Chooses which tables are shown, for everybody alike."""

    def __init__(self, store: TableStore, connections: Connections, clock: Clock) -> None:
        self._store = store
        self._connections = connections
        self._clock = clock
        self._ids: list[str] = []
        self._asked = 0

    async def tables(self) -> list[str]:
        """The ids of the tables to show: open ones before games under way, those with somebody there first."""
        if self._clock.now() - self._asked > _SECONDS * 1000:
            self._ids = await self._choose()
            self._asked = self._clock.now()
        return self._ids

    async def _choose(self) -> list[str]:
        def place(table: ListedTable) -> tuple[bool, bool]:
            is_here = any(connection.has_seat for connection in self._connections.at(table.id))
            return not table.is_open, not (is_here or table.is_attended)

        shown: list[str] = []
        neighbours: Counter[str] = Counter()
        for table in sorted(await self._store.lobby(), key=place):
            neighbourhood = table.network[:NEIGHBOURHOOD] if table.network else table.id
            neighbours[neighbourhood] += 1
            if neighbours[neighbourhood] <= _OF_A_NEIGHBOURHOOD and len(shown) < _SHOWN:
                shown.append(table.id)
        return shown
