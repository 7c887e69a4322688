"""The review of a game: what each decision cost, what was luck, and where the game was won.

Examples:
    >>> from thurntaxis import Record
    >>> from thurntaxis.review import review_record
    >>> review = review_record(Record.load("game.json"), "quick")  # doctest: +SKIP
    >>> review.seats[0].books  # doctest: +SKIP
"""

from ..assessment import fingerprint
from ..rollouts import CountedReason as Reason
from .budgets import BUDGETS, Budget
from .grading import SIZES
from .job import Reviewing, review_record
from .model import BudgetName, TurningPoint
from .model import GameReview as Review
from .model import ReviewBooks as Books
from .model import ReviewCard as Card
from .model import ReviewDecision as Decision
from .model import ReviewSeat as SeatReview
from .model import ReviewWay as Way

__all__ = [
    "BUDGETS",
    "SIZES",
    "Books",
    "Budget",
    "BudgetName",
    "Card",
    "Decision",
    "Reason",
    "Review",
    "Reviewing",
    "SeatReview",
    "TurningPoint",
    "Way",
    "fingerprint",
    "review_record",
]
