"""Rules page, "3. Close": houses (a), bonus tiles (b), carriage (c), discard (d), and the tile `game_end`."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from reference.positions import FROM_LODZ, all_but
from support.table import Table, deal_first
from thurntaxis.board import BONUS_REGIONS, CITIES, NEIGHBOURS, PROVINCE_CITIES, PROVINCE_OF, REGION_CITIES, CityId
from thurntaxis.engine.numbers import HOUSES
from thurntaxis.game.actions import NUMBERS

Setup = Callable[..., Table]
BAIERN_AND_MORE = ["sigmaringen", "stuttgart", "nuernberg", "regensburg", "ingolstadt", "augsburg"]


def closing(table: Setup, route: list[str], *, hand: tuple[str, ...] = ("mannheim",), **things: Any) -> Table:
    """Ann at the end of her turn, no official left, with a route to close."""
    things = {"official": "postmaster", "taken": 2, **things}
    others: list[list[str]] = [[] for _ in range(len(things.get("carriages", (0, 0))) - 1)]
    things["houses"] = [*things.get("houses", [[]]), *others][: len(others) + 1]
    return table([list(hand), *others], phase="finish", routes=[route, *others], **things)


# ---- May close from three cards on ----


@pytest.mark.parametrize("length", range(1, 9))
def test_close__a_route_of_at_least_three_cards(table: Setup, length: int) -> None:
    assert closing(table, FROM_LODZ[:length]).legal == (["end", "close"] if length >= 3 else ["end"])


def test_close__is_a_choice(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:5]).play("end")
    assert (ann.player, ann.route(0)[2], ann.houses(0)) == (1, set(FROM_LODZ[:5]), set())


def test_close__the_turn_is_over_after_it(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:3]).play("close", "done")
    assert (ann.player, ann.phase, ann.route(0)) == (1, "draw", ("", "", set()))


# ---- a. Houses ----


def sets_of_houses(ann: Table) -> Iterator[frozenset[str]]:
    """Every set that can be placed, by every way to name it."""
    before = ann.houses(0)
    ways = [ann.state.copy()]
    ways[0].apply(NUMBERS["close"])
    while ways:
        state = ways.pop()
        if state.phase != HOUSES:
            ann.state = state
            yield frozenset(ann.houses(0) - before)
            continue
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            deal_first(after)
            ways.append(after)


def allowed_sets(route: list[str], mine: list[str], left: int) -> set[frozenset[str]]:
    free = [city for city in route if city not in mine]
    found = {frozenset(some) for size in range(min(left, len(free)) + 1) for some in combinations(free, size)}
    return {some for some in found if len({PROVINCE_OF[city] for city in some}) in (len(some), 1, 0)}


@pytest.mark.parametrize(
    ("route", "mine"),
    [
        (BAIERN_AND_MORE, []),
        (BAIERN_AND_MORE, ["regensburg", "sigmaringen"]),
        (BAIERN_AND_MORE, BAIERN_AND_MORE),
        (FROM_LODZ[:7], ["linz"]),
        (["lodz", "pilsen", "nuernberg"], all_but("lodz", "pilsen", "nuernberg")),
        (["lodz", "pilsen", "budweis", "linz"], all_but("lodz", "pilsen", "budweis", "linz")),
    ],
    ids=["none yet", "two of mine", "all mine", "many provinces", "one house left", "two houses left"],
)
def test_close_a__each_in_another_province_or_all_in_one(table: Setup, route: list[str], mine: list[str]) -> None:
    """Every allowed set, and no other, can be named, each in one way only; never more than the houses left."""
    found = list(sets_of_houses(closing(table, route, houses=[mine])))
    assert len(found) == len(set(found))
    assert set(found) == allowed_sets(route, mine, 20 - len(mine))


def test_close_a__only_on_the_route(table: Setup) -> None:
    closing(table, FROM_LODZ[:3]).play("close").refuse("house ulm", "house linz")


def test_close_a__only_where_the_player_has_no_house_yet(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:3], houses=[["lodz"]]).play("close").refuse("house lodz")
    ann.play("house pilsen")
    assert ann.houses(0) == {"lodz", "pilsen"}


def test_close_a__the_set_may_be_empty(table: Setup) -> None:
    assert closing(table, FROM_LODZ[:3]).play("close", "done").houses(0) == set()


def test_close_a__the_set_may_be_smaller_than_possible(table: Setup) -> None:
    assert closing(table, FROM_LODZ[:4]).play("close", "house pilsen", "done").houses(0) == {"pilsen"}


def test_close_a__somebody_may_keep_the_last_house(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:4], houses=[all_but("lodz", "pilsen", "linz")]).play("close", "done")
    assert (len(ann.houses(0)), ("game_end", 1) in ann.tiles(0)) == (19, False)


def test_close_a__others_houses_are_no_hindrance(table: Setup) -> None:
    ann = table(
        [["mannheim"], ["ulm"]],
        phase="finish",
        routes=[FROM_LODZ[:3], []],
        houses=[[], FROM_LODZ[:3]],
        official="administrator",
    ).play("close", "house pilsen", "house lodz")
    assert (ann.houses(0), ann.houses(1)) == ({"pilsen", "lodz"}, set(FROM_LODZ[:3]))


def test_close_a__a_set_is_named_in_board_order(table: Setup) -> None:
    closing(table, FROM_LODZ[:4]).play("close", "house pilsen").refuse("house linz", "house pilsen")


def test_close_a__ends_automatically_when_only_earlier_cities_are_left(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:4]).play("close", "house lodz")
    assert (ann.player, ann.houses(0)) == (1, {"lodz"})


def test_close_a__is_skipped_when_every_city_has_a_house(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:3], houses=[FROM_LODZ[:3]]).play("close")
    assert (ann.player, ann.carriage(0)) == (1, 3)


def test_close_a__is_skipped_when_no_house_is_left(table: Setup) -> None:
    ann = closing(table, ["basel", "zuerich", "kempten"], houses=[all_but("basel", "zuerich")]).play("close")
    assert (ann.player, len(ann.houses(0))) == (1, 20)


# ---- b. Bonus tiles ----


@pytest.mark.parametrize(
    ("length", "tile"),
    [
        (3, None),
        (4, None),
        (5, ("route_5", 2)),
        (6, ("route_6", 3)),
        (7, ("route_7", 4)),
        (8, ("route_7", 4)),
        (9, ("route_7", 4)),
    ],
)
def test_close_b__the_length_of_a_route(table: Setup, length: int, tile: tuple[str, int] | None) -> None:
    ann = closing(table, FROM_LODZ[:length]).play("close", "done")
    assert [held for held in ann.tiles(0) if held[0] != "game_end"] == ([tile] if tile else [])


FIVES = [["route_5", 2], ["route_5", 1]]
SIXES = [["route_6", 3], ["route_6", 2], ["route_6", 1]]
SEVENS = [["route_7", 4], ["route_7", 3], ["route_7", 2], ["route_7", 1]]


@pytest.mark.parametrize(
    ("length", "gone", "tile"),
    [
        (5, FIVES, None),
        (6, SIXES, ("route_5", 2)),
        (6, [*SIXES, FIVES[0]], ("route_5", 1)),
        (6, [*SIXES, *FIVES], None),
        (6, FIVES, ("route_6", 3)),
        (7, SEVENS, ("route_6", 3)),
        (7, [*SEVENS, *SIXES], ("route_5", 2)),
        (8, [*SEVENS, *SIXES, *FIVES], None),
    ],
)
def test_close_b__an_empty_length_stack_falls_back_to_the_next_shorter(
    table: Setup, length: int, gone: list[list[Any]], tile: tuple[str, int] | None
) -> None:
    ann = closing(table, FROM_LODZ[:length], tiles=[[], gone]).play("close", "done")
    assert ann.tiles(0) == ([tile] if tile else [])


def test_close_b__any_number_of_length_tiles(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:5], tiles=[[["route_5", 2], ["route_6", 3]], []]).play("close", "done")
    assert ann.tiles(0) == [("route_5", 2), ("route_5", 1), ("route_6", 3)]


@pytest.mark.parametrize("region", BONUS_REGIONS)
def test_close_b__a_bonus_region_needs_houses_in_all_of_its_cities(table: Setup, region: str) -> None:
    cities = list(REGION_CITIES[region])
    route = next(list(road) for road in paths(cities[0], 3))
    for owned, brings in ((cities[1:], True), (cities[2:], len(cities) == 1)):
        ann = closing(table, route, houses=[owned]).play("close", f"house {cities[0]}")
        if ann.phase == "houses":
            ann.play("done")
        assert (region in dict(ann.tiles(0))) == brings


def paths(start: str, length: int) -> Iterator[tuple[str, ...]]:
    if length == 1:
        yield (start,)
        return
    for path in paths(start, length - 1):
        for city in NEIGHBOURS[path[-1]]:
            if city not in path:
                yield (*path, city)


def test_close_b__a_bonus_region_once_a_game(table: Setup) -> None:
    baden = list(REGION_CITIES["baden"])
    ann = closing(table, ["mannheim", "carlsruhe", "freiburg"], hand=("ulm",), houses=[baden]).play("close")
    assert ann.tiles(0) == [("baden", 3)]


def test_close_b__from_the_top_of_the_stack(table: Setup) -> None:
    baden = list(REGION_CITIES["baden"])
    ann = table(
        [["ulm"], ["ulm"]],
        player=1,
        phase="finish",
        official="administrator",
        routes=[[], ["mannheim", "carlsruhe", "freiburg"]],
        houses=[baden, baden[1:]],
    ).play("close", "house mannheim")
    assert ann.tiles(1) == [("baden", 2)]


def test_close_b__no_region_tile_when_the_stack_is_empty(table: Setup) -> None:
    baden = list(REGION_CITIES["baden"])
    dan = table(
        [["ulm"], ["ulm"], ["linz"], ["linz"]],
        player=3,
        phase="finish",
        official="administrator",
        routes=[[], [], [], ["mannheim", "carlsruhe", "freiburg"]],
        houses=[baden, baden, baden, baden[1:]],
    ).play("close", "house mannheim")
    assert dan.tiles(3) == []


ONE_EACH = [cities[0] for cities in PROVINCE_CITIES.values()]


def test_close_b__all_provinces_needs_a_house_in_every_province(table: Setup) -> None:
    for missing in ONE_EACH:
        route = next(list(path) for path in paths(missing, 3) if len({PROVINCE_OF[city] for city in path}) > 1)
        owned = [city for city in ONE_EACH if city != missing]
        ann = closing(table, route, houses=[owned])
        assert "all_provinces" not in dict(ann.tiles(0))
        ann.play("close", f"house {missing}")
        if ann.phase == "houses":
            ann.play("done")
        assert ("all_provinces", 6) in ann.tiles(0), missing


def test_close_b__all_provinces_once_a_game(table: Setup) -> None:
    """As many tiles as players, so the stack is never empty for somebody who has none."""
    ann = closing(table, ["lodz", "pilsen", "nuernberg"], houses=[ONE_EACH]).play("close", "done")
    assert ann.tiles(0) == [("all_provinces", 6)]


def test_close_b__several_tiles_in_one_closing(table: Setup) -> None:
    owned = ["carlsruhe", "freiburg", "stuttgart", "basel", "innsbruck", "sigmaringen", "linz", "pilsen", "lodz"]
    route = ["mannheim", "wuerzburg", "nuernberg", "regensburg", "passau"]
    ann = closing(table, route, hand=("ulm",), houses=[owned]).play("close", "house mannheim", "house passau")
    assert ann.tiles(0) == [("route_5", 2), ("baden", 3), ("all_provinces", 6)]


# ---- c. Carriage ----


@pytest.mark.parametrize("length", range(3, 10))
@pytest.mark.parametrize("carriage", [0, 3, 4, 5, 6, 7])
def test_close_c__exactly_the_next_carriage_if_long_enough(table: Setup, length: int, carriage: int) -> None:
    following = {0: 3, 7: 8}.get(carriage, carriage + 1)
    ann = closing(table, FROM_LODZ[:length], carriages=[carriage, 0]).play("close", "done")
    assert ann.carriage(0) == (following if following <= min(length, 7) else carriage)
    assert ann.player == 1


@pytest.mark.parametrize("length", range(3, 8))
@pytest.mark.parametrize("carriage", [0, 3, 4, 5, 6, 7])
def test_close_c__the_cartwright_helps_with_one_or_two_cards_too_few(table: Setup, length: int, carriage: int) -> None:
    following = {0: 3, 7: 99}.get(carriage, carriage + 1)
    ann = closing(table, FROM_LODZ[:length], carriages=[carriage, 0], official=None, taken=1).play("close", "done")
    assert (ann.phase == "carriage") == (following - length in (1, 2))
    if ann.phase == "carriage":
        assert ann.carriage(0) == carriage
        assert ann.legal == ["cartwright", "decline"]
        assert ann.play("cartwright").carriage(0) == following


def test_close_c__the_cartwright_is_a_choice(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:4], carriages=[4, 0], official=None, taken=1).play("close", "done", "decline")
    assert (ann.player, ann.carriage(0)) == (1, 4)


def test_close_c__an_earned_carriage_is_not_a_choice(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:4], carriages=[3, 0], official=None, taken=1).play("close", "done")
    assert (ann.player, ann.carriage(0)) == (1, 4)


def test_close_c__no_cartwright_after_another_official(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:4], carriages=[4, 0]).play("close", "done")
    assert (ann.player, ann.carriage(0)) == (1, 4)


# ---- d. Discard ----


def test_close_d__down_to_three_cards_of_the_players_choice(table: Setup) -> None:
    hand = ("mannheim", "basel", "ulm", "ulm", "zuerich")
    ann = closing(table, FROM_LODZ[:3], hand=hand).play("close", "done")
    assert ann.phase == "discard"
    ann.play("discard basel", "discard ulm")
    assert ann.hand(0) == ["mannheim", "zuerich", "ulm"]
    assert ann.player == 1


def kept_hands(ann: Table) -> list[tuple[CityId, ...]]:
    ways, found = [ann.state], []
    while ways:
        state = ways.pop()
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            if after.player == 0:
                ways.append(after)
            else:
                ann.state = after
                found.append(tuple(ann.hand(0)))
    return found


def test_close_d__every_hand_of_three_can_be_kept_named_in_one_way(table: Setup) -> None:
    hand = ("mannheim", "mannheim", "mannheim", "basel", "zuerich", "ulm", "ulm", "kempten")
    display = ["linz", "linz", "passau", "passau", "basel", "basel"]
    ann = closing(table, FROM_LODZ[:3], hand=hand, display=display).play("close", "done")
    kept = kept_hands(ann)
    assert len(kept) == len(set(kept))
    in_order = sorted(hand, key=CITIES.index)
    assert set(kept) == set(combinations(in_order, 3))


def test_close_d__cities_are_named_in_board_order(table: Setup) -> None:
    hand = ("mannheim", "basel", "ulm", "ulm", "zuerich")
    ann = closing(table, FROM_LODZ[:3], hand=hand).play("close", "done")
    assert ann.legal == ["discard mannheim", "discard basel", "discard zuerich", "discard ulm"]
    assert ann.play("discard basel").legal == ["discard zuerich", "discard ulm"]


def test_close_d__enough_cards_must_be_left_from_the_city_on(table: Setup) -> None:
    hand = ("mannheim", "basel", "zuerich", "ulm", "kempten")
    ann = closing(table, FROM_LODZ[:3], hand=hand).play("close", "done")
    ann.refuse("discard kempten")
    assert "discard ulm" in ann.legal


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_close_d__three_cards_or_fewer_are_kept(table: Setup, cards: int) -> None:
    hand = ("mannheim", "basel", "ulm")[:cards]
    ann = closing(table, FROM_LODZ[:3], hand=hand).play("close", "done")
    assert (ann.player, sorted(ann.hand(0))) == (1, sorted(hand))


def test_close_d__hand_and_route_are_discarded_together(table: Setup) -> None:
    hand = ("mannheim", "basel", "ulm", "ulm", "zuerich")
    ann = closing(table, FROM_LODZ[:3], hand=hand).play("close", "done", "discard mannheim")
    assert (ann.discards, ann.hand(0)) == ([], ["basel", "zuerich", "ulm", "ulm"])
    ann.play("discard basel")
    assert sorted(ann.discards) == sorted(["mannheim", "basel", *FROM_LODZ[:3]])


def test_close_d__there_is_no_other_hand_limit(table: Setup) -> None:
    hand = ["basel", "ulm", "ulm", "zuerich", "freiburg", "linz", "innsbruck"]
    ann = table([hand, ["lodz"]]).play("take mannheim", "take kempten", "start ulm", "end")
    assert len(ann.hand(0)) == 8


# ---- The tile game_end ----


def test_game_end__for_the_first_carriage_7(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:7], carriages=[6, 0]).play("close", "done")
    assert ann.tiles(0) == [("route_7", 4), ("game_end", 1)]


def test_game_end__for_carriage_7_by_the_cartwright(table: Setup) -> None:
    ann = closing(table, FROM_LODZ[:5], carriages=[6, 0], official=None, taken=1).play("close", "done")
    assert ("game_end", 1) not in ann.tiles(0)
    assert ("game_end", 1) in ann.play("cartwright").tiles(0)


def test_game_end__for_the_20th_house_at_that_moment(table: Setup) -> None:
    route = ["lodz", "pilsen", "nuernberg", "regensburg"]
    ann = closing(table, route, houses=[all_but(*route)], hand=("ulm", "ulm", "linz", "basel")).play("close")
    ann.play("house nuernberg")
    assert ("game_end", 1) not in ann.tiles(0)
    ann.play("house regensburg")
    assert ("game_end", 1) in ann.tiles(0)
    assert ann.phase == "discard"


def test_game_end__only_for_the_first(table: Setup) -> None:
    ben = table(
        [["ulm"], ["ulm"], []],
        player=1,
        phase="finish",
        official="administrator",
        routes=[[], FROM_LODZ[:7], []],
        carriages=[7, 6, 0],
    ).play("close", "done")
    assert (ben.carriage(1), ben.tiles(1)) == (7, [("route_7", 4)])
