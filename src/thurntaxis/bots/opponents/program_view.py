"""The engine's view as JSON for programs: names, routes and rules, which the engine keeps as numbers or not at all."""

from collections.abc import Sequence
from functools import lru_cache

from ...board import CITIES, NEIGHBOURS, OFFICIALS, PROVINCES, CityId
from ...engine import EngineView, State
from ...engine.bits import cities_of, copies, count, lowest, one, together
from ...engine.numbers import NO_CITY
from ...game.cards import city_names, city_set, tile_tuple
from ...game.draws import in_board_order
from ...game.viewjson import ViewWriter
from ...rules import Rules
from ...variants import Variant

_BESIDE = [city_set(NEIGHBOURS[city]) for city in CITIES]
"""By city: the set of cities that a road joins it to."""


def view_text(view: EngineView, legal: Sequence[int], ply: int) -> str:
    """The protocol's view as JSON. Cities inside a route stand in an order that fits its ends; round is 0."""
    public = view.public
    writer = ViewWriter([f"seat {seat}" for seat in range(public.players)], rules_of(public).to_json())
    routes = [route_of(public, seat) for seat in range(public.players)]
    return writer.write([view], routes, ply, 0, list(legal))[0]


def rules_of(public: State) -> Rules:
    """The rules of a view's game. A state has them in parts; cities, copies and tiles are those that are seen."""
    cards = [*public.hands, *public.routes, public.discards, public.set_aside]
    cards += [one(city) for city in public.display if city != NO_CITY]
    pile = public.supply  # in a view: all cards that the viewer has not seen
    for more in cards:
        pile = together(pile, more)
    cities = cities_of(pile)
    tiles = public.tiles_left | sum(public.tiles)
    return Rules(
        "every_province" if public.needed_provinces & 1 << PROVINCES.index("baiern") else "outside_baiern",
        "always" if public.fallback_always else "seven_only",
        "printed" if public.points_are_printed else "length",
        Variant(
            cities=tuple(city_names(cities)),
            copies=copies(pile, lowest(cities)),
            slots=count(public.slots),
            houses=public.house_count,
            shortest_route=public.shortest_route,
            last_carriage=public.last_carriage,
            officials=tuple(name for number, name in enumerate(OFFICIALS, 1) if public.officials >> number & 1),
            stacks=tuple({stack for stack, _ in tile_tuple(tiles)}),
            reshuffles=bool(public.reshuffles),
        ),
    )


def route_of(public: State, seat: int) -> list[CityId]:
    """The cities of a seat's route from its left to its right end, in an order that roads allow."""
    if not public.routes[seat]:
        return []
    order = _way(public.routes[seat], public.left[seat], public.right[seat])
    return [CITIES[city] for city in order] or city_names(public.routes[seat])


@lru_cache(maxsize=1 << 14)
def _way(cities: int, left: int, right: int) -> tuple[int, ...]:
    """A way by roads from one end through all the cities to the other; empty if there is none.

    A city that has no way in and out any more makes it turn back; the longest routes would take a tenth of a second
    without that.
    """
    if left == right:
        return (left,) if cities == one(left) else ()
    rest = cities & ~one(left)
    open_ends = rest | one(left)
    if any(count(_BESIDE[city] & open_ends) < (1 if city == right else 2) for city in in_board_order(rest)):
        return ()
    for city in in_board_order(_BESIDE[left] & rest):
        way = _way(rest, city, right)
        if way:
            return (left, *way)
    return ()
