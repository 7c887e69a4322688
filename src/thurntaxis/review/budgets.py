"""How much thought a review may take."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """Games that are played on, and for how many turns, for each thing that is valued or compared."""

    name: str
    moment: int
    """Games for each moment that is valued."""
    card: int
    """Games for each card that could have come but did not."""
    turns_ahead: Mapping[int, int]
    """By players: for how many turns after the one under way these games are played on."""
    stages: tuple[tuple[int, int], ...]
    """For the ways of a decision: worlds, and how many ways, the best so far, are followed in them; first it is all."""
    turns: int
    """Turns after the one under way that are played on for a decision."""
    reasons: int
    """Worlds in which is counted what sets two ways apart."""
    explained: int
    """Decisions for which this is done, the costliest first."""


BUDGETS = {
    budget.name: budget
    for budget in (
        Budget("quick", 90, 5, {2: 8, 3: 12, 4: 12}, ((5, 99), (12, 5), (40, 3)), 1, 60, 12),
        Budget("thorough", 600, 30, {2: 10, 3: 14, 4: 14}, ((16, 99), (48, 8), (200, 4)), 4, 200, 30),
    )
}
