"""`thurntaxis admin`: a host looks after a database while the server runs on it."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from thurntaxis.server.admin import opened
from thurntaxis.server.stores import open_store
from thurntaxis.tables.ports.jsontext import loads
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.header import Header
from thurntaxis.tables.table.table import Table

from .clients import TWO_PEOPLE, Person, Refused, play_on, uploaded
from .running import PATIENCE
from .test_store import HOT_SEAT, Deaf


def admin(*arguments: str, code: int = 0) -> str:
    """Run a command as a host does; what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", "thurntaxis", "admin", *arguments], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def finish(person: Person, **options: Any) -> str:
    """A finished game of one person at two seats."""
    table, actions = play_on(person, 3, HOT_SEAT, **options)
    for action in actions:
        seat = person.get(f"/api/tables/{table}/state")["play"]["seat"]
        person.do(
            table, "act", seat=seat, ply=person.get(f"/api/tables/{table}/state")["play"]["ply"], actions=[action]
        )
    return table


def test_a_backup_under_load_has_every_acknowledged_move_and_is_played_on(
    tmp_path: Path, serving: Callable[..., Any]
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with serving(database=str(file)) as address:
        ann = Person(address)
        played = {ann.create(HOT_SEAT, starter=0): 0 for _ in range(5)}
        stop = threading.Event()

        def play() -> None:
            mover = Person(address, ann.token)
            while not stop.is_set():
                for table in played:
                    state = mover.get(f"/api/tables/{table}/state")
                    action = state["views"][state["play"]["seat"]]["legal"][0]
                    command = {"seat": state["play"]["seat"], "ply": state["play"]["ply"], "actions": [action]}
                    played[table] = mover.do(table, "act", **command)["ply"]

        thread = threading.Thread(target=play)
        thread.start()
        try:
            while not all(played.values()):
                stop.wait(0.01)
            before = dict(played)
            assert "bytes" in admin("backup", "--database", str(file), str(copy))
            assert "never replaces" in admin("backup", "--database", str(file), str(copy), code=1)
        finally:
            stop.set()
            thread.join()
    assert not list(tmp_path.glob("copy.db?*")), "a single file"
    assert "0 broken" in admin("doctor", "--database", str(copy))
    with serving(database=str(copy)) as address:
        ann = Person(address, ann.token)
        for table, plies in before.items():
            state = ann.get(f"/api/tables/{table}/state")
            assert state["play"]["ply"] >= plies
            seat, ply = state["play"]["seat"], state["play"]["ply"]
            answer = ann.do(table, "act", seat=seat, ply=ply, actions=[state["views"][seat]["legal"][0]])
            assert answer == {"ply": ply + 1}


def test_pruning_beside_a_server_keeps_records_and_drops_talk(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    database = new_database()
    with serving(database=database) as address:
        ann = Person(address)
        over = finish(ann)
        ann.do(over, "chat", seat=0, text="a secret between us")
        record = ann.get(f"/api/tables/{over}/record")
        unused, playing = ann.create(TWO_PEOPLE), ann.create(HOT_SEAT, starter=0, turn_seconds=86_400)
        ann.do(playing, "chat", seat=0, text="still here")
        nothing = "0 tables deleted, chat removed from 0 finished games"
        assert nothing in admin("prune", "--database", database, "--older-than", "1")
        told = admin("prune", "--database", database, "--older-than", "0")
        assert "2 tables deleted, chat removed from 1 finished games" in told, "an upload too"
        assert nothing in admin("prune", "--database", database, "--older-than", "0")
        with pytest.raises(Refused, match="unknown"):
            ann.do(unused, "sit", name="Ben")
        assert ann.get(f"/api/tables/{over}/record") == record
        assert ann.do(playing, "act", seat=0, ply=0, actions=["take supply"]) == {"ply": 1}

        async def said(table: str) -> list[str]:
            async with opened(database) as store:
                stored = await store.load(table)
                assert stored is not None
                return [entry["text"] for entry in map(loads, stored.entries) if entry["type"] == "chat"]

        assert asyncio.run(said(over)) == ["…"]
        assert asyncio.run(said(playing)) == ["still here"]
        assert "0 broken" in admin("doctor", "--database", database)


def test_pruning_names_damaged_tables_and_clears_the_others(tmp_path: Path, serving: Callable[..., Any]) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database=database) as address:
        ann = Person(address)
        damaged = finish(ann)
        finish(ann)
    connection = sqlite3.connect(database)
    connection.execute(
        "UPDATE entries SET data = substr(data, 9) WHERE table_id = ?1"
        " AND seq = (SELECT max(seq) FROM entries WHERE table_id = ?1)",
        [damaged],
    )
    connection.commit()
    connection.close()
    told = admin("prune", "--database", database, "--older-than", "0")
    assert f"{damaged}: damaged" in told
    assert "2 tables deleted" in told, "what the games were played on from"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET data = substr(data, 9) WHERE table_id = :table AND seq > 0",
        "UPDATE tables SET header = substr(header, 9) WHERE id = :table",
        """UPDATE tables SET header = '{"seats": [{}]}' WHERE id = :table""",
    ],
    ids=("entries", "header", "parts of the header"),
)
def test_a_damaged_table_spoils_no_list(damage: str, tmp_path: Path, serving: Callable[..., Any]) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database=database, ratings=True) as address:
        ann = Person(address)
        fine, damaged = finish(ann), finish(ann)
    connection = sqlite3.connect(database)
    assert connection.execute(damage, {"table": damaged}).rowcount
    connection.commit()
    connection.close()
    lines = admin("tables", "--database", database)
    assert re.search(f"{damaged}  broken", lines)
    assert re.search(f"{fine}  finished", lines)
    assert "Ann" in admin("people", "--database", database)
    assert "Traceback" not in admin("ratings", "--from-games", "--database", database)
    assert "1 games" in admin("export", str(tmp_path / "games.jsonl"), "--database", database)
    assert damaged in admin("doctor", "--database", database, code=1)


def test_pruning_deletes_uploads_and_games_that_nobody_has(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    database = new_database()
    with serving(database=database) as address:
        ann, ben = Person(address), Person(address)
        record = ann.get(f"/api/tables/{finish(ann)}/record")
        abandoned, shown = ann.create(HOT_SEAT), uploaded(ann, record)
        headers = {"Authorization": f"Bearer {ann.token}"}
        lines = ann.http.get("/api/me/records", headers=headers).text.splitlines()
        taken = [line.replace(record["table"], "2" * 16) for line in lines]
        assert [game["outcome"] for game in ben.post("/api/me/records", {"records": taken})["games"]] == ["new"]
        assert "3 tables deleted" in admin("prune", "--database", database, "--older-than", "0")
    with serving(database=database) as address:
        ann, ben = Person(address, ann.token), Person(address, ben.token)
        for gone in (abandoned, shown):
            with pytest.raises(Refused, match="unknown"):
                ann.get(f"/api/tables/{gone}")
        (kept,) = ben.get("/api/me/games")["games"]
        assert ben.get(f"/api/tables/{kept['table']}/replay", count=1)["frames"], "it is in Ben's list"


def test_a_server_with_keep_days_prunes_automatically(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        settings = TableSettings(keep_days=1, prune_seconds=0.01)
        service = TableService(settings, open_store(new_database()))
        old = Table.of(Header.from_json({**_header(), "id": "a" * 16, "created": 1}))
        young = Table.of(Header.from_json({**_header(), "id": "b" * 16, "created": service.clock.now()}))
        await service.store.open(Deaf())
        for table in (old, young):
            await service.creation.add(table)
        await service.store.close()
        await service.open()
        while await service.store.load("a" * 16) is not None:
            await asyncio.sleep(0.01)
        assert await service.store.load("b" * 16) is not None
        await service.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def _header() -> dict[str, Any]:
    seats = [{"kind": "open", "name": None, "level": None, "person": None}] * 2
    return {"name": None, "host": "somebody", "seats": seats, "rules": {}, "seed": "0" * 64}


def test_an_export_replays(tmp_path: Path, serving: Callable[..., Any]) -> None:
    database, file = str(tmp_path / "tables.db"), tmp_path / "games.jsonl"
    with serving(database=database) as address:
        ann = Person(address)
        finish(ann)
        finish(ann)
        ann.create(HOT_SEAT, starter=0)
        assert "2 games" in admin("export", "--database", database, str(file))
        assert "never replaces" in admin("export", "--database", database, str(file), code=2)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["players"] for line in lines] == [["Player 1", "Player 2"]] * 2
    assert "Ann" not in file.read_text(encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "thurntaxis", "replay", str(file)], capture_output=True, text=True)
    assert (done.returncode, done.stdout.count("games.jsonl:")) == (0, 2), done.stderr


def test_the_doctor_says_what_is_broken(tmp_path: Path, serving: Callable[..., Any]) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database=database) as address:
        ann = Person(address)
        over, cut, odd, fine = finish(ann), *(ann.create(HOT_SEAT, starter=0) for _ in range(3))
        ann.do(cut, "act", seat=0, ply=0, actions=["take supply"])
        listed = admin("tables", "--database", database, "--status", "playing")
        assert listed.count("playing") == 3
        assert "Ann, Ben" in listed
        assert "Ann" in admin("people", "--database", database)
    connection = sqlite3.connect(database)
    connection.execute(
        "UPDATE entries SET data = replace(data, '\"scores\":[', '\"scores\":[9') WHERE table_id = ?", (over,)
    )
    connection.execute("UPDATE entries SET seq = 5 WHERE table_id = ? AND seq = 1", (cut,))
    connection.execute("UPDATE tables SET status = 'finished' WHERE id = ?", (odd,))
    connection.commit()
    connection.close()
    told = admin("doctor", "--database", database, code=1)
    for table, trouble in ((over, "scores"), (cut, "entries are missing"), (odd, "kept as finished")):
        assert any(line.startswith(table) and trouble in line for line in told.splitlines()), told
    assert fine not in told
    assert "3 broken" in told


def test_an_older_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    assert "no database" in admin("doctor", "--database", str(file), code=1)
    assert not file.exists()


def _refused_by(ask: Callable[[], object]) -> str | None:
    try:
        ask()
    except Refused as refused:
        return str(refused.error["text"])
    return None


def _until_refused(ask: Callable[[], object], why: str) -> None:
    """Ask until the server's next sweep has applied the host's changes."""
    while (told := _refused_by(ask)) is None:
        pass
    assert why in told


def test_bans_and_mutes_take_effect_while_the_server_is_running(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    database = new_database()
    with serving(database=database) as address:
        ann, ben = Person(address), Person(address)
        table = ann.create(TWO_PEOPLE, starter=0)
        ben.sit(table, "Ben")
        id = next(line.split()[0] for line in admin("people", "--database", database).splitlines() if "Ben" in line)
        with ben.socket(table) as socket:
            admin("mute", id[:10], "--database", database)
            _until_refused(lambda: socket.ask("chat", text="hello"), "muted")
            admin("ban", id, "--days", "1", "--database", database)
            assert socket.closed_with() == 4003
        with pytest.raises(Refused, match="banned"):
            ben.create(TWO_PEOPLE)
        with pytest.raises(Refused, match="banned"):
            ben.do(table, "resign")
        assert ann.do(table, "chat", text="we go on") == {}
        assert "no such person" in admin("ban", "nobody", "--database", database, code=1)
        admin("mute", id, "--reason", "rude\x1b[31m", "--database", database)
        kept = [json.loads(line) for line in admin("sanctions", "--json", "--database", database).splitlines()]
        assert [(each["person"], each["kind"], each["until"] is None) for each in kept] == [
            (id, "mute", True),
            (id, "ban", False),
        ]
        listed = admin("sanctions", "--database", database)
        assert "for good" in listed
        assert "\x1b" not in listed
        admin("pardon", id, "--database", database)
        while _refused_by(lambda: ben.do(table, "chat", text="hello again")):
            pass


def test_a_banned_person_can_be_pardoned_when_their_tables_are_gone(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    database = new_database()
    with serving(database=database) as address:
        ann = Person(address)
        ann.create(TWO_PEOPLE)
        (id,) = (line.split()[0] for line in admin("people", "--database", database).splitlines())
        admin("ban", id, "--database", database)
        admin("prune", "--older-than", "0", "--database", database)
        assert admin("people", "--database", database) == ""
        admin("pardon", id[:10], "--database", database)
        assert admin("sanctions", "--database", database) == ""


@pytest.mark.parametrize(
    ("command", "code", "why"),
    [
        (("doctor", "--database", "mysql://somewhere"), 1, "a file, or postgresql://"),
        (("backup", "copy.db", "--database", "mysql://somewhere"), 1, "a file, or postgresql://"),
        (("ratings", "--season", "spring"), 2, "such as 2026-4"),
        (("export", "games.txt"), 2, "must end in .jsonl"),
    ],
)
def test_what_cannot_be_meant_is_refused(command: tuple[str, ...], code: int, why: str) -> None:
    assert why in admin(*command, code=code)


def test_a_host_can_switch_chat_off_or_refuse_words(serving: Callable[..., Any]) -> None:
    with serving(chat=False) as address:
        ann = Person(address)
        with pytest.raises(Refused, match="switched chat off"):
            ann.do(ann.create(HOT_SEAT), "chat", seat=0, text="hello")
    with serving(unwanted_words=("Mörk", "zounds*")) as address:
        ann = Person(address)
        table = ann.create(HOT_SEAT)
        for text in ("you MORK!", "mo\u0308rk", "Zoundsful", "m\u200bork", "mo\u00adrk", "m\u3164o\ufe0frk"):
            with pytest.raises(Refused, match="these words"):
                ann.do(table, "chat", seat=0, text=text)
        assert ann.do(table, "chat", seat=0, text="morkish hallmork") == {}
        with pytest.raises(Refused, match="these words"):
            ann.create([{"kind": "person", "name": "Zounds"}, {"kind": "open"}])
        with pytest.raises(Refused, match="these words"):
            ann.do(ann.create(TWO_PEOPLE), "sit", name="mork")


def test_the_hosts_page_opens_by_its_token_alone(new_database: Callable[[], str], serving: Callable[..., Any]) -> None:
    database = new_database()
    with serving(database=database) as address, httpx.Client(base_url=address, trust_env=False) as browser:
        ann = Person(address)
        with pytest.raises(Refused):
            ann.get("/api/tables/aaaaaaaaaaaaaaaa")
        ann.create(HOT_SEAT, name="A secret name")
        assert "<form" in browser.get("/api/host").text
        assert browser.post("/api/host", data={"token": ""}).status_code == 403
        token = admin("host", "--database", database).strip()
        assert browser.post("/api/host", data={"token": token[:-1] + "é"}).status_code == 403
        late = "&".join(["a"] * 1000) + f"&token={token}"  # a form of a million fields would hold the event loop
        assert browser.post("/api/host", content=late).status_code == 403
        assert browser.post("/api/host", data={"token": token}).status_code == 303
        page = browser.get("/api/host", headers={"Accept-Language": "de"}).text
        for told in ("Zuletzt abgelehnte Anfragen", "unknown", "läuft", "Prozess"):
            assert told in page
        for secret in ("secret", ann.token or "", token, "127.0.0.1", "<script"):
            assert secret not in page
        admin("host", "--database", database)
        assert browser.get("/api/host").status_code == 401, "a new token closes the page for the old one"
        tries = [browser.post("/api/host", data={"token": "x"}).status_code for _ in range(12)]
        assert tries[-1] == 429
