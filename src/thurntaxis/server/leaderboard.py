"""The leaderboard of a server that wants one: levels of bots, and the people who chose to be listed."""

import asyncio
from functools import partial
from hashlib import sha256
from typing import Annotated, TypedDict

from fastapi import APIRouter, Path, Query, Request, Response

from ..bots.levels import LEVELS
from ..protocol import answers
from ..protocol.commands import Listing
from ..tables.ratings import ALL_TIME, Ladder, RatedGame, Standing, rated_games
from ..tables.refusals import Refusal
from ..tables.service import TableService
from .http.routes import REFUSED, Identity, Json, answered_by
from .stores.schema import RESULT_COLUMNS, result_of
from .stores.sql import SqlStore

MOST = 200
"""Players of a season that are shown."""
_STEP = 500
"""Rows of results that are rated at once; play comes first."""
Season = Annotated[str, Query(pattern=r"^(all|\d{4}-[1-4])$")]
PlayerId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
_LEVELS = {level.code for level in LEVELS}


class _Figures(TypedDict):
    worth: float
    mean: float
    uncertainty: float
    games: int
    wins: int


class Leaderboard:
    """Follows the results; everything in it can be made again from them."""

    def __init__(self, service: TableService, store: SqlStore) -> None:
        self._service = service
        self._store = store
        self._ladder = Ladder()
        self._busy = asyncio.Lock()

    async def ladder(self) -> Ladder:
        """All ratings, with the games that have ended since the last time."""
        async with self._busy:
            while True:
                ended, table = self._ladder.newest
                # Games that end in the same moment through several workers may become visible a little later.
                before = self._service.clock.now() - 2000
                rows = await self._store.fetch(
                    f"SELECT {', '.join(RESULT_COLUMNS)} FROM results WHERE ended < $3 AND"
                    " (ended > $1 OR (ended = $1 AND table_id > $2)) ORDER BY ended, table_id, person LIMIT $4",
                    ended,
                    table,
                    before,
                    _STEP,
                )
                results = [result_of(row) for row in rows]
                if len(results) == _STEP:  # the last game may not be whole
                    results = [each for each in results if each.table != results[-1].table]
                games = list(rated_games(results))
                await self._service.background.run(partial(self._rate, games))
                if results:
                    self._ladder.newest = results[-1].ended, results[-1].table
                if len(rows) < _STEP:
                    return self._ladder

    def _rate(self, games: list[RatedGame]) -> None:
        for game in games:
            self._ladder.add(game)

    async def listed(self) -> dict[str, str]:
        """The people who chose to be listed, by player, and their names."""
        rows = await self._store.fetch("SELECT person, name FROM listings")
        return {f"person:{person}": name for person, name in rows}

    async def choose(self, person: str, name: str | None) -> None:
        """List a person under a name, or no longer."""
        forget = ("DELETE FROM listings WHERE person = $1", (person,))
        if name is None:
            await self._store.write(forget)
        else:
            insert = "INSERT INTO listings (person, name, since) VALUES ($1, $2, $3)"
            await self._store.write(forget, (insert, (person, name, self._service.clock.now())))

    async def told_to(self, person: str | None, season: str) -> answers.Ratings:
        """A season as a person may see it: themselves, those who are listed, and levels."""
        ladder, listed = await self.ladder(), await self.listed()
        you = f"person:{person}"
        rows = []
        for standing in ladder.standings(season):
            kind, _, code = standing.player.partition(":")
            if standing.player in listed or standing.player == you or (kind == "level" and code in _LEVELS):
                rows.append(_row(ladder, standing, listed.get(standing.player), you))
        return {"season": season, "seasons": ladder.seasons, "listed": listed.get(you), "players": rows[:MOST]}

    async def person(self, id: str, asker: str | None) -> answers.RatedPerson:
        """What everybody may know of a person who chose to be listed.

        Raises:
            Refusal: nobody of that id did.
        """
        ladder, listed = await self.ladder(), await self.listed()
        player = next((each for each in listed if _public_id(each) == id), None)
        if player is None:
            raise Refusal("unknown", "server-not-found")
        mine, theirs = ladder.head_to_head(f"person:{asker}", player)
        return {
            "name": listed[player],
            "yours": player == f"person:{asker}",
            "seasons": [
                {"season": season, **_figures(standing)}
                for season in (ALL_TIME, *ladder.seasons)
                for standing in ladder.standings(season)
                if standing.player == player
            ],
            "against_you": {"before": theirs, "behind": mine},
        }


def _public_id(player: str) -> str:
    """What a person's page is found by; their own id stays where it is."""
    return sha256(f"thurntaxis listed {player}".encode()).hexdigest()[:16]


def _figures(standing: Standing) -> _Figures:
    return {
        "worth": round(standing.worth, 2),
        "mean": round(standing.mu, 2),
        "uncertainty": round(standing.sigma, 2),
        "games": standing.games,
        "wins": standing.wins,
    }


def _row(ladder: Ladder, standing: Standing, name: str | None, you: str) -> answers.RatedPlayer:
    kind, _, code = standing.player.partition(":")
    mine, theirs = ladder.head_to_head(you, standing.player)
    return {
        "id": _public_id(standing.player) if name is not None else None,
        "name": name,
        "level": code if kind == "level" else None,
        "yours": standing.player == you,
        **_figures(standing),
        "against_you": {"before": theirs, "behind": mine},
    }


def leaderboard_routes(service: TableService, board: Leaderboard) -> APIRouter:
    """All routes about ratings."""
    api = APIRouter(prefix="/api", default_response_class=Json, responses=REFUSED)

    @api.get("/ratings", responses=answered_by(answers.Ratings))
    async def ratings(request: Request, season: Season = ALL_TIME) -> Response:
        """How players stand: levels, you, and the people who chose to be listed."""
        return Json(await board.told_to(Identity(request).person, season))

    @api.put("/me/listing", responses=answered_by(answers.Ratings))
    async def choose(request: Request, wanted: Listing) -> Response:
        """Be listed under a name, or (null) no longer."""
        person = Identity(request).person
        if person is None:
            raise Refusal("not_yours", "server-no-identity")
        service.conduct.check_person(person)
        service.conduct.check_words(wanted.name)
        await board.choose(person, wanted.name)
        return Json(await board.told_to(person, ALL_TIME))

    @api.get("/ratings/{player}", responses=answered_by(answers.RatedPerson))
    async def rated_person(request: Request, player: PlayerId) -> Response:
        """A person who chose to be listed: how they stand in each season, and against you."""
        return Json(await board.person(player, Identity(request).person))

    return api
