"""What each card and each decision changed, from one value for every moment of the game.

All moments of a turn are valued by games that are played on to the same end, some turns after it. So within a turn
chances change by cards and decisions alone: a moment that awaits a card is worth the exact average of what can follow,
and a decision gave what the moment after it is worth more than the moment before, which is what the bots who play on
would have made of it. Where the turn ends, the games are played on for one turn more, and the evaluator may change its
mind with nothing happening: that is the unforeseen.

Values are estimates. Each of them is made once and used wherever its moment appears, and it is kept of which estimates
every sum is made, so that its noise is known.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt

from ..assessment import Chances, Estimate, Evaluator, outcomes
from ..engine import State
from .budgets import Budget
from .model import ReviewNoise

DIGITS = 7
"""Decimals to which all figures are rounded before the totals are computed, so that the shown figures add up."""


def rounded(chances: Iterable[float]) -> Chances:
    """The chances as they are shown."""
    return tuple(round(chance, DIGITS) for chance in chances)


def _less(mine: Chances, theirs: Chances) -> Chances:
    return rounded(one - other for one, other in zip(mine, theirs, strict=True))


@dataclass(frozen=True, slots=True)
class _Value:
    """What a moment is worth, and of which estimates, by their numbers, that is made up with which weights."""

    chances: Chances
    parts: Mapping[int, float]


@dataclass(frozen=True, slots=True)
class _Decided:
    """A decision: what the moment before it is worth, if that is not the same as after it."""

    ply: int
    seat: int
    before: _Value | None
    is_real: bool


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A card that came: its share of the supply, and what the others that could have come are worth by their shares."""

    place: int
    share: float
    others: _Value


class Attribution:
    """Follows the game moment by moment; when a turn is over, it attributes the change to its cards and decisions."""

    def __init__(self, evaluator: Evaluator, budget: Budget, players: int, seeds: Callable[[], int]) -> None:
        self._evaluator = evaluator
        self._budget = budget
        self._turns = budget.turns_ahead[players]
        self._seeds = seeds
        self._nothing: Chances = (0.0,) * players
        self._errors: list[Chances] = []
        self._turn: list[_Decided | _Drawn] = []
        self._opening: _Value | None = None
        self._luck_parts: dict[int, float] = {}
        self._gave_parts: list[dict[int, float]] = [{} for _ in range(players)]
        self.start: Chances = ()
        """Before the first card."""
        self.before: dict[int, Chances] = {}
        """By ply of a decision: every seat's chance before it."""
        self.gave: dict[int, Chances] = {}
        """By ply of a real decision: what it changed."""
        self.luck: list[Chances] = []
        """What each card changed."""
        self.unforeseen: dict[int, Chances] = {}
        """By ply of the last decision of a turn, or -1."""

    # ---- Taking down ----

    def open_turn(self, state: State) -> None:
        """A turn is over, and the next one begins with this state."""
        number, estimate = self._estimate(state, self._budget.moment)
        now = rounded(estimate.chances)
        self._settle(_Value(rounded(estimate.earlier), {number: 1.0}), now)
        self._opening = _Value(now, {number: 1.0})

    def decide(self, ply: int, seat: int, state: State, *, is_real: bool) -> None:
        """A decision is made in this state; real, or one without a choice, which changes nothing."""
        before = self._opening
        self._opening = None
        if before is None and is_real:
            number, estimate = self._estimate(state, self._budget.moment)
            before = _Value(rounded(estimate.chances), {number: 1.0})
        self._turn.append(_Decided(ply, seat, before, is_real))

    def draw(self, state: State, city: int) -> None:
        """A card comes that this state awaited."""
        share, others = 0.0, self._nothing
        parts: dict[int, float] = {}
        for each, each_share, after in outcomes(state):
            if each == city:
                share = each_share
                continue
            number, estimate = self._estimate(after, self._budget.card)
            parts[number] = each_share
            others = tuple(old + each_share * new for old, new in zip(others, estimate.chances, strict=True))
        self._turn.append(_Drawn(len(self.luck), share, _Value(others, parts)))
        self.luck.append(self._nothing)

    def close(self, state: State, *, in_turn: bool) -> Chances:
        """The record ends with this state, perhaps in the middle of a turn; every seat's chance then."""
        number, estimate = self._estimate(state, self._budget.moment)
        now = rounded(estimate.chances)
        self._settle(_Value(now if in_turn else rounded(estimate.earlier), {number: 1.0}), now)
        return now

    def _estimate(self, state: State, worlds: int) -> tuple[int, Estimate]:
        """A new estimate, and its number."""
        estimate = self._evaluator.estimate(state, self._seeds(), worlds, self._turns)
        self._errors.append(estimate.errors)
        return len(self._errors) - 1, estimate

    # ---- Settling a turn: from its end to its beginning ----

    def _settle(self, end: _Value, now: Chances) -> None:
        """Book the turn that has led to a value; `now` is what the same moment is worth a turn further on."""
        plies = [entry.ply for entry in self._turn if isinstance(entry, _Decided)]
        self.unforeseen[plies[-1] if plies else -1] = _less(now, end.chances)
        after = end
        for entry in reversed(self._turn):
            after = (
                self._settle_card(entry, after) if isinstance(entry, _Drawn) else self._settle_decision(entry, after)
            )
        self._turn = []
        if not self.start:
            self.start = after.chances

    def _settle_card(self, card: _Drawn, after: _Value) -> _Value:
        parts = dict(card.others.parts)
        _add(parts, after.parts, card.share)
        average = rounded(
            others + card.share * came for others, came in zip(card.others.chances, after.chances, strict=True)
        )
        self.luck[card.place] = _less(after.chances, average)
        _add(self._luck_parts, after.parts, 1.0)
        _add(self._luck_parts, parts, -1.0)
        return _Value(average, parts)

    def _settle_decision(self, decided: _Decided, after: _Value) -> _Value:
        before = decided.before or after
        change = _less(after.chances, before.chances)
        self.before[decided.ply] = before.chances
        if decided.is_real:
            self.gave[decided.ply] = change
            _add(self._gave_parts[decided.seat], after.parts, 1.0)
            _add(self._gave_parts[decided.seat], before.parts, -1.0)
        elif any(change):  # two estimates of the same thing
            known = self.unforeseen.get(decided.ply, self._nothing)
            self.unforeseen[decided.ply] = rounded(old + new for old, new in zip(known, change, strict=True))
        return before

    # ---- Noise ----

    def noise(self, seat: int) -> ReviewNoise:
        """The standard errors of the sums for a seat."""
        others: dict[int, float] = {}
        for other, parts in enumerate(self._gave_parts):
            if other != seat:
                _add(others, parts, 1.0)
        return ReviewNoise(*(self._noise(parts, seat) for parts in (self._luck_parts, self._gave_parts[seat], others)))

    def _noise(self, parts: Mapping[int, float], seat: int) -> float:
        squares = (weight**2 * self._errors[number][seat] for number, weight in parts.items())
        return round(sqrt(sum(squares)), DIGITS)


def _add(sums: dict[int, float], parts: Mapping[int, float], factor: float) -> None:
    for number, weight in parts.items():
        sums[number] = sums.get(number, 0.0) + factor * weight
