"""The planning levels: they plan their turn to the end, take the plan of the highest value, and look no further.

They differ as people do: by experience (their judges have learnt from more or from fewer games), by whether they watch
the others and compare what a move does for them with what it does for the rest of the table, by how many ideas they
follow at each step of a plan, and by how often they imagine the cards that may come. What puts a level evenly between
its neighbours is not the same at all sizes of table.
"""

from collections.abc import Sequence
from math import exp

from ...engine import EngineView, Luck
from ..advice import Option, explain_choice, world_of
from ..bot import Bot, Explanation, refuse_texts
from ..judge import Judge
from ..limits import MOST_MOVES
from ..moves import Moves
from ..planner import Planner
from ..registry import register
from .bysize import BySize


class PlanningBot(Bot):
    """Plays the plan for the rest of the turn that leads to the highest value.

    One that compares plans in a world that fits its view: it must imagine the others' hands to value them.
    """

    def __init__(
        self,
        weights: str | Sequence[int],
        watches: bool = True,
        counts: bool = True,
        width: int = MOST_MOVES,
        compares: bool = True,
        tries: int = 3,
    ) -> None:
        self._judge = Judge(weights, watches, counts, compares)
        self._compares = compares
        self._planner = Planner(self._judge, tries)
        self._width = width
        self._moves = Moves()
        self._view: EngineView | None = None
        self._plans: list[tuple[int, float]] = []

    @property
    def planner(self) -> Planner:
        """Makes its plans."""
        return self._planner

    @property
    def width(self) -> int:
        """The number of moves that it follows at each step of a plan."""
        return self._width

    @property
    def compares(self) -> bool:
        """Whether it values the others' positions, too."""
        return self._compares

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The first action of the best plan."""
        refuse_texts(legal)
        if len(legal) == 1:
            self._view = None
            return legal[0]
        self._view = view
        world = view.sample(luck) if self._compares else world_of(view)
        self._plans = sorted(self._planner.plan(world, luck, self._width), key=lambda plan: -plan[1])
        actions = (self._moves.first_action(move) for move, _ in self._plans)
        return next((action for action in actions if action in legal), legal[0])

    def explain(self) -> Explanation:
        """All moves, the one with the best plan first."""
        if self._view is None:
            return Explanation()
        return explain_choice(self._view, [self._option(self._view, *plan) for plan in self._plans], self._judge)

    def _option(self, view: EngineView, move: int, value: float) -> Option:
        others = 1.0
        if not self._compares:
            self._judge.evaluate(world_of(view))
            logits = self._judge.logits[: view.public.players]
            others = sum(exp(other) for seat, other in enumerate(logits) if seat != view.seat)
        return Option(move, self._moves.first_action(move), 0, 1 / (1 + others * exp(-value)))

    def new_game(self) -> None:
        self._view = None


@register("casual", "Casual", "Plans its turn with little experience and few ideas, and watches nobody else.")
def casual() -> BySize:
    """Level 2."""
    return BySize(alone("apprentice", 7, counts=False), alone("apprentice", 6))


@register("medium", "Medium", "Plans its turn with some experience and few ideas, and watches nobody else.")
def medium() -> BySize:
    """Level 3."""
    return BySize(alone("journeyman", 3), alone("journeyman", 2))


@register("steady", "Steady", "Plans its whole turn with some experience.")
def steady() -> BySize:
    """Level 4."""
    return BySize(PlanningBot("journeyman"), alone("journeyman", 4))


@register("skilled", "Skilled", "Plans its turn with the experience of many games and few ideas.")
def skilled() -> BySize:
    """Level 5."""
    return BySize(PlanningBot("judge", width=3, tries=1), alone("judge", 3, counts=False, tries=1))


def alone(weights: str, width: int, counts: bool = True, tries: int = 3) -> PlanningBot:
    """A planner that ignores the other players."""
    return PlanningBot(weights, watches=False, counts=counts, width=width, compares=False, tries=tries)
