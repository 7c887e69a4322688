"""Answers about people whom you have blocked."""

from typing_extensions import TypedDict

from ..game import SeatNumber
from ..model import sent
from ..tables import Time


@sent
class BlockedPerson(TypedDict):
    """Somebody whom you have blocked."""

    id: str
    name: str
    """Their name when you blocked them."""
    since: Time
    seats: list[SeatNumber]
    """Their seats at the table you asked about."""


@sent
class MyBlocks(TypedDict):
    """The people you have blocked, newest first."""

    blocks: list[BlockedPerson]
