"""Rated games as they are kept, and those that an earlier version has kept as results."""

from ...tables.ports.jsontext import loads
from ...tables.ports.store import RatedGame
from ...tables.table.results import rated_games
from ..stores.schema import RESULT_COLUMNS, result_of
from ..stores.sql import SqlStore
from ..stores.statements import Row, Statement, rated_statement

_STEP = 500
"""Rows of results that are taken over at once."""
_SINCE, _DONE = "rated since", "rated before"


def rated_of(row: Row) -> RatedGame:
    """A game from its row: `game`, `ended`, `places`."""
    game, ended, places = row
    return RatedGame(game, ended, tuple((player, place) for player, place in loads(places)))


async def all_rated(store: SqlStore, now: int) -> list[RatedGame]:
    """All rated games, as they are kept."""
    await take_over_results(store, now)
    return [rated_of(row) for row in await store.fetch("SELECT game, ended, places FROM rated")]


async def take_over_results(store: SqlStore, now: int) -> None:
    """Rate the games from before this server rated games when they ended, once.

    Several workers may do it at the same time: they do the same.
    """
    if await store.fetch("SELECT 1 FROM facts WHERE name = $1", _DONE):
        return
    await store.write(_fact(_SINCE, now))
    ((since,),) = await store.fetch("SELECT value FROM facts WHERE name = $1", _SINCE)
    newest, more = (-1, ""), True
    while more:
        rows = await store.fetch(
            f"SELECT {', '.join(RESULT_COLUMNS)} FROM results WHERE ended < $3 AND"
            " (ended > $1 OR (ended = $1 AND table_id > $2)) ORDER BY ended, table_id, person LIMIT $4",
            *newest,
            int(since),
            _STEP,
        )
        results, more = [result_of(row) for row in rows], len(rows) == _STEP
        if more:  # the last game may not be whole
            results = [each for each in results if each.table != results[-1].table]
        await store.write(*(rated_statement(game) for game in rated_games(results)))
        if results:
            newest = results[-1].ended, results[-1].table
    await store.write(_fact(_DONE, now))


def _fact(name: str, now: int) -> Statement:
    return "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, str(now))
