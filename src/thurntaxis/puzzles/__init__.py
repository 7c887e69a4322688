"""Puzzles: one turn to play as well as possible.

They come with the package as data (`puzzles.jsonl`, one per line). `bench/puzzles/mine.py` mines them from bots' games.
There are two kinds. *Exact* ones are a player's last turn, or one that could be, solved by complete enumeration
(`exact.py`); so is whatever somebody tries. In *best turns* a deep search has seen one way ahead of all others
(`best.py`), and what is tried instead is compared with it as in a review.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Literal, NotRequired, TypedDict

from ..game import Game, Position
from ..game.actions import TEXTS
from ..rollouts import CountedReason
from . import codec
from .best import Branch, BranchData
from .exact import ExactGoal
from .tries import BestTry, ExactTry

__all__ = [
    "NAMES",
    "BestTry",
    "ExactTry",
    "Goal",
    "Puzzle",
    "PuzzleData",
    "TemptingData",
    "puzzle",
    "puzzle_of_the_day",
    "puzzles",
]

Goal = ExactGoal | Literal["chance"]

NAMES = ["Leonhard", "Franziska", "Kaspar", "Walburga"]
"""Who sits in the positions."""


TemptingData = tuple[list[int], float]
"""What weaker players do instead, by the numbers of its actions, and what that loses."""


@dataclass(frozen=True, slots=True)
class Tempting:
    """What weaker players do instead."""

    actions: tuple[str, ...]
    """From the beginning of the puzzle to where the best is lost."""
    cost: float
    """What that loses: points, or the chance of winning."""


class PuzzleData(TypedDict):
    """A line of `puzzles.jsonl`; `Puzzle` says what each field means."""

    id: str
    goal: Goal
    best: float
    level: int
    theme: str
    without: float
    solution: NotRequired[list[str]]
    right: NotRequired[list[BranchData]]
    reasons: NotRequired[list[tuple[str, dict[str, str | int]]]]
    tempting: NotRequired[TemptingData]
    position: codec.ShortPosition


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a task."""

    id: str
    goal: Goal
    """What to do: in a last turn, in the last of a round, or the best for one's chance in any other."""
    best: float
    """Points in the end, or the chance in percent; on average, if cards are to be drawn."""
    level: int
    """From this level on bots find it; the strongest if only that one does, or none."""
    theme: str
    without: float
    """What is left without what the theme names; of a chance, after what the next weaker level does instead."""
    solution: tuple[str, ...]
    """One best way; others may be as good."""
    right: tuple[Branch, ...]
    """Of a best turn: what is right, decision by decision."""
    reasons: tuple[CountedReason, ...]
    """Of a best turn: what sets it apart, counted as in a review."""
    tempting: Tempting | None
    """What the strongest bot does instead that does not find it; None if every level finds it."""
    placed: codec.ShortPosition

    @classmethod
    def from_json(cls, data: PuzzleData) -> Puzzle:
        right = tuple(Branch.from_json(each) for each in data.get("right", ()))
        return cls(
            id=data["id"],
            goal=data["goal"],
            best=data["best"],
            level=data["level"],
            theme=data["theme"],
            without=data["without"],
            solution=tuple(TEXTS[action] for action in right[0].line()) if right else tuple(data["solution"]),
            right=right,
            reasons=tuple(CountedReason(id, arguments) for id, arguments in data.get("reasons", ())),
            tempting=_tempting(data),
            placed=data["position"],
        )

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.placed["player"]

    def position(self) -> Position:
        """Where it begins."""
        return codec.read(self.placed, NAMES)

    def game(self) -> Game:
        """The game that it is about. The cards that come are the same for everybody."""
        return Game.from_position(self.position(), seed=f"puzzle {self.id}")

    def begin(self) -> ExactTry | BestTry:
        game = self.game()
        if self.goal == "chance":
            return BestTry(game, self.seat, self.right)
        return ExactTry(game, self.seat, self.goal)


def _tempting(data: PuzzleData) -> Tempting | None:
    if "tempting" not in data:
        return None
    actions, cost = data["tempting"]
    # Of two chances that are shown, the difference is what a reader would compute.
    shown = (data["best"] - data["without"]) / 100 if data["goal"] == "chance" else cost
    return Tempting(tuple(TEXTS[action] for action in actions), shown)


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
    step = next(step for step in range(len(every) * 5 // 13, 2 * len(every)) if gcd(step, len(every)) == 1)
    return every[day.toordinal() * step % len(every)]


@cache
def _puzzles() -> dict[str, Puzzle]:
    lines = files(__name__).joinpath("puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    found = (Puzzle.from_json(json.loads(line)) for line in lines)
    return {each.id: each for each in found}
