"""What the host's webhook gets: every game that begins or ends, once. Only listed games say which they are."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from thurntaxis.tables.people.notices import LONGEST_WAIT, TRIES, wait_after
from thurntaxis.tables.table.table import Table

from .notices import Sent, SimulatedService

if TYPE_CHECKING:
    from .world import World

Key = tuple[str, str]
"""A table, and whether its game has begun or is over."""
_KINDS = {"started": "begun", "over": "over"}


class Announcements:
    """What is due to the hook, by the record."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.sent = 0
        self._owed: dict[Key, float] = {}
        """What was not told yet, and since when it may be."""
        self._told: dict[Key, Sent] = {}
        self._taken = 0.0
        """When the last one was taken. A question that fails ends a look at the queue, and in years the next is not
        soon: all is well while the queue gets shorter."""

    def written(self, table: Table, entries: Sequence[Mapping[str, Any]]) -> None:
        """Entries are stored, and the host's notices with them."""
        for kind in (_KINDS[entry["type"]] for entry in entries if entry["type"] in _KINDS):
            noted = "SELECT 1 FROM outbox WHERE channel = 'host' AND table_id = ? AND topic = ?"
            if not self.world.database.connection.execute(noted, (table.id, kind)).fetchall():
                self.world.violated(f"{table.id}: a game is {kind}, but it is not noted for the host")
            if table.header.listed:
                self._owed[table.id, kind] = self.world.now()

    def taken(self, table: str, kind: str, tries: int) -> None:
        """A worker is about to tell it; if that fails, it is sent again later."""
        self._taken = self.world.now()
        if (table, kind) in self._owed:
            self._owed[table, kind] = self.world.now() + (wait_after(tries) or LONGEST_WAIT) / 1000

    def arrives(self, table: str, kind: str) -> None:
        """The hook gets a notice."""
        self.sent += 1
        key, faults = (table, kind), self.world.faults.total()
        before = self._told.get(key)
        if before is not None and (before.noted or before.faults == faults):
            self.world.violated(f"{table}: the host is told again that it is {kind}")
        self._owed.pop(key, None)
        self._told[key] = Sent(faults, sure=True)

    def noted(self, table: str, kind: str, tries: int) -> None:
        """The database knows that it was sent, or need not be."""
        if (table, kind) in self._owed and tries < TRIES:
            self.world.violated(f"{table}: the host was not told that it is {kind}, but nobody tries again")
        self._owed.pop((table, kind), None)  # given up, after that many tries
        if (sent := self._told.get((table, kind))) is not None:
            sent.noted = True

    def forget(self, table: str) -> None:
        """A table is gone."""
        for kind in _KINDS.values():
            self._owed.pop((table, kind), None)

    def nobody_waits(self, calm_since: float, bound: float) -> None:
        """Everything due is sent once nothing has failed for long enough."""
        now = self.world.now()
        for (table, kind), since in self._owed.items():
            if now - max(since + self.world.largest_jump, self._taken, calm_since) > bound:
                self.world.violated(f"{table}: the host was to be told {now - since:.0f} s ago that it is {kind}")


class SimulatedHook(SimulatedService):
    """The host's webhook."""

    def arrives(self, person: str, message: Mapping[str, Any]) -> None:
        if message["table"] is not None:
            self.world.invariants.announcements.arrives(message["table"], message["kind"])
