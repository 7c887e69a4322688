"""Kinds of mistakes: what the player did instead of the better move."""

from collections.abc import Sequence
from typing import Literal, get_args

from ..engine import State
from ..engine.numbers import (
    ADMINISTRATOR,
    CALL_CARTWRIGHT,
    CLOSE,
    DONE,
    HOUSE,
    LEFT,
    NOBODY,
    POSTAL_CARRIER,
    POSTMASTER,
    START,
    TAKE_SUPPLY,
)

MistakeKind = Literal[
    "late",
    "soon",
    "dropped",
    "cartwright",
    "administrator",
    "postmaster",
    "postal_carrier",
    "called",
    "houses",
    "discards",
    "card",
    "route",
]
"""Closed late or too soon; dropped a route; an official who was forgotten, or called for nothing; the wrong houses,
discards or card; a card in the wrong place of the route. `practice-kind-…` in the texts."""
KINDS: tuple[MistakeKind, ...] = get_args(MistakeKind)
_OFFICIALS: dict[int, MistakeKind] = {
    ADMINISTRATOR: "administrator",
    POSTMASTER: "postmaster",
    POSTAL_CARRIER: "postal_carrier",
}


def kind_of(before: State, played: Sequence[int], best: Sequence[int]) -> MistakeKind:
    """The kind of a mistake.

    Args:
        before: the position.
        played: one action, or all actions of a closing.
        best: the same of the better way.
    """
    if played[0] == CLOSE == best[0]:
        return _in_closing(played, best)
    if CLOSE in (played[0], best[0]):
        return "late" if best[0] == CLOSE else "soon"
    if _drops(before, played[0]) and not _drops(before, best[0]):
        return "dropped"
    wanted, called = (before.official_called_by(way[0]) for way in (best, played))
    if wanted != called:
        return "called" if wanted == NOBODY else _OFFICIALS[wanted]
    return "card" if best[0] <= TAKE_SUPPLY else "route"


def _in_closing(played: Sequence[int], best: Sequence[int]) -> MistakeKind:
    if (CALL_CARTWRIGHT in played) != (CALL_CARTWRIGHT in best):
        return "cartwright" if CALL_CARTWRIGHT in best else "called"
    return "houses" if _houses(played) != _houses(best) else "discards"


def _houses(way: Sequence[int]) -> set[int]:
    return {action for action in way if HOUSE <= action < DONE}


def _drops(before: State, action: int) -> bool:
    """Whether an action gives up the route."""
    return START <= action < LEFT and before.lengths[before.player] > 0
