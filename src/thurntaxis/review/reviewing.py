"""A review being made, in steps that are short enough to be interleaved with other work."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from ..board import CITIES, CITY_INDEX
from ..engine import EngineView, Luck, State
from ..engine.numbers import CLOSE, FINISH, FOR_HAND
from ..game import Record
from ..game.actions import NUMBERS, TEXTS
from .books import book
from .budgets import BUDGETS, Budget
from .grading import SIZES, size_of
from .model import Card, Chances, Decision, Review, Way
from .reasons import explain
from .values import Evaluator, fingerprint
from .weighing import Weighed, Weigher, as_listed


class Stopped(Exception):
    """The review was no longer wanted; nothing of it is left."""


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

    def __init__(self, record: Record, budget: Budget | str = "quick", seed: int = 0) -> None:
        self._record = record
        self._budget = BUDGETS[budget] if isinstance(budget, str) else budget
        self._seed = seed
        self._evaluator = Evaluator()
        self._weigher = Weigher(self._evaluator, self._budget)
        self._moments = list(moments_of(record))
        self._end = record.check()
        self._place = 0
        self._chances: list[Chances] = []
        self._unforeseen: list[Chances] = []
        self._decisions: list[Decision] = []
        self._cards: list[Card] = []
        self._start: Chances = ()
        self._now: Chances = ()
        self._unexplained: list[int] | None = None
        """Places of the decisions for which reasons are still to be counted, the costliest last."""

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return min(1.0, self._place / (len(self._moments) + self._budget.explained))

    def _number(self, ply: int, what: int) -> int:
        """The seed for one thing to be valued."""
        return Luck((self._seed * 1_000_003 + ply) * 16 + what).number()

    def step(self) -> bool:
        """Look at one more decision and the cards after it, then count one more reason; whether all is done."""
        if self._place < len(self._moments):
            self._look()
            return False
        if self._unexplained is None:
            places = sorted(range(len(self._decisions)), key=lambda place: self._decisions[place].cost)
            self._unexplained = [place for place in places if self._decisions[place].cost > 0]
            self._unexplained = self._unexplained[max(0, len(self._unexplained) - self._budget.explained) :]
        if self._unexplained:
            self._explain(self._unexplained.pop())
        return not self._unexplained

    def _explain(self, place: int) -> None:
        decision = self._decisions[place]
        self._place += 1
        moment = next(each for each in self._moments if each.ply == decision.ply)
        view = EngineView(moment.before, moment.seat)
        best, other = ([NUMBERS[text] for text in way.actions] for way in (decision.best, decision.played))
        seed = self._number(decision.ply, 10)
        reasons = explain(self._evaluator.continuation, view, best, other, seed, self._budget.reasons)
        self._decisions[place] = replace(decision, reasons=tuple(reasons))

    def _look(self) -> None:
        moment = self._moments[self._place]
        self._place += 1
        if moment.ply < 0:
            self._start = self._now = self._value(moment.before, -1)
        decision = self._decide(moment) if moment.ply >= 0 else None
        cards = self._draw(moment)
        after = self._end if self._place == len(self._moments) else self._moments[self._place].before
        value = self._value(after, moment.ply + len(moment.actions))
        changes = [decision.effect] if decision else []
        changes += [card.luck for card in cards]
        known = [sum(change[seat] for change in changes) for seat in range(after.players)]
        rest = _rounded(new - old - told for new, old, told in zip(value, self._now, known, strict=True))
        if moment.ply >= 0:
            for _ in moment.actions:
                self._chances.append(self._now)
            self._unforeseen += [(0.0,) * after.players] * (len(moment.actions) - 1)
        self._unforeseen.append(rest)
        self._now = value
        if decision:
            self._decisions.append(decision)
        self._cards += cards

    def _value(self, state: State, ply: int) -> Chances:
        worlds, turns = self._budget.position
        return _rounded(self._evaluator.chances(state, self._number(ply, 0), worlds, turns))

    def _draw(self, moment: Moment) -> list[Card]:
        worlds, turns = self._budget.card
        cards = []
        for place, (ply, state, city) in enumerate(moment.cards):
            luck = _rounded(self._evaluator.luck(state, city, self._number(ply, 1 + place % 8), worlds, turns))
            to_hand = state.awaiting == FOR_HAND
            cards.append(Card(ply, moment.seat, CITIES[city], "hand" if to_hand else "display", luck))
        return cards

    def _decide(self, moment: Moment) -> Decision | None:
        if len(moment.before.legal_actions()) == 1 and len(moment.actions) == 1:
            return None
        view = EngineView(moment.before, moment.seat)
        ways = self._weigher.weigh(view, moment.actions, self._number(moment.ply, 9))
        return _decision(moment, ways) if ways else None

    def review(self) -> Review:
        """The review, when all steps are done."""
        over = self._end.is_over
        return book(
            Review(
                players=self._record.players,
                budget=self._budget.name,
                seed=self._seed,
                judge=fingerprint(),
                plies=len(self._record.actions),
                finished=over,
                winner=self._end.winner() if over else None,
                chances=(*self._chances, self._now),
                unforeseen=tuple(self._unforeseen),
                decisions=tuple(self._decisions),
                cards=tuple(self._cards),
                seats=(),
                limits=dict(SIZES),
                dominated=False,
            ),
            self._start,
        )


def _decision(moment: Moment, ways: list[Weighed]) -> Decision:
    """What the comparison says about the played way."""
    best = ways[0]
    played = next(way for way in ways if _is(moment, way))
    seat = moment.seat
    cost = cost_of(played, best, seat)
    if not cost:
        effect: Chances = (0.0,) * len(best.chances)
    else:
        effect = _rounded(mine - theirs for mine, theirs in zip(played.chances, best.chances, strict=True))
    return Decision(
        ply=moment.ply,
        plies=len(moment.actions),
        seat=seat,
        played=as_way(played, moment.actions),
        best=as_way(played, moment.actions) if played.is_alike else as_way(best),
        others=tuple(as_way(way) for way in ways if way not in (best, played)),
        cost=cost,
        effect=effect,
        size=size_of(cost),
    )


def cost_of(way: Weighed, best: Weighed, seat: int) -> float:
    """What a way costs, as far as it can be told apart from the best."""
    return 0.0 if way.is_alike else max(0.0, round(best.chances[seat] - way.chances[seat], DIGITS))


def _is(moment: Moment, way: Weighed) -> bool:
    return as_listed(moment.before, moment.actions) == way.actions


def as_way(way: Weighed, actions: Iterable[int] | None = None) -> Way:
    """The way as it is told; by the actions that were played, if they were called otherwise."""
    texts = tuple(TEXTS[action] for action in actions or way.actions)
    return Way(texts, _rounded(way.chances), round(way.noise, DIGITS))


DIGITS = 7
"""Places to which all figures of a review are rounded, before the books are made: so they balance as they are told."""


def _rounded(chances: Iterable[float]) -> Chances:
    return tuple(round(chance, DIGITS) for chance in chances)


def review_record(
    record: Record,
    budget: Budget | str = "quick",
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Review:
    """Review a game, finished or not.

    Args:
        record: the game.
        budget: `quick` or `thorough`.
        seed: the same seed gives the same review.
        progress: is told how much is done, 0 to 1.
        stop: is asked between two steps whether the review is no longer wanted.

    Raises:
        Stopped: `stop` said so.
    """
    work = Reviewing(record, budget, seed)
    while not work.step():
        if stop is not None and stop():
            raise Stopped
        if progress is not None:
            progress(work.progress)
    if progress is not None:
        progress(1.0)
    return work.review()
