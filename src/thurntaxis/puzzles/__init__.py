"""Puzzles: one turn to be played as well as it can be, with a proof.

They come with the package as data (`puzzles.jsonl`, one a line), mined from games of bots by `bench/puzzles/mine.py`.
Each is a player's last turn and was solved by complete enumeration (`exact.py`); so is whatever somebody tries.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from ..engine import EngineView
from ..game import Event, Game, Position, View, seen_by
from ..game.actions import TEXTS, read
from . import codec
from .exact import Goal, LastTurn

__all__ = ["Puzzle", "Try", "puzzle", "puzzle_of_the_day", "puzzles"]

_NAMES = ["Leonhard", "Franziska", "Kaspar", "Walburga"]
_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a task."""

    id: str
    goal: Goal
    """To win, or to make as many points as possible."""
    best: int
    """Points in the end, or 1 for a win."""
    level: int
    """The weakest level of bots that finds it; 8 if only the strongest does, or none."""
    theme: str
    without: int
    """What is left without what the theme names."""
    solution: tuple[str, ...]
    """One best way; others may be as good."""
    placed: dict[str, Any]

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Puzzle:
        """Read a puzzle."""
        return cls(
            id=data["id"],
            goal=data["goal"],
            best=data["best"],
            level=data["level"],
            theme=data["theme"],
            without=data["without"],
            solution=tuple(data["solution"]),
            placed=data["position"],
        )

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.placed["player"])

    def position(self) -> Position:
        """Where it begins."""
        return codec.read(self.placed, _NAMES)

    def begin(self) -> Try:
        """A fresh try."""
        return Try(self)


class Try:
    """What somebody has done in a puzzle so far, and what it has cost."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = Game.from_position(puzzle.position(), seed=f"puzzle {puzzle.id}")
        self.cost = 0.0
        """By how much it is worse than the best: points, or the chance to win."""

    def play(self, action: str) -> list[Event]:
        """Do an action; what happened, as the player sees it.

        Raises:
            UnreadableAction: this is no action in any position.
            IllegalAction: it cannot be done now.
        """
        seat, turn = self.puzzle.seat, _turn(self.puzzle.id)
        before = self._known()
        seen = [seen_by(event, seat) for event in self.game.play(action, seat=seat)]
        lost = turn.value(before) - turn.worth(before, read(action).number)
        self.cost += max(0.0, lost)
        if self.over:  # an Administrator's luck may have been bad
            self.cost = max(self.cost, self.puzzle.best - turn.value(self._known()))
        return seen

    def _known(self) -> Any:
        return EngineView(self.game.state, self.puzzle.seat).public

    def view(self) -> View:
        """What the player sees."""
        return self.game.view(self.puzzle.seat)

    @property
    def over(self) -> bool:
        """Whether the turn has ended."""
        return self.game.player != self.puzzle.seat

    @property
    def missed(self) -> bool:
        """Whether it can no longer be solved."""
        return self.cost > _SAME

    @property
    def solved(self) -> bool:
        """Whether the turn was played as well as it can be."""
        return self.over and not self.missed

    def hint(self) -> str | None:
        """The next action of a best way; None when the turn is over."""
        return None if self.over else TEXTS[_turn(self.puzzle.id).advice(self._known())]


@lru_cache(maxsize=64)
def _turn(id: str) -> LastTurn:
    """The enumeration of a puzzle, kept for the next question about it."""
    found = puzzle(id)
    assert found is not None
    state = found.position().state
    return LastTurn(EngineView(state, found.seat), found.goal)


def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, easiest first."""
    return tuple(_puzzles().values())


def puzzle(id: str) -> Puzzle | None:
    """The puzzle with this id, if there is one."""
    return _puzzles().get(id)


def puzzle_of_the_day(day: date) -> Puzzle:
    """The same for everybody; none comes again before all were shown."""
    every = puzzles()
    # A step that shares no factor with their number leads through all of them, easy and hard in turn.
    step = next(step for step in range(len(every) * 5 // 13, 2 * len(every)) if _coprime(step, len(every)))
    return every[day.toordinal() * step % len(every)]


def _coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


@cache
def _puzzles() -> dict[str, Puzzle]:
    lines = files(__name__).joinpath("puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    found = (Puzzle.from_json(json.loads(line)) for line in lines)
    return {each.id: each for each in found}
