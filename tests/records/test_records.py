"""Whole games as data: each replays to its stored end, in both programs; broken ones are refused with the place."""

import json
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from reference import ReferenceGame
from thurntaxis import Game, Record, RecordError, Rules
from thurntaxis.game.notation import read_comments
from thurntaxis.game.simulation import simulate_game
from thurntaxis.rules import OPTIONS, RULE_SETS

HERE = Path(__file__).parent
FIXTURES = sorted((HERE / "games").glob("*.json"))
NAMES = [path.stem for path in FIXTURES]
REFUSED = json.loads((HERE / "refused.json").read_text(encoding="utf-8"))


def data_of(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


ALL = {path.stem: data_of(path) for path in FIXTURES}


# ---- Games that are fine ----


@pytest.mark.parametrize("path", FIXTURES, ids=NAMES)
def test_a_game_replays_to_its_stored_end(path: Path) -> None:
    data, record = data_of(path), Record.load(path)
    lines = json.loads(json.dumps(list(record.trace())))
    game = record.replay()
    if game.is_over:
        assert lines[-1] == data["last"]
        outcome = game.outcome()
        assert outcome is not None
        assert {"reason": outcome.end_reason, "tie": outcome.tie, "by": outcome.ended_by} == data["ends"]
    else:
        assert data["ends"] is None
        assert json.loads(json.dumps(game.position().to_json())) == data["last"]["position"]
    assert [line["action"] for line in lines[: len(record.actions)]] == list(record.actions)


@pytest.mark.parametrize("path", FIXTURES, ids=NAMES)
def test_the_reference_game_has_the_same_trace(path: Path) -> None:
    data = data_of(path)
    draws = iter(data["draws"])
    game = ReferenceGame(len(data["players"]), data["rules"], lambda _: next(draws))
    for line in Record.from_json(data).trace():
        assert json.loads(json.dumps(line)) == (
            game.trace_line(line["action"]) if "action" in line else game.final_line()
        )
        if "action" in line:
            game.apply(line["action"])
    assert next(draws, None) is None


@pytest.mark.parametrize("path", FIXTURES, ids=NAMES)
def test_the_seed_still_gives_these_cards(path: Path) -> None:
    """The cards of a seed are promised: who has the seed can check the game years later."""
    data = data_of(path)
    game = Game(data["players"], data["rules"], data["seed"], data["actions"])
    assert list(game.record.draws) == data["draws"]


@pytest.mark.parametrize("path", FIXTURES, ids=NAMES)
def test_both_forms_keep_everything(path: Path) -> None:
    record = Record.load(path)
    assert record.extra.keys() == {"seed", "policy", "ends", "last"}
    assert Record.loads(record.dumps()) == record
    assert Record.loads(record.to_text()) == record
    assert record.to_json() == data_of(path)


@pytest.mark.parametrize("path", sorted((HERE / "text").glob("*.txt")), ids=lambda path: path.stem)
def test_the_notation_for_people_stays_as_it_is(path: Path) -> None:
    """Games written down once stay readable; `to_text` writes them like that."""
    record = Record.load(path)
    assert record.to_text() == path.read_text(encoding="utf-8")
    assert record == Record.load(HERE / "games" / f"{path.stem}.json")


def test_cards_houses_and_tiles_are_all_accounted_for() -> None:
    for data in ALL.values():
        position = Record.from_json(data).replay().position().to_json()
        cards = Counter(city for city in position["display"] if city)
        cards.update(position["supply"] + position["discards"])
        for seat in range(len(data["players"])):
            cards.update(position["hands"][seat] + position["routes"][seat])
        if position["closing"]:
            cards.update(position["closing"]["discarded"])
        assert set(cards.values()) == {3}
        assert cards.total() == 66


# ---- There is a game for everything ----


def test_every_way_a_game_can_end_has_a_fixture() -> None:
    ends = {(end["reason"], end["tie"]) for data in ALL.values() if (end := data["ends"])}
    assert {reason for reason, _ in ends} == {"carriage", "houses"}
    assert {tie for _, tie in ends} == {None, "game_end", "clockwise"}
    assert any(data["ends"] is None for data in ALL.values())


def test_every_player_count_has_each_end() -> None:
    seen = {(len(data["players"]), data["ends"]["reason"]) for data in ALL.values() if data["ends"]}
    assert seen == set(product((2, 3, 4), ("carriage", "houses")))


def test_the_first_a_middle_and_the_last_seat_have_ended_a_game() -> None:
    enders = {(len(data["players"]), data["ends"]["by"]) for data in ALL.values() if data["ends"]}
    assert {(2, 0), (2, 1), (4, 3)} <= enders
    assert any(0 < by < players - 1 for players, by in enders)


def test_every_named_set_and_every_value_of_every_option_has_a_fixture() -> None:
    rules = [Rules.of(data["rules"]) for data in ALL.values() if data["ends"]]
    assert {choice.name for choice in rules} >= set(RULE_SETS)
    for option, values in OPTIONS.items():
        assert {getattr(choice, option) for choice in rules} == set(values)


@pytest.mark.parametrize("name", ["first-printing", "icelandic", "points-by-length", "every-option"])
def test_the_option_of_a_fixture_mattered(name: str) -> None:
    """The same game by the standard rules would have been scored otherwise."""
    data = {key: value for key, value in ALL[name].items() if key != "result"} | {"rules": "standard"}
    with pytest.raises(RecordError):
        Record.from_json(data | {"result": ALL[name]["result"]})


def test_fixtures_reach_the_odd_corners() -> None:
    displays = [line["display"] for name in NAMES for line in Record.from_json(ALL[name]).trace() if "display" in line]
    assert [None] * 6 in displays, "an empty display"
    assert any(None in display and any(display) for display in displays), "a display with gaps"
    assert any(len(data["draws"]) > 66 for data in ALL.values()), "a shuffle"
    actions = {action.split()[0] for data in ALL.values() for action in data["actions"]}
    assert len(actions) == 12, "every kind of action"
    phases = {Record.from_json(data).replay().phase for data in ALL.values()}
    assert "discard" in phases, "an unfinished closing"


# ---- Games that are not ----


def change(data: Any, operation: str, path: str, value: Any = None) -> None:
    *parents, last = path.replace("]", "").replace("[", ".").split(".")
    for parent in parents:
        data = data[parent]
    key = int(last) if isinstance(data, list) else last
    if operation == "set":
        data[key] = value
    elif operation == "delete":
        del data[key]
    elif operation == "append":
        data[key].append(value)
    else:
        assert operation == "cut"
        del data[key][value:]


@pytest.mark.parametrize("case", REFUSED, ids=[case["name"] for case in REFUSED])
def test_a_record_is_refused_with_the_place_and_the_reason(case: dict[str, Any]) -> None:
    data: Any = json.loads(json.dumps(ALL[case["base"]]))
    for operation, *details in case["changes"]:
        if operation == "whole":
            data = details[0]
        else:
            change(data, operation, *details)
    with pytest.raises(RecordError) as refused:
        Record.from_json(data)
    assert refused.value.place == case["place"]
    assert case["says"] in refused.value.problem
    assert str(refused.value).startswith(case["place"])


def test_a_record_may_hold_more_at_its_top_level_and_in_its_result() -> None:
    data = json.loads(json.dumps(ALL["carriage-two-players"]))
    data["started"], data["result"]["moves"] = "this morning", 338
    record = Record.from_json(data)
    assert record.extra["started"] == "this morning"
    assert Record.loads(record.dumps()) == Record.from_text(record.to_text()) == record


def test_a_record_that_stops_anywhere_is_an_unfinished_game() -> None:
    whole = Record.from_json(ALL["carriage-two-players"])
    for ply in (0, 1, 2, 57, 130, len(whole.actions) - 1):
        stopped = whole.replay(ply).record
        assert Record.from_json(stopped.to_json()) == stopped
        assert stopped.result is None


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("{", "line 1, column 2"),
        ('{"format": "thurntaxis-record/1",\n "rules": standard}', "line 2, column 11"),
        (b"\xff\xfe", "byte 0"),
        (b'{"format": "\xe4"}', "byte 12"),
        ("", ""),
        ("Once upon a time", "line 1"),
    ],
)
def test_anything_but_a_record_is_refused_with_the_place(content: str | bytes, place: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.loads(content)
    assert refused.value.place == place


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path)


def test_saved_and_loaded(tmp_path: Path) -> None:
    record = Record.from_json(ALL["tie-clockwise"])
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == record


# ---- The notation for people ----

TEXT = (HERE / "text" / "carriage-two-players.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[Format "thurntaxis-text/1"]', '[Format "thurntaxis-text/9"]', "format"),
        ('[Format "thurntaxis-text/1"]\n', "", "Format is missing"),
        ('[Rules "standard"]', "[Rules standard]", "not JSON"),
        ('[Rules "standard"]', '[Rules "german"]', "icelandic"),
        ('[Rules "standard"]', "[Rules]", "a tag looks like"),
        ('[Rules "standard"]', '[Rules "standard"', "a tag looks like"),
        ('[Rules "standard"]', '[Rules "standard"]\n[Rules "standard"]', "twice"),
        ("[Display ", "[Display 5]\n[Other ", "Display"),
        ("1. Ann: take ulm", "2. Ann: take ulm", "expected a turn"),
        ("1. Ann: take ulm", "1. Ben: take ulm", "expected a turn"),
        ("1. Ann: take ulm", "1. Ann: take lodz", "Lodz"),
        ("1. Ann: take ulm", "1. Ann: fly ulm", "fly ulm"),
        ("1. Ann: take ulm > ", "1. Ann: take ulm > berlin ", "no city"),
        ("1. Ann: take ulm > ", "1. Ann: take ulm > lodz ", "no more cards"),
        ("1. Ann: take ulm > passau", "1. Ann: take ulm", "missing"),
        ("start ulm, end", "start ulm, end, end", "after the end of the turn"),
        ("start ulm, end", "start ulm", "not over"),
        ("start ulm, end\n1. Ben: ", "start ulm\n1. Ben: end\n2. Ann: ", "not over"),
        ("\n\n[Result", "\n86. Ann: take supply\n\n[Result", "over"),
        ('[Result {"scores": [14, 5], "winner": 0}]', '[Result {"scores": [14, 5], "winner": 1}]', "winner"),
        ('[Result {"scores": [14, 5], "winner": 0}]', "", "result: missing"),
    ],
)
def test_a_broken_text_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError, match=says) as refused:
        Record.from_text(TEXT.replace(old, new, 1))
    assert refused.value.place


def test_comments_are_read_back() -> None:
    record = simulate_game(2, Rules(), "builder", 1, 1, 40)
    comments = {0: "well, a good card", 3: "a slip", 7: "and now?"}
    assert read_comments(record.to_text(comments)) == comments
    assert read_comments(record.to_text()) == {}
    assert Record.from_text(record.to_text(comments)).actions == record.actions


def test_many_records_are_read_one_after_the_other(tmp_path: Path) -> None:
    records = [simulate_game(2, Rules(), "builder", 1, number, 40) for number in range(3)]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(record.to_json()) + "\n" for record in records), encoding="utf-8")
    assert list(Record.load_all(path)) == records
    path.write_text(path.read_text().replace("\n", "\n\n", 1) + "{}\n", encoding="utf-8")  # an empty line is none
    read = Record.load_all(path)
    assert [next(read) for _ in range(3)] == records
    with pytest.raises(RecordError, match="line 5"):
        next(read)
    with pytest.raises(RecordError, match="cannot be read"):
        next(Record.load_all(tmp_path / "nothing.jsonl"))
