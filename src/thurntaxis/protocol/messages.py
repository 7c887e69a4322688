"""Messages over a table's socket: the state, updates, answers, refusals."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from .game import View
from .model import sent
from .tables import LogLine, Play, TableInfo, Time

CommandId = TypeAliasType(
    "CommandId", Annotated[int | str, Field(description="What the client has called its command.")]
)
Seq = Annotated[int, Field(ge=-1, description="The number of the newest line of the log; -1: there is none yet.")]


@sent
class StateMessage(TypedDict):
    """Everything about a table that you may know."""

    type: Literal["state"]
    protocol: int
    """The server's version of the protocol."""
    seq: Seq
    table: TableInfo
    views: list[View]
    """One for each of your seats, in the order of `table.you`; a spectator's has no seat. None before the start."""
    play: Play | None
    """Null unless one of your seats is to act."""
    log: list[LogLine]
    log_from: int
    """The number of the first line in `log`; earlier ones can be asked for with the command `log`."""


@sent
class UpdateMessage(TypedDict):
    """What is new at a table."""

    type: Literal["update"]
    seq: Seq
    log: list[LogLine]
    """The new lines."""
    views: NotRequired[list[View]]
    """When the game changed."""
    play: NotRequired[Play | None]
    """When the game changed."""
    deadline: NotRequired[Time | None]
    """When the game changed, at a table with a clock: when the turn must be over."""
    now: NotRequired[Time]
    """The server's time, for comparison with `deadline`."""
    table: NotRequired[TableInfo]
    """When the table itself changed: seats, votes, who is connected."""


# ---- Programs ----


@sent
class OfferedMessage(TypedDict):
    """A program is connected, and can be invited."""

    type: Literal["offered"]
    protocol: int
    """The server's version of the protocol."""
    program: str
    """The id by which people choose it."""
    name: str
    games: int
    """How many it may play at the same time: the server has a limit of its own."""


@sent
class InvitedMessage(TypedDict):
    """The program has a seat at a table; it connects to the table's socket and plays there."""

    type: Literal["invited"]
    table: str


# ---- Studies ----


@sent
class StudyMessage(TypedDict):
    """The newest version of a study that you follow; ask for what has changed since yours."""

    type: Literal["study"]
    version: int


# ---- Refusals ----

RefusalCode = TypeAliasType(
    "RefusalCode",
    Annotated[
        Literal[
            "bad_request",
            "illegal",
            "stale",
            "not_now",
            "not_yours",
            "unknown",
            "too_much",
            "too_large",
            "too_old",
            "broken",
            "origin",
            "busy",
        ],
        Field(description="Why a request is refused, for programs."),
    ],
)
CODES: dict[str, tuple[int, str]] = {
    "bad_request": (
        422,
        "the message is not understood; `text` says where, for a record `place` and `problem` as well"
        " (405 for a method that the path does not know)",
    ),
    "illegal": (409, "the rules forbid the action; `reason`, `section` and, for a list, `index` say more"),
    "stale": (
        409,
        "the action was made for another ply than the table's, and `ply` is the right one; or somebody else has changed"
        " this part of a study since your version",
    ),
    "not_now": (409, "the table is not in a state for this (not started, over, full, nothing to undo …)"),
    "not_yours": (403, "this seat, table or secret is not yours"),
    "unknown": (404, "no such path, table, seat, ply or bot; `known` lists the available bots"),
    "too_much": (429, "rate limit; `retry_after` seconds"),
    "too_large": (413, "message too long"),
    "too_old": (
        426,
        "the client speaks a version of the protocol that is too old; `protocol` is the oldest accepted version",
    ),
    "broken": (409, "the stored game no longer replays; everybody can still read its log, and its players the record"),
    "origin": (403, "the request comes from another site"),
    "busy": (
        503,
        "the server is shutting down, cannot store anything now, or has failed: nothing was done, try again",
    ),
}
"""HTTP status and meaning of each code."""


@sent
class Refusal(TypedDict):
    """Why a request was refused."""

    code: RefusalCode
    text: str
    """A sentence for people, in the language asked for."""
    reason: NotRequired[str]
    """The id of the rule's sentence."""
    section: NotRequired[str]
    """The section of the rules page that has the rule."""
    action: NotRequired[str]
    """The action that is not possible."""
    index: NotRequired[int]
    """Its place in the list of actions."""
    ply: NotRequired[int]
    """The table's current ply."""
    known: NotRequired[list[str]]
    """The available bots."""
    retry_after: NotRequired[float]
    """Seconds to wait."""
    place: NotRequired[str]
    """Where a record is wrong."""
    problem: NotRequired[str | None]
    """What is wrong with a record or a stored game."""
    protocol: NotRequired[int]
    """The oldest version of the protocol that a client may speak."""


@sent
class ErrorMessage(TypedDict):
    """A command was refused."""

    type: Literal["error"]
    id: CommandId | None
    error: Refusal


@sent
class OkMessage(TypedDict):
    """A command was carried out; the fields of its answer (see `Answers`) are added."""

    type: Literal["ok"]
    id: CommandId
