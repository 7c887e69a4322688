"""Who plays whom: every deal is played in every seating of every lineup, so that the advantage of a seat cancels.

A *lineup* is the bots at one table, whatever their seats; a *seating* has them in order. All seatings get the same
*deals*: card number ``k`` of deal ``d`` is decided by the seed, ``d`` and ``k`` alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from ..board import MAX_PLAYERS, MIN_PLAYERS
from ..errors import ThurnTaxisError
from ..game.draws import luck_seed
from ..rules import STANDARD, Rules

MOST_DECISIONS = 100_000
"""Longer games are stopped: four random players need about ten thousand decisions, but a bot may never close."""


class PlanError(ThurnTaxisError):
    """A tournament that cannot be played."""


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """One game to be played."""

    game: int
    """Number of the game in its plan, from 0."""
    deal: int
    """Games of the same deal have the same cards."""
    seats: tuple[str, ...]
    """The bots by seat."""
    seed: int
    rules: Rules = STANDARD
    most_decisions: int = MOST_DECISIONS

    @property
    def cards_seed(self) -> str:
        """The seed that decides the cards; `thurntaxis.game.Game` takes it as well."""
        return f"{self.seed}/{self.deal}"

    def luck_seed(self, seat: int) -> int:
        """The seed of the random numbers of a seat's bot."""
        return luck_seed(self.seed, self.game, seat)


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: which bots, how many at a table, and at least how many games."""

    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 1
    rules: Rules = STANDARD
    most_decisions: int = MOST_DECISIONS

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise PlanError(f"a table has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {self.players}")
        if not self.bots:
            raise PlanError("name at least one bot")
        if self.games < 1:
            raise PlanError("play at least one game")

    @property
    def names(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    def lineups(self) -> list[tuple[str, ...]]:
        """Which bots meet: every choice of as many as there are seats; with fewer bots than seats, every way to fill
        the seats in which each bot has at least one."""
        if len(self.bots) >= self.players:
            return list(dict.fromkeys(combinations(self.bots, self.players)))
        filled = combinations_with_replacement(self.names, self.players)
        return [lineup for lineup in filled if set(lineup) == set(self.names)]

    def seatings(self) -> list[tuple[str, ...]]:
        """The games of one deal: every lineup in every different order."""
        return list(dict.fromkeys(order for lineup in self.lineups() for order in permutations(lineup)))

    @property
    def total(self) -> int:
        """The number of games, in whole deals, so that the seats are balanced."""
        seatings = len(self.seatings())
        return -(-self.games // seatings) * seatings

    def schedule(self, start: int = 0) -> Iterator[PlannedGame]:
        """The games to play, starting with the given number."""
        seatings = self.seatings()
        for game in range(start, self.total):
            deal, seating = divmod(game, len(seatings))
            yield PlannedGame(game, deal, seatings[seating], self.seed, self.rules, self.most_decisions)
