"""How much the cards decide: what each card from the supply changed, against the card that was to be expected.

These changes average to 0, whatever the evaluator gets wrong. So the share of the results' variance that they explain
is a lower bound for the share of luck: a better evaluator would find more.
"""

import json
from itertools import islice
from math import sqrt
from pathlib import Path

from thurntaxis.arena.statistics import Figure
from thurntaxis.assessment import Evaluator, outcomes
from thurntaxis.engine import State
from thurntaxis.rollouts.intervals import Z95

from .playing import Cards
from .sets import GameSet
from .store import Store

GAMES = 300
"""Games of a set that are weighed."""
PARTS = 10
WORLDS, TURNS = 2, 1
"""From each card that could have come, this many games continue for this many turns."""

Weighed = tuple[int, list[float]]
"""Who won a game, and what its cards changed in each seat's chance."""


def luck_of_card(evaluator: Evaluator, state: State, city: int, seed: int) -> list[float]:
    """What the awaited card changes if it is this one, against the exact average over the counted supply.

    Whatever the evaluator gets wrong, over many games this averages to 0.
    """
    mean = [0.0] * state.players
    came = mean
    for each, share, after in outcomes(state):
        chances = evaluator.chances(after, seed, WORLDS, TURNS)
        if each == city:
            came = list(chances)
        mean = [old + share * chance for old, chance in zip(mean, chances, strict=True)]
    return [chance - average for chance, average in zip(came, mean, strict=True)]


class WeighedCards(Cards):
    """The cards of a game, weighed as they come."""

    def __init__(self, seed: str, players: int) -> None:
        super().__init__(seed)
        self.luck = [0.0] * players
        """What the cards have changed in each seat's chance so far."""
        self._evaluator = Evaluator()

    def next(self, state: State) -> int:
        city = super().next(state)
        changes = luck_of_card(self._evaluator, state, city, self.drawn)
        self.luck = [known + change for known, change in zip(self.luck, changes, strict=True)]
        return city


def luck_of(players: int, cards_seed: str, actions: bytes) -> Weighed:
    """Who won a game, and what the cards changed in each seat's chance."""
    state, cards = State(players), WeighedCards(cards_seed, players)
    cards.deal(state)
    for action in actions:
        state.apply(action)
        cards.deal(state)
    return state.winner(), cards.luck


def weigh(folder: Path, games: GameSet) -> None:
    """Weigh the cards of the first games of a set, as far as that has not been done."""
    path = folder / f"{games.name}.luck"
    done = len(read(folder, games))
    with path.open("a") as file:
        actions = islice(Store(folder, games.name).read(), done, GAMES)
        for number, played in enumerate(actions, done):
            file.write(json.dumps(luck_of(games.players, games.cards_seed(number), played)) + "\n")
            file.flush()


def read(folder: Path, games: GameSet) -> list[Weighed]:
    """What was weighed."""
    path = folder / f"{games.name}.luck"
    lines = path.read_text().splitlines() if path.exists() else []
    return [(winner, lucks) for winner, lucks in map(json.loads, lines)]


def explained(games: list[Weighed]) -> Figure:
    """The share of the variance of results that the luck of cards explains, by the straight line that fits best.

    Its interval comes from leaving out a tenth of the games at a time.
    """
    parts = [games[start::PARTS] for start in range(PARTS)]
    without = [_explained([game for other in parts if other is not part for game in other]) for part in parts]
    mean = sum(without) / PARTS
    error = sqrt((PARTS - 1) / PARTS * sum((one - mean) ** 2 for one in without))
    value = _explained(games)
    return Figure(value, value - Z95 * error, value + Z95 * error, len(games))


def _explained(games: list[Weighed]) -> float:
    pairs = [(float(seat == winner), luck) for winner, lucks in games for seat, luck in enumerate(lucks)]
    if not pairs:
        return 0.0
    won, luck = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    together = sum((one - won) * (other - luck) for one, other in pairs)
    spread = sum((one - won) ** 2 for one, _ in pairs) * sum((other - luck) ** 2 for _, other in pairs)
    return together**2 / spread if spread else 0.0
