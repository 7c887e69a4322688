"""What one seat may know of a game, as data with names.

Everything that leaves the server or reaches a bot is made from it.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Literal

from typing_extensions import deprecated

from ..board import CITIES, CityId, Official, ProvinceId, StackId
from ..engine import SPECTATOR, EngineView, State
from ..engine.bits import copies, count, size
from ..engine.numbers import CARRIAGE, CARTWRIGHT, DISCARD, DRAW, HOUSES, OVER, POSTMASTER
from ..rules import Rules
from . import data
from .actions import NUMBERS, OFFICIALS, PHASES, TEXTS, Phase, officials_to_call
from .cards import city_tuple, display_names, needed_provinces, stacks_of, tile_tuple
from .outcome import Outcome, Score, end_reason_of, outcome_of, score_of
from .viewjson import ViewWriter


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's cards, houses and tiles as the viewer may know them; `data.Seat` says what each field means.

    `known` are cards that everybody saw being taken and that are still in hand.
    """

    hand_size: int
    hand: tuple[CityId, ...] | None
    known: tuple[CityId, ...]
    unknown: int
    route: tuple[CityId, ...]
    ends: tuple[tuple[CityId, ...], ...]
    houses: tuple[CityId, ...]
    houses_left: int
    carriage: int
    next_carriage: int | None
    tiles: tuple[tuple[StackId, int], ...]
    score: Score

    @deprecated('use View.to_json()["seats"]')
    def to_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Closing:
    """A closing under way: its houses, the cards discarded so far (face up beside the route), the Cartwright."""

    houses: tuple[CityId, ...]
    discarded: tuple[CityId, ...]
    cartwright: bool


@dataclass(frozen=True, slots=True)
class LastRound:
    """The end has been called: by whom, with what, and which seats still have a turn, the present one first."""

    ended_by: int
    end_reason: data.EndReason
    turns_left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that an ideal player at a seat remembers, and no more; `data.View` explains each field.

    `seat` None is a spectator. `engine` is the same knowledge in the engine's numbers, for bots.
    """

    seat: int | None
    players: tuple[str, ...]
    rules: Rules
    ply: int
    round: int
    player: int | None
    order: tuple[int, ...]
    phase: Phase
    official: Official | None
    forced_postmaster: bool
    display: tuple[CityId | None, ...]
    supply: int
    discards: tuple[CityId, ...]
    unseen: dict[CityId, int]
    seats: tuple[SeatView, ...]
    stacks: dict[StackId, tuple[int, ...]]
    needed_provinces: tuple[ProvinceId, ...]
    closing: Closing | None
    last_round: LastRound | None
    last_turn: bool
    extending: tuple[CityId, ...]
    can_call: tuple[Official, ...]
    legal: tuple[str, ...]
    outcome: Outcome | None
    engine: EngineView

    if not TYPE_CHECKING:  # type checkers find such a mistake themselves

        def __getattr__(self, name):
            raise AttributeError(f"a View has no {name!r}; bots take the view in numbers: game.view(seat).engine")

    def official_called_by(self, action: str) -> Official | None:
        """The official that one of the legal actions calls."""
        return OFFICIALS[self.engine.public.official_called_by(NUMBERS[action])]

    @property
    @deprecated("ask the engine: view.engine.public.route_earns_carriage(seat) and cartwright_can_help(seat)")
    def closing_carriage(self) -> Literal["route", "cartwright"] | None:
        """How closing the viewer's own route as it is would bring the next carriage; None if not at all."""
        if self.seat is None or self.player is None:
            return None
        if self.engine.public.route_earns_carriage(self.seat):
            return "route"
        return "cartwright" if self.engine.public.cartwright_can_help(self.seat) else None

    def to_json(self) -> data.View:
        """The view as data for JSON: what the text says that `ViewWriter` writes for clients."""
        writer = ViewWriter(self.players, self.rules.to_json())
        routes, legal = [list(seat.route) for seat in self.seats], [NUMBERS[action] for action in self.legal]
        written: data.View = json.loads(writer.write([self.engine], routes, self.ply, self.round, legal)[0])
        return written


def view_of(
    state: State,
    seat: int | None,
    *,
    players: Sequence[str],
    rules: Rules,
    routes: list[list[CityId]],
    ply: int,
    round: int,
) -> View:
    """The view of one seat."""
    return views_of(state, [seat], players=players, rules=rules, routes=routes, ply=ply, round=round)[0]


def views_of(
    state: State,
    seats: Sequence[int | None],
    *,
    players: Sequence[str],
    rules: Rules,
    routes: list[list[CityId]],
    ply: int,
    round: int,
) -> list[View]:
    """The views of several seats: what all of them see is read only once, from the spectators' view."""
    spectator = _spectators_view(EngineView(state, SPECTATOR), players, rules, routes, ply, round)
    return [spectator if seat is None else _players_view(spectator, state, seat) for seat in seats]


def _spectators_view(
    engine: EngineView, players: Sequence[str], rules: Rules, routes: list[list[CityId]], ply: int, round: int
) -> View:
    """What everybody sees, read from the engine's view, which holds no secrets."""
    public = engine.public
    over = public.phase == OVER
    return View(
        seat=None,
        players=tuple(players),
        rules=rules,
        ply=ply,
        round=round,
        player=None if over else public.player,
        order=tuple([(public.player + place) % public.players for place in range(public.players)]),
        phase=PHASES[public.phase],
        official=OFFICIALS[public.official],
        # In the draw phase the Postmaster can only have been called by an empty hand.
        forced_postmaster=public.phase == DRAW and public.official == POSTMASTER,
        display=tuple(display_names(public)),
        supply=engine.supply_size,
        discards=city_tuple(public.discards),
        unseen=_counts(public.supply),
        seats=_seats(engine, routes),
        stacks=dict(stacks_of(public.tiles_left)),
        needed_provinces=needed_provinces(public),
        closing=_closing(public),
        last_round=_last_round(public),
        last_turn=False,
        extending=(),
        can_call=(),
        legal=(),
        outcome=outcome_of(public) if over else None,
        engine=engine,
    )


def _players_view(spectator: View, state: State, seat: int) -> View:
    """What a player sees beyond that: their hand, and their actions when they are to act."""
    engine = EngineView(state, seat)
    acting = spectator.player == seat
    return replace(
        spectator,
        seat=seat,
        unseen=_counts(engine.public.supply),
        seats=_with_own_hand(spectator.seats, seat, engine),
        last_turn=acting and state.end_is_called(),
        extending=city_tuple(state.cities_that_extend(seat)),
        can_call=_can_call(state) if acting else (),
        legal=tuple([TEXTS[action] for action in state.legal_actions()]) if acting else (),
        engine=engine,
    )


def _counts(pile: int) -> dict[CityId, int]:
    """How many cards of each city are in a pile."""
    return {city: copies(pile, index) for index, city in enumerate(CITIES)}


def _seats(spectator: EngineView, routes: list[list[CityId]]) -> tuple[SeatView, ...]:
    """Every seat as all can see it."""
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
                ends=_ends(public, seat),
                houses=city_tuple(houses[seat]),
                houses_left=public.house_count - count(houses[seat]),
                carriage=carriages[seat],
                next_carriage=public.next_carriage(seat) or None,
                tiles=tile_tuple(tiles[seat]),
                score=score_of(public, seat),
            )
            for seat in range(public.players)
        ]
    )


def _ends(public: State, seat: int) -> tuple[tuple[CityId, ...], ...]:
    """For each end of the route what may be put there; both ends of a single card are one."""
    ends = (True, False)[: public.lengths[seat]]
    return tuple([city_tuple(public.cities_beside(seat, at_left)) for at_left in ends])


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


def _can_call(state: State) -> tuple[Official, ...]:
    called = officials_to_call(state)
    return tuple([official for number, official in enumerate(OFFICIALS) if official and number in called])


def _last_round(public: State) -> LastRound | None:
    if public.phase == OVER or not public.end_is_called():
        return None
    turns_left = tuple([seat for seat in range(public.players) if public.has_turn_left(seat)])
    return LastRound(public.game_end_holder(), end_reason_of(public), turns_left)
