"""The outbox is fair: whatever strangers' sites and names do, everybody else is notified. It never holds too much."""

import asyncio
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from thurntaxis.server.notices import delivery
from thurntaxis.server.notices.database import Delivery
from thurntaxis.server.notices.lanes import Lanes
from thurntaxis.server.stores import open_store, postgres, sqlite

from .clients import TWO_PEOPLE, Person
from .running import PATIENCE
from .services import endpoint
from .test_notices import ON, channel, play_turn, two

MANY = 22
"""Tables of somebody who has ten hooks: more notices than the outbox was once looked at."""


class Crowd:
    """Two people, one of whom has many hooks and a turn at many tables."""

    def __init__(self, address: str, tables: int, hooks: list[str]) -> None:
        self.ann, self.mallory = Person(address), Person(address)
        self.tables = [self.ann.create(TWO_PEOPLE, starter=0, pace="correspondence") for _ in range(tables)]
        for table in self.tables:
            self.mallory.sit(table, "Mallory")
        for hook in hooks:
            channel(self.mallory, {"kind": "hook", "url": hook})

    def begin(self) -> None:
        """From now on there is something to be sent."""
        for table in self.tables:
            play_turn(self.ann, table)


def told_after(address: str, site: Any, name: str = "victim") -> float:
    """Seconds until somebody with a hook of their own is told that it is their turn."""
    ann, ben, table = two(address)
    channel(ben, {"kind": "hook", "url": f"{site.url}/{name}"})
    began = time.monotonic()
    play_turn(ann, table)
    while site.next()[0] != f"/{name}":
        pass
    return time.monotonic() - began


FREELY = {**ON, "channels_per_minute": 1000.0, "requests_per_second": 1000.0, "tables_per_minute": 1000.0}


def test_a_slow_site_with_many_notices_keeps_nobody_waiting(serving: Callable[..., Any]) -> None:
    with endpoint() as slow, endpoint() as quick, serving(**FREELY) as address:
        slow.delay = 1.0
        crowd = Crowd(address, MANY, [f"{slow.url}/{number}" for number in range(10)])
        crowd.begin()
        slow.next()
        assert told_after(address, quick) < 10
        slow.delay = 0.0


@contextmanager
def hanging() -> Iterator[int]:
    """A port on all addresses of this machine that takes connections and never answers."""
    with socket.create_server(("0.0.0.0", 0), backlog=200) as server:
        yield server.getsockname()[1]


def test_many_sites_that_never_answer_keep_nobody_waiting_for_long(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thurntaxis.server.notices.outbound._SECONDS", 1.0)
    monkeypatch.setattr(delivery, "_SLOW_SECONDS", 0.5)
    with hanging() as port, endpoint() as quick, serving(**FREELY) as address:
        crowds = [
            Crowd(address, 2, [f"http://127.0.{number}.{site}:{port}/" for site in range(1, 11)])
            for number in range(1, 7)
        ]
        for crowd in crowds:
            crowd.begin()
        assert told_after(address, quick, "newcomer") < 10, "a new site waits for a place at most"
        assert told_after(address, quick, "known") < 2, "one that has answered does not wait at all"


def test_names_that_are_never_found_keep_nobody_waiting(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, over = socket.getaddrinfo, threading.Event()

    def look(host: Any, *about: Any, **more: Any) -> Any:
        if str(host).endswith(".invalid"):
            over.wait(60)
        return found(host, *about, **more)

    monkeypatch.setattr(socket, "getaddrinfo", look)
    with endpoint() as quick, serving(**FREELY) as address:
        crowds = [
            Crowd(address, 2, [f"http://never-{number}-{site}.invalid/" for site in range(10)]) for number in range(4)
        ]
        for crowd in crowds:
            crowd.begin()
        lookups = [thread for thread in threading.enumerate() if thread.name == "lookup"]
        assert len(lookups) <= 10, "few at once"
        assert told_after(address, quick) < 10
        over.set()


def test_a_notice_is_tried_again_after_an_unforeseen_exception(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    left, wanted = [1, 2], delivery.DeliveryWorker._wanted

    async def fails_twice(self: delivery.DeliveryWorker, each: Delivery) -> Any:
        if left:
            left.pop()
            raise RuntimeError("nobody thought of this")
        return await wanted(self, each)

    monkeypatch.setattr(delivery.DeliveryWorker, "_wanted", fails_twice)
    monkeypatch.setattr(delivery, "wait_after", lambda tries: 10)
    with endpoint() as site, serving(**ON) as address:
        told_after(address, site)
    assert not left


def test_people_take_turns_at_a_site(serving: Callable[..., Any]) -> None:
    with endpoint() as site, serving(**FREELY) as address:
        crowd = Crowd(address, MANY, [f"{site.url}/mallory{number}" for number in range(9)])
        site.delay = 0.05
        crowd.begin()
        told_after(address, site)
        site.delay = 0.0
        for _ in range(MANY * 3):  # a third at least of what the other person is sent comes after that
            site.next()


def test_only_so_much_waits_for_one_person(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(delivery, "_STRANGERS", delivery.Policy(most=5))
    database = str(tmp_path / "queue.db")
    with serving(database=database, **FREELY) as address:
        crowd = Crowd(address, 8, ["http://127.0.0.1:9/", "http://127.0.0.2:9/"])
        crowd.begin()
        wait_until(database, "SELECT count(*) FROM notices WHERE told = 1", lambda count: count == 8)
        with closing(sqlite3.connect(database)) as connection:
            waiting = connection.execute("SELECT count(*), count(DISTINCT table_id) FROM outbox").fetchone()
        assert waiting[0] <= 6, "the newest, of which two may be of the same moment"


def wait_until(database: str, query: str, holds: Callable[[int], bool]) -> None:
    """Wait until a number in the database is as expected."""
    end = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(database)) as connection:
        while not holds((connection.execute(query).fetchone() or (-1,))[0]):
            assert time.monotonic() < end, query
            time.sleep(0.02)


def test_a_channel_that_is_slow_again_and_again_pauses_and_is_dropped_at_last(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("thurntaxis.tables.people.notices._FIRST_WAIT", 10)
    monkeypatch.setattr("thurntaxis.tables.people.notices.LONGEST_WAIT", 50)
    monkeypatch.setattr(delivery, "_SLOW_SECONDS", 0.05)
    monkeypatch.setattr(delivery, "_SLOW_AT_MOST", 5)
    database = str(tmp_path / "queue.db")
    slow = "SELECT slow FROM channels WHERE person <> 'host'"
    with endpoint() as site, serving(database=database, **FREELY) as address:
        site.delay = 0.1
        crowd = Crowd(address, 3, [f"{site.url}/"])
        crowd.begin()
        wait_until(database, slow, lambda times: times == 3)
        site.delay = 0.0
        play_turn(crowd.mallory, crowd.tables[0])
        play_turn(crowd.ann, crowd.tables[0])
        wait_until(database, slow, lambda times: times == 0)
        site.delay = 0.1
        for _ in range(3):
            for table in crowd.tables:
                play_turn(crowd.mallory, table)
                play_turn(crowd.ann, table)
        wait_until(database, slow, lambda times: times == -1)
        assert crowd.mallory.get("/api/me/notices")["channels"] == []
        assert httpx.get(f"{address}/api/health", trust_env=False).status_code == 200


def test_what_is_known_of_destinations_stays_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thurntaxis.server.notices.lanes._MOST_KNOWN", 20)
    lanes = Lanes()
    for number in range(100):
        assert lanes.open(f"hook {number}", ["mallory"], trusted=False) == ["mallory"]
        lanes.answered(f"hook {number}", slow=number % 2 == 0)
        lanes.close(f"hook {number}")
    assert (len(lanes._turns), len(lanes._quick), lanes._open) == (20, 20, {})


def test_places_are_shared() -> None:
    lanes = Lanes()
    served = [lanes.open(f"hook {number}", ["mallory"], trusted=False) for number in range(9)]
    assert sum(map(len, served)) == 2, "two trials of one person"
    assert [len(lanes.open(f"hook of {name}", [name], trusted=False)) for name in "abcdefghij"] == [1] * 8 + [0] * 2
    assert lanes.open("hook 0", ["a"], trusted=False) == (), "one at a time"
    assert lanes.open("mail", ["a", "b"], trusted=True) == ["a", "b"], "the host's own services have a place"
    lanes.answered("hook j", slow=False)
    assert lanes.open("hook j", ["a", "b"], trusted=False) == ["a", "b"], "a site that is quick is no trial"
    lanes.close("hook j")
    lanes.answered("hook j", slow=True)
    for _ in range(10):
        lanes.answered("hook j", slow=False)
        assert not lanes.open("hook j", ["a"], trusted=False)
    lanes.answered("hook j", slow=False)
    assert lanes.open("hook j", ["a"], trusted=False) == ["a"]


def test_what_an_older_version_has_queued_is_sent(
    new_database: Callable[[], str], serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database()

    async def queue() -> None:
        with monkeypatch.context() as older:
            for module in (sqlite, postgres):
                older.setattr(module, "VERSION", 12)
            store = open_store(database)
            await store.open(None)
        header = '{"created":1}'
        try:
            for name in ("one", "two"):
                new = "INSERT INTO tables (id, created, header, status, listed) VALUES ($1, 1, $2, 'playing', 0)"
                await store.write((new, (name, header)))
            addresses = {"hook": "https://hook.example:444/x", "push": "https://push.example/x", "mail": "a@b.cc"}
            for number, (kind, address) in enumerate(addresses.items(), 1):
                new = (
                    "INSERT INTO channels (id, person, kind, address, data, confirmed, made)"
                    " VALUES ($1, 'ben', $2, $3, '{}', 1, 5)"
                )
                await store.write((new, (f"c{number}", kind, address)))
                new = (
                    "INSERT INTO deliveries (channel, table_id, kind, made, tries, due)"
                    " VALUES ($1, 'one', 'turn', 7, 2, $2)"
                )
                await store.write((new, (f"c{number}", 9_000_000_000_000)))
            for kind in ("begun", "over"):
                new = "INSERT INTO announcements (table_id, kind, made, tries, due) VALUES ('two', $1, 8, 1, $2)"
                await store.write((new, (kind, 9_000_000_000_000)))
        finally:
            await store.close()

    async def queued() -> list[tuple[Any, ...]]:
        store = open_store(database)
        await store.open(None)
        try:
            return await store.fetch(
                "SELECT channel, table_id, topic, kind, person, destination, made, tries FROM outbox"
                " ORDER BY channel, table_id, topic"
            )
        finally:
            await store.close()

    asyncio.run(queue())
    with serving(database=database, **ON, hook="https://hook.example/host"):
        pass
    assert asyncio.run(queued()) == [
        ("c1", "one", "", "turn", "ben", "hook hook.example:444", 7, 2),
        ("c2", "one", "", "turn", "ben", "push push.example", 7, 2),
        ("c3", "one", "", "turn", "ben", "mail", 7, 2),
        ("host", "two", "begun", "begun", "host", "host", 8, 1),
        ("host", "two", "over", "over", "host", "host", 8, 1),
    ]
