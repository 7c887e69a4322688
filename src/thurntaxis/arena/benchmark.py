"""The benchmark: a bot's rating on the scale of the levels, from fixed deals against them.

The ratings of the levels are given (`bots/ratings.json`, from the ladder), so one number is looked for: the strength at
which the expected number of wins is the number of wins. The interval comes from the model or from the spread between
deals, whichever is wider.
"""

import json
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ..bots.levels import LEVELS
from ..rollouts.intervals import Z95
from .executors import Executor
from .pairing import Plan, PlanError
from .ratings import SCALE
from .result import GameResult, Time
from .statistics import Figure
from .summary import wins_of
from .tournament import run

SEED = 20_260_000
"""Decides the deals of all benchmarks: games against level k with n players have the seed SEED + 10 k + n."""
CHEAP = ("easy", "casual", "medium", "steady", "skilled")
"""Levels that decide in less than a millisecond: the opponents unless others are asked for."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """A bot's result at tables of one size."""

    players: int
    rating: Figure
    """On the scale of the levels; 95% interval."""
    wins: dict[str, Figure]
    """By level: the share of games won."""
    time: Time
    """The time the bot needed."""


@cache
def level_ratings(players: int) -> dict[str, float]:
    """The ratings of the levels at tables of a size, from the ladder."""
    known = json.loads(files("thurntaxis.bots").joinpath("ratings.json").read_text(encoding="utf-8"))
    return {level.code: float(rating) for level, rating in zip(LEVELS, known[str(players)], strict=True)}


def play_benchmark(
    bot: str,
    players: int,
    executor: Executor,
    levels: Sequence[str] = CHEAP,
    games: int = 60,
    on_result: Callable[[GameResult], None] | None = None,
) -> Benchmark:
    """Play a bot against levels, at least this many games against each, in all seatings of fixed deals.

    Raises:
        PlanError: a level does not exist, or is the bot itself.
    """
    known = level_ratings(players)
    results: list[GameResult] = []
    time, wins = Time(), {}
    for level in levels:
        if level not in known:
            raise PlanError(f"there is no level {level!r}; choose {', '.join(known)}")
        rival = f"{level}#rival" if level == bot else level
        seed = SEED + 10 * list(known).index(level) + players
        tournament = run(Plan((bot, rival), players, games, seed), executor, on_result=on_result)
        results += tournament.results
        time += tournament.times.get(bot, Time())
        wins[level] = wins_of(bot, tournament.results)
    return Benchmark(players, rating(bot, results, known), wins, time)


def rating(bot: str, results: Iterable[GameResult], known: dict[str, float]) -> Figure:
    """The rating at which a bot is expected to win as often as it did, with one imaginary drawn game at the average."""
    games = list(results)
    average = sum(known.values()) / len(known) / SCALE
    low, high = -20.0, 20.0

    def surplus(strength: float) -> float:
        won = sum(_won(bot, game) - _expected(bot, game, strength, known) for game in games)
        return won + 0.5 - 1 / (1 + math.exp(average - strength))

    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if surplus(middle) > 0 else (low, middle)
    strength = (low + high) / 2
    information = sum(chance * (1 - chance) for chance in (_expected(bot, game, strength, known) for game in games))
    deals: dict[tuple[tuple[str, ...], int], float] = defaultdict(float)
    for game in games:
        lineup = tuple(sorted(game.seats))
        deals[lineup, game.deal] += _won(bot, game) - _expected(bot, game, strength, known)
    spread = math.sqrt(max(information, sum(each * each for each in deals.values())))
    error = spread / max(information, 1e-9) * SCALE
    value = strength * SCALE
    return Figure(value, value - Z95 * error, value + Z95 * error, len(games))


def _won(bot: str, game: GameResult) -> float:
    return sum(share for seat, share in zip(game.seats, game.shares, strict=True) if seat == bot)


def _expected(bot: str, game: GameResult, strength: float, known: dict[str, float]) -> float:
    """The chance that the bot wins, from any of its seats."""
    others = [known[seat.partition("#")[0]] / SCALE for seat in game.seats if seat != bot]
    own = (len(game.seats) - len(others)) * math.exp(strength)
    return own / (own + sum(map(math.exp, others)))


def benchmark_lines(bot: str, rows: Sequence[Benchmark], fingerprint: str) -> list[str]:
    """The result as text."""
    lines = [f"{bot}: rating on the scale of the levels (95% interval), engine and bots {fingerprint}"]
    for row in rows:
        figure, cost = row.rating, row.time
        each = 1000 * cost.seconds / max(1, cost.decisions)
        interval = f"{figure.low:+.0f} to {figure.high:+.0f}"
        games = f"{figure.games} games, {each:.2f} ms a decision"
        lines.append(f"{row.players} players: {figure.value:+.0f} ({interval}), {games}")
        won = ", ".join(f"{level} {figure.value:.0%}" for level, figure in row.wins.items())
        lines.append(f"    games won against {won}")
    return lines
