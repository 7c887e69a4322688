"""The lesson: prepared positions with a task each, as data (`steps.json`), and the judge of what a learner tries.

The browser holds no rules. It sends the actions tried so far in a step. The answer says what happened, whether the
task is done, and which nudge to give if it no longer can be.

A step in `steps.json` has

- `id`; `section`, the section of the rules page with more; `seat`, the learner's;
- `position`, as for `Position`, with the supply left out: it holds all cards that lie nowhere else;
- `draws`: the cards that come from the supply, in order. When they are used up, the first ones in board order come;
- `goal`: events that must all have happened. An event matches if it has everything the goal says;
- `wrong`: events after which the task has failed, each with its nudge. A turn that ends without the goal fails as well;
- `solution`: one way to do it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ..board import CITIES, COPIES
from ..game import Event, Game, Position
from ..game.draws import planned
from ..game.position import FORMAT
from . import tries

__all__ = ["Step", "Try", "lesson_ids", "step", "steps", "with_supply"]

_PARTS = ("title", "text", "task", "done", "nudge")


@dataclass(frozen=True)
class Step:
    """One position with its task."""

    id: str
    section: str
    seat: int
    position: Position
    draws: tuple[str, ...]
    goal: tuple[Mapping[str, object], ...]
    wrong: tuple[tuple[Mapping[str, object], str], ...]
    solution: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Step:
        """Read a step; its position is checked like any other."""
        return cls(
            id=data["id"],
            section=data["section"],
            seat=data["seat"],
            position=Position.from_json(with_supply(data["position"])),
            draws=tuple(data["draws"]),
            goal=tuple(data["goal"]),
            wrong=tuple((entry["event"], entry["nudge"]) for entry in data["wrong"]),
            solution=tuple(data["solution"]),
        )

    @property
    def nudge(self) -> str:
        """The message for a turn that ended without reaching the goal."""
        return f"learn-{self.id}-nudge"

    def begin(self) -> Try:
        return Try(self)

    def ids(self) -> Iterator[str]:
        """The ids of the texts of this step."""
        yield from (f"learn-{self.id}-{part}" for part in _PARTS)
        yield from (nudge for _, nudge in self.wrong)


class Try(tries.Try):
    """A try at a step: what happened in it says whether the task is done."""

    def __init__(self, step: Step) -> None:
        super().__init__(Game.from_position(step.position, draws=planned(step.draws)), step.seat)
        self.step = step
        self.events: list[Event] = []

    def play(self, action: str) -> list[Event]:
        """Do an action; what happened, as the learner sees it."""
        seen = super().play(action)
        self.events += seen
        return seen

    @property
    def done(self) -> bool:
        """Whether everything the goal asks for has happened."""
        return all(any(_matches(event, wanted) for event in self.events) for wanted in self.step.goal)

    @property
    def nudge(self) -> str | None:
        """The message to give when the task can no longer be done; None while it can, and when it is done."""
        if self.done:
            return None
        for event in self.events:
            for wanted, nudge in self.step.wrong:
                if _matches(event, wanted):
                    return nudge
        return self.step.nudge if self.turn_is_over else None


def steps() -> tuple[Step, ...]:
    """The lesson from its first step to its last."""
    return tuple(_steps().values())


def step(id: str) -> Step | None:
    """The step with this id, if there is one."""
    return _steps().get(id)


def lesson_ids() -> set[str]:
    """The ids of all messages of the steps."""
    return {id for each in steps() for id in each.ids()}


@cache
def _steps() -> dict[str, Step]:
    data = json.loads(files(__name__).joinpath("steps.json").read_text(encoding="utf-8"))
    return {entry["id"]: Step.from_json(entry) for entry in data}


def with_supply(position: Mapping[str, Any]) -> dict[str, object]:
    """A position whose supply holds all cards that lie nowhere else."""
    used: Counter[str] = Counter(city for city in position["display"] if city is not None)
    used.update(position["discards"])
    for rows in (position["hands"], position["routes"]):
        used.update(city for row in rows for city in row)
    supply = [city for city in CITIES for _ in range(COPIES - used[city])]
    return {"format": FORMAT, "rules": "standard", "supply": supply, **position}


def _matches(event: Mapping[str, object], wanted: Mapping[str, object]) -> bool:
    return all(event.get(key) == value for key, value in wanted.items())
