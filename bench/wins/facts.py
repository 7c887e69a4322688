"""What happened in a game that was kept: it is played again from its actions, and looked at."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from thurntaxis.board import PROVINCE_CITIES
from thurntaxis.engine import State
from thurntaxis.engine.bits import count, size
from thurntaxis.engine.numbers import (
    CLOSE,
    DISCARD_CARD,
    FINISH,
    LAST_CARRIAGE,
    LEFT,
    OFFICIAL_COUNT,
    POSTMASTER,
    START,
)
from thurntaxis.game.cards import city_set, tiles_of
from thurntaxis.game.outcome import end_reason_of, score_of

from .playing import Cards

_PROVINCES = tuple(city_set(cities) for cities in PROVINCE_CITIES.values())


@dataclass
class Closing:
    """A route that was closed."""

    round: int
    length: int
    placed: int = 0
    """Houses that it brought."""
    own: int = 0
    """Cities of the route in which the player had a house before."""
    houses: int = 0
    """Houses that the player had before."""
    one_province: bool = False
    """Whether all of its houses, two at least, went into one province."""
    carriage: int = 0
    """The carriage that it brought; 0 for none."""
    cartwright: bool = False
    hand: int = 0
    """Cards in hand when it was closed."""
    thrown: int = 0
    """Cards discarded down to three."""


@dataclass
class SeatFacts:
    """What one player did."""

    first_city: int = -1
    closings: list[Closing] = field(default_factory=list)
    abandoned: int = 0
    """Routes that were given up without scoring."""
    turns: int = 0
    officials: list[int] = field(default_factory=lambda: [0] * OFFICIAL_COUNT)
    """In how many turns each was called, by the engine's number; 0 stands for nobody."""
    forced: int = 0
    """Of the postmaster's turns, those of an empty hand."""
    house_rounds: dict[int, int] = field(default_factory=dict)
    """The round in which each city got its house."""
    carriage: int = 0
    tiles: tuple[tuple[str, int], ...] = ()
    houses: int = 0
    """Minus the houses not placed."""
    carriage_points: int = 0

    @property
    def tile_points(self) -> int:
        """The points of all tiles."""
        return sum(value for _, value in self.tiles)

    @property
    def score(self) -> int:
        """All points."""
        return self.carriage_points + self.tile_points + self.houses

    def points_of(self, stack: str) -> int:
        """The points of the tiles of a stack."""
        return sum(value for name, value in self.tiles if name == stack)

    def holds(self, stack: str) -> bool:
        """Whether the player has a tile of the stack."""
        return any(name == stack for name, _ in self.tiles)


@dataclass
class GameFacts:
    """What happened in a game."""

    seats: list[SeatFacts]
    winner: int
    ended_by: int
    end_reason: str
    rounds: int
    end_round: int
    """The round in which the end was called."""
    standing: tuple[int, ...]
    """The points of all after the turn in which the end was called."""

    def others(self) -> Iterator[SeatFacts]:
        """All but the winner."""
        return (seat for number, seat in enumerate(self.seats) if number != self.winner)


def can_end(state: State) -> bool:
    """Whether the player, who could also wait, can close a route now that brings the last carriage."""
    player = state.player
    return (
        state.phase == FINISH
        and state.is_legal(CLOSE)
        and not state.end_is_called()
        and state.next_carriage(player) == LAST_CARRIAGE
        and (state.route_earns_carriage(player) or state.cartwright_can_help(player))
    )


def look_at(players: int, cards_seed: str, actions: bytes) -> GameFacts:
    """The facts of a game."""
    looking = _Looking(players, cards_seed)
    for action in actions:
        looking.step(action)
    return looking.facts()


class _Looking:
    def __init__(self, players: int, cards_seed: str) -> None:
        self.state = State(players)
        self.cards = Cards(cards_seed)
        self.seats = [SeatFacts() for _ in range(players)]
        self.round = 0
        self.end_round = 0
        self.standing: tuple[int, ...] = ()
        self.closing: Closing | None = None
        self.cards.deal(self.state)
        self.begin_turn()

    def begin_turn(self) -> None:
        """Count the turn that begins now."""
        player = self.state.player
        self.round += player == 0
        self.seats[player].turns += 1
        self.seats[player].forced += self.state.official == POSTMASTER
        self.called = self.state.official

    def step(self, action: int) -> None:
        """Look at an action before and after it is done."""
        state = self.state
        player = state.player
        seat = self.seats[player]
        houses, carriage, route = state.houses[player], state.carriages[player], state.routes[player]
        if START <= action < LEFT:
            seat.abandoned += state.lengths[player] > 0
            if seat.first_city < 0:
                seat.first_city = action - START
        if action == CLOSE:
            self.closing = Closing(self.round, state.lengths[player], hand=size(state.hands[player]))
            self.closing.own, self.closing.houses = count(route & houses), count(houses)
            self.before = houses
            seat.closings.append(self.closing)
        if action >= DISCARD_CARD and self.closing:
            self.closing.thrown += 1
        self.called = state.official_called_by(action) or self.called
        state.apply(action)
        self.cards.deal(state)
        if state.houses[player] != houses:
            seat.house_rounds[(state.houses[player] ^ houses).bit_length() - 1] = self.round
        if state.carriages[player] != carriage and self.closing:
            self.closing.carriage = state.carriages[player]
            self.closing.cartwright = not (self.closing.length >= self.closing.carriage)
        if state.is_over or state.player != player:
            self.end_turn(player)

    def end_turn(self, player: int) -> None:
        """Sum up the turn that is over."""
        self.seats[player].officials[self.called] += 1
        if self.closing:
            new = self.state.houses[player] & ~self.before
            self.closing.placed = count(new)
            self.closing.one_province = count(new) > 1 and any(not new & ~cities for cities in _PROVINCES)
            self.closing = None
        if not self.end_round and self.state.end_is_called():
            self.end_round = self.round
            self.standing = tuple(self.state.score(seat) for seat in range(self.state.players))
        if not self.state.is_over:
            self.begin_turn()

    def facts(self) -> GameFacts:
        """All of it, at the end of the game."""
        state = self.state
        for number, seat in enumerate(self.seats):
            score = score_of(state, number)
            seat.carriage, seat.carriage_points, seat.houses = state.carriages[number], score.carriage, score.houses
            seat.tiles = tuple(tiles_of(state.tiles[number]))
        return GameFacts(
            self.seats,
            state.winner(),
            state.game_end_holder(),
            end_reason_of(state),
            self.round,
            self.end_round,
            self.standing,
        )
