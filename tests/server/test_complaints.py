"""People can block and report somebody who is rude; neither that person nor others learn of it."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from thurntaxis.server.identity import person_of
from thurntaxis.server.stores import open_store
from thurntaxis.tables.people.complaints import MOST_REPORTS

from .clients import TWO_PEOPLE, Message, Person, Refused, Socket
from .test_admin import admin
from .test_my_games import _copied
from .test_store import Deaf
from .test_upgrade import VERSIONS

THREE_PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]


def said(log: list[Message]) -> list[str | None]:
    """The chat as somebody gets it, line by line; None for hidden lines."""
    chat = [line for line in log if line["type"] == "chat"]
    assert all(line["text"] == "" for line in chat if line.get("hidden"))
    return [None if line.get("hidden") else line["text"] for line in chat]


def state_of(person: Person, table: str) -> list[str | None]:
    return said(person.get(f"/api/tables/{table}/state")["log"])


def line_of(person: Person, table: str, text: str) -> int:
    log = person.get(f"/api/tables/{table}/state")["log"]
    seq: int = next(line["seq"] for line in log if line.get("text") == text)
    return seq


def unblock(person: Person, id: str) -> Message:
    answer = person.http.delete(f"/api/me/blocks/{id}", headers={"Authorization": f"Bearer {person.token}"})
    told: Message = answer.json()
    assert answer.status_code == 200, told
    return told


def test_lines_of_blocked_people_are_hidden_before_and_after(ann: Person, ben: Person, clara: Person) -> None:
    table = ann.create(THREE_PEOPLE)
    ben.sit(table, "Ben")
    ben.do(table, "chat", text="rude")
    ann.do(table, "chat", text="please")
    blocked = ann.post("/api/me/blocks", {"table": table, "line": line_of(ann, table, "rude")})
    assert [(each["name"], each["seats"]) for each in blocked["blocks"]] == [("Ben", [1])]
    with ann.socket(table) as socket, clara.socket(table) as other:
        assert said(socket.log) == [None, "please"]
        ben.do(table, "chat", text="ruder")
        clara.sit(table, "Clara")  # places are drawn by lot now: Ben has another seat
        ben.do(table, "chat", text="rudest")
        clara.do(table, "chat", text="hello")
        for each in (socket, other):
            each.until(lambda me: len(said(me.log)) == 5)
        assert said(socket.log) == [None, "please", None, None, "hello"]
        assert said(other.log) == ["rude", "please", "ruder", "rudest", "hello"], "nobody else is concerned"
        asked = socket.ask("log", before=1000)["log"]
        assert said(asked) == [None, "please", None, None, "hello"]
        assert [line["seq"] for line in asked] == list(range(len(asked))), "no gap tells anything"
    assert state_of(ann, table) == [None, "please", None, None, "hello"]
    elsewhere = ben.create(TWO_PEOPLE)
    ben.do(elsewhere, "chat", text="rude here too")
    assert state_of(ann, elsewhere) == [None], "at every table"
    unblock(ben, blocked["blocks"][0]["id"])
    assert ann.get("/api/me/blocks")["blocks"], "people can take back only their own blocks"
    assert unblock(ann, blocked["blocks"][0]["id"])["blocks"] == []
    assert state_of(ann, table) == ["rude", "please", "ruder", "rudest", "hello"]


def test_open_tabs_learn_about_new_settings_at_once(ann: Person, ben: Person) -> None:
    table, elsewhere = ann.create(TWO_PEOPLE), ben.create(TWO_PEOPLE)
    ben.sit(table, "Ben")
    for each in (table, elsewhere):
        ben.do(each, "chat", text="one")
    with ann.socket(table) as socket, ann.socket(elsewhere) as tab, ben.socket(table) as other:
        before = len(other.heard)
        seat = next(number for number, each in enumerate(socket.table["seats"]) if each["name"] == "Ben")
        (block,) = ann.post("/api/me/blocks", {"table": table, "seat": seat})["blocks"]
        for own in (socket, tab):
            own.until(lambda me: said(me.log) == [None])
        assert ann.post("/api/me/blocks", {"table": table, "seat": seat})["blocks"] == [block], "once is enough"
        ben.do(table, "chat", text="two")
        socket.until(lambda me: said(me.log) == [None, None])
        unblock(ann, block["id"])
        socket.until(lambda me: said(me.log) == ["one", "two"])
        tab.until(lambda me: said(me.log) == ["one"])
        other.ask("chat", text="three")
        assert {message["type"] for message in other.heard[before:]} <= {"update", "ok"}, (
            "whoever is blocked hears nothing of it"
        )


def test_a_spectator_without_a_name_can_block_as_well(ann: Person, address: str) -> None:
    table = ann.create(TWO_PEOPLE)
    ann.do(table, "chat", text="hello")
    passer_by = Person(address, known=False)
    assert passer_by.get("/api/me/blocks") == {"blocks": []}
    answer = passer_by.http.post("/api/me/blocks", json={"table": table, "line": 0})
    assert answer.status_code == 201
    assert said(passer_by.http.get(f"/api/tables/{table}/state").json()["log"]) == [None], "by the cookie"


@pytest.mark.parametrize(
    ("about", "why"),
    [
        ({"line": 99}, "no such line"),
        ({"line": 0}, "no such line"),
        ({"seat": 3}, "Nobody sits there"),
        ({"line": 1, "seat": 1}, "either a line or a seat"),
        ({}, "either a line or a seat"),
        ({"line": -1}, "line"),
    ],
)
def test_only_people_at_the_table_can_be_meant(ann: Person, ben: Person, about: Message, why: str) -> None:
    table = ann.create([*TWO_PEOPLE, {"kind": "bot", "level": "random"}])
    ben.sit(table, "Ben")
    ben.do(table, "chat", text="hello")
    for path, body in (("/api/me/blocks", {"table": table}), (f"/api/tables/{table}/reports", {})):
        with pytest.raises(Refused, match=why):
            ann.post(path, body | about)
    with pytest.raises(Refused, match="That is you"):
        ben.post(f"/api/tables/{table}/reports", {"line": line_of(ben, table, "hello")})


def test_reports_reach_the_host_with_what_was_said(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    database = new_database()
    with serving(database=database) as address, httpx.Client(base_url=address, trust_env=False) as browser:
        ann, ben = Person(address), Person(address)
        table = ann.create(THREE_PEOPLE)
        ben.sit(table, "Ben <b>")
        ben.do(table, "chat", text="<script>rude</script>")
        line = line_of(ann, table, "<script>rude</script>")
        assert ann.post(f"/api/tables/{table}/reports", {"line": line, "reason": "this & that"}) == {}
        ann.post(f"/api/tables/{table}/reports", {"line": line, "reason": "really"})
        ann.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "all the time\x1b[31m"})
        ben.do(table, "leave")
        told = [json.loads(each) for each in admin("reports", "--json", "--database", database).splitlines()]
        assert [(each["line"], each["said"], each["reason"]) for each in told] == [
            (-1, "", "all the time\x1b[31m"),
            (line, "<script>rude</script>", "really"),
        ], "the same line twice is one report"
        assert {each["person"] for each in told} == {person_of(ben.token)}
        listed = admin("reports", "--database", database)
        assert "\x1b" not in listed
        assert f"/t/{table}" in listed
        token = admin("host", "--database", database).strip()
        browser.post("/api/host", data={"token": token})
        page = browser.get("/api/host", headers={"Accept-Language": "en"}).text
        assert "&lt;script&gt;rude" in page
        assert "<script" not in page
        assert "really" in page
        assert str(person_of(ann.token)) not in page, "who has reported is the database's alone"
        assert str(person_of(ben.token))[:10] in page
        admin("mute", told[0]["person"][:10], "--database", database)
        admin("settle", told[0]["id"], "--database", database)
        assert "no such report" in admin("settle", told[0]["id"], "--database", database, code=1)
        assert len(admin("reports", "--json", "--database", database).splitlines()) == 1
        assert told[0]["id"] not in browser.get("/api/host").text
        for person in (ann, ben):
            assert "report" not in json.dumps(person.get(f"/api/tables/{table}/state")), "nobody is told"
        admin("prune", "--older-than", "0", "--database", database)
        assert admin("reports", "--database", database) == "", "pruning clears what was said here too"


def test_a_reason_is_text_that_can_be_kept(sqlite_address: str) -> None:
    ann, ben = Person(sqlite_address), Person(sqlite_address)
    table = ann.create(TWO_PEOPLE)
    with pytest.raises(Refused) as refused:  # PostgreSQL keeps no such character
        ben.post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "rude\x00"})
    assert refused.value.code == "bad_request"


def test_reports_have_limits(serving: Callable[..., Any]) -> None:
    with serving(complaints_per_hour=MOST_REPORTS + 5) as address:
        ann, ben, clara = Person(address), Person(address), Person(address)
        table = ann.create(TWO_PEOPLE)
        for number in range(MOST_REPORTS + 1):
            ann.do(table, "chat", text=f"line {number}")
        for line in range(MOST_REPORTS):
            ben.post(f"/api/tables/{table}/reports", {"line": line})
        with pytest.raises(Refused, match="limit for reports"):
            ben.post(f"/api/tables/{table}/reports", {"line": MOST_REPORTS})
        refused = []
        for line in range(6):
            try:
                clara.post(f"/api/tables/{table}/reports", {"line": line})
            except Refused as error:
                refused.append(error.code)
        assert refused, "many identities are still one address"
        assert set(refused) == {"too_much"}


def test_what_is_kept_is_bounded(new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    from thurntaxis.tables.ports.store import Report

    monkeypatch.setattr("thurntaxis.server.stores.sql.MOST_REPORTS", 3)

    async def scene() -> list[str]:
        store = open_store(new_database())
        await store.open(Deaf())
        for number in range(6):
            await store.report(Report(f"r{number}", number, f"p{number}", "ben", "Ben", "t", 0, "rude", ""))
        kept = [each.id for each in await store.reports(10)]
        await store.close()
        return kept

    assert asyncio.run(scene()) == ["r5", "r4", "r3"]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.needs_postgres)])
def test_lines_of_an_older_version_can_be_blocked(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, serving: Callable[..., Any]
) -> None:
    """They do not say who said them; the database itself is brought forward."""
    file = tmp_path / "old.db"
    connection = sqlite3.connect(file)
    table = VERSIONS[0].playing
    connection.executescript(VERSIONS[0].dump.read_text(encoding="utf-8"))
    connection.close()
    database = str(file)
    if kind == "postgresql":
        database = request.getfixturevalue("postgres")()
        _copied(file, database)
    with serving(database=database) as address:
        people = [Person(address, letter * 43) for letter in "ab"]
        log = people[0].get(f"/api/tables/{table}/state")["log"]
        (line,) = [each for each in log if each["type"] == "chat"]
        speaker = 0 if line["name"] == "Ann" else 1
        listener = people[1 - speaker]
        listener.post("/api/me/blocks", {"table": table, "line": line["seq"]})
        assert state_of(listener, table) == [None]
        assert state_of(people[speaker], table) == ["hello from the last version"]


def test_a_removed_name_is_no_longer_a_speaker(ann: Person) -> None:
    """Nothing in a finished game tells any more who said a line."""
    from .test_admin import finish

    table = finish(ann)
    ann.do(table, "chat", seat=0, text="good game")
    ann.post("/api/me/remove-name", {"table": table})
    passer_by = Person(ann.address)
    with pytest.raises(Refused, match="no such line"):
        passer_by.post("/api/me/blocks", {"table": table, "line": line_of(passer_by, table, "good game")})


def test_a_block_does_not_tell_who_somebody_is_under_another_name(ann: Person, ben: Person) -> None:
    first = ann.create(TWO_PEOPLE, starter=0)
    ben.sit(first, "Ben")
    ann.post("/api/me/blocks", {"table": first, "seat": 1})
    second, third = (ann.create(TWO_PEOPLE, starter=0) for _ in range(2))
    ben.sit(second, "Somebody else")
    ben.sit(third, "Ben")

    def seats(table: str) -> list[list[int]]:
        return [each["seats"] for each in ann.get("/api/me/blocks", table=table)["blocks"]]

    assert (seats(first), seats(second), seats(third)) == ([[1]], [[]], [[1]])


def test_a_block_cannot_be_noticed_by_anybody_else(ann: Person, ben: Person) -> None:
    """Ben gets the same messages, whether Ann has blocked him or not."""

    def heard(block: bool) -> list[str]:
        table = ann.create(THREE_PEOPLE)  # it does not begin: no cards differ
        ben.sit(table, "Ben")
        with ben.socket(table) as socket:
            socket.ask("chat", text="rude")
            if block:
                ann.post("/api/me/blocks", {"table": table, "seat": 1})
            with ann.socket(table) as other:
                other.ask("chat", text="done")
            socket.until(lambda me: "done" in said(me.log))
            return _plain(socket, table)

    assert heard(block=False) == heard(block=True)


def _plain(socket: Socket, table: str) -> list[str]:
    """What was said in the log, without times and the table's own id."""
    lines = [message["log"] for message in socket.heard if message.get("log")]
    return [re.sub(r'"at": \d+', "", json.dumps(line)).replace(table, "table") for line in lines]
