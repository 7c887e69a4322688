"""Where tables are kept: an append-only list of entries each, in SQLite or PostgreSQL.

A table is its header (options and secrets, never changed) and its entries, numbered from 0 without gaps. `(table,
seq)` is unique, so of two writers who both want to write the next entry only one wins. The other columns of a table
repeat what follows from its entries, for those who look for tables without reading them: the lobby, the owners of
seats, and the server itself, which must know where a bot or a clock waits for it (`attention`).
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..errors import ThurnTaxisError


class StoreError(ThurnTaxisError):
    """The database cannot be used; the message says why, and that it was left untouched."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What can be known of a table without its entries."""

    status: str
    listed: bool
    attention: int | None
    """When the server has to do something by itself (milliseconds since 1970).

    0 for a bot that is to act, a deadline, or None.
    """
    owners: tuple[str, ...] = ()
    """The people at its seats."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is kept: header and entries as JSON."""

    header: str
    entries: list[str] = field(default_factory=list)


class Listener(Protocol):
    """Hears what other processes do."""

    def written(self, table: str, seq: int) -> None:
        """Another process has written to a table, up to an entry."""

    def came_or_went(self, table: str, person: str, here: bool) -> None:
        """Somebody has connected to a table through another process, or is gone."""

    def missed(self) -> None:
        """For a while nothing could be heard: what is in memory may be old."""


class Store(Protocol):
    """What the server asks of a database. Whatever was acknowledged survives any crash."""

    shared: bool
    """Whether other processes may write to the same tables."""

    async def open(self, listener: Listener) -> None:
        """Connect, check, and bring the schema up to date.

        Raises:
            StoreError: the database is corrupt, of somebody else, or newer than this program. It is left untouched.
        """

    async def close(self) -> None:
        """Finish what was begun, then disconnect."""

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        """Write a new table; False if there is one of that name."""

    def append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> Awaitable[bool]:
        """Write entries from `seq` on, all or none; False if somebody else has written there before.

        `summary` only if it changed.
        """

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its entries from `since` on; None if there is no such table."""

    async def lobby(self, limit: int) -> list[str]:
        """Listed tables that are open or being played, open ones first, then the newest."""

    async def owned_by(self, person: str, limit: int) -> list[str]:
        """Tables at which a person has a seat, newest first."""

    async def waiting(self, until: int, limit: int) -> list[str]:
        """Tables that need the server's attention before that time."""

    async def count(self) -> int:
        """How many tables there are."""

    async def claim(self, table: str) -> Callable[[], Awaitable[None]] | None:
        """Take charge of a table's bots and clock, so that no other worker does the same.

        How to let go again, or None if another has it.
        """

    async def seen(self, present: Sequence[tuple[str, str]], until: int) -> None:
        """Note which people are connected to which tables through this process, good until a time."""

    async def came(self, table: str, person: str, until: int) -> None:
        """Somebody has connected to a table: note it and tell the other processes."""

    async def went(self, table: str, person: str) -> None:
        """Somebody is gone from this process: note it and tell the others."""

    async def present(self, table: str, now: int) -> set[str]:
        """The people connected to a table through any worker."""
