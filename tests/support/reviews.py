"""Reviews of one recorded game, made by hand: decisions of any size and cost, without assessing anything."""

from thurntaxis.game import Record
from thurntaxis.game.actions import NUMBERS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.review.model import GameReview, MistakeSize, ReviewDecision, ReviewWay
from thurntaxis.review.moments import moments_of
from thurntaxis.rules import Rules

RECORD: Record = simulate_game(2, Rules.named("standard"), "builder", 5, 1, 100_000)


def way(*actions: str) -> ReviewWay:
    return ReviewWay(actions, (0.5, 0.5), 0.01)


def decision(ply: int, size: MistakeSize, cost: float = 0.04, find: int = 0) -> ReviewDecision:
    """A decision of the record, as if another action had been better."""
    moment = next(moment for moment in moments_of(RECORD) if moment.ply == ply)
    legal = [text for text, number in NUMBERS.items() if number in moment.before.legal_actions()]
    played = RECORD.actions[ply]
    other = next(text for text in legal if text != played)
    return ReviewDecision(ply, 1, moment.seat, way(played), way(other), (), cost, (), (), size, find=find)


def review(*decisions: ReviewDecision, budget: str = "quick") -> GameReview:
    return GameReview(
        players=RECORD.players,
        budget="thorough" if budget == "thorough" else "quick",
        seed=0,
        judge="",
        plies=len(RECORD.actions),
        finished=True,
        winner=0,
        chances=(),
        unforeseen=(),
        decisions=decisions,
        cards=(),
        seats=(),
        limits={},
        dominated=False,
    )
