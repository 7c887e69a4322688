"""The course of a game: everybody's chance at each moment, and what each card and each decision changed."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace

from ..assessment import Chances, Evaluator
from ..assessment.ways import has_choice
from ..board import CITIES
from ..engine import EngineView, Luck, State
from ..engine.numbers import FOR_HAND
from .attribution import Attribution
from .budgets import Budget
from .model import ReviewCard, ReviewNoise
from .moments import Moment


@dataclass(frozen=True, slots=True)
class Course:
    """How everybody's chances changed in a game, and by what."""

    start: Chances
    """Before the first card."""
    chances: tuple[Chances, ...]
    """Before each action, and after the last one."""
    unforeseen: tuple[Chances, ...]
    """What was neither decided nor drawn: when the display was dealt, and after each action."""
    gave: Mapping[int, Chances]
    """By ply of a real decision: what it changed."""
    cards: tuple[ReviewCard, ...]
    noises: tuple[ReviewNoise, ...]
    """By seat: the standard errors of the sums."""


def course_in_steps(
    moments: Sequence[Moment], end: State, budget: Budget, seed: int
) -> Generator[float, object, Course]:
    """The course of a game that ended, or stopped, in a state; in steps that say how much is done."""
    evaluator, players = Evaluator(), end.players
    attribution = Attribution(evaluator, budget, players, Luck(seed).number)
    cards: list[ReviewCard] = []
    seat = -1
    for place, moment in enumerate(moments):
        done = place / len(moments)
        if moment.ply >= 0:
            if seat not in (-1, moment.seat):
                attribution.open_turn(moment.before)
                yield done
            view = EngineView(moment.before, moment.seat)
            is_real = moment.may_choose and has_choice(evaluator.judge, view, moment.actions)
            attribution.decide(moment.ply, moment.seat, moment.before, is_real=is_real)
            yield done
        for ply, state, city in moment.cards:
            attribution.draw(state, city)
            to_hand = state.awaiting == FOR_HAND
            cards.append(ReviewCard(ply, moment.seat, CITIES[city], "hand" if to_hand else "display", ()))
            yield done
        seat = moment.seat
    last = attribution.close(end, in_turn=seat in (-1, end.player) and not end.is_over)
    return _course(moments, attribution, cards, last)


def _course(moments: Sequence[Moment], attribution: Attribution, cards: list[ReviewCard], last: Chances) -> Course:
    nothing = (0.0,) * len(last)
    chances = [attribution.before[moment.ply] for moment in moments for _ in moment.actions]
    unforeseen = [nothing] * (len(chances) + 1)
    for moment in moments:  # it comes after the last action of a decision
        unforeseen[max(0, moment.ply + len(moment.actions))] = attribution.unforeseen.get(moment.ply, nothing)
    return Course(
        start=attribution.start,
        chances=(*chances, last),
        unforeseen=tuple(unforeseen),
        gave=attribution.gave,
        cards=tuple(replace(card, luck=luck) for card, luck in zip(cards, attribution.luck, strict=True)),
        noises=tuple(attribution.noise(seat) for seat in range(len(last))),
    )
