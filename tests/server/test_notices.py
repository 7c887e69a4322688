"""People who are away are notified once, wherever they want; nobody else is."""

import asyncio
import json
import pkgutil
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.identity import person_of
from thurntaxis.server.notices import delivery
from thurntaxis.server.notices.database import Delivery, NoticeDatabase
from thurntaxis.server.notices.outbound import Unreachable, checked
from thurntaxis.server.stores import open_store
from thurntaxis.server.stores.statements import notice_statements
from thurntaxis.tables.people.notices import TRIES
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.ports.store import HOST, Due, StoreError
from thurntaxis.tables.service import TableService

from .clients import TWO_PEOPLE, Person, Refused, sensible
from .running import PATIENCE, Process
from .services import Browser, endpoint, mail_server, signed_by
from .test_admin import finish
from .test_store import HOT_SEAT

HOOKED = {"reach_private": True, "public_url": "https://post.example.org", "hook_lang": "de"}
ON = {"notices": True, "reach_private": True, "public_url": "https://post.example.org"}


def channel(person: Person, wanted: dict[str, Any]) -> dict[str, Any]:
    return person.post("/api/me/notices/channels", wanted)


def put(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = person.http.put(path, json=body, headers={"Authorization": f"Bearer {person.token}"})
    told: dict[str, Any] = answer.json()
    assert answer.status_code == 200, told
    return told


def two(address: str, **options: Any) -> tuple[Person, Person, str]:
    """Ann, who begins, and Ben at a table of theirs, played over days."""
    ann, ben = Person(address), Person(address)
    table = ann.create(TWO_PEOPLE, starter=0, pace="correspondence", name="Long game", **options)
    ben.sit(table, "Ben")
    return ann, ben, table


def play_turn(person: Person, table: str) -> None:
    """A whole turn, over HTTP."""
    import random

    luck = random.Random(1)
    while play := person.get(f"/api/tables/{table}/state")["play"]:
        view = person.get(f"/api/tables/{table}/state")["views"][0]
        person.do(table, "act", ply=play["ply"], actions=[sensible(view, luck)])


def test_a_browser_is_notified_once_until_its_person_looks(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    with endpoint() as service, serving(database=new_database(), **ON) as address:
        ann, ben, table = two(address)
        browser = Browser()
        mine = channel(ben, browser.channel(service, "ben"))
        assert [each["kind"] for each in mine["channels"]] == ["push"]
        put(ben, "/api/me/notices", {"on": True, "lang": "de"})
        play_turn(ann, table)
        path, headers, body = service.next()
        assert path == "/ben"
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
        assert signed_by(headers, mine["push_key"])
        message = browser.read(body)
        assert message == {
            "kind": "turn",
            "table": table,
            "title": "Thurn und Taxis",
            "text": "Du bist am Zug: Long game",
            "url": f"https://post.example.org/t/{table}",
            "lang": "de",
        }, "nothing of the game"
        play_turn(ben, table)
        play_turn(ann, table)
        assert browser.read(service.next()[2])["kind"] == "turn", "he has acted, so he has looked"
        ann.do(table, "resign")  # nothing is due by that: one notice of this table is unread
        with ben.socket(table) as socket:
            play_turn(ben, table)
            socket.until(lambda me: me.view["player"] == 1 or me.view["outcome"] is not None)
        assert service.heard.empty(), "he has looked at the table all the time"


def test_people_who_look_or_do_not_want_it_are_not_notified(serving: Callable[..., Any]) -> None:
    with endpoint() as service, serving(**ON) as address:
        ann, ben, table = two(address)
        channel(ben, {"kind": "hook", "url": f"{service.url}/ben"})
        other = ann.create(TWO_PEOPLE, starter=0, pace="correspondence", name="Other game")
        ben.sit(other, "Ben")
        with ben.socket(table):
            play_turn(ann, table)
        put(ben, f"/api/tables/{other}/notices", {"on": False})
        play_turn(ann, other)
        play_turn(ben, table)
        play_turn(ben, other)
        mine = put(ben, f"/api/tables/{other}/notices", {"on": True})
        assert mine["off_tables"] == []
        play_turn(ann, other)
        told = json.loads(service.next()[2])
        assert (told["kind"], told["table"]) == ("turn", other)
        assert "Other game" in told["content"]
        assert (told["text"], told["allowed_mentions"]) == (told["content"], {"parse": []})
        assert service.heard.empty()


def test_a_service_that_fails_is_asked_again_and_a_dead_one_forgotten(
    new_database: Callable[[], str], serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thurntaxis.tables.people.notices._FIRST_WAIT", 10)
    with endpoint() as service, serving(database=new_database(), **ON) as address:
        ann, ben, table = two(address)
        service.answers = [500, 429, 201]
        channel(ben, {"kind": "hook", "url": f"{service.url}/ben"})
        play_turn(ann, table)
        assert len({service.next()[2] for _ in range(3)}) == 1
        play_turn(ben, table)
        service.answers = [410]
        play_turn(ann, table)
        service.next()
        while ben.get("/api/me/notices")["channels"]:
            pass


def test_mail_goes_only_to_those_who_confirmed_it_and_stops_with_a_click(serving: Callable[..., Any]) -> None:
    with mail_server() as (smtp, got), serving(**ON, smtp=smtp, mail_from="post@example.org") as address:
        ann, ben, table = two(address)
        mine = channel(ben, {"kind": "mail", "address": "ben@example.org"})
        (kept,) = mine["channels"]
        assert not kept["confirmed"]
        asked = got.get(timeout=PATIENCE)
        assert asked["To"] == "ben@example.org"
        link = re.search(r"/api/notices/\S+", asked.get_body(("plain",)).get_content())  # type: ignore[union-attr]
        assert link is not None
        with httpx.Client(base_url=address, trust_env=False) as anybody:
            forged = re.sub(r"secret=.*", f"secret={kept['id']}", link[0])
            assert anybody.post(forged).status_code == 404, "only whoever reads the mail can confirm it"
            assert "<form" in anybody.get(link[0]).text
            assert anybody.post(link[0]).status_code == 200
            play_turn(ann, table)
            mail = got.get(timeout=PATIENCE)
            assert mail["Subject"] == "Thurn und Taxis: It is your turn: Long game"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            kinds = [part.get_content_type() for part in mail.walk()]
            assert kinds == ["multipart/alternative", "text/plain", "text/html"]
            html = mail.get_body(("html",)).get_content()  # type: ignore[union-attr]
            assert f"https://post.example.org/t/{table}" in html
            assert "<img" not in html
            stop = mail["List-Unsubscribe"].strip("<>").removeprefix("https://post.example.org")
            assert anybody.post(stop, content="List-Unsubscribe=One-Click").status_code == 200
        assert ben.get("/api/me/notices")["channels"] == []
        with pytest.raises(Refused, match="cannot be reached"):
            channel(ben, {"kind": "mail", "address": "nobody@example.org"})


def test_quiet_hours_put_notices_off(serving: Callable[..., Any]) -> None:
    with endpoint() as service, serving(**ON) as address:
        ann, ben, table = two(address)
        channel(ben, {"kind": "hook", "url": f"{service.url}/ben"})
        from datetime import datetime, timedelta
        from zoneinfo import ZoneInfo

        now = datetime.now(ZoneInfo("Asia/Tokyo"))
        begin, end = now - timedelta(hours=1), now + timedelta(hours=2)
        minutes = [each.hour * 60 + each.minute for each in (begin, end)]
        quiet = {"begin": minutes[0], "end": minutes[1], "zone": "Asia/Tokyo"}
        assert put(ben, "/api/me/notices", {"on": True, "lang": "en", "quiet": quiet})["quiet"] == quiet
        play_turn(ann, table)
        other = ann.create(TWO_PEOPLE, starter=0, pace="correspondence", name="Second")
        clara = Person(address)
        clara.sit(other, "Clara")
        channel(clara, {"kind": "hook", "url": f"{service.url}/clara"})
        play_turn(ann, other)
        assert service.next()[0] == "/clara", "what was due earlier has been looked at"
        assert service.heard.empty()
        with pytest.raises(AssertionError, match=r"quiet\.zone"):
            put(ben, "/api/me/notices", {"on": True, "lang": "en", "quiet": quiet | {"zone": "Mars/Base"}})


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/",
        "https://user:secret@example.org/",
        "https://example.org:22/",
        "https://",
    ],
)
def test_no_address_leads_inside(url: str) -> None:
    with pytest.raises(Unreachable):
        checked(url, private=False)


def test_a_name_that_leads_inside_is_not_followed(serving: Callable[..., Any]) -> None:
    import asyncio

    from thurntaxis.server.notices.outbound import OutboundClient

    async def ask() -> None:
        client = OutboundClient()
        try:
            with pytest.raises(Unreachable, match="inside a private network"):
                await client.post("https://localhost/", b"", {})
        finally:
            await client.close()

    asyncio.run(ask())
    with serving(notices=True) as address:
        ann = Person(address)
        with pytest.raises(Refused, match="public one"):
            channel(ann, {"kind": "hook", "url": "https://127.0.0.1/"})


def test_damaged_rows_keep_nobody_else_waiting(serving: Callable[..., Any], tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with endpoint() as service, serving(database=database, **ON) as address:
        games = [two(address) for _ in range(3)]
        for number, (_, ben, _) in enumerate(games):
            channel(ben, {"kind": "hook", "url": f"{service.url}/{number}"})
        (_, first, _), (_, second, _), (_, _, table) = games
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("INSERT INTO notice_wishes VALUES (?, '{')", (person_of(first.token),))
            connection.execute("UPDATE channels SET data = '[' WHERE person = ?", (person_of(second.token),))
        for ann, _, each in games:
            play_turn(ann, each)
        told = service.next()
        while told[0] != "/2":
            told = service.next()
        assert json.loads(told[2])["table"] == table


@pytest.mark.parametrize("words", ["message", "announcement"])
def test_a_database_that_fails_uses_up_no_try(
    words: str, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = f"thurntaxis.server.notices.delivery.{words}"
    monkeypatch.setattr("thurntaxis.server.notices.delivery._SECONDS", 0.01)
    monkeypatch.setattr("thurntaxis.tables.people.notices._FIRST_WAIT", 1)
    monkeypatch.setattr("thurntaxis.tables.people.notices.LONGEST_WAIT", 20)
    said, failures = pkgutil.resolve_name(place), iter(range(TRIES))

    def fail(*about: Any) -> Any:
        for _ in failures:
            raise StoreError("the database is away")
        return said(*about)

    monkeypatch.setattr(place, fail)
    options = {"hook": None} if words == "message" else {"notices": False}
    with endpoint() as service, serving(**({**ON, **HOOKED, "hook": f"{service.url}/told"} | options)) as address:
        service.answers = [500, 201]
        ann, ben, table = two(address, listed=True)
        if words == "message":
            channel(ben, {"kind": "hook", "url": f"{service.url}/told"})
        play_turn(ann, table)
        assert [service.next()[0] for _ in range(2)] == ["/told"] * 2, "it was refused once, and is said again"


@asynccontextmanager
async def queue_of(database: str) -> AsyncIterator[tuple[NoticeDatabase, str]]:
    """The queue, with a channel of Ben's, and a table of his."""
    store = open_store(database)
    service = TableService(TableSettings(), store)
    await store.open(service.workers)
    try:
        queue = NoticeDatabase(store)
        await queue.add("ben", "hook", "https://hook.example.org", {}, 0)
        yield queue, (await service.creation.create(CreateTable.model_validate({"seats": TWO_PEOPLE}), "ben")).id
    finally:
        await service.close()


async def handed_out(queue: NoticeDatabase, table: str, made: int) -> list[Delivery]:
    """What is to be sent when it has become Ben's turn."""
    [note] = notice_statements(table, (Due("ben", "turn", made, made, table),))
    await queue._store.write(note)
    [notice] = await queue.due(made, 9)
    await queue.hand_out(notice, made, 9)
    return [each for pair in await queue.waiting(made, ("", ""), 9) if (each := await queue.next(*pair, made))]


def test_a_new_notice_takes_the_place_of_one_that_did_not_arrive(new_database: Callable[[], str]) -> None:
    async def scene() -> list[tuple[int, int, int]]:
        async with queue_of(new_database()) as (queue, table):
            for made in (1000, 2000):
                for each in await handed_out(queue, table, made):
                    await queue.take(each, 90_000)  # it fails, and is due again much later
                    if made == 1000:
                        await queue.read(each)
            return [tuple(row) for row in await queue._store.fetch("SELECT made, tries, due FROM outbox")]

    assert asyncio.run(scene()) == [(2000, 1, 90_000)]


def test_of_two_workers_that_find_the_same_notice_one_sends_it(new_database: Callable[[], str]) -> None:
    async def scene() -> list[bool]:
        async with queue_of(new_database()) as (queue, table):
            [each] = await handed_out(queue, table, 1000)
            return [await queue.take(each, 90_000) for _ in range(2)]

    assert asyncio.run(scene()) == [True, False]


def test_the_hosts_hook_gets_all_games_and_the_players_of_listed_ones(
    new_database: Callable[[], str], serving: Callable[..., Any]
) -> None:
    with endpoint() as service, serving(database=new_database(), hook=f"{service.url}/host", **HOOKED) as address:
        ann, ben = Person(address), Person(address)
        table = ann.create(TWO_PEOPLE, listed=True, name="Friday")
        secret = ann.create(TWO_PEOPLE, name="Only us")
        ben.sit(table, "Ben")
        path, _, body = service.next()
        told = json.loads(body)
        assert path == "/host"
        assert (told["kind"], told["table"], told["url"]) == ("begun", table, f"https://post.example.org/t/{table}")
        players = re.sub(r"^Ein Spiel hat begonnen: | http.*", "", told["text"]).split(", ")
        assert sorted(players) == ["Ann", "Ben"]
        ben.sit(secret, "Benedikt")
        body = service.next()[2]
        assert json.loads(body)["content"] == "Ein Spiel hat begonnen: 2 Spieler https://post.example.org/"
        assert not [word for word in ("Ann", "Bene", secret, "Only us") if word in body.decode()], (
            "a table of their own"
        )
        over = finish(ann, listed=True)
        kinds = [json.loads(service.next()[2]) for _ in range(2)]
        assert [(each["kind"], each["table"]) for each in kinds] == [("begun", over), ("over", over)], "from its start"
        scores = ann.get(f"/api/tables/{over}/record")["result"]["scores"]
        assert f"Ann {scores[0]}, Ben {scores[1]}" in kinds[1]["text"]
        assert service.heard.empty(), "once each"
        with pytest.raises(Refused, match="does not send notifications"):
            channel(ben, {"kind": "hook", "url": f"{service.url}/ben"})


def test_of_two_workers_that_find_the_same_game_one_notifies_the_hosts_hook(new_database: Callable[[], str]) -> None:
    async def scene() -> list[bool]:
        store = open_store(new_database())
        service = TableService(TableSettings(announce=True), store)
        await store.open(service.workers)
        try:
            await service.creation.create(CreateTable.model_validate({"seats": HOT_SEAT}), "ben")
            queue, now = NoticeDatabase(store), service.clock.now()
            found = await queue.next(HOST, HOST, now)
            assert found is not None
            return [await queue.take(found, now + 90_000) for _ in range(2)]
        finally:
            await service.close()

    assert asyncio.run(scene()) == [True, False]


def test_the_hosts_hook_is_asked_again_and_lets_nobody_wait(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thurntaxis.tables.people.notices._FIRST_WAIT", 10)
    monkeypatch.setattr("thurntaxis.server.notices.delivery._SECONDS", 0.05)
    with endpoint() as service, serving(hook=f"{service.url}/host", **HOOKED) as address:
        service.answers = [500, 429, 201]
        ann = Person(address)
        first = ann.create(HOT_SEAT, listed=True)
        assert [json.loads(service.next()[2])["table"] for _ in range(3)] == [first] * 3
        service.answers = [410]
        gone, last = (ann.create(HOT_SEAT, listed=True) for _ in range(2))
        told = [json.loads(service.next()[2])["table"] for _ in range(2)]
        assert told == [gone, last], "what a hook did not want is not offered again, and the next game is"
        assert service.heard.empty()


def test_a_hook_that_never_answers_leaves_a_queue_of_a_fixed_size(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(delivery._POLICIES, HOST, replace(delivery._POLICIES[HOST], most=3))
    monkeypatch.setattr("thurntaxis.server.notices.delivery._SECONDS", 0.05)
    database = str(tmp_path / "queue.db")

    def waiting() -> int:
        with closing(sqlite3.connect(database)) as connection:
            return int(connection.execute("SELECT count(*) FROM outbox").fetchone()[0])

    with serving(database=database, hook="http://127.0.0.1:9/nobody", **HOOKED) as address:
        ann = Person(address)
        for _ in range(9):
            ann.create(HOT_SEAT)
        while waiting() > 4:  # three, and one that came after the queue was cut
            pass
        assert ann.get("/api/health")["status"] == "ok"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--hook", "http://example.org/hook"), "not an https://"),
        (("--hook", "https://10.0.0.1/hook"), "inside a private network"),
        (("--hook", "https://example.org/hook", "--hook-lang", "xx"), "xx: texts are in"),
    ],
)
def test_a_hook_of_the_host_has_the_same_guards(options: tuple[str, ...], why: str, tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db"), 0, "--public-url", "https://post.example.org", *options)
    _, errors = process.process.communicate(timeout=PATIENCE)
    assert process.process.returncode == 1
    assert why in errors
