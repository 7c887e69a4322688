"""The bot `medium`: plans its turn to the end and takes the plan that its judge likes best. It looks no further.

Its judge is an apprentice: it has learnt from games of players who acted on impulse, not from those of planners.
"""

from collections.abc import Sequence
from math import exp

from ..engine import EngineView, Luck
from .advice import Option, explain_choice, world_of
from .bot import Bot, Explanation
from .judge import Judge
from .moves import Moves
from .planner import Planner
from .registry import register


@register(
    "medium", "Medium", "Plans its turn: route, houses, tiles, carriage, the end of the game. Looks no further ahead."
)
class MediumBot(Bot):
    """Plays the plan for the rest of the turn that leads to the best feeling."""

    def __init__(self) -> None:
        self._judge = Judge("apprentice")
        self._planner = Planner(self._judge)
        self._moves = Moves()
        self._view: EngineView | None = None
        self._plans: list[tuple[int, float]] = []

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The first action of the best plan."""
        if len(legal) == 1:
            self._view = None
            return legal[0]
        self._view = view
        self._plans = sorted(self._planner.plan(world_of(view), luck), key=lambda plan: -plan[1])
        actions = (self._moves.first_action(move) for move, _ in self._plans)
        return next((action for action in actions if action in legal), legal[0])

    def explain(self) -> Explanation:
        """All moves, the one with the best plan first."""
        if self._view is None:
            return Explanation()
        return explain_choice(self._view, [self._option(self._view, *plan) for plan in self._plans], self._judge)

    def _option(self, view: EngineView, move: int, feeling: float) -> Option:
        self._judge.judge(world_of(view))
        feelings = self._judge.feelings[: view.public.players]
        others = sum(exp(other) for seat, other in enumerate(feelings) if seat != view.seat)
        return Option(move, self._moves.first_action(move), 0, 1 / (1 + others * exp(-feeling)))

    def new_game(self) -> None:
        """Forget the last view."""
        self._view = None
