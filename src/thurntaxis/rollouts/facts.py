"""What can be said for certain when two ways are compared: what they score, waste and keep open."""

from collections.abc import Iterator, Sequence

from ..board import CITIES
from ..bots.advice import world_of
from ..engine import EngineView, State
from ..engine.bits import cities_of, copies, count
from ..engine.numbers import CITY_COUNT, CLOSE, LEFT, START, TAKE_SUPPLY
from ..game.actions import read

Arguments = dict[str, str | int]
_POINTS = 2
"""Points by which the scores of two ways must differ to be worth a sentence."""
_CARDS = 3
"""Cards by which two ways must differ in what can follow."""


def facts(view: EngineView, best: Sequence[int], other: Sequence[int]) -> Iterator[tuple[str, Arguments]]:
    """What is certain and speaks for the better way: the id of a sentence and its arguments, the weightiest first."""
    seat = view.seat
    before, after, instead = world_of(view), _after(view, best), _after(view, other)
    if CLOSE in best:
        points, fewer = (each.score(seat) - before.score(seat) for each in (after, instead))
        if points - fewer >= _POINTS:
            yield "review-reason-score", {"best": points, "other": fewer}
    length = before.lengths[seat]
    if gives_up(view, other) and not gives_up(view, best) and length > 1:
        yield "review-reason-waste", {"length": length}
    if CLOSE not in best and CLOSE not in other and after.lengths[seat] and instead.lengths[seat]:
        mine, theirs = _can_follow(after, view), _can_follow(instead, view)
        if mine - theirs >= _CARDS:
            yield "review-reason-open", {"best": mine, "other": theirs}
    yield from _about_cities(before, seat, best, other)


def gives_up(view: EngineView, way: Sequence[int]) -> bool:
    """Whether a way gives up the route."""
    return START <= way[0] < LEFT and view.public.lengths[view.seat] > 0


def length_after(view: EngineView, way: Sequence[int]) -> int:
    """How long the route is after the actions of a way."""
    return _after(view, way).lengths[view.seat]


def tiles_taken(view: EngineView, way: Sequence[int]) -> int:
    """The tiles that the actions of a way themselves bring, as a set of the engine."""
    return _after(view, way).tiles[view.seat] & ~view.public.tiles[view.seat]


def _after(view: EngineView, way: Sequence[int]) -> State:
    state = world_of(view)
    for action in way:
        state.apply_unchecked(action)
    return state


def _can_follow(state: State, view: EngineView) -> int:
    """How many cards can extend the route: in the player's hand, face up, or unseen."""
    fitting = state.cities_that_extend(view.seat)
    pile = sum(copies(view.public.supply, city) for city in range(CITY_COUNT) if fitting >> city & 1)
    hand = sum(copies(state.hands[view.seat], city) for city in range(CITY_COUNT) if fitting >> city & 1)
    shown = sum(1 for city in view.public.display if city < CITY_COUNT and fitting >> city & 1)
    taken = count(cities_of(state.hands[view.seat]) & ~cities_of(view.public.hands[view.seat]) & fitting)
    return pile + hand + shown - taken


def _about_cities(
    before: State, seat: int, best: Sequence[int], other: Sequence[int]
) -> Iterator[tuple[str, Arguments]]:
    """What the two cards differ in, where one card is taken or played instead of another."""
    verb, city = read(best[0]).verb, read(best[0]).city
    second = read(other[0]).city
    if len(best) > 1 or len(other) > 1 or TAKE_SUPPLY in (best[0], other[0]) or city is None or second is None:
        return
    if city == second:
        return
    mine, theirs = CITIES.index(city), CITIES.index(second)
    fitting = before.cities_that_extend(seat) if before.lengths[seat] else 0
    if verb == "take" and fitting >> mine & 1 and not fitting >> theirs & 1:
        yield "review-reason-fits", {"city": city, "second": second}
    houses = before.houses[seat]
    if houses >> theirs & 1 and not houses >> mine & 1:
        yield "review-reason-house", {"city": city, "second": second}
