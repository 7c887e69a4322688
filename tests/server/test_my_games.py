"""A person's own games: what is listed and counted when they are over, and what can be exported or removed.

`data/schema-2.sql.gz` is a database that the version before this page has written: a finished game of Ann and Ben with
a word after it and a rematch, and one that Anna left to a bot. It is never written again.
"""

import asyncio
import gzip
import io
import json
import random
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from thurntaxis import Record
from thurntaxis.protocol.answers import Statistics
from thurntaxis.server.identity import person_of
from thurntaxis.server.stores import open_store
from thurntaxis.server.stores.schema import MIGRATIONS
from thurntaxis.tables.archive.peer import FEWEST
from thurntaxis.tables.archive.statistics import Sums
from thurntaxis.tables.ports.store import PlayerResult, ResultFilter, Summary

from .clients import AGAINST_BOT, TWO_PEOPLE, Message, Person, Refused, play_on, sensible
from .test_store import Deaf

OLD = Path(__file__).parent / "data" / "schema-2.sql.gz"
OLD_GAME, OLD_RESIGNED, OLD_REMATCH = "xumk26qhjnbic2nw", "33by9tpz456ayyi6", "viffbsfcsqeim3nz"


def _play(ann: Person, ben: Person, seed: int, **options: Any) -> tuple[str, Message]:
    """A whole game of two people; the table, and how it ended."""
    table = ann.create(TWO_PEOPLE, starter=0, **options)
    ben.sit(table, "Ben")
    luck = random.Random(seed)
    with ann.socket(table) as one, ben.socket(table) as two:
        while not one.view["outcome"]:
            ply = one.view["ply"]
            actor = (one, two)[one.view["player"]]
            actor.act(sensible(actor.view, luck))
            for each in (one, two):
                each.until(lambda me, ply=ply: me.view["ply"] > ply)  # type: ignore[misc]
        return table, one.view["outcome"]


def test_a_finished_game_is_listed_and_counted(ann: Person, ben: Person) -> None:
    table, outcome = _play(ann, ben, 1)
    assert ann.get("/api/me")["tables"] == []
    (mine,) = ann.get("/api/me/games")["games"]
    (theirs,) = ben.get("/api/me/games")["games"]
    assert mine["table"] == theirs["table"] == table
    assert [seat["score"] for seat in mine["seats"]] == outcome["scores"]
    assert (mine["you"], theirs["you"]) == ([0], [1])
    assert {mine["place"], theirs["place"]} == {1, 2}
    assert (mine["place"] == 1) == (outcome["winner"] == 0)
    found = ann.get("/api/me/statistics")
    assert (found["games"], found["won"], found["score"]) == (1, int(mine["place"] == 1), mine["score"])
    assert sum(found["points"].values()) == pytest.approx(mine["score"])
    assert found["points"]["carriage"] == outcome["breakdown"][0]["carriage"]
    assert found["tallies"] == [
        {"opponents": "people", "players": 2, "games": 1, "won": found["won"], "score": mine["score"]}
    ]
    record = Record.from_json(ann.get(f"/api/tables/{table}/record"))
    assert found["first_cities"][0]["city"] in {
        action.removeprefix("start ") for action in record.actions if action.startswith("start")
    }


def test_a_game_that_was_given_up_counts_as_lost(ann: Person) -> None:
    table = ann.create(AGAINST_BOT, starter=0)
    with ann.socket(table) as socket:
        socket.ask("resign")
        assert ann.get("/api/me")["tables"] == []
        socket.until(lambda me: me.view["outcome"] is not None)
    (mine,) = ann.get("/api/me/games")["games"]
    assert (mine["place"], mine["score"], mine["counts"]) == (None, None, True)
    found = ann.get("/api/me/statistics")
    assert (found["games"], found["won"], found["score"], found["points"]) == (1, 0, None, None)
    assert [tally["opponents"] for tally in found["tallies"]] == ["random"]


def test_opponents_as_strong_as_oneself_are_found(ann: Person, ben: Person) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "medium"}]
    for number in range(FEWEST):
        assert ann.get("/api/me/peer") == {"peer": None}, f"after {number} games"
        with ann.socket(ann.create(seats, starter=0)) as socket:
            socket.ask("resign")
            socket.until(lambda me: me.view["outcome"] is not None)
    found = ann.get("/api/me/peer")["peer"]
    assert found == ann.get("/api/me/statistics")["peer"]
    assert (found["level"], found["games"]) == ("casual", FEWEST), "below the level that always won"
    assert ben.get("/api/me/peer") == {"peer": None}, "nothing is said about others"


def test_games_on_one_device_are_listed_but_not_counted(ann: Person) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "builder"}]
    for mine in (seats, [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]):
        table, actions = play_on(ann, 1, mine)
        with ann.socket(table) as socket:
            if socket.play:
                socket.act(*actions)
            socket.until(lambda me: me.view["outcome"] is not None)
    games = ann.get("/api/me/games")["games"]
    assert [game["counts"] for game in games] == [False, False]
    assert [game["place"] is None for game in games] == [True, False]
    assert ann.get("/api/me/statistics")["games"] == 0


def test_nobody_else_sees_your_games(ann: Person, ben: Person, address: str) -> None:
    for path in ("/api/me/games", "/api/me/statistics", "/api/me/records", "/api/me/explorer"):
        with pytest.raises(Refused) as refused:
            Person(address, known=False).get(path)
        assert refused.value.code == "not_yours"
    assert ben.get("/api/me/games") == {"games": [], "next": None}


# ---- Taking along and forgetting ----


def test_all_records_can_be_taken_along(ann: Person, ben: Person) -> None:
    tables = {_play(ann, ben, seed)[0] for seed in (2, 3)}
    headers = {"Authorization": f"Bearer {ann.token}"}
    lines = ann.http.get("/api/me/records", headers=headers).text.splitlines()
    records = [Record.loads(line) for line in lines]
    for record in records:
        record.check()
    assert {record.extra["table"] for record in records} == tables
    archive = ann.http.get("/api/me/records", params={"format": "zip"}, headers=headers).content
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        assert files.testzip() is None
        assert {Record.loads(files.read(name).decode()).extra["table"] for name in files.namelist()} == tables


def _lines(person: Person) -> list[str]:
    return person.http.get("/api/me/records", headers={"Authorization": f"Bearer {person.token}"}).text.splitlines()


def test_games_that_were_played_elsewhere_are_taken_in_but_do_not_count(
    ann: Person, ben: Person, serving: Callable[..., Any], tmp_path: Path
) -> None:
    _play(ann, ben, 5)
    with ann.socket(ann.create(AGAINST_BOT, starter=0)) as socket:
        socket.ask("resign")
        socket.until(lambda me: me.view["outcome"] is not None)
    lines, games = _lines(ann), ann.get("/api/me/games")["games"]
    assert {game["outcome"] for game in ann.post("/api/me/records", {"records": lines})["games"]} == {"known"}
    with serving(database=str(tmp_path / "other.db")) as address:
        anna = Person(address)
        assert (
            anna.post("/api/me/records", {"records": lines, "check": True})["games"]
            == [{"outcome": "new", "problem": None}] * 2
        )
        assert anna.get("/api/me/games")["games"] == []
        for outcome in ("new", "known"):
            taken = anna.post("/api/me/records", {"records": lines})["games"]
            assert [game["outcome"] for game in taken] == [outcome] * 2
        here = anna.get("/api/me/games")["games"]
        assert [game | {"table": "", "counts": False} for game in here] == [
            game | {"table": "", "counts": False} for game in games
        ]
        assert anna.get("/api/me/statistics")["games"] == 0
        assert _lines(anna) == lines, "given back as they came"
        shown = anna.get(f"/api/tables/{here[0]['table']}/replay", count=1)
        assert shown["frames"][0]["ply"] == 0
        assert anna.post("/api/me/remove-name", {}) == {"games": 2, "more": False}
        assert anna.get("/api/me/games")["games"] == []


def test_only_your_own_games_can_be_imported(ann: Person, ben: Person) -> None:
    _play(ann, ben, 6)
    (line,) = _lines(ben)
    record = json.loads(line) | {"table": "elsewhere"}
    whose = record["played"]
    wrongs: list[dict[str, object]] = [
        {"you": [2]},
        {"you": []},
        {"you": [0, 0]},
        {"levels": [None]},
        {"ended": -1},
        {"counts": 1},
    ]
    others = [
        {key: value for key, value in record.items() if key != "played"},
        *(record | {"played": whose | wrong} for wrong in wrongs),
        record | {"actions": record["actions"][:-1]},
        {key: value for key, value in record.items() if key != "result"}
        | {"actions": [], "draws": record["draws"][:6]},
    ]
    texts = ["nonsense", "{", *(json.dumps(each) for each in others)]
    taken = ann.post("/api/me/records", {"records": texts})["games"]
    assert [game["outcome"] for game in taken] == ["bad"] * len(texts)
    assert all(game["problem"] for game in taken)
    assert taken[0]["problem"] == "This record cannot be read. This is not a record of a game."
    assert len(ann.get("/api/me/games")["games"]) == 1
    for too_much in (["x"] * 51, ["x" * 200_001]):
        with pytest.raises(Refused):
            ann.post("/api/me/records", {"records": too_much})


@pytest.mark.parametrize("odd", ["\ud800", "\x00", "ö", 2**70, {"a": []}])
def test_odd_secrets_of_a_game_are_not_taken_in_with_it(odd: object, ann: Person, ben: Person) -> None:
    _play(ann, ben, 6)
    (line,) = _lines(ben)
    text = json.dumps(json.loads(line) | {"table": "elsewhere", "seed": odd, "commitment": odd})
    assert ann.post("/api/me/records", {"records": [text]})["games"] == [{"outcome": "new", "problem": None}]
    assert sum("seed" in json.loads(line) for line in _lines(ann)) == 1


def test_a_name_can_be_removed_from_a_finished_game(ann: Person, ben: Person) -> None:
    table, outcome = _play(ann, ben, 4)
    ben.do(table, "chat", text="well played")
    with pytest.raises(Refused) as refused:
        Person(ann.address).post("/api/me/remove-name", {"table": table})
    assert refused.value.code == "not_yours"
    with ann.socket(table) as watching:
        assert ben.post("/api/me/remove-name", {"table": table}) == {"games": 1, "more": False}
        watching.until(lambda me: me.table["seats"][1]["name"] == "?")
        assert watching.table["seats"][1]["yours"] is False
    with ann.socket(table) as again:
        assert "Ben" not in json.dumps(again.heard)
        assert again.view["outcome"] == outcome
    assert ann.get(f"/api/tables/{table}/record")["players"] == ["Ann", "?"]
    assert ben.get("/api/me/games")["games"] == []
    assert [game["table"] for game in ann.get("/api/me/games")["games"]] == [table]
    with pytest.raises(Refused):
        ben.post("/api/me/remove-name", {"table": table})


def test_a_removed_name_is_nowhere_in_the_database(tmp_path: Path, serving: Callable[..., Any]) -> None:
    file = tmp_path / "tables.db"
    with serving(database=str(file)) as address:
        ann, ben = Person(address), Person(address)
        table = ann.create([{"kind": "person", "name": "Ann Hallows"}, {"kind": "open"}], starter=0)
        ben.sit(table, "Ben")
        ann.do(table, "chat", text="good luck")
        ann.do(table, "resign")
        ben.do(table, "resign")
        with ben.socket(table) as socket:
            socket.until(lambda me: me.view["outcome"] is not None)
        assert ann.post("/api/me/remove-name", {}) == {"games": 1, "more": False}
    dump = "\n".join(sqlite3.connect(file).iterdump())
    assert "Ben" in dump
    assert str(person_of(ben.token)) in dump
    assert str(person_of(ann.token)) not in dump
    assert "Ann Hallows" not in dump


def test_a_game_under_way_against_bots_can_be_deleted(ann: Person, ben: Person) -> None:
    shared = ann.create(TWO_PEOPLE)
    ben.sit(shared, "Ben")
    table = ann.create(AGAINST_BOT, starter=0)
    for who, what, why in ((ann, shared, "not_now"), (ben, table, "not_yours")):
        with pytest.raises(Refused) as refused:
            _delete(who, what)
        assert refused.value.code == why
    with ann.socket(table) as socket:
        assert _delete(ann, table) == {"deleted": True}
        assert socket.closed_with() == 1001
    assert [mine["id"] for mine in ann.get("/api/me")["tables"]] == [shared]
    with pytest.raises(Refused) as refused:
        ann.get(f"/api/tables/{table}")
    assert refused.value.code == "unknown"


def _delete(person: Person, table: str) -> Message:
    answer = person.http.delete(f"/api/tables/{table}", headers={"Authorization": f"Bearer {person.token}"})
    if answer.status_code >= 400:
        raise Refused(answer.json()["error"])
    body: Message = answer.json()
    return body


# ---- Many games ----


def _result(number: int, **other: Any) -> PlayerResult:
    seats = {"you": [0], "all": [["Ann", None, number % 30, 1 + number % 3], ["Bo", "easy", 9, 2]]}
    of_all = {
        "person": "ann",
        "table": f"t{number:05}",
        "ended": 1000 + number // 2,
        "players": 2 + number % 3,
        "opponents": ("easy", "hard", "people")[number % 3],
        "counts": True,
        "place": 1 + number % 3,
        "score": number % 30,
        "points": json.dumps([number % 30, 0, 0, 0, 0, 0]),
        "first_city": ("ulm", "linz")[number % 2],
        "deal": None,
        "seats": json.dumps(seats),
    }
    return PlayerResult(**of_all | other)  # type: ignore[arg-type]


def test_pages_are_without_gaps_and_filters_choose(new_database: Callable[[], str]) -> None:
    results = [_result(number) for number in range(100)]

    async def read() -> None:
        store = open_store(new_database())
        await store.open(Deaf())
        for result in results:
            await store.create(result.table, "{}", 1, [], Summary("finished", False, None))
        assert len(await store.uncounted(200)) == 100
        for result in results:
            await store.count_results(result.table, [result])
            await store.count_results(result.table, [result])
        assert await store.uncounted(200) == []
        found: list[PlayerResult] = []
        before = None
        while page := await store.results("ann", ResultFilter(), before, 7):
            found += page
            before = page[-1].ended, page[-1].table
        assert found == sorted(results, key=lambda each: (each.ended, each.table), reverse=True)
        hard = await store.results("ann", ResultFilter(opponents="hard"), None, 1000)
        assert {each.opponents for each in hard} == {"hard"}
        assert len(hard) == 33
        won = await store.results("ann", ResultFilter(won=True), None, 1000)
        lost = await store.results("ann", ResultFilter(won=False), None, 1000)
        assert (len(won), len(lost)) == (34, 66)
        assert await store.results("ben", ResultFilter(), None, 10) == []
        await store.close()

    asyncio.run(read())


def statistics(newest_first: list[PlayerResult]) -> Statistics:
    """In parts, as the server reads them."""
    sums = Sums()
    for first in range(0, len(newest_first), 7):
        sums.add(newest_first[first : first + 7])
    return sums.statistics()


def test_statistics_add_up() -> None:
    newest_first = [_result(number) for number in reversed(range(90))]
    found = statistics(newest_first)
    assert (found["games"], found["won"]) == (90, 30)
    assert sum(tally["games"] for tally in found["tallies"]) == 90
    assert sum(part["games"] for part in found["curve"]) == 90
    assert [part["ended"] for part in found["curve"]] == sorted(part["ended"] for part in found["curve"])
    assert found["score"] == 14.5
    assert [city["games"] for city in found["first_cities"]] == [45, 45]
    row = [_result(number, place=place) for number, place in enumerate((1, 1, 2, 1, 1, 1, 2))]
    assert (statistics(row)["streak"], statistics(row)["longest"]) == (2, 3)
    assert statistics([])["curve"] == []
    assert statistics([])["peer"] is None
    strong = [_result(number, place=1, opponents="hard", players=2) for number in range(30)]
    weak = [_result(number, place=2, opponents="easy", players=2) for number in range(30)]
    strong_peer, weak_peer = statistics(strong)["peer"], statistics(weak)["peer"]
    assert strong_peer is not None
    assert weak_peer is not None
    assert (strong_peer["level"], weak_peer["level"]) == ("expert", "easy")


def test_notes_are_taken_once_and_end(new_database: Callable[[], str]) -> None:
    async def read() -> None:
        store = open_store(new_database())
        await store.open(Deaf())
        await store.keep_note("a", "one", 0)
        await store.keep_note("b", "two", 0, until=10)
        assert [await store.note(key, 9) for key in "abc"] == ["one", "two", None]
        assert await store.note("b", 10) is None
        assert await store.take_note("b", 10) is None
        assert sorted(map(str, await asyncio.gather(*(store.take_note("a", 1) for _ in range(3))))) == [
            "None",
            "None",
            "one",
        ]
        await store.close()

    asyncio.run(read())


# ---- Databases of the version before ----


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "old.db"
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress(OLD.read_bytes()).decode())
    connection.close()
    return file


def _copied(old: Path, address: str) -> None:
    """The same rows in a PostgreSQL as the version before had them."""
    import asyncpg

    async def copy() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("CREATE SCHEMA thurntaxis; SET search_path TO thurntaxis")
        await connection.execute("CREATE TABLE version (number INTEGER NOT NULL); INSERT INTO version VALUES (2)")
        for migration in MIGRATIONS[:2]:
            for statement in migration:
                await connection.execute(statement)
        rows = sqlite3.connect(old)
        for name in ("tables", "entries", "owners"):
            every = rows.execute(f"SELECT * FROM {name}").fetchall()
            await connection.copy_records_to_table(name, records=every, schema_name="thurntaxis")
        await connection.close()

    asyncio.run(copy())


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.needs_postgres)])
def test_games_that_the_version_before_has_stored_are_listed(
    kind: str, old: Path, request: pytest.FixtureRequest, serving: Callable[..., Any]
) -> None:
    database = str(old)
    if kind == "postgresql":
        database = request.getfixturevalue("postgres")()
        _copied(old, database)
    with serving(database=database) as address:
        ann, ben = Person(address, "a" * 43), Person(address, "b" * 43)
        while len(ann.get("/api/me/games")["games"]) < 2:
            pass  # they are made beside everything else
        left, game = ann.get("/api/me/games")["games"]
        assert (game["table"], [seat["score"] for seat in game["seats"]], game["place"]) == (OLD_GAME, [17, 7], 1)
        assert (left["table"], left["place"], [seat["name"] for seat in left["seats"]]) == (
            OLD_RESIGNED,
            None,
            ["Anna", "Kaspar"],
        )
        assert [game["table"] for game in ben.get("/api/me/games")["games"]] == [OLD_GAME]
        assert [table["id"] for table in ann.get("/api/me")["tables"]] == [OLD_REMATCH]
        found = ann.get("/api/me/statistics")
        assert (found["games"], found["won"], found["score"]) == (2, 1, 17)
    with serving(database=database) as address:
        assert len(Person(address, "a" * 43).get("/api/me/games")["games"]) == 2, "and they are made once"


def test_ones_own_first_routes_stand_beside_those_of_the_bots(ann: Person, ben: Person) -> None:
    table, outcome = _play(ann, ben, 1)
    record = Record.from_json(ann.get(f"/api/tables/{table}/record"))
    seats = iter([ply["player"] for ply in record.trace() if "action" in ply])
    first = next(action for action in record.actions if next(seats) == 0 and action.startswith("start "))
    city = first.removeprefix("start ")
    found = ann.get("/api/me/explorer", players=2)
    assert (found["level"], found["games"], found["reached"]["times"]) == (None, 1, 1)
    assert found["reached"]["points"] == outcome["scores"][0]
    assert [(each["route"], each["done"]["times"]) for each in found["next"]] == [([city], 1)]
    assert city in [card["city"] for card in found["cards"]]
    assert ann.get("/api/me/explorer", players=3)["games"] == 0
    _play(ann, ben, 2)
    assert ann.get("/api/me/explorer", players=2)["games"] == 2, "a game that was played since is counted"

    bots = ann.get("/api/explorer", players=2, route=city[:3])
    assert (bots["level"], bots["reached"]["times"] > 100) == ("strong", True)
    assert all(city in each["route"] and len(each["route"]) == 2 for each in bots["next"])
    with pytest.raises(Refused) as refused:
        ann.get("/api/explorer", route="ulm-lod")
    assert "no road" in str(refused.value)
