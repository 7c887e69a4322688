"""Named budgets for how closely a position is examined."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

LookName = Literal["quick", "thorough"]
"""About a tenth of a second for a decision, or about two seconds."""

HORIZON: Mapping[int, int] = {2: 8, 3: 9, 4: 8}
"""By players: for how many turns after the one under way the games of a close look are played on."""
_DEEPER = 16
"""How many times as many worlds the thorough look has."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One round of a comparison: the best ways so far are followed in worlds that are new."""

    worlds: int
    stay: int
    """How many ways take part, the best so far; the way that is asked about always does.

    A stage with as many ways as the one before it goes on with that one, if the question is still open.
    """
    turns: int | None
    """For how many turns after the one under way the games are played on; None: as far as `HORIZON` says."""


@dataclass(frozen=True, slots=True)
class Look:
    """How much work goes into one question."""

    name: LookName
    stages: tuple[Stage, ...]
    """For the ways of a decision; a comparison ends early when it is clear."""
    position: int
    """Games in which a position is played on to value it."""
    reasons: int
    """Worlds in which differences between two ways are counted, and as many fresh ones that must confirm them."""


_QUICK = Look(
    name="quick",
    stages=(Stage(10, 99, 1), Stage(12, 4, 4), Stage(40, 3, None), Stage(56, 2, None), Stage(88, 2, None)),
    position=200,
    reasons=60,
)
LOOKS: Mapping[LookName, Look] = {
    "quick": _QUICK,
    "thorough": replace(
        _QUICK,
        name="thorough",
        stages=tuple(replace(stage, worlds=_DEEPER * stage.worlds, stay=2 * stage.stay) for stage in _QUICK.stages),
        position=1600,
        reasons=240,
    ),
}
