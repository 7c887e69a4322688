"""What is answered to commands and to requests over HTTP."""

from typing import Annotated, Any, Literal, NotRequired, get_type_hints

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from .game import ClosingOffer, ClosingOutcome, GameEvent, SeatNumber, View
from .messages import Refusal, StateMessage
from .model import sent
from .tables import LogLine, SeatKind, Status, TableInfo, Time

# ---- Commands ----


@sent
class Done(TypedDict):
    """Nothing more is to be said."""


@sent
class Moved(TypedDict):
    """The game has moved."""

    ply: int
    """Where it stands now."""


@sent
class Reason(TypedDict):
    """Why an action is not possible."""

    id: str
    text: str
    """A sentence for people, in the language asked for."""
    section: str
    """The section of the rules page that tells the rule."""


@sent
class Reasons(TypedDict):
    """Why actions are not possible."""

    reasons: dict[str, Reason | None]
    """By action; null: it can be done."""


@sent
class HintCandidate(TypedDict):
    """An action that a bot has looked at."""

    action: str
    chance: float | None
    """To win; null for bots that do not estimate it, and where there is nothing to choose."""
    score: float | None
    """Points in the end; null for bots that do not estimate them."""
    visits: int
    """How many simulations went through it."""
    alike: bool
    """As good as the first, as far as the bot can tell."""


@sent
class Hint(TypedDict):
    """What a bot would do, and why."""

    level: str
    ply: int
    action: str
    sentence: str
    candidates: list[HintCandidate]
    """The best first."""
    closing: list[str]
    """All actions of the closing that the bot would make, `close` first, where one is possible."""


@sent
class Seated(TypedDict):
    """Somebody has taken a seat."""

    seat: SeatNumber
    token: NotRequired[str]
    """Over HTTP, if the identity is new."""


@sent
class Voted(TypedDict):
    """A vote is counted."""

    replaced: bool
    """Whether the seat is a bot's now."""


@sent
class MoreTime(TypedDict):
    """The clock of the turn runs longer."""

    deadline: Time


@sent
class EndVoted(TypedDict):
    """A voice for or against the end of the game is counted."""

    ended: bool
    """Whether it has ended."""


@sent
class RematchTable(TypedDict):
    """Where the rematch is."""

    table: str


@sent
class LogPage(TypedDict):
    """Earlier lines of the log."""

    log: list[LogLine]
    log_from: int
    """The number of the first of them."""


@sent
class Answers(TypedDict):
    """What is answered to each command."""

    act: Moved
    undo: Moved
    take_back: Moved
    why_not: Reasons
    closing: ClosingOffer
    closing_outcome: ClosingOutcome
    hint: Hint
    chat: Done
    sit: Seated
    leave: Done
    cancel: Done
    fill: Done
    resign: Done
    vote: Voted
    extra_time: MoreTime
    end_game: EndVoted
    rematch: RematchTable
    sync: Done
    """After a `state` message; over HTTP the state itself."""
    log: LogPage
    ping: Done


ANSWERS: dict[str, Any] = get_type_hints(Answers)
"""The model of each command's answer."""

CommandAnswer = TypeAliasType(
    "CommandAnswer",
    Annotated[
        Moved
        | Reasons
        | ClosingOffer
        | ClosingOutcome
        | Hint
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


# ---- Requests over HTTP ----


@sent
class ErrorAnswer(TypedDict):
    """The answer to a refused request."""

    error: Refusal


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
    host: bool
    """Whether you have set it up."""
    turn: SeatNumber | None
    """The seat whose turn it is."""
    round: int | None
    since: Time
    """When the turn began, or the table was set up."""


@sent
class Me(TypedDict):
    """What the server knows about you."""

    known: bool
    tables: list[MyTable]
    """The tables you sit at, newest first."""
    former: bool
    """Whether this browser was somebody else before a personal link was opened, and can go back."""


@sent
class Whose(TypedDict):
    """Whose identity a personal link carries."""

    name: str | None
    """The newest name that person sat down with; null if they have no seat."""
    tables: int
    """At how many tables they sit, 50 at most."""
    yours: bool
    """Whether it is your own."""


@sent
class PersonalLink(TypedDict):
    """A link that moves your identity to another device."""

    link: str


@sent
class IdentityMoved(TypedDict):
    """This browser is now that person."""

    known: Literal[True]


@sent
class TableCreated(TypedDict):
    """A new table."""

    table: TableInfo
    link: str
    token: str | None
    """If the identity is new."""


@sent
class TableList(TypedDict):
    """Listed tables, open ones first."""

    tables: list[TableInfo]


@sent
class OneTable(TypedDict):
    """A table."""

    table: TableInfo


@sent
class BotInfo(TypedDict):
    """A bot one can play against."""

    code: str
    """Its level, for seats and hints."""
    name: str
    description: str


@sent
class BotList(TypedDict):
    """The bots there are, weakest of the own ones first."""

    bots: list[BotInfo]


@sent
class LookBack(TypedDict):
    """An earlier ply of a game."""

    ply: int
    plies: int
    """Where the game stands."""
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
class Health(TypedDict):
    """How the server is."""

    status: Literal["ok", "closing"]
    tables: int
    sockets: int
    """How many are open."""


# ---- Learning ----


@sent
class Names(TypedDict):
    """Names that are the same in all languages."""

    names: list[str]


@sent
class Code(TypedDict):
    """Something written as in a record."""

    code: str


@sent
class TextBlock(TypedDict):
    """A paragraph, an item of a list, a step of a numbered one, or an example; `text` is a message's id."""

    kind: Literal["paragraph", "item", "step", "example"]
    text: str


@sent
class NamesBlock(TypedDict):
    """City names."""

    kind: Literal["names"]
    names: list[str]


@sent
class TableBlock(TypedDict):
    """A table; texts are ids of messages."""

    kind: Literal["table"]
    head: list[str]
    rows: list[list[str | int | list[int] | Names | Code]]


@sent
class MapIllustration(TypedDict):
    """A route, cities to point out, and houses on the map; all of the map when the lists are empty."""

    kind: Literal["map"]
    route: list[str]
    marked: list[str]
    houses: list[str]


@sent
class CardsIllustration(TypedDict):
    """A row of city cards."""

    kind: Literal["cards"]
    cards: list[str]


@sent
class TilesIllustration(TypedDict):
    """Stacks of tiles."""

    kind: Literal["tiles"]
    stacks: list[str]


@sent
class ClosingIllustration(TypedDict):
    """A route, and the sets of cities that may get houses."""

    kind: Literal["closing"]
    route: list[str]
    ways: list[list[str]]


Illustration = TypeAliasType(
    "Illustration",
    Annotated[
        MapIllustration | CardsIllustration | TilesIllustration | ClosingIllustration,
        Field(discriminator="kind", description="What the client draws with its own parts."),
    ],
)


@sent
class IllustrationBlock(TypedDict):
    """A picture; `alt` is the id of the message that describes it."""

    kind: Literal["illustration"]
    illustration: Illustration
    alt: str


Block = TypeAliasType(
    "Block",
    Annotated[
        TextBlock | NamesBlock | TableBlock | IllustrationBlock,
        Field(discriminator="kind", description="A part of a section of the rules page."),
    ],
)


@sent
class Section(TypedDict):
    """A section of the rules page; `title` is a message's id."""

    id: str
    title: str
    blocks: list[Block]


@sent
class RulesPage(TypedDict):
    """The rules page; its words are messages of the language files."""

    sections: list[Section]


@sent
class LessonStep(TypedDict):
    """A step of the lesson."""

    id: str
    section: str
    """The section of the rules page that tells more."""
    seat: SeatNumber
    """The learner's."""


@sent
class Lesson(TypedDict):
    """The steps of the lesson, in order."""

    steps: list[LessonStep]


@sent
class Attempt(TypedDict):
    """Where a try of a step stands."""

    view: View
    events: list[GameEvent]
    """What the newest actions did."""
    done: bool
    nudge: str | None
    """A message's id when the task can no longer be done."""


@sent
class OneReason(TypedDict):
    """Why an action cannot be done now."""

    reason: Reason | None
    """Null: it can be done."""
