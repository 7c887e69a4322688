"""The game as it is told: views, events, the ways to close a route, records.

`game.view`, `game.events`, `game.whatif` and `game.record` make these; cities, stacks and actions are named as in a
record.
"""

from collections.abc import Callable, Iterable
from typing import Annotated, Literal, NotRequired

from pydantic import AfterValidator, Field
from typing_extensions import TypeAliasType, TypedDict

from ..board import CITIES, PROVINCES, STACKS
from ..game import actions
from ..game.outcome import EndReason, Tie
from .model import sent


def _one_of(known: Iterable[str]) -> Callable[[str], str]:
    names = frozenset(known)

    def check(name: str) -> str:
        if name not in names:
            raise ValueError("there is none of that name")
        return name

    return check


CityId = TypeAliasType(
    "CityId", Annotated[str, AfterValidator(_one_of(CITIES)), Field(description="A city, e.g. `ulm`.")]
)
ProvinceId = TypeAliasType(
    "ProvinceId", Annotated[str, AfterValidator(_one_of(PROVINCES)), Field(description="A province, e.g. `baiern`.")]
)
StackId = TypeAliasType(
    "StackId", Annotated[str, AfterValidator(_one_of(STACKS)), Field(description="A stack of tiles, e.g. `route_5`.")]
)
TileTuple = TypeAliasType(
    "TileTuple",
    Annotated[
        tuple[StackId, int | None],
        Field(description="A tile: its stack and its value, which is null where the table leaves it to memory."),
    ],
)
RuleChoice = TypeAliasType("RuleChoice", Annotated[dict[str, str], Field(description="The value of each rule option.")])
Phase = TypeAliasType("Phase", Annotated[actions.Phase, Field(description="A phase of a turn.")])
Official = TypeAliasType("Official", Annotated[actions.Official, Field(description="An official.")])
SeatNumber = Annotated[int, Field(ge=0, le=3)]


# ---- Views ----


@sent
class Score(TypedDict):
    """A player's points, in parts."""

    carriage: int
    tiles: int
    houses: int
    """One less for each house not placed, so never above 0."""
    total: int


@sent
class Seat(TypedDict):
    """One player's things as the viewer may know them."""

    hand_size: int
    hand: list[CityId] | None
    """The cards, for the viewer's own seat only."""
    known: list[CityId] | None
    """Cards in hand that were taken openly; null where the table leaves them to memory."""
    unknown: int | None
    """How many more cards there are in hand; null where the table leaves it to memory."""
    route: list[CityId]
    houses: list[CityId]
    houses_left: int
    carriage: int
    """The carriage held; 0: none."""
    next_carriage: int | None
    """The one that a route can bring next; null once there is none left."""
    tiles: list[TileTuple]
    score: Score | None
    """Null where the table leaves tiles to memory."""


@sent
class ClosingSoFar(TypedDict):
    """What has been chosen so far in a closing under way."""

    houses: list[CityId]
    discarded: list[CityId]
    cartwright: bool


@sent
class Outcome(TypedDict):
    """How the game ended."""

    scores: list[int]
    winner: int
    tie: Tie | None
    """What decided between equal scores."""
    breakdown: list[Score]
    ended_by: int
    """The seat that took the tile `game_end`."""
    end_reason: EndReason


@sent
class LastRound(TypedDict):
    """The end has been called."""

    ended_by: SeatNumber
    end_reason: EndReason
    """With carriage 7, or with the last house."""
    turns_left: list[SeatNumber]
    """The seats that still have a turn, the one whose turn it is first."""


@sent
class View(TypedDict):
    """All that an ideal player at a seat remembers."""

    format: Literal["thurntaxis-view/1"]
    seat: int | None
    """Whose view it is; null: a spectator's."""
    players: list[str]
    rules: RuleChoice
    ply: int
    """How many actions have been played."""
    round: int
    player: int | None
    """The seat that is to act; null when the game is over."""
    phase: Phase
    official: Official | None
    """The official called on in this turn."""
    forced_postmaster: bool
    """Whether the Postmaster has been called by an empty hand."""
    display: list[CityId | None]
    supply: int
    """How many cards are left in it."""
    discards: list[CityId]
    unseen: dict[CityId, int]
    """By city, in board order: how many copies the viewer cannot place, in the supply or unknown in others' hands."""
    seats: list[Seat]
    stacks: dict[StackId, list[int]]
    """The values left in each stack, the top one first."""
    needed_provinces: list[ProvinceId]
    """Where the tile `all_provinces` asks for a house, by the rules in use."""
    closing: ClosingSoFar | None
    """In the phases `houses`, `carriage` and `discard`."""
    last_round: LastRound | None
    """From the moment a player calls the end until the game is over."""
    last_turn: bool
    """Whether the viewer's own last turn is under way."""
    extending: list[CityId]
    """Cities that would extend the viewer's own route."""
    closing_carriage: Literal["route", "cartwright"] | None
    """How closing the own route as it is would bring the next carriage: by its length, or with the Cartwright."""
    can_call: list[Official]
    """The officials that one of the legal actions calls."""
    legal: list[str]
    """The viewer's legal actions, when the viewer is to act."""
    outcome: Outcome | None
    """When the game is over."""


# ---- Events ----


@sent
class TurnEvent(TypedDict):
    """A turn begins."""

    type: Literal["turn"]
    seat: SeatNumber
    round: int
    forced_postmaster: bool


@sent
class AdministratorEvent(TypedDict):
    """The display is discarded: these cards."""

    type: Literal["administrator"]
    seat: SeatNumber
    cards: list[CityId]


@sent
class TakeEvent(TypedDict):
    """A card from the display; the second one of a turn by the Postmaster."""

    type: Literal["take"]
    seat: SeatNumber
    city: CityId | None
    """Null where the table leaves it to memory."""
    slot: int
    """From 0 to 5."""
    postmaster: bool


@sent
class DrawEvent(TypedDict):
    """A card from the supply."""

    type: Literal["draw"]
    seat: SeatNumber
    city: CityId | None
    """Null for those who may not see it."""
    postmaster: bool


@sent
class RefillEvent(TypedDict):
    """A card from the supply into the display."""

    type: Literal["refill"]
    slot: int
    city: CityId | None
    """Null where the table leaves it to memory."""


@sent
class ShuffleEvent(TypedDict):
    """The discards are the new supply."""

    type: Literal["shuffle"]
    cards: int
    """How many there are."""


@sent
class StartEvent(TypedDict):
    """A new route."""

    type: Literal["start"]
    seat: SeatNumber
    city: CityId
    dropped: list[CityId]
    """The old route, thrown away."""


@sent
class ExtendEvent(TypedDict):
    """A card is added to the route."""

    type: Literal["extend"]
    seat: SeatNumber
    city: CityId
    end: Literal["left", "right"]
    postal_carrier: bool


@sent
class CloseEvent(TypedDict):
    """The route is closed."""

    type: Literal["close"]
    seat: SeatNumber
    route: list[CityId]


@sent
class HouseEvent(TypedDict):
    """A house is placed."""

    type: Literal["house"]
    seat: SeatNumber
    city: CityId


@sent
class TileEvent(TypedDict):
    """A tile is taken; with the tile `game_end` the last round begins."""

    type: Literal["tile"]
    seat: SeatNumber
    stack: StackId
    value: int | None
    """Null where the table leaves it to memory."""


@sent
class CarriageEvent(TypedDict):
    """A carriage is taken, perhaps with the Cartwright's help."""

    type: Literal["carriage"]
    seat: SeatNumber
    carriage: int
    cartwright: bool


@sent
class DeclineEvent(TypedDict):
    """The Cartwright is not called on."""

    type: Literal["decline"]
    seat: SeatNumber


@sent
class DiscardEvent(TypedDict):
    """A hand card is discarded after a closing."""

    type: Literal["discard"]
    seat: SeatNumber
    city: CityId


@sent
class EndEvent(TypedDict):
    """The turn is over without a closing."""

    type: Literal["end"]
    seat: SeatNumber


@sent
class SkipEvent(TypedDict):
    """There is nothing to take, or nothing to play."""

    type: Literal["skip"]
    seat: SeatNumber
    phase: Literal["draw", "play"]


@sent
class OverEvent(TypedDict):
    """The game is over."""

    type: Literal["over"]
    scores: list[int]
    winner: int
    tie: Tie | None


GameEvent = TypeAliasType(
    "GameEvent",
    Annotated[
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
        | OverEvent,
        Field(discriminator="type", description="What an action did; one action may have several events."),
    ],
)


# ---- Closing a route ----


@sent
class ClosingOutcome(TypedDict):
    """What a closing would bring, for one choice of houses, Cartwright and discards."""

    actions: list[str]
    """The actions that make this closing, to be sent with `act`."""
    complete: bool
    """False while discards or the Cartwright's decision are missing."""
    houses: list[CityId]
    tiles: list[TileTuple]
    carriage: int
    """The one held afterwards; 0: none."""
    houses_left: int
    points_before: int
    points_after: int
    game_end: bool
    """Whether it brings the tile `game_end`."""


@sent
class ClosingWay(TypedDict):
    """A way to place houses."""

    id: str
    kind: Literal["each_province", "one_province"]
    province: ProvinceId | None
    groups: list[list[CityId]]
    """Of each group at most one city may be chosen."""
    limit: int
    """At most this many in all."""
    best: ClosingOutcome
    """What the best choice earns."""
    with_cartwright: ClosingOutcome | None
    """The same choice with the Cartwright; null if he cannot help."""


@sent
class ClosingOffer(TypedDict):
    """The ways to close the route."""

    route: list[CityId]
    ways: list[ClosingWay]
    preferred: str
    """The id of the way that earns most."""
    cartwright: int | None
    """The carriage that the Cartwright would bring; null if he cannot help."""
    hand: list[CityId]
    """The hand cards to choose from."""
    discards: int
    """How many of them must go."""


# ---- Records ----


@sent
class Result(TypedDict):
    """The result of a finished game."""

    scores: list[int]
    winner: int


@sent
class GameRecord(TypedDict):
    """A game as a record, which can be replayed."""

    format: Literal["thurntaxis-record/1"]
    rules: RuleChoice
    players: list[str]
    draws: list[CityId]
    """Every card drawn from the supply, in order."""
    actions: list[str]
    result: NotRequired[Result]
    """Of a finished game."""
    table: NotRequired[str]
    commitment: NotRequired[str | None]
    """The hash of the seed."""
    seed: NotRequired[str | None]
