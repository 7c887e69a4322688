"""One value for every moment of the open record: each seat's chance of winning, all adding up to 1."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files

from ..bots.judge import Judge
from ..engine import State
from ..engine.bits import copies, size
from ..engine.numbers import CITY_COUNT
from .continuation import Continuation
from .model import Chances

METHOD = 2
"""Goes up when reviews come out differently for the same judge."""

SHARPNESS = {2: 1.0, 3: 1.0, 4: 1.0}
"""By players: the exponent that makes the played-on chances agree with how games ended, see ``docs/review.md``."""


@cache
def fingerprint() -> str:
    """Which judge and which method the values come from."""
    weights = files("thurntaxis.bots").joinpath("judge.weights").read_bytes()
    return f"{METHOD}-{sha256(weights).hexdigest()[:12]}"


def calibrated(chances: Sequence[float]) -> Chances:
    """The chances as games have borne them out; certainties stay, and they add up to 1."""
    sharpness = SHARPNESS[len(chances)]
    powers = [max(chance, 0.0) ** sharpness for chance in chances]
    total = sum(powers)
    return tuple(power / total for power in powers)


class Evaluator:
    """Values positions by games that are played on from them. Every thread needs one of its own."""

    def __init__(self) -> None:
        self.judge = Judge()
        self.continuation = Continuation(self.judge)

    def chances(self, state: State, seed: int, worlds: int, turns: int) -> Chances:
        """Every seat's chance of winning in a position in which all is known but the order of the supply."""
        if state.is_over:
            return tuple(float(seat == state.winner()) for seat in range(state.players))
        return calibrated(self.continuation.values(state, seed, worlds, turns))

    def luck(self, state: State, city: int, seed: int, worlds: int, turns: int) -> Chances:
        """What the awaited card changes if it is this one, against the exact average over the counted supply.

        Whatever the evaluator gets wrong, over many games this averages to 0.
        """
        total = size(state.supply)
        mean = [0.0] * state.players
        came: Chances = ()
        cities = [each for each in range(CITY_COUNT) if copies(state.supply, each)]
        if len(cities) == 1:
            return (0.0,) * state.players
        for each in cities:
            after = state.copy()
            after.give_unchecked(each)
            chances = self.chances(after, seed, worlds, turns)
            if each == city:
                came = chances
            for seat, chance in enumerate(chances):
                mean[seat] += chance * copies(state.supply, each) / total
        return tuple(chance - average for chance, average in zip(came, mean, strict=True))
