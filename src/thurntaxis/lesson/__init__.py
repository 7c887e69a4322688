"""The lesson: prepared positions with a task each, as data (`steps.json`), and the judge of what a learner tries.

The browser holds no rules. It sends the actions tried so far in a step and is told what happened, whether the task is
done, and which nudge to give if it no longer can be.

A step in `steps.json` has

- `id`; `section`, where the rules page tells more; `seat`, the learner's;
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
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from ..board import CITIES, CITY_INDEX, COPIES
from ..engine import State
from ..engine.numbers import OVER
from ..game import Event, IllegalAction, Position, Reason, View, seen_by
from ..game.actions import TEXTS, read
from ..game.draws import in_board_order
from ..game.events import carry_out, game_is_over, turn_begins
from ..game.position import FORMAT
from ..game.reasons import why_not, why_not_official
from ..game.view import view_of

__all__ = ["Step", "Try", "lesson_ids", "step", "steps"]

_PARTS = ("title", "text", "task", "done", "nudge")


@dataclass(frozen=True)
class Step:
    """One position with its task."""

    id: str
    section: str
    seat: int
    position: Position
    draws: tuple[str, ...]
    goal: tuple[Event, ...]
    wrong: tuple[tuple[Event, str], ...]
    solution: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Step:
        """Read a step; its position is checked like any other."""
        return cls(
            id=data["id"],
            section=data["section"],
            seat=data["seat"],
            position=Position.from_json(_with_supply(data["position"])),
            draws=tuple(data["draws"]),
            goal=tuple(data["goal"]),
            wrong=tuple((entry["event"], entry["nudge"]) for entry in data["wrong"]),
            solution=tuple(data["solution"]),
        )

    @property
    def nudge(self) -> str:
        """The message for a turn that ended without the goal."""
        return f"learn-{self.id}-nudge"

    def begin(self) -> Try:
        """A fresh try."""
        return Try(self)

    def ids(self) -> Iterator[str]:
        """The messages this step is told with."""
        yield from (f"learn-{self.id}-{part}" for part in _PARTS)
        yield from (nudge for _, nudge in self.wrong)


@dataclass
class Try:
    """What a learner has done in a step so far."""

    step: Step
    state: State = field(init=False)
    routes: list[list[str]] = field(init=False)
    events: list[Event] = field(default_factory=list)
    ply: int = 0

    def __post_init__(self) -> None:
        self.state = self.step.position.state.copy()
        self.routes = [list(route) for route in self.step.position.routes]
        self._drawn = 0

    def copy(self) -> Try:
        """The same try, to go on with in another way."""
        other = Try(self.step)
        other.state.become(self.state)
        other.routes = [list(route) for route in self.routes]
        other.events = list(self.events)
        other.ply, other._drawn = self.ply, self._drawn
        return other

    def legal_actions(self) -> list[str]:
        """What the player to act can do."""
        return [] if self.state.phase == OVER else [TEXTS[number] for number in self.state.legal_actions()]

    def why_not(self, action: str) -> Reason | None:
        """Why the learner cannot do this now; None if it can be done."""
        return why_not(self.state, action, seat=self.step.seat, players=self.step.position.players)

    def why_not_official(self, official: str) -> Reason | None:
        """Why the learner cannot call on this official now; None if it can be done."""
        return why_not_official(self.state, official, seat=self.step.seat, players=self.step.position.players)

    def play(self, action: str) -> list[Event]:
        """Do an action; what happened, as the learner sees it.

        Raises:
            IllegalAction: it cannot be done now.
        """
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(action, reason, f"step {self.step.id}, ply {self.ply}", self.legal_actions())
        player = self.state.player
        events = carry_out(self.state, self.routes, read(action), self._draw)
        if self.state.phase == OVER:
            events.append(game_is_over(self.state))
        elif self.state.player != player:
            events += turn_begins(self.state, self._round())
        self.ply += 1
        seen = [seen_by(event, self.step.seat) for event in events]
        self.events += seen
        return seen

    def view(self) -> View:
        """What the learner sees."""
        position = self.step.position
        return view_of(
            self.state,
            self.step.seat,
            players=position.players,
            rules=position.rules,
            routes=self.routes,
            ply=self.ply,
            round=self._round(),
        )

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

    @property
    def turn_is_over(self) -> bool:
        """Whether the learner's turn has ended."""
        return self.state.phase == OVER or self.state.player != self.step.seat

    def _round(self) -> int:
        """The learner acts in the position's round; what follows the last seat is the next one."""
        return self.step.position.round + (self.state.phase != OVER and self.state.player < self.step.seat)

    def _draw(self, state: State) -> int:
        cards = in_board_order(state.supply)
        planned = self.step.draws[self._drawn : self._drawn + 1]
        self._drawn += 1
        return next((CITY_INDEX[city] for city in planned if CITY_INDEX[city] in cards), cards[0])


def steps() -> tuple[Step, ...]:
    """The lesson from its first step to its last."""
    return tuple(_steps().values())


def step(id: str) -> Step | None:
    """The step with this id, if there is one."""
    return _steps().get(id)


def lesson_ids() -> set[str]:
    """Every message the steps are told with."""
    return {id for each in steps() for id in each.ids()}


@cache
def _steps() -> dict[str, Step]:
    data = json.loads(files(__name__).joinpath("steps.json").read_text(encoding="utf-8"))
    return {entry["id"]: Step.from_json(entry) for entry in data}


def _with_supply(position: Mapping[str, Any]) -> dict[str, Any]:
    used: Counter[str] = Counter(city for city in position["display"] if city is not None)
    used.update(position["discards"])
    for rows in (position["hands"], position["routes"]):
        used.update(city for row in rows for city in row)
    supply = [city for city in CITIES for _ in range(COPIES - used[city])]
    return {"format": FORMAT, "rules": "standard", "supply": supply, **position}


def _matches(event: Event, wanted: Mapping[str, Any]) -> bool:
    return all(event.get(key) == value for key, value in wanted.items())
