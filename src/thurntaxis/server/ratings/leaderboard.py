"""The leaderboard of a server that wants one: levels of bots, and the people who chose to be listed."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from typing import NamedTuple, TypedDict

from ...bots.levels import LEVELS
from ...protocol import answers
from ...tables.refusals import Refusal
from ...tables.service import TableService
from ...tables.table.results import rated_person, rated_program
from ..stores.sql import SqlStore
from ..stores.statements import Row
from .games import rated_of, take_over_results
from .ladder import ALL_TIME, PROGRAMS, Ladder, Standing, in_order

MOST = 200
"""How many players of a season are shown."""
_LISTED_SECONDS = 1.0
"""How old the list of those who are listed may be: other workers change it too."""
_STEP = 500
"""How many games are rated in one go; games in progress come first."""
_LEVELS = {level.code for level in LEVELS}


class _Figures(TypedDict):
    rating: int
    uncertainty: int
    provisional: bool
    games: int
    wins: int


class Listed(NamedTuple):
    """The people who chose to be listed."""

    names: Mapping[str, str]
    """By player."""
    pages: Mapping[str, str]
    """By player: the id of their page."""
    players: Mapping[str, str]
    """By id of the page."""
    since: int
    """When the list was read."""


class Leaderboard:
    """Follows the rated games; everything in it can be made again from them."""

    def __init__(self, service: TableService, store: SqlStore) -> None:
        self._service = service
        self._store = store
        self._ladder = Ladder()
        self._listed: Listed | None = None
        self._ranked: dict[str, list[Standing]] = {}
        """By season: the levels and those who are listed, the best first, as long as nothing has changed."""
        self._took_over = False
        """Whether earlier results are among the rated games."""
        self._busy = asyncio.Lock()

    def start(self) -> None:
        """Begin to rate the games of earlier days, before the first request."""
        self._service.tasks.retry("rating old games", self._service.settings.sweep_seconds, self._catch_up)

    async def _catch_up(self) -> None:
        more = True
        while more:
            began = time.monotonic()
            async with self._busy:
                more = await self._follow()
            await asyncio.sleep(4 * (time.monotonic() - began))  # games in progress come first

    async def _follow(self) -> bool:
        """Rate some games that have ended since the last time; whether there may be more."""
        if not self._took_over:
            await take_over_results(self._store, self._service.clock.now())
            self._took_over = True
        ended, table = self._ladder.newest
        # Games that end in the same moment through several workers may become visible a little later.
        before = self._service.clock.now() - 2000
        rows = await self._store.fetch(
            "SELECT game, ended, places FROM rated WHERE ended < $3 AND"
            " (ended > $1 OR (ended = $1 AND game > $2)) ORDER BY ended, game LIMIT $4",
            ended,
            table,
            before,
            _STEP,
        )
        if rows:
            await self._service.background.run(partial(self._rate, rows))
        return len(rows) == _STEP

    def _rate(self, rows: list[Row]) -> None:
        for row in rows:
            self._ladder.add(rated_of(row))
        self._ranked.clear()

    async def _up_to_date(self) -> Listed:
        """Rate all games that have ended; who is listed. Called under the lock."""
        while await self._follow():
            pass
        now = self._service.clock.now()
        if self._listed is None or now - self._listed.since > _LISTED_SECONDS * 1000:
            rows = await self._store.fetch("SELECT person, name FROM listings")
            self._listed = await self._service.background.run(partial(_listing, rows, now))
            self._ranked.clear()
        return self._listed

    async def choose(self, person: str, name: str | None) -> None:
        """List a person under a name, or no longer."""
        forget = ("DELETE FROM listings WHERE person = $1", (person,))
        if name is None:
            await self._store.write(forget)
        else:
            insert = "INSERT INTO listings (person, name, since) VALUES ($1, $2, $3)"
            await self._store.write(forget, (insert, (person, name, self._service.clock.now())))
        async with self._busy:
            self._listed = None

    async def answer(self, person: str | None, season: str) -> answers.Ratings:
        """A season as a person may see it: themselves, those who are listed, and levels."""
        you = rated_person(person or "")
        async with self._busy:
            listed, ladder = await self._up_to_date(), self._ladder
            if season in ladder.ratings and season not in self._ranked:
                named = (player for player in listed.names if player.startswith("program:") == (season == PROGRAMS))
                players = [*named, *(f"level:{code}" for code in _LEVELS)]
                found = await self._service.background.run(partial(ladder.standings, season, players))
                self._ranked[season] = found
            shown = list(self._ranked.get(season, ()))
            rows = []
            yours = ladder.standing(you, season) if season != PROGRAMS else None
            if yours is not None:
                place = bisect_left(shown, in_order(yours), key=in_order)
                if you not in listed.names:
                    shown.insert(place, yours)
                if place >= MOST:
                    rows = [_row(ladder, yours, place + 1, listed, you)]
            best = [_row(ladder, each, place, listed, you) for place, each in enumerate(shown[:MOST], 1)]
            return {
                "season": season,
                "seasons": ladder.seasons,
                "programs": PROGRAMS in ladder.ratings,
                "listed": listed.names.get(you),
                "players": best + rows,
            }

    async def person(self, id: str, asker: str | None) -> answers.RatedPerson:
        """What everybody may know of a person who chose to be listed.

        Raises:
            Refusal: nobody of that id did.
        """
        async with self._busy:
            listed, ladder = await self._up_to_date(), self._ladder
            player = listed.players.get(id)
            if player is None:
                raise Refusal("unknown", "server-not-found")
            you = rated_person(asker or "")
            mine, theirs = ladder.head_to_head(you, player)
            return {
                "name": listed.names[player],
                "yours": player == you,
                "seasons": [
                    {"season": season, **_figures(standing)}
                    for season in (ALL_TIME, *ladder.seasons)
                    if (standing := ladder.standing(player, season))
                ],
                "against_you": {"before": theirs, "behind": mine},
            }


def _listing(rows: list[Row], now: int) -> Listed:
    names = {rated_person(person): str(name) for person, name in rows}
    names |= {rated_program(person): str(name) for person, name in rows}
    pages = {rated_person(person): _page(person) for person, _ in rows}
    return Listed(names, pages, {page: player for player, page in pages.items()}, now)


def _page(person: str) -> str:
    """The id of a person's page, which does not reveal the person's own id."""
    return sha256(f"thurntaxis listed person:{person}".encode()).hexdigest()[:16]


def _figures(standing: Standing) -> _Figures:
    return {
        "rating": standing.shown.rating,
        "uncertainty": standing.shown.uncertainty,
        "provisional": standing.is_provisional,
        "games": standing.games,
        "wins": standing.wins,
    }


def _row(ladder: Ladder, standing: Standing, place: int, listed: Listed, you: str) -> answers.RatedPlayer:
    kind, _, code = standing.player.partition(":")
    name = listed.names.get(standing.player)
    mine, theirs = ladder.head_to_head(you, standing.player)
    return {
        "place": place,
        "id": listed.pages.get(standing.player),
        "name": name,
        "level": code if kind == "level" else None,
        "yours": standing.player == you,
        **_figures(standing),
        "against_you": {"before": theirs, "behind": mine},
    }
