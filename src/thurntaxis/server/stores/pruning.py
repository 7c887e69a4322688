"""What is cleared away: of tables at which nothing has happened for long, and of tries at puzzles from as long ago.

Finished games keep their record and lose what was said; open tables that nobody came to, and cancelled ones, go
altogether. Games under way are never touched.
"""

from typing import Any

from ...tables.jsontext import dumps, loads
from .sql import Statement, deleting

_LOOK = (
    "SELECT id, status, created, (SELECT data FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1) FROM tables"
)
PRUNABLE = f"{_LOOK} WHERE active < $1 AND created < $1 AND status <> 'playing' ORDER BY active LIMIT $2"
"""Tables to look at, those first that were not looked at for longest."""
STILL_PRUNABLE = f"{_LOOK} WHERE active < $1 AND status <> 'playing' AND id = $2"
"""One of them again, where others may have written meanwhile."""
TALK = """SELECT seq, data FROM entries WHERE table_id = $1 AND data LIKE '{"type":"chat"%'"""
OLD_REPORTS = "DELETE FROM reports WHERE at < $1"
"""What was said goes from the host's list too."""
OLD_TRIES = (
    "DELETE FROM puzzle_tries WHERE (person, puzzle) IN"
    " (SELECT person, puzzle FROM puzzle_tries WHERE at < $1 ORDER BY at LIMIT $2) RETURNING person"
)
"""First tries at puzzles, the oldest first, not too many at once."""
TRIES_AT_ONCE = 500
SILENCE = "…"
"""Stands where something was said: entries are numbered without gaps."""


def is_kept(id: str, created: int, newest: str | None, before: int) -> Statement | None:
    """How to note that something has happened at a table since; None if nothing has."""
    last = int(loads(newest)["at"]) if newest else created
    return ("UPDATE tables SET active = $1 WHERE id = $2", (last, id)) if last >= before else None


def clearing(id: str, status: str, talk: list[tuple[Any, ...]]) -> list[Statement]:
    """How to clear a table away, given what was said at it."""
    if status in ("open", "cancelled"):
        return deleting(id)
    silenced = [(dumps(loads(data) | {"text": SILENCE}).decode(), id, seq) for seq, data in talk]
    return [
        *(("UPDATE entries SET data = $1 WHERE table_id = $2 AND seq = $3", each) for each in silenced),
        ("DELETE FROM presence WHERE table_id = $1", (id,)),
        ("UPDATE tables SET active = NULL WHERE id = $1", (id,)),
    ]
