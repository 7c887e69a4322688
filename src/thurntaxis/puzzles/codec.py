"""A position in a short text, since hundreds of them come with the package: a letter for each city."""

from typing import NotRequired, TypedDict

from ..board import CITIES, STACKS, CityId, Official
from ..game import Position
from ..game.actions import Phase
from ..game.position import FORMAT
from ..lesson import with_supply

_LETTERS = "abcdefghijklmnopqrstuv"
_EMPTY = "-"
_LETTER_OF = dict(zip(CITIES, _LETTERS, strict=True))
_CITY_OF = dict(zip(_LETTERS, CITIES, strict=True))


class ShortPosition(TypedDict):
    """A position as it stands in `puzzles.jsonl`."""

    player: int
    round: int
    phase: NotRequired[Phase]
    official: NotRequired[Official]
    taken: NotRequired[int]
    display: str
    discards: str
    seats: list[list[str | int]]
    """Hand, known cards, route, houses, carriage, tiles."""


def write(position: Position) -> ShortPosition:
    """A position before a closing. The supply is what lies nowhere else; a turn that has not begun takes no space."""
    data = position.to_json()
    seats: list[list[str | int]] = [
        [
            _letters(data["hands"][seat]),
            _letters(data["known"][seat]),
            _letters(data["routes"][seat]),
            _letters(data["houses"][seat]),
            data["carriages"][seat],
            "".join(f"{STACKS.index(stack)}{value}" for stack, value in data["tiles"][seat]),
        ]
        for seat in range(len(position.players))
    ]
    short: ShortPosition = {
        "player": data["player"],
        "round": data["round"],
        "display": "".join(_EMPTY if city is None else _LETTER_OF[city] for city in data["display"]),
        "discards": _letters(data["discards"]),
        "seats": seats,
    }
    if data["phase"] != "draw":
        short["phase"] = data["phase"]
    if data["official"]:
        short["official"] = data["official"]
    if data["taken"]:
        short["taken"] = data["taken"]
    return short


def read(data: ShortPosition, players: list[str]) -> Position:
    """The same position; it is checked like any other."""
    seats = [[str(part) for part in seat] for seat in data["seats"]]
    hands, known, routes, houses, carriages, tiles = zip(*seats, strict=True)
    return Position.from_json(
        with_supply(
            {
                "format": FORMAT,
                "players": players[: len(data["seats"])],
                "player": data["player"],
                "phase": data.get("phase", "draw"),
                "official": data.get("official"),
                "taken": data.get("taken", 0),
                "round": data["round"],
                "display": [None if letter == _EMPTY else _CITY_OF[letter] for letter in data["display"]],
                "discards": _cities(data["discards"]),
                "hands": [_cities(each) for each in hands],
                "known": [_cities(each) for each in known],
                "routes": [_cities(each) for each in routes],
                "houses": [_cities(each) for each in houses],
                "carriages": [int(each) for each in carriages],
                "tiles": [
                    [[STACKS[int(each[at])], int(each[at + 1])] for at in range(0, len(each), 2)] for each in tiles
                ],
            }
        )
    )


def _letters(cities: list[CityId]) -> str:
    return "".join(_LETTER_OF[city] for city in cities)


def _cities(letters: str) -> list[CityId]:
    return [_CITY_OF[letter] for letter in letters]
