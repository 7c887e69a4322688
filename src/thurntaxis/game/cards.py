"""Translates between the engine's integers and the names of cities, tiles and provinces."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from ..board import CITIES, CITY_INDEX, PROVINCES, STACKS, TILES, CityId, ProvinceId, StackId
from ..engine import State
from ..engine.bits import with_card
from ..engine.numbers import NO_CITY
from .draws import in_board_order

TILE_NAMES: tuple[tuple[StackId, int], ...] = tuple((stack, value) for stack in STACKS for value in TILES[stack])
"""Stack and value of each tile, by the engine's number."""
STACK_TILES: dict[str, int] = {
    stack: sum(1 << number for number, (name, _) in enumerate(TILE_NAMES) if name == stack) for stack in STACKS
}
"""By stack: the engine's set of its tiles."""


@lru_cache(maxsize=1 << 14)
def city_tuple(pile: int) -> tuple[CityId, ...]:
    """The cities of a pile or set, in board order; cached, since most do not change from action to action."""
    return tuple(CITIES[city] for city in in_board_order(pile))


def city_names(pile: int) -> list[CityId]:
    """The cities of a pile or set, in board order, as a new list."""
    return list(city_tuple(pile))


def display_names(state: State) -> list[CityId | None]:
    """The cities in the display by slot; None for an empty one."""
    return [None if city == NO_CITY else CITIES[city] for city in state.display]


def needed_provinces(state: State) -> tuple[ProvinceId, ...]:
    """The provinces in which the tile `all_provinces` asks for a house."""
    return tuple([province for number, province in enumerate(PROVINCES) if state.needed_provinces >> number & 1])


def city_set(cities: Iterable[str]) -> int:
    """The engine's set of those cities."""
    return sum(1 << CITY_INDEX[city] for city in set(cities))


def pile_of(cities: Iterable[str]) -> int:
    """The engine's pile of those cards; at most three of a city."""
    pile = 0
    for city in cities:
        pile = with_card(pile, CITY_INDEX[city])
    return pile


def tiles_of(tiles: int) -> list[tuple[StackId, int]]:
    """Stack and value of each tile of a set, stack by stack, the highest first."""
    return list(tile_tuple(tiles))


@lru_cache(maxsize=1 << 14)
def tile_tuple(tiles: int) -> tuple[tuple[StackId, int], ...]:
    """`tiles_of` as a tuple, remembered."""
    return tuple(tile for number, tile in enumerate(TILE_NAMES) if tiles >> number & 1)


@lru_cache(maxsize=1 << 12)
def stacks_of(tiles: int) -> Mapping[StackId, tuple[int, ...]]:
    """The values left in every stack, the top one first."""
    left = tile_tuple(tiles)
    return MappingProxyType({stack: tuple(value for name, value in left if name == stack) for stack in STACKS})
