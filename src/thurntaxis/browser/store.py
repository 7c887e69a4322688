"""Tables kept in the browser: in IndexedDB, append-only as on a server.

The database itself is reached through a shelf, which the worker hands in. What lists are made from is kept in memory.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Protocol, TypeVar

from pydantic import TypeAdapter

from ..tables.archive.archive import listed_game
from ..tables.archive.statistics import Sums
from ..tables.ports.jsontext import dumps, loads
from ..tables.ports.store import (
    MOST_EXERCISES,
    MOST_RUSHES,
    Block,
    Exercise,
    ListedTable,
    Listener,
    PeopleStore,
    PlayerResult,
    Pruned,
    Report,
    ResultFilter,
    Rush,
    SingleWorker,
    Store,
    Stored,
    StoredStudy,
    StoredTable,
    StoreError,
    StudyRow,
    Summary,
    pass_on,
)


class Shelf(Protocol):
    """What the worker does with IndexedDB. Everything is JSON text: nothing has to be converted between the languages.

    A shelf that cannot write raises an exception, whatever it is, and has written nothing.
    """

    def rows(self) -> Awaitable[str]:
        """All tables, as a list of `[id, created, summary]`."""

    def create(self, table: str, created: int, header: str, entries: str, summary: str) -> Awaitable[bool]:
        """Write a new table; False if its id is taken."""

    def append(self, table: str, seq: int, entries: str, summary: str | None) -> Awaitable[bool]:
        """Write entries from `seq` on, all or none; False if something stands there."""

    def load(self, table: str, since: int) -> Awaitable[str]:
        """`{"header", "entries"}` of a table, with its entries from `since` on; null if there is none."""

    def delete(self, table: str) -> Awaitable[None]:
        """Remove a table with its entries."""

    def keep_try(self, puzzle: str, solved: bool, at: int) -> Awaitable[bool]:
        """Store the result of a try at a puzzle; False if there is already one."""

    def tries(self) -> Awaitable[str]:
        """What was kept of tries, as a list of `[puzzle, solved]`, the earliest first."""

    def keep_practice(self, kind: str, kept: str) -> Awaitable[bool]:
        """Keep all exercises, or all results of rushes, instead of those before."""

    def practice(self, kind: str) -> Awaitable[str]:
        """What was kept of a kind, a list; `[]` if nothing was."""

    def keep_study(self, id: str, study: str) -> Awaitable[bool]:
        """Keep a study, instead of what it was before."""

    def studies(self) -> Awaitable[str]:
        """All studies, as a list of texts."""

    def delete_study(self, id: str) -> Awaitable[None]:
        """Remove a study."""


_MOST_REVIEWS = 20
"""Reviews that are kept."""


@dataclass(slots=True)
class _Row:
    created: int
    summary: Summary


@contextmanager
def _shelf_errors() -> Iterator[None]:
    """Whatever the shelf raises means that the store cannot be used."""
    try:
        yield
    except Exception as error:
        raise StoreError(str(error)) from error


class NullPeople(PeopleStore):
    """A browser has one person: nobody is sanctioned, blocked, reported or notified."""

    async def sanctions(self, now: int) -> list[tuple[str, str]]:
        """There is no host."""
        return []

    async def blocks(self, person: str) -> list[Block]:
        """There is nobody to block."""
        return []

    async def block(self, person: str, block: Block) -> None:
        """There is nobody to block."""
        raise StoreError("nobody can be blocked in the browser")

    async def unblock(self, person: str, id: str) -> None:
        """Nobody is blocked."""

    async def report(self, report: Report) -> None:
        """There is no host."""
        raise StoreError("nobody can be reported in the browser")

    async def reported(self, reporter: str, since: int) -> int:
        """There are no reports."""
        return 0

    async def mark_read(self, person: str, table: str, until: int) -> None:
        """There are no notices."""


class BrowserStore(NullPeople, SingleWorker, Store):
    """The tables of one browser. Only one worker uses them at a time."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._rows: dict[str, _Row] = {}
        self._reviews: dict[tuple[str, str], tuple[str, str]] = {}
        """Kept while the worker lives: a game is reviewed again in seconds."""
        self._notes: dict[str, str] = {}
        self._studies: dict[str, StoredStudy] | None = None

    async def open(self, listener: Listener | None) -> None:
        """Read what there is."""
        with _shelf_errors():
            rows = loads(await self._shelf.rows())
        self._rows = {id: _Row(created, _read(summary)) for id, created, summary in rows}

    async def close(self) -> None:
        """Do nothing: everything is already written."""

    async def ping(self) -> None:
        """What lists are made from is in memory."""

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        with _shelf_errors():
            done = await self._shelf.create(table, created, header, _list(entries), _written(summary))
        if done:
            self._rows[table] = _Row(created, summary)
        return bool(done)

    def append_then(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None, done: Stored) -> None:
        pass_on(self._append(table, seq, entries, summary), done)

    async def _append(self, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> bool:
        if summary is not None and summary.results is None:  # what was there stays
            summary = replace(summary, results=self._rows[table].summary.results)
        with _shelf_errors():
            done = await self._shelf.append(table, seq, _list(entries), _written(summary) if summary else None)
        if done and summary is not None:
            self._rows[table].summary = summary
        return bool(done)

    # ---- Finished games ----

    async def results(
        self, person: str, wanted: ResultFilter, before: tuple[int, str] | None, limit: int
    ) -> list[PlayerResult]:
        found = [
            result
            for row in self._rows.values()
            for result in row.summary.results or ()
            if result.person == person
            and wanted.chooses(result)
            and (before is None or (result.ended, result.table) < before)
        ]
        return sorted(found, key=lambda result: (result.ended, result.table), reverse=True)[:limit]

    async def counted_results(self, person: str, before: tuple[int, str] | None, limit: int) -> list[PlayerResult]:
        return await self.results(person, ResultFilter(counts=True), before, limit)

    async def scores(self, deal: str) -> dict[int, int]:
        results = (result for row in self._rows.values() for result in row.summary.results or ())
        return Counter(result.score for result in results if result.deal == deal and result.score is not None)

    async def uncounted(self, limit: int) -> list[str]:
        """Nothing: all finished games have results."""
        return []

    async def count_results(self, table: str, results: Sequence[PlayerResult]) -> None:
        """Do nothing: there are no such games."""

    async def rewrite(self, table: str, header: str, entries: Sequence[str], results: Sequence[PlayerResult]) -> bool:
        """Nobody else sees the names that this browser keeps."""
        raise StoreError("nothing is rewritten in the browser")

    async def prune(self, before: int, limit: int) -> Pruned:
        """A browser keeps its games."""
        return Pruned([], [], [], more=False)

    async def uploaded_bytes(self) -> int:
        """Browsers have limits of their own."""
        return 0

    async def delete(self, table: str) -> None:
        with _shelf_errors():
            await self._shelf.delete(table)
        self._rows.pop(table, None)

    # ---- Puzzles ----

    async def keep_puzzle_try(self, person: str, puzzle: str, solved: bool, now: int) -> None:
        with _shelf_errors():
            await self._shelf.keep_try(puzzle, solved, now)

    async def puzzle_tries(self, person: str) -> list[tuple[str, bool]]:
        with _shelf_errors():
            return [(puzzle, solved) for puzzle, solved in loads(await self._shelf.tries())]

    # ---- Practice: each kind is one list, which is short ----

    async def exercises(self, person: str) -> list[Exercise]:
        with _shelf_errors():
            kept = _read_list(_EXERCISES, await self._shelf.practice("exercises"))
        return [each for each in kept if each.table in self._rows]

    async def keep_exercises(self, person: str, exercises: Sequence[Exercise]) -> None:
        kept = {(each.table, each.ply): each for each in [*await self.exercises(person), *exercises]}
        newest = sorted(kept.values(), key=lambda each: (-each.made, each.table, each.ply))[:MOST_EXERCISES]
        await self._keep_practice("exercises", _EXERCISES.dump_json(newest))

    async def forget_exercises(self, person: str, table: str, plies: Sequence[int]) -> None:
        kept = [each for each in await self.exercises(person) if each.table != table or each.ply not in plies]
        await self._keep_practice("exercises", _EXERCISES.dump_json(kept))

    async def keep_rush(self, person: str, rush: Rush) -> None:
        best = sorted([*await self.rushes(person), rush], key=lambda each: (-each.solved, each.missed, each.at))
        await self._keep_practice("rushes", _RUSHES.dump_json(best[:MOST_RUSHES]))

    async def rushes(self, person: str) -> list[Rush]:
        with _shelf_errors():
            return _read_list(_RUSHES, await self._shelf.practice("rushes"))

    async def _keep_practice(self, kind: str, kept: bytes) -> None:
        with _shelf_errors():
            await self._shelf.keep_practice(kind, kept.decode())

    # ---- Studies: all are in memory once one was asked for ----

    async def study(self, id: str) -> StoredStudy | None:
        return (await self._all_studies()).get(id)

    async def studies_of(self, person: str) -> list[StudyRow]:
        kept = sorted((await self._all_studies()).values(), key=lambda each: (-each.changed, each.id))
        return [StudyRow(each.id, each.name, each.chapters, each.changed, each.reading, False) for each in kept]

    async def keep_study(self, study: StoredStudy) -> bool:
        kept = await self._all_studies()
        before = kept[study.id].version if study.id in kept else 0
        if before != study.version - 1:
            return False
        with _shelf_errors():
            await self._shelf.keep_study(study.id, _STUDY.dump_json(study).decode())
        kept[study.id] = study
        return True

    async def delete_study(self, id: str) -> None:
        with _shelf_errors():
            await self._shelf.delete_study(id)
        (await self._all_studies()).pop(id, None)

    async def _all_studies(self) -> dict[str, StoredStudy]:
        if self._studies is None:
            with _shelf_errors():
                texts = loads(await self._shelf.studies())
            found = [study for text in texts for study in _read_list(_STUDIES, f"[{text}]")]
            self._studies = {study.id: study for study in found}
        return self._studies

    # ---- Notes: they are made again when the page is opened again ----

    async def keep_note(self, key: str, data: str, now: int, until: int | None = None) -> None:
        self._notes[key] = data

    async def note(self, key: str, now: int) -> str | None:
        return self._notes.get(key)

    async def take_note(self, key: str, now: int) -> str | None:
        return self._notes.pop(key, None)

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        with _shelf_errors():
            found = loads(await self._shelf.load(table, since))
        return StoredTable(found["header"], found["entries"]) if found else None

    async def exists(self, table: str) -> bool:
        return table in self._rows

    async def lobby(self) -> list[ListedTable]:
        """Nobody else could join."""
        return []

    async def owned_by(self, person: str, limit: int) -> list[str]:
        return self._newest(lambda summary: person in summary.owners, limit)

    async def waiting(self, until: int, limit: int) -> list[str]:
        return self._newest(lambda summary: summary.wake_at is not None and summary.wake_at < until, limit)

    def _newest(self, wanted: Callable[[Summary], bool], limit: int) -> list[str]:
        found = [(row.created, id) for id, row in self._rows.items() if wanted(row.summary)]
        return [id for _, id in sorted(found, reverse=True)][:limit]

    async def review(self, table: str, budget: str, judge: str) -> str | None:
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


_VERSION = 1
"""Of rows; those of earlier programs are lists, without a version."""


def _written(summary: Summary) -> str:
    return dumps({"version": _VERSION, **asdict(summary, dict_factory=_without_notices)}).decode()


def _without_notices(fields: list[tuple[str, object]]) -> dict[str, object]:
    return {name: value for name, value in fields if name != "due"}


_SUMMARY = TypeAdapter(Summary)
_EXERCISES = TypeAdapter(list[Exercise])
_RUSHES = TypeAdapter(list[Rush])
_STUDY = TypeAdapter(StoredStudy)
_STUDIES = TypeAdapter(list[StoredStudy])
_OPTIONAL = {"place": None, "score": None, "first_city": None, "deal": None}
"""What a result may lack that another version has written; fields of later versions have defaults of their own."""

Listed = TypeVar("Listed")


def _read_list(kind: TypeAdapter[list[Listed]], text: str) -> list[Listed]:
    """A stored list; an empty one if it is damaged."""
    try:
        return kind.validate_json(text)
    except ValueError:
        return []


def _read(text: str) -> Summary:
    """A stored summary, even of another version; an empty one if it cannot be read."""
    try:
        row = loads(text)
        if isinstance(row, list):
            row = dict(zip(("status", "listed", "wake_at", "owners", "results"), row, strict=False))
        row = {"results": None, **row}
        if row["results"] is not None:
            row["results"] = [_OPTIONAL | result for result in row["results"]]
        summary = _SUMMARY.validate_json(dumps(row), strict=True)
        for result in summary.results or ():
            listed_game(result)  # raises an exception for what cannot be listed
            Sums().add([result])
    except (TypeError, ValueError, LookupError, ArithmeticError):
        return Summary("", listed=False, wake_at=None)
    return summary
