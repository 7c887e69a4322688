"""SQL statements for both databases. Parameters are numbered: `$1`, `$2`."""

import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal, TypeAlias, TypeVar

from ...tables.ports.jsontext import dumps, loads
from ...tables.ports.store import HOST, NEIGHBOURHOOD, Due, PlayerResult, RatedGame, Summary
from .schema import BESIDE_TABLES, RESULT_COLUMNS, result_values

Outcome = TypeVar("Outcome")
Value = str | int | float | bytes | list[str] | None
"""What a parameter can be; a list only in PostgreSQL."""
Row = tuple[Any, ...]
Statement = tuple[str, tuple[Value, ...]]
"""A statement and its arguments."""
Transaction: TypeAlias = Generator[Statement, list[Row], Outcome]
"""A transaction: it yields its statements, gets the rows of each, and returns its result."""

SILENCE = "…"
"""Replaces a deleted line of chat, because entries are numbered without gaps."""


@lru_cache(maxsize=200)
def numbered(query: str) -> str:
    """A statement as SQLite wants it: `?1` instead of `$1`."""
    return re.sub(r"\$(\d)", r"?\1", query)


def all_of(statements: Iterable[Statement]) -> Transaction[None]:
    """A transaction of statements that return no rows."""
    for statement in statements:  # noqa: UP028 - `yield from` would send the rows to them
        yield statement


# ---- The lobby ----


def _newest(status: str, limit: int) -> str:
    """The newest listed tables that are open or being played; their total number does not matter for the time."""
    return (
        "SELECT * FROM (SELECT id, status, created, network FROM tables"
        f" WHERE listed = 1 AND status = '{status}' ORDER BY created DESC LIMIT {limit}) AS {status}_tables"
    )


LISTED = (
    "SELECT id, status = 'open', network,"
    " EXISTS (SELECT 1 FROM presence JOIN owners USING (table_id, person) WHERE table_id = id)"
    " FROM (SELECT id, status, created, network, row_number() OVER"
    f" (PARTITION BY coalesce(substr(network, 1, {NEIGHBOURHOOD}), id), status ORDER BY created DESC) AS place"
    f" FROM ({_newest('open', 5000)} UNION ALL {_newest('playing', 1000)}) AS newest) AS numbered"
    " WHERE place <= 20 ORDER BY status = 'open' DESC, created DESC LIMIT 1000"
)
"""Tables for the lobby: id, whether it is open, the mark of its network, and whether somebody sits there now."""

# ---- Tables ----


def create_statements(
    table: str, header: str, created: int, entries: Sequence[str], summary: Summary
) -> Iterator[Statement]:
    """Write a new table; it fails if there is one of that name."""
    yield (
        "INSERT INTO tables (id, created, header, status, listed, attention, size, network)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        (
            table,
            created,
            header,
            summary.status,
            int(summary.listed),
            summary.wake_at,
            len(header) if summary.status == "replay" else 0,
            summary.network,
        ),
    )
    yield from entry_statements(entry_rows(table, 0, entries))
    yield from _beside_statements(table, summary)


def summary_statements(table: str, summary: Summary) -> Iterator[Statement]:
    """Replace what is known of a table without its entries."""
    yield (
        "UPDATE tables SET status = $1, listed = $2, attention = $3 WHERE id = $4",
        (summary.status, int(summary.listed), summary.wake_at, table),
    )
    yield from _beside_statements(table, summary)


def _beside_statements(table: str, summary: Summary) -> Iterator[Statement]:
    """Owners or results, and notices."""
    if summary.rated is not None:
        yield rated_statement(summary.rated)
    if summary.results is not None:
        yield from result_statements(table, summary.results)
    else:
        yield "DELETE FROM owners WHERE table_id = $1", (table,)
        if summary.owners:
            places = ", ".join(f"(${number}, $1)" for number in range(2, 2 + len(summary.owners)))
            insert = f"INSERT INTO owners (person, table_id) VALUES {places} ON CONFLICT DO NOTHING"
            yield insert, (table, *summary.owners)
    yield from notice_statements(table, summary.due)


def entry_rows(table: str, seq: int, entries: Sequence[str]) -> list[Row]:
    """Entries from `seq` on as rows."""
    return [(table, seq + place, data) for place, data in enumerate(entries)]


def entry_statements(rows: Sequence[Row]) -> Iterator[Statement]:
    """Insert rows of entries, of any tables: in few statements, of few lengths, so that they are prepared once."""
    done = 0
    while done < len(rows):
        length = next(length for length in _INSERT if length <= len(rows) - done)
        yield _INSERT[length], tuple(value for row in rows[done : done + length] for value in row)
        done += length


_INSERT = {
    length: "INSERT INTO entries (table_id, seq, data) VALUES "
    + ", ".join(f"(${3 * row + 1}, ${3 * row + 2}, ${3 * row + 3})" for row in range(length))
    for length in (256, 64, 16, 4, 1)
}


def result_statements(table: str, results: Sequence[PlayerResult]) -> list[Statement]:
    """The game is over: its results replace its owners."""
    places = ", ".join(f"${number}" for number in range(1, len(RESULT_COLUMNS) + 1))
    insert = f"INSERT INTO results ({', '.join(RESULT_COLUMNS)}) VALUES ({places}) ON CONFLICT DO NOTHING"
    return [
        *((insert, result_values(result)) for result in results),
        ("UPDATE tables SET counted = 1 WHERE id = $1", (table,)),
        ("DELETE FROM owners WHERE table_id = $1", (table,)),
    ]


def rated_statement(game: RatedGame) -> Statement:
    """Keep a game for the leaderboard."""
    insert = "INSERT INTO rated (game, ended, places) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    return insert, (game.table, game.ended, dumps(game.places).decode())


def rewrite_statements(
    table: str, header: str, entries: Sequence[str], results: Sequence[PlayerResult]
) -> list[Statement]:
    """Replace everything about a finished table."""
    return [
        ("UPDATE tables SET header = $1 WHERE id = $2", (header, table)),
        ("DELETE FROM entries WHERE table_id = $1", (table,)),
        ("DELETE FROM results WHERE table_id = $1", (table,)),
        *result_statements(table, results),
        *entry_statements(entry_rows(table, 0, entries)),
    ]


def delete_statements(table: str) -> list[Statement]:
    """Remove a table with everything about it."""
    return [
        *((f"DELETE FROM {name} WHERE table_id = $1", (table,)) for name in BESIDE_TABLES),
        ("DELETE FROM tables WHERE id = $1", (table,)),
    ]


# ---- Notices ----


def notice_statements(table: str, dues: tuple[Due, ...]) -> list[Statement]:
    """Queue notices, in the same transaction as the entries that make them due.

    A person without a channel gets none; one who has not read the last one of the table gets no other. One that was
    not sent yet takes the newest text and keeps its time: turns that go by quickly do not put it off.
    """
    return [_notice_statement(table, each) for each in dues]


def _notice_statement(table: str, each: Due) -> Statement:
    if each.person == HOST:
        return (
            "INSERT INTO outbox (channel, table_id, topic, kind, person, destination, made, tries, due)"
            " VALUES ($1, $2, $3, $3, $1, $1, $4, 0, $5) ON CONFLICT DO NOTHING",
            (HOST, each.table, each.kind, each.made, each.due),
        )
    if each.kind == "seen":
        return "DELETE FROM notices WHERE person = $1 AND table_id = $2", (each.person, table)
    return (
        "INSERT INTO notices (person, table_id, kind, made, due, told) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT),"
        " CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), 0"
        " WHERE EXISTS (SELECT 1 FROM channels WHERE person = $1 AND confirmed = 1)"
        " ON CONFLICT (person, table_id) DO UPDATE SET kind = excluded.kind, made = excluded.made"
        " WHERE notices.told = 0",
        (each.person, each.table, each.kind, each.made, each.due),
    )


# ---- Pruning ----
#
# Finished games keep their record and lose what was said. Other tables are deleted: open ones that nobody came to,
# cancelled ones, games that nobody goes on with, and uploaded records, unless somebody has them in their list of games.

_RESTING = "(status <> 'playing' OR attention IS NULL OR attention < $1)"
"""A table whose turn can still be played is active, however long the clock is."""
PRUNABLE = f"SELECT id FROM tables WHERE active < $1 AND created < $1 AND {_RESTING} ORDER BY active LIMIT $2"
"""Tables to look at, those first that were not looked at for longest."""
OLD_REPORTS = "DELETE FROM reports WHERE at < $1"
"""The chat is removed from the host's list too."""
OLD_TRIES = (
    "DELETE FROM puzzle_tries WHERE (person, puzzle) IN"
    " (SELECT person, puzzle FROM puzzle_tries WHERE at < $1 ORDER BY at LIMIT $2) RETURNING person"
)
"""First tries at puzzles, the oldest first, not too many at once."""
TRIES_AT_ONCE = 500
Fate = Literal["kept", "silenced", "deleted", "damaged"]
"""The result for a table: unchanged, without its chat, deleted, or skipped because it cannot be read."""


def prune_table(id: str, before: int, lock: Statement, deletion: Iterable[Statement]) -> Transaction[Fate]:
    """Clear a table away, if nothing has happened at it since a time; the result.

    A damaged table is left alone; it counts as active at `before`, so that the next look at the store finds others.
    """
    yield lock  # whoever writes to the table now waits, or is found to have written
    found = yield (
        "SELECT status, created, EXISTS (SELECT 1 FROM results WHERE table_id = id) FROM tables"
        f" WHERE active < $1 AND {_RESTING} AND id = $2",
        (before, id),
    )
    if not found:
        return "kept"
    ((status, created, listed),) = found
    entries = yield "SELECT seq, data FROM entries WHERE table_id = $1 ORDER BY seq", (id,)
    active = "UPDATE tables SET active = $1 WHERE id = $2"
    try:
        parsed = [(seq, loads(data)) for seq, data in entries]
        last = int(parsed[-1][1]["at"]) if parsed else created
        chat = [(seq, entry) for seq, entry in parsed if entry["type"] == "chat"]
    except (ValueError, TypeError, LookupError):
        yield active, (before, id)
        return "damaged"
    if last >= before:
        yield active, (last, id)
        return "kept"
    if not (status == "finished" or listed):
        yield from all_of(deletion)
        return "deleted"
    for seq, entry in chat:
        data = dumps(entry | {"text": SILENCE}).decode()
        yield "UPDATE entries SET data = $1 WHERE table_id = $2 AND seq = $3", (data, id, seq)
    yield "DELETE FROM presence WHERE table_id = $1", (id,)
    yield "UPDATE tables SET active = NULL WHERE id = $1", (id,)
    return "silenced" if chat else "kept"
