"""What results show about the game itself: how long it lasts, how it ends, what seats and officials are worth."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from thurntaxis.arena.result import NAMED_OFFICIALS, GameResult, SeatResult
from thurntaxis.arena.statistics import Figure, mean, rate

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Spread:
    """How values are distributed."""

    mean: float
    quantiles: tuple[float, ...]
    """At the places of `QUANTILES`."""
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """The spread of at least one value."""
        places = tuple(quantile(values, part) for part in QUANTILES)
        return cls(sum(values) / len(values), places, len(values))


@dataclass(frozen=True, slots=True)
class Phase:
    """How much there is to decide in one phase of the turn."""

    decisions: float
    """How many in a game."""
    choices: float
    """The branching factor: how many actions are legal on average."""
    single: float
    """In what part of the decisions only one action is legal."""


class Facts:
    """Facts from the finished games of a bot against its like."""

    def __init__(self, results: Sequence[GameResult]) -> None:
        self.games = [game for game in results if game.is_finished]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.games[0].seats)

    def winners(self) -> list[SeatResult]:
        """The winning seats."""
        return [game.players[game.winner] for game in self.games if game.winner is not None]

    def others(self) -> list[SeatResult]:
        """All other seats."""
        return [player for game in self.games for seat, player in enumerate(game.players) if seat != game.winner]

    def share(self, true: Callable[[GameResult], bool]) -> Figure:
        """In what part of the games something is so."""
        return rate((float(true(game)), 1) for game in self.games)

    def share_of_winners(self, true: Callable[[SeatResult], bool]) -> Figure:
        """Of what part of the winners something is so."""
        return rate((float(true(winner)), 1) for winner in self.winners())

    def margins(self) -> list[int]:
        """By how much the games were won."""
        ordered = [sorted((player.score for player in game.players), reverse=True) for game in self.games]
        return [scores[0] - scores[1] for scores in ordered]

    def turns(self) -> list[int]:
        """How many turns the first seat had: the number of rounds."""
        return [game.players[0].turns for game in self.games]

    def seat_wins(self) -> list[Figure]:
        """What part of the games each seat wins."""
        return [self.share(lambda game, seat=seat: game.winner == seat) for seat in range(self.seats)]  # type: ignore[misc]

    def seat_scores(self) -> list[Figure]:
        """How many points each seat gets."""
        return [mean((game.players[seat].score, 1) for game in self.games) for seat in range(self.seats)]

    def phases(self) -> dict[str, Phase]:
        """How much there is to decide, phase by phase; "all" for all of them together."""
        rows: dict[str, Counter[str]] = {}
        for game in self.games:
            for name, (decisions, choices, single) in game.phases.items():
                for phase in (name, "all"):
                    row = rows.setdefault(phase, Counter())
                    row.update(decisions=decisions, choices=choices, single=single)
        rows["all"] = rows.pop("all")
        return {
            phase: Phase(
                row["decisions"] / len(self.games), row["choices"] / row["decisions"], row["single"] / row["decisions"]
            )
            for phase, row in rows.items()
        }


def calls(players: Sequence[SeatResult]) -> dict[str, float]:
    """In what part of their turns players call each official, must call the postmaster, or call nobody."""
    turns = sum(player.turns for player in players)
    used = {
        str(official): sum(player.officials.get(official, 0) for player in players) / turns
        for official in NAMED_OFFICIALS
    }
    used["postmaster, empty hand"] = sum(player.forced for player in players) / turns
    return used | {"nobody": 1 - sum(used.values())}


def tile_points(players: Sequence[SeatResult], stack: str) -> tuple[float, float]:
    """The part of the players that hold a tile of the stack, and the points it brings a player on average."""
    holders = sum(player.holds(stack) for player in players)
    points = sum(value for player in players for name, value in player.stacks if name == stack)
    return holders / len(players), points / len(players)


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of the values lies, between neighbours in proportion."""
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
