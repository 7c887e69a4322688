"""What a position is worth: each seat's chance of winning, all adding up to 1, by games that are played on from it.

In the last turn of the game the chances are exact.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

from ..bots.judge import Judge
from ..engine import State
from ..engine.bits import copies, size
from ..engine.numbers import CITY_COUNT
from ..rollouts import Continuation
from .exact import Chances, exact_value

METHOD = 8
"""Raised when the method changes so that the same judge gives other assessments."""


@cache
def fingerprint() -> str:
    """Identifies the judge and the method behind the values."""
    weights = files("thurntaxis.bots").joinpath("master.weights").read_bytes()
    return f"{METHOD}-{sha256(weights).hexdigest()[:12]}"


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a position is worth."""

    chances: Chances
    errors: Chances
    """The squared standard errors of the chances."""
    earlier: Chances
    """The chances if the same games had been played on for one turn less."""


class Evaluator:
    """Values positions by games that are played on from them. Every thread needs one of its own."""

    def __init__(self) -> None:
        self.judge = Judge()
        self.continuation = Continuation(self.judge)

    def estimate(self, state: State, seed: int, worlds: int, turns: int) -> Estimate:
        """The value of a position in which everything but the order of the supply is known.

        Args:
            state: the position.
            seed: the same seed gives the same games.
            worlds: how many games are played on.
            turns: how many turns after the one under way.
        """
        players = state.players
        if state.is_over:
            known: Chances | None = tuple(float(seat == state.winner()) for seat in range(players))
        else:
            known = exact_value(state)
        if known:
            return Estimate(known, (0.0,) * players, known)
        means = self.continuation.values(state, seed, worlds, turns)
        return Estimate(tuple(means[:players]), tuple(means[players : 2 * players]), tuple(means[2 * players :]))

    def chances(self, state: State, seed: int, worlds: int, turns: int) -> Chances:
        """Every seat's chance of winning in such a position."""
        return self.estimate(state, seed, worlds, turns).chances


def outcomes(state: State) -> Iterator[tuple[int, float, State]]:
    """The cards that can come from the counted supply: the city, its share of the supply, and what it leads to."""
    total = size(state.supply)
    for city in range(CITY_COUNT):
        if number := copies(state.supply, city):
            after = state.copy()
            after.give_unchecked(city)
            yield city, number / total, after
