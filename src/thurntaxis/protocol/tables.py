"""A table as clients get it: seats, state, aids for the player to act, and the log."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from .game import CoachWord, GameEvent, RuleChoice, SeatNumber
from .model import sent

Status = TypeAliasType(
    "Status",
    Annotated[
        Literal["open", "playing", "finished", "cancelled", "replay", "broken"],
        Field(
            description="`open`: there is a free seat; `cancelled`: called off, or ended without a result;"
            " `replay`: a record is shown; `broken`: the stored game no longer replays."
        ),
    ],
)
SeatKind = TypeAliasType(
    "SeatKind",
    Annotated[
        Literal["person", "open", "bot", "record"], Field(description="`record`: a player of an uploaded record.")
    ],
)
CasualReason = TypeAliasType(
    "CasualReason",
    Annotated[
        Literal["chosen", "bots", "device", "levels", "apart", "address", "hint", "taken_back", "left"],
        Field(
            description="Why a game is not rated. `chosen`: its host wanted it so; `bots`: no person plays;"
            " `device`: one person has several seats; `levels`: two bots have the same level; `apart`: it counts"
            " nowhere, such as a game played on from another; `address`: its people share one address; `hint`,"
            " `taken_back`: a player had a hint, or took back a turn; `left`: a player left in the first rounds."
        ),
    ],
)
Time = TypeAliasType("Time", Annotated[int, Field(description="Milliseconds since 1970 (UTC).")])


@sent
class SeatInfo(TypedDict):
    """Who sits where."""

    kind: SeatKind
    name: str | None
    """Null while the seat is open."""
    level: str | None
    """The level of a bot."""
    yours: bool
    connected: bool
    away_since: Time | None
    """When the person left; null while they are here."""
    resigned: bool
    program: bool
    """Whether the person is a program that somebody offers as an opponent."""
    holiday_from: Time | None
    """When the holiday begins that the player is on or has planned next; their clock does not run then."""
    holiday_until: Time | None
    """When it ends."""


@sent
class PlayedOnFrom(TypedDict):
    """The position of another table that a game is played on from."""

    table: str
    ply: int


@sent
class DealOfTable(TypedDict):
    """The daily deal that a table is for."""

    deal: str
    """Its date and the edition."""
    counts: bool
    """Whether this is the player's try that counts."""


@sent
class TournamentOfTable(TypedDict):
    """The tournament that a table belongs to."""

    id: str
    round: int
    """The round, from 1."""
    sealed: bool
    """Other tables get the same cards: only its players can look at it until the last of them is done."""


_From = TypedDict("_From", {"from": PlayedOnFrom | None})  # a name that a class cannot have


@sent
class TableInfo(_From):
    """A table: seats, options and state."""

    id: str
    name: str | None
    status: Status
    problem: str | None
    """Why it is broken."""
    seats: list[SeatInfo]
    you: list[SeatNumber]
    """Your seats."""
    reclaimable: list[SeatNumber]
    """Seats that the others gave to a bot while you were away; you can take them back."""
    host: bool
    """Whether you set it up."""
    rules: RuleChoice
    starter: Literal["lot"] | SeatNumber
    listed: bool
    pace: Literal["live", "correspondence"]
    turn_seconds: int | None
    bank_seconds: int | None
    """Each person's time for the whole game, instead of a time for each turn."""
    show_known: bool
    show_tiles: bool
    hints: bool
    hints_now: bool
    """Whether you may ask for a hint."""
    may_press: bool
    """Whether you may make a thinking bot decide at once."""
    commitment: str | None
    """The hash of the seed; null for an uploaded record, which has none."""
    seed: str | None
    """Shown when the game is over."""
    created: Time
    deadline: Time | None
    """When the turn must be over; null without a clock, or while none runs."""
    now: Time
    """The server's time, for devices whose clock is wrong."""
    votes: dict[str, list[SeatNumber]]
    """By seat, the seats that want to replace it by a bot."""
    end_votes: list[SeatNumber]
    """The seats that want the game to end as it is."""
    absent: list[SeatNumber]
    """The seats that can be voted on now."""
    watching: int
    """How many spectators are connected."""
    rematch: str | None
    """The new table's id."""
    daily: DealOfTable | None
    tournament: TournamentOfTable | None
    rated: bool
    """Whether it counts for the leaderboard of this server; a hint or a turn taken back ends that."""
    casual: CasualReason | None
    """Why it is not rated; null if it is, and on a server that rates no games."""


@sent
class Play(TypedDict):
    """What the player to act needs besides the view."""

    seat: SeatNumber
    ply: int
    undoable: int
    """How many actions of this turn can be taken back now."""
    undo_blocked: str | None
    """A sentence that says why none can."""
    take_back: bool
    """Whether you can go back to your previous turn."""
    redo: bool
    """Whether what was taken back can be played again, as it was."""
    route_lives: float | None
    """The chance that a card fits the route: in `draw` this turn, in `finish` the next; null where there is none."""
    coach: list[CoachWord]
    """What a learner should know before some of the actions."""


# ---- The log ----


@sent
class Line(TypedDict):
    """The fields of every line of the log."""

    seq: Annotated[int, Field(description="Its number, from 0 on.")]
    at: Time


@sent
class SatLine(Line):
    """A person sat down at an open seat."""

    type: Literal["sat"]
    seat: SeatNumber
    name: str
    program: NotRequired[Literal[True]]
    """Whether it is a program that the host invited."""


@sent
class LeftLine(Line):
    """A person left their seat before the start."""

    type: Literal["left"]
    seat: SeatNumber
    name: str


@sent
class CancelledLine(Line):
    """The host called the table off before the game began, or all people ended the game."""

    type: Literal["cancelled"]


@sent
class FilledLine(Line):
    """The host put a bot on an open seat."""

    type: Literal["filled"]
    seat: SeatNumber
    level: str


@sent
class StartedLine(Line):
    """The game has begun: the display, the first turn."""

    type: Literal["started"]
    players: list[str]
    """In playing order."""
    events: list[GameEvent]


@sent
class ActionLine(Line):
    """An action was played."""

    type: Literal["action"]
    seat: SeatNumber
    ply: int
    """The ply before it."""
    action: str
    """Just `take` where the table leaves the card to memory."""
    events: list[GameEvent]
    by: NotRequired[Literal["bot", "clock"]]
    """Who chose it, if it was not the seat's owner."""


@sent
class UndoneLine(Line):
    """One action was taken back."""

    type: Literal["undone"]
    seat: SeatNumber
    ply: int
    """The ply to which the game went back."""


@sent
class TakenBackLine(Line):
    """The game went back to an earlier turn of the seat."""

    type: Literal["taken_back"]
    seat: SeatNumber
    ply: int
    """The ply to which the game went back."""


@sent
class RedoneLine(Line):
    """Actions that were taken back were restored."""

    type: Literal["redone"]
    seat: SeatNumber
    ply: int
    """The ply to which the game went forward."""


@sent
class HintedLine(Line):
    """A player asked for a hint, for the first time: the game is no longer rated."""

    type: Literal["hinted"]
    seat: SeatNumber


@sent
class AdvisedLine(Line):
    """A player got a hint. Only that player sees it."""

    type: Literal["advised"]
    seat: SeatNumber


@sent
class TimeoutLine(Line):
    """The clock ran out; a bot plays the rest of the turn."""

    type: Literal["timeout"]
    seat: SeatNumber


@sent
class ResignedLine(Line):
    """A player resigned; a bot plays on."""

    type: Literal["resigned"]
    seat: SeatNumber
    level: str


@sent
class ReplacedLine(Line):
    """The others voted for a bot on the seat."""

    type: Literal["replaced"]
    seat: SeatNumber
    level: str


@sent
class ReturnedLine(Line):
    """A player took back the seat that the others had given to a bot."""

    type: Literal["returned"]
    seat: SeatNumber


@sent
class BotFailedLine(Line):
    """A bot failed; a simpler one has the seat now."""

    type: Literal["bot_failed"]
    seat: SeatNumber
    level: str


@sent
class VoteLine(Line):
    """A player voted about an absent player's seat."""

    type: Literal["vote"]
    seat: SeatNumber
    against: SeatNumber
    favour: bool


@sent
class VoteLapsedLine(Line):
    """The player whom a vote was about is playing again, so the vote has lapsed."""

    type: Literal["vote_lapsed"]
    seat: SeatNumber


@sent
class ExtraTimeLine(Line):
    """A player gave the player whose turn it is the time of one more turn."""

    type: Literal["extra_time"]
    seat: SeatNumber
    to: SeatNumber


@sent
class HolidayLine(Line):
    """A player is away for some days: their clock stops. It replaces a holiday with the same begin."""

    type: Literal["holiday"]
    seat: SeatNumber
    begin: Time
    end: Time


@sent
class HoursLine(Line):
    """A player's clock stops during some hours of every day, or no longer does. Only they know which hours."""

    type: Literal["hours"]
    seat: SeatNumber


@sent
class EndVoteLine(Line):
    """A player voted about ending the game without a result."""

    type: Literal["end_vote"]
    seat: SeatNumber
    favour: bool


@sent
class ChatLine(Line):
    """A line of chat."""

    type: Literal["chat"]
    seat: SeatNumber
    name: str
    text: str
    hidden: NotRequired[bool]
    """Whether the text is left out because you have blocked the person."""


@sent
class RematchLine(Line):
    """The same players play again at another table."""

    type: Literal["rematch"]
    table: str


@sent
class OverLine(Line):
    """The game is over; the seed is revealed."""

    type: Literal["over"]
    scores: list[int]
    winner: int
    seed: str | None
    """Null where other tables still play with the same cards."""


@sent
class RevealedLine(Line):
    """All tables with the same cards have finished, so everybody can look at the game."""

    type: Literal["revealed"]
    seed: str


@sent
class NameRemovedLine(Line):
    """A player had their name removed from this game."""

    type: Literal["name_removed"]
    seats: list[SeatNumber]


AnyLine = (
    SatLine
    | LeftLine
    | CancelledLine
    | FilledLine
    | StartedLine
    | ActionLine
    | UndoneLine
    | TakenBackLine
    | RedoneLine
    | HintedLine
    | AdvisedLine
    | TimeoutLine
    | ResignedLine
    | ReplacedLine
    | ReturnedLine
    | BotFailedLine
    | VoteLine
    | VoteLapsedLine
    | ExtraTimeLine
    | HolidayLine
    | HoursLine
    | EndVoteLine
    | ChatLine
    | RematchLine
    | OverLine
    | RevealedLine
    | NameRemovedLine
)
LogLine = TypeAliasType("LogLine", Annotated[AnyLine, Field(discriminator="type", description="A line of the log.")])
