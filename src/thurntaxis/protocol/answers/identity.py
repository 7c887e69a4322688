"""Answers about you: your identity, its links, and the tables you sit at."""

from typing import Literal

from typing_extensions import TypedDict

from ..game import SeatNumber
from ..model import sent
from ..tables import SeatKind, Status, Time


@sent
class NewIdentity(TypedDict):
    """An identity."""

    token: str | None
    """Null if you had one already."""


@sent
class MyTableSeat(TypedDict):
    """Who sits at a table of yours."""

    kind: SeatKind
    name: str | None
    """Null while the seat is open."""


@sent
class MyTable(TypedDict):
    """A table you sit at."""

    id: str
    name: str | None
    status: Status
    your_turn: bool
    seats: list[MyTableSeat]
    you: list[SeatNumber]
    """Your seats."""
    reclaimable: bool
    """Whether the others gave a seat of yours to a bot, and you can take it back."""
    host: bool
    """Whether you set it up."""
    turn: SeatNumber | None
    """The seat whose turn it is."""
    round: int | None
    since: Time
    """When the turn began, or the table was set up."""
    deal: str | None
    """The daily deal that it is your try at: its date and the edition."""


@sent
class Me(TypedDict):
    """What the server knows about you."""

    known: bool
    tables: list[MyTable]
    """The tables you sit at whose games are not over, newest first."""
    former: bool
    """Whether this browser had another identity before a personal link was opened, and can go back."""
    ratings: bool
    """Whether the server has a leaderboard."""


@sent
class Whose(TypedDict):
    """Whose identity a personal link carries."""

    name: str | None
    """The newest name that person sat down with; null if they have not played yet."""
    tables: int
    """The number of unfinished tables they sit at, 50 at most."""
    yours: bool
    """Whether this is already your identity."""


@sent
class PersonalLink(TypedDict):
    """A link that moves your identity to another device, once."""

    link: str
    until: Time
    """When it expires."""


@sent
class IdentityMoved(TypedDict):
    """This browser is now that person."""

    known: Literal[True]
