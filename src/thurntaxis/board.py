"""Facts of the printed game: cities, provinces, roads, tiles, carriages, and what follows from them.

The facts stand in ``board.json`` beside this file. A *province* is one of nine colours on the map (it matters for
placing houses); a *bonus region* is one of the five groups of provinces that have a tile stack of their own. "Board
order" of cities is their order in that file; a city's index below is its place in that order.
"""

import json
from importlib.resources import files
from typing import Annotated, Any, Literal

from typing_extensions import Doc, TypeAliasType

CityId = TypeAliasType(
    "CityId",
    Annotated[
        Literal["mannheim", "carlsruhe", "freiburg", "basel", "zuerich", "innsbruck", "sigmaringen", "stuttgart"]
        | Literal["ulm", "wuerzburg", "nuernberg", "regensburg", "ingolstadt", "augsburg", "muenchen", "passau"]
        | Literal["kempten", "salzburg", "linz", "pilsen", "budweis", "lodz"],
        Doc("A city, e.g. `ulm`."),
    ],
)
ProvinceId = TypeAliasType(
    "ProvinceId",
    Annotated[
        Literal["baden", "baiern", "boehmen", "hohenzollern", "polen", "salzburg", "schweiz", "tyrol", "wuerttemberg"],
        Doc("A province, e.g. `baiern`."),
    ],
)
StackId = TypeAliasType(
    "StackId",
    Annotated[
        Literal["route_5", "route_6", "route_7", "baden", "wuerttemberg_hohenzollern", "schweiz_tyrol"]
        | Literal["boehmen_salzburg", "baiern", "all_provinces", "game_end"],
        Doc("A stack of tiles, e.g. `route_5`."),
    ],
)
Official = TypeAliasType(
    "Official",
    Annotated[Literal["administrator", "postmaster", "postal_carrier", "cartwright"], Doc("An official.")],
)
OFFICIALS: tuple[Official, ...] = ("administrator", "postmaster", "postal_carrier", "cartwright")

_FACTS: dict[str, Any] = json.loads(files(__package__).joinpath("board.json").read_text(encoding="utf-8"))

CITIES: tuple[CityId, ...] = tuple(city["id"] for city in _FACTS["cities"])
"""City ids in board order."""
CITY_INDEX: dict[str, int] = {city: index for index, city in enumerate(CITIES)}
CITY_NAMES: dict[str, str] = {city["id"]: city["name"] for city in _FACTS["cities"]}

CITY_PLACES: dict[str, tuple[float, float]] = {city["id"]: (city["lat"], city["lon"]) for city in _FACTS["cities"]}
"""Latitude and longitude of each city."""
MAP_PLACES: dict[str, tuple[float, float]] = CITY_PLACES | {"lodz": (50.02, 15.0)}
"""Where each city stands on a map: Lodz, far outside, in the corner, as on the printed board."""

PROVINCES: tuple[ProvinceId, ...] = tuple(province["id"] for province in _FACTS["provinces"])
PROVINCE_NAMES: dict[str, str] = {province["id"]: province["name"] for province in _FACTS["provinces"]}
PROVINCE_CITIES: dict[str, tuple[CityId, ...]] = {
    province["id"]: tuple(province["cities"]) for province in _FACTS["provinces"]
}
PROVINCE_OF: dict[str, ProvinceId] = {city["id"]: city["province"] for city in _FACTS["cities"]}

ROADS: tuple[tuple[CityId, CityId], ...] = tuple((one, other) for one, other in _FACTS["roads"])
NEIGHBOURS: dict[str, tuple[CityId, ...]] = {
    city: tuple(other for other in CITIES if (city, other) in ROADS or (other, city) in ROADS) for city in CITIES
}

COPIES: int = _FACTS["city_cards"]["copies_of_each"]
"""How many cards there are of each city."""
SLOTS: int = _FACTS["city_cards"]["display"]
"""How many cards lie face up in the display."""
HOUSE_COUNT: int = _FACTS["houses_per_player"]
"""How many houses each player has."""

CARRIAGES: tuple[int, ...] = tuple(carriage["length"] for carriage in _FACTS["carriages"])
CARRIAGE_POINTS: dict[int, int] = {carriage["length"]: carriage["points"] for carriage in _FACTS["carriages"]}

TILES: dict[str, tuple[int, ...]] = {stack: tuple(values) for stack, values in _FACTS["bonus_tiles"].items()}
"""Bonus tiles by stack, the top one first."""
STACKS: tuple[StackId, ...] = tuple(_FACTS["bonus_tiles"])
BONUS_REGIONS: dict[str, tuple[ProvinceId, ...]] = {
    region: tuple(provinces) for region, provinces in _FACTS["bonus_regions"].items()
}
REGION_CITIES: dict[str, tuple[CityId, ...]] = {
    region: tuple(city for province in provinces for city in PROVINCE_CITIES[province])
    for region, provinces in BONUS_REGIONS.items()
}

MIN_PLAYERS, MAX_PLAYERS = 2, 4
SHORTEST_ROUTE = 3
"""A route can be closed from this length on."""
HAND_AFTER_CLOSING = 3
"""A closing player discards down to this many cards."""
