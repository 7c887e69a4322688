"""How much work goes into a review."""

from collections.abc import Mapping
from dataclasses import dataclass

from .model import BudgetName


@dataclass(frozen=True, slots=True)
class Budget:
    """How many games are played on, and for how many turns, for each thing that is valued or compared."""

    name: BudgetName
    moment: int
    """Games for each moment that is valued."""
    card: int
    """Games for each card that could have come but did not."""
    turns_ahead: Mapping[int, int]
    """By players: for how many turns after the one under way these games are played on."""
    stages: tuple[tuple[int, int], ...]
    """For the ways of a decision: the worlds of each stage, and how many ways, the best so far, take part in it."""
    turns: int
    """Turns after the one under way that are played on for a decision."""
    reasons: int
    """Worlds in which the reasons of a difference are counted."""
    explained: int
    """Decisions that get reasons, the costliest first."""


BUDGETS: Mapping[BudgetName, Budget] = {
    "quick": Budget(
        name="quick",
        moment=90,
        card=5,
        turns_ahead={2: 8, 3: 12, 4: 12},
        stages=((5, 99), (12, 5), (40, 3)),
        turns=1,
        reasons=60,
        explained=12,
    ),
    "thorough": Budget(
        name="thorough",
        moment=600,
        card=30,
        turns_ahead={2: 10, 3: 14, 4: 14},
        stages=((16, 99), (48, 8), (200, 4)),
        turns=4,
        reasons=200,
        explained=30,
    ),
}
