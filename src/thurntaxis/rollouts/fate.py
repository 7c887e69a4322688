"""The outcome of a way in one sampled world."""

from typing import NamedTuple

from ..game.cards import STACK_TILES

NEVER = -1
"""The turn of something that did not happen; also means no seat."""


class Fate(NamedTuple):
    """What happened in one world, seen from the seat that decided.

    Turns are the seat's own, counted from 0, the one under way. The fields up to `houses` end with its first closing.
    """

    closed_in: int
    """The turn in which the seat closed its route."""
    length: int
    """How many cards that route had."""
    cities: int
    """Its cities, as a set of the engine."""
    abandoned_in: int
    """The turn in which the seat threw its route away."""
    discarded: int
    """How many cards the seat discarded."""
    carriage: int
    """The seat's carriage after the closing."""
    houses: int
    """How many houses the closing placed."""
    tiles: tuple[int, ...]
    """By seat: the tiles taken up to the end of the rollout, as sets of the engine."""
    end_called_by: int
    """The seat that called the end of the game."""
    winner: int
    """The seat that won; `NEVER` if the game was still going on."""
    points: int
    """The seat's points at the end of the rollout."""
    rival_points: int
    """The points of its best rival then."""

    def closed_within(self, turns: int) -> bool:
        """Whether the seat closed its route in one of its next turns."""
        return 0 <= self.closed_in < turns

    def abandoned_within(self, turns: int) -> bool:
        """Whether the seat discarded its route in one of its next turns."""
        return 0 <= self.abandoned_in < turns

    def took_from(self, stack: str, seat: int) -> bool:
        """Whether a seat took a tile from a stack."""
        return bool(self.tiles[seat] & STACK_TILES[stack])
