"""Tournaments."""

import csv
import io
from typing import Annotated

from pydantic import Field
from starlette.responses import Response

from ....protocol import answers
from ....protocol.commands import TABLE_ID, CorrectResult, CreateTournament, JoinTournament, SteerTournament
from ....tables.requests.routes import Routes
from ..ask import WebAsk

ROUTES = Routes()
TournamentId = Annotated[str, Field(pattern=TABLE_ID, description="The tournament's id, as in its link")]


@ROUTES.add("GET", "/tournaments")
async def tournaments(ask: WebAsk) -> answers.Tournaments:
    """Your tournaments and all listed ones."""
    return await ask.server.tournaments.lists(ask.person)


@ROUTES.add("POST", "/tournaments", status=201, joins=True, limit="tables")
async def create_tournament(ask: WebAsk, wanted: CreateTournament) -> answers.OneTournament:
    """Set up a tournament."""
    return _one(ask, await ask.server.tournaments.create(wanted, ask.known))


@ROUTES.add("GET", "/tournaments/{id}")
async def tournament(ask: WebAsk, id: TournamentId) -> answers.OneTournament:
    """A tournament: options, standings, all rounds."""
    return _one(ask, await ask.server.tournaments.show(id, ask.person))


@ROUTES.add("POST", "/tournaments/{id}/entrants", joins=True, limit="tables")
async def join_tournament(ask: WebAsk, id: TournamentId, wanted: JoinTournament) -> answers.OneTournament:
    """Join a tournament."""
    return _one(ask, await ask.server.tournaments.join(id, wanted, ask.known, ask.network))


@ROUTES.add("DELETE", "/tournaments/{id}/entrants", known=True)
async def leave_tournament(ask: WebAsk, id: TournamentId) -> answers.OneTournament:
    """Leave a tournament."""
    return _one(ask, await ask.server.tournaments.leave(id, ask.known))


@ROUTES.add("POST", "/tournaments/{id}/steering", known=True, limit="tables")
async def steer_tournament(ask: WebAsk, id: TournamentId, wanted: SteerTournament) -> answers.OneTournament:
    """An action of the organiser: begin, pause, resume, cancel, remove somebody, give more time."""
    return _one(ask, await ask.server.tournaments.steer(id, wanted, ask.known))


@ROUTES.add("POST", "/tournaments/{id}/results", known=True, limit="tables")
async def correct_result(ask: WebAsk, id: TournamentId, wanted: CorrectResult) -> answers.OneTournament:
    """Set the result of a game as the organiser; everybody can read a note about it."""
    return _one(ask, await ask.server.tournaments.correct(id, wanted, ask.known))


@ROUTES.add("GET", "/tournaments/{id}/standings", answered=str, media=("text/csv",))
async def standings_as_csv(ask: WebAsk, id: TournamentId) -> Response:
    """The standings as CSV."""
    page = await ask.server.tournaments.show(id, ask.person)
    headers = {"content-disposition": f'attachment; filename="tournament-{id}.csv"'}
    return Response(as_csv(page), media_type="text/csv", headers=headers)


def as_csv(page: answers.TournamentPage) -> str:
    """The standings, a line for each entrant. A name that a spreadsheet would take for a formula gets an apostrophe."""
    out = io.StringIO()
    writer = csv.writer(out)
    rounds = [f"round {number}" for number in range(1, page["round"] + 1)]
    writer.writerow(["rank", "name", "points", "opponents", "wins", "score", "games", *rounds])
    for each in page["standings"]:
        name = f"'{each['name']}" if each["name"].startswith(("=", "+", "-", "@")) else each["name"]
        figures = [each["points"], each["opponents"], each["wins"], each["score"], each["games"]]
        writer.writerow([each["rank"], name, *figures, *("" if cell is None else cell for cell in each["rounds"])])
    return out.getvalue()


def _one(ask: WebAsk, page: answers.TournamentPage) -> answers.OneTournament:
    return {"tournament": page, "link": f"{ask.site}/tournaments/{page['id']}", "token": ask.token}
