"""How much thought a review may take."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """Games that are played on, and for how many turns, for each thing that is valued."""

    name: str
    position: tuple[int, int]
    """For the chances at a moment: worlds, and turns after the one under way."""
    card: tuple[int, int]
    """For each card that could have come."""
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
        Budget("quick", (24, 4), (20, 4), ((5, 99), (12, 5), (40, 3)), 1, 60, 12),
        Budget("thorough", (200, 10), (120, 10), ((16, 99), (48, 8), (200, 4)), 4, 200, 30),
    )
}
