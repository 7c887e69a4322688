"""The value of a last turn, by complete enumeration.

A player's score is final when their last turn is over, and with the last turn of the game it is known who has won. So
such a turn can be solved: all ways to play it are followed to its end. Cards that nobody can know are weighed by how
many of them are unseen. Only the Administrator turns over too many cards for that: his call is given the value it
would have with the best of luck, so that a way that is at least as good is certainly not worse.
"""

from collections import Counter
from functools import cached_property
from typing import Literal

from ..engine import EngineView, State
from ..engine.bits import cities_of, copies, count, lowest, nth
from ..engine.numbers import (
    CALL_ADMINISTRATOR,
    DISCARD_CARD,
    DRAW,
    FOR_HAND,
    NOBODY,
    PLAY,
)

ExactGoal = Literal["win", "points"]
_SAME = 1e-9
_Key = tuple[int | tuple[int, ...], ...]


MOST = 60_000
"""Positions that are counted through for one puzzle; the usual turn has some thousands."""


class TooMany(Exception):
    """A turn has more ways than are counted through."""


class LastTurn:
    """All ways to play a player's last turn, from what the player knows."""

    def __init__(self, view: EngineView, goal: ExactGoal, without: int = NOBODY) -> None:
        self.seat = view.seat
        self.goal = goal
        self.without = without
        """An official that is not to be called."""
        self.start = view.public.copy()
        self._values: dict[_Key, float] = {}

    @cached_property
    def best(self) -> float:
        """What the best way to play it is worth."""
        return self.value(self.start)

    def value(self, state: State) -> float:
        """What a position of this turn is worth, if the rest is played as well as possible."""
        if state.player != self.seat or state.is_over:
            return float(state.winner() == self.seat) if self.goal == "win" else float(state.score(self.seat))
        key = self._key(state)
        known = self._values.get(key)
        if known is None:
            if len(self._values) > MOST:
                raise TooMany
            known = self._values[key] = max(self.worth(state, action) for action in self._sensible(state))
        return known

    def worth(self, state: State, action: int) -> float:
        """What an action is worth: on average over the cards that it may turn over."""
        if action == CALL_ADMINISTRATOR:
            return self._luckiest(state)
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

    def _luckiest(self, state: State) -> float:
        """The value after the Administrator's call if the best card comes."""
        found = []
        for city in _cities(state):
            after = state.copy()
            after.apply(CALL_ADMINISTRATOR)
            first = True
            while after.awaits_card:
                after = _given(after, city if first else lowest(cities_of(after.supply)))
                first = False
            after.apply(city)  # to take a card has the number of its city
            found.append(self._after_cards(after))
        return max(found)

    def _sensible(self, state: State) -> list[int]:
        """The legal actions, but one of several that come to the same: cards that are left over are worth nothing."""
        legal = state.legal_actions()
        if legal[0] >= DISCARD_CARD:
            return legal[:1]
        if self.without == NOBODY:
            return legal
        return [action for action in legal if state.official_called_by(action) != self.without] or legal[-1:]

    def _key(self, state: State) -> _Key:
        """All that the value depends on."""
        seat = self.seat
        drawing = tuple(sorted(state.display)) if _may_draw_again(state) else ()
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


def is_last_turn(view: EngineView) -> bool:
    """Whether the player to act has their last turn, at its very beginning."""
    state = view.public
    begun = state.player == view.seat and state.phase == DRAW and state.official == NOBODY and state.taken == 0
    return begun and state.end_is_called()
