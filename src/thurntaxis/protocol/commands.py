"""What clients may send, checked before anything else looks at it.

The OpenAPI document, the client's types and the page on the protocol are made from these.
"""

import re
import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator

from ..review.model import BudgetName
from ..rules import STANDARD, AllProvinces, CarriagePoints, RouteTileFallback, RuleSetName
from .visible import visible

TABLE_ID = r"^[a-z0-9]{1,40}$"
PUZZLE_ID = r"^[be]?[0-9]{1,6}-[0-9]{1,4}$"
STEP_ID = r"^[a-z]{1,40}$"
"""A step of the lesson."""
Seat = Annotated[int, Field(ge=0, le=3, description="A seat's number, clockwise from the player who starts")]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]


def _visible(name: str) -> str:
    """Refuse names without a visible character."""
    if not any(unicodedata.category(character)[0] in "LNPS" for character in visible(name)):
        raise ValueError("a name needs at least one character that can be seen")
    return name


_LONGEST_NAME = 40
NOT_IN_NAMES = r"\x00-\x1f\x7f\u2028\u2029\u202a-\u202e\u2066-\u2069"
"""What ends a line, or turns the text around."""
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=_LONGEST_NAME, pattern=rf"^[^{NOT_IN_NAMES}]*$"),
    AfterValidator(_visible),
]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z_][a-z0-9_]*$", max_length=40)]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=60)]
City = Annotated[str, StringConstraints(pattern=r"^[a-z_]+$", max_length=30)]
TableId = Annotated[str, StringConstraints(pattern=TABLE_ID)]
Lang = Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*$", max_length=20)]
Token = Annotated[str, StringConstraints(max_length=100)]
Id = Annotated[int, Field(ge=-(2**53), le=2**53)] | Annotated[str, StringConstraints(max_length=60)]
"""Comes back in the answer; numbers up to 2⁵³, which every language can read."""


Since = Annotated[
    Annotated[int, Field(ge=-1)] | None,
    Field(description="The last `seq` seen before a lost connection; only newer log lines are sent then."),
]


def as_name(text: str) -> str:
    """A name from elsewhere, changed into one that is allowed here."""
    name = re.sub(f"[{NOT_IN_NAMES}]", "", text).strip()[:_LONGEST_NAME]
    return name if visible(name) else "?"


class Message(BaseModel):
    """Unknown fields are refused; numbers must be numbers and texts must be texts."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# ---- Tables ----


class PersonSeat(Message):
    """A seat of the host; several make a hot-seat game."""

    kind: Literal["person"]
    name: Name


class OpenSeat(Message):
    """A seat for a person with the link."""

    kind: Literal["open"]


class BotSeat(Message):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level
    name: Name | None = None
    parameters: Annotated[
        Annotated[str, StringConstraints(pattern=r"^[a-z0-9_=.,]+$", max_length=100)] | None,
        Field(description="Of the bot, such as `simulations=50`, where the host allows measurements."),
    ] = None


ProgramId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class ProgramSeat(Message):
    """A seat for a program that somebody offers as an opponent; `GET /programs` lists them."""

    kind: Literal["program"]
    program: ProgramId


AnySeat = Annotated[PersonSeat | OpenSeat | BotSeat | ProgramSeat, Field(discriminator="kind")]


class RuleOptions(Message):
    """Options for rules in which rulebooks differ."""

    all_provinces: AllProvinces = STANDARD.all_provinces
    route_tile_fallback: RouteTileFallback = STANDARD.route_tile_fallback
    carriage_points: CarriagePoints = STANDARD.carriage_points


class From(Message):
    """A position of a finished game or an uploaded record."""

    table: TableId
    ply: Ply


PositionLine = Annotated[str, StringConstraints(min_length=1, max_length=4000)]
"""A position in one line."""


class FromPosition(Message):
    """A position from the editor. The table's seed decides the cards that nobody knows."""

    position: PositionLine


GameLimit = Annotated[
    int,
    Field(
        ge=60,
        le=90 * 24 * 3600,
        description="What each person has for the whole game, instead of a time for each turn.",
    ),
]


def _one_limit(turn_seconds: int | None, bank_seconds: int | None) -> None:
    if turn_seconds is not None and bank_seconds is not None:
        raise ValueError("either turn_seconds or bank_seconds, not both")


class CreateTable(Message):
    """A new table."""

    seats: Annotated[list[AnySeat], Field(min_length=2, max_length=4)]
    rules: RuleSetName | RuleOptions = "standard"
    starter: Literal["lot"] | Seat = "lot"
    listed: bool = False
    pace: Literal["live", "correspondence"] = "live"
    turn_seconds: Annotated[int, Field(ge=1, le=30 * 24 * 3600)] | None = None
    bank_seconds: GameLimit | None = None
    show_known: bool = True
    show_tiles: bool = True
    hints: bool = False
    rated: Annotated[bool, Field(description="Whether the game is rated, if it can be.")] = True
    bot_pause: Annotated[int, Field(ge=0, le=5000)] = 0
    name: Name | None = None
    from_: Annotated[From | FromPosition | None, Field(alias="from")] = None
    seed: Annotated[
        Annotated[str, StringConstraints(pattern=r"^[!-~]+$", max_length=64)] | None,
        Field(description="Decides the cards, where the host allows measurements; the game counts nowhere."),
    ] = None

    @property
    def is_measured(self) -> bool:
        """Whether the host chose the seed, or parameters of bots."""
        return self.seed is not None or any(getattr(seat, "parameters", None) for seat in self.seats)

    @model_validator(mode="after")
    def _starter_sits_here(self) -> "CreateTable":
        if isinstance(self.starter, int) and self.starter >= len(self.seats):
            raise ValueError("starter is not one of the seats")
        _one_limit(self.turn_seconds, self.bank_seconds)
        return self


class UploadRecord(Message):
    """A record, as JSON or in the text notation."""

    record: dict[str, object] | str


class MoveIdentity(Message):
    """The secret part of a personal link."""

    code: Token


class PlayDeal(Message):
    """A daily deal to be played; today's without a date."""

    name: Name
    edition: RuleSetName = "standard"
    date: Annotated[str | None, StringConstraints(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] = None


TurnLimit = Annotated[int, Field(ge=10, le=30 * 24 * 3600)]


class CreateTournament(Message):
    """A new tournament."""

    name: Name
    system: Literal["swiss", "round_robin", "knockout"] = "swiss"
    scheme: Literal["winner", "places", "duplicate"] = "places"
    table_size: Annotated[int, Field(ge=2, le=4)] = 4
    rounds: Annotated[int, Field(ge=1, le=15)] = 4
    rules: RuleSetName = "standard"
    pace: Literal["live", "correspondence"] = "live"
    turn_seconds: Annotated[TurnLimit | None, Field(description="Without this and `bank_seconds`: two minutes.")] = None
    bank_seconds: GameLimit | None = None
    duplicate: bool = False
    rated: Annotated[bool, Field(description="Whether its games are rated, if they can be.")] = True
    listed: bool = False
    fill: Level | None = None
    starts_at: Annotated[int, Field(ge=0, le=2**53)] | None = None

    @model_validator(mode="after")
    def _options_fit(self) -> "CreateTournament":
        _one_limit(self.turn_seconds, self.bank_seconds)
        if self.system != "swiss" and self.table_size != 2:
            raise ValueError("table_size must be 2 in a round robin and in a knockout")
        if self.scheme == "duplicate" and not self.duplicate:
            raise ValueError("scheme can be duplicate only if duplicate is true")
        return self


class JoinTournament(Message):
    """The name under which you take part."""

    name: Name


class SteerTournament(Message):
    """An action of the organiser: begin, pause, resume, cancel, remove or replace a player, or give more time."""

    do: Literal["begin", "pause", "resume", "cancel", "remove", "replace", "extend"]
    entrant: Annotated[int, Field(ge=0, le=1000)] | None = None
    turn_seconds: TurnLimit | None = None
    bank_seconds: GameLimit | None = None
    starts_at: Annotated[int, Field(ge=0, le=2**53)] | None = None

    @model_validator(mode="after")
    def _limits_fit(self) -> "SteerTournament":
        _one_limit(self.turn_seconds, self.bank_seconds)
        return self


class CorrectResult(Message):
    """A result as the organiser sets it: the place of each seat, in the order of play."""

    round: Annotated[int, Field(ge=1, le=100)]
    table: Annotated[int, Field(ge=1, le=100)]
    places: Annotated[list[Annotated[int, Field(ge=1, le=4)]], Field(min_length=2, max_length=4)]


class TakeIn(Message):
    """Records of finished games that you played elsewhere, each as the JSON that *My games* saves."""

    records: Annotated[
        list[Annotated[str, StringConstraints(min_length=1, max_length=200_000)]], Field(min_length=1, max_length=50)
    ]
    check: Annotated[bool, Field(description="Only see whether they could be taken in.")] = False


class RemoveName(Message):
    """The finished game to remove your name from; without a table, all of them."""

    table: TableId | None = None


# ---- The socket ----


class Hello(Message):
    """The first message over a socket."""

    type: Literal["hello"]
    protocol: Annotated[
        Annotated[int, Field(ge=0, le=1_000_000)] | None,
        Field(description="The version of the protocol that the client was written for; left out: the server's."),
    ] = None
    lang: Lang | None = None
    token: Annotated[
        Token | None, Field(description="Replaces cookie and header for clients that can set neither.")
    ] = None
    since: Since = None
    id: Id | None = None


class OfferProgram(Message):
    """The first message over the socket of programs: a program is offered as an opponent."""

    type: Literal["offer"]
    protocol: Annotated[
        Annotated[int, Field(ge=0, le=1_000_000)] | None,
        Field(description="The version of the protocol that the program was written for; left out: the server's."),
    ] = None
    token: Annotated[Token | None, Field(description="Replaces the header for clients that cannot set one.")] = None
    name: Name
    games: Annotated[int, Field(ge=1, le=100, description="How many it plays at the same time.")] = 1
    lang: Lang | None = None


class Command(Message):
    """The fields of all commands."""

    id: Id | None = None
    lang: Lang | None = None


class SeatCommand(Command):
    """A command for a seat; players with one seat may leave it out."""

    seat: Seat | None = None


class Act(SeatCommand):
    """Play actions, all or none, within one turn."""

    type: Literal["act"]
    ply: Ply
    actions: Annotated[list[ActionText], Field(min_length=1, max_length=60)]


class Undo(SeatCommand):
    """Take back the last action of this turn."""

    type: Literal["undo"]
    ply: Ply


class TakeBack(SeatCommand):
    """Go back to the start of your turn, or of the previous one; against bots only."""

    type: Literal["take_back"]


class Redo(SeatCommand):
    """Restore what was taken back, until you act."""

    type: Literal["redo"]


class WhyNot(SeatCommand):
    """Ask why actions are not possible."""

    type: Literal["why_not"]
    actions: Annotated[list[ActionText], Field(min_length=1, max_length=150)]


class AskClosing(SeatCommand):
    """Ask for the ways to close the route."""

    type: Literal["closing"]


class AskClosingOutcome(SeatCommand):
    """Ask what one way of closing earns."""

    type: Literal["closing_outcome"]
    houses: Annotated[list[City], Field(max_length=22)]
    cartwright: bool = False
    discards: Annotated[list[City], Field(max_length=66)] = Field(default_factory=list)


class AskHint(SeatCommand):
    """Ask for advice."""

    type: Literal["hint"]


class Press(Command):
    """Let the bot that is thinking decide at once, for the rest of its turn. Only for somebody alone against bots."""

    type: Literal["press"]


class Chat(SeatCommand):
    """Write a line of chat."""

    type: Literal["chat"]
    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$"),
    ]


class Sit(SeatCommand):
    """Take an open seat."""

    type: Literal["sit"]
    name: Name


class Leave(SeatCommand):
    """Free a seat again before the game starts."""

    type: Literal["leave"]


class Cancel(Command):
    """Call off a table before the game starts; for the host."""

    type: Literal["cancel"]


class Fill(Command):
    """Put a bot on an open seat; for the host."""

    type: Literal["fill"]
    seat: Seat
    level: Level


class Invite(Command):
    """Put a program on an open seat; for the host. `GET /programs` lists them."""

    type: Literal["invite"]
    seat: Seat
    program: ProgramId


class Resign(SeatCommand):
    """Resign; a bot takes the seat."""

    type: Literal["resign"]


class Reclaim(SeatCommand):
    """Take back the seat that the others gave to a bot while you were away."""

    type: Literal["reclaim"]


class Vote(SeatCommand):
    """Vote about replacing an absent player by a bot."""

    type: Literal["vote"]
    against: Seat
    favour: bool = True


class ExtraTime(SeatCommand):
    """Give the player whose turn it is the time of one more turn."""

    type: Literal["extra_time"]


class EndGame(SeatCommand):
    """Vote about ending the game without a result."""

    type: Literal["end_game"]
    favour: bool = True


class Rematch(SeatCommand):
    """Play again with the same players."""

    type: Literal["rematch"]


class Sync(Command):
    """Ask for the whole state."""

    type: Literal["sync"]
    since: Since = None


class Log(Command):
    """Ask for a page of the log: the lines before an entry."""

    type: Literal["log"]
    before: Annotated[int, Field(ge=0)]


class Ping(Command):
    """Ask whether the server answers."""

    type: Literal["ping"]


TableCommand = (
    Act
    | Undo
    | TakeBack
    | Redo
    | WhyNot
    | AskClosing
    | AskClosingOutcome
    | AskHint
    | Press
    | Chat
    | Sit
    | Leave
    | Cancel
    | Fill
    | Invite
    | Resign
    | Reclaim
    | Vote
    | ExtraTime
    | EndGame
    | Rematch
    | Sync
    | Log
    | Ping
)
AnyCommand = Annotated[TableCommand, Field(discriminator="type")]
COMMAND: TypeAdapter[TableCommand] = TypeAdapter(AnyCommand)
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
OFFER: TypeAdapter[OfferProgram] = TypeAdapter(OfferProgram)


# ---- Reviews ----


class StartReview(Message):
    """Ask for the review of a finished game or a replay."""

    budget: BudgetName = "quick"
    lang: Lang | None = None


class TryWay(Message):
    """Ask what another way to decide is worth, in a position of a finished game."""

    ply: Ply
    actions: Annotated[list[ActionText], Field(min_length=1, max_length=60)]
    lang: Lang | None = None


# ---- The lesson ----


class Tried(Message):
    """The actions tried in a step, from its position on."""

    actions: Annotated[list[ActionText], Field(max_length=60)] = Field(default_factory=list)
    known: Annotated[int, Field(ge=0, le=60, description="How many of them the learner knows about.")] = 0
    counts: Annotated[bool, Field(description="Whether the first try at a puzzle is kept; not in a rush.")] = True
    lang: Lang | None = None


class TriedWhyNot(Tried):
    """Ask why an action is not possible."""

    action: ActionText


class TriedClosing(Tried):
    """Ask what a choice of houses, Cartwright and discards earns."""

    houses: Annotated[list[City], Field(max_length=22)] = Field(default_factory=list)
    cartwright: bool = False
    discards: Annotated[list[City], Field(max_length=66)] = Field(default_factory=list)


class AskSolution(Message):
    """Ask for a solution; its reasons call the player by this name."""

    name: Name | None = None


# ---- Practice ----


class Practised(Message):
    """The result of an exercise."""

    table: TableId
    ply: Ply
    solved: bool


class KeepRush(Message):
    """The result of a rush."""

    solved: Annotated[int, Field(ge=0, le=300)]
    missed: Annotated[int, Field(ge=0, le=3)]


# ---- The analysis board ----


_LONGEST_VARIATION = 600
"""The most actions of a variation; no game between people has that many."""


class FreeVariation(Tried):
    """A variation from a position, for all seats: actions, and the cards that come."""

    actions: Annotated[list[ActionText], Field(max_length=_LONGEST_VARIATION)] = Field(default_factory=list)
    known: Annotated[
        int, Field(ge=0, le=_LONGEST_VARIATION, description="How many of them the player knows about.")
    ] = 0
    cards: Annotated[
        list[City | None],
        Field(
            max_length=4 * _LONGEST_VARIATION,
            description="The cards that come from the supply, in order; chance decides where there is none, "
            "or where the supply has no such card.",
        ),
    ] = Field(default_factory=list)


class Variation(FreeVariation):
    """A variation from a ply of a finished game."""

    ply: Ply


class VariationWhyNot(Variation, TriedWhyNot):
    """Ask why an action is not possible."""


class VariationClosing(Variation, TriedClosing):
    """Ask what a choice of houses, Cartwright and discards earns."""


# ---- Positions from parts ----


_LONGEST_TEXT = 400_000
"""The most letters; no record has that many."""
_MOST_WAYS = 6


class CheckPosition(Message):
    """A position from parts, a text that holds one (a line, a link, JSON, or a record with a ply), or a ply of a
    finished game."""

    position: dict[str, object] | None = None
    text: Annotated[str, StringConstraints(max_length=_LONGEST_TEXT)] | None = None
    table: TableId | None = None
    ply: Ply | None = None
    lang: Lang | None = None


class NoteGame(Message):
    """The notes of a game at a real table; `thurntaxis.game.companion.recording` says what they may be."""

    players: Annotated[list[Name], Field(min_length=2, max_length=4)]
    rules: RuleSetName | RuleOptions = "standard"
    notes: Annotated[list[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=3000)]
    lang: Lang | None = None


class AskPosition(Message):
    """Ask for the best moves of a position."""

    position: PositionLine
    lang: Lang | None = None


class TryAtPosition(AskPosition):
    """Ask what a way to decide is worth in a position."""

    actions: Annotated[list[ActionText], Field(min_length=1, max_length=60)]


class AskRollout(Message):
    """Some games of a rollout: those from the number `first` on, for each of the ways."""

    position: PositionLine
    ways: Annotated[
        list[Annotated[list[ActionText], Field(min_length=1, max_length=60)]],
        Field(min_length=1, max_length=_MOST_WAYS),
    ]
    first: Annotated[int, Field(ge=0, le=100_000)] = 0
    games: Annotated[int, Field(ge=1, le=20)] = 5
    level: Level | None = None


class PositionVariation(FreeVariation):
    """A variation from a position from parts. The seed decides the cards that nobody knows."""

    position: PositionLine
    seed: Annotated[int, Field(ge=0, le=2**31)] = 0


class PositionWhyNot(PositionVariation, TriedWhyNot):
    """Ask why an action is not possible."""


class PositionClosing(PositionVariation, TriedClosing):
    """Ask what a choice of houses, Cartwright and discards earns."""


# ---- Notices ----


Minute = Annotated[int, Field(ge=0, le=1439, description="A minute of the day.")]
PushKey = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{10,200}$")]
Url = Annotated[str, StringConstraints(pattern=r"^https?://[\x21-\x7e]+$", max_length=1000)]
MailAddress = Annotated[
    str,
    StringConstraints(
        pattern=r"^[^\s\x00-\x1f\x7f-\x9f@<>,;:?\"()\[\]\\]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$", max_length=254
    ),
]


class QuietHours(Message):
    """Hours in which nothing is sent; notices that become due are sent afterwards."""

    begin: Minute
    end: Minute
    zone: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]+$", max_length=60)]
    """A time zone, such as `Europe/Berlin`."""


class NoticeWishes(Message):
    """What you want to be notified of, when, and in which language."""

    on: bool
    quiet: QuietHours | None = None
    lang: Lang


class PushChannel(Message):
    """A browser's subscription, as its Push API returns it."""

    kind: Literal["push"]
    endpoint: Url
    p256dh: PushKey
    auth: PushKey


class HookChannel(Message):
    """A webhook: an address that gets JSON."""

    kind: Literal["hook"]
    url: Url


class MailChannel(Message):
    """An e-mail address; its owner must confirm first."""

    kind: Literal["mail"]
    address: MailAddress


AnyChannel = Annotated[PushChannel | HookChannel | MailChannel, Field(discriminator="kind")]


class TableNotices(Message):
    """Whether you want notices of a table."""

    on: bool


# ---- Holidays and playing hours ----


class TakeHoliday(Message):
    """Days during which your clocks stop in games over several days; both ends in milliseconds since 1970."""

    begin: Annotated[int, Field(ge=0, le=2**53)]
    end: Annotated[int, Field(ge=0, le=2**53)]


class PlayingHours(Message):
    """The hours of the day in which your clocks run in games over several days; null for all day."""

    hours: QuietHours | None


# ---- Blocks and reports ----


class About(Message):
    """A person at a table: either the writer of a line of chat or the person in a seat."""

    line: Annotated[int, Field(ge=0, le=1_000_000, description="The `seq` of a line of chat.")] | None = None
    seat: Seat | None = None

    @model_validator(mode="after")
    def _one_of_two(self) -> "About":
        if (self.line is None) == (self.seat is None):
            raise ValueError("either a line or a seat")
        return self


class BlockPerson(About):
    """Block somebody at all tables."""

    table: TableId


class ReportConduct(About):
    """Tell the host about a line, or about a person."""

    reason: Annotated[str, StringConstraints(max_length=500, pattern=r"^[^\x00]*$")] = ""
    lang: Lang | None = None


# ---- Ratings ----


class Listing(Message):
    """The name under which you are listed in the leaderboard; null if you do not want to be listed."""

    name: Name | None
