"""The bot `easy`: a friendly beginner.

It takes a card that fits its route, closes as soon as the route is good for the next carriage, and places as many
houses as it can. It watches nobody else, does not save cards for the next route, and thinks of tiles only when they
fall to it.

At larger tables these rules are further below the next level than any level is below its next one. There it
plans its turn with the least experience and two ideas at each step, which is a little better.
"""

from collections.abc import Callable, Sequence

from ...board import CITIES, NEIGHBOURS, PROVINCE_OF
from ...engine import EngineView, Luck, State
from ...engine.bits import cities_of, copies, lowest
from ...engine.numbers import (
    CALL_CARTWRIGHT,
    CARRIAGE,
    CITY_COUNT,
    CLOSE,
    DISCARD_CARD,
    DONE,
    DRAW,
    END,
    FINISH,
    HOUSE,
    HOUSES,
    LEFT,
    NOBODY,
    PLAY,
    START,
    TAKE_SUPPLY,
)
from ...game.cards import city_set
from ...game.draws import in_board_order
from ..bot import Bot, refuse_texts
from ..registry import register
from .bysize import BySize
from .planning_bot import alone

_NEIGHBOURS = [city_set(NEIGHBOURS[city]) for city in CITIES]
_PROVINCE = [PROVINCE_OF[city] for city in CITIES]


class _Situation:
    """What the beginner looks at: its own route, hand and houses."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.route = state.routes[seat]
        self.length = state.lengths[seat]
        self.extending = state.cities_that_extend(seat)
        self.pile = state.hands[seat]
        self.hand = cities_of(self.pile)
        self.houses = state.houses[seat]
        self.wanted = state.next_carriage(seat) or state.last_carriage

    def fits(self, city: int) -> bool:
        """Whether the city can go on the route."""
        return bool(self.extending >> city & 1)

    def value(self, city: int) -> float:
        """How useful a card looks to the beginner."""
        if self.hand >> city & 1 or self.route >> city & 1:
            return -1.0
        new = not self.houses >> city & 1
        friends = (_NEIGHBOURS[city] & self.hand).bit_count()
        return 3.0 * self.fits(city) + new + 0.5 * min(friends, 2) + 0.1 * _NEIGHBOURS[city].bit_count()


@register("easy", "Easy", "A friendly beginner: builds its route, closes early, and watches nobody else.")
def easy() -> BySize:
    """Level 1."""
    return BySize(BeginnerBot(), alone("apprentice", 2, counts=False))


class BeginnerBot(Bot):
    """Plays by a few simple rules."""

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The choice of a beginner in this phase."""
        refuse_texts(legal)
        own = _Situation(view.public, view.seat)
        phases: dict[int, Callable[[_Situation, Sequence[int], Luck], int]] = {
            DRAW: _draw,
            PLAY: _play,
            FINISH: _finish,
            HOUSES: _place,
            CARRIAGE: _upgrade,
        }
        return phases.get(view.public.phase, _discard)(own, legal, luck)


def _draw(own: _Situation, legal: Sequence[int], luck: Luck) -> int:
    shown = [action for action in legal if action < TAKE_SUPPLY]
    best = max(shown, key=lambda city: (own.value(city), luck.number()), default=TAKE_SUPPLY)
    if TAKE_SUPPLY in legal and (not shown or own.value(best) < 1.0):
        return TAKE_SUPPLY
    return best


def _play(own: _Situation, legal: Sequence[int], luck: Luck) -> int:
    ends = [action for action in legal if LEFT <= action < END]
    if ends:
        return max(ends, key=lambda action: (not own.houses >> (action - LEFT) % CITY_COUNT & 1, luck.number()))
    takes = [action for action in legal if action <= TAKE_SUPPLY]
    if takes and (own.length or own.hand.bit_count() < 2):
        return _draw(own, takes, luck)
    starts = [action for action in legal if START <= action < LEFT]
    return max(starts, key=lambda action: ((_NEIGHBOURS[action - START] & own.hand).bit_count(), luck.number()))


def _finish(own: _Situation, legal: Sequence[int], luck: Luck) -> int:
    ends = [action for action in legal if LEFT <= action < END]
    if ends and own.length < own.wanted and own.hand.bit_count() > 1:
        return _play(own, ends, luck)
    good_enough = own.wanted - 1 if own.state.official == NOBODY else own.wanted
    stuck = not any(own.fits(city) for city in in_board_order(own.hand | own.state.face_up()))
    if CLOSE in legal and (own.length >= max(good_enough, own.state.shortest_route) or stuck):
        return CLOSE
    return END


def _place(own: _Situation, legal: Sequence[int], luck: Luck) -> int:
    """Place a house wherever the larger of the two kinds of sets has one."""
    sites = [action - HOUSE for action in legal if action != DONE]
    chosen = own.state.chosen
    provinces = {_PROVINCE[city] for city in sites}
    by_province = {province: [city for city in sites if _PROVINCE[city] == province] for province in provinces}
    if not chosen:
        largest = max(by_province.values(), key=len)
        return HOUSE + (min(largest) if len(largest) > len(provinces) else min(sites))
    first = _PROVINCE[lowest(chosen)]
    here = by_province.get(first, [])
    elsewhere = [city for city in sites if _PROVINCE[city] != first]
    if len(here) >= len(provinces - {first}) and here:
        return HOUSE + min(here)
    return HOUSE + min(elsewhere) if elsewhere else DONE


def _upgrade(own: _Situation, legal: Sequence[int], luck: Luck) -> int:
    return CALL_CARTWRIGHT


def _discard(own: _Situation, legal: Sequence[int], luck: Luck) -> int:
    """Keep cards that have neighbours in hand."""

    def use(action: int) -> int:
        city = action - DISCARD_CARD
        return (_NEIGHBOURS[city] & own.hand).bit_count() - 4 * (copies(own.pile, city) > 1)

    return min(legal, key=use)
