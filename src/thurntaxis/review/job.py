"""A review being made, in steps that are short enough to be interleaved with other work."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from ..board import CITIES, CITY_INDEX
from ..engine import EngineView, Luck, State
from ..engine.numbers import CLOSE, FINISH, FOR_HAND
from ..game import Record
from ..game.actions import NUMBERS, TEXTS
from ..rollouts import explain
from .attribution import DIGITS, Attribution, rounded
from .budgets import BUDGETS, Budget
from .compare import ComparedWay, Comparison, as_listed
from .evaluate import Evaluator, fingerprint
from .finds import is_clear, missed_by
from .grading import SIZES, size_of
from .model import BudgetName, Chances, GameReview, ReviewCard, ReviewDecision, ReviewWay
from .totals import with_totals


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the record, real or forced, and the cards that came after it."""

    ply: int
    seat: int
    before: State
    actions: tuple[int, ...]
    cards: tuple[tuple[int, State, int], ...]
    """After which action, the state that awaited the card, and the card."""


def moments_of(record: Record) -> Iterator[Moment]:
    """The record decision by decision; first the cards of the display, which nobody decided."""
    state = State(len(record.players), record.rules)
    draws = iter([CITY_INDEX[city] for city in record.draws])

    def deal(ply: int) -> list[tuple[int, State, int]]:
        cards = []
        while state.awaits_card:
            city = next(draws)
            cards.append((ply, state.copy(), city))
            state.give(city)
        return cards

    before = state.copy()
    yield Moment(-1, -1, before, (), tuple(deal(-1)))
    ply = 0
    actions = [NUMBERS[text] for text in record.actions]
    while ply < len(actions):
        before, first = state.copy(), ply
        cards = []
        is_closing = actions[ply] == CLOSE
        while True:
            state.apply(actions[ply])
            cards += deal(ply)
            ply += 1
            if not is_closing or ply == len(actions) or state.player != before.player or state.phase <= FINISH:
                break
        yield Moment(first, before.player, before, tuple(actions[first:ply]), tuple(cards))


class Reviewing:
    """Makes a review step by step: `step` until it says that all is done, then `review`."""

    def __init__(self, record: Record, budget: Budget | BudgetName = "quick", seed: int = 0) -> None:
        self._record = record
        self._budget = BUDGETS[budget] if isinstance(budget, str) else budget
        self._seed = seed
        self._evaluator = Evaluator()
        self._comparison = Comparison(self._evaluator, self._budget)
        self._moments = list(moments_of(record))
        self._end = record.check()
        self._attribution = Attribution(self._evaluator, self._budget, len(record.players), Luck(seed).number)
        self._place = 0
        self._last: Chances = ()
        self._decisions: list[ReviewDecision] = []
        self._cards: list[ReviewCard] = []
        self._steps = self._work()

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return min(1.0, self._place / (len(self._moments) + self._budget.explained))

    def step(self) -> bool:
        """Look at one more decision or card, then count one more reason; whether all is done."""
        return next(self._steps, True) is True

    def _work(self) -> Iterator[None]:
        seat = -1
        for moment in self._moments:
            if moment.ply >= 0:
                if seat not in (-1, moment.seat):
                    self._attribution.open_turn(moment.before)
                    yield
                self._decide(moment)
                yield
            for ply, state, city in moment.cards:
                self._attribution.draw(state, city)
                to_hand = state.awaiting == FOR_HAND
                self._cards.append(ReviewCard(ply, moment.seat, CITIES[city], "hand" if to_hand else "display", ()))
                yield
            seat = moment.seat
            self._place += 1
        in_turn = seat in (-1, self._end.player) and not self._end.is_over
        self._last = self._attribution.close(self._end, in_turn=in_turn)
        yield from self._find()
        yield from self._explain()

    def _decide(self, moment: Moment) -> None:
        decision = None
        if len(moment.before.legal_actions()) > 1 or len(moment.actions) > 1:
            view = EngineView(moment.before, moment.seat)
            ways = self._comparison.compare(view, moment.actions, self._number(moment.ply, 9))
            decision = _decision(moment, ways) if ways else None
        self._attribution.decide(moment.ply, moment.seat, moment.before, is_real=decision is not None)
        if decision:
            self._decisions.append(decision)

    def _number(self, ply: int, what: int) -> int:
        """The seed for one thing to be compared or counted."""
        return Luck((self._seed * 1_000_003 + ply) * 16 + what).number()

    def _find(self) -> Iterator[None]:
        """Ask weaker bots about the moves that were clearly the best."""
        moments = {moment.ply: moment for moment in self._moments}
        for place, decision in enumerate(self._decisions):
            if is_clear(decision):
                view = EngineView(moments[decision.ply].before, decision.seat)
                self._decisions[place] = replace(decision, find=missed_by(view, decision))
                yield

    def _explain(self) -> Iterator[None]:
        """Count reasons for the costliest decisions."""
        moments = {moment.ply: moment for moment in self._moments}
        costly = [place for place, decision in enumerate(self._decisions) if decision.cost > 0]
        costly.sort(key=lambda place: -self._decisions[place].cost)
        for place in costly[: self._budget.explained]:
            decision = self._decisions[place]
            view = EngineView(moments[decision.ply].before, decision.seat)
            best, other = ([NUMBERS[text] for text in way.actions] for way in (decision.best, decision.played))
            seed = self._number(decision.ply, 10)
            reasons = explain(self._evaluator.continuation, view, best, other, seed, self._budget.reasons)
            self._decisions[place] = replace(decision, reasons=tuple(reasons))
            self._place += 1
            yield

    def review(self) -> GameReview:
        """The review, when all steps are done."""
        attribution, over = self._attribution, self._end.is_over
        nothing = (0.0,) * len(self._record.players)
        chances = [attribution.before[moment.ply] for moment in self._moments for _ in moment.actions]
        unforeseen = [nothing] * (len(chances) + 1)
        for moment in self._moments:  # it comes after the last action of a decision
            unforeseen[max(0, moment.ply + len(moment.actions))] = attribution.unforeseen.get(moment.ply, nothing)
        return with_totals(
            GameReview(
                players=self._record.players,
                budget=self._budget.name,
                seed=self._seed,
                judge=fingerprint(),
                plies=len(self._record.actions),
                finished=over,
                winner=self._end.winner() if over else None,
                chances=(*chances, self._last),
                unforeseen=tuple(unforeseen),
                decisions=tuple(replace(each, gave=attribution.gave[each.ply]) for each in self._decisions),
                cards=tuple(replace(card, luck=luck) for card, luck in zip(self._cards, attribution.luck, strict=True)),
                seats=(),
                limits=dict(SIZES),
                dominated=False,
            ),
            attribution.start,
            [attribution.noise(seat) for seat in range(len(nothing))],
        )


def _decision(moment: Moment, ways: list[ComparedWay]) -> ReviewDecision:
    """What the comparison says about the played way."""
    best = ways[0]
    played = next(way for way in ways if _is(moment, way))
    seat = moment.seat
    cost = cost_of(played, best, seat)
    if not cost:
        effect: Chances = (0.0,) * len(best.chances)
    else:
        effect = rounded(mine - theirs for mine, theirs in zip(played.chances, best.chances, strict=True))
    return ReviewDecision(
        ply=moment.ply,
        plies=len(moment.actions),
        seat=seat,
        played=as_way(played, moment.actions),
        best=as_way(played, moment.actions) if played.is_alike else as_way(best),
        others=tuple(as_way(way) for way in ways if way not in (best, played)),
        cost=cost,
        effect=effect,
        gave=(),
        size=size_of(cost),
    )


def cost_of(way: ComparedWay, best: ComparedWay, seat: int) -> float:
    """What a way costs; nothing if it is as good as the best within the uncertainty."""
    return 0.0 if way.is_alike else max(0.0, round(best.chances[seat] - way.chances[seat], DIGITS))


def _is(moment: Moment, way: ComparedWay) -> bool:
    return as_listed(moment.before, moment.actions) == way.actions


def as_way(way: ComparedWay, actions: Iterable[int] | None = None) -> ReviewWay:
    """The way as it is shown: by the actions that were played, where they were named differently."""
    texts = tuple(TEXTS[action] for action in actions or way.actions)
    return ReviewWay(texts, rounded(way.chances), round(way.noise, DIGITS))


def review_record(
    record: Record,
    budget: Budget | BudgetName = "quick",
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
) -> GameReview:
    """Review a game, finished or not.

    Args:
        record: the game.
        budget: `quick` or `thorough`.
        seed: the same seed gives the same review.
        progress: is called with how much is done, 0 to 1. To stop early, use `Reviewing` step by step.
    """
    work = Reviewing(record, budget, seed)
    while not work.step():
        if progress is not None:
            progress(work.progress)
    if progress is not None:
        progress(1.0)
    return work.review()
