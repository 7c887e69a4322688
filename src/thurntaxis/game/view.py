"""What one seat may know of a game, as data with names.

Everything that leaves the server or reaches a bot is made from it.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from ..board import CITIES, CITY_INDEX, HOUSE_COUNT, PROVINCES
from ..engine import SPECTATOR, EngineView, State
from ..engine.bits import copies, count, size
from ..engine.numbers import CARRIAGE, CARTWRIGHT, DISCARD, DRAW, HOUSES, NO_CITY, OVER, POSTMASTER
from ..rules import Rules
from .actions import NUMBERS, OFFICIALS, PHASES, TEXTS, officials_to_call
from .cards import city_tuple, stacks_of, tile_tuple
from .outcome import EndReason, Outcome, Score, end_reason_of, outcome_of, score_of

FORMAT = "thurntaxis-view/1"
ClosingCarriage = Literal["route", "cartwright"]


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's things as the viewer may know them.

    `hand` is there for the viewer's own seat only. `known` are cards that everybody saw being taken and that are
    still in hand; `unknown` is how many more there are.
    """

    hand_size: int
    hand: tuple[str, ...] | None
    known: tuple[str, ...]
    unknown: int
    route: tuple[str, ...]
    houses: tuple[str, ...]
    houses_left: int
    carriage: int
    next_carriage: int | None
    tiles: tuple[tuple[str, int], ...]
    score: Score

    def to_json(self) -> dict[str, Any]:
        """The seat as data for JSON."""
        return {name: getattr(self, name) for name in self.__slots__} | {"score": self.score.to_json()}


@dataclass(frozen=True, slots=True)
class Closing:
    """A closing under way: its houses, the cards discarded so far (face up beside the route), the Cartwright."""

    houses: tuple[str, ...]
    discarded: tuple[str, ...]
    cartwright: bool


@dataclass(frozen=True, slots=True)
class LastRound:
    """The end has been called: by whom, with what, and which seats still have a turn, the present one first."""

    ended_by: int
    end_reason: EndReason
    turns_left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that an ideal player at a seat remembers, and no more; `seat` None is a spectator.

    `unseen` counts the copies of each city that the viewer cannot place: in the supply, or unknown in others' hands.
    `needed_provinces` are those in which the tile `all_provinces` asks for a house, by the rules in use.
    `legal` is filled only for the player to act, and so is `can_call`: the officials that one of these actions calls.
    `extending` are the cities that would extend the viewer's own route, `closing_carriage` how closing it as it is
    would bring the next carriage: by the route alone, with the Cartwright, or not at all (None). `last_round` is None
    before the end is called, and again when the game is over; `last_turn` says that the viewer's own last turn is
    under way. `engine` is the same knowledge in the engine's numbers, for bots.
    """

    seat: int | None
    players: tuple[str, ...]
    rules: Rules
    ply: int
    round: int
    player: int | None
    phase: str
    official: str | None
    forced_postmaster: bool
    display: tuple[str | None, ...]
    supply: int
    discards: tuple[str, ...]
    unseen: dict[str, int]
    seats: tuple[SeatView, ...]
    stacks: dict[str, tuple[int, ...]]
    needed_provinces: tuple[str, ...]
    closing: Closing | None
    last_round: LastRound | None
    last_turn: bool
    extending: tuple[str, ...]
    closing_carriage: ClosingCarriage | None
    can_call: tuple[str, ...]
    legal: tuple[str, ...]
    outcome: Outcome | None
    engine: EngineView

    def official_called_by(self, action: str) -> str | None:
        """The official that one of the legal actions calls."""
        return OFFICIALS[self.engine.public.official_called_by(NUMBERS[action])]

    def to_json(self) -> dict[str, Any]:
        """The view as data for JSON."""
        data = {name: getattr(self, name) for name in _TOLD}
        data |= {
            "format": FORMAT,
            "rules": self.rules.to_json(),
            "seats": [seat.to_json() for seat in self.seats],
            "closing": asdict(self.closing) if self.closing else None,
            "last_round": asdict(self.last_round) if self.last_round else None,
            "outcome": self.outcome.to_json() if self.outcome else None,
        }
        return data


_TOLD = tuple(
    name for name in View.__slots__ if name not in ("engine", "outcome", "rules", "seats", "closing", "last_round")
)
"""What of a view goes into JSON as it is."""


def view_of(
    state: State,
    seat: int | None,
    *,
    players: Sequence[str],
    rules: Rules,
    routes: list[list[str]],
    ply: int,
    round: int,
) -> View:
    """What the seat may know, read from the engine's view, which holds no secrets, but for the seat's own actions."""
    return views_of(state, [seat], players=players, rules=rules, routes=routes, ply=ply, round=round)[0]


def views_of(
    state: State,
    seats: Sequence[int | None],
    *,
    players: Sequence[str],
    rules: Rules,
    routes: list[list[str]],
    ply: int,
    round: int,
) -> list[View]:
    """The views of several seats: what all of them see is read only once, from the spectators' view."""
    spectator = EngineView(state, SPECTATOR)
    public = spectator.public
    over = public.phase == OVER
    shared: dict[str, Any] = {
        "players": tuple(players),
        "rules": rules,
        "ply": ply,
        "round": round,
        "player": None if over else public.player,
        "phase": PHASES[public.phase],
        "official": OFFICIALS[public.official],
        # In the draw phase the Postmaster can only have been called by an empty hand.
        "forced_postmaster": public.phase == DRAW and public.official == POSTMASTER,
        "display": tuple([None if city == NO_CITY else CITIES[city] for city in public.display]),
        "supply": spectator.supply_size,
        "discards": city_tuple(public.discards),
        "stacks": dict(stacks_of(public.tiles_left)),
        "needed_provinces": needed_provinces(public),
        "closing": _closing(public),
        "last_round": _last_round(public),
        "outcome": outcome_of(public) if over else None,
    }
    others = _seats(spectator, routes)
    views = []
    for seat in seats:
        engine = spectator if seat is None else EngineView(state, seat)
        acting = not over and seat == public.player
        views.append(
            View(
                seat=seat,
                unseen=_counts(engine.public.supply),
                seats=others if seat is None else _with_own_hand(others, seat, engine),
                last_turn=acting and public.end_is_called(),
                extending=() if seat is None else city_tuple(public.cities_that_extend(seat)),
                closing_carriage=None if seat is None or over else _closing_carriage(public, seat),
                can_call=_can_call(state) if acting else (),
                legal=tuple([TEXTS[action] for action in state.legal_actions()]) if acting else (),
                engine=engine,
                **shared,
            )
        )
    return views


def needed_provinces(state: State) -> tuple[str, ...]:
    """The provinces in which the tile `all_provinces` asks for a house."""
    return tuple([province for number, province in enumerate(PROVINCES) if state.needed_provinces >> number & 1])


def _counts(pile: int) -> dict[str, int]:
    """How many cards of each city are in a pile."""
    return {city: copies(pile, index) for city, index in CITY_INDEX.items()}


def _seats(spectator: EngineView, routes: list[list[str]]) -> tuple[SeatView, ...]:
    """Everybody's things as all can see them."""
    public, unknown = spectator.public, spectator.unknown
    known, houses, carriages, tiles = public.known, public.houses, public.carriages, public.tiles
    return tuple(
        [
            SeatView(
                hand_size=size(known[seat]) + unknown[seat],
                hand=None,
                known=city_tuple(known[seat]),
                unknown=unknown[seat],
                route=tuple(routes[seat]),
                houses=city_tuple(houses[seat]),
                houses_left=HOUSE_COUNT - count(houses[seat]),
                carriage=carriages[seat],
                next_carriage=public.next_carriage(seat) or None,
                tiles=tile_tuple(tiles[seat]),
                score=score_of(public, seat),
            )
            for seat in range(public.players)
        ]
    )


def _with_own_hand(others: tuple[SeatView, ...], seat: int, engine: EngineView) -> tuple[SeatView, ...]:
    own = replace(others[seat], hand=city_tuple(engine.public.hands[seat]))
    return (*others[:seat], own, *others[seat + 1 :])


def _closing(public: State) -> Closing | None:
    if public.phase not in (HOUSES, CARRIAGE, DISCARD):
        return None
    return Closing(
        houses=city_tuple(public.chosen),
        discarded=city_tuple(public.set_aside),
        cartwright=public.official == CARTWRIGHT,
    )


def _closing_carriage(public: State, seat: int) -> ClosingCarriage | None:
    if public.route_earns_carriage(seat):
        return "route"
    return "cartwright" if public.cartwright_can_help(seat) else None


def _can_call(state: State) -> tuple[str, ...]:
    return tuple([str(OFFICIALS[official]) for official in sorted(officials_to_call(state))])


def _last_round(public: State) -> LastRound | None:
    if public.phase == OVER or not public.end_is_called():
        return None
    turns_left = tuple([seat for seat in range(public.players) if public.has_turn_left(seat)])
    return LastRound(public.game_end_holder(), end_reason_of(public), turns_left)
