"""Rules page, "Components and set-up"."""

from collections.abc import Callable
from types import ModuleType
from typing import get_args

import pytest

from reference.positions import FROM_LODZ
from support.table import Table
from thurntaxis import Game, GameError, board
from thurntaxis.engine.numbers import CARTWRIGHT, OVER
from thurntaxis.game.actions import OFFICIALS, PHASES

Setup = Callable[..., Table]


def new_table(engine: ModuleType, players: int) -> Table:
    """A game before its first action, dealt from the supply in board order."""
    fresh = Table.__new__(Table)
    fresh.engine, fresh.state = engine, engine.State(players)
    while fresh.state.awaits_card:
        fresh.state.give(board.CITY_INDEX[fresh.supply[0]])
    return fresh


def test_setup__22_cities_in_9_provinces() -> None:
    assert (len(board.CITIES), len(board.PROVINCES)) == (22, 9)
    assert sorted(board.CITIES) == sorted(city for cities in board.PROVINCE_CITIES.values() for city in cities)
    assert all(city in board.PROVINCE_CITIES[board.PROVINCE_OF[city]] for city in board.CITIES)


def names(kind: object) -> list[object]:
    """The ids that a type is put together from."""
    parts = get_args(kind)
    return [name for part in parts for name in names(part)] if parts else [kind] if isinstance(kind, str) else []


def test_setup__the_types_of_ids_name_just_what_the_board_has() -> None:
    assert names(board.CityId.__value__) == list(board.CITIES)
    assert names(board.ProvinceId.__value__) == list(board.PROVINCES)
    assert names(board.StackId.__value__) == list(board.STACKS) == list(board.TILES)
    assert names(board.Official.__value__) == list(board.OFFICIALS) == list(OFFICIALS[1:])
    assert (PHASES[OVER], OFFICIALS[CARTWRIGHT]) == ("over", "cartwright")
    assert (len(PHASES), len(OFFICIALS)) == (OVER + 1, CARTWRIGHT + 1)


def test_setup__45_roads_that_go_both_ways() -> None:
    assert len({frozenset(road) for road in board.ROADS}) == len(board.ROADS) == 45
    assert sum(map(len, board.NEIGHBOURS.values())) == 90
    assert all(one in board.NEIGHBOURS[other] for one, other in board.ROADS)
    assert all(other in board.NEIGHBOURS[one] for one, other in board.ROADS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup__66_cards_3_of_each_city(engine: ModuleType, players: int) -> None:
    fresh = new_table(engine, players)
    cards = [*fresh.supply, *(city for city in fresh.display if city)]
    assert len(cards) == 66
    assert all(cards.count(city) == 3 for city in board.CITIES)


def test_setup__20_houses_a_player(engine: ModuleType) -> None:
    assert [new_table(engine, 4).score(seat) for seat in range(4)] == [-20] * 4


@pytest.mark.parametrize(("carriage", "points"), [(3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_setup__carriages_and_their_points(table: Setup, carriage: int, points: int) -> None:
    tiles = [[["game_end", 1]] if carriage == 7 else [], []]
    ann = table(official="postmaster", carriages=[carriage, 0], tiles=tiles)
    assert ann.state.carriage_points(0) == points


def test_setup__carriages_never_run_out(table: Setup) -> None:
    hands, routes = [["ulm"], ["ulm"], ["basel"], []], [[], [], [], FROM_LODZ[:3]]
    dan = table(hands, player=3, phase="finish", routes=routes, carriages=[3, 3, 3, 0])
    assert dan.play("close", "done").carriage(3) == 3


def test_setup__30_tiles_in_ten_stacks_the_highest_on_top() -> None:
    assert len(board.TILES) == 10
    assert sum(map(len, board.TILES.values())) == 30
    assert all(list(values) == sorted(values, reverse=True) for values in board.TILES.values())


def test_setup__polen_belongs_to_no_bonus_region() -> None:
    in_regions = {province for provinces in board.BONUS_REGIONS.values() for province in provinces}
    assert in_regions == set(board.PROVINCES) - {"polen"}


@pytest.mark.parametrize("players", [0, 1, 5])
def test_setup__2_to_4_players(engine: ModuleType, players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        engine.State(players)
    with pytest.raises(GameError, match="2 to 4 players"):
        Game(["Ann"] * players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup__seat_0_starts_and_turns_go_clockwise(engine: ModuleType, players: int) -> None:
    fresh = new_table(engine, players)
    seats = []
    for _ in range(2 * players):
        seats.append(fresh.player)
        fresh.play("take supply")
        if fresh.phase == "draw":
            fresh.play("take supply")
        fresh.play(fresh.legal_with("start")[0], "end")
    assert seats == [*range(players), *range(players)]


def test_setup__six_cards_are_turned_up_in_slots_0_to_5(engine: ModuleType) -> None:
    state = engine.State(2)
    for slot in range(6):
        assert state.awaiting == slot
        state.give(20 - slot)
    assert not state.awaits_card
    assert list(state.display) == [20, 19, 18, 17, 16, 15]


def test_setup__hands_start_empty(engine: ModuleType) -> None:
    assert [new_table(engine, 4).hand(seat) for seat in range(4)] == [[]] * 4
