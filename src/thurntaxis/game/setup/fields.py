"""The fields of a position as JSON, each read by its type; what is wrong with one is said with its place."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...board import CITIES, CITY_INDEX, MAX_PLAYERS, MIN_PLAYERS, SLOTS, CityId
from ...quoting import quoted
from ..errors import PositionError

Value = TypeVar("Value")


def object_of(data: object) -> Mapping[str, object]:
    """The data of a JSON object."""
    if not isinstance(data, Mapping):
        raise PositionError(f"a position is a JSON object, not {type(data).__name__}")
    return data


def names_of(names: object) -> tuple[str, ...]:
    """The names of the players."""
    if not isinstance(names, list) or not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
        raise PositionError("players: expected a list of two to four names")
    if not all(isinstance(name, str) for name in names):
        raise PositionError("players: names are texts")
    return tuple(names)


def one_of(data: Mapping[str, object], key: str, values: Sequence[Value]) -> Value:
    """The field, which must be one of those values."""
    for value in values:
        if value == data.get(key):
            return value
    raise PositionError(f"{key}: {quoted(data.get(key))} is not one of {', '.join(map(repr, values))}")


def whole(data: Mapping[str, object], key: str, least: int, most: int, default: int | None = None) -> int:
    """The field, which must be a whole number within those bounds."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise PositionError(f"{key}: {quoted(value)} is not a whole number from {least} to {most}")
    return value


def city_of(value: object, place: str) -> CityId:
    """The id of a city."""
    if not isinstance(value, str) or value not in CITY_INDEX:
        raise PositionError(f"{place}: there is no city {quoted(value)}")
    return CITIES[CITY_INDEX[value]]


def list_of(value: object, place: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise PositionError(f"{place}: expected a list, not {quoted(value)}")
    return value


def cards_of(data: Mapping[str, object], key: str) -> list[CityId]:
    """The field, a list of cities."""
    return [city_of(city, f"{key}[{index}]") for index, city in enumerate(list_of(data.get(key), key))]


def per_seat(data: Mapping[str, object], key: str, seats: int) -> list[list[CityId]]:
    """The field, a list of cities for each seat."""
    rows = list_of(data.get(key), key)
    if len(rows) != seats:
        raise PositionError(f"{key}: {len(rows)} entries for {seats} players")
    return [
        [city_of(city, f"{key}[{seat}][{index}]") for index, city in enumerate(list_of(row, f"{key}[{seat}]"))]
        for seat, row in enumerate(rows)
    ]


def display_of(value: object) -> list[CityId | None]:
    """The display, slot by slot."""
    slots = list_of(value, "display")
    if len(slots) != SLOTS:
        raise PositionError(f"display: {len(slots)} slots, not {SLOTS}")
    return [None if city is None else city_of(city, f"display[{slot}]") for slot, city in enumerate(slots)]
