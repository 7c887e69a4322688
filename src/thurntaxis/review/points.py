"""The points of a game, action by action: what a review can show before anything is looked at."""

from dataclasses import dataclass

from ..board import CITY_INDEX
from ..game import Record
from ..game.actions import NUMBERS
from ..game.data import Outcome
from ..game.outcome import outcome_of


@dataclass(frozen=True, slots=True)
class GamePoints:
    """Everybody's points over the game."""

    scores: tuple[tuple[int, ...], ...]
    """Before each action, and after the last one: of each seat, houses not placed being subtracted."""
    outcome: Outcome | None
    """How the game ended; null if it did not."""


def points_of(record: Record) -> GamePoints:
    """Replay a game for its points."""
    state, draws = record.first_state(), iter(record.draws)
    scores = []
    for action in (*record.actions, None):
        while state.awaits_card and (city := next(draws, None)):
            state.give(CITY_INDEX[city])
        scores.append(tuple(state.score(seat) for seat in range(state.players)))
        if action is not None:
            state.apply(NUMBERS[action])
    return GamePoints(tuple(scores), outcome_of(state).to_json() if state.is_over else None)
