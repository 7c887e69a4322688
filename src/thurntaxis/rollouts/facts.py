"""What can be said for certain when two ways are compared: what they score, waste and keep open."""

from collections.abc import Iterator, Sequence

from ..board import CITIES
from ..engine import EngineView
from ..engine.bits import size
from ..engine.numbers import CITY_COUNT, CLOSE, END, TAKE_SUPPLY
from .livecards import live_cards
from .merits import NEIGHBOUR_SETS, Arguments, Merit, Way, merits

_POINTS = 2
"""Points by which the scores of two ways must differ to be worth a sentence."""
_CARDS = 3
"""Cards by which two ways must differ in what can follow."""
_POOR = 2
"""A closing that places no more houses than this is poor."""
_RARE = 3
"""A draw is a gamble when at most one unseen card in this many fits."""


def facts(view: EngineView, best: Sequence[int], other: Sequence[int]) -> tuple[list[Merit], list[Merit]]:
    """What speaks for the better way and not for the other one, and what speaks against the other: weightiest first."""
    theirs = {merit.id: merit.degree for merit in merits(view, other)}
    good = [merit for merit in merits(view, best) if merit.degree > theirs.get(merit.id, 0)]
    flaws = sorted(_flaws(Way(view, best), Way(view, other)), key=lambda flaw: -flaw.weight)
    told = {flaw.id for flaw in flaws}
    if "flaw-open" in told:  # says more than the count alone
        good = [merit for merit in good if merit.id not in ("why-open", "why-open-many")]
    return good, flaws


def gives_up(view: EngineView, way: Sequence[int]) -> bool:
    """Whether a way gives up the route."""
    return Way(view, way).gives_up


def length_after(view: EngineView, way: Sequence[int]) -> int:
    """How long the route is after the actions of a way."""
    return Way(view, way).after.lengths[view.seat]


def tiles_taken(view: EngineView, way: Sequence[int]) -> int:
    """The tiles that the actions of a way themselves bring, as a set of the engine."""
    done = Way(view, way)
    return done.after.tiles[view.seat] & ~view.public.tiles[view.seat]


def _flaws(best: Way, other: Way) -> Iterator[Merit]:
    """What is wrong with the other way, as far as the better one avoids it."""
    seat = best.seat
    if best.closes and other.closes and 0 <= other.points <= best.points - _POINTS:
        yield Merit("flaw-scores", {"points": other.points}, 95)
    length = best.before.lengths[seat]
    if other.gives_up and not best.gives_up:
        yield Merit("flaw-waste", {"length": length}, 90)
    if CLOSE in other.actions and CLOSE not in best.actions and other.placed <= _POOR and not other.carriage:
        yield Merit("flaw-poor", {"houses": other.placed}, 80)
    if other.first == END and CLOSE in best.actions:
        live = live_cards(best.view, best.before, best.fitting)
        if not live.hand:
            yield Merit("flaw-left-open", {"live": live.total}, 70)
    yield from _follow_up(best, other)
    yield from _cards(best, other)


def _follow_up(best: Way, other: Way) -> Iterator[Merit]:
    """Fewer cards can follow."""
    if best.closes or other.closes or best.first == END or best.gives_up or other.gives_up:
        return
    if not best.after.lengths[best.seat] or not other.after.lengths[best.seat] or other.plays is None:
        return
    mine, theirs = best.open_cards, other.open_cards
    if not theirs and mine:
        yield Merit("flaw-dead", {"city": CITIES[other.plays]}, 85)
    elif mine - theirs >= _CARDS and best.plays is not None:
        yield Merit("flaw-open", {"best": mine, "other": theirs}, 65)


def _cards(best: Way, other: Way) -> Iterator[Merit]:
    """The disadvantages of the other way's card."""
    if other.first == TAKE_SUPPLY and best.takes is not None and best.fitting >> best.takes & 1:
        unseen = size(best.view.public.supply)
        live = live_cards(best.view, best.before, best.fitting).unseen
        if unseen and live * _RARE <= unseen:
            yield Merit("flaw-gamble", {"live": live, "unseen": unseen}, 60)
    city = other.city
    if city is None or city == best.city or other.gives_up:
        return
    card: Arguments = {"city": CITIES[city]}
    if other.takes is not None and best.city is not None and _is_apart(other, city) and not _is_apart(best, best.city):
        yield Merit("flaw-apart", card, 75)
    has_house = other.houses >> city & 1
    if has_house and not (best.city is not None and best.houses >> best.city & 1):
        yield Merit("flaw-house", card, 55)


def _is_apart(way: Way, city: int) -> bool:
    """Whether a card that is taken goes with nothing that the player has."""
    if way.takes is None or not 0 <= city < CITY_COUNT:
        return False
    return not way.fitting >> city & 1 and not way.hand & NEIGHBOUR_SETS[city]
