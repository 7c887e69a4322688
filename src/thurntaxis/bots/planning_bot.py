"""The planning levels: they plan their turn to the end, take the plan of the highest value, and look no further.

They differ as people do: by experience (their judges have learnt from more or from fewer games), by whether they watch
what the others are up to, and by how many ideas they follow at each step of a plan.
"""

from collections.abc import Sequence
from math import exp

from ..engine import EngineView, Luck
from .advice import Option, explain_choice, world_of
from .bot import Bot, Explanation
from .bysize import BySize
from .judge import Judge
from .limits import MOST_MOVES
from .moves import Moves
from .planner import Planner
from .registry import register


class PlanningBot(Bot):
    """Plays the plan for the rest of the turn that leads to the highest value."""

    def __init__(self, weights: str, watches: bool = True, counts: bool = True, width: int = MOST_MOVES) -> None:
        self._judge = Judge(weights, watches, counts)
        self._planner = Planner(self._judge)
        self._width = width
        self._moves = Moves()
        self._view: EngineView | None = None
        self._plans: list[tuple[int, float]] = []

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The first action of the best plan."""
        if len(legal) == 1:
            self._view = None
            return legal[0]
        self._view = view
        self._plans = sorted(self._planner.plan(world_of(view), luck, self._width), key=lambda plan: -plan[1])
        actions = (self._moves.first_action(move) for move, _ in self._plans)
        return next((action for action in actions if action in legal), legal[0])

    def explain(self) -> Explanation:
        """All moves, the one with the best plan first."""
        if self._view is None:
            return Explanation()
        return explain_choice(self._view, [self._option(self._view, *plan) for plan in self._plans], self._judge)

    def _option(self, view: EngineView, move: int, value: float) -> Option:
        self._judge.evaluate(world_of(view))
        logits = self._judge.logits[: view.public.players]
        others = sum(exp(other) for seat, other in enumerate(logits) if seat != view.seat)
        return Option(move, self._moves.first_action(move), 0, 1 / (1 + others * exp(-value)))

    def new_game(self) -> None:
        self._view = None


@register("casual", "Casual", "Plans its turn with little experience and few ideas, and watches nobody else.")
def casual() -> PlanningBot:
    """Level 2."""
    return PlanningBot("apprentice", watches=False, counts=False, width=3)


@register("medium", "Medium", "Plans its whole turn with little experience, and sees how far the others are.")
def medium() -> PlanningBot:
    """Level 3."""
    return PlanningBot("apprentice")


@register("steady", "Steady", "Plans its turn with some experience and few ideas, and watches nobody else.")
def steady() -> PlanningBot:
    """Level 4."""
    return PlanningBot("journeyman", watches=False, width=4)


@register("skilled", "Skilled", "Plans its whole turn with the experience of many games, and watches nobody else.")
def skilled() -> BySize:
    """Level 5: at tables of three and four all ideas would put it too far ahead of level 4."""
    return BySize(PlanningBot("judge", watches=False), PlanningBot("judge", watches=False, width=3))
