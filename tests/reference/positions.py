"""Positions for tests: name what matters, and the rest of the table is laid out around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from .game import CARRIAGES, CITIES, COPIES, HOUSES, PROVINCE, REGIONS, SLOTS, STACKS, Position, full_rules

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
FACE_UP = ["ulm", "linz", "basel", "passau", "kempten", "mannheim"]
FROM_LODZ = ["lodz", "pilsen", "budweis", "linz", "salzburg", "innsbruck", "kempten", "zuerich", "basel"]
"""A long route; its first cities make shorter ones."""
THROUGH_BAIERN = ["sigmaringen", "stuttgart", "nuernberg", "regensburg", "ingolstadt", "augsburg", "kempten", "zuerich"]


def all_but(*cities: str) -> list[str]:
    return [city for city in CITIES if city not in cities]


def position(
    hands: Sequence[Sequence[str]] = ((), ()),
    *,
    player: int = 0,
    phase: str = "draw",
    official: str | None = None,
    taken: int | None = None,
    rules: str | dict[str, str] = "standard",
    display: Sequence[str | None] = FACE_UP,
    routes: Sequence[Sequence[str]] | None = None,
    houses: Sequence[Sequence[str]] | None = None,
    carriages: Sequence[int] | None = None,
    tiles: Sequence[Sequence[Sequence[Any]]] | None = None,
    length_tiles: Sequence[Sequence[str]] | None = None,
    supply: Sequence[str] = (),
    discards: Sequence[str] = (),
    known: Sequence[Sequence[str]] | None = None,
    closing: dict[str, Any] | None = None,
    rest: str = "supply",
) -> Position:
    """A whole position: cards that are not named lie in the pile `rest`, and due tiles are dealt out, unless given."""
    seats = range(len(hands))
    empty: list[list[Any]] = [[] for _ in seats]
    piles = {f"hand {seat}": list(hands[seat]) for seat in seats}
    piles |= {"supply": list(supply), "discards": list(discards)}
    routes = [list(route) for route in routes or empty]
    houses = [list(cities) for cities in houses or empty]
    carriages = list(carriages or [0 for _ in seats])
    used = Counter(city for pile in (display, *routes, *piles.values()) for city in pile)
    used.update((closing or {}).get("discarded", ()))
    piles[rest] += [city for city in CITIES for _ in range(COPIES - used[city])]
    settled = [[city for city in cities if not closing or city not in closing["houses"]] for cities in houses]
    return {
        "format": "thurntaxis-position/1",
        "rules": rules,
        "players": NAMES[: len(hands)],
        "player": player,
        "phase": phase,
        "official": official,
        "taken": (0 if phase == "draw" else 1) if taken is None else taken,
        "display": [*display, *[None] * (SLOTS - len(display))],
        "supply": piles["supply"],
        "discards": piles["discards"],
        "hands": [piles[f"hand {seat}"] for seat in seats],
        "known": [list(cards) for cards in known or empty],
        "routes": routes,
        "houses": houses,
        "carriages": carriages,
        "tiles": (
            [list(map(list, held)) for held in tiles]
            if tiles
            else due_tiles(full_rules(rules), settled, carriages, length_tiles or empty)
        ),
        "closing": closing,
    }


def due_tiles(
    rules: dict[str, str],
    houses: Sequence[Sequence[str]],
    carriages: Sequence[int],
    length_tiles: Sequence[Sequence[str]],
) -> list[list[list[Any]]]:
    """The tiles that go with these houses and carriages, lower seats first, and the length tiles asked for."""
    stacks = {name: values[:] for name, values in STACKS.items()}
    every = rules["all_provinces"] == "every_province"
    provinces = {province for province in PROVINCE.values() if every or province != "baiern"}
    tiles: list[list[list[Any]]] = []
    for placed, carriage, asked in zip(houses, carriages, length_tiles, strict=True):
        due = [*asked, *[region for region, cities in REGIONS.items() if set(cities) <= set(placed)]]
        if provinces <= {PROVINCE[city] for city in placed}:
            due.append("all_provinces")
        if len(placed) == HOUSES or carriage == CARRIAGES[-1]:
            due.append("game_end")
        tiles.append(sorted([name, stacks[name].pop(0)] for name in due if stacks[name]))
    return tiles
