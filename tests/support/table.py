"""A position on the table, played on with the engine under test, in words."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

from thurntaxis import Position
from thurntaxis.board import CITIES, CITY_INDEX, CityId, StackId
from thurntaxis.engine.numbers import NO_CITY
from thurntaxis.game.actions import NUMBERS, OFFICIALS, PHASES, TEXTS
from thurntaxis.game.cards import city_names, tiles_of
from thurntaxis.game.draws import in_board_order


def deal_first(state: Any) -> None:
    """Hand over the cards that a state awaits: always the first of the supply in board order."""
    while state.awaits_card:
        state.give(in_board_order(state.supply)[0])


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
            with pytest.raises(self.engine.IllegalInput):
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
        phase: str = PHASES[self.state.phase]
        return phase

    @property
    def player(self) -> int:
        return int(self.state.player)

    @property
    def official(self) -> str | None:
        official: str | None = OFFICIALS[self.state.official]
        return official

    @property
    def display(self) -> list[str | None]:
        return [None if city == NO_CITY else CITIES[city] for city in self.state.display]

    @property
    def supply(self) -> list[CityId]:
        return city_names(self.state.supply)

    @property
    def discards(self) -> list[CityId]:
        return city_names(self.state.discards)

    def hand(self, seat: int) -> list[CityId]:
        return city_names(self.state.hands[seat])

    def known(self, seat: int) -> list[CityId]:
        return city_names(self.state.known[seat])

    def route(self, seat: int) -> tuple[str, str, set[str]]:
        """Left end, right end, and all cities: the order between the ends decides nothing."""
        ends = CITIES[self.state.left[seat]], CITIES[self.state.right[seat]]
        return (*ends, set(city_names(self.state.routes[seat]))) if self.state.lengths[seat] else ("", "", set())

    def houses(self, seat: int) -> set[str]:
        return set(city_names(self.state.houses[seat]))

    def tiles(self, seat: int) -> list[tuple[StackId, int]]:
        return tiles_of(self.state.tiles[seat])

    def carriage(self, seat: int) -> int:
        return int(self.state.carriages[seat])

    def score(self, seat: int) -> int:
        return int(self.state.score(seat))

    @property
    def winner(self) -> int:
        return int(self.state.winner())
