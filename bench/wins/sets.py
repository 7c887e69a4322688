"""Which games are played: sets of them, each for one question. A game is decided by its set and its number alone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256

from . import bots  # noqa: F401  (registers the bots of the experiments)

LEVEL = "strong"
STRONGER = "hard"
SEED = 2026
SIZES = (2, 3, 4)
OFFICIALS = ("administrator", "postmaster", "postal_carrier", "cartwright")
HABITS = ("most=4", "most=5", "least=5", "least=6", "least=7")
"""Lengths at which routes are closed, as parameters of the bot `closes`."""
WEAKER = ("easy", "medium", "skilled")
FREE_ONE_IN = 4
"""In the experiment on first cities, one seat in this many chooses as it likes."""


@dataclass(frozen=True)
class GameSet:
    """Games of one question at tables of one size."""

    question: str
    players: int
    games: int
    seating: Callable[[int], tuple[str, ...]]
    """The bots at the seats of a game."""
    deals: Callable[[int], int] = lambda number: number
    """Games of the same deal have the same cards, as far as the players leave them the same supply."""
    lucks: Callable[[int], int] = lambda number: number
    """Games with the same number here are the same as long as the same is decided."""

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.question}-{self.players}"

    def cards_seed(self, number: int) -> str:
        """The seed that decides the cards of a game; it begins with what this folder was once called."""
        return f"study {SEED}/{self.players}/{self.deals(number)}"

    def luck_seed(self, number: int, seat: int) -> int:
        """The seed of the generator that a seat's bot is given."""
        return _hashed(f"luck {SEED}/{self.name}/{self.lucks(number)}/{seat}")


def _hashed(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def chooses_freely(players: int, number: int, seat: int) -> bool:
    """Whether a seat of the experiment on first cities chooses for itself."""
    return _hashed(f"free {SEED}/{players}/{number}/{seat}") % FREE_ONE_IN == 0


def _alike(code: str, players: int) -> Callable[[int], tuple[str, ...]]:
    return lambda number: (code,) * players


def _by_lot(players: int) -> Callable[[int], tuple[str, ...]]:
    return lambda number: tuple(
        LEVEL if chooses_freely(players, number, seat) else f"by_lot:bot={LEVEL}" for seat in range(players)
    )


def all_sets(part: float = 1.0) -> list[GameSet]:
    """The sets of the study; with a part of their games, for tests."""
    return [replace(games, games=max(1, round(games.games * part))) for games in _sets()]


def _sets() -> Iterator[GameSet]:
    for players in SIZES:
        yield GameSet("games", players, 4000, _alike(LEVEL, players))
        yield GameSet("again", players, 400, _alike(LEVEL, players))
        yield GameSet("stronger", players, 80, _alike(STRONGER, players), lambda number: 1_000_000 + number)
        yield GameSet("ending", players, 500, _alike(LEVEL, players), _pair_of, _pair_of)
        yield GameSet("first", players, 1200, _by_lot(players), lambda number: 2_000_000 + number)
        for official in OFFICIALS:
            one = f"without:official={official},bot={LEVEL}"
            yield _different(f"without_{official}", players, 240, one)
        for habit in HABITS:
            yield _different("closes_" + habit.replace("=", "_"), players, 150, f"closes:{habit},bot={LEVEL}")
        for level in WEAKER:
            yield _different(f"against_{level}", players, 204, level)
        yield _different("watching", players, 360, "watching", "skilled")


def _pair_of(number: int) -> int:
    return number // 2


def _different(question: str, players: int, games: int, one: str, others: str = LEVEL) -> GameSet:
    """One bot among others, with the same deals for each of its seats."""

    def seating(number: int) -> tuple[str, ...]:
        return tuple(one if seat == number % players else others for seat in range(players))

    return GameSet(question, players, games, seating, lambda number: number // players)
