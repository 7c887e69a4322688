"""The game as data: views, events, the ways to close a route, reasons, records, positions.

These are the types of everything that leaves the game as JSON. `game.view`, `game.events`, `game.closing` and the
others make it, `protocol` sends it. Cities, stacks and actions are named as in a record. At run time all of it is
plain dictionaries, and sequences that may be lists or tuples.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired

# Pydantic, which checks these types where they are sent, accepts `typing.TypedDict` only from Python 3.12 on.
from typing_extensions import Doc, TypeAliasType, TypedDict

from ..board import CityId as CityId
from ..board import Official as Official
from ..board import ProvinceId as ProvinceId
from ..board import StackId as StackId
from ..rules import RuleChoice as RuleChoice
from . import actions

TileTuple = TypeAliasType(
    "TileTuple",
    Annotated[
        tuple[StackId, int | None],
        Doc("A tile: its stack and its value, which is null where the table leaves it to memory."),
    ],
)
Phase = TypeAliasType("Phase", Annotated[actions.Phase, Doc("A phase of a turn.")])
Tie = Literal["game_end", "clockwise"]
EndReason = Literal["carriage", "houses", "supply"]


# ---- Views ----


class Score(TypedDict):
    """A player's points, in parts."""

    carriage: int
    tiles: int
    houses: int
    """Minus one for each house not placed."""
    total: int


class Seat(TypedDict):
    """One player's cards, houses and tiles as the viewer may know them."""

    hand_size: int
    hand: Sequence[CityId] | None
    """The cards; only for the viewer's own seat."""
    known: Sequence[CityId] | None
    """Cards in hand that were taken openly; null where the table leaves them to memory."""
    unknown: int | None
    """How many more cards there are in hand; null where the table leaves it to memory."""
    route: Sequence[CityId]
    ends: Sequence[Sequence[CityId]]
    """For each end of the route, the left one first, the cities that may be put there; a single card has one end."""
    houses: Sequence[CityId]
    houses_left: int
    carriage: int
    """The carriage held; 0 for none."""
    next_carriage: int | None
    """The next carriage that a route can earn; null once there is none left."""
    tiles: Sequence[TileTuple]
    score: Score | None
    """Null where the table leaves tiles to memory."""


class ClosingSoFar(TypedDict):
    """The choices made so far in an unfinished closing."""

    houses: Sequence[CityId]
    cartwright: bool


class Outcome(TypedDict):
    """How the game ended."""

    scores: Sequence[int]
    winner: int
    tie: Tie | None
    """What decided between equal scores."""
    breakdown: Sequence[Score]
    ended_by: int
    """The seat that took the tile `game_end`."""
    end_reason: EndReason


class LastRound(TypedDict):
    """The last round, after the end has been called."""

    ended_by: int
    end_reason: EndReason
    """How the end was called: with carriage 7 or with the last house."""
    turns_left: Sequence[int]
    """The seats that still have a turn, the one whose turn it is first."""


class View(TypedDict):
    """Everything that an ideal player at a seat remembers."""

    format: Literal["thurntaxis-view/1"]
    seat: int | None
    """Whose view it is; null: a spectator's."""
    players: Sequence[str]
    rules: RuleChoice
    ply: int
    """How many actions have been played."""
    round: int
    player: int | None
    """The seat that is to act; null when the game is over."""
    order: Sequence[int]
    """All seats in the order of their turns, beginning with the one that acts or acted last."""
    phase: Phase
    official: Official | None
    """The official called on in this turn."""
    forced_postmaster: bool
    """Whether the Postmaster has been called by an empty hand."""
    display: Sequence[CityId | None]
    supply: int
    """How many cards are left in it."""
    discards: Sequence[CityId]
    unseen: Mapping[CityId, int]
    """By city, in board order: how many copies the viewer cannot place, in the supply or unknown in others' hands."""
    seats: Sequence[Seat]
    stacks: Mapping[StackId, Sequence[int]]
    """The values left in each stack, the top one first."""
    needed_provinces: Sequence[ProvinceId]
    """Where the tile `all_provinces` asks for a house, by the rules in use."""
    closing: ClosingSoFar | None
    """Only in the phases `houses`, `carriage` and `discard`."""
    last_round: LastRound | None
    """From the time a player calls the end until the game is over."""
    last_turn: bool
    """Whether the viewer's own last turn is under way."""
    extending: Sequence[CityId]
    """Cities that would extend the viewer's own route."""
    can_call: Sequence[Official]
    """The officials that one of the legal actions calls."""
    legal: Sequence[str]
    """The viewer's legal actions, when the viewer is to act."""
    outcome: Outcome | None
    """Only when the game is over."""


# ---- Events ----


class TurnEvent(TypedDict):
    """A turn begins."""

    type: Literal["turn"]
    seat: int
    round: int
    forced_postmaster: bool


class AdministratorEvent(TypedDict):
    """These cards of the display are discarded."""

    type: Literal["administrator"]
    seat: int
    cards: Sequence[CityId]


class TakeEvent(TypedDict):
    """A card from the display; the second one of a turn by the Postmaster."""

    type: Literal["take"]
    seat: int
    city: CityId | None
    """Null where the table leaves it to memory."""
    slot: int
    """From 0 to 5."""
    postmaster: bool


class DrawEvent(TypedDict):
    """A card from the supply."""

    type: Literal["draw"]
    seat: int
    city: CityId | None
    """Null for those who may not see it."""
    postmaster: bool


class RefillEvent(TypedDict):
    """A card from the supply into the display."""

    type: Literal["refill"]
    slot: int
    city: CityId | None
    """Null where the table leaves it to memory."""


class ShuffleEvent(TypedDict):
    """The discards are the new supply."""

    type: Literal["shuffle"]
    cards: int
    """The number of cards."""


class StartEvent(TypedDict):
    """A new route."""

    type: Literal["start"]
    seat: int
    city: CityId
    dropped: Sequence[CityId]
    """The old route, which is discarded."""


class ExtendEvent(TypedDict):
    """A card is added to the route."""

    type: Literal["extend"]
    seat: int
    city: CityId
    end: Literal["left", "right"]
    postal_carrier: bool


class CloseEvent(TypedDict):
    """The route is closed."""

    type: Literal["close"]
    seat: int
    route: Sequence[CityId]


class HouseEvent(TypedDict):
    """A house is placed."""

    type: Literal["house"]
    seat: int
    city: CityId


class TileEvent(TypedDict):
    """A tile is taken; with the tile `game_end` the last round begins."""

    type: Literal["tile"]
    seat: int
    stack: StackId
    value: int | None
    """Null where the table leaves it to memory."""


class CarriageEvent(TypedDict):
    """A carriage is taken, perhaps with the Cartwright's help."""

    type: Literal["carriage"]
    seat: int
    carriage: int
    cartwright: bool


class DeclineEvent(TypedDict):
    """The Cartwright is not called on."""

    type: Literal["decline"]
    seat: int


class DiscardEvent(TypedDict):
    """A hand card is discarded after a closing."""

    type: Literal["discard"]
    seat: int
    city: CityId


class EndEvent(TypedDict):
    """The turn is over without a closing."""

    type: Literal["end"]
    seat: int


class SkipEvent(TypedDict):
    """The player cannot take or cannot play a card."""

    type: Literal["skip"]
    seat: int
    phase: Literal["draw", "play"]


class OverEvent(TypedDict):
    """The game is over."""

    type: Literal["over"]
    scores: Sequence[int]
    winner: int
    tie: Tie | None


Event = (
    TurnEvent
    | AdministratorEvent
    | TakeEvent
    | DrawEvent
    | RefillEvent
    | ShuffleEvent
    | StartEvent
    | ExtendEvent
    | CloseEvent
    | HouseEvent
    | TileEvent
    | CarriageEvent
    | DeclineEvent
    | DiscardEvent
    | EndEvent
    | SkipEvent
    | OverEvent
)
"""What an action did, as data; one action may have several events."""


# ---- Why not? ----


class Reason(TypedDict):
    """Why an action is not possible."""

    id: str
    text: str
    """A sentence for people, in the language asked for."""
    section: str
    """The section of the rules page that explains the rule."""


# ---- The coach ----


class CoachWord(TypedDict):
    """What a learner should know before an action; it is certain, whatever the others do and whatever cards come."""

    before: str
    """The action."""
    fact: Literal["nothing_follows", "nothing_fits", "few_fit"]
    """`nothing_follows`: once that card lies there, no other can follow. `nothing_fits`: none can follow on the route,
    and next turn it is given up. `few_fit`: no card in hand or face up fits, and few of the unseen ones do."""
    instead: NotRequired[str]
    """With `nothing_follows`: an action after which a card can follow."""
    fitting: NotRequired[int]
    """With `few_fit`: how many of the unseen cards extend the route."""
    unseen: NotRequired[int]
    """With `few_fit`: how many cards are unseen."""


# ---- Closing a route ----


class ClosingOutcome(TypedDict):
    """What a closing would earn, for one choice of houses, Cartwright and discards."""

    actions: Sequence[str]
    """The actions that make this closing, to be sent with `act`."""
    complete: bool
    """False while discards or the Cartwright's decision are missing."""
    houses: Sequence[CityId]
    tiles: Sequence[TileTuple]
    carriage: int
    """The one held afterwards; 0 for none."""
    houses_left: int
    points_before: int
    points_after: int
    game_end: bool
    """Whether it earns the tile `game_end`."""


class ClosingWay(TypedDict):
    """A way to place houses."""

    id: str
    kind: Literal["each_province", "one_province"]
    province: ProvinceId | None
    groups: Sequence[Sequence[CityId]]
    """Of each group at most one city may be chosen."""
    limit: int
    """At most this many in all."""
    best: ClosingOutcome
    """What the best choice earns."""
    with_cartwright: ClosingOutcome | None
    """The same choice with the Cartwright; null if he cannot help."""


class ClosingOffer(TypedDict):
    """The ways to close the route."""

    route: Sequence[CityId]
    ways: Sequence[ClosingWay]
    preferred: str
    """The id of the way that earns most."""
    cartwright: int | None
    """The carriage that the Cartwright would give; null if he cannot help."""
    hand: Sequence[CityId]
    """The hand cards to choose from."""
    discards: int
    """How many of them must go."""


# ---- Records ----


class Result(TypedDict):
    """The result of a finished game."""

    scores: Sequence[int]
    winner: int


class GameRecord(TypedDict):
    """A game as a record, which can be replayed."""

    format: Literal["thurntaxis-record/1", "thurntaxis-record/2"]
    """The second is for a game that begins at a position."""
    rules: RuleChoice
    players: Sequence[str]
    draws: Sequence[CityId]
    """Every card drawn from the supply, in order."""
    actions: Sequence[str]
    position: NotRequired[str]
    """Where the game begins, in one line; only in the second format."""
    result: NotRequired[Result]
    """Only in a finished game."""
    table: NotRequired[str]
    commitment: NotRequired[str | None]
    """The hash of the seed."""
    hints: NotRequired[Sequence[int]]
    """At a real table: the numbers of the actions before which a hint was shown."""
    seed: NotRequired[str | None]
