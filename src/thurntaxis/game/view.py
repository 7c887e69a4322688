"""What one seat may know of a game, as data with names. Everything that leaves the server or reaches a bot is made
from it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..board import CITIES, CITY_INDEX, HOUSES
from ..engine import SPECTATOR, State
from ..engine import View as EngineView
from ..engine.bits import copies, count, size
from ..engine.numbers import CARRIAGE, CARTWRIGHT, DISCARD, DRAW, NO_CITY, OVER, POSTMASTER
from ..engine.numbers import HOUSES as HOUSES_PHASE
from ..rules import Rules
from .actions import OFFICIALS, PHASES, TEXTS
from .cards import city_tuple, stacks_of, tile_tuple
from .outcome import Outcome, Score, outcome_of, score_of


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
    tiles: tuple[tuple[str, int], ...]
    score: Score

    def to_json(self) -> dict[str, Any]:
        """The seat as data for JSON."""
        return {name: getattr(self, name) for name in self.__slots__} | {"score": self.score.to_json()}


@dataclass(frozen=True, slots=True)
class Closing:
    """A closing under way: houses placed in it, cards already discarded (face up beside the route), Cartwright
    called."""

    houses: tuple[str, ...]
    discarded: tuple[str, ...]
    cartwright: bool


@dataclass(frozen=True, slots=True)
class View:
    """All that an ideal player at a seat remembers, and no more; `seat` None is a spectator.

    `unseen` counts the copies of each city that the viewer cannot place: in the supply, or unknown in others' hands.
    `legal` is filled only for the player to act. `engine` is the same knowledge in the engine's numbers, for bots.
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
    closing: Closing | None
    game_end: int | None
    legal: tuple[str, ...]
    outcome: Outcome | None
    engine: EngineView

    def to_json(self) -> dict[str, Any]:
        """The view as data for JSON."""
        data = {name: getattr(self, name) for name in _TOLD}
        data |= {
            "format": "thurntaxis-view/1",
            "rules": self.rules.to_json(),
            "seats": [seat.to_json() for seat in self.seats],
            "closing": asdict(self.closing) if self.closing else None,
            "outcome": self.outcome.to_json() if self.outcome else None,
        }
        return data


_TOLD = tuple(name for name in View.__slots__ if name not in ("engine", "outcome", "rules", "seats", "closing"))
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
    """What the seat may know. Everything is read from the engine's view, which holds no secrets, but for the seat's
    own actions."""
    engine = EngineView(state, SPECTATOR if seat is None else seat)
    public = engine.public
    over = public.phase == OVER
    acting = not over and seat == public.player
    holder = public.game_end_holder()
    return View(
        seat=seat,
        players=tuple(players),
        rules=rules,
        ply=ply,
        round=round,
        player=None if over else public.player,
        phase=PHASES[public.phase],
        official=OFFICIALS[public.official],
        # In the draw phase the Postmaster can only have been called by an empty hand.
        forced_postmaster=public.phase == DRAW and public.official == POSTMASTER,
        display=tuple(None if city == NO_CITY else CITIES[city] for city in public.display),
        supply=engine.supply_size,
        discards=city_tuple(public.discards),
        unseen={city: copies(public.supply, index) for city, index in CITY_INDEX.items()},
        seats=tuple(_seat(engine, other, routes[other]) for other in range(public.players)),
        stacks=dict(stacks_of(public.tiles_left)),
        closing=_closing(public),
        game_end=None if holder < 0 else holder,
        legal=tuple(TEXTS[action] for action in state.legal_actions()) if acting else (),
        outcome=outcome_of(public) if over else None,
        engine=engine,
    )


def _seat(engine: EngineView, seat: int, route: list[str]) -> SeatView:
    public = engine.public
    own = seat == engine.seat
    return SeatView(
        hand_size=size(public.known[seat]) + engine.unknown[seat],
        hand=city_tuple(public.hands[seat]) if own else None,
        known=city_tuple(public.known[seat]),
        unknown=engine.unknown[seat],
        route=tuple(route),
        houses=city_tuple(public.houses[seat]),
        houses_left=HOUSES - count(public.houses[seat]),
        carriage=public.carriages[seat],
        tiles=tile_tuple(public.tiles[seat]),
        score=score_of(public, seat),
    )


def _closing(public: State) -> Closing | None:
    if public.phase not in (HOUSES_PHASE, CARRIAGE, DISCARD):
        return None
    return Closing(
        houses=city_tuple(public.chosen),
        discarded=city_tuple(public.set_aside),
        cartwright=public.official == CARTWRIGHT,
    )
