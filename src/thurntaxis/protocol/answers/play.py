"""Answers to commands at a table."""

from typing import Annotated, NotRequired, get_type_hints

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from ..game import ClosingOffer, ClosingOutcome, Reason, SeatNumber
from ..messages import Refusal, StateMessage
from ..model import sent
from ..tables import LogLine, Time


@sent
class Done(TypedDict):
    """The command was carried out."""


@sent
class Moved(TypedDict):
    """The game has moved."""

    ply: int
    """The table's current ply."""


@sent
class Reasons(TypedDict):
    """Why actions are not possible."""

    reasons: dict[str, Reason | None]
    """By action; null if it is possible."""


@sent
class HintCandidate(TypedDict):
    """An action that was compared with the best."""

    action: str
    chance: float | None
    """The chance of winning after the best way that begins with it; null if there is no choice."""
    noise: float
    """The standard error of how far its chance falls short of the first one's."""
    alike: bool
    """As good as the first, within the uncertainty."""


@sent
class Hint(TypedDict):
    """What to do, and why; the same position gets the same hint."""

    ply: int
    action: str
    sentence: str
    candidates: list[HintCandidate]
    """Best first."""
    closing: list[str]
    """All actions of the best way to close the route now, `close` first, where one is possible."""
    other: str | None
    """The action that the sentence compares it with, tempting or about as good; null if it names none."""


@sent
class Pressed(TypedDict):
    """A bot was asked to decide at once."""

    pressed: bool
    """Whether one was thinking."""


@sent
class Seated(TypedDict):
    """A seat was taken."""

    seat: SeatNumber
    token: NotRequired[str]
    """Over HTTP, if the identity is new."""


@sent
class Voted(TypedDict):
    """A vote is counted."""

    replaced: bool
    """Whether a bot has taken over the seat."""


@sent
class MoreTime(TypedDict):
    """The player has got more time."""

    deadline: Time


@sent
class EndVoted(TypedDict):
    """A vote about ending the game is counted."""

    ended: bool
    """Whether the game has ended."""


@sent
class RematchTable(TypedDict):
    """The table of the rematch."""

    table: str


@sent
class LogPage(TypedDict):
    """Earlier lines of the log."""

    log: list[LogLine]
    log_from: int
    """The number of the first of them."""


@sent
class Answers(TypedDict):
    """The answer to each command."""

    act: Moved
    undo: Moved
    take_back: Moved
    redo: Moved
    why_not: Reasons
    closing: ClosingOffer
    closing_outcome: ClosingOutcome
    hint: Hint
    press: Pressed
    chat: Done
    sit: Seated
    leave: Done
    cancel: Done
    fill: Done
    invite: Done
    resign: Done
    reclaim: Seated
    vote: Voted
    extra_time: MoreTime
    end_game: EndVoted
    rematch: RematchTable
    sync: Done
    """After a `state` message; over HTTP the state itself."""
    log: LogPage
    ping: Done


ANSWERS: dict[str, type] = get_type_hints(Answers)
"""The model of each command's answer."""

CommandAnswer = TypeAliasType(
    "CommandAnswer",
    Annotated[
        Moved
        | Reasons
        | ClosingOffer
        | ClosingOutcome
        | Hint
        | Pressed
        | Seated
        | Voted
        | MoreTime
        | EndVoted
        | RematchTable
        | LogPage
        | StateMessage
        | Done,
        Field(description="The answer to a command over HTTP."),
    ],
)


@sent
class ErrorAnswer(TypedDict):
    """The answer to a refused request."""

    error: Refusal
