"""The result of a game: a line of JSON that is the same whenever the game is played again, and separately the times."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, get_args

from ..board import OFFICIALS

End = Literal["carriage", "houses", "supply", "forfeit", "unfinished"]
Json = dict[str, Any]
"""A JSON object."""
Fault = Literal["error", "illegal", "time", "died"]
NAMED_OFFICIALS: tuple[str, ...] = OFFICIALS


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot that failed: it raised an error, answered nonsense, took too long, or crashed its process."""

    seat: int
    fault: Fault
    reason: str


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat in a game."""

    carriage: int
    """Points of the carriage."""
    tiles: int
    """Points of the bonus tiles."""
    houses: int
    """Minus the houses not placed."""
    turns: int
    decisions: int
    """How often the bot was asked; it is asked only if it has a choice."""
    officials: Mapping[str, int]
    """By official: in how many turns the seat chose to call them."""
    forced: int
    """In how many turns an empty hand called the postmaster."""
    stacks: tuple[tuple[str, int], ...]
    """Stack and value of each bonus tile."""

    @property
    def score(self) -> int:
        return self.carriage + self.tiles + self.houses

    def holds(self, stack: str) -> bool:
        """Whether the seat has a tile of that stack."""
        return any(name == stack for name, _ in self.stacks)


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game. A forfeited game has no `players`."""

    game: int
    deal: int
    seats: tuple[str, ...]
    end: End
    winner: int | None = None
    ended_by: int | None = None
    tie: str | None = None
    players: tuple[SeatResult, ...] = ()
    phases: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)
    """By phase: how many decisions, how many legal actions in all of them together, and how often just one."""
    forfeit: Forfeit | None = None

    @property
    def is_finished(self) -> bool:
        """Whether the game ended by the rules."""
        return self.winner is not None

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win: the winner has all of it.

        What a failed bot forfeits, the others share; an unfinished game, all do.
        """
        count = len(self.seats)
        if self.winner is not None:
            return tuple(float(seat == self.winner) for seat in range(count))
        if self.forfeit is not None:
            return tuple(0.0 if seat == self.forfeit.seat else 1 / (count - 1) for seat in range(count))
        return (1 / count,) * count

    def to_json(self) -> Json:
        """The result as data, without empty parts."""
        data = asdict(self)
        data["players"] = [{"score": player.score} | asdict(player) for player in self.players]
        return {key: value for key, value in data.items() if value not in (None, [], {}, ())}

    def dumps(self) -> str:
        """The result as one line of JSON."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, data: Json) -> "GameResult":
        """A result from its data.

        Raises:
            ValueError: its parts do not fit together; other errors of reading, such as `KeyError`, if some are missing.
        """
        players = tuple(_seat_result(player) for player in data.get("players", ()))
        forfeit = Forfeit(**data["forfeit"]) if "forfeit" in data else None
        result = cls(
            data["game"],
            data["deal"],
            tuple(data["seats"]),
            data["end"],
            data.get("winner"),
            data.get("ended_by"),
            data.get("tie"),
            players,
            {phase: (int(row[0]), int(row[1]), int(row[2])) for phase, row in data.get("phases", {}).items()},
            forfeit,
        )
        result._check()
        return result

    def _check(self) -> None:
        """Refuse impossible results."""
        seats = range(len(self.seats))
        named = [seat for seat in (self.winner, self.ended_by, self.forfeit and self.forfeit.seat) if seat is not None]
        fits = (
            len(seats) > 1
            and all(isinstance(bot, str) for bot in self.seats)
            and self.end in get_args(End)
            and isinstance(self.deal, int)
            and all(seat in seats for seat in named)
            and len(self.players) in (0, len(seats))
        )
        if not fits:
            raise ValueError("the parts of a result do not fit together")


def _seat_result(data: Json) -> SeatResult:
    officials = data["officials"]
    if not isinstance(officials, Mapping):  # results of version 0.2 and before have the first four in order
        officials = dict(zip(NAMED_OFFICIALS, officials, strict=False))
    return SeatResult(
        int(data["carriage"]),
        int(data["tiles"]),
        int(data["houses"]),
        int(data["turns"]),
        int(data["decisions"]),
        {str(official): int(turns) for official, turns in officials.items()},
        int(data["forced"]),
        tuple((str(stack), int(value)) for stack, value in data["stacks"]),
    )


@dataclass(slots=True)
class Time:
    """How long a bot thought in one game."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def __add__(self, other: "Time") -> "Time":
        return Time(self.decisions + other.decisions, self.seconds + other.seconds, max(self.longest, other.longest))


@dataclass(frozen=True, slots=True)
class Played:
    """A result, and the times, which are different every time."""

    result: GameResult
    times: tuple[Time, ...] = ()
    draws: tuple[int, ...] = ()
    """The cards that left the supply, by city."""
    actions: tuple[int, ...] = ()
