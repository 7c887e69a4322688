"""The review of a game: its state and its answers. The review itself is the data of `thurntaxis.review`."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from ..assessment import Chances
from ..review.model import (
    BudgetName,
    GameReview,
    ReviewBooks,
    ReviewCard,
    ReviewDecision,
    ReviewDraft,
    ReviewNoise,
    ReviewSeat,
    ReviewWay,
    TurningPoint,
)
from ..review.model import MistakeSize as _MistakeSize
from ..review.points import GamePoints
from ..rollouts import CountedReason
from .game import CityId, GameEvent, SeatNumber, View
from .model import sent

ReviewBudget = TypeAliasType(
    "ReviewBudget",
    Annotated[BudgetName, Field(description="How much work goes into a review: seconds, or minutes.")],
)
ReviewState = TypeAliasType(
    "ReviewState",
    Annotated[
        Literal["none", "waiting", "running", "done"],
        Field(description="`none`: nobody has asked for it, or it was given up; `waiting`: for its turn."),
    ],
)
MistakeSize = TypeAliasType(
    "MistakeSize",
    Annotated[_MistakeSize, Field(description="How large a mistake is; `limits` of the review has the lowest costs.")],
)
SeatChances = TypeAliasType(
    "SeatChances",
    Annotated[Chances, Field(description="For each seat: a chance of winning, 0 to 1, or a change of it.")],
)
for _model in (
    CountedReason,
    ReviewWay,
    ReviewDecision,
    ReviewCard,
    TurningPoint,
    ReviewNoise,
    ReviewBooks,
    ReviewSeat,
    ReviewDraft,
    GameReview,
    GamePoints,
):
    sent(_model)


@sent
class ReviewStatus(TypedDict):
    """The progress of a review."""

    budget: ReviewBudget
    state: ReviewState
    progress: float
    """From 0 to 1."""


@sent
class ReviewAnswer(ReviewStatus):
    """The progress of a review, and the review itself when it is done."""

    points: GamePoints
    draft: ReviewDraft | None
    """While the review is made: the part that is certain."""
    review: GameReview | None


@sent
class WayWeighed(TypedDict):
    """What a tried way is worth, judged by what the deciding seat could know."""

    ply: int
    seat: SeatNumber
    tried: ReviewWay
    best: ReviewWay
    cost: float
    size: MistakeSize
    reasons: Sequence[CountedReason]


@sent
class PositionChances(TypedDict):
    """Every seat's chance of winning in an open position."""

    chances: SeatChances
    errors: SeatChances
    """The standard errors of the chances."""


@sent
class CardThatCame(TypedDict):
    """A card that came from the supply in a variation, and what could have come."""

    city: CityId
    to: Literal["hand", "display"]
    supply: dict[CityId, int]
    """The cards that the supply had before it."""


@sent
class VariationStep(TypedDict):
    """The position at the end of a variation."""

    view: View
    """As the player to act sees it, with the hands of all."""
    events: list[GameEvent]
    """The events of the newest actions."""
    cards: list[CardThatCame]
    """The cards that came with the newest actions."""
    line: str | None
    """The position in one line, for the editor; null in small games, which it does not know."""
