"""The entries of a table: one type for each kind, as it is stored.

An entry may hold secrets: cards that were drawn, and people's ids. `LINE_KEYS` lists what of it may leave the server.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict, get_args, get_type_hints

from ...board import CityId
from ...game import Event
from ...protocol.tables import AnyLine


class _Entry(TypedDict):
    at: int
    """When it was made (milliseconds since 1970)."""


class _BySeat(_Entry):
    seat: int


class Sat(_BySeat):
    """A person sat down."""

    type: Literal["sat"]
    name: str
    person: str | None
    """None if they had their name removed."""
    network: NotRequired[str]
    """The mark of the network from which they came."""
    program: NotRequired[Literal[True]]
    """Whether it is a program that the host invited."""


class Left(_BySeat):
    """A person left their seat before the game began."""

    type: Literal["left"]
    name: str | None


class Cancelled(_Entry):
    """The table was called off, or the people ended the game."""

    type: Literal["cancelled"]


class Filled(_BySeat):
    """The host put a bot on an open seat."""

    type: Literal["filled"]
    level: str
    name: str


class Started(_Entry):
    """The game has begun."""

    type: Literal["started"]
    order: list[int]
    """The former numbers of the seats, in playing order."""
    players: list[str]
    draws: list[CityId]
    events: list[Event]


class Acted(_BySeat):
    """An action was played."""

    type: Literal["action"]
    ply: int
    action: str
    draws: list[CityId]
    """The cards that left the supply."""
    events: list[Event]
    by: NotRequired[Literal["bot", "clock"]]
    """Who chose it, if not the owner of the seat."""


class Undone(_BySeat):
    """One action was taken back."""

    type: Literal["undone"]
    ply: int


class TakenBack(_BySeat):
    """The game went back to an earlier turn."""

    type: Literal["taken_back"]
    ply: int


class Redone(_BySeat):
    """What was taken back was played again, as it was."""

    type: Literal["redone"]
    ply: int


class Hinted(_BySeat):
    """A player asked a bot for advice, for the first time, so that the game is not rated."""

    type: Literal["hinted"]


class Advised(_BySeat):
    """What a player was advised to do."""

    type: Literal["advised"]
    ply: int
    position: str
    """The seed of the position as the player saw it, in hexadecimal digits."""
    way: list[str]
    """One action, or all actions of a closing."""


class Timeout(_BySeat):
    """The clock ran out."""

    type: Literal["timeout"]


class Resigned(_BySeat):
    """A player resigned; a bot plays on."""

    type: Literal["resigned"]
    level: str


class Replaced(_BySeat):
    """A bot has the seat of an absent player: the others voted for it, or time ran out again in a tournament."""

    type: Literal["replaced"]
    level: str


class Returned(_BySeat):
    """A player took back the seat that the others had given to a bot."""

    type: Literal["returned"]


class BotFailed(_BySeat):
    """A bot failed; a simpler one plays the rest of its turn."""

    type: Literal["bot_failed"]
    level: str


class Vote(_BySeat):
    """A player voted about the seat of an absent player."""

    type: Literal["vote"]
    against: int
    favour: bool


class VoteLapsed(_BySeat):
    """The player whom a vote was about plays again, so the vote counts no more."""

    type: Literal["vote_lapsed"]


class ExtraTime(_BySeat):
    """A player gave another more time."""

    type: Literal["extra_time"]
    to: int


class TakesHoliday(_BySeat):
    """A player is away for some days, during which their clock stops; it replaces one with the same begin."""

    type: Literal["holiday"]
    begin: int
    end: int


class KeepsHours(_BySeat):
    """A player's clock stops during some hours of every day, or during none."""

    type: Literal["hours"]
    quiet: list[int] | None
    """The minutes of the day at which it stops and at which it runs again."""
    zone: str


class EndVote(_BySeat):
    """A player voted about ending the game as it is."""

    type: Literal["end_vote"]
    favour: bool


class Chat(_BySeat):
    """A line of chat."""

    type: Literal["chat"]
    name: str | None
    text: str
    person: NotRequired[str | None]
    """Who wrote it. Entries of version 0.1 do not have it."""


class Rematch(_Entry):
    """The same seats play again at another table."""

    type: Literal["rematch"]
    table: str


class Over(_Entry):
    """The game is over."""

    type: Literal["over"]
    scores: list[int]
    winner: int
    seed: str | None


class Revealed(_Entry):
    """All tables with the same cards are done: nothing about the game is secret any more."""

    type: Literal["revealed"]
    seed: str | None


class NameRemoved(_Entry):
    """A person had their name removed from the finished game."""

    type: Literal["name_removed"]
    seats: list[int]


Entry: TypeAlias = (
    Sat
    | Left
    | Cancelled
    | Filled
    | Started
    | Acted
    | Undone
    | TakenBack
    | Redone
    | Hinted
    | Advised
    | Timeout
    | Resigned
    | Replaced
    | Returned
    | BotFailed
    | Vote
    | VoteLapsed
    | ExtraTime
    | TakesHoliday
    | KeepsHours
    | EndVote
    | Chat
    | Rematch
    | Over
    | Revealed
    | NameRemoved
)


def _keys(kinds: tuple[type, ...]) -> dict[str, list[str]]:
    """The keys of each kind, by its `type`."""
    hints = [get_type_hints(kind) for kind in kinds]
    return {get_args(each["type"])[0]: list(each) for each in hints}


KEYS = _keys(get_args(Entry))
"""What an entry of each kind has."""
_ON_THE_WIRE = _keys(get_args(AnyLine))
LINE_KEYS = {kind: tuple(key for key in keys if key in _ON_THE_WIRE[kind]) for kind, keys in KEYS.items()}
"""The keys of an entry that may leave the server: those that the log line of its kind has as well."""
