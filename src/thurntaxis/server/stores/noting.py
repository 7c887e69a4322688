"""How notices get into their queue."""

from ...tables.store import HOST, Due
from .sql import Statement


def noting(table: str, dues: tuple[Due, ...]) -> list[Statement]:
    """How notices are queued, in the same transaction as the entries that make them due.

    A person without a channel gets none; one who has not read the last one of the table gets no other. One that was not
    sent yet tells the newest, when the first was due: turns that go by quickly do not put it off.
    """
    return [_statement(table, each) for each in dues]


def _statement(table: str, each: Due) -> Statement:
    if each.person == HOST:
        return _announced(each)
    return _seen(table, each) if each.kind == "seen" else _noted(each)


def _announced(each: Due) -> Statement:
    return (
        "INSERT INTO announcements (table_id, kind, made, tries, due) VALUES ($1, $2, $3, 0, $4)"
        " ON CONFLICT DO NOTHING",
        (each.table, each.kind, each.made, each.due),
    )


def _seen(table: str, each: Due) -> Statement:
    return "DELETE FROM notices WHERE person = $1 AND table_id = $2", (each.person, table)


def _noted(each: Due) -> Statement:
    return (
        "INSERT INTO notices (person, table_id, kind, made, due, told) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT),"
        " CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), 0"
        " WHERE EXISTS (SELECT 1 FROM channels WHERE person = $1 AND confirmed = 1)"
        " ON CONFLICT (person, table_id) DO UPDATE SET kind = excluded.kind, made = excluded.made"
        " WHERE notices.told = 0",
        (each.person, each.table, each.kind, each.made, each.due),
    )
