"""Answers about tables, bots, earlier plies, and the server."""

from typing import Literal

from typing_extensions import TypedDict

from ..game import GameEvent, View
from ..model import sent
from ..review import SeatChances
from ..tables import TableInfo


@sent
class NamesRemoved(TypedDict):
    """Your name was removed from finished games."""

    games: int
    """The number of games it was removed from."""
    more: bool
    """Whether there are more games: send the request again."""


@sent
class TableDeleted(TypedDict):
    """The table was deleted."""

    deleted: Literal[True]


@sent
class TableCreated(TypedDict):
    """A new table."""

    table: TableInfo
    link: str
    token: str | None
    """Only if the identity is new."""


@sent
class TableList(TypedDict):
    """Listed tables, open ones first."""

    tables: list[TableInfo]


@sent
class OneTable(TypedDict):
    """A table."""

    table: TableInfo


@sent
class Commentary(TypedDict):
    """Chances and commentary for spectators."""

    ply: int | None
    """Where the turn ended that it is about; null while there is none that may be shown."""
    chances: SeatChances | None
    """Every seat's chance of winning then, as far as a spectator could know."""
    line: str | None
    """A sentence about the turn, if chances have jumped in it."""
    behind: int
    """How many rounds late it is: none where only bots play."""


@sent
class ProgramInfo(TypedDict):
    """A program that somebody offers as an opponent."""

    id: str
    """The id for seats and for the command `invite`."""
    name: str
    games: int
    """How many games it plays at the same time at most."""
    playing: int
    """How many games it is playing now."""


@sent
class ProgramList(TypedDict):
    """The connected programs."""

    programs: list[ProgramInfo]


@sent
class BotInfo(TypedDict):
    """A bot to play against."""

    code: str
    """Its code, for seats."""
    name: str
    description: str


@sent
class BotList(TypedDict):
    """All bots, the weakest of the built-in levels first."""

    bots: list[BotInfo]


@sent
class LookBack(TypedDict):
    """An earlier ply of a game."""

    ply: int
    plies: int
    """The table's current ply."""
    views: list[View]
    """As your own seats saw it then; as spectators did if you have none."""


@sent
class Frame(TypedDict):
    """A position before its action, and what that action did."""

    ply: int
    view: View
    action: str | None
    """Null in the last frame."""
    events: list[GameEvent]


_ReplayFrom = TypedDict("_ReplayFrom", {"from": int})  # a name that a class cannot have


@sent
class Replay(_ReplayFrom):
    """A part of a finished game, ply by ply."""

    players: list[str]
    plies: int
    opening: list[GameEvent]
    frames: list[Frame]


@sent
class NetworkAddress(TypedDict):
    """The server's address on the local network."""

    url: str | None
    """Null: they do not, or you are not on the server's machine."""


@sent
class Health(TypedDict):
    """The state of the server."""

    status: Literal["ok", "closing"]
    tables: int
    """The number of tables in memory."""
    sockets: int
    """The number of open connections."""
