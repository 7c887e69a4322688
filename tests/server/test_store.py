"""Databases that cannot be used are refused untouched; older ones are brought forward; broken games are shown."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.stores import append
from thurntaxis.server.stores import open_store
from thurntaxis.server.stores.schema import MIGRATIONS, VERSION
from thurntaxis.server.stores.sqlite import check_file, migrate
from thurntaxis.tables.ports.store import StoreError, Summary

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, Refused
from .running import PATIENCE, Process

HOT_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


class Deaf:
    """Gets no notifications of other processes."""

    def written(self, table: str, seq: int) -> None: ...
    def presence_changed(self, table: str, person: str, here: bool) -> None: ...
    def blocks_changed(self, person: str) -> None: ...
    def study_changed(self, id: str) -> None: ...
    def missed(self) -> None: ...
    def fault(self) -> None: ...


@pytest.fixture
def database(tmp_path: Path, serving: Callable[..., Any]) -> Path:
    """A database that a server has used."""
    file = tmp_path / "used.db"
    with serving(database=str(file)) as address:
        ann = Person(address)
        for _ in range(20):
            ann.do(ann.create(HOT_SEAT, starter=0), "act", ply=0, actions=["take supply"])
    return file


def _refused(file: Path, why: str) -> None:
    before = file.read_bytes(), sorted(file.parent.iterdir())
    with pytest.raises(StoreError, match=why):
        check_file(str(file))
    process = Process(str(file))
    code, errors = process.process.wait(PATIENCE), process.process.stderr.read()  # type: ignore[union-attr]
    assert code == 1
    assert why in errors
    assert (file.read_bytes(), sorted(file.parent.iterdir())) == before, "left untouched"


def test_a_file_that_is_not_a_database_is_refused_untouched(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Sir, the post coach leaves at nine. " * 50)
    _refused(file, "not a SQLite database")


def test_a_database_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    file = tmp_path / "foreign.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE tables (id TEXT)")
    connection.commit()
    connection.close()
    _refused(file, "belongs to another program")


def test_a_damaged_database_is_refused_untouched(database: Path) -> None:
    content = bytearray(database.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 8] = b"\xff" * 8
    database.write_bytes(content)
    _refused(database, "damaged")


def test_a_newer_database_is_refused_untouched(database: Path) -> None:
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    _refused(database, "newer version")


def test_an_older_database_is_brought_forward_with_all_its_tables(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA application_id = 0x54545853")
    for statement in MIGRATIONS[0]:
        connection.execute(statement)
    connection.execute("PRAGMA user_version = 1")
    connection.execute("INSERT INTO tables VALUES ('abc', 1, '{}', 'open', 1, NULL)")
    migrate(connection)
    assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert connection.execute("SELECT id FROM tables").fetchall() == [("abc",)]
    assert connection.execute("SELECT count(*) FROM presence").fetchone() == (0,)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, serving: Callable[..., Any]) -> None:
    file = tmp_path / "shared.db"
    with serving(database=str(file)):
        process = Process(str(file))
        assert process.process.wait(PATIENCE) != 0
        assert "in use by another server" in process.process.stderr.read()  # type: ignore[union-attr]


def test_a_full_disk_loses_nothing_and_is_reported(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.db"))
    ann = Person(server.address)
    table = ann.create(HOT_SEAT, starter=0)
    action = ann.get(f"/api/tables/{table}/state")["views"][0]["legal"][0]
    command: dict[str, Any] = {"type": "act", "seat": 0, "ply": 0, "actions": [action]}
    headers = {"Authorization": f"Bearer {ann.token}"}
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    answer = ann.http.post(f"/api/tables/{table}/commands", json=command, headers=headers)
    assert answer.status_code == 503
    assert "cannot store" in answer.json()["error"]["text"]
    with ann.socket(table) as socket, pytest.raises(Refused, match="cannot store"):
        socket.ask(**command)
    assert ann.get(f"/api/tables/{table}/state")["views"][0]["ply"] == 0
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert ann.do(table, **command) == {"ply": 1}
    _, errors = server.stop()
    assert "nothing can be stored" in errors
    assert "Traceback" not in errors


def test_several_workers_need_a_database_they_can_share(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db"), 0, "--workers", "2")
    assert process.process.wait(PATIENCE) != 0
    assert "postgresql://" in process.process.stderr.read()  # type: ignore[union-attr]


def test_of_two_writers_of_the_same_entry_one_wins(new_database: Callable[[], str]) -> None:
    async def race() -> tuple[list[bool], list[str]]:
        store = open_store(new_database())
        await store.open(Deaf())
        summary = Summary("playing", False, None, ("somebody",))
        assert await store.create("abc", "{}", 1, ["zero"], summary)
        assert not await store.create("abc", "{}", 1, ["again"], summary)
        won = await asyncio.gather(*(append(store, "abc", 1, [f"one {n}", f"two {n}"], None) for n in range(5)))
        stored = await store.load("abc")
        part = await store.load("abc", 2)
        assert stored is not None
        assert part is not None
        assert part.entries == stored.entries[2:]
        assert await store.load("nothing") is None
        assert await store.owned_by("somebody", 5) == ["abc"]
        assert await store.waiting(10, 5) == []
        await append(store, "abc", 3, ["three"], Summary("playing", True, 7, ("somebody",)))
        assert await store.waiting(10, 5) == ["abc"]
        assert await store.waiting(5, 5) == []
        assert await store.lobby() == [("abc", False, None, False)]
        assert await store.fetch("SELECT count(*) FROM tables") == [(1,)]
        await store.close()
        return list(won), stored.entries

    won, entries = asyncio.run(race())
    assert sorted(won) == [False, False, False, False, True]
    winner = won.index(True)
    assert entries == ["zero", f"one {winner}", f"two {winner}"]


def test_a_foreign_schema_in_postgresql_is_refused_untouched(postgres: Callable[[], str]) -> None:
    import asyncpg

    address = postgres()

    async def attempt() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("CREATE SCHEMA thurntaxis; CREATE TABLE thurntaxis.invoices (id int)")
        with pytest.raises(StoreError, match="another program"):
            await open_store(address).open(Deaf())
        names = await connection.fetch(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'thurntaxis'"
        )
        assert [row["table_name"] for row in names] == ["invoices"]
        await connection.close()

    asyncio.run(attempt())


def test_a_game_that_no_longer_replays_is_shown_not_lost(tmp_path: Path, serving: Callable[..., Any]) -> None:
    """As after a rule fix that forbids something which was played."""
    file = tmp_path / "tables.db"
    with serving(database=str(file)) as address:
        ann = Person(address)
        table = ann.create(HOT_SEAT, starter=0)
        healthy = ann.create(AGAINST_BOT, starter=0)
        for ply in range(2):
            ann.do(table, "act", ply=ply, actions=["take supply"])
    connection = sqlite3.connect(file)
    connection.execute(
        "UPDATE entries SET data = replace(data, '\"take supply\"', '\"close\"') WHERE table_id = ? AND seq = 2",
        [table],
    )
    connection.commit()
    connection.close()
    with serving(database=str(file)) as address:
        ann = Person(address, ann.token)
        info = ann.get(f"/api/tables/{table}")["table"]
        assert info["status"] == "broken"
        assert info["problem"]
        assert "Legal" not in info["problem"], "that would name cards in somebody's hand"
        with ann.socket(table) as socket:
            assert [line["type"] for line in socket.log] == ["started", "action", "action"]
            assert socket.views == []
            with pytest.raises(Refused) as refused:
                socket.ask("act", seat=0, ply=2, actions=["take supply"])
            assert refused.value.code == "broken"
        assert len(ann.get(f"/api/tables/{table}/record")["actions"]) == 2
        with pytest.raises(Refused) as refused:  # it holds hands of a game that was never finished
            Person(address).get(f"/api/tables/{table}/record")
        assert refused.value.code == "not_yours"
        assert ann.get(f"/api/tables/{healthy}")["table"]["status"] == "playing"
        assert table in [mine["id"] for mine in ann.get("/api/me")["tables"]]


def test_one_damaged_row_costs_nobody_else_the_lobby(tmp_path: Path, serving: Callable[..., Any]) -> None:
    file = tmp_path / "tables.db"
    with serving(database=str(file)) as address:
        ann = Person(address)
        damaged, healthy = (ann.create(TWO_PEOPLE, listed=True) for _ in range(2))
    connection = sqlite3.connect(file)
    connection.execute("UPDATE tables SET header = substr(header, 9) WHERE id = ?", [damaged])
    connection.commit()
    connection.close()
    with serving(database=str(file)) as address:
        ann = Person(address, ann.token)
        assert [table["id"] for table in ann.get("/api/lobby")["tables"]] == [healthy]
        assert [table["id"] for table in ann.get("/api/me")["tables"]] == [healthy]
        with pytest.raises(Refused) as refused:
            ann.get(f"/api/tables/{damaged}")
        assert refused.value.code == "broken"


@pytest.mark.parametrize("damage", ["tables SET header", "entries SET data"])
def test_a_byte_that_is_not_utf_8_costs_nobody_else_anything(
    tmp_path: Path, serving: Callable[..., Any], damage: str
) -> None:
    file = tmp_path / "tables.db"
    with serving(database=str(file)) as address:
        ann = Person(address)
        damaged, waiting = ann.create(HOT_SEAT, starter=0), ann.create(TWO_PEOPLE, listed=True)
    connection = sqlite3.connect(file)
    column, key = ("header", "id") if "header" in damage else ("data", "table_id")
    spoilt = f"CAST(substr({column}, 1, 9) || x'ff' || substr({column}, 11) AS TEXT)"
    connection.execute(f"UPDATE {damage} = {spoilt} WHERE {key} = ?", [damaged])
    connection.commit()
    connection.close()
    with serving(database=str(file)) as address:
        ann = Person(address, ann.token)
        assert waiting in [table["id"] for table in ann.get("/api/lobby")["tables"]]
        assert waiting in [table["id"] for table in ann.get("/api/me")["tables"]]
    found = subprocess.run(
        [sys.executable, "-m", "thurntaxis", "admin", "doctor", "--database", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert damaged in found.stdout, found.stdout + found.stderr
    assert waiting not in found.stdout


def test_a_link_to_the_database_of_a_server_is_refused(tmp_path: Path, serving: Callable[..., Any]) -> None:
    file, link = tmp_path / "tables.db", tmp_path / "link.db"
    with serving(database=str(file)):
        link.symlink_to(file)
        with pytest.raises(StoreError, match="in use by another server"):
            asyncio.run(open_store(str(link)).open(Deaf()))


def test_a_file_that_must_not_be_written_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def read_only(file: str, **options: Any) -> sqlite3.Connection:
        address = file if "?" in file else f"file:{file}?mode=ro"
        found: sqlite3.Connection = connect(address, **{**options, "uri": True})
        return found

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(StoreError, match="cannot be opened: attempt to write a readonly database"):
        asyncio.run(open_store(str(database)).open(Deaf()))


def test_a_database_without_its_tables_is_refused_untouched(database: Path) -> None:
    connection = sqlite3.connect(database)
    connection.execute("DROP TABLE entries")
    connection.commit()
    connection.close()
    _refused(database, "has no table 'entries'")


def test_a_table_with_an_unreadable_entry_is_shown_as_broken(tmp_path: Path, serving: Callable[..., Any]) -> None:
    file = tmp_path / "tables.db"
    with serving(database=str(file)) as address:
        ann = Person(address)
        table = ann.create(HOT_SEAT, starter=0)
        ann.do(table, "act", ply=0, actions=["take supply"])
    connection = sqlite3.connect(file)
    connection.execute("UPDATE entries SET data = substr(data, 9) WHERE seq = 1")
    connection.commit()
    connection.close()
    with serving(database=str(file)) as address:
        ann = Person(address, ann.token)
        assert ann.get(f"/api/tables/{table}")["table"]["status"] == "broken"
        commands: list[dict[str, Any]] = [
            {"type": "act", "ply": 1, "actions": ["take supply"]},
            {"type": "chat", "text": "What now?"},
            {"type": "resign"},
            {"type": "vote", "against": 1},
        ]
        for command in commands:
            with pytest.raises(Refused) as refused:
                ann.do(table, seat=0, **command)
            assert refused.value.code == "broken", command


def test_a_job_that_raises_ends_neither_the_store_nor_the_jobs_beside_it(tmp_path: Path) -> None:
    class Counting(Deaf):
        faults = 0

        def fault(self) -> None:
            self.faults += 1

    async def scene() -> None:
        store, listener = open_store(str(tmp_path / "tables.db")), Counting()
        await store.open(listener)
        summary = Summary("playing", False, None)
        await store.create("abc", "{}", 1, ["zero"], summary)
        answers = await asyncio.gather(  # one batch: SQLite has no number as large as the second wants
            append(store, "abc", 1, ["one"], None),
            store.load("abc", 2**70),
            store.create("def", "{}", 1, ["zero"], summary),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [bool, OverflowError, bool]
        for table, entries in {"abc": ["zero", "one"], "def": ["zero"]}.items():
            stored = await store.load(table)
            assert stored is not None
            assert stored.entries == entries
        assert listener.faults == 1
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_pruning_leaves_a_damaged_table_alone_and_names_it(new_database: Callable[[], str]) -> None:
    async def scene() -> None:
        store = open_store(new_database())
        await store.open(Deaf())
        chat = '{"type":"chat","at":2,"seat":0,"text":"Servus"}'
        damaged = {"cut off": chat[9:], "no time": '{"type":"chat"}', "no entry": "[]"}
        for id, last in {**damaged, "sound": chat}.items():
            assert await store.create(id, "{}", 1, [chat, last], Summary("finished", False, None))
        for _ in range(2):  # a damaged table is found again, and does not keep the others waiting
            broken, more = [], True
            while more:
                pruned = await store.prune(10, 1)
                broken += pruned.damaged
                more = pruned.more
            assert sorted(broken) == sorted(damaged)
            await store.write(("UPDATE tables SET active = 0 WHERE active = 10", ()))
        for id, last in damaged.items():
            stored = await store.load(id)
            assert stored is not None
            assert stored.entries == [chat, last]
        sound = await store.load("sound")
        assert sound is not None
        assert "Servus" not in "".join(sound.entries)
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
