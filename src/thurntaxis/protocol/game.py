"""The game as clients get it: the types of `game.data`, and a few that only clients need."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from ..game import data
from ..game.data import *  # noqa: F403
from ..game.data import Event
from .model import adopt

SeatNumber = Annotated[int, Field(ge=0, le=3)]
GameEvent = TypeAliasType(
    "GameEvent",
    Annotated[
        Event,
        Field(discriminator="type", description="What an action did; one action may have several events."),
    ],
)

adopt(data)
