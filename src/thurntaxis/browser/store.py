"""Tables kept in the browser: in IndexedDB, append-only as on a server.

The database itself is reached through a shelf, which the worker hands in. What lists are made from is kept in memory.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol, get_type_hints

from ..tables.history import Sums, played
from ..tables.jsontext import dumps, loads
from ..tables.store import Listener, Result, ResultFilter, Store, StoredTable, StoreError, Summary


class Shelf(Protocol):
    """What the worker does with IndexedDB. Everything is JSON text: nothing has to be converted between the languages.

    A shelf that cannot write raises an exception, whatever it is, and has written nothing.
    """

    def rows(self) -> Awaitable[str]:
        """All tables, as a list of `[id, created, summary]`."""

    def create(self, table: str, created: int, header: str, entries: str, summary: str) -> Awaitable[bool]:
        """Write a new table; False if there is one of that name."""

    def append(self, table: str, seq: int, entries: str, summary: str | None) -> Awaitable[bool]:
        """Write entries from `seq` on, all or none; False if something stands there."""

    def load(self, table: str, since: int) -> Awaitable[str]:
        """`{"header", "entries"}` of a table, with its entries from `since` on; null if there is none."""

    def delete(self, table: str) -> Awaitable[None]:
        """Remove a table with its entries."""

    def keep_try(self, puzzle: str, solved: bool, at: int) -> Awaitable[bool]:
        """Keep what came of a try at a puzzle; False if something is kept already."""

    def tries(self) -> Awaitable[str]:
        """What was kept of tries, as a list of `[puzzle, solved]`, the earliest first."""


_MOST_REVIEWS = 20
"""Reviews that are kept."""


@dataclass(slots=True)
class _Row:
    created: int
    summary: Summary


class BrowserStore(Store):
    """The tables of one browser. Only one worker uses them at a time."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._rows: dict[str, _Row] = {}
        self._reviews: dict[tuple[str, str], tuple[str, str]] = {}
        """Kept while the worker lives: a game is reviewed again in seconds."""
        self._notes: dict[str, str] = {}

    async def open(self, listener: Listener | None) -> None:
        """Read what there is."""
        try:
            rows = loads(await self._shelf.rows())
        except Exception as error:
            raise StoreError(str(error)) from error
        self._rows = {id: _Row(created, _read(summary)) for id, created, summary in rows}

    async def close(self) -> None:
        """Nothing is kept back."""

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        """Write a new table; False if there is one of that name."""
        try:
            done = await self._shelf.create(table, created, header, _list(entries), _written(summary))
        except Exception as error:
            raise StoreError(str(error)) from error
        if done:
            self._rows[table] = _Row(created, summary)
        return bool(done)

    async def append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> bool:
        """Write entries from `seq` on, all or none; False if something stands there."""
        if summary is not None and summary.results is None:  # what was there stays
            summary = replace(summary, results=self._rows[table].summary.results)
        try:
            done = await self._shelf.append(table, seq, _list(entries), _written(summary) if summary else None)
        except Exception as error:
            raise StoreError(str(error)) from error
        if done and summary is not None:
            self._rows[table].summary = summary
        return bool(done)

    # ---- Finished games ----

    async def results(
        self, person: str, wanted: ResultFilter, before: tuple[int, str] | None, limit: int
    ) -> list[Result]:
        """A person's results, newest first."""
        found = [
            result
            for row in self._rows.values()
            for result in row.summary.results or ()
            if result.person == person
            and wanted.chooses(result)
            and (before is None or (result.ended, result.table) < before)
        ]
        return sorted(found, key=lambda result: (result.ended, result.table), reverse=True)[:limit]

    async def scores(self, deal: str) -> dict[int, int]:
        """How many people made each score in a daily deal."""
        results = (result for row in self._rows.values() for result in row.summary.results or ())
        return Counter(result.score for result in results if result.deal == deal and result.score is not None)

    async def uncounted(self, limit: int) -> list[str]:
        """All games that were ever over here have results."""
        return []

    async def count_results(self, table: str, results: Sequence[Result]) -> None:
        """There are none to add."""

    async def rewrite(self, table: str, header: str, entries: Sequence[str], results: Sequence[Result]) -> bool:
        """Nobody else sees the names that this browser keeps."""
        raise StoreError("nothing is rewritten in the browser")

    async def delete(self, table: str) -> None:
        """Remove a table."""
        try:
            await self._shelf.delete(table)
        except Exception as error:
            raise StoreError(str(error)) from error
        self._rows.pop(table, None)

    # ---- Puzzles ----

    async def keep_puzzle_try(self, person: str, puzzle: str, solved: bool, now: int) -> None:
        """Keep what came of the first try at a puzzle."""
        try:
            await self._shelf.keep_try(puzzle, solved, now)
        except Exception as error:
            raise StoreError(str(error)) from error

    async def puzzle_tries(self, person: str) -> list[tuple[str, bool]]:
        """First tries, in their order."""
        try:
            return [(puzzle, solved) for puzzle, solved in loads(await self._shelf.tries())]
        except Exception as error:
            raise StoreError(str(error)) from error

    # ---- Notes: they can be made again when the page is opened anew ----

    async def keep_note(self, key: str, data: str, now: int, until: int | None = None) -> None:
        """Keep a text under a key."""
        self._notes[key] = data

    async def note(self, key: str, now: int) -> str | None:
        """The text under a key."""
        return self._notes.get(key)

    async def take_note(self, key: str, now: int) -> str | None:
        """The text under a key, which is removed."""
        return self._notes.pop(key, None)

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """A table with its entries from `since` on; None if there is no such table."""
        try:
            found = loads(await self._shelf.load(table, since))
        except Exception as error:
            raise StoreError(str(error)) from error
        return StoredTable(found["header"], found["entries"]) if found else None

    async def lobby(self, limit: int) -> list[str]:
        """Nobody else could join."""
        return []

    async def owned_by(self, person: str, limit: int) -> list[str]:
        """Tables at which a person has a seat, newest first."""
        return self._newest(lambda summary: person in summary.owners, limit)

    async def waiting(self, until: int, limit: int) -> list[str]:
        """Tables that need attention before that time."""
        return self._newest(lambda summary: summary.attention is not None and summary.attention < until, limit)

    def _newest(self, wanted: Callable[[Summary], bool], limit: int) -> list[str]:
        found = [(row.created, id) for id, row in self._rows.items() if wanted(row.summary)]
        return [id for _, id in sorted(found, reverse=True)][:limit]

    async def review(self, table: str, budget: str, judge: str) -> str | None:
        """The review of a table that was kept."""
        kept = self._reviews.get((table, budget))
        return kept[1] if kept is not None and kept[0] == judge else None

    async def keep_review(self, table: str, budget: str, judge: str, data: str) -> None:
        """Keep the review of a table, and forget the oldest of many."""
        self._reviews.pop((table, budget), None)
        self._reviews[table, budget] = judge, data
        while len(self._reviews) > _MOST_REVIEWS:
            del self._reviews[next(iter(self._reviews))]


def _list(entries: Sequence[str]) -> str:
    return dumps(list(entries)).decode()


def _written(summary: Summary) -> str:
    results = None if summary.results is None else [asdict(result) for result in summary.results]
    fields = [summary.status, summary.listed, summary.attention, list(summary.owners), results]
    return dumps(fields).decode()


def _read(text: str) -> Summary:
    """What was written. Of a table whose summary cannot be read nothing is known until it is written again."""
    try:
        status, listed, attention, owners, *rest = loads(text)
        results = tuple(map(_result, rest[0])) if rest and rest[0] is not None else None
        if not (
            isinstance(status, str)
            and isinstance(listed, bool)
            and isinstance(attention, int | None)
            and all(isinstance(owner, str) for owner in owners)
        ):
            raise TypeError
    except (TypeError, ValueError, LookupError, ArithmeticError):
        return Summary("", listed=False, attention=None)
    return Summary(status, listed, attention, tuple(owners), results)


_RESULT = get_type_hints(Result)


def _result(fields: dict[str, Any]) -> Result:
    result = Result(**fields)
    if not all(isinstance(getattr(result, name), kind) for name, kind in _RESULT.items()):
        raise TypeError
    played(result)  # what cannot be listed or counted shows here
    Sums().add([result])
    return result
