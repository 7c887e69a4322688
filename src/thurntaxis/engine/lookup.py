"""The board as tables of integers, for the engine. Tiles are numbered stack by stack, the top one first."""

from collections.abc import Iterable

from .. import board


def city_set(cities: Iterable[str]) -> int:
    """The set of cities with those ids."""
    return sum(1 << board.CITY_INDEX[city] for city in cities)


def _stack_sets() -> list[int]:
    sets: list[int] = []
    first = 0
    for values in board.TILES.values():
        sets.append(((1 << len(values)) - 1) << first)
        first += len(values)
    return sets


NEIGHBOURS = [city_set(board.NEIGHBOURS[city]) for city in board.CITIES]
"""By city: the set of cities that a road joins it to."""
PROVINCE_OF = [board.PROVINCES.index(board.PROVINCE_OF[city]) for city in board.CITIES]
PROVINCE_CITIES = [city_set(board.PROVINCE_CITIES[province]) for province in board.PROVINCES]
REGION_CITIES = [city_set(board.REGION_CITIES[region]) for region in board.BONUS_REGIONS]
STACK_TILES = _stack_sets()
"""By stack: the set of its tiles."""


def stack_set(stacks: Iterable[str]) -> int:
    """The set of all tiles of those stacks."""
    return sum(tiles for stack, tiles in zip(board.STACKS, _stack_sets(), strict=True) if stack in stacks)


def official_set(officials: Iterable[str]) -> int:
    """The set of those officials by their numbers, which count from 1."""
    return sum(2 << board.OFFICIALS.index(official) for official in officials)


TILE_VALUES = [value for values in board.TILES.values() for value in values]
CARRIAGE_POINTS = [board.CARRIAGE_POINTS.get(length, 0) for length in range(max(board.CARRIAGES) + 1)]
"""Printed points by the carriage's number, 0 for none."""
BAIERN = board.PROVINCES.index("baiern")
