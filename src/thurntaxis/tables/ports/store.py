"""Where tables are kept: an append-only list of entries each, in SQLite or PostgreSQL.

A table is its header (options and secrets, never changed) and its entries, numbered from 0 without gaps. `(table,
seq)` is unique, so of two writers who both want to write the next entry only one wins. The other columns of a table
repeat what follows from its entries, for those who look for tables without reading them: the lobby, the owners of
seats, and the server itself, which must know where a bot or a clock waits for it (`wake_at`).
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple, Protocol

from ...board import CityId
from ...errors import ThurnTaxisError


class StoreError(ThurnTaxisError):
    """The database cannot be used; the message says why, and that it was left untouched."""


_PRUNED_AT_ONCE = 20
_PRUNE_PAUSE = 4
"""After a step of pruning the store rests for this many times as long as the step took."""
HOST = "host"
"""The host of the server, in place of a person's id; no person's id is as short."""


@dataclass(frozen=True, slots=True)
class Due:
    """A notice that is due to a person, or to the host.

    Of the kind `seen`: they have looked, and none is due any more.
    """

    person: str
    kind: str
    made: int
    due: int
    """When it may be sent (milliseconds since 1970)."""
    table: str


@dataclass(frozen=True, slots=True)
class Summary:
    """A table without its entries: what the store can look up."""

    status: str
    listed: bool
    wake_at: int | None
    """When the server has to act on its own (milliseconds since 1970): 0 for a bot's move, or a deadline."""
    owners: tuple[str, ...] = ()
    """The people at its seats."""
    results: "tuple[PlayerResult, ...] | None" = None
    """Each person's result, when the game ends; None at any other time."""
    rated: "RatedGame | None" = None
    """The game for the leaderboard, when it ends and counts there."""
    due: tuple[Due, ...] = ()
    """Notices that the entries which are written with it make due."""
    network: str | None = None
    """The mark of the network from which the table was set up."""


NEIGHBOURHOOD = 2
"""The characters with which the marks of all networks of a neighbourhood begin."""


class ListedTable(NamedTuple):
    """A table of the lobby."""

    id: str
    is_open: bool
    network: str | None
    """The mark of the network from which it was set up."""
    is_attended: bool
    """Whether somebody who sits there is connected through some worker, as far as workers tell each other."""


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One person's result of a finished game: everything that lists and statistics need, without its entries."""

    person: str
    table: str
    ended: int
    players: int
    opponents: str
    """The level of the bots, if they all had one; `bots` if they differed; `people` if anybody else played."""
    counts: bool
    """Whether statistics count it: not a game on one device, nor one that was continued from another."""
    place: int | None
    """None for players who resigned, and in games on one device."""
    score: int | None
    points: str
    """Where the score came from, as a JSON list in the order of `tables.table.results.SOURCES`."""
    first_city: CityId | None
    deal: str | None
    """The daily deal that it counts for."""
    seats: str
    """All players as JSON."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game as ratings see it. It stays, even if the table is deleted or names are removed."""

    table: str
    ended: int
    places: tuple[tuple[str, int], ...]
    """The players, `person:…` (a hash) or `level:…`, and their places."""

    @property
    def season(self) -> str:
        """The quarter in which it ended, such as `2026-4`."""
        day = datetime.fromtimestamp(self.ended / 1000, UTC)
        return f"{day.year}-{(day.month + 2) // 3}"


class CountedResult(NamedTuple):
    """The part of a result that statistics read: a person may have ten thousand."""

    table: str
    ended: int
    players: int
    opponents: str
    place: int | None
    score: int | None
    points: str
    first_city: CityId | None


@dataclass(frozen=True, slots=True)
class ResultFilter:
    """Which results are wanted; None: any."""

    opponents: str | None = None
    players: int | None = None
    won: bool | None = None
    counts: bool | None = None
    deals: bool | None = None

    def chooses(self, result: PlayerResult) -> bool:
        """Whether a result is wanted; databases ask the same in their own words."""
        return (
            self.opponents in (None, result.opponents)
            and self.players in (None, result.players)
            and self.won in (None, result.place == 1)
            and (self.won is not False or result.counts)
            and self.counts in (None, result.counts)
            and self.deals in (None, result.deal is not None)
        )


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody whom a person has blocked."""

    id: str
    blocked: str
    name: str
    """Their name at that time."""
    since: int


@dataclass(frozen=True, slots=True)
class Report:
    """What a person has reported to the host about another: a line of chat, or how they behave."""

    id: str
    at: int
    reporter: str
    person: str
    name: str
    table: str
    """The table where it happened, which may have been deleted since."""
    line: int
    """The entry; -1 if the person as such was reported."""
    said: str
    """What was said there; the report keeps it even if the table is deleted."""
    reason: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is kept: header and entries as JSON."""

    header: str
    entries: list[str] = field(default_factory=list)


class Pruned(NamedTuple):
    """What pruning has done."""

    deleted: list[str]
    """The number of deleted tables."""
    silenced: list[str]
    """Finished games whose chat was removed."""
    damaged: list[str]
    """Tables with an entry that cannot be read; they were left alone."""
    more: bool
    """Whether there may be more to do."""


class Listener(Protocol):
    """Is notified of what other processes do."""

    def written(self, table: str, seq: int) -> None:
        """Another process has written to a table, up to an entry."""

    def presence_changed(self, table: str, person: str, here: bool) -> None:
        """A person has connected to a table through another process, or is gone."""

    def blocks_changed(self, person: str) -> None:
        """A person has changed through another process whom they block."""

    def study_changed(self, id: str) -> None:
        """A study was changed or deleted through another process."""

    def missed(self) -> None:
        """Notifications were lost for a while, so what is in memory may be out of date."""

    def fault(self) -> None:
        """Something in the store failed unexpectedly; it was logged."""


Stored = Callable[[bool | Exception], None]
"""Gets whether entries were written, or why that is not known."""
Release = Callable[[], Awaitable[None]]
"""Gives a claim back."""


def pass_on(writing: Awaitable[bool], done: Stored) -> None:
    """Begin to write, without waiting: `done` gets the outcome or the exception."""

    def finish(writing: asyncio.Future[bool]) -> None:
        error = StoreError("the tables are closed") if writing.cancelled() else writing.exception()
        done(writing.result() if error is None else error if isinstance(error, Exception) else StoreError(repr(error)))

    asyncio.ensure_future(writing).add_done_callback(finish)


class TableStore(ABC):
    """Tables and their entries. Everything that was acknowledged survives a crash."""

    @abstractmethod
    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        """Write a new table; False if its id is taken."""

    @abstractmethod
    def append_then(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None, done: Stored) -> None:
        """Write entries from `seq` on, all or none, without waiting; `summary` only if it changed.

        `done` gets False if another writer has written there before, or the table is gone.
        """

    @abstractmethod
    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its entries from `since` on; None if there is no such table.

        What other processes write to it from then on is reported to the store's listener.
        """

    @abstractmethod
    async def exists(self, table: str) -> bool:
        """Whether there is such a table."""

    @abstractmethod
    async def lobby(self) -> "list[ListedTable]":
        """Listed tables that are open or being played, open ones and the newest first; few of a neighbourhood."""

    @abstractmethod
    async def owned_by(self, person: str, limit: int) -> list[str]:
        """Tables at which a person has a seat and that are not over, newest first."""

    @abstractmethod
    async def waiting(self, until: int, limit: int) -> list[str]:
        """Tables at which the server has to act on its own before that time."""

    @abstractmethod
    async def rewrite(self, table: str, header: str, entries: Sequence[str], results: Sequence[PlayerResult]) -> bool:
        """Replace everything about a finished table.

        `entries` are one more than there were; False if that is not so.
        """

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Remove a table with everything about it."""

    @abstractmethod
    async def prune(self, before: int, limit: int) -> Pruned:
        """Clear away some tables that nothing has happened at since a time.

        Finished games keep their record without what was said. Other tables are deleted, but for uploaded records that
        somebody has in their list of games. First tries at puzzles and reports from before that time go, too.
        """

    @abstractmethod
    async def uploaded_bytes(self) -> int:
        """How much room uploaded records and studies take."""


async def pruned(store: TableStore, before: int) -> AsyncIterator[Pruned]:
    """Clear away all tables at which nothing has happened since a time, a few at once; what each step has done.

    Between the steps the store is left alone for several times as long as a step took: games come first.
    """
    loop, more = asyncio.get_running_loop(), True
    while more:
        began = loop.time()
        step = await store.prune(before, _PRUNED_AT_ONCE)
        took, more = loop.time() - began, step.more
        yield step
        await asyncio.sleep(took * _PRUNE_PAUSE)


class ResultStore(ABC):
    """Results of finished games."""

    @abstractmethod
    async def results(
        self, person: str, wanted: ResultFilter, before: tuple[int, str] | None, limit: int
    ) -> list[PlayerResult]:
        """A person's results, newest first; only those before a time and table."""

    @abstractmethod
    async def counted_results(
        self, person: str, before: tuple[int, str] | None, limit: int
    ) -> Sequence[PlayerResult | CountedResult]:
        """The same, of those results that count, with at least what statistics read."""

    @abstractmethod
    async def scores(self, deal: str) -> dict[int, int]:
        """How many people made each score in a daily deal."""

    @abstractmethod
    async def uncounted(self, limit: int) -> list[str]:
        """Finished tables without results: an earlier version of this program has stored them."""

    @abstractmethod
    async def count_results(self, table: str, results: Sequence[PlayerResult]) -> None:
        """Add the results of such a table."""


class PeopleStore(ABC):
    """Sanctions, blocks and reports; and which notices were read."""

    @abstractmethod
    async def sanctions(self, now: int) -> list[tuple[str, str]]:
        """The people whom the host has sanctioned, and how: `ban` or `mute`."""

    @abstractmethod
    async def blocks(self, person: str) -> list[Block]:
        """The people whom a person has blocked, the newest first."""

    @abstractmethod
    async def block(self, person: str, block: Block) -> None:
        """Add a block; a second one of the same person changes nothing."""

    @abstractmethod
    async def unblock(self, person: str, id: str) -> None:
        """Remove a block."""

    @abstractmethod
    async def report(self, report: Report) -> None:
        """Keep a report for the host; of the same thing by the same person, the newest."""

    @abstractmethod
    async def reported(self, reporter: str, since: int) -> int:
        """How many reports a person has made since a time."""

    @abstractmethod
    async def mark_read(self, person: str, table: str, until: int) -> None:
        """A person has looked at a table: notices from before that time are read."""


class NoteStore(ABC):
    """What is kept beside tables: reviews, first tries at puzzles, and texts under a key."""

    @abstractmethod
    async def review(self, table: str, budget: str, judge: str) -> str | None:
        """The review of a table that was kept; None if there is none, or one by another judge."""

    @abstractmethod
    async def keep_review(self, table: str, budget: str, judge: str, data: str) -> None:
        """Keep the review of a table, instead of an earlier one with the same budget."""

    @abstractmethod
    async def keep_puzzle_try(self, person: str, puzzle: str, solved: bool, now: int) -> None:
        """Store the outcome of a person's first try at a puzzle; later tries are ignored."""

    @abstractmethod
    async def puzzle_tries(self, person: str) -> list[tuple[str, bool]]:
        """A person's first tries, in their order: which puzzle, and whether it was solved."""

    @abstractmethod
    async def keep_note(self, key: str, data: str, now: int, until: int | None = None) -> None:
        """Keep a text under a key, until a time; expired notes are removed on the way."""

    @abstractmethod
    async def note(self, key: str, now: int) -> str | None:
        """The text under a key."""

    @abstractmethod
    async def take_note(self, key: str, now: int) -> str | None:
        """The text under a key, which is removed: only one of several callers gets it."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A mistake of a person's own game, to be played again."""

    table: str
    ply: int
    seat: int
    kind: str
    """What was wrong, one of `review.kinds.KINDS`."""
    cost: float
    ways: str
    """What was played, what would have been best, and others that were looked at, as a JSON list of lists."""
    made: int
    box: int
    """How many times in a row it was solved when it was due."""
    due: int | None
    """The day (since 1970) from which on it is to be solved again; None once it is learnt."""


class Rush(NamedTuple):
    """The result of a rush: puzzles against the clock."""

    at: int
    solved: int
    missed: int


class PracticeStore(ABC):
    """Exercises of people, and the results of their rushes."""

    @abstractmethod
    async def exercises(self, person: str) -> list[Exercise]:
        """A person's exercises, the newest first."""

    @abstractmethod
    async def keep_exercises(self, person: str, exercises: Sequence[Exercise]) -> None:
        """Store exercises, new or changed; beyond a limit the oldest are removed."""

    @abstractmethod
    async def forget_exercises(self, person: str, table: str, plies: Sequence[int]) -> None:
        """Remove some exercises of a table."""

    @abstractmethod
    async def keep_rush(self, person: str, rush: Rush) -> None:
        """Store a result; beyond a limit the worst are removed."""

    @abstractmethod
    async def rushes(self, person: str) -> list[Rush]:
        """A person's results that are kept, the best first."""


MOST_EXERCISES = 300
"""Exercises that are kept of a person."""
MOST_RUSHES = 10
"""Results of rushes that are kept of a person."""


@dataclass(frozen=True, slots=True)
class StoredStudy:
    """A study as it is kept."""

    id: str
    person: str
    """Its owner."""
    version: int
    changed: int
    name: str
    chapters: int
    reading: bool
    """Whether anybody may read it who has its link."""
    key: str | None
    """The secret of the link for editing."""
    data: str
    """The study as JSON."""


class StudyRow(NamedTuple):
    """A study without its chapters."""

    id: str
    name: str
    chapters: int
    changed: int
    reading: bool
    editing: bool


class StudyStore(ABC):
    """Studies. A change is stored only over the version that it was made from."""

    @abstractmethod
    async def study(self, id: str) -> StoredStudy | None:
        """A study; None if there is none."""

    @abstractmethod
    async def studies_of(self, person: str) -> list[StudyRow]:
        """A person's studies, the newest first."""

    @abstractmethod
    async def keep_study(self, study: StoredStudy) -> bool:
        """Keep a new study (version 1), or a changed one over the version before; False if that is not there."""

    @abstractmethod
    async def delete_study(self, id: str) -> None:
        """Remove a study."""


class WorkerStore(ABC):
    """What processes that share the tables need to know of each other."""

    shared: bool
    """Whether other processes may write to the same tables."""

    @abstractmethod
    async def claim(self, what: str) -> Release | None:
        """Take charge of a table's bots and clock, or of another job, so that no other worker does the same.

        None if another worker has it.
        """

    @abstractmethod
    async def watch_only(self, tables: Collection[str]) -> None:
        """Stop notifications about all other tables that this process has read."""

    @abstractmethod
    async def presence_add(self, table: str, person: str, ttl_ms: int) -> None:
        """A person has connected to a table through this process: note it and notify the other processes."""

    @abstractmethod
    async def presence_remove(self, table: str, person: str) -> None:
        """A person is gone from this process: note it and notify the others."""

    @abstractmethod
    async def presence_renew(self, present: Sequence[tuple[str, str]], ttl_ms: int) -> None:
        """Note which people are connected to which tables through this process.

        Notes expire by the database's clock: those of the processes may differ.
        """

    @abstractmethod
    async def presence_at(self, table: str) -> set[str]:
        """The people connected to a table through any worker."""


class SingleWorker(WorkerStore):
    """A store that one process has to itself: every claim is granted, and there is nobody to notify."""

    shared = False

    async def claim(self, what: str) -> Release | None:
        """Grant it."""
        return _nothing

    async def watch_only(self, tables: Collection[str]) -> None:
        """There are no other processes."""

    async def presence_add(self, table: str, person: str, ttl_ms: int) -> None:
        """No other process asks."""

    async def presence_remove(self, table: str, person: str) -> None:
        """No other process asks."""

    async def presence_renew(self, present: Sequence[tuple[str, str]], ttl_ms: int) -> None:
        """No other process asks."""

    async def presence_at(self, table: str) -> set[str]:
        """Nobody is connected through another process."""
        return set()


async def _nothing() -> None:
    """Do nothing: there is no claim to give back."""


class Store(TableStore, ResultStore, PeopleStore, NoteStore, PracticeStore, StudyStore, WorkerStore):
    """Everything that the tables need from a database."""

    @abstractmethod
    async def open(self, listener: Listener | None) -> None:
        """Connect, check, and bring the schema up to date.

        Raises:
            StoreError: the database is corrupt, of another program, or newer than this program. It is left untouched.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, then disconnect."""

    @abstractmethod
    async def ping(self) -> None:
        """Check that the database answers, at the same small cost however much it holds.

        Raises:
            StoreError: it does not answer.
        """
