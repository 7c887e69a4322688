"""Named budgets of a review."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..assessment import LOOKS, Look
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
    look: Look
    """How closely decisions are looked at."""
    explained: int
    """Decisions for whose reasons differences are counted, the costliest first; others get the certain ones."""


BUDGETS: Mapping[BudgetName, Budget] = {
    "quick": Budget(
        name="quick",
        moment=24,
        card=2,
        turns_ahead={2: 8, 3: 12, 4: 12},
        look=LOOKS["quick"],
        explained=12,
    ),
    "thorough": Budget(
        name="thorough",
        moment=600,
        card=30,
        turns_ahead={2: 10, 3: 14, 4: 14},
        look=LOOKS["thorough"],
        explained=30,
    ),
}
