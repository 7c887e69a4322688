"""Results in figures: for each bot its wins, rating and points, and where the points come from."""

import json
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .ratings import ratings
from .result import GameResult, SeatResult, Time
from .statistics import Figure, mean, rate

PARTS = ("carriage", "tiles", "houses")


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one bot."""

    bot: str
    games: int
    wins: Figure
    """The share of wins for each seat the bot had."""
    rating: Figure
    score: Figure
    parts: dict[str, float]
    """Mean points of carriage, tiles, and houses not placed."""
    turns: Figure
    ended: float
    """How often the bot took the tile `game_end`, as a share of the seats it had."""
    forfeits: int

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": _figure(self.wins),
            "rating": _figure(self.rating, 1),
            "score": _figure(self.score, 3),
            "parts": {part: _round(value, 3) for part, value in self.parts.items()},
            "turns": _figure(self.turns, 3),
            "ended": _round(self.ended, 5),
            "forfeits": self.forfeits,
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole tournament in figures."""

    games: int
    players: int
    ends: dict[str, int]
    standings: tuple[Standing, ...]
    forfeits: tuple[GameResult, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "players": self.players,
            "ends": self.ends,
            "standings": [standing.to_json() for standing in self.standings],
            "forfeits": [game.to_json() for game in self.forfeits],
        }

    def dumps(self) -> str:
        """The summary as JSON text."""
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"


def summarise(results: Sequence[GameResult]) -> Summary:
    """The figures of a tournament, the strongest bot first."""
    rated = ratings(results)
    ends: dict[str, int] = defaultdict(int)
    for result in results:
        ends[result.end] += 1
    return Summary(
        len(results),
        len(results[0].seats) if results else 0,
        dict(sorted(ends.items())),
        tuple(standing(bot, results, rating) for bot, rating in rated.items()),
        tuple(result for result in results if result.forfeit is not None),
    )


def standing(bot: str, results: Iterable[GameResult], rating: Figure) -> Standing:
    """The figures of one bot in these games."""
    games = [game for game in results if bot in game.seats]
    finished = [game for game in games if game.is_finished]
    seats = sum(game.seats.count(bot) for game in finished)
    ended = sum(game.ended_by is not None and game.seats[game.ended_by] == bot for game in finished)

    def average(value: Callable[[SeatResult], float]) -> Figure:
        return mean(by_deal(bot, finished, lambda game, seat: value(game.players[seat])))

    return Standing(
        bot,
        len(games),
        wins_of(bot, games),
        rating,
        average(lambda player: player.score),
        {part: average(lambda player, part=part: getattr(player, part)).value for part in PARTS},  # type: ignore[misc]
        average(lambda player: player.turns),
        ended / seats if seats else math.nan,
        sum(game.forfeit is not None and game.seats[game.forfeit.seat] == bot for game in games),
    )


def wins_of(bot: str, games: Iterable[GameResult]) -> Figure:
    """The share of wins for each seat of the bot."""
    return rate(by_deal(bot, games, lambda game, seat: game.shares[seat]))


def by_deal(
    bot: str, games: Iterable[GameResult], value: Callable[[GameResult, int], float]
) -> list[tuple[float, int]]:
    """For each deal the sum of a value over the seats of a bot, and how many they are."""
    deals: dict[int, list[float]] = defaultdict(list)
    for game in games:
        deals[game.deal] += [value(game, seat) for seat, name in enumerate(game.seats) if name == bot]
    return [(sum(values), len(values)) for values in deals.values()]


def text_table(summary: Summary) -> str:
    """The summary for a terminal."""
    head = ("bot", "games", "wins", "95%", "rating", "95%", "score", "carriage", "tiles", "houses", "turns", "ends")
    rows = [head, *(_row(standing) for standing in summary.standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = ["  ".join(map(_fitted, row, widths, range(len(head)))) for row in rows]
    lines.insert(1, "-" * len(lines[0]))
    ends = ", ".join(f"{end} {count}" for end, count in summary.ends.items())
    lines += ["", f"{summary.games} games of {summary.players} players; ended by: {ends}"]
    lines += [f"par: {1 / summary.players:.1%} of the wins for a seat"] if summary.players else []
    return "\n".join(line.rstrip() for line in lines)


def _fitted(cell: str, width: int, column: int) -> str:
    return cell.rjust(width) if column else cell.ljust(width)


def _row(row: Standing) -> tuple[str, ...]:
    return (
        row.bot,
        str(row.games),
        f"{row.wins.value:.1%}",
        f"{row.wins.low:.1%}-{row.wins.high:.1%}",
        f"{row.rating.value:+.0f}",
        f"{row.rating.low:+.0f} to {row.rating.high:+.0f}",
        f"{row.score.value:.1f}",
        *(f"{row.parts[part]:.1f}" for part in PARTS),
        f"{row.turns.value:.1f}",
        f"{row.ended:.0%}",
    )


def forfeit_lines(summary: Summary, most: int = 10) -> list[str]:
    """The failures: one line for each kind, with its number and the first game."""
    kinds: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    for game in summary.forfeits:
        assert game.forfeit is not None
        kinds[game.seats[game.forfeit.seat], game.forfeit.fault, game.forfeit.reason].append(game.game)
    lines = [
        f"{bot} forfeited {len(games)} game{'s' * (len(games) > 1)} ({fault}: {reason}), first game {games[0]}"
        for (bot, fault, reason), games in kinds.items()
    ]
    return lines if len(lines) <= most else [*lines[:most], f"… and {len(lines) - most} other kinds of failure"]


def time_lines(times: dict[str, Time]) -> list[str]:
    """How long the bots thought."""
    return [
        f"{bot}: {1000 * time.seconds / time.decisions:.2f} ms a decision (longest {1000 * time.longest:.0f} ms)"
        for bot, time in times.items()
        if time.decisions
    ]


def _figure(figure: Figure, digits: int = 5) -> dict[str, float | int | None]:
    return {
        "value": _round(figure.value, digits),
        "low": _round(figure.low, digits),
        "high": _round(figure.high, digits),
        "games": figure.games,
    }


def _round(value: float, digits: int) -> float | None:
    return round(value, digits) if math.isfinite(value) else None
