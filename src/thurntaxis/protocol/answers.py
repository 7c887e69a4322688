"""What is answered to commands and to requests over HTTP."""

from typing import Annotated, Any, Literal, NotRequired, get_type_hints

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from ..rules import RuleSetName
from .game import CityId, ClosingOffer, ClosingOutcome, GameEvent, SeatNumber, View
from .messages import Refusal, StateMessage
from .model import sent
from .review import ReviewReason
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
class Pressed(TypedDict):
    """A bot was pressed."""

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
    press: Pressed
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
    """At how many tables they sit, 50 at most; games that are over do not count."""
    yours: bool
    """Whether it is your own."""


@sent
class PersonalLink(TypedDict):
    """A link that moves your identity to another device, once."""

    link: str
    until: Time
    """When it stops working."""


@sent
class IdentityMoved(TypedDict):
    """This browser is now that person."""

    known: Literal[True]


@sent
class PlayedSeat(TypedDict):
    """A player of a finished game."""

    name: str
    level: str | None
    """Of a bot; also of one that played on for somebody."""
    score: int
    place: int


@sent
class Played(TypedDict):
    """A finished game of yours."""

    table: str
    ended: Time
    seats: list[PlayedSeat]
    you: list[SeatNumber]
    """Your seats."""
    place: int | None
    """Yours; null if you gave up, or had several seats."""
    score: int | None
    counts: bool
    """Whether statistics count it: not a game at one device, nor one that was played on from another."""
    deal: str | None
    """The daily deal that it was your try at: its date and the edition."""


@sent
class OneTakenIn(TypedDict):
    """What became of one record."""

    outcome: Literal["new", "known", "bad"]
    """`known`: the game is here already."""
    problem: str | None
    """A sentence that says why it cannot be taken in."""


@sent
class TakenIn(TypedDict):
    """What became of records, in their order."""

    games: list[OneTakenIn]


@sent
class PlayedPage(TypedDict):
    """Finished games of yours, newest first."""

    games: list[Played]
    next: str | None
    """What to ask for to get the games before these; null if there are none."""


@sent
class Points(TypedDict):
    """Where points came from, on average."""

    carriage: float
    routes: float
    """Tiles for long routes."""
    regions: float
    """Tiles of the regions."""
    all_provinces: float
    game_end: float
    houses: float
    """One less for each house not placed, so never above 0."""


@sent
class Tally(TypedDict):
    """Games against the same kind of opponents."""

    opponents: str
    """The level of bots; `bots` if they differed; `people` if people played."""
    players: int
    games: int
    won: int
    score: float | None
    """On average; null if none was played to its end."""


@sent
class FirstCity(TypedDict):
    """A city with which a first route was begun."""

    city: CityId
    games: int


@sent
class Curve(TypedDict):
    """Some games that followed each other."""

    ended: Time
    """When the last of them was over."""
    games: int
    won: int
    score: float | None
    """On average."""


@sent
class PeerLevel(TypedDict):
    """The level that you are about as strong as; with a chance of 95 % it lies between two others."""

    level: str
    low: str
    high: str
    games: int
    """On how many of your latest games against bots this stands."""


@sent
class MyPeer(TypedDict):
    """An opponent as strong as you are."""

    peer: PeerLevel | None
    """Null before there are a few games against bots of one level."""


@sent
class Statistics(TypedDict):
    """What your finished games add up to."""

    games: int
    won: int
    score: float | None
    """On average."""
    points: Points | None
    tallies: list[Tally]
    streak: int
    """The newest games in a row that you won."""
    longest: int
    """The longest such row."""
    first_cities: list[FirstCity]
    """Those with which you began most often."""
    curve: list[Curve]
    """Oldest first."""
    peer: PeerLevel | None
    """Null before there are enough games against bots."""


@sent
class ExpertResult(TypedDict):
    """What the strongest bot made of a daily deal, in your seat."""

    score: int
    place: int


@sent
class ScoreCount(TypedDict):
    """How many people on this server made a score."""

    score: int
    people: int


@sent
class DealResult(TypedDict):
    """What came of your try at a daily deal."""

    score: int | None
    """Null if you gave up."""
    place: int | None
    expert: ExpertResult | None
    """Null while it is still being played: ask again in a while."""
    scores: list[ScoreCount]
    """Yours among them, lowest first."""


@sent
class DealDay(TypedDict):
    """One of the daily deals you have played."""

    date: str
    score: int | None
    place: int | None
    table: str


@sent
class DailyDeal(TypedDict):
    """A daily deal."""

    date: str
    edition: RuleSetName
    commitment: str
    """The hash of the seed."""
    level: str
    """Of the three bots."""
    counts: bool
    """Whether a try would count: only on its day."""
    ends: Time
    """When the day is over."""
    table: str | None
    """Where your try is, or was."""
    finished: bool
    result: DealResult | None
    """Once your try is over."""
    streak: int
    """Days in a row whose deal you have played to its end."""
    last: list[DealDay]
    """Your last thirty, oldest first."""


@sent
class DealTable(TypedDict):
    """Where you play a daily deal."""

    table: str
    token: NotRequired[str]
    """If the identity is new."""


@sent
class NamesRemoved(TypedDict):
    """Your name is gone from finished games."""

    games: int
    """From how many."""
    more: bool
    """Whether there are more: ask again."""


@sent
class TableDeleted(TypedDict):
    """The table is gone."""

    deleted: Literal[True]


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
    """How many are in memory."""
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


# ---- Notices ----


@sent
class NoticeChannel(TypedDict):
    """A place where you are told."""

    id: str
    kind: Literal["push", "hook", "mail"]
    name: str
    """The address, or the push service's name."""
    confirmed: bool
    """Whether mail was confirmed; others always are."""


@sent
class QuietTime(TypedDict):
    """Hours in which nothing is sent: minutes of the day, in a time zone."""

    begin: int
    end: int
    zone: str


@sent
class MyNotices(TypedDict):
    """How you are told when you do not look."""

    push_key: str | None
    """With it a browser subscribes; null if the server sends no notices."""
    mail: bool
    """Whether the host sends e-mail."""
    on: bool
    lang: str
    quiet: QuietTime | None
    off_tables: list[str]
    """Tables that you want no notices of."""
    channels: list[NoticeChannel]


# ---- Blocks ----


@sent
class BlockedPerson(TypedDict):
    """Somebody whom you do not hear."""

    id: str
    name: str
    """As they were called when you blocked them."""
    since: Time
    seats: list[SeatNumber]
    """Theirs at the table you asked about."""


@sent
class MyBlocks(TypedDict):
    """Those whom you have blocked, the newest first."""

    blocks: list[BlockedPerson]


# ---- Ratings ----


@sent
class AgainstYou(TypedDict):
    """How often a player came before you, and behind you, in the same games."""

    before: int
    behind: int


@sent
class RatedPlayer(TypedDict):
    """How a player stands."""

    id: str | None
    """Of a person who chose to be listed: their page."""
    name: str | None
    """Of a person who chose to be listed."""
    level: str | None
    """Of a bot."""
    yours: bool
    worth: float
    """What they are at least worth, in all likelihood: the mean less three times the uncertainty."""
    mean: float
    uncertainty: float
    games: int
    wins: int
    against_you: AgainstYou


@sent
class Ratings(TypedDict):
    """A season: levels of bots, you, and the people who chose to be listed."""

    season: str
    """A quarter of a year, such as `2026-4`, or `all`."""
    seasons: list[str]
    listed: str | None
    """The name you are listed under."""
    players: list[RatedPlayer]


@sent
class SeasonOfPerson(TypedDict):
    """How a person stands in a season."""

    season: str
    worth: float
    mean: float
    uncertainty: float
    games: int
    wins: int


@sent
class RatedPerson(TypedDict):
    """A person who chose to be listed, with nothing but what they agreed to."""

    name: str
    yours: bool
    seasons: list[SeasonOfPerson]
    """All time first, then the newest."""
    against_you: AgainstYou


# ---- Puzzles ----


@sent
class PuzzleInfo(TypedDict):
    """A puzzle: one turn to be played as well as it can be."""

    id: str
    goal: Literal["win", "points", "end", "chance"]
    """In a last turn, to win or to make the most points; in the last of a round, to end the game and win it; in any
    other, to do the best for one's chance."""
    best: float
    """Points in the end, or the chance in percent; on average, if cards are to be drawn."""
    level: int
    """From this level on bots find it."""
    theme: str


@sent
class PuzzleList(TypedDict):
    """All puzzles, easiest first."""

    puzzles: list[PuzzleInfo]
    today: str
    """The puzzle of the day (UTC)."""


@sent
class PuzzleAttempt(TypedDict):
    """Where a try at a puzzle stands."""

    view: View
    events: list[GameEvent]
    """What the newest actions did."""
    solved: bool
    cost: float | None
    """By how much it is worse than the best, once it is: points, or the chance to win."""


@sent
class PuzzleHint(TypedDict):
    """The next action of a best way."""

    action: str | None
    """Null when the turn is over."""


@sent
class PuzzleSolution(TypedDict):
    """A best way to play the turn."""

    actions: list[str]
    reasons: list[ReviewReason]
    """What sets it apart: as it was counted through, or as a review counts it."""


@sent
class PuzzleTry(TypedDict):
    """What came of a person's first try at a puzzle."""

    puzzle: str
    solved: bool


@sent
class PuzzleTries(TypedDict):
    """Your first tries, in their order. A rating follows from them."""

    tries: list[PuzzleTry]
