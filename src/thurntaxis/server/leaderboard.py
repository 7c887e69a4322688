"""The leaderboard of a server that wants one: levels of bots, and the people who chose to be listed."""

import asyncio
from functools import partial
from html import escape
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from ..bots.levels import LEVELS
from ..locales import text
from ..protocol import answers
from ..protocol.commands import Listing
from ..tables.ratings import ALL_TIME, Ladder, RatedGame, Standing, rated_games
from ..tables.refusals import Refusal
from ..tables.service import TableService
from ..tables.texts import language
from .http.host import STYLE
from .http.routes import REFUSED, Identity, Json, answered_by
from .stores.schema import RESULT_COLUMNS, result_of
from .stores.sql import SqlStore

MOST = 200
"""Players of a season that are shown."""
_STEP = 500
"""Rows of results that are rated at once; play comes first."""
Season = Annotated[str, Query(pattern=r"^(all|\d{4}-[1-4])$")]
_LEVELS = {level.code for level in LEVELS}


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


def _row(ladder: Ladder, standing: Standing, name: str | None, you: str) -> answers.RatedPlayer:
    kind, _, code = standing.player.partition(":")
    mine, theirs = ladder.head_to_head(you, standing.player)
    return {
        "name": name,
        "level": code if kind == "level" else None,
        "yours": standing.player == you,
        "worth": round(standing.worth, 2),
        "mean": round(standing.mu, 2),
        "uncertainty": round(standing.sigma, 2),
        "games": standing.games,
        "wins": standing.wins,
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

    @api.get("/leaderboard", include_in_schema=False)
    async def page(request: Request, season: Season = ALL_TIME) -> Response:
        lang = language(request.headers.get("accept-language"))
        return HTMLResponse(_page(await board.told_to(Identity(request).person, season), lang))

    return api


def _page(told: answers.Ratings, lang: str) -> str:
    def say(message: str) -> str:
        return escape(text(message, lang))

    links = [(ALL_TIME, say("ratings-all-time")), *((season, escape(season)) for season in told["seasons"])]
    seasons = " · ".join(
        f"<b>{name}</b>" if season == told["season"] else f'<a href="?season={season}">{name}</a>'
        for season, name in links
    )
    heads = (
        "ratings-place",
        "ratings-player",
        "ratings-worth",
        "ratings-uncertainty",
        "ratings-games",
        "ratings-wins",
        "ratings-against-you",
    )
    rows = []
    for number, row in enumerate(told["players"], 1):
        name = say(f"level-{row['level']}") if row["level"] else escape(row["name"] or text("ratings-you", lang))
        shown = f"<b>{name}</b>" if row["yours"] else name
        met = row["against_you"]
        cells = (number, shown, row["worth"], f"± {row['uncertainty']}", row["games"], row["wins"])
        against = "–" if row["yours"] else f"{met['behind']} : {met['before']}"
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in (*cells, against)) + "</tr>")
    head = "".join(f'<th scope="col">{say(each)}</th>' for each in heads)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    nobody = f"<p>{say('ratings-nobody')}</p>"
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{say('ratings-title')}</title><style>{STYLE}</style><body><main><h1>{say('ratings-title')}</h1>"
        f"<p>{seasons}</p>{table if rows else nobody}<p>{say('ratings-how')}</p></main></body></html>"
    )
