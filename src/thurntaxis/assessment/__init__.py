"""What positions and moves are worth, and how sure that is: one source for hints, reviews, analysis and puzzles.

An answer follows from the position alone: the seed of all sampled worlds is derived from what the seat knows, so the
same question gets the same answer in every process. Answers are kept, a bounded number of them.

Examples:
    >>> from thurntaxis import Game
    >>> from thurntaxis.assessment import Assessor
    >>> game = Game(["Ann", "Ben"], seed=4)
    >>> assessor = Assessor()  # keep one for the whole program: it remembers its answers
    >>> found = assessor.assess(game.view(0).engine)  # what each way of the seat to act is worth
    >>> 0 <= found.best.chances[0] <= 1, found.best.shortfall
    (True, 0.0)
    >>> [way.actions for way in found.ways if way.is_alike][0] == found.best.actions  # equally good within the noise
    True
    >>> found == Assessor().assess(game.view(0).engine)
    True
    >>> value = assessor.value(game.state)  # what the position is worth to each seat, and the standard errors
    >>> round(sum(value.chances), 6), len(value.errors)
    (1.0, 2)

`assess(view, asked=way)` says whether one way is a mistake (`Assessment.way(state, way).sure_cost`), with less work if
it is not one. `look="thorough"` uses 16 times as many worlds. The methods `…_in_steps` are generators for event loops
and thread pools. Nothing here has words; `hint.py` and `reasons/` put answers into sentences.
"""

from .. import engine as _engine  # noqa: F401  # first: it decides whether compiled modules are used
from .compare import AssessedWay
from .exact import Chances
from .looks import HORIZON, LOOKS, Look, LookName, Stage
from .service import Assessment, Assessor, PositionValue
from .values import Estimate, Evaluator, fingerprint, outcomes

__all__ = [
    "HORIZON",
    "LOOKS",
    "AssessedWay",
    "Assessment",
    "Assessor",
    "Chances",
    "Estimate",
    "Evaluator",
    "Look",
    "LookName",
    "PositionValue",
    "Stage",
    "fingerprint",
    "outcomes",
]
