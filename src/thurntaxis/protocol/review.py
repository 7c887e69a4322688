"""The review of a game: what each decision cost, what was luck, where the game was won."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from .game import CityId, GameEvent, SeatNumber, View
from .model import sent

ReviewBudget = TypeAliasType(
    "ReviewBudget",
    Annotated[
        Literal["quick", "thorough"], Field(description="How much thought goes into a review: seconds, or minutes.")
    ],
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
    Annotated[
        Literal["none", "slip", "mistake", "blunder"],
        Field(description="How large a mistake is; `limits` of the review says from which cost on."),
    ],
)
Grade = TypeAliasType(
    "Grade",
    Annotated[
        Literal["excellent", "strong", "solid", "uneven", "learning", "none"],
        Field(description="A word for the play: `review-grade-…` in the texts; `none` without a decision."),
    ],
)
SeatChances = TypeAliasType(
    "SeatChances",
    Annotated[list[float], Field(description="For each seat: a chance of winning, 0 to 1, or a change of it.")],
)


@sent
class ReviewWay(TypedDict):
    """One way to decide."""

    actions: list[str]
    """All its actions; of a closing, also the houses, the Cartwright and the discards."""
    chances: SeatChances
    """After it, as far as the deciding seat can know."""
    noise: float
    """The standard error of what its own chance lacks to the best way's."""


@sent
class ReviewReason(TypedDict):
    """What sets the better way apart, counted in games that were played on from both."""

    id: str
    sentence: str
    """In the language asked for."""


@sent
class ReviewDecision(TypedDict):
    """A real decision; a closing, with all that belongs to it, is one."""

    ply: int
    plies: int
    """How many actions it has."""
    seat: SeatNumber
    played: ReviewWay
    best: ReviewWay
    """The played one itself if no other could be told to be better."""
    others: list[ReviewWay]
    """Further ways that were looked at closely, best first."""
    cost: float
    """What the player's own chance lacks to the best way's; never below 0."""
    effect: SeatChances
    """What the difference to the best way changed."""
    gave: SeatChances
    """What it changed against the play of the fast bots by which positions are valued, all cards being known."""
    size: MistakeSize
    reasons: list[ReviewReason]


@sent
class ReviewCard(TypedDict):
    """A card from the supply, and what it changed against the average of all that could have come."""

    ply: int
    """The action after which it came; -1 for the display at the start."""
    seat: int
    """Who acted; -1 for the display at the start."""
    city: str
    to: Literal["hand", "display"]
    luck: SeatChances


@sent
class TurningPoint(TypedDict):
    """One of the moments that changed a player's chance most."""

    kind: Literal["decision", "luck"]
    ply: int
    seat: int
    """Who decided, or acted when the card came."""
    change: float


@sent
class ReviewNoise(TypedDict):
    """How exact the sums of the books are: the standard errors of those that are made of estimates."""

    luck: float
    own: float
    others: float


@sent
class ReviewBooks(TypedDict):
    """A player's chance from start to end: start + luck + own + others + unforeseen = result."""

    start: float
    luck: float
    own: float
    """What the own decisions gave against the play of the fast bots by which positions are valued, or cost."""
    others: float
    """The same of the others' decisions."""
    unforeseen: float
    """Where the evaluator changed its mind although there was neither a card nor a decision."""
    result: float
    """1 won, 0 not; the chance at the end if the game is not over."""
    noise: ReviewNoise


@sent
class ReviewSeat(TypedDict):
    """How one player fared."""

    books: ReviewBooks
    decisions: int
    """Real ones."""
    cost_per_decision: float
    sizes: dict[str, int]
    """Mistakes by size."""
    grade: Grade
    level: int | None
    """The number of the level whose play it resembles most."""
    adjusted: float
    """The result without the luck."""
    turning_points: list[TurningPoint]


@sent
class MistakeLimits(TypedDict):
    """From which cost on a decision is a mistake of which size."""

    slip: float
    mistake: float
    """A card that changes a chance as much is a stroke of luck."""
    blunder: float


@sent
class GameReview(TypedDict):
    """A game looked at again."""

    format: str
    players: list[str]
    budget: ReviewBudget
    seed: int
    judge: str
    """The fingerprint of the evaluator."""
    plies: int
    finished: bool
    winner: SeatNumber | None
    chances: list[SeatChances]
    """Before each action, and after the last one."""
    unforeseen: list[SeatChances]
    """What was neither decided nor drawn: when the display was dealt, and after each action; where turns end."""
    decisions: list[ReviewDecision]
    cards: list[ReviewCard]
    seats: list[ReviewSeat]
    limits: MistakeLimits
    dominated: bool
    """Whether the unforeseen outweighs luck and decisions, so that the review says little about the result."""


@sent
class ReviewStatus(TypedDict):
    """How far a review is."""

    budget: ReviewBudget
    state: ReviewState
    progress: float
    """0 to 1."""


@sent
class ReviewAnswer(ReviewStatus):
    """How far a review is; the review itself when it is done."""

    review: GameReview | None


@sent
class ReviewMessage(ReviewStatus):
    """Sent over the table's socket to those who asked for a review, while it is made and when it is done."""

    type: Literal["review"]


@sent
class WayWeighed(TypedDict):
    """What a way that somebody tried is worth, from what the deciding seat could know."""

    ply: int
    seat: SeatNumber
    tried: ReviewWay
    best: ReviewWay
    cost: float
    size: MistakeSize
    reasons: list[ReviewReason]


@sent
class PositionChances(TypedDict):
    """Every seat's chance of winning in an open position."""

    chances: SeatChances


@sent
class CardThatCame(TypedDict):
    """A card that came from the supply in a variation, and what could have come."""

    city: CityId
    to: Literal["hand", "display"]
    supply: dict[CityId, int]
    """The cards that the supply had before it."""


@sent
class VariationStep(TypedDict):
    """Where a variation stands."""

    view: View
    """As the player to act sees it, with the hands of all."""
    events: list[GameEvent]
    """What the newest actions did."""
    cards: list[CardThatCame]
    """Those that came with the newest actions."""
