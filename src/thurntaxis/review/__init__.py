"""A game looked at again: what each decision cost, what was luck, and where the game was won.

Examples:
    >>> from thurntaxis import Record
    >>> from thurntaxis.review import review_record
    >>> review = review_record(Record.load("game.json"), "quick")  # doctest: +SKIP
    >>> review.seats[0].books  # doctest: +SKIP
"""

from .budgets import BUDGETS, Budget
from .grading import SIZES
from .model import Books, Card, Decision, Reason, Review, SeatReview, TurningPoint, Way
from .reviewing import Reviewing, Stopped, review_record
from .values import fingerprint

__all__ = [
    "BUDGETS",
    "SIZES",
    "Books",
    "Budget",
    "Card",
    "Decision",
    "Reason",
    "Review",
    "Reviewing",
    "SeatReview",
    "Stopped",
    "TurningPoint",
    "Way",
    "fingerprint",
    "review_record",
]
