"""A review being made, in steps that are short enough to be interleaved with other work."""

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, replace

from ..assessment import AssessedWay, Assessment, Assessor, Chances, Evaluator, fingerprint
from ..assessment.seeds import key_of, seed_of
from ..assessment.ways import as_listed
from ..board import CITIES, CITY_INDEX
from ..engine import EngineView, Luck, State
from ..engine.numbers import CLOSE, FINISH, FOR_HAND
from ..game import Record
from ..game.actions import NUMBERS, TEXTS
from ..rollouts import explain
from .attribution import DIGITS, Attribution, rounded
from .budgets import BUDGETS, Budget
from .finds import is_clear, missed_by
from .grading import SIZES, size_of
from .model import BudgetName, GameReview, HintRole, ReviewCard, ReviewDecision, ReviewWay
from .totals import with_totals

WRONG = dict(SIZES)["slip"]
"""From this cost on a followed hint is called wrong."""


@dataclass(frozen=True, slots=True)
class GivenHint:
    """What a player was advised during the game."""

    ply: int
    position: int
    """The seed of the position as that player saw it: after a turn is taken back, a ply may stand for another one."""
    way: tuple[int, ...]


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
    state = record.first_state()
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
    """Makes a review step by step: `step` until it says that all is done, then `review`.

    Args:
        record: the game.
        budget: how much work it may be.
        seed: of the games that value moments; decisions are assessed by the seeds of their positions.
        hints: what players were advised during the game.
        assessor: assesses the decisions; one of its own if none is given.
    """

    def __init__(
        self,
        record: Record,
        budget: Budget | BudgetName = "quick",
        seed: int = 0,
        hints: Iterable[GivenHint] = (),
        assessor: Assessor | None = None,
    ) -> None:
        self._record = record
        self._budget = BUDGETS[budget] if isinstance(budget, str) else budget
        self._seed = seed
        self._evaluator = Evaluator()
        self._assessor = assessor or Assessor()
        self._hints = {(hint.ply, hint.position): hint.way for hint in hints}
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
                yield from self._decide(moment)
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

    def _decide(self, moment: Moment) -> Generator[None, object, None]:
        decision = None
        if len(moment.before.legal_actions()) > 1 or len(moment.actions) > 1:
            view = EngineView(moment.before, moment.seat)
            found = yield from self._assessor.assess_in_steps(view, self._budget.look, moment.actions)
            hinted = self._hints.get((moment.ply, seed_of(key_of(view))))
            decision = _decision(moment, found, hinted) if found.ways else None
        self._attribution.decide(moment.ply, moment.seat, moment.before, is_real=decision is not None)
        if decision:
            self._decisions.append(decision)

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
        costly = [place for place, decision in enumerate(self._decisions) if decision.size != "none"]
        costly.sort(key=lambda place: -self._decisions[place].cost)
        for place in costly[: self._budget.explained]:
            decision = self._decisions[place]
            view = EngineView(moments[decision.ply].before, decision.seat)
            best, other = ([NUMBERS[text] for text in way.actions] for way in (decision.best, decision.played))
            seed = seed_of(key_of(view))
            worlds, behind = self._budget.look.reasons, decision.cost
            reasons = explain(self._evaluator.continuation, view, best, other, seed, worlds, behind)
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


def _decision(moment: Moment, found: Assessment, hinted: tuple[int, ...] | None) -> ReviewDecision:
    """What the assessment says about the played way; whoever followed a hint is not blamed."""
    played = found.way(moment.before, moment.actions)
    cost, role = round(played.cost, DIGITS), _hint_role(moment, found, played, hinted)
    if role == "wrong":
        cost = 0.0
    best = found.best if played.cost else played
    nothing: Chances = (0.0,) * len(best.chances)
    return ReviewDecision(
        ply=moment.ply,
        plies=len(moment.actions),
        seat=moment.seat,
        played=as_way(played, moment.actions),
        best=as_way(best) if played.cost else as_way(played, moment.actions),
        others=tuple(as_way(way) for way in found.ways if way not in (found.best, played)),
        cost=cost,
        effect=rounded(mine - theirs for mine, theirs in zip(played.chances, best.chances, strict=True))
        if cost
        else nothing,
        gave=(),
        size=size_of(played.sure_cost) if cost else "none",
        hint=role,
    )


def _hint_role(moment: Moment, found: Assessment, played: AssessedWay, hinted: tuple[int, ...] | None) -> HintRole:
    """What a hint had to do with the decision."""
    if hinted is None:
        return "none"
    if sorted(as_listed(moment.before, hinted)) != sorted(played.actions):
        return "given"
    return "wrong" if played.sure_cost >= WRONG else "followed"


def as_way(way: AssessedWay, actions: Iterable[int] | None = None) -> ReviewWay:
    """The way as it is shown: by the actions that were played, where they were named differently."""
    texts = tuple(TEXTS[action] for action in actions or way.actions)
    return ReviewWay(texts, rounded(way.chances), round(way.noise, DIGITS))


def review_record(
    record: Record,
    budget: Budget | BudgetName = "quick",
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    hints: Iterable[GivenHint] = (),
) -> GameReview:
    """Review a game, finished or not.

    Args:
        record: the game.
        budget: `quick` or `thorough`.
        seed: the same seed gives the same review.
        progress: is called with how much is done, 0 to 1. To stop early, use `Reviewing` step by step.
        hints: what players were advised during the game.
    """
    work = Reviewing(record, budget, seed, hints)
    while not work.step():
        if progress is not None:
            progress(work.progress)
    if progress is not None:
        progress(1.0)
    return work.review()
