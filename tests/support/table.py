"""A table set up for one rule: name what matters, and play on with the engine under test."""

from collections import Counter
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

from thurntaxis import Position, Rules
from thurntaxis.board import CARRIAGES, CITIES, CITY_INDEX, COPIES, HOUSE_COUNT, PROVINCE_OF, REGION_CITIES, TILES
from thurntaxis.engine.numbers import NO_CITY
from thurntaxis.game.actions import NUMBERS, OFFICIALS, PHASES, TEXTS
from thurntaxis.game.cards import city_names, tiles_of
from thurntaxis.game.draws import in_board_order

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
FACE_UP = ["ulm", "linz", "basel", "passau", "kempten", "mannheim"]
FROM_LODZ = ["lodz", "pilsen", "budweis", "linz", "salzburg", "innsbruck", "kempten", "zuerich", "basel"]
"""A long route; its first cities make shorter ones."""


def deal_first(state: Any) -> None:
    """Hand over the cards that a state awaits: always the first of the supply in board order."""
    while state.awaits_card:
        state.give(in_board_order(state.supply)[0])


def all_but(*cities: str) -> list[str]:
    return [city for city in CITIES if city not in cities]


def position(
    hands: Sequence[Sequence[str]] = ((), ()),
    *,
    player: int = 0,
    phase: str = "draw",
    official: str | None = None,
    taken: int | None = None,
    rules: Any = "standard",
    display: Sequence[str | None] = FACE_UP,
    routes: Sequence[Sequence[str]] | None = None,
    houses: Sequence[Sequence[str]] | None = None,
    carriages: Sequence[int] | None = None,
    tiles: Sequence[Sequence[Sequence[Any]]] | None = None,
    supply: Sequence[str] = (),
    discards: Sequence[str] = (),
    known: Sequence[Sequence[str]] | None = None,
    closing: dict[str, Any] | None = None,
    rest: str = "supply",
) -> dict[str, Any]:
    """A whole position: cards that are not named lie in the pile `rest`; earned tiles are dealt out, unless given."""
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
        "display": [*display, *[None] * (6 - len(display))],
        "supply": piles["supply"],
        "discards": piles["discards"],
        "hands": [piles[f"hand {seat}"] for seat in seats],
        "known": [list(cards) for cards in known or empty],
        "routes": routes,
        "houses": houses,
        "carriages": carriages,
        "tiles": [list(map(list, held)) for held in tiles] if tiles else earned(Rules.of(rules), settled, carriages),
        "closing": closing,
    }


def earned(rules: Rules, houses: list[list[str]], carriages: list[int]) -> list[list[list[Any]]]:
    """The tiles that these houses and carriages have brought, lower seats first."""
    stacks = {stack: list(values) for stack, values in TILES.items()}
    needed = {
        province for province in PROVINCE_OF.values() if rules.all_provinces == "every_province" or province != "baiern"
    }
    held = []
    for cities, carriage in zip(houses, carriages, strict=True):
        due = [region for region, wanted in REGION_CITIES.items() if set(wanted) <= set(cities)]
        due += ["all_provinces"] * (needed <= {PROVINCE_OF[city] for city in cities})
        due += ["game_end"] * (len(cities) == HOUSE_COUNT or carriage == CARRIAGES[-1])
        held.append([[stack, stacks[stack].pop(0)] for stack in due if stacks[stack]])
    return held


class Table:
    """A state of the engine under test, asked and played in words."""

    def __init__(self, engine: ModuleType, start: dict[str, Any]) -> None:
        self.engine = engine
        self.state = engine.State.from_fields(Position.from_json(start).state.fields())

    def play(self, *actions: str, draws: Sequence[str] = ()) -> "Table":
        """Play actions; cards come from the supply as named, then in board order. All the named ones must be used."""
        cards = list(draws)
        for action in actions:
            self.state.apply(NUMBERS[action])
            while cards and self.state.awaits_card:
                self.state.give(CITY_INDEX[cards.pop(0)])
            deal_first(self.state)
        assert not cards, f"not drawn: {cards}"
        return self

    def refuse(self, *actions: str) -> "Table":
        """Each of the actions must be illegal, raise, and change nothing."""
        before = self.state.copy()
        for action in actions:
            assert action not in self.legal
            with pytest.raises(self.engine.IllegalAction):
                self.state.apply(NUMBERS[action])
            assert self.state == before
        return self

    @property
    def legal(self) -> list[str]:
        return [TEXTS[number] for number in self.state.legal_actions()]

    def legal_with(self, *verbs: str) -> list[str]:
        return [text for text in self.legal if text.split()[0] in verbs]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def player(self) -> int:
        return int(self.state.player)

    @property
    def official(self) -> str | None:
        return OFFICIALS[self.state.official]

    @property
    def display(self) -> list[str | None]:
        return [None if city == NO_CITY else CITIES[city] for city in self.state.display]

    @property
    def supply(self) -> list[str]:
        return city_names(self.state.supply)

    @property
    def discards(self) -> list[str]:
        return city_names(self.state.discards)

    def hand(self, seat: int) -> list[str]:
        return city_names(self.state.hands[seat])

    def known(self, seat: int) -> list[str]:
        return city_names(self.state.known[seat])

    def route(self, seat: int) -> tuple[str, str, set[str]]:
        """Left end, right end, and all cities: the order between the ends decides nothing."""
        ends = CITIES[self.state.left[seat]], CITIES[self.state.right[seat]]
        return (*ends, set(city_names(self.state.routes[seat]))) if self.state.lengths[seat] else ("", "", set())

    def houses(self, seat: int) -> set[str]:
        return set(city_names(self.state.houses[seat]))

    def tiles(self, seat: int) -> list[tuple[str, int]]:
        return tiles_of(self.state.tiles[seat])

    def carriage(self, seat: int) -> int:
        return int(self.state.carriages[seat])

    def score(self, seat: int) -> int:
        return int(self.state.score(seat))

    @property
    def winner(self) -> int:
        return int(self.state.winner())
