"""One turn searched to its end: the best of the player's choices, the mean over the cards that can come."""

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from math import comb, prod

from ..engine import State
from ..engine.bits import copies, size, together, with_card
from ..engine.numbers import (
    ADMINISTRATOR,
    CALL_ADMINISTRATOR,
    CITY_COUNT,
    DISCARD,
    DRAW,
    FINISH,
    FOR_HAND,
    NO_CARD_AWAITED,
    NOBODY,
    PLAY,
    SLOTS,
    START,
)
from .errors import EndingError
from .reach import Reach, beats

Value = tuple[float, float]
"""The chance of winning, and the mean of the points."""
_LOST: Value = (-1.0, 0.0)
_MOST_VALUES = 6
"""If the cards of a new display have more different values, those of the same chance count with their mean points."""


def better(one: Value, other: Value) -> Value:
    """The better of two values; differences that come from rounding are none."""
    if abs(one[0] - other[0]) > 1e-12:
        return one if one[0] > other[0] else other
    return one if one[1] >= other[1] else other


class Turn:
    """Searches the rest of one player's turn. Positions that differ in nothing that matters are looked at once.

    `hidden` is how many cards of the state's supply are really in other hands. When the real supply runs out, they are
    laid apart into another hand, and the discards become the supply.
    """

    def __init__(self, state: State, hidden: int, *, minimax: bool, most_positions: int) -> None:
        self._seat = state.player
        self._other = (state.player + 1) % state.players
        self._other_hand = state.hands[self._other]
        self._hidden = hidden
        self._minimax = minimax
        self._most = most_positions
        self._known: dict[tuple[object, ...], Value] = {}
        self.looked_at = 0
        """How many positions have been looked at."""
        self._reach = Reach(state.player)

    def after(self, state: State, action: int) -> Value:
        """The value of an action in a position where the player acts."""
        following = state.copy()
        following.apply_unchecked(action)
        self._shuffle(following)
        if action == CALL_ADMINISTRATOR and not self._minimax:
            return self._new_display(following)
        return self.value(following)

    def value(self, state: State) -> Value:
        """The value of a position."""
        if state.player != self._seat or state.phase > DISCARD:
            return self._result(state)
        if state.awaiting != NO_CARD_AWAITED:
            return self._card(state)
        key = self._key(state, _takes_on(state) or self._minimax)
        if key not in self._known:
            self._count(1)
            self._known[key] = self._decision(state)
        return self._known[key]

    def _count(self, positions: int) -> None:
        self.looked_at += positions
        if self.looked_at > self._most:
            raise EndingError(f"more than {self._most} positions would have to be looked at")

    def _decision(self, state: State) -> Value:
        actions = state.legal_actions()
        if state.phase == DISCARD and not self._minimax:
            actions = actions[:1]  # discards in the last turn change nothing
        best = _LOST
        if state.phase == PLAY and state.official == NOBODY and not self._minimax:
            best = self._best_play(state, [action for action in actions if action >= START])
            actions = [action for action in actions if action < START]
        for action in actions:
            best = better(best, self.after(state, action))
        return best

    def _best_play(self, state: State, actions: list[int]) -> Value:
        """The best card to play now; what lies in the display does not matter for it."""
        key = ("play", *self._key(state, display=False))
        if key not in self._known:
            best = _LOST
            for action in actions:
                best = better(best, self.after(state, action))
            self._known[key] = best
        return self._known[key]

    def _key(self, state: State, display: bool) -> tuple[object, ...]:
        seat = self._seat
        plays_on = state.phase < FINISH or (state.phase == FINISH and state.official == NOBODY) or self._minimax
        hand = state.hands[seat] if plays_on else 0  # otherwise nothing depends on it
        own = (
            *(state.phase, state.official, state.taken, state.chosen, state.from_city, state.tiles_left),
            *(hand, state.routes[seat], state.left[seat], state.right[seat]),
            *(state.houses[seat], state.carriages[seat]),
        )
        return (*own, *sorted(state.display), state.supply, state.discards) if display else own

    # ---- Cards ----

    def _hidden_in_supply(self, state: State) -> int:
        return self._hidden if state.hands[self._other] == self._other_hand else 0

    def _shuffle(self, state: State) -> None:
        """If the real supply is empty, lay the hidden cards apart: the discards are the supply now."""
        if self._hidden and size(state.supply) == self._hidden_in_supply(state):
            if not state.discards:
                if state.phase >= FINISH:
                    return
                raise EndingError("no card is left to take but those that others hold")
            _assign_hand(state, self._other, together(state.hands[self._other], state.supply))
            state.supply, state.discards = state.discards, 0

    def _card(self, state: State) -> Value:
        """The mean over the card that comes next; any card will do where none matters."""
        if not self._minimax and state.awaiting != FOR_HAND and not _takes_on(state):
            state.give_unchecked(next(_cities(state.supply)))
            return self.value(state)
        chance = points = 0.0
        cards = size(state.supply)
        self._count(1)
        for city in _cities(state.supply):
            world = state.copy()
            world.give_unchecked(city)
            self._shuffle(world)
            value = self.value(world)
            weight = copies(state.supply, city) / cards
            chance += weight * value[0]
            points += weight * value[1]
        return chance, points

    def _new_display(self, state: State) -> Value:
        """The mean over the six cards that follow the Administrator: of each display the best card, or the supply.

        After the Administrator one card is taken and no other official comes: its city alone decides the rest. If the
        supply runs out, the last cards of the display, or the next one of the supply, come from the discards.
        """
        values = {city: self._taken(state, city) for city in _cities(together(state.supply, state.discards))}
        if len(set(values.values())) > _MOST_VALUES:
            values = _without_small_differences(values)
        left = size(state.supply) - self._hidden_in_supply(state)
        first, second = _grouped(values, state.supply), _grouped(values, state.discards)
        from_first = min(left, SLOTS)
        rest = first if left > SLOTS else second
        chance = points = 0.0
        for shown, share in self._shown(first, from_first):
            for more, of_them in self._shown(second, SLOTS - from_first):
                gone = shown if rest is first else more
                best = _mean_without(rest, gone)
                for value in (*shown, *more):
                    best = better(best, value)
                chance += share * of_them * best[0]
                points += share * of_them * best[1]
        return chance, points

    def _shown(self, groups: Mapping[Value, int], number: int) -> Iterator[tuple[tuple[Value, ...], float]]:
        """The values of that number of cards, in all ways in which they can come, each with its chance."""
        ways = comb(sum(groups.values()), number)
        self._count(comb(len(groups) + number - 1, number) if groups else 0)
        for shown in combinations_with_replacement(groups, number):
            share = prod(comb(groups[value], shown.count(value)) for value in set(shown)) / ways
            if share:
                yield shown, share

    def _taken(self, state: State, city: int) -> Value:
        """The value of taking the card of that city after the Administrator."""
        world = state.copy()
        _assign_hand(world, self._seat, with_card(world.hands[self._seat], city))
        world.phase, world.official, world.taken, world.awaiting = PLAY, ADMINISTRATOR, 1, NO_CARD_AWAITED
        chance, points = self.value(world)
        return round(chance, 12), round(points, 9)

    # ---- After the turn ----

    def _result(self, state: State) -> Value:
        """Whether the player has won, if the end is called; what the others can still do is their policy's."""
        points = float(state.score(self._seat))
        if not state.end_is_called():
            return 0.0, points
        seats = range(state.players)
        if any(beats(state, seat, state.score(seat), self._seat) for seat in seats if seat < self._seat):
            return 0.0, points
        followers = [seat for seat in seats if seat > self._seat]
        if not any(self._reach.overtakes(state, seat) for seat in followers):
            return 1.0, points
        return (1.0 - self._rival_wins(state) if self._minimax else 0.0), points

    def _rival_wins(self, state: State) -> float:
        """The chance of the other of two players, in the last turn of the game."""
        if state.awaiting != NO_CARD_AWAITED:
            cards, chance = size(state.supply), 0.0
            for city in _cities(state.supply):
                world = state.copy()
                world.give_unchecked(city)
                chance += copies(state.supply, city) / cards * self._rival_wins(world)
            return chance
        rival = Turn(state, 0, minimax=False, most_positions=self._most - self.looked_at)
        chance = rival.value(state)[0]
        self.looked_at += rival.looked_at
        return chance


def _takes_on(state: State) -> bool:
    """Whether the player can still take a card in this turn."""
    return state.phase == DRAW or (state.phase == PLAY and state.official == NOBODY)


def _cities(pile: int) -> Iterator[int]:
    return (city for city in range(CITY_COUNT) if copies(pile, city))


def _assign_hand(state: State, seat: int, hand: int) -> None:
    """Write one hand; the compiled state hands out its arrays as copies."""
    hands = list(state.hands)
    hands[seat] = hand
    state.hands = hands


def _without_small_differences(values: Mapping[int, Value]) -> dict[int, Value]:
    """The same chances, each with the mean of its points."""
    points: dict[float, list[float]] = {}
    for value in values.values():
        points.setdefault(value[0], []).append(value[1])
    means = {chance: sum(each) / len(each) for chance, each in points.items()}
    return {city: (value[0], means[value[0]]) for city, value in values.items()}


def _grouped(values: Mapping[int, Value], pile: int) -> dict[Value, int]:
    """How many cards of a pile have each value."""
    groups: dict[Value, int] = {}
    for city in _cities(pile):
        groups[values[city]] = groups.get(values[city], 0) + copies(pile, city)
    return groups


def _mean_without(groups: Mapping[Value, int], gone: tuple[Value, ...]) -> Value:
    """The mean value of cards, some of which are gone."""
    cards = sum(groups.values()) - len(gone)
    chance, points = (
        sum(value[part] * number for value, number in groups.items()) - sum(value[part] for value in gone)
        for part in (0, 1)
    )
    return chance / cards, points / cards
