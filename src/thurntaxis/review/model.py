"""What a review says, as data: decisions, cards, chances, books. It holds no words, only ids of sentences."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

FORMAT = "thurntaxis-review/2"

Size = Literal["none", "slip", "mistake", "blunder"]
"""How large a mistake is, see `grading.size_of`."""
Chances = tuple[float, ...]
"""A number for each seat: chances of winning, or what something changed in them."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence with figures that were counted: its id in ``review.ftl``, and what it speaks of."""

    id: str
    arguments: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to decide: all its actions, and every seat's chance after it as far as the deciding seat can know."""

    actions: tuple[str, ...]
    chances: Chances
    noise: float
    """The standard error of what its own chance lacks to the best way's."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A real decision: more than one way was open. A closing, with all that belongs to it, is one."""

    ply: int
    plies: int
    """How many actions it has."""
    seat: int
    played: Way
    best: Way
    others: tuple[Way, ...]
    """Further ways that were looked at closely, best first."""
    cost: float
    """What the player's own chance lacks to the best way's; 0 if the two cannot be told apart."""
    effect: Chances
    """What the difference to the best way changed in each seat's chance; the player's own is minus the cost."""
    gave: Chances
    """What it changed in each seat's chance against the play of the bots by which positions are valued."""
    size: Size
    reasons: tuple[Reason, ...] = ()
    """What sets the best way apart from the played one; from the next best if the best one was played."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card from the supply: what it changed, against the average of all that could have come."""

    ply: int
    """The action after which it came; -1 for the display at the start."""
    seat: int
    """Who acted."""
    city: str
    to: Literal["hand", "display"]
    luck: Chances


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One of the moments that changed a player's chance most."""

    kind: Literal["decision", "luck"]
    ply: int
    seat: int
    """Who decided, or acted when the card came."""
    change: float


@dataclass(frozen=True, slots=True)
class Noise:
    """How exact the sums of the books are: the standard errors of those that are made of estimates."""

    luck: float
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class Books:
    """A player's chance from the start to the end: start + luck + decisions + unforeseen = result."""

    start: float
    luck: float
    own: float
    """What the own decisions gave against the play of the bots by which positions are valued, or cost."""
    others: float
    """The same of the others' decisions, for this player."""
    unforeseen: float
    """Where the evaluator changed its mind although there was neither a card nor a decision."""
    result: float
    """1 won, 0 not won; the chance at the end if the game is not over."""
    noise: Noise


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How one player fared."""

    books: Books
    decisions: int
    """Real ones."""
    cost_per_decision: float
    sizes: Mapping[str, int]
    """Mistakes by size."""
    grade: str
    """The id of a word for the play: `excellent`, `strong`, `solid`, `uneven`, `learning`; `none` without decisions."""
    level: int | None
    """The number of the level whose play it resembles most."""
    adjusted: float
    """The luck-adjusted result: the result without the luck."""
    turning_points: tuple[TurningPoint, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked at again."""

    players: tuple[str, ...]
    budget: str
    seed: int
    judge: str
    """The fingerprint of the evaluator: a review by another one may say something else."""
    plies: int
    finished: bool
    winner: int | None
    chances: tuple[Chances, ...]
    """Every seat's chance before each action, and after the last one."""
    unforeseen: tuple[Chances, ...]
    """What was neither decided nor drawn: when the display was dealt, and after each action; where turns end."""
    decisions: tuple[Decision, ...]
    cards: tuple[Card, ...]
    seats: tuple[SeatReview, ...]
    limits: Mapping[str, float]
    """From which cost on a decision is a mistake of which size."""
    dominated: bool
    """Whether the unforeseen outweighs luck and decisions, so that this review says little about the result."""

    def to_json(self) -> dict[str, Any]:
        """The review as data for JSON."""
        return {"format": FORMAT, **asdict(self)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Review":
        """The review that `to_json` has written."""
        if data.get("format") != FORMAT:
            raise ValueError(f"this is not a review of the format {FORMAT}")
        return cls(
            players=tuple(data["players"]),
            **{name: data[name] for name in ("budget", "seed", "judge", "plies", "finished", "winner", "dominated")},
            chances=_rows(data["chances"]),
            unforeseen=_rows(data["unforeseen"]),
            decisions=tuple(_decision(each) for each in data["decisions"]),
            cards=tuple(Card(**{**each, "luck": tuple(each["luck"])}) for each in data["cards"]),
            seats=tuple(_seat(each) for each in data["seats"]),
            limits=dict(data["limits"]),
        )


def _rows(rows: Any) -> tuple[Chances, ...]:
    return tuple(tuple(row) for row in rows)


def _way(data: Mapping[str, Any]) -> Way:
    return Way(tuple(data["actions"]), tuple(data["chances"]), data["noise"])


def _decision(data: Mapping[str, Any]) -> Decision:
    return Decision(
        **{
            **data,
            "played": _way(data["played"]),
            "best": _way(data["best"]),
            "others": tuple(_way(each) for each in data["others"]),
            "effect": tuple(data["effect"]),
            "gave": tuple(data["gave"]),
            "reasons": tuple(Reason(**each) for each in data["reasons"]),
        }
    )


def _seat(data: Mapping[str, Any]) -> SeatReview:
    points = tuple(TurningPoint(**each) for each in data["turning_points"])
    books = Books(**{**data["books"], "noise": Noise(**data["books"]["noise"])})
    return SeatReview(**{**data, "books": books, "turning_points": points})
