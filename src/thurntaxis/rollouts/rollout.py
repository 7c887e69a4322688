"""A rollout: the ways of a decision are played to the end of the game many times, all with the same cards.

In every game the hidden cards are dealt again from what fits, and all ways meet the same ones: the same hands, and the
same order of the supply. What differs between the ways is then due to them rather than to luck, and far fewer games
are needed to see it (`Rolled.behind_error`). Bots of a chosen level play all seats, each seeing only what it may see.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..bots import make
from ..bots.bot import Bot
from ..engine import EngineView, Luck, State
from ..game.setup.setup import Setup
from .intervals import Z95, standard_error, wilson
from .shuffles import Shuffle

MOST_GAMES = 100_000
MOST_WAYS = 12
_MOST_DECISIONS = 3000
"""A game that goes on for longer, as only bad bots let it, is decided by its points."""

World = Callable[[Luck], State]
"""Deals what nobody knows, and gives a full state."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """What a rollout has found out about one way. Intervals are for 95%."""

    way: tuple[int, ...]
    """Numbers of the actions."""
    games: int
    chance: float
    """The share of the games that the player won."""
    low: float
    high: float
    points: float
    """The player's points at the end, on average."""
    points_error: float
    """The standard error of `points`."""
    behind: float
    """By how much the chance is below that of the best way."""
    behind_error: float
    """Half of the interval of `behind`. The cards are common to all ways, so it is narrower than `low` to `high`."""


class Rollout:
    """Plays on from a decision. Call `play` as often as you like; `results` are available at any time."""

    def __init__(self, world: World, ways: Sequence[Sequence[int]], level: str = "medium", seed: int = 0) -> None:
        if not 1 <= len(ways) <= MOST_WAYS:
            raise ValueError(f"a rollout compares 1 to {MOST_WAYS} ways, not {len(ways)}")
        self.ways = tuple(tuple(way) for way in ways)
        self._world = world
        self._bots = [make(level) for _ in range(4)]
        self._seed = seed
        self.games = 0
        """How many games each way has been played."""
        self._wins: list[list[float]] = [[] for _ in ways]
        self._points: list[list[float]] = [[] for _ in ways]

    @classmethod
    def of(cls, setup: Setup, ways: Sequence[Sequence[int]], level: str = "medium", seed: int = 0) -> "Rollout":
        """A rollout of a position from parts, as the player to act sees it."""
        seen = setup.for_deciding().as_seen(setup.player)
        return cls(lambda luck: seen.position(luck).state, ways, level, seed)

    def play(self, games: int) -> Iterator[int]:
        """Play each way this many more times; after each game, how many there have been. Stop whenever you like."""
        for _ in range(min(games, MOST_GAMES - self.games)):
            seed = Luck(self._seed + self.games).number()
            start = self._world(Luck(seed))
            for index, way in enumerate(self.ways):
                end = _played(start, way, self._bots, seed)
                self._wins[index].append(float(end.winner() == start.player))
                self._points[index].append(float(end.score(start.player)))
            self.games += 1
            yield self.games

    def results(self) -> list[Rolled]:
        """What is known so far, the best way first."""
        if not self.games:
            return []
        order = sorted(range(len(self.ways)), key=lambda way: (-sum(self._wins[way]), -sum(self._points[way])))
        return [self._result(way, order[0]) for way in order]

    def games_by_way(self) -> tuple[list[list[int]], list[list[int]]]:
        """By way and game: whether the player to act won, and their points."""
        wins, points = ([[int(value) for value in row] for row in rows] for rows in (self._wins, self._points))
        return wins, points

    def _result(self, way: int, best: int) -> Rolled:
        wins, points = self._wins[way], self._points[way]
        chance = sum(wins) / self.games
        low, high = wilson(chance, self.games)
        behind = [theirs - own for theirs, own in zip(self._wins[best], wins, strict=True)]
        return Rolled(
            *(self.ways[way], self.games, chance, low, high),
            points=sum(points) / self.games,
            points_error=standard_error(points),
            behind=sum(behind) / self.games,
            behind_error=Z95 * standard_error(behind) if way != best else 0.0,
        )


def _played(start: State, way: Sequence[int], bots: Sequence[Bot], seed: int) -> State:
    """The end of one game that begins with a way."""
    state, shuffle = start.copy(), Shuffle(seed)
    for bot in bots:
        bot.new_game()
    for action in way:
        state.apply(action)
        shuffle.deal(state)
    for number in range(_MOST_DECISIONS):
        if state.is_over:
            break
        seat = state.player
        luck = Luck(seed ^ (number * 4 + seat))
        state.apply(bots[seat].decide(EngineView(state, seat), state.legal_actions(), luck))
        shuffle.deal(state)
    return state
