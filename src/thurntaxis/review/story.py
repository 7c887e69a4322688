"""How a game was decided: by luck, by play, by both, or by neither."""

from collections.abc import Iterable, Sequence
from math import hypot

from .model import ReviewSeat, Story

_CLEAR = 0.1
"""How far the winner must be ahead of the others' mean, as a part of a win."""
_MAINLY = 3.0
"""How many times as much one thing must count to be named alone."""


def story_of(seats: Sequence[ReviewSeat], winner: int | None) -> Story | None:
    """What set the winner apart from the others; None without a winner."""
    if winner is None:
        return None
    own, others = seats[winner], [seat for number, seat in enumerate(seats) if number != winner]
    luck = own.books.luck - _mean(seat.books.luck for seat in others)
    noise = hypot(own.books.noise.luck, _mean(seat.books.noise.luck for seat in others))
    play = _mean(map(_cost, others)) - _cost(own)
    lucky, better = luck >= max(_CLEAR, noise), play >= _CLEAR
    if lucky and (not better or luck >= _MAINLY * play):
        return "luck"
    if better and (not lucky or play >= _MAINLY * luck):
        return "play"
    return "both" if lucky else "close"


def _cost(seat: ReviewSeat) -> float:
    """What all mistakes of a player cost, in wins."""
    return seat.cost_per_decision * seat.decisions


def _mean(values: Iterable[float]) -> float:
    """The mean. (Python's `statistics` is missing in the static folder.)"""
    all_of_them = tuple(values)
    return sum(all_of_them) / len(all_of_them)
