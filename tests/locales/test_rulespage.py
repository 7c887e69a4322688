"""The rules page: its structure, and that what it shows is true."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from locales.ftl import CODES, entries
from thurntaxis.board import CARRIAGE_POINTS, CITIES, NEIGHBOURS, PROVINCE_OF, TILES
from thurntaxis.game.actions import VERBS, read
from thurntaxis.locales import text
from thurntaxis.rulespage import REASON_SECTION, SECTIONS, rules_ids, rules_markdown, rules_page


def blocks(kind: str) -> list[dict[str, Any]]:
    return [dict(block) for section in rules_page() for block in section["blocks"] if block["kind"] == kind]


def illustrations(kind: str) -> list[dict[str, Any]]:
    return [block["illustration"] for block in blocks("illustration") if block["illustration"]["kind"] == kind]


def test_the_page_goes_through_json_unchanged() -> None:
    assert json.loads(json.dumps(rules_page())) == rules_page()


def test_sections_can_be_linked_to() -> None:
    ids = [section["id"] for section in rules_page()]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", id) for id in ids)


def test_all_parts_of_the_rules_have_a_section() -> None:
    assert {
        *("setup", "turn", "draw", "administrator", "postmaster", "play", "postal-carrier", "close", "houses"),
        *("bonus-tiles", "carriages", "cartwright", "discard", "game-end", "scoring", "supply"),
        *("hidden-information", "options", "rulebooks-compared"),
    } <= set(SECTIONS)


def test_every_answer_to_why_not_points_to_a_section() -> None:
    assert set(REASON_SECTION) == {entry.id for entry in entries("en") if entry.id.startswith("reason-")}
    assert set(REASON_SECTION.values()) <= set(SECTIONS)


def test_every_text_of_the_rules_is_on_the_page() -> None:
    assert {entry.id for entry in entries("en") if entry.file == "rules.ftl"} <= rules_ids()


def test_tables_have_a_cell_for_each_column() -> None:
    for table in blocks("table"):
        assert {len(row) for row in table["rows"]} == {len(table["head"])}


@pytest.mark.parametrize("lang", CODES)
def test_the_page_can_be_read_in_the_terminal(lang: str) -> None:
    page = rules_markdown(lang)
    assert page.startswith(f"# {text('rules-title', lang)}\n")
    titles = re.findall(r"^## (.*)$", page, re.MULTILINE)
    assert titles == [text(section["title"], lang) for section in rules_page()]
    assert "| 7 | 10 |" in page
    assert "`take ulm`" in page
    assert not re.search(r"[{}]|\n\n\n", page)


def test_steps_are_numbered_and_items_stay_together() -> None:
    page = rules_markdown()
    assert "1. You must take a city card.\n2. You must play a city card.\n3. You may" in page
    assert "- the points of your highest carriage\n- plus the values" in page


def test_cities_in_illustrations_exist_and_routes_follow_roads() -> None:
    drawn = [*illustrations("map"), *illustrations("closing"), *illustrations("cards")]
    for picture in drawn:
        named = [city for key in ("route", "marked", "houses", "cards") for city in picture.get(key, [])]
        assert set(named) <= set(CITIES)
        assert all(other in NEIGHBOURS[one] for one, other in pairwise(picture.get("route", [])))


def test_the_example_of_playing_is_true() -> None:
    (example,) = (picture for picture in illustrations("map") if picture["route"])
    left, right = example["route"][0], example["route"][-1]
    assert (left, right) == ("ulm", "muenchen")
    fits = {city: (left in NEIGHBOURS[city], right in NEIGHBOURS[city]) for city in example["marked"]}
    assert fits == {
        "kempten": (True, False),
        "salzburg": (False, True),
        "ingolstadt": (True, True),
        "linz": (False, False),
    }


def test_the_example_of_placing_houses_is_true() -> None:
    (example,) = illustrations("closing")
    one_each, all_of_one = example["ways"]
    provinces = [PROVINCE_OF[city] for city in example["route"]]
    assert set(one_each) | set(all_of_one) <= set(example["route"])
    assert sorted(PROVINCE_OF[city] for city in one_each) == sorted(set(provinces))
    assert all_of_one == [city for city in example["route"] if PROVINCE_OF[city] == "baiern"]


def test_the_example_of_scoring_is_true() -> None:
    tiles = [6, 4, 3, 1]
    score = CARRIAGE_POINTS[6] + sum(tiles) - 3
    for lang in CODES:
        assert f"7 + 14 − 3 = {score}" in text("rules-scoring-example", lang)


def test_tiles_and_carriages_are_those_of_the_board() -> None:
    tables = {table["head"][0]: table["rows"] for table in blocks("table")}
    assert [row[2] for row in tables["rules-bonus-tiles-head-stack"]] == [list(values) for values in TILES.values()]
    assert tables["rules-carriages-head-carriage"] == [[number, points] for number, points in CARRIAGE_POINTS.items()]


def test_the_actions_listed_are_all_there_are() -> None:
    (rows,) = (table["rows"] for table in blocks("table") if table["head"][0] == "rules-notation-head-action")
    assert {read(row[0]["code"]).verb for row in rows} == set(VERBS)
