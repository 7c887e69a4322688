"""The value of a last turn, by complete enumeration.

A player's score is final when their last turn is over, and with the last turn of the game it is known who has won. So
such a turn can be solved: all ways to play it are followed to its end. Cards that nobody can know are weighed by how
many of them are unseen, those that the Administrator turns over included. Whoever closes a round can also make the
turn the last one, by ending the game in it.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from math import comb
from typing import Literal

from ..board import CITIES, PROVINCE_OF
from ..engine import EngineView, State
from ..engine.bits import cities_of, copies, count, lowest, nth, size
from ..engine.numbers import CALL_ADMINISTRATOR, DISCARD_CARD, DONE, DRAW, FOR_HAND, HOUSE, NOBODY, PLAY, SLOTS

ExactGoal = Literal["win", "points", "end"]
"""In a last turn: to win, or to make the most points. In the last turn of a round: to end the game, and win it."""
HousesIn = Literal["one province", "several"]
"""The two ways to place houses: in the cities of one province, or in one city of each."""
_SAME = 1e-9
_Key = tuple[int | tuple[int, ...], ...]


MOST = 60_000
"""Positions that are counted through for one puzzle; the usual turn has some thousands."""


class TooMany(Exception):
    """A turn has more ways than are counted through."""


class LastTurn:
    """All ways to play a player's last turn, from what the player knows."""

    def __init__(
        self, view: EngineView, goal: ExactGoal, *, without: int = NOBODY, houses: HousesIn | None = None
    ) -> None:
        self.seat = view.seat
        self.goal = goal
        self.without = without
        """An official that is not to be called."""
        self.houses = houses
        """How houses may be placed; None: either way."""
        self.start = view.public.copy()
        self._values: dict[_Key, float] = {}

    @cached_property
    def best(self) -> float:
        """What the best way to play it is worth."""
        return self.value(self.start)

    def value(self, state: State) -> float:
        """What a position of this turn is worth, if the rest is played as well as possible."""
        if state.player != self.seat or state.is_over:
            return self._end(state)
        key = self._key(state)
        known = self._values.get(key)
        if known is None:
            if len(self._values) > MOST:
                raise TooMany
            known = self._values[key] = max(self.worth(state, action) for action in self._sensible(state))
        return known

    def _end(self, state: State) -> float:
        """What a position after the turn is worth."""
        if self.goal == "points":
            return float(state.score(self.seat))
        return float((state.is_over or self.goal == "win") and state.winner() == self.seat)

    def worth(self, state: State, action: int) -> float:
        """What an action is worth: on average over the cards that it may turn over."""
        if action == CALL_ADMINISTRATOR:
            return self._after_six_cards(state)
        after = state.copy()
        after.apply(action)
        return self._after_cards(after)

    def _after_cards(self, state: State) -> float:
        """The value when all cards that are awaited have come."""
        if not state.awaits_card:
            return self.value(state)
        if state.awaiting != FOR_HAND and not _may_draw_again(state):
            return self._after_cards(_given(state, lowest(cities_of(state.supply))))  # nobody takes it in this turn
        total = weight = 0.0
        for city in _cities(state):
            number = copies(state.supply, city)
            total += number * self._after_cards(_given(state, city))
            weight += number
        return total / weight

    def _after_six_cards(self, state: State) -> float:
        """The value of the Administrator's call, on average over all sixes that he may turn over.

        One card is taken then: the best of the six, or one from the supply if the six are worse than that promises.
        """
        cards: Counter[float] = Counter()
        for city in _cities(state):
            cards[self._with_card(state, city)] += copies(state.supply, city)
        unseen, all_worth = size(state.supply), sum(value * number for value, number in cards.items())
        total = 0.0
        for six, ways in _hands_of(SLOTS, sorted(cards.items())):
            rest = (all_worth - sum(value * number for value, number in six)) / (unseen - SLOTS)
            total += ways * max(rest, *(value for value, _ in six))
        return total / comb(unseen, SLOTS)

    def _with_card(self, state: State, city: int) -> float:
        """The value after the Administrator's call if this card is taken."""
        after = state.copy()
        after.apply(CALL_ADMINISTRATOR)
        first = True
        while after.awaits_card:
            after = _given(after, city if first else lowest(cities_of(after.supply)))
            first = False
        after.apply(city)  # to take a card has the number of its city
        return self._after_cards(after)

    def _sensible(self, state: State) -> list[int]:
        """The legal actions, but one of several that come to the same: cards that are left over are worth nothing."""
        legal = state.legal_actions()
        if legal[0] >= DISCARD_CARD:
            return legal[:1]
        if self.without != NOBODY:
            legal = [action for action in legal if state.official_called_by(action) != self.without] or legal[-1:]
        if self.houses and state.chosen:
            legal = [action for action in legal if not HOUSE <= action < DONE or self._fits(state, action)]
        return legal

    def _fits(self, state: State, action: int) -> bool:
        """Whether another house goes with those chosen, if they are to be placed in this way."""
        same = PROVINCE_OF[CITIES[action - HOUSE]] == PROVINCE_OF[CITIES[lowest(state.chosen)]]
        return same == (self.houses == "one province")

    def _key(self, state: State) -> _Key:
        """All that the value depends on."""
        seat = self.seat
        drawing = tuple(sorted(state.display)) if state.phase == DRAW or _may_draw_again(state) else ()
        return (
            state.phase,
            state.official,
            state.taken,
            state.hands[seat],
            state.routes[seat],
            state.left[seat],
            state.right[seat],
            state.houses[seat],
            state.tiles[seat],
            state.carriages[seat],
            state.chosen,
            state.from_city,
            drawing,
        )

    def line(self, state: State | None = None) -> list[int] | None:
        """One best way to play the turn with the cards that lie open; None if the best needs luck."""
        state = state or self.start
        return self._line(state, Counter(state.display), self.value(state) - _SAME)

    def _line(self, state: State, display: Counter[int], wanted: float) -> list[int] | None:
        if state.player != self.seat or state.is_over:
            return [] if self.value(state) >= wanted else None
        for action in self._sensible(state):
            left = display
            if action <= CALL_ADMINISTRATOR:
                if not display[action]:  # the supply, the Administrator, or a card that was not there before
                    continue
                left = display - Counter([action])
            if self.worth(state, action) < wanted:
                continue
            after = state.copy()
            after.apply(action)
            while after.awaits_card:
                after = _given(after, lowest(cities_of(after.supply)))
            rest = self._line(after, left, wanted)
            if rest is not None:
                return [action, *rest]
        return None

    def advice(self, state: State) -> int:
        """The next action of a best way."""
        certain = self.line(state)
        return certain[0] if certain else max(self._sensible(state), key=lambda action: self.worth(state, action))

    def as_good(self, state: State) -> list[int]:
        """All actions that lose nothing; of several that come to the same, one."""
        best = self.value(state)
        return [action for action in self._sensible(state) if self.worth(state, action) >= best - _SAME]


def _may_draw_again(state: State) -> bool:
    return state.official == NOBODY and state.phase in (DRAW, PLAY)


def _cities(state: State) -> list[int]:
    """The cities of the unseen cards."""
    there = cities_of(state.supply)
    return [nth(there, index) for index in range(count(there))]


def _given(state: State, city: int) -> State:
    after = state.copy()
    after.give(city)
    return after


def _hands_of(number: int, cards: list[tuple[float, int]]) -> Iterator[tuple[list[tuple[float, int]], int]]:
    """All hands of `number` cards, as the count of each kind, with the number of ways to draw each hand."""
    if not cards:
        if number == 0:
            yield [], 1
        return
    (kind, most), rest = cards[0], cards[1:]
    for taken in range(min(number, most) + 1):
        for hand, ways in _hands_of(number - taken, rest):
            yield ([(kind, taken), *hand] if taken else hand), ways * comb(most, taken)
