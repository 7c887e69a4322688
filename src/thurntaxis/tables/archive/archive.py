"""The games that people have played: lists, statistics, exports, and removing names and games."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from ...game import Record
from ...protocol.answers import NamesRemoved, OneTakenIn, PeerLevel, Played, PlayedPage, PlayedSeat, Statistics, TakenIn
from ..memory.cache import TableCache
from ..people.conduct import Conduct
from ..ports.background import Background
from ..ports.clock import Clock
from ..ports.jsontext import loads
from ..ports.settings import Spend, TableSettings, unlimited
from ..ports.store import PlayerResult, ResultFilter, ResultStore, StoredTable, TableStore
from ..refusals import Refusal
from ..table.results import results_of
from ..table.table import Table
from . import imports
from .imports import Import
from .names import without_name
from .statistics import MOST, Sums, peer_level

log = logging.getLogger("thurntaxis.tables")

PAGE = 30
"""Games on one page of the list."""
_PART = 500
"""Results that statistics read at a time."""
_NEWEST = 200
"""How many results are searched for games against bots, to find an opponent of equal strength."""
_OLD = 50
"""How many games of an earlier version are read at a time."""


class Archive:
    """The finished games of everybody."""

    def __init__(
        self,
        cache: TableCache,
        tables: TableStore,
        results: ResultStore,
        conduct: Conduct,
        clock: Clock,
        background: Background,
        settings: TableSettings,
        make_room: Callable[[Table, Spend], Awaitable[None]],
    ) -> None:
        """`make_room` refuses a record if there is no room for it."""
        self._settings = settings
        self._conduct = conduct
        self._cache = cache
        self._tables = tables
        self._results = results
        self._clock = clock
        self._background = background
        self._make_room = make_room
        self.changed: Callable[[str], None] = lambda id: None
        """Called with each table whose copy in memory is out of date."""

    async def played(self, person: str, wanted: ResultFilter, before: str | None) -> PlayedPage:
        """A page of somebody's finished games, newest first."""
        found = await self._results.results(person, wanted, _after(before) if before else None, PAGE + 1)
        page = found[:PAGE]
        return {
            "games": [listed_game(result) for result in page],
            "next": _cursor(page[-1]) if len(found) > len(page) else None,
        }

    async def statistics(self, person: str) -> Statistics:
        """Statistics about somebody's finished games."""
        sums = Sums()
        before: tuple[int, str] | None = None
        while sums.games < MOST:  # in parts, so that nobody else has to wait
            part = await self._results.counted_results(person, before, _PART)
            await self._background.run(partial(sums.add, part))
            if len(part) < _PART:
                break
            before = part[-1].ended, part[-1].table
        return await self._background.run(sums.statistics)

    async def peer(self, person: str) -> PeerLevel | None:
        """The level that matches somebody's newest results."""
        results = await self._results.results(person, ResultFilter(counts=True), None, _NEWEST)
        return await self._background.run(lambda: peer_level(results))

    async def records(self, person: str, most: int | None = None) -> AsyncIterator[Record]:
        """The records of somebody's finished games, newest first; of all of them, unless there are more than `most`."""
        before: tuple[int, str] | None = None
        read = 0
        while page := await self._results.results(person, ResultFilter(), before, PAGE):
            for result in page:
                if read == most:
                    return
                read += 1
                stored = await self._tables.load(result.table)
                if stored is not None:
                    with suppress(Refusal):  # it cannot be read any more
                        yield await self._background.run(partial(_record_of, stored, result))
            before = page[-1].ended, page[-1].table

    async def take_in(
        self, person: str, records: Sequence[str], lang: str, spend: Spend = unlimited, *, check: bool
    ) -> TakenIn:
        """Import games that a person played elsewhere, or with `check` only find out which could be imported.

        `spend` counts the bytes of each, and may refuse them.

        Raises:
            Refusal: the host has banned them.
        """
        self._conduct.check_person(person)
        games: list[OneTakenIn] = []
        plies, counts = self._settings.upload_plies, self._settings.imports_count
        for content in records:
            read = partial(imports.read, content, person, self._clock.now(), most_plies=plies, counts=counts)
            try:
                game = await self._background.run(read)
                self._conduct.check_words(*game.table.players)
                known = await self._tables.exists(game.origin) or await self._tables.exists(game.table.id)
                if not known and not check:
                    await self._make_room(game.table, spend)
                    known = not await self._keep(game)
            except Refusal as refusal:
                games.append({"outcome": "bad", "problem": refusal.sentence(lang)})
                continue
            games.append({"outcome": "known" if known else "new", "problem": None})
        return {"games": games}

    async def _keep(self, game: Import) -> bool:
        table = game.table
        summary = replace(table.summary(), results=(game.result,))
        return await self._tables.create(table.id, table.header.dumps(), table.header.created, [], summary)

    async def last_name(self, person: str) -> str | None:
        """The name with which somebody played last."""
        for result in await self._results.results(person, ResultFilter(), None, 1):
            last = listed_game(result)
            return last["seats"][last["you"][0]]["name"]
        return None

    async def remove_names(self, person: str, id: str | None) -> NamesRemoved:
        """Remove somebody's name from one finished game or from all, a page at a time."""
        if id is not None:
            await self.remove_name(id, person)
            return {"games": 1, "more": False}
        found = await self._results.results(person, ResultFilter(), None, PAGE + 1)
        for result in found[:PAGE]:
            await self.remove_name(result.table, person)
        return {"games": min(len(found), PAGE), "more": len(found) > PAGE}

    async def remove_name(self, id: str, person: str) -> None:
        """Remove somebody's name from a finished game; it is no longer one of theirs.

        Raises:
            Refusal: they did not play there, or the game is not over.
        """
        async with self._cache.at(id) as table:
            if table.status == "replay" and table.header.host == person:  # they brought it; nobody else has it
                await self._delete(id)
            else:
                await self._remove_name(table, person)

    async def _remove_name(self, table: Table, person: str) -> None:
        if not any(person in (seat.person, seat.former) for seat in table.seats):
            raise Refusal("not_yours", "server-no-seat")
        if table.status != "finished":
            raise Refusal("not_now", "server-not-over")
        now = self._clock.now()
        stored = await self._background.run(lambda: without_name(table, person, now))
        results = await self._background.run(lambda: _results_in(stored))
        try:
            if not await self._tables.rewrite(table.id, stored.header, stored.entries, results):
                raise Refusal("busy", "server-busy")
        finally:  # even if it is not known whether it was stored
            self._cache.drop(table.id)
            self.changed(table.id)

    async def delete(self, id: str, person: str) -> None:
        """Remove a table whose game is not over, with everything about it.

        Raises:
            Refusal: others sit there too, or it is not such a table.
        """
        async with self._cache.at(id) as table:
            if not table.seats_of(person):
                raise Refusal("not_yours", "server-no-seat")
            if table.status == "finished":
                raise Refusal("not_now", "server-over")
            if table.header.deal:
                raise Refusal("not_now", "server-deal-once")
            if any(seat.kind == "open" or seat.former or seat.person not in (None, person) for seat in table.seats):
                raise Refusal("not_now", "server-delete-people")
            await self._delete(id)

    async def _delete(self, id: str) -> None:
        try:
            await self._tables.delete(id)
        finally:  # even if it is not known whether it was stored
            self.changed(id)

    async def count_old(self) -> None:
        """Compute results of games that an earlier version has stored."""
        while ids := await self._results.uncounted(_OLD):
            for id in ids:
                stored = await self._tables.load(id)
                results = await self._background.run(partial(_results_in, stored)) if stored else ()
                await self._results.count_results(id, results)


def _record_of(stored: StoredTable, result: PlayerResult) -> Record:
    table = Table.read(stored)
    table.check_public()
    return imports.to_take_along(table, result)


def _results_in(stored: StoredTable) -> tuple[PlayerResult, ...]:
    """The results of a game as it is stored; none if it cannot be read any more."""
    try:
        return results_of(Table.read(stored))
    except Refusal:
        return ()


def listed_game(result: PlayerResult) -> Played:
    """A result in the list of finished games."""
    seats = loads(result.seats)
    all_seats: list[PlayedSeat] = [
        {"name": name, "level": level, "score": score, "place": place} for name, level, score, place in seats["all"]
    ]
    return {
        "table": result.table,
        "ended": result.ended,
        "seats": all_seats,
        "you": seats["you"],
        "opponents": result.opponents,
        "place": result.place,
        "score": result.score,
        "counts": result.counts,
        "deal": result.deal,
    }


def _cursor(result: PlayerResult) -> str:
    """The mark at which the next page begins."""
    return f"{result.ended}-{result.table}"


def _after(cursor: str) -> tuple[int, str]:
    """The time and the table after which a page begins."""
    ended, _, table = cursor.partition("-")
    return int(ended), table
