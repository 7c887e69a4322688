"""The reference game is tested too: by hand where the rules page has the answer, at random for what always holds."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from .game import CITIES, PROVINCE, ROADS, ReferenceGame, board_order
from .make_perft import all_positions, in_provinces
from .policies import POLICIES, builder, new_game, played
from .positions import FROM_LODZ, THROUGH_BAIERN, all_but, position
from .soak import OPTION_SETS, check_after, checked_game
from .tree import POSITIONS, SCORES, Block, given_draw, perft, read_blocks, score_sums

BLOCKS = read_blocks(POSITIONS.read_text(encoding="utf-8"))


def at(*arguments: Any, **table: Any) -> ReferenceGame:
    return ReferenceGame.from_position(position(*arguments, **table), given_draw)


def apply_all(game: ReferenceGame, *actions: str) -> ReferenceGame:
    for action in actions:
        game.apply(action)
        game.check()
    return game


def decided(game: ReferenceGame, *phases: str) -> Iterator[ReferenceGame]:
    """All the games there can be once these phases are over."""
    for action in game.legal():
        after = game.copy()
        after.apply(action)
        if after.phase in phases and after.player == game.player:
            yield from decided(after, *phases)
        else:
            yield after


def no_draw(_: ReferenceGame) -> str:
    raise AssertionError("no card should leave the supply")


# ---- facts --------------------------------------------------------------------------------------------------------


def test_board_has_the_printed_numbers() -> None:
    assert (len(CITIES), len(set(PROVINCE.values())), len(ROADS) // 2) == (22, 9, 45)


# ---- a turn -------------------------------------------------------------------------------------------------------


def test_opening_forces_the_postmaster_on_everybody() -> None:
    game = new_game(3, "standard", seed=1)
    for seat in range(3):
        assert (game.player, game.phase, game.official) == (seat, "draw", "postmaster")
        assert "administrator" not in game.legal()
        game.apply("take supply")
        assert (game.player, game.phase) == (seat, "draw")
        game.apply("take supply")
        assert game.phase == "play"
        assert all(action.startswith("start") for action in game.legal())
        apply_all(game, game.legal()[0])
        assert game.legal() == ["end"]
        game.apply("end")
    assert (game.player, game.round, game.official) == (0, 2, None)
    assert "administrator" in game.legal()


def test_a_second_take_is_the_postmaster() -> None:
    game = apply_all(at([["kempten"], []]), "take ulm", "take linz")
    assert (game.official, game.phase) == ("postmaster", "play")
    assert game.legal() == ["start kempten", "start linz", "start ulm"]


def test_the_administrator_leaves_no_second_take() -> None:
    game = apply_all(at([["kempten"], []]), "administrator", "take supply")
    assert (game.official, game.phase) == ("administrator", "play")
    assert all(action.startswith("start") for action in game.legal())


def test_a_second_card_is_the_postal_carrier_and_may_not_start() -> None:
    game = at([["ulm", "linz", "kempten"], []], phase="play", routes=[["stuttgart"], []])
    apply_all(game, "right ulm")
    assert game.legal() == ["end", "right kempten"]
    apply_all(game, "right kempten")
    assert game.official == "postal_carrier"
    assert game.routes[0] == ["stuttgart", "ulm", "kempten"]
    assert game.legal() == ["close", "end"]


def test_a_dropped_route_is_discarded_and_its_cities_may_come_again() -> None:
    game = at([["ulm"], []], phase="play", routes=[["stuttgart", "ulm", "kempten"], []])
    assert [action for action in game.legal() if not action.startswith("take")] == ["start ulm"]
    apply_all(game, "start ulm")
    assert (game.routes[0], sorted(game.discards)) == (["ulm"], ["kempten", "stuttgart", "ulm"])


def test_a_display_card_comes_from_the_lowest_slot() -> None:
    game = apply_all(at([["linz"], []], display=["basel", "ulm", "ulm", "linz", "lodz", "lodz"]), "take ulm")
    assert game.display == ["basel", CITIES[0], "ulm", "linz", "lodz", "lodz"]


def test_an_illegal_action_changes_nothing() -> None:
    game = at([["linz"], []])
    before = game.to_position()
    for action in ("take salzburg", "start linz", "end", "done", "", "take", "ulm", "take ulm "):
        with pytest.raises(ValueError, match="not legal"):
            game.apply(action)
    assert game.to_position() == before


def test_a_copy_has_a_life_of_its_own() -> None:
    game = new_game(2, "standard", seed=5)
    before = game.to_position()
    rng = random.Random(5)
    other = game.copy()
    while not other.over:
        other.apply(builder(other, rng))
    assert game.to_position() == before


# ---- 3a. Houses ---------------------------------------------------------------------------------------------------


def house_sets(game: ReferenceGame) -> list[set[str]]:
    before = set(game.houses[0])
    game.apply("close")
    if game.phase != "houses":
        return [set(game.houses[0]) - before]
    return [set(after.houses[0]) - before for after in decided(game, "houses")]


def brute_force_house_sets(route: list[str], owned: list[str], left: int) -> list[set[str]]:
    free = [city for city in route if city not in owned]
    sets = [set(some) for size in range(min(left, len(free)) + 1) for some in combinations(free, size)]
    return [some for some in sets if len({PROVINCE[city] for city in some}) in (len(some), 1)]


@pytest.mark.parametrize("owned", [[], ["regensburg"], ["sigmaringen", "stuttgart"], THROUGH_BAIERN[:6]])
def test_houses_one_of_each_province_or_all_of_one(owned: list[str]) -> None:
    route = THROUGH_BAIERN[:6]
    game = at([["linz"], []], phase="finish", routes=[route, []], houses=[owned, []], carriages=[5, 0])
    sets, expected = house_sets(game), brute_force_house_sets(route, owned, 20)
    # "done" and a phase that ends automatically name each set once.
    assert sorted(map(sorted, sets)) == sorted(map(sorted, expected))


def test_printed_example_of_houses() -> None:
    game = at([["linz"], []], phase="finish", routes=[THROUGH_BAIERN[:6], []], carriages=[5, 0])
    sets = house_sets(game)
    assert len(sets) == 31  # 2 * 2 * 5 with one of each province, 11 more with two to four of Baiern
    assert {"sigmaringen", "stuttgart", "ingolstadt"} in sets
    assert {"nuernberg", "regensburg", "ingolstadt", "augsburg"} in sets


def test_never_more_than_the_houses_left() -> None:
    route, owned = FROM_LODZ[:4], all_but(*FROM_LODZ[:4])
    game = at([["ulm"], []], phase="finish", routes=[route, []], houses=[owned, []], carriages=[3, 0])
    sets = house_sets(game)
    assert sorted(map(sorted, sets)) == sorted(map(sorted, brute_force_house_sets(route, owned, 2)))


def test_the_twentieth_house_takes_game_end_at_that_moment() -> None:
    owned = all_but(*FROM_LODZ[:4])
    game = at([["ulm"], []], phase="finish", routes=[FROM_LODZ[:4], []], houses=[owned, []], carriages=[3, 0])
    apply_all(game, "close", "house pilsen")
    assert game.game_end_holder() is None
    apply_all(game, "house budweis")
    assert game.game_end_holder() == 0
    assert (game.player, game.phase) == (1, "draw")
    assert ["baiern", 5] in game.tiles[0]


# ---- 3b. Bonus tiles ----------------------------------------------------------------------------------------------


def close_without_houses(game: ReferenceGame) -> list[list[Any]]:
    """The tiles that closing earns the player, whatever they held before."""
    seat, held = game.seat, list(game.tiles[game.seat])
    apply_all(game, "close")
    if game.phase == "houses":
        apply_all(game, "done")
    return [tile for tile in game.tiles[seat] if tile not in held]


@pytest.mark.parametrize(
    ("length", "gone", "always", "seven_only"),
    [
        (4, "", None, None),
        (5, "", ["route_5", 2], ["route_5", 2]),
        (6, "", ["route_6", 3], ["route_6", 3]),
        (7, "", ["route_7", 4], ["route_7", 4]),
        (8, "", ["route_7", 4], ["route_7", 4]),
        (5, "5", None, None),
        (6, "6", ["route_5", 2], None),
        (6, "65", None, None),
        (7, "7", ["route_6", 3], ["route_6", 3]),
        (8, "76", ["route_5", 2], ["route_5", 2]),
        (7, "765", None, None),
        (7, "6", ["route_7", 4], ["route_7", 4]),
    ],
)
def test_length_tiles(length: int, gone: str, always: list[Any] | None, seven_only: list[Any] | None) -> None:
    taken = [f"route_{size}" for size in gone for _ in range({"5": 2, "6": 3, "7": 4}[size])]
    for fallback, expected in (("always", always), ("seven_only", seven_only)):
        game = at(
            [["linz"], []],
            phase="finish",
            rules={"route_tile_fallback": fallback},
            routes=[THROUGH_BAIERN[:length], []],
            carriages=[5, 0],
            length_tiles=[[], taken],
        )
        assert close_without_houses(game) == ([expected] if expected else [])


def test_a_region_over_several_routes_and_only_once() -> None:
    baden = in_provinces("baden")
    game = at([["linz"], []], phase="finish", routes=[["stuttgart", *baden], []], houses=[baden[1:], []])
    apply_all(game, "close", "house mannheim")
    assert game.phase == "houses"  # Stuttgart may still join
    apply_all(game, "done")
    assert game.tiles[0] == [["baden", 3]]
    again = at([["linz"], []], phase="finish", routes=[["stuttgart", *baden], []], houses=[baden, []])
    assert again.tiles[0] == [["baden", 3]]
    assert close_without_houses(again) == []


def test_an_empty_region_stack_has_no_tile() -> None:
    baden = in_provinces("baden")
    hands: list[list[str]] = [["linz"], ["ulm"], ["ulm"], []]
    game = at(hands, player=3, phase="finish", routes=[[], [], [], baden], houses=[baden, baden, baden, baden[:2]])
    apply_all(game, "close", "house freiburg")
    assert [len(tiles) for tiles in game.tiles] == [1, 1, 1, 0]


@pytest.mark.parametrize(("rules", "tile"), [("standard", []), ("first-printing", [["all_provinces", 6]])])
def test_all_provinces_with_and_without_baiern(rules: str, tile: list[list[Any]]) -> None:
    houses = ["basel", "innsbruck", "sigmaringen", "ulm", "linz", "budweis", "mannheim"]
    routes = [FROM_LODZ[:3], []]
    game = at([["linz"], []], phase="finish", rules=rules, routes=routes, houses=[houses, []], carriages=[5, 0])
    apply_all(game, "close", "house lodz")
    assert game.tiles[0] == tile


# ---- 3c. Carriage -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("official", [None, "administrator", "postmaster", "postal_carrier"])
@pytest.mark.parametrize(("carriage", "length"), list(product([0, 3, 4, 5, 6, 7], range(3, 9))))
def test_carriages(carriage: int, length: int, official: str | None) -> None:
    houses = [THROUGH_BAIERN, []]
    table: dict[str, Any] = {"routes": [THROUGH_BAIERN[:length], []], "houses": houses, "carriages": [carriage, 0]}
    game = at([["linz"], []], phase="finish", official=official, **table)
    game.apply("close")
    following = max(3, carriage + 1)
    short = following - length
    if carriage == 7 or short > 2 or (short > 0 and official):
        assert (game.carriages[0], game.player) == (carriage, 1)
    elif short <= 0:
        assert (game.carriages[0], game.player) == (following, 1)
    else:
        assert (game.phase, game.legal()) == ("carriage", ["cartwright", "decline"])
        declined = apply_all(game.copy(), "decline")
        assert (declined.carriages[0], declined.player) == (carriage, 1)
        apply_all(game, "cartwright")
        assert (game.carriages[0], game.player) == (following, 1)
    assert (game.game_end_holder() == 0) == (game.carriages[0] == 7)


# ---- 3d. Discard --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(4, 9))
def test_discards_name_each_choice_once(size: int) -> None:
    hand = ["mannheim", "mannheim", "basel", "ulm", "ulm", "ulm", "lodz", "lodz"][-size:]
    route = ["passau", "linz", "salzburg"]
    table: dict[str, Any] = {"routes": [route, []], "houses": [route, []], "display": ["passau", *FROM_LODZ[1:6]]}
    game = apply_all(at([hand, []], phase="finish", official="postmaster", taken=2, **table), "close")
    kept = [board_order(after.hands[0]) for after in decided(game, "discard")]
    assert sorted(kept) == sorted(map(list, {tuple(board_order(list(some))) for some in combinations(hand, 3)}))


def test_discards_leave_the_table_with_the_route() -> None:
    hand = ["basel", "basel", "ulm", "lodz", "lodz"]
    route = ["passau", "linz", "salzburg"]
    table: dict[str, Any] = {"routes": [route, []], "houses": [route, []], "carriages": [5, 0]}
    game = apply_all(at([hand, []], phase="finish", official="postmaster", taken=2, **table), "close", "discard basel")
    assert (game.discards, game.routes[0]) == ([], route)
    assert game.legal() == ["discard basel", "discard lodz", "discard ulm"]
    apply_all(game, "discard lodz")
    assert (sorted(game.discards), game.routes[0]) == (["basel", "linz", "lodz", "passau", "salzburg"], [])


# ---- The supply ---------------------------------------------------------------------------------------------------

TWO_EACH = ["ulm", "ulm", "passau", "passau", "basel", "basel"]


@pytest.mark.parametrize(("supply", "left"), [(1, 1), (3, 3), (6, 6)])
def test_the_administrator_empties_the_supply(supply: int, left: int) -> None:
    """The six cards just discarded are part of the new supply: as many are left as there were."""
    cards = ["innsbruck", "linz", "lodz", "innsbruck", "linz", "kempten"][:supply]
    game = at([["kempten"], []], display=TWO_EACH, supply=cards, rest="hand 1")
    apply_all(game, "administrator")
    assert (len(game.supply), game.discards, game.drawn) == (left, [], 6)
    assert set(cards) <= {*game.display}
    assert ("shuffle in the middle of a refill" in game.corners) == (supply < 6)


def test_the_administrator_without_a_supply_turns_the_same_cards_up_again() -> None:
    game = apply_all(at([["kempten"], []], display=["ulm", "linz"], rest="hand 1"), "administrator")
    assert sorted(filter(None, game.display)) == ["linz", "ulm"]
    assert (game.supply, game.drawn, game.legal()) == ([], 2, ["take linz", "take ulm"])


def test_the_last_card_of_the_supply_causes_a_shuffle() -> None:
    for action in ("take supply", "take ulm"):
        game = at([["kempten"], []], display=TWO_EACH, supply=["linz"], discards=["lodz", "lodz"], rest="hand 1")
        apply_all(game, action)
        assert (game.supply, game.discards) == (["lodz", "lodz"], [])


def test_a_slot_stays_empty_until_there_is_a_card() -> None:
    hands = [["kempten", "budweis"], []]
    game = at(hands, display=["ulm", "passau"], routes=[["linz", "salzburg"], []], rest="hand 1")
    apply_all(game, "take ulm")
    assert game.display == [None, "passau", None, None, None, None]
    apply_all(game, "start kempten")
    assert game.display[1] == "passau"
    assert {game.display[0], game.display[2]} == {"linz", "salzburg"}
    assert (game.display[3:], game.supply, game.discards) == ([None] * 3, [], [])


def test_a_forced_second_card_that_does_not_exist() -> None:
    game = at([[], []], official="postmaster", display=["sigmaringen"], routes=[["ulm"], []], rest="hand 1")
    apply_all(game, "take sigmaringen")
    assert (game.phase, game.official, game.taken) == ("play", "postmaster", 1)
    assert game.legal() == ["left sigmaringen", "right sigmaringen", "start sigmaringen"]


def test_nothing_to_draw_skips_the_draw() -> None:
    table = position([["linz"], []], player=1, phase="finish", routes=[["ulm"], ["lodz"]], display=[], rest="hand 1")
    game = ReferenceGame.from_position(table, no_draw)
    apply_all(game, "end")
    assert (game.player, game.phase, game.official, game.legal()) == (0, "play", None, ["start linz"])


@pytest.mark.parametrize(("length", "legal"), [(0, ["end"]), (2, ["end"]), (4, ["close", "end"])])
def test_nothing_to_draw_and_no_card_skips_the_play(length: int, legal: list[str]) -> None:
    routes = [FROM_LODZ[:length], ["basel"]]
    table: dict[str, Any] = {"routes": routes, "carriages": [4, 0], "display": [], "rest": "hand 1"}
    game = apply_all(at([[], []], player=1, phase="finish", **table), "end")
    assert (game.player, game.phase, game.official, game.legal()) == (0, "finish", "postmaster", legal)


def test_a_closing_after_a_skipped_play_has_no_cartwright() -> None:
    routes = [FROM_LODZ[:4], ["basel"]]
    table: dict[str, Any] = {"routes": routes, "carriages": [4, 0], "display": [], "rest": "hand 1"}
    game = apply_all(at([[], []], player=1, phase="finish", **table), "end", "close", "done")
    assert (game.player, game.phase, game.carriages) == (1, "draw", [4, 0])
    assert sorted(filter(None, game.display)) == sorted(FROM_LODZ[:4])


def test_the_supply_is_in_order_after_the_last_action() -> None:
    routes = [[], FROM_LODZ[:7]]
    table: dict[str, Any] = {"routes": routes, "carriages": [7, 6], "display": ["ulm"], "rest": "hand 0"}
    game = apply_all(at([[], ["basel"]], player=1, phase="finish", **table), "close", "done")
    assert game.over
    assert (len(game.supply), game.discards, None in game.display) == (2, [], False)


# ---- What is hidden -----------------------------------------------------------------------------------------------


def test_known_cards() -> None:
    game = at([["linz"], []], display=["linz", "ulm", "ulm", "basel", "lodz", "lodz"])
    apply_all(game, "take linz", "take supply")
    assert game.known[0] == ["linz"]
    apply_all(game, "start linz")
    assert (game.known[0], "linz" in game.hands[0]) == ([], True)


# ---- End ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "score"),
    [
        ([["all_provinces", 6], ["baiern", 5], ["boehmen_salzburg", 4], ["game_end", 1]], 19),
        ([["all_provinces", 6], ["baiern", 5], ["boehmen_salzburg", 4], ["route_5", 2]], 20),
    ],
)
def test_printed_examples_of_scoring(tiles: list[list[Any]], score: int) -> None:
    game = new_game(2, "standard", seed=1)
    game.carriages[0], game.tiles[0], game.houses[0] = 6, tiles, CITIES[:16]
    assert game.scores() == [score, -20]
    game.rules["carriage_points"] = "length"
    assert game.scores() == [score - 1, -20]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_round_is_played_out(seat: int) -> None:
    """Seat 2 is the last; whoever takes carriage 7, the game ends with its turn."""
    routes = [FROM_LODZ[:7] if other == seat else [] for other in range(3)]
    game = at([["ulm"], ["ulm"], ["basel"]], player=seat, phase="finish", routes=routes, carriages=[6, 6, 6])
    apply_all(game, "close", "done")
    turns = []
    while not game.over:
        turns.append(game.seat)
        while game.player == turns[-1]:
            apply_all(game, next(a for a in game.legal() if a.startswith(("end", "start", "take"))))
    assert turns == list(range(seat + 1, 3))
    assert game.game_end_holder() == seat
    assert game.legal() == []


@pytest.mark.parametrize(
    ("holder", "points", "winner"),
    [
        (2, [3, 3, 3, 3], 2),
        (2, [3, 3, 1, 0], 0),
        (2, [3, 3, 1, 3], 3),
        (0, [0, 1, 3, 3], 2),
        (3, [0, 3, 3, 1], 1),
        (1, [3, 0, 0, 2], 0),
    ],
)
def test_ties(holder: int, points: list[int], winner: int) -> None:
    game = new_game(4, "standard", seed=1)
    game.phase = "over"
    # Every house is a point; the holder's tile is one as well.
    game.houses = [CITIES[: points[seat] + (0 if seat == holder else 1)] for seat in range(4)]
    game.tiles[holder] = [["game_end", 1]]
    assert game.winner() == winner


# ---- records, files, random games ---------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_trace() -> None:
    record, trace = played(3, "icelandic", builder, seed=11, limit=5000)
    draws = iter(record["draws"])
    game = ReferenceGame(3, record["rules"], lambda _: next(draws))
    for action, line in zip(record["actions"], trace, strict=False):
        assert json.loads(json.dumps(game.trace_line(action))) == line
        game.apply(action)
    assert game.final_line() == trace[-1]
    assert record["result"] == {"scores": trace[-1]["scores"], "winner": trace[-1]["winner"]}
    assert next(draws, None) is None


def test_an_impossible_draw_is_refused() -> None:
    with pytest.raises(ValueError, match="no 'ulm' in the supply"):
        ReferenceGame(2, "standard", lambda _: "ulm")


def test_perft_file_is_complete() -> None:
    assert [block.id for block in BLOCKS] == [name for name, _ in all_positions()]
    assert [block.position for block in BLOCKS] == [table for _, table in all_positions()]
    assert all(max(block.counts) >= 4 for block in BLOCKS)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.id for block in BLOCKS])
def test_perft_file(block: Block) -> None:
    game = ReferenceGame.from_position(block.position, given_draw)
    for depth in range(1, 5):
        assert perft(game, depth) == block.counts[depth], f"depth {depth}"


def test_perft_scores() -> None:
    positions = {block.id: block.position for block in BLOCKS}
    for line in SCORES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, depth, *sums = line.split()
            game = ReferenceGame.from_position(positions.pop(name), given_draw)
            if int(depth) <= 5:
                assert score_sums(game, int(depth)) == list(map(int, sums)), name
    assert not positions


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_lose_nothing(name: str, players: int) -> None:
    for seed in range(2):
        rules = OPTION_SETS[(seed + players) % len(OPTION_SETS)]
        game = checked_game(players, rules, POLICIES[name], seed, limit=500)
        check_after(game)


def test_the_hoarder_empties_the_table() -> None:
    game = checked_game(4, "standard", POLICIES["hoarder"], seed=3, limit=900)
    for corner in ("draw skipped, Postmaster forced", "draw skipped, cards in hand", "empty display"):
        assert game.corners[corner], corner
