"""The leaderboard."""

from typing import Annotated

from pydantic import Field

from ....protocol import answers
from ....protocol.commands import Listing
from ....tables.requests.routes import Routes
from ...ratings.ladder import ALL_TIME
from ..ask import WebAsk

ROUTES = Routes()
Season = Annotated[str, Field(pattern=r"^(all|programs|\d{4}-[1-4])$")]
PlayerId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


@ROUTES.add("GET", "/ratings")
async def ratings(ask: WebAsk, season: Season = ALL_TIME) -> answers.Ratings:
    """The leaderboard: levels, you, and the people who chose to be listed."""
    return await ask.leaderboard.answer(ask.person, season)


@ROUTES.add("PUT", "/me/listing", known=True)
async def choose(ask: WebAsk, wanted: Listing) -> answers.Ratings:
    """Choose the name under which you are listed; null removes you from the list."""
    ask.service.conduct.check_person(ask.known)
    ask.service.conduct.check_words(wanted.name)
    await ask.leaderboard.choose(ask.known, wanted.name)
    return await ask.leaderboard.answer(ask.known, ALL_TIME)


@ROUTES.add("GET", "/ratings/{player}")
async def rated_person(ask: WebAsk, player: PlayerId) -> answers.RatedPerson:
    """A person who chose to be listed: their result in each season, and against you."""
    return await ask.leaderboard.person(player, ask.person)
