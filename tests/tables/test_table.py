"""Tables without a server: their headers, their entries, and the results of finished games."""

import tracemalloc
from dataclasses import replace
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from thurntaxis.bots import make
from thurntaxis.engine import Luck
from thurntaxis.game import Game
from thurntaxis.protocol.commands import CreateTable
from thurntaxis.protocol.game import GameRecord
from thurntaxis.protocol.tables import AnyLine
from thurntaxis.tables.archive.imports import read, to_take_along
from thurntaxis.tables.people.outgoing import info_for
from thurntaxis.tables.ports.jsontext import dumps, loads
from thurntaxis.tables.ports.store import StoredTable
from thurntaxis.tables.table.entries import KEYS, LINE_KEYS
from thurntaxis.tables.table.header import Header
from thurntaxis.tables.table.results import results_of
from thurntaxis.tables.table.setup import new_table, replay_of
from thurntaxis.tables.table.table import Table

TWO_PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]


def opened(**options: Any) -> Table:
    return new_table(CreateTable.model_validate({"seats": TWO_PEOPLE, **options}), "ann", 0)


def begun(other: str = "Ben", **options: Any) -> Table:
    table = opened(starter=0, **options)
    table.note({"type": "sat", "at": 1, "seat": 1, "name": other, "person": "ben"})
    table.start(2)
    return table


def test_an_entry_takes_little_more_memory_than_its_text() -> None:
    table = opened()
    table.note({"type": "chat", "at": 0, "seat": 0, "name": "Ann", "text": "hello"})
    tracemalloc.start()
    try:
        for number in range(500):
            table.note({"type": "chat", "at": number, "seat": 0, "name": "Ann", "text": "hello"})
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert used / 500 < 3 * len(table.entries[-1])


# ---- Header ----


def test_a_header_is_read_as_it_was_stored() -> None:
    base = {"table": "a" * 16, "ply": 3}
    wanted = CreateTable.model_validate(
        {
            "seats": TWO_PEOPLE,
            "rules": "first-printing",
            "turn_seconds": 60,
            "hints": True,
            "from": base,
            "listed": True,
        }
    )
    record = Game(["A", "B"], seed=1).record
    for table in (new_table(wanted, "ann", 5, record), replay_of(record, "ann", 5), begun(show_known=False)):
        assert Header.from_json(loads(table.header.dumps())) == table.header


def test_a_header_without_hints_means_the_same_inside_and_outside() -> None:
    """Versions 0.1 and 0.2 showed players `hints: true` then, and refused the hint."""
    data = begun().header.to_json()
    assert data.pop("hints") is False
    table = Table.of(Header.from_json(data))
    table.note({"type": "sat", "at": 1, "seat": 1, "name": "Ben", "person": "ben"})
    table.start(2)
    info = info_for(table, "ann", {}, [], 0, 3, rated=False, casual=None)
    assert (info["hints"], info["hints_now"], table.may_ask_hint(0)) == (True, True, True)


@pytest.mark.parametrize("damage", [{"seats": None}, {"rules": {"unheard": "of"}}, {"created": "then"}])
def test_a_damaged_header_is_refused(damage: dict[str, Any]) -> None:
    data = begun().header.to_json() | damage
    with pytest.raises(Exception, match="broken"):
        Table.read(StoredTable(dumps(data).decode()))


# ---- Entries ----


def test_every_kind_of_entry_has_a_line_and_keeps_its_secrets() -> None:
    assert len(LINE_KEYS) == len(get_args(AnyLine))
    kept = {kind: set(KEYS[kind]) - set(keys) for kind, keys in LINE_KEYS.items()}
    assert {kind: keys for kind, keys in kept.items() if keys} == {
        "hours": {"quiet", "zone"},
        "sat": {"person", "network"},
        "filled": {"name"},
        "started": {"order", "draws"},
        "action": {"draws"},
        "advised": {"ply", "position", "way"},
        "chat": {"person"},
    }


# ---- Results ----


def played_out(other: str = "Ben") -> tuple[Table, str]:
    """A finished game in which Ann takes back her first start of a route and starts elsewhere; and where."""
    table, first = begun(other), ""
    bot, luck = make("builder"), Luck(1)
    while table.status == "playing":
        seat, legal = table.actor, table.game.legal_actions()
        assert seat is not None
        starts = [action for action in legal if action.startswith("start ")]
        if len(starts) > 1 and not first and seat == 0:
            table.act(seat, table.ply, [starts[0]], 3)
            table.undo(seat, table.ply, 3)
            first = starts[1].removeprefix("start ")
            table.act(seat, table.ply, [starts[1]], 3)
        else:
            action = bot.decide(table.game.seen(seat), table.game.legal_actions(numbers=True), luck)
            table.act(seat, table.ply, [action], 3)
    return table, first


def test_the_first_city_is_not_one_that_was_taken_back() -> None:
    table, first = played_out()
    ann, ben = results_of(table)
    assert (ann.person, ann.first_city) == ("ann", first)
    copies = [read(to_take_along(table, each).dumps(), "eva", 9, most_plies=9999, counts=True) for each in (ann, ben)]
    for here, copy in zip((ann, ben), copies, strict=True):
        assert replace(copy.result, person=here.person, table=here.table) == here, "an imported copy says the same"


def test_the_record_of_an_imported_game_is_as_the_contract_says() -> None:
    table, _ = played_out()
    taken_along = to_take_along(table, results_of(table)[0])
    copy = read(taken_along.dumps(), "eva", 9, most_plies=9999, counts=True)
    again = Table.read(StoredTable(copy.table.header.dumps()))
    TypeAdapter(GameRecord).validate_python(again.record.to_json())
    assert to_take_along(again, copy.result) == taken_along, "it can be taken along again"
