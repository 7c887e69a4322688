"""Requests about yourself and your games."""

from functools import partial
from typing import Annotated

from pydantic import Field

from ...protocol import answers
from ...protocol.commands import Level, PlayingHours, TakeHoliday, TakeIn
from ..ports.store import ResultFilter
from .routes import Ask, Routes

ROUTES = Routes()


@ROUTES.add("GET", "/me")
async def my_tables(ask: Ask) -> answers.Me:
    """Whether you are known, and the tables you sit at."""
    tables = await ask.service.tables_of(ask.person) if ask.person else []
    return {
        "known": ask.person is not None,
        "tables": tables,
        "former": ask.former,
        "ratings": ask.service.settings.ratings,
    }


@ROUTES.add("POST", "/me", joins=True, joined_status=201)
async def new_identity(ask: Ask) -> answers.NewIdentity:
    """Get an identity; a person who has one keeps it."""
    return {"token": ask.token}


@ROUTES.add("GET", "/me/games", known=True)
async def my_games(
    ask: Ask,
    before: Annotated[str, Field(pattern=r"^[0-9]{1,16}-[a-z0-9]{1,40}$")] | None = None,
    opponents: Level | None = None,
    players: Annotated[int, Field(ge=2, le=4)] | None = None,
    won: bool | None = None,
    deals: bool | None = None,
) -> answers.PlayedPage:
    """Your finished games, newest first, a page at a time."""
    return await ask.service.archive.played(ask.known, ResultFilter(opponents, players, won, deals=deals), before)


@ROUTES.add("GET", "/me/peer")
async def my_peer(ask: Ask) -> answers.MyPeer:
    """The level of bots that matches your strength, from your newest games."""
    return {"peer": await ask.service.archive.peer(ask.person) if ask.person else None}


@ROUTES.add("GET", "/me/absences", known=True)
async def my_absences(ask: Ask) -> answers.Absences:
    """Your holidays and playing hours: when your clocks stop in games over several days."""
    return await ask.service.absences.answer(ask.known)


@ROUTES.add("PUT", "/me/holiday", known=True)
async def take_holiday(ask: Ask, wanted: TakeHoliday) -> answers.Absences:
    """Take a holiday, or change one: your clocks stop, and the others see until when."""
    await ask.service.absences.take(ask.known, wanted)
    return await ask.service.absences.answer(ask.known)


@ROUTES.add("PUT", "/me/hours", known=True)
async def keep_hours(ask: Ask, wanted: PlayingHours) -> answers.Absences:
    """Choose the hours of the day in which your clocks run."""
    await ask.service.absences.keep_hours(ask.known, wanted)
    return await ask.service.absences.answer(ask.known)


@ROUTES.add("GET", "/me/statistics", known=True)
async def my_statistics(ask: Ask) -> answers.Statistics:
    """Statistics about your finished games."""
    return await ask.service.archive.statistics(ask.known)


@ROUTES.add("POST", "/me/records", joins=True, limit="tables")
async def take_in(ask: Ask, wanted: TakeIn) -> answers.TakenIn:
    """Import finished games that you played elsewhere; on a server they are listed, but do not count."""
    spend = partial(ask.spend, "uploads")
    return await ask.service.archive.take_in(ask.known, wanted.records, ask.lang, spend, check=wanted.check)
