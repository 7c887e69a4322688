"""The daily deal."""

from typing import Annotated

from pydantic import Field

from ...protocol import answers
from ...protocol.commands import PlayDeal
from ...rules import RuleSetName
from .routes import Ask, Routes

ROUTES = Routes()


@ROUTES.add("GET", "/daily")
async def daily_deal(
    ask: Ask,
    date: Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None,
    edition: RuleSetName = "standard",
) -> answers.DailyDeal:
    """The daily deal of today or of an earlier day, and how you stand."""
    return await ask.service.daily.deal(date, edition, ask.person)


@ROUTES.add("POST", "/daily", joins=True, limit="tables")
async def play_deal(ask: Ask, wanted: PlayDeal) -> answers.DealTable:
    """Play a daily deal: today's counts and can be played once, so this leads to the same table again."""
    found: answers.DealTable = {"table": await ask.service.daily.play(wanted, ask.known)}
    if ask.token:
        found["token"] = ask.token
    return found
