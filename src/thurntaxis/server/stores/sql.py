"""Queries that both databases share."""

import sys
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import astuple, fields
from functools import partial
from typing import ClassVar

from ...tables.ports.store import (
    MOST_EXERCISES,
    MOST_RUSHES,
    Block,
    CountedResult,
    Exercise,
    ListedTable,
    PlayerResult,
    Pruned,
    Report,
    ResultFilter,
    Rush,
    Store,
    StoredStudy,
    StoredTable,
    StoreError,
    StudyRow,
    Summary,
)
from .schema import COUNTED_COLUMNS, RESULT_COLUMNS, result_conditions, result_of
from .statements import (
    LISTED,
    OLD_REPORTS,
    OLD_TRIES,
    PRUNABLE,
    TRIES_AT_ONCE,
    Fate,
    Outcome,
    Row,
    Statement,
    Transaction,
    Value,
    all_of,
    create_statements,
    delete_statements,
    prune_table,
    result_statements,
    rewrite_statements,
)

MOST_TRIES = 2_000
"""First tries at puzzles that are kept of a person: several times as many as there are puzzles."""
MOST_REPORTS = 10_000
"""Reports that are kept; the oldest go first."""
_HEADER = -1
_LOAD = (
    f"SELECT {_HEADER} AS seq, header AS data FROM tables WHERE id = $1"
    " UNION ALL SELECT seq, data FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
)
"""The header, before the entries: whoever follows a table asks once for each action of others."""
REPORT_COLUMNS = tuple({"table": "table_id"}.get(field.name, field.name) for field in fields(Report))
EXERCISE_COLUMNS = tuple({"table": "table_id"}.get(field.name, field.name) for field in fields(Exercise))


class Conflict(StoreError):
    """A row exists already, or one that it refers to does not."""


class SqlStore(Store):
    """The questions of a store, whichever database answers them."""

    row_lock: ClassVar[str] = ""
    """Ends a SELECT whose rows are locked until the transaction ends; SQLite locks the whole database anyway."""
    skip_locked: ClassVar[str] = ""
    """Ends a SELECT that leaves out rows which another transaction has locked."""
    now: ClassVar[str] = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    """Milliseconds by the database's clock."""

    @abstractmethod
    async def fetch(self, query: str, *args: Value) -> list[Row]:
        """The rows that a statement gives."""

    @abstractmethod
    async def transact(self, begin: Callable[[], Transaction[Outcome]]) -> Outcome:
        """Carry out a transaction, all or nothing; `begin` may be called again if another one disturbed it.

        Raises:
            Conflict: a row exists already, or one that it refers to does not.
        """

    @abstractmethod
    def publish(self, what: str, about: str, *rest: str | int) -> tuple[Statement, ...]:
        """The statements that notify other processes of a table or a person, once they are committed."""

    async def write(self, *statements: Statement) -> None:
        """Carry out statements, all or none."""
        await self.transact(partial(all_of, statements))

    async def ping(self) -> None:
        await self.fetch("SELECT 1")

    # ---- Tables ----

    async def create(self, table: str, header: str, created: int, entries: Sequence[str], summary: Summary) -> bool:
        try:
            await self.write(*create_statements(table, header, created, entries, summary))
        except Conflict:
            return False
        return True

    async def rewrite(self, table: str, header: str, entries: Sequence[str], results: Sequence[PlayerResult]) -> bool:
        def rewriting() -> Transaction[bool]:
            yield self._row_lock(table)
            ((count,),) = yield "SELECT count(*) FROM entries WHERE table_id = $1", (table,)
            if count != len(entries) - 1:
                return False
            yield from all_of(rewrite_statements(table, header, entries, results))
            yield from all_of(self.publish("written", table, count))
            return True

        return await self.transact(rewriting)

    async def delete(self, table: str) -> None:
        await self.write(self._row_lock(table), *self._deletion(table))

    def _deletion(self, table: str) -> tuple[Statement, ...]:
        return (*self.publish("written", table, sys.maxsize), *delete_statements(table))

    async def prune(self, before: int, limit: int) -> Pruned:
        await self.write((OLD_REPORTS, (before,)))
        tries = await self.fetch(OLD_TRIES, before, TRIES_AT_ONCE)
        found: dict[Fate, list[str]] = {"kept": [], "silenced": [], "deleted": [], "damaged": []}
        ids = await self._ids(PRUNABLE, before, limit)
        for id in ids:
            pruning = partial(prune_table, id, before, self._row_lock(id), self._deletion(id))
            found[await self.transact(pruning)].append(id)
        more = len(ids) == limit or len(tries) == TRIES_AT_ONCE
        return Pruned(found["deleted"], found["silenced"], found["damaged"], more)

    def _row_lock(self, table: str) -> Statement:
        return f"SELECT 1 FROM tables WHERE id = $1{self.row_lock}", (table,)

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        rows = await self.fetch(_LOAD, table, since)
        return StoredTable(rows[0][1], [data for _, data in rows[1:]]) if rows and rows[0][0] == _HEADER else None

    async def exists(self, table: str) -> bool:
        return bool(await self.fetch("SELECT 1 FROM tables WHERE id = $1", table))

    async def uploaded_bytes(self) -> int:
        records = await self.fetch("SELECT coalesce(sum(size), 0) FROM tables WHERE status = 'replay'")
        studies = await self.fetch("SELECT coalesce(sum(size), 0) FROM studies")
        return int(records[0][0]) + int(studies[0][0])

    async def lobby(self) -> list[ListedTable]:
        rows = await self.fetch(LISTED)
        return [ListedTable(id, bool(is_open), network, bool(attended)) for id, is_open, network, attended in rows]

    async def owned_by(self, person: str, limit: int) -> list[str]:
        return await self._ids(
            "SELECT id FROM tables JOIN owners ON table_id = id WHERE person = $1 ORDER BY created DESC LIMIT $2",
            person,
            limit,
        )

    async def waiting(self, until: int, limit: int) -> list[str]:
        return await self._ids("SELECT id FROM tables WHERE attention <= $1 ORDER BY attention LIMIT $2", until, limit)

    # ---- People ----

    async def mark_read(self, person: str, table: str, until: int) -> None:
        forget = "DELETE FROM notices WHERE person = $1 AND table_id = $2 AND made <= $3"
        await self.write((forget, (person, table, until)))

    async def sanctions(self, now: int) -> list[tuple[str, str]]:
        rows = await self.fetch("SELECT person, kind FROM sanctions WHERE until IS NULL OR until > $1", now)
        return [(person, kind) for person, kind in rows]

    async def blocks(self, person: str) -> list[Block]:
        query = "SELECT id, blocked, name, since FROM blocks WHERE person = $1 ORDER BY since DESC, id"
        return [Block(*row) for row in await self.fetch(query, person)]

    async def block(self, person: str, block: Block) -> None:
        query = (
            "INSERT INTO blocks (person, blocked, id, name, since) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        )
        args = person, block.blocked, block.id, block.name, block.since
        await self.write((query, args), *self.publish("blocks", person))

    async def unblock(self, person: str, id: str) -> None:
        forget = "DELETE FROM blocks WHERE person = $1 AND id = $2"
        await self.write((forget, (person, id)), *self.publish("blocks", person))

    async def report(self, report: Report) -> None:
        places = ", ".join(f"${number}" for number in range(1, len(REPORT_COLUMNS) + 1))
        insert = (
            f"INSERT INTO reports ({', '.join(REPORT_COLUMNS)}) VALUES ({places})"
            " ON CONFLICT (reporter, table_id, person, line) DO UPDATE SET at = excluded.at, reason = excluded.reason"
        )
        oldest = "DELETE FROM reports WHERE at < (SELECT at FROM reports ORDER BY at DESC LIMIT 1 OFFSET $1)"
        await self.write((insert, astuple(report)), (oldest, (MOST_REPORTS - 1,)))

    async def reported(self, reporter: str, since: int) -> int:
        ((number,),) = await self.fetch("SELECT count(*) FROM reports WHERE reporter = $1 AND at > $2", reporter, since)
        return int(number)

    async def reports(self, limit: int) -> list[Report]:
        """What was reported to the host, the newest first."""
        query = f"SELECT {', '.join(REPORT_COLUMNS)} FROM reports ORDER BY at DESC, id LIMIT $1"
        return [Report(*row) for row in await self.fetch(query, limit)]

    async def review(self, table: str, budget: str, judge: str) -> str | None:
        query = "SELECT data FROM reviews WHERE table_id = $1 AND budget = $2 AND judge = $3"
        found = await self.fetch(query, table, budget, judge)
        return str(found[0][0]) if found else None

    async def keep_review(self, table: str, budget: str, judge: str, data: str) -> None:
        query = (
            "INSERT INTO reviews (table_id, budget, judge, data) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (table_id, budget) DO UPDATE SET judge = excluded.judge, data = excluded.data"
        )
        await self.write((query, (table, budget, judge, data)))

    # ---- Finished games ----

    async def results(
        self, person: str, wanted: ResultFilter, before: tuple[int, str] | None, limit: int
    ) -> list[PlayerResult]:
        conditions, values = result_conditions(person, wanted, before)
        query = (
            f"SELECT {', '.join(RESULT_COLUMNS)} FROM results WHERE {conditions}"
            f" ORDER BY ended DESC, table_id DESC LIMIT ${len(values) + 1}"
        )
        return [result_of(row) for row in await self.fetch(query, *values, limit)]

    async def counted_results(self, person: str, before: tuple[int, str] | None, limit: int) -> list[CountedResult]:
        conditions, values = result_conditions(person, ResultFilter(counts=True), before)
        query = (
            f"SELECT {', '.join(COUNTED_COLUMNS)} FROM results WHERE {conditions}"
            f" ORDER BY ended DESC, table_id DESC LIMIT ${len(values) + 1}"
        )
        return [CountedResult._make(row) for row in await self.fetch(query, *values, limit)]

    async def scores(self, deal: str) -> dict[int, int]:
        query = "SELECT score, count(*) FROM results WHERE deal = $1 AND score IS NOT NULL GROUP BY score"
        return {row[0]: row[1] for row in await self.fetch(query, deal)}

    async def uncounted(self, limit: int) -> list[str]:
        return await self._ids("SELECT id FROM tables WHERE status = 'finished' AND counted = 0 LIMIT $1", limit)

    async def count_results(self, table: str, results: Sequence[PlayerResult]) -> None:
        await self.write(*result_statements(table, results))

    # ---- Puzzles ----

    async def keep_puzzle_try(self, person: str, puzzle: str, solved: bool, now: int) -> None:
        insert = (
            "INSERT INTO puzzle_tries (person, puzzle, at, solved) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (person, puzzle) DO NOTHING"
        )
        oldest = (
            "DELETE FROM puzzle_tries WHERE person = $1 AND at <"
            " (SELECT at FROM puzzle_tries WHERE person = $1 ORDER BY at DESC LIMIT 1 OFFSET $2)"
        )
        await self.write((insert, (person, puzzle, now, int(solved))), (oldest, (person, MOST_TRIES - 1)))

    async def puzzle_tries(self, person: str) -> list[tuple[str, bool]]:
        query = "SELECT puzzle, solved FROM puzzle_tries WHERE person = $1 ORDER BY at, puzzle"
        return [(puzzle, bool(solved)) for puzzle, solved in await self.fetch(query, person)]

    # ---- Practice ----

    async def exercises(self, person: str) -> list[Exercise]:
        query = (
            f"SELECT {', '.join(EXERCISE_COLUMNS)} FROM exercises WHERE person = $1 ORDER BY made DESC, table_id, ply"
        )
        return [Exercise(*row) for row in await self.fetch(query, person)]

    async def keep_exercises(self, person: str, exercises: Sequence[Exercise]) -> None:
        places = ", ".join(f"${number + 2}" for number in range(len(EXERCISE_COLUMNS)))
        insert = (
            f"INSERT INTO exercises (person, {', '.join(EXERCISE_COLUMNS)}) VALUES ($1, {places})"
            " ON CONFLICT (person, table_id, ply) DO UPDATE SET kind = excluded.kind, cost = excluded.cost,"
            " ways = excluded.ways, box = excluded.box, due = excluded.due"
        )
        oldest = (
            "DELETE FROM exercises WHERE person = $1 AND made <"
            " (SELECT made FROM exercises WHERE person = $1 ORDER BY made DESC LIMIT 1 OFFSET $2)"
        )
        rows = [(insert, (person, *astuple(each))) for each in exercises]
        await self.write(*rows, (oldest, (person, MOST_EXERCISES - 1)))

    async def forget_exercises(self, person: str, table: str, plies: Sequence[int]) -> None:
        query = "DELETE FROM exercises WHERE person = $1 AND table_id = $2 AND ply = $3"
        await self.write(*((query, (person, table, ply)) for ply in plies))

    async def keep_rush(self, person: str, rush: Rush) -> None:
        insert = "INSERT INTO rushes (person, at, solved, missed) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        worst = (
            "DELETE FROM rushes WHERE person = $1 AND at NOT IN"
            " (SELECT at FROM rushes WHERE person = $1 ORDER BY solved DESC, missed, at LIMIT $2)"
        )
        await self.write((insert, (person, *rush)), (worst, (person, MOST_RUSHES)))

    async def rushes(self, person: str) -> list[Rush]:
        query = "SELECT at, solved, missed FROM rushes WHERE person = $1 ORDER BY solved DESC, missed, at"
        return [Rush(*row) for row in await self.fetch(query, person)]

    # ---- Studies ----

    async def study(self, id: str) -> StoredStudy | None:
        query = "SELECT id, person, version, changed, name, chapters, reading, key, data FROM studies WHERE id = $1"
        rows = await self.fetch(query, id)
        if not rows:
            return None
        id, person, version, changed, name, chapters, reading, key, data = rows[0]
        return StoredStudy(id, person, version, changed, name, chapters, bool(reading), key, data)

    async def studies_of(self, person: str) -> list[StudyRow]:
        query = (
            "SELECT id, name, chapters, changed, reading, key IS NOT NULL FROM studies"
            " WHERE person = $1 ORDER BY changed DESC, id"
        )
        rows = await self.fetch(query, person)
        return [
            StudyRow(id, name, chapters, changed, bool(reading), bool(editing))
            for id, name, chapters, changed, reading, editing in rows
        ]

    async def keep_study(self, study: StoredStudy) -> bool:
        values = (
            *(study.version, study.changed, study.name, study.chapters, int(study.reading), study.key, study.data),
            len(study.data),
            study.id,
        )
        if study.version > 1:
            query = (
                "UPDATE studies SET version = $1, changed = $2, name = $3, chapters = $4, reading = $5, key = $6,"
                " data = $7, size = $8 WHERE id = $9 AND version = $1 - 1 RETURNING id"
            )

            def changing() -> Transaction[bool]:
                kept = yield query, values
                if kept:
                    yield from all_of(self.publish("study", study.id, study.version))
                return bool(kept)

            return await self.transact(changing)
        insert = (
            "INSERT INTO studies (version, changed, name, chapters, reading, key, data, size, id, person)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING id"
        )
        return bool(await self.fetch(insert, *values, study.person))

    async def delete_study(self, id: str) -> None:
        await self.write(("DELETE FROM studies WHERE id = $1", (id,)), *self.publish("study", id, 0))

    # ---- Notes ----

    async def keep_note(self, key: str, data: str, now: int, until: int | None = None) -> None:
        insert = (
            "INSERT INTO notes (key, data, until) VALUES ($1, $2, $3)"
            " ON CONFLICT (key) DO UPDATE SET data = excluded.data, until = excluded.until"
        )
        await self.write(("DELETE FROM notes WHERE until <= $1", (now,)), (insert, (key, data, until)))

    async def note(self, key: str, now: int) -> str | None:
        query = "SELECT data FROM notes WHERE key = $1 AND (until IS NULL OR until > $2)"
        return _only(await self.fetch(query, key, now))

    async def take_note(self, key: str, now: int) -> str | None:
        query = "DELETE FROM notes WHERE key = $1 AND (until IS NULL OR until > $2) RETURNING data"
        return _only(await self.fetch(query, key, now))

    async def _ids(self, query: str, *args: str | int) -> list[str]:
        return [id for (id,) in await self.fetch(query, *args)]


def _only(rows: list[Row]) -> str | None:
    return rows[0][0] if rows else None
