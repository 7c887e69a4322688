"""The review as data: decisions, cards, chances, totals. Clients are sent exactly this (`protocol/review.py`)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Literal

from ..assessment.exact import Chances
from ..rollouts import CountedReason

FORMAT = "thurntaxis-review/2"

BudgetName = Literal["quick", "thorough"]
"""How much work goes into a review: seconds, or minutes."""
Mistake = Literal["slip", "mistake", "blunder"]
MistakeSize = Literal["none"] | Mistake
"""How large a mistake is; `limits` of the review has the lowest cost of each size."""
Grade = Literal["excellent", "strong", "solid", "uneven", "learning", "none"]
"""A word for the play: `review-grade-…` in the texts; `none` without a decision."""
HintRole = Literal["none", "given", "followed", "wrong"]
"""What a hint had to do with a decision; `wrong`: it was followed, and a closer look has found a better way."""
Story = Literal["luck", "play", "both", "close"]
"""How a game was decided: `review-story-…` in the texts."""


@dataclass(frozen=True, slots=True)
class ReviewWay:
    """One way to decide."""

    actions: tuple[str, ...]
    """All its actions; of a closing, also the houses, the Cartwright and the discards."""
    chances: Chances
    """After it, as far as the deciding seat can know."""
    noise: float
    """The standard error of how far its own chance falls short of the best way's."""


@dataclass(frozen=True, slots=True)
class ReviewDecision:
    """A real decision: more than one way was open. A closing, with everything that belongs to it, is one decision."""

    ply: int
    plies: int
    """How many actions it has."""
    seat: int
    played: ReviewWay
    best: ReviewWay
    """The played one itself if no other is known to be better."""
    others: tuple[ReviewWay, ...]
    """Further ways that were compared closely, best first."""
    cost: float
    """How far the player's own chance falls short of the best way's.

    It is 0 if no difference is certain, or if the player followed a hint."""
    effect: Chances
    """What the difference to the best way changed in each seat's chance; the player's own is minus the cost."""
    gave: Chances
    """What it changed against the play of the fast bots that value positions, all cards being known."""
    size: MistakeSize
    """By the cost less its standard error, so that a closer look confirms it."""
    reasons: tuple[CountedReason, ...] = ()
    """What sets the best way apart from the played one."""
    hint: HintRole = "none"
    """Whether the player was advised here, and did as advised; a hint that was wrong costs the player nothing."""
    find: int = 0
    """For clearly the best move, the number of the strongest level that misses it; otherwise 0."""


@dataclass(frozen=True, slots=True)
class ReviewCard:
    """A card from the supply: what it changed, against the average of all that could have come."""

    ply: int
    """The action after which it came; -1 for the display at the start."""
    seat: int
    """Who acted; -1 for the display at the start."""
    city: str
    to: Literal["hand", "display"]
    luck: Chances


@dataclass(frozen=True, slots=True)
class ReviewDraft:
    """The certain part of an unfinished review; the review contains it too."""

    chances: tuple[Chances, ...]
    """Before each action, and after the last one; none until they are known."""
    cards: tuple[ReviewCard, ...]
    """The strokes of luck."""
    decisions: tuple[ReviewDecision, ...]
    """Those with a mark so far. Their reasons come with the review."""
    limits: Mapping[Mistake, float]
    plies: int
    """How many actions have been looked at, from the first one on."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One of the moments that changed a player's chance most."""

    kind: Literal["decision", "luck"]
    ply: int
    seat: int
    """Who decided, or acted when the card came."""
    city: str | None
    """The card; null for a decision."""
    change: float


@dataclass(frozen=True, slots=True)
class ReviewNoise:
    """The standard errors of the sums that consist of estimates."""

    luck: float
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class ReviewBooks:
    """A player's chance from start to end: start + luck + own + others + unforeseen = result."""

    start: float
    luck: float
    own: float
    """What the player's decisions gave, or cost, against the play of the fast bots that value positions."""
    others: float
    """The same for the others' decisions."""
    unforeseen: float
    """Where the evaluation changed with neither a card nor a decision."""
    result: float
    """1 won, 0 not won; the chance at the end if the game is not over."""
    noise: ReviewNoise


@dataclass(frozen=True, slots=True)
class ReviewSeat:
    """One player's part of the review."""

    books: ReviewBooks
    decisions: int
    """The number of real decisions."""
    cost_per_decision: float
    sizes: Mapping[Mistake, int]
    """Mistakes by size."""
    grade: Grade
    level: int | None
    """The number of the level whose play it resembles most."""
    adjusted: float
    """The result without the luck."""
    turning_points: tuple[TurningPoint, ...]


@dataclass(frozen=True, slots=True)
class GameReview:
    """The review of a game."""

    players: tuple[str, ...]
    budget: BudgetName
    seed: int
    judge: str
    """The fingerprint of the evaluator; another one may come to other results."""
    plies: int
    finished: bool
    winner: int | None
    chances: tuple[Chances, ...]
    """Before each action, and after the last one."""
    unforeseen: tuple[Chances, ...]
    """What was neither decided nor drawn: when the display was dealt, and after each action; where turns end."""
    decisions: tuple[ReviewDecision, ...]
    cards: tuple[ReviewCard, ...]
    seats: tuple[ReviewSeat, ...]
    limits: Mapping[Mistake, float]
    """The lowest cost of a mistake of each size. A stroke of luck changes a chance by that of `mistake`."""
    dominated: bool
    """Whether the unforeseen outweighs luck and decisions, so that the review says little about the result."""
    story: Story | None = None
    """What set the winner apart from the others; null without one."""
    format: str = FORMAT

    def to_json(self) -> dict[str, object]:
        """The review as data for JSON."""
        return asdict(self)
