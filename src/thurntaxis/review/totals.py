"""The totals of a review: where each player's chance came from and where it went."""

from collections.abc import Sequence
from dataclasses import replace

from ..assessment import Chances
from .grading import SIZES, grade_of, level_of
from .model import GameReview, ReviewBooks, ReviewNoise, ReviewSeat, TurningPoint
from .story import story_of

TURNING_POINTS = 3
_ROUND = 7


def with_totals(review: GameReview, start: Chances, noises: Sequence[ReviewNoise]) -> GameReview:
    """The review with its sums by player."""
    seats = tuple(_seat(review, seat, start[seat], noises[seat]) for seat in range(len(review.players)))
    unforeseen = sum(abs(seat.books.unforeseen) for seat in seats)
    known = sum(abs(seat.books.luck) + abs(seat.books.own) for seat in seats)
    story = story_of(seats, review.winner)
    return replace(review, seats=seats, dominated=unforeseen > known, story=story)


def _seat(review: GameReview, seat: int, start: float, noise: ReviewNoise) -> ReviewSeat:
    own = [decision for decision in review.decisions if decision.seat == seat]
    cost = sum(decision.cost for decision in own)
    books = ReviewBooks(
        start=start,
        luck=round(sum(card.luck[seat] for card in review.cards), _ROUND),
        own=round(sum(decision.gave[seat] for decision in own), _ROUND),
        others=round(sum(each.gave[seat] for each in review.decisions if each.seat != seat), _ROUND),
        unforeseen=round(sum(change[seat] for change in review.unforeseen), _ROUND),
        result=review.chances[-1][seat],
        noise=noise,
    )
    per_decision = cost / len(own) if own else 0.0
    level = level_of(per_decision, len(review.players)) if own else None
    return ReviewSeat(
        books=books,
        decisions=len(own),
        cost_per_decision=round(per_decision, _ROUND),
        sizes={size: sum(decision.size == size for decision in own) for size, _ in SIZES},
        grade=grade_of(level) if level else "none",
        level=level,
        adjusted=round(books.result - books.luck, _ROUND),
        turning_points=_turning_points(review, seat),
    )


def _turning_points(review: GameReview, seat: int) -> tuple[TurningPoint, ...]:
    points = [
        TurningPoint("decision", each.ply, each.seat, None, each.effect[seat]) for each in review.decisions if each.cost
    ]
    points += [
        TurningPoint("luck", card.ply, card.seat, card.city, card.luck[seat]) for card in review.cards if card.ply >= 0
    ]
    points.sort(key=lambda point: -abs(point.change))
    return tuple(sorted(points[:TURNING_POINTS], key=lambda point: point.ply))
