"""`thurntaxis admin`: what a host does with a database, whether or not a server is running on it."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from ..game import Record
from ..tables.ports.jsontext import loads
from ..tables.ports.store import RatedGame, StoredTable, StoreError
from ..tables.refusals import Refusal
from ..tables.table.entries import Entry
from ..tables.table.results import rated_game
from ..tables.table.table import Table
from .identity import host_token_hash, new_token
from .stores import open_store
from .stores.sql import SqlStore
from .stores.sqlite import SQLiteStore, check_file

_PAGE = 200
"""Tables that are read at once."""
_SEATS = "SELECT person, table_id FROM owners UNION SELECT person, table_id FROM results"
"""Who sits or sat where, in running and in finished games."""
_KNOWN = " UNION ".join(f"SELECT person FROM {table}" for table in ("owners", "results", "reports", "sanctions"))
"""People whom the host can name. Reported people may have left, and a banned person's tables may be gone."""
_SHORTEST_ID = 6
"""Letters of a person's id that must be given."""


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[SqlStore]:
    """A database, beside the server that may be using it.

    Raises:
        StoreError: it cannot be used, or was not yet brought forward to this version.
    """
    store = open_store(database, beside=True)
    await store.open(None)
    try:
        yield store
    finally:
        await store.close()


def backup(database: str, file: Path) -> int:
    """Copy a SQLite database as it is at this moment, while a server may be writing to it; the size of the copy.

    Every move that was acknowledged before is in it. The file appears only when it is complete.

    Raises:
        StoreError: it is not possible; the message says what is expected.
    """
    if not isinstance(open_store(database, beside=True), SQLiteStore):
        raise StoreError("PostgreSQL makes its own backups while it runs: pg_dump --schema=thurntaxis")
    source = Path(database.removeprefix("sqlite://"))
    if not source.is_file():
        raise StoreError(f"{source}: there is no database")
    if file.exists():
        raise StoreError(f"{file}: the file already exists; a backup never replaces one")
    if not file.absolute().parent.is_dir():
        raise StoreError(f"{file}: there is no folder {file.absolute().parent}")
    check_file(str(source))
    part = file.with_name(f"{file.name}.part")
    try:
        _copy(source, part)
        check_file(str(part))
        with part.open("rb") as copied:
            os.fsync(copied.fileno())
        part.replace(file)
    except sqlite3.Error as error:
        raise StoreError(f"{file}: the backup cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    reader, writer = sqlite3.connect(source), sqlite3.connect(part)
    try:
        reader.backup(writer)  # in one step, so that later writes stay out of it
        writer.execute("PRAGMA journal_mode = DELETE")  # a single file, with nothing beside it
    finally:
        reader.close()
        writer.close()


async def stored_tables(store: SqlStore, where: str = "TRUE") -> AsyncIterator[tuple[str, str, StoredTable]]:
    """All tables with their status, in the order of their ids."""
    last = ""
    while True:
        rows = await store.fetch(
            f"SELECT id, status FROM tables WHERE id > $1 AND {where} ORDER BY id LIMIT {_PAGE}", last
        )
        for id, status in rows:
            stored = await store.load(id)
            if stored is not None:  # it may just have been deleted
                yield id, status, stored
        if len(rows) < _PAGE:
            return
        last = rows[-1][0]


def _table(stored: StoredTable) -> Table | None:
    """The table, as far as it can be read; None if its header cannot. `doctor` reports both."""
    try:
        return Table.read(stored)
    except Refusal:
        return None


def _replayed(stored: StoredTable) -> Table | None:
    """The table with its position; None if it is broken."""
    table = _table(stored)
    if table is not None:
        table.replay()
    return table if table is not None and table.problem is None else None


# ---- Doctor ----


def trouble_of(id: str, status: str, stored: StoredTable) -> str | None:
    """What is wrong with a stored table; None if it replays to the result that was stored."""
    table = _table(stored)
    if table is None:
        return "its header cannot be read"
    if table.id != id:
        return f"its header is that of table {table.id}"
    if table.problem is None and not table.is_replayed:
        table.replay()
    if table.problem is not None:
        return table.problem
    if table.status != status:
        return f"it is {table.status}, but kept as {status}"
    if table.status == "finished":
        return _result_trouble(table, stored)
    return None


def _result_trouble(table: Table, stored: StoredTable) -> str | None:
    entries: Iterable[Entry] = map(loads, reversed(stored.entries))
    over = next(entry for entry in entries if entry["type"] == "over")
    outcome = table.game.outcome()
    if outcome is None:
        return "it is finished, but the game is not over"
    if list(outcome.scores) != over["scores"]:
        return f"its scores are {list(outcome.scores)}, but were stored as {over['scores']}"
    return None


async def troubles(store: SqlStore) -> AsyncIterator[tuple[str, str | None]]:
    """Every table, and what is wrong with it."""
    async for id, status, stored in stored_tables(store):
        trouble = trouble_of(id, status, stored)
        if trouble is not None:  # a game may have ended between the two questions
            again, rows = await store.load(id), await store.fetch("SELECT status FROM tables WHERE id = $1", id)
            trouble = trouble_of(id, rows[0][0], again) if again and rows else None
        yield id, trouble
    gaps = await store.fetch(
        "SELECT table_id FROM entries GROUP BY table_id HAVING count(*) <> max(seq) + 1 OR min(seq) <> 0"
    )
    for (id,) in gaps:
        yield id, "entries are missing"
    strays = await store.fetch("SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)")
    for (id,) in strays:
        yield id, "there are entries, but no table"


# ---- Lists ----


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in the host's list."""

    id: str
    status: str
    created: int
    newest: int
    players: tuple[str, ...]
    plies: int


async def list_tables(store: SqlStore, status: str | None, limit: int) -> list[TableLine]:
    """The newest tables, of one status or all."""
    where, args = ("WHERE status = $2", (limit, status)) if status else ("", (limit,))
    rows = await store.fetch(f"SELECT id, status, created FROM tables {where} ORDER BY created DESC LIMIT $1", *args)
    lines = []
    for id, kept_as, created in rows:
        stored = await store.load(id)
        if stored is None:
            continue
        table = _table(stored)
        if table is None:
            lines.append(TableLine(id, "broken", created, created, (), 0))
            continue
        newest = table.newest["at"] if table.newest else created
        players = tuple(seat.name or "-" for seat in table.seats)
        status = kept_as if table.problem is None else "broken"
        lines.append(TableLine(id, status, created, newest, players, table.ply))
    return lines


@dataclass(frozen=True, slots=True)
class PersonLine:
    """A person in the host's list."""

    person: str
    name: str | None
    tables: int
    newest: int


async def list_people(store: SqlStore, limit: int) -> list[PersonLine]:
    """The people who sat down most recently, by the name they used last."""
    rows = await store.fetch(
        f"SELECT person, count(*), max(created) FROM ({_SEATS}) AS seats JOIN tables ON table_id = id"
        " GROUP BY person ORDER BY max(created) DESC LIMIT $1",
        limit,
    )
    return [PersonLine(person, await _name_of(store, person), number, newest) for person, number, newest in rows]


async def _name_of(store: SqlStore, person: str) -> str | None:
    played = await store.fetch(
        f"SELECT id FROM ({_SEATS}) AS seats JOIN tables ON table_id = id WHERE person = $1"
        " ORDER BY created DESC LIMIT 5",
        person,
    )
    for (id,) in played:
        stored = await store.load(id)
        table = _table(stored) if stored else None
        if table is None:
            continue
        for seat in table.header.seats:
            if seat.person == person:
                return seat.name
        entries: Iterable[Entry] = map(loads, table.entries)
        for entry in entries:
            if entry["type"] == "sat" and entry["person"] == person:
                return entry["name"]
    return None


async def rated_from_tables(store: SqlStore) -> list[RatedGame]:
    """All rated games, made again from the tables themselves, as far as these are kept."""
    tables = [_replayed(stored) async for _, _, stored in stored_tables(store, "status = 'finished'")]
    return [game for table in tables if table and (game := rated_game(table))]


# ---- Export ----


async def finished_games(store: SqlStore, *, names: bool) -> AsyncIterator[Record]:
    """The records of all finished games; without `names`, of players 1 to 4."""
    async for _, _, stored in stored_tables(store, "status = 'finished'"):
        table = _replayed(stored)
        if table is None:
            continue
        record = table.record
        if not names:
            players = tuple(f"Player {number}" for number in range(1, len(record.players) + 1))
            record = replace(record, players=players, extra={})
        yield record


# ---- Sanctions ----


async def person_like(store: SqlStore, wanted: str) -> str:
    """The person whose id begins with these letters.

    Raises:
        StoreError: nobody's does, or several do.
    """
    found = await store.fetch(f"SELECT person FROM ({_KNOWN}) AS known WHERE person LIKE $1 LIMIT 2", f"{wanted}%")
    if len(wanted) < _SHORTEST_ID or not wanted.isalnum() or not found:
        raise StoreError(f"{wanted}: there is no such person; `thurntaxis admin people` lists their ids")
    if len(found) > 1:
        raise StoreError(f"{wanted}: several people's ids begin like that")
    return str(found[0][0])


async def sanction(store: SqlStore, person: str, kind: str, now: int, days: float | None, reason: str) -> None:
    """Keep a person out (`ban`) or silent (`mute`), for some days or for good; running servers follow in seconds."""
    until = None if days is None else now + int(days * 86_400_000)
    await store.write(
        (
            "INSERT INTO sanctions (person, kind, since, until, reason) VALUES ($1, $2, $3, $4, $5) ON CONFLICT"
            " (person, kind) DO UPDATE SET since = excluded.since, until = excluded.until, reason = excluded.reason",
            (person, kind, now, until, reason),
        )
    )


@dataclass(frozen=True, slots=True)
class Sanction:
    """A person whom the host keeps out or silent."""

    person: str
    kind: str
    since: int
    until: int | None
    """None if it has no end."""
    reason: str


async def list_sanctions(store: SqlStore, now: int) -> list[Sanction]:
    """Who is banned or muted now, the newest first."""
    rows = await store.fetch(
        "SELECT person, kind, since, until, reason FROM sanctions WHERE until IS NULL OR until > $1"
        " ORDER BY since DESC, person, kind",
        now,
    )
    return [Sanction(*row) for row in rows]


async def settle(store: SqlStore, report: str) -> None:
    """Strike a report off the list.

    Raises:
        StoreError: there is none.
    """
    if not await store.fetch("SELECT 1 FROM reports WHERE id = $1", report):
        raise StoreError(f"{report}: there is no such report; `thurntaxis admin reports` lists them")
    await store.write(("DELETE FROM reports WHERE id = $1", (report,)))


async def new_host_token(store: SqlStore) -> str:
    """A new secret for the host's page; the previous one stops working."""
    token = new_token()
    await store.write(
        (
            "INSERT INTO facts (name, value) VALUES ('host_token', $1)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (host_token_hash(token),),
        )
    )
    return token


async def pardon(store: SqlStore, person: str) -> None:
    """Lift all sanctions of a person."""
    await store.write(("DELETE FROM sanctions WHERE person = $1", (person,)))
