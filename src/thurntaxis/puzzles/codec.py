"""A position in a short text, since hundreds of them come with the package: a letter for each city."""

from typing import Any

from ..board import CITIES, STACKS, CityId
from ..game import Position
from ..game.position import FORMAT
from ..lesson import with_supply

_LETTERS = "abcdefghijklmnopqrstuv"
_EMPTY = "-"
_BEGINNING: dict[str, object] = {"phase": "draw", "official": None, "taken": 0}
_LETTER_OF = dict(zip(CITIES, _LETTERS, strict=True))
_CITY_OF = dict(zip(_LETTERS, CITIES, strict=True))


def write(position: Position) -> dict[str, Any]:
    """A position before a closing. The supply is what lies nowhere else; a turn that has not begun is not told of."""
    data = position.to_json()
    seats = [
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
    turn: dict[str, object] = {"phase": data["phase"], "official": data["official"], "taken": data["taken"]}
    under_way = {name: value for name, value in turn.items() if value != _BEGINNING[name]}
    return {
        "player": data["player"],
        "round": data["round"],
        **under_way,
        "display": "".join(_EMPTY if city is None else _LETTER_OF[city] for city in data["display"]),
        "discards": _letters(data["discards"]),
        "seats": seats,
    }


def read(data: dict[str, Any], players: list[str]) -> Position:
    """The same position; it is checked like any other."""
    hands, known, routes, houses, carriages, tiles = zip(*data["seats"], strict=True)
    return Position.from_json(
        with_supply(
            {
                "format": FORMAT,
                "players": players[: len(data["seats"])],
                "player": data["player"],
                **{name: data.get(name, value) for name, value in _BEGINNING.items()},
                "round": data["round"],
                "display": [None if letter == _EMPTY else _CITY_OF[letter] for letter in data["display"]],
                "discards": _cities(data["discards"]),
                "hands": [_cities(each) for each in hands],
                "known": [_cities(each) for each in known],
                "routes": [_cities(each) for each in routes],
                "houses": [_cities(each) for each in houses],
                "carriages": list(carriages),
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
