"""Chances that a learner likes to know, counted from what one seat may know."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..board import NEIGHBOURS
from .view import View

_FORCED_CARDS = 2
"""Whoever begins a turn with an empty hand takes so many."""


def route_lives(view: View, unseen: Mapping[str, int] | None = None) -> float | None:
    """The chance that the viewer's route lives on: that one card extends it the next time one has to be played.

    Before the viewer has taken a card, that is this turn; after the viewer has played, it is the next one, and every
    other player is assumed to take one of the face-up cards at random until then. The viewer takes a fitting card if
    one is face up, else the top card of the supply, and calls on no official (but for the Postmaster of an empty
    hand).

    None without a route, when it is not the viewer's turn, in the middle of a play or a closing, and when the viewer
    will not play again.

    Args:
        view: what the seat knows.
        unseen: the copies that the viewer cannot place, if some of what the view knows is left to memory.
    """
    if view.seat is None or view.seat != view.player or view.phase not in ("draw", "finish"):
        return None
    me = view.seats[view.seat]
    if not me.route or (view.phase == "finish" and view.game_end is not None):
        return None
    fitting = cities_that_extend(me.route)
    hand = me.hand or ()
    if not fitting.isdisjoint(hand):
        return 1.0
    copies = view.unseen if unseen is None else unseen
    face_up = [city for city in view.display if city is not None]
    hidden = _Hidden(
        supply=view.supply,
        fitting=sum(copies[city] for city in fitting),
        unseen=sum(copies.values()),
        fitting_discards=_fits(view.discards, fitting),
        discards=len(view.discards),
    )
    takers = len(view.players) - 1 if view.phase == "finish" else 0
    fitting_up = _fits(face_up, fitting)
    return _one_comes(takers, 1 if hand else _FORCED_CARDS, fitting_up, len(face_up) - fitting_up, hidden)


def cities_that_extend(route: tuple[str, ...]) -> frozenset[str]:
    """The cities that can be put at an end of a route."""
    return frozenset({*NEIGHBOURS[route[0]], *NEIGHBOURS[route[-1]]} - set(route))


def _fits(cards: Iterable[str], fitting: frozenset[str]) -> int:
    return sum(1 for city in cards if city in fitting)


class _Hidden(NamedTuple):
    """The cards that may come: every one that cannot be placed is as likely as any other to be the supply's next."""

    supply: int
    fitting: int
    unseen: int
    fitting_discards: int
    discards: int

    @property
    def chance(self) -> float:
        """That the next card fits."""
        return self.fitting / self.unseen if self.supply else 0.0

    def without(self, *, fitting: bool) -> "_Hidden":
        """After the next card has come; when the supply is used up, the discards are the new one."""
        if self.supply > 1 or not self.discards:
            return self._replace(
                supply=max(self.supply - 1, 0), fitting=self.fitting - fitting, unseen=max(self.unseen - 1, 0)
            )
        return _Hidden(self.discards, self.fitting_discards, self.discards, 0, 0)


@lru_cache(maxsize=20_000)
def _one_comes(takers: int, cards: int, fitting_up: int, others_up: int, hidden: _Hidden) -> float:
    """The chance that a fitting card can be taken after so many others have taken one at random."""
    if takers:
        return _after_one_taken(takers - 1, cards, fitting_up, others_up, hidden)
    if fitting_up:
        return 1.0
    if not cards or not hidden.supply:
        return 0.0
    return hidden.chance + (1 - hidden.chance) * _one_comes(0, cards - 1, 0, others_up, hidden.without(fitting=False))


def _after_one_taken(takers: int, cards: int, fitting_up: int, others_up: int, hidden: _Hidden) -> float:
    if not fitting_up + others_up:
        return _one_comes(takers, cards, 0, 0, hidden)
    chance = 0.0
    for taken, fitting_left, others_left in (
        (fitting_up, fitting_up - 1, others_up),
        (others_up, fitting_up, others_up - 1),
    ):
        if taken:
            share = taken / (fitting_up + others_up)
            chance += share * _after_refill(takers, cards, fitting_left, others_left, hidden)
    return chance


def _after_refill(takers: int, cards: int, fitting_up: int, others_up: int, hidden: _Hidden) -> float:
    if not hidden.supply:
        return _one_comes(takers, cards, fitting_up, others_up, hidden)
    chance = 0.0
    if hidden.chance:
        after = hidden.without(fitting=True)
        chance += hidden.chance * _one_comes(takers, cards, fitting_up + 1, others_up, after)
    if hidden.chance < 1:
        after = hidden.without(fitting=False)
        chance += (1 - hidden.chance) * _one_comes(takers, cards, fitting_up, others_up + 1, after)
    return chance
