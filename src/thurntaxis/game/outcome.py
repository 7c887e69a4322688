"""The score or the outcome of a game: points with their parts, the winner, and why."""

from dataclasses import dataclass

from ..engine import State
from ..engine.bits import count
from . import data
from .data import EndReason, Tie


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points: those of the carriage and the tiles, less one for each house not placed (so never above 0)."""

    carriage: int
    tiles: int
    houses: int
    total: int

    def to_json(self) -> data.Score:
        return {"carriage": self.carriage, "tiles": self.tiles, "houses": self.houses, "total": self.total}


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    `tie` says what decided between equal scores: the winner holds the tile `game_end`, or sits nearest clockwise
    after its holder; None if one player had the most. `ended_by` took that tile, with the last carriage or the
    last house; in small games also with the last card of the supply.
    """

    scores: tuple[int, ...]
    winner: int
    tie: Tie | None
    breakdown: tuple[Score, ...]
    ended_by: int
    end_reason: EndReason

    def result(self) -> data.Result:
        """The scores and the winner, as in a record."""
        return {"scores": list(self.scores), "winner": self.winner}

    def to_json(self) -> data.Outcome:
        return {
            **self.result(),
            "tie": self.tie,
            "breakdown": [score.to_json() for score in self.breakdown],
            "ended_by": self.ended_by,
            "end_reason": self.end_reason,
        }


def score_of(state: State, seat: int) -> Score:
    """The points a seat has so far."""
    houses = count(state.houses[seat]) - state.house_count
    carriage, tiles = state.carriage_points(seat), state.tile_points(seat)
    return Score(carriage, tiles, houses, carriage + tiles + houses)


def end_reason_of(state: State) -> EndReason:
    """What the end was called with."""
    if state.end_called_by_houses():
        return "houses"
    return "carriage" if state.end_called_by_carriage() else "supply"


def outcome_of(state: State) -> Outcome:
    """The outcome of a finished game."""
    breakdown = tuple(score_of(state, seat) for seat in range(state.players))
    scores = tuple(score.total for score in breakdown)
    winner, holder = state.winner(), state.game_end_holder()
    tie: Tie | None = None
    if scores.count(scores[winner]) > 1:
        tie = "game_end" if winner == holder else "clockwise"
    return Outcome(scores, winner, tie, breakdown, holder, end_reason_of(state))
