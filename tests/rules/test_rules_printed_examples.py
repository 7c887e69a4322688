"""The examples that the rulebooks print."""

from collections.abc import Callable

import pytest

from reference.positions import FROM_LODZ
from support.table import Table
from thurntaxis.board import CITIES

Setup = Callable[..., Table]
SIXTEEN_POINTS = [["all_provinces", 6], ["baiern", 5], ["baden", 3], ["route_5", 2]]
SEVENTEEN_POINTS = [["all_provinces", 6], ["baiern", 5], ["boehmen_salzburg", 4], ["route_5", 2]]


@pytest.mark.parametrize(
    ("tiles", "total"),
    [(SIXTEEN_POINTS, 19), (SEVENTEEN_POINTS, 20)],
    ids=["7+16-4=19 (Spanish, English)", "7+17-4=20 (Polish, French)"],
)
def test_printed__scoring(table: Setup, tiles: list[list[object]], total: int) -> None:
    ann = table(carriages=[6, 0], houses=[CITIES[:16], []], tiles=[tiles, []], official="postmaster")
    assert ann.score(0) == total


def test_printed__a_route_grows_at_its_ends_only(table: Setup) -> None:
    route = ["carlsruhe", "stuttgart", "nuernberg", "regensburg"]
    hand = ["innsbruck", "wuerzburg", "stuttgart"]
    ann = table([hand, []], phase="play", official="postmaster", taken=2, routes=[route, []])
    ann.refuse(*(f"{end} {city}" for city in hand for end in ("left", "right")))
    assert ann.legal == ["start innsbruck", "start stuttgart", "start wuerzburg"]


def closing_six(table: Setup) -> Table:
    route = ["sigmaringen", "stuttgart", "nuernberg", "regensburg", "ingolstadt", "augsburg"]
    return table([["linz"], []], phase="finish", official="postmaster", taken=2, routes=[route, []]).play("close")


def test_printed__one_house_in_each_province(table: Setup) -> None:
    ann = closing_six(table).play("house sigmaringen", "house stuttgart")
    assert ann.legal_with("house") == [
        "house nuernberg",
        "house regensburg",
        "house ingolstadt",
        "house augsburg",
    ]
    ann.play("house ingolstadt")
    assert ann.houses(0) == {"sigmaringen", "stuttgart", "ingolstadt"}
    assert ann.player == 1


def test_printed__a_house_in_each_city_of_one_province(table: Setup) -> None:
    ann = closing_six(table)
    ann.play("house nuernberg", "house regensburg", "house ingolstadt", "house augsburg")
    assert ann.houses(0) == {"nuernberg", "regensburg", "ingolstadt", "augsburg"}
    assert ann.player == 1


def test_printed__a_bonus_region_may_take_several_routes(table: Setup) -> None:
    route = ["sigmaringen", "ulm", "kempten"]
    ann = table([["linz"], []], phase="finish", routes=[route, []], houses=[["stuttgart"], []])
    ann.play("close", "house sigmaringen", "house ulm", "done")
    assert ann.tiles(0) == [("wuerttemberg_hohenzollern", 3)]


def test_printed__carriages_come_one_after_the_other(table: Setup) -> None:
    """Routes of 3, 5 and 4 cards earn the carriages 3 and 4 and none."""
    carriage = 0
    for length, expected in ((3, 3), (5, 4), (4, 4)):
        ann = table(
            [["mannheim"], []],
            phase="finish",
            official="postmaster",
            taken=2,
            routes=[FROM_LODZ[:length], []],
            carriages=[carriage, 0],
        )
        carriage = ann.play("close", "done").carriage(0)
        assert carriage == expected


def test_printed__the_cartwright_makes_a_seven_of_a_route_of_five(table: Setup) -> None:
    ann = table([["mannheim"], []], phase="finish", routes=[FROM_LODZ[:5], []], carriages=[6, 0])
    ann.play("close", "done")
    assert ann.legal == ["cartwright", "decline"]
    assert ann.play("cartwright").carriage(0) == 7
