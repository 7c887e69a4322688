"""The last turn of a player, solved: every choice of theirs, and every card that can come.

A turn is an *ending* if the end of the game has been called, or can be called in it. `solve` finds, for each legal
action, the chance that the player wins when the round is over, playing the rest of the turn as well as possible. Of
equal chances the one with more points is better. Cards that the player cannot place are equally likely to be anywhere.

Players who still have a turn after this one follow a stated policy:

- *any cards* (the default): they get whatever cards they want, and use them best. The chance found is then a
  guarantee: at least this often the player wins, whatever the others hold.
- *minimax*, for two players when the other one's hand is known: that player also plays as well as possible, with the
  counted supply.

A line in which nobody calls the end does not decide the game, and counts as not won.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from ..engine import EngineView, State
from ..engine.bits import count
from ..engine.numbers import (
    CARRIAGE,
    CLOSE,
    DISCARD,
    HOUSE_COUNT,
    HOUSES,
    LAST_CARRIAGE,
    NO_CARD_AWAITED,
    OVER,
)
from .errors import EndingError
from .turn import Turn, Value, better

Rivals = Literal["any cards", "minimax"]
_CARDS_A_TURN = 2
"""The most cards that a turn adds to a route."""
_CERTAIN = 1 - 1e-9
_MOST_POSITIONS = 100_000
"""Some tenths of a second."""


@dataclass(frozen=True, slots=True)
class Line:
    """One legal action of an ending, with the best play after it."""

    action: int
    """The action's number."""
    chance: float
    """The exact chance of having won when the round is over."""
    points: float
    """The player's points then, on average; after the Administrator, an approximation if many cards differ in it."""

    @property
    def is_certain(self) -> bool:
        """Whether it wins whatever cards come."""
        return self.chance >= _CERTAIN


@dataclass(frozen=True, slots=True)
class Ending:
    """An ending that has been solved."""

    seat: int
    called: bool
    """Whether the end has been called, so that the chances are those of winning the game."""
    rivals: Rivals | None
    """How those play who have a turn after this one; None if nobody has."""
    lines: tuple[Line, ...]
    """The legal actions, the best first."""

    @property
    def is_last_turn(self) -> bool:
        """Whether nobody has a turn after this one, so that the chances are exactly those of winning."""
        return self.called and self.rivals is None

    @property
    def best(self) -> Line:
        """The best action."""
        return self.lines[0]


def is_ending(state: State) -> bool:
    """Whether the end has been called, or the player to act may be able to call it in this turn."""
    if state.phase == OVER or state.awaiting != NO_CARD_AWAITED:
        return False
    seat = state.player
    houses_left = HOUSE_COUNT - count(state.houses[seat])
    longest = state.lengths[seat] + _CARDS_A_TURN
    last_carriage_next = state.carriages[seat] == LAST_CARRIAGE - 1 and longest >= LAST_CARRIAGE - _CARDS_A_TURN
    return state.end_is_called() or last_carriage_next or houses_left <= longest


def solve(view: EngineView, rivals: Rivals = "any cards", most_positions: int = _MOST_POSITIONS) -> Ending:
    """Solve the turn of the player to act, seen from their seat.

    Raises:
        EndingError: it is not an ending, hardly a card is left to take, or there are more than `most_positions`
            positions.
    """
    turn = _turn(view, rivals, most_positions)
    values = [(action, turn.after(view.public, action)) for action in view.public.legal_actions()]
    return Ending(view.seat, view.public.end_is_called(), _followed_by(view, rivals), _in_order(values))


def solve_ways(view: EngineView, ways: Iterable[Sequence[int]]) -> dict[tuple[int, ...], float]:
    """By way of a decision: the exact chance of winning with the best play after it; the best first.

    A way is one action, or several of a closing. The best way to close is added if it is not among them. If others
    still have a turn, or the end has not been called, only ways that win for sure are known: the others are left out.

    Raises:
        EndingError: as `solve` does.
    """
    turn, state = _turn(view, "any cards", _MOST_POSITIONS), view.public
    closing = _best_closing(turn, state)
    values = {way: _after(turn, state, way) for way in map(tuple, (*ways, *closing))}
    is_last = state.end_is_called() and _followed_by(view, "any cards") is None
    ranked = sorted(values, key=lambda way: (-round(values[way][0], 12), -round(values[way][1], 9)))
    return {way: values[way][0] for way in ranked if is_last or values[way][0] >= _CERTAIN}


def value_of(state: State) -> float | None:
    """The exact chance of the player to act in the last turn of the game, when all hands are known; None before it.

    Raises:
        EndingError: hardly a card is left to take, or there are too many positions.
    """
    if state.phase == OVER or not state.end_is_called() or state.player != state.players - 1:
        return None
    return Turn(state, 0, minimax=False, most_positions=_MOST_POSITIONS).value(state)[0]


def _turn(view: EngineView, rivals: Rivals, most_positions: int) -> Turn:
    state = view.public
    if view.seat != state.player or not is_ending(state):
        raise EndingError("this is not an ending: the end has not been called, and cannot be called in this turn")
    hidden = sum(view.unknown[: state.players]) - view.unknown[view.seat]
    followers = state.players - 1 - view.seat
    if rivals == "minimax" and followers and (state.players > 2 or hidden):
        raise EndingError("minimax is for two players, and needs the opponent's hand to be known")
    return Turn(state, hidden, minimax=rivals == "minimax" and followers > 0, most_positions=most_positions)


def _followed_by(view: EngineView, rivals: Rivals) -> Rivals | None:
    return rivals if view.seat < view.public.players - 1 else None


def _after(turn: Turn, state: State, way: Sequence[int]) -> Value:
    for action in way[:-1]:
        state = state.copy()
        state.apply_unchecked(action)
    return turn.after(state, way[-1])


def _best_closing(turn: Turn, state: State) -> list[tuple[int, ...]]:
    """The best way to close the route now, to its end; none if it cannot be closed."""
    if CLOSE not in state.legal_actions():
        return []
    seat, way, state = state.player, [CLOSE], state.copy()
    state.apply_unchecked(CLOSE)
    while state.player == seat and state.phase in (HOUSES, CARRIAGE, DISCARD):
        values = {action: turn.after(state, action) for action in state.legal_actions()}
        best = next(iter(values))
        for action, value in values.items():
            best = best if better(values[best], value) == values[best] else action
        way.append(best)
        state.apply_unchecked(best)
    return [tuple(way)]


def _in_order(values: Sequence[tuple[int, Value]]) -> tuple[Line, ...]:
    ranked = sorted(values, key=lambda entry: (-round(entry[1][0], 12), -round(entry[1][1], 9), entry[0]))
    return tuple(Line(action, chance, points) for action, (chance, points) in ranked)
