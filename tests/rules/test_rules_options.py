"""Rules page, "Where the rulebooks differ: options": three tables and three named sets."""

import runpy
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from reference.positions import FROM_LODZ
from support.table import Table
from thurntaxis import Game, Rules, RulesError
from thurntaxis.board import PROVINCE_CITIES
from thurntaxis.rules import OPTIONS, RULE_SETS

Setup = Callable[..., Table]
SIXES = [["route_6", 3], ["route_6", 2], ["route_6", 1]]
SEVENS = [["route_7", 4], ["route_7", 3], ["route_7", 2], ["route_7", 1]]


def test_options__the_client_has_the_same() -> None:
    script = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "rulesets.py"))
    assert script["JSON"].read_text(encoding="utf-8") == script["text"](), "make protocol"
    assert script["text"]().count('"all_provinces"') == len(RULE_SETS)


def test_options__values_the_default_first() -> None:
    assert {option: list(values) for option, values in OPTIONS.items()} == {
        "all_provinces": ["every_province", "outside_baiern"],
        "route_tile_fallback": ["always", "seven_only"],
        "carriage_points": ["printed", "length"],
    }
    assert Rules().to_json() == {option: values[0] for option, values in OPTIONS.items()}


@pytest.mark.parametrize(
    ("name", "differs"),
    [
        ("standard", {}),
        ("first-printing", {"all_provinces": "outside_baiern"}),
        ("icelandic", {"route_tile_fallback": "seven_only"}),
    ],
)
def test_options__named_sets(name: str, differs: dict[str, str]) -> None:
    assert Rules.named(name) == Rules(**differs)  # type: ignore[arg-type]
    assert Rules(**differs).name == name  # type: ignore[arg-type]
    assert Rules.of(differs) == Rules.of(name) == Rules.of(Rules.named(name))
    assert Game(["Ann", "Ben"], rules=name, seed=1).rules.to_json() == Rules().to_json() | differs


def test_options__there_are_three_named_sets() -> None:
    assert list(RULE_SETS) == ["standard", "first-printing", "icelandic"]
    assert Rules(carriage_points="length").name is None


@pytest.mark.parametrize("baiern", [True, False], ids=["with Baiern", "without Baiern"])
@pytest.mark.parametrize("choice", OPTIONS["all_provinces"])
def test_options__all_provinces(table: Setup, choice: str, baiern: bool) -> None:
    """Lodz is the last province that is missing; Polen is needed by both rules."""
    owned = [cities[0] for name, cities in PROVINCE_CITIES.items() if name != "polen" and (baiern or name != "baiern")]
    things = {"phase": "finish", "official": "administrator", "routes": [["lodz", "pilsen", "nuernberg"], []]}
    if choice == "outside_baiern":
        before = table([["ulm"], []], rules={"all_provinces": choice}, houses=[owned, []], **things)
        assert before.play("close", "done").tiles(0) == []
    ann = table([["ulm"], []], rules={"all_provinces": choice}, houses=[owned, []], **things)
    ann.play("close", "house lodz")
    assert ann.tiles(0) == ([("all_provinces", 6)] if baiern or choice == "outside_baiern" else [])


@pytest.mark.parametrize(
    ("length", "gone", "always", "seven_only"),
    [
        (5, [], ("route_5", 2), ("route_5", 2)),
        (6, [], ("route_6", 3), ("route_6", 3)),
        (7, [], ("route_7", 4), ("route_7", 4)),
        (6, SIXES, ("route_5", 2), None),
        (7, SEVENS, ("route_6", 3), ("route_6", 3)),
        (8, [*SEVENS, *SIXES], ("route_5", 2), ("route_5", 2)),
        (5, [["route_5", 2], ["route_5", 1]], None, None),
    ],
)
@pytest.mark.parametrize("choice", OPTIONS["route_tile_fallback"])
def test_options__route_tile_fallback(
    table: Setup, choice: str, length: int, gone: list[Any], always: Any, seven_only: Any
) -> None:
    rules = {"route_tile_fallback": choice}
    things = {"phase": "finish", "official": "administrator", "routes": [FROM_LODZ[:length], []]}
    ann = table([["ulm"], []], rules=rules, tiles=[[], gone], **things).play("close", "done")
    tile = always if choice == "always" else seven_only
    assert ann.tiles(0) == ([tile] if tile else [])


@pytest.mark.parametrize(
    ("choice", "points"),
    [("printed", [0, 2, 3, 5, 7, 10]), ("length", [0, 3, 4, 5, 6, 7])],
    ids=OPTIONS["carriage_points"],
)
def test_options__carriage_points(table: Setup, choice: str, points: list[int]) -> None:
    for carriage, worth in zip([0, 3, 4, 5, 6, 7], points, strict=True):
        tiles = [[["game_end", 1]] if carriage == 7 else [], []]
        ann = table(rules={"carriage_points": choice}, carriages=[carriage, 0], tiles=tiles, official="postmaster")
        assert ann.score(0) == worth - 20 + (carriage == 7)


def test_options__not_given_have_their_defaults() -> None:
    for values in product(*OPTIONS.values()):
        given = dict(zip(OPTIONS, values, strict=True))
        spare = {option: value for option, value in given.items() if value != OPTIONS[option][0]}
        assert Rules.of(spare).to_json() == given


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("german", "'standard' or 'first-printing' or 'icelandic'"),
        ("", "'standard' or 'first-printing' or 'icelandic'"),
        ({"houses": "many"}, "no option 'houses'"),
        ({"carriage_points": "double"}, "'printed' or 'length'"),
        ({"carriage_points": 3}, "'printed' or 'length'"),
        ({"carriage_points": ["printed"]}, "'printed' or 'length'"),
        ({1: "always"}, "no option 1"),
        (None, "a named set or options"),
        (["standard"], "a named set or options"),
    ],
)
def test_options__unknown_ones_are_refused_with_those_there_are(rules: Any, says: str) -> None:
    with pytest.raises(RulesError, match=says):
        Rules.of(rules)
