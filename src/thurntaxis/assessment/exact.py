"""What is known exactly: chances in the last turn of the game, and ways that win whatever comes."""

from collections.abc import Sequence

from ..endings import EndingError, is_ending, solve_ways, value_of
from ..engine import EngineView, State
from .ways import Way

Chances = tuple[float, ...]
"""For each seat: a chance of winning from 0 to 1, or a change of it."""
_DIGITS = 12
"""Decimals that rounding leaves alone."""


def exact_ways(view: EngineView, ways: Sequence[Way]) -> dict[Way, Chances]:
    """By way: every seat's exact chance with the best play after it, where it is known; the best ways first.

    If others still have a turn, or nobody has called the end yet, only certain wins are known.
    """
    if not is_ending(view.public):
        return {}
    try:
        solved = solve_ways(view, ways)
    except EndingError:
        return {}
    return {way: _chances(view.public, view.seat, chance) for way, chance in solved.items()}


def exact_value(state: State) -> Chances | None:
    """Every seat's exact chance in the last turn of the game, with the best play; None before it.

    Everything but the order of the supply is known.
    """
    try:
        chance = value_of(state)
    except EndingError:
        return None
    return None if chance is None else _chances(state, state.player, chance)


def _chances(state: State, seat: int, chance: float) -> Chances:
    """Who does not win leaves the game to the best of the others, whose points no longer change."""
    chance = round(chance, _DIGITS)
    holder, others = state.game_end_holder(), [other for other in range(state.players) if other != seat]
    best = max(others, key=lambda other: (state.score(other), -((other - holder) % state.players)))
    return tuple(chance if each == seat else float(each == best) * (1 - chance) for each in range(state.players))
