"""Several servers on one PostgreSQL, as behind a load balancer."""

import asyncio
import json
import random
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterator

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server import workers
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.tables.people.connections import Connection
from thurntaxis.tables.ports.clock import Clock
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.setup import new_table

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, Refused, Socket, finished_game, play_on, sensible
from .running import PATIENCE, Process, running
from .test_admin import admin


@pytest.fixture(scope="module")
def addresses(postgres: Callable[[], str]) -> Iterator[tuple[str, str]]:
    database = postgres()
    with running(database) as one, running(database) as other:
        yield one, other


def test_a_game_across_two_servers(addresses: tuple[str, str]) -> None:
    ann, ben = Person(addresses[0]), Person(addresses[1])
    table = ann.create(TWO_PEOPLE, starter=0)
    luck = random.Random(1)
    with ann.socket(table) as one:
        ben.sit(table, "Ben")
        with ben.socket(table) as other:
            one.until(lambda me: bool(me.views) and all(seat["connected"] for seat in me.table["seats"]))
            for _ in range(40):
                mover, listener = (one, other) if one.view["legal"] else (other, one)
                mover.act(sensible(mover.view, luck))
                listener.until(lambda me, ply=mover.view["ply"]: me.view["ply"] == ply)  # type: ignore[misc]
            one.ask("chat", text="hello over there")
            other.until(lambda me: me.log[-1]["type"] == "chat")
            assert [line["seq"] for line in other.log] == list(range(len(other.log)))
            assert [line for line in one.log if line["type"] == "action"][-1]["events"]
        one.until(lambda me: not me.table["seats"][1]["connected"])


def test_of_two_answers_to_the_same_position_one_is_stale(addresses: tuple[str, str]) -> None:
    tabs = [Person(addresses[0])]
    tabs.append(Person(addresses[1], tabs[0].token))
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table = tabs[0].create(seats, starter=0)
    one, other = (tab.socket(table) for tab in tabs)
    number = 0
    for ply in range(6):
        action = one.view["legal"][0] if one.view["legal"] else one.views[1]["legal"][0]
        for socket in (one, other):  # at the same moment, through different servers
            socket.send(type="act", id=ply, ply=ply, seat=one.view["player"], actions=[action])
        answers = []
        for socket in (one, other):
            while (message := socket.next()).get("id") != ply or message["type"] not in ("ok", "error"):
                pass
            answers.append(message)
        number += 1
        assert sorted(answer["type"] for answer in answers) == ["error", "ok"]
        assert next(a["error"]["code"] for a in answers if a["type"] == "error") == "stale"
        for socket in (one, other):
            socket.until(lambda me, ply=ply: me.view["ply"] == ply + 1)  # type: ignore[misc]
    assert number == 6


def test_a_bot_plays_once_whoever_asks(addresses: tuple[str, str]) -> None:
    ann = Person(addresses[0])
    table = ann.create(AGAINST_BOT, starter=0)
    with ann.socket(table) as one, Person(addresses[1], ann.token).socket(table) as other:
        luck = random.Random(2)
        for _ in range(12):
            other.until_turn()
            other.act(sensible(other.view, luck))
        one.until(lambda me: me.seq >= other.seq)
        plies = [line["ply"] for line in one.log if line["type"] == "action"]
        assert plies == list(range(len(plies)))


def test_the_others_vote_through_any_server(addresses: tuple[str, str]) -> None:
    ann, ben = Person(addresses[0]), Person(addresses[1])
    table = ann.create(TWO_PEOPLE, starter=0)
    ben.sit(table, "Ben")
    with ann.socket(table), ben.socket(table) as other:
        other.until(lambda me: all(seat["connected"] for seat in me.table["seats"]))
        with pytest.raises(Refused, match="is here"):
            other.ask("vote", against=0)


def test_a_block_reaches_tabs_at_other_servers(addresses: tuple[str, str]) -> None:
    ann, ben = Person(addresses[0]), Person(addresses[0])
    table = ann.create(TWO_PEOPLE)
    ben.sit(table, "Ben")
    ben.do(table, "chat", text="rude")

    def hidden(tab: Socket) -> list[bool]:
        return [bool(line.get("hidden")) for line in tab.log if line["type"] == "chat"]

    with Person(addresses[1], ann.token).socket(table) as tab:
        assert hidden(tab) == [False]
        line = next(line["seq"] for line in tab.log if line["type"] == "chat")
        (block,) = ann.post("/api/me/blocks", {"table": table, "line": line})["blocks"]
        tab.until(lambda me: hidden(me) == [True])
        ann.http.delete(f"/api/me/blocks/{block['id']}", headers={"Authorization": f"Bearer {ann.token}"})
        tab.until(lambda me: hidden(me) == [False])


def test_one_rematch_whoever_asks(addresses: tuple[str, str]) -> None:
    ann = Person(addresses[0])
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    for _ in range(5):
        table, actions = play_on(ann, 1, seats)
        ann.do(table, "act", ply=len(finished_game()["actions"]) - 1, actions=actions)
        tabs = [Person(address, ann.token).socket(table) for address in addresses]
        for tab in tabs:  # at the same moment, through different servers
            tab.send(type="rematch", id=1)
        for tab in tabs:
            tab.until(lambda me: any(message["type"] == "ok" for message in me.heard))
            tab.until(lambda me: me.table["rematch"] is not None)
        assert tabs[0].table["rematch"] == tabs[1].table["rematch"]
    assert [mine["status"] for mine in ann.get("/api/me")["tables"]].count("playing") == 5


def figures(address: str) -> dict[str, float]:
    """What a server tells Prometheus; 0 for what neither it nor another worker has counted yet."""
    told = httpx.get(f"{address}/api/metrics", trust_env=False).text
    return defaultdict(
        float,
        {
            sample.name + "".join(sorted(sample.labels.values())): sample.value
            for family in text_string_to_metric_families(told)
            for sample in family.samples
        },
    )


def until(asked: Callable[[], bool]) -> None:
    """Ask until it is so."""
    limit = time.monotonic() + PATIENCE
    while not asked():
        assert time.monotonic() < limit, "it never was"


def test_every_worker_reports_the_figures_of_all(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_SECONDS", 0.1)
    database = postgres()
    token = admin_after(database)
    with running(database) as one, httpx.Client(base_url=one, trust_env=False) as browser:
        browser.post("/api/host", data={"token": token})
        with running(database) as other:
            ann, ben = Person(one), Person(other)
            tables = [ann.create(TWO_PEOPLE) for _ in range(3)] + [ben.create(TWO_PEOPLE) for _ in range(4)]
            with ann.socket(tables[0]), ann.socket(tables[1]), ben.socket(tables[6]):
                for address in (one, other):
                    until(lambda at=address: figures(at)["thurntaxis_tables_created_total"] == 7)  # type: ignore[misc]
                    until(lambda at=address: figures(at)["thurntaxis_sockets"] == 3)  # type: ignore[misc]
            rows = re.findall(r"<tr><td>(\d)</td><td>20", browser.get("/api/host").text)
            assert rows == ["1", "2"], "the host's page has both workers"
        until(lambda: figures(one)["thurntaxis_sockets"] == 0)
        assert figures(one)["thurntaxis_tables_created_total"] == 7, "what a worker has counted stays when it ends"


def admin_after(database: str) -> str:
    """A token for the host's page of a new database."""
    with running(database):
        return admin("host", "--database", database).strip()


def test_a_server_of_two_workers(postgres: Callable[[], str]) -> None:
    """`serve --workers 2`: games of many people, whichever process takes whose connection."""
    server = Process(postgres(), 0, "--workers", "2")
    try:
        until(lambda: is_there(server.address))
        people = [Person(server.address) for _ in range(6)]
        table = people[0].create(TWO_PEOPLE, starter=0)
        people[1].sit(table, "Ben")
        sockets = [each.socket(table) for each in people]
        luck = random.Random(3)
        for _ in range(25):
            for each in sockets[:2]:
                each.until(lambda me: bool(me.views))
            mover = next(each for each in sockets[:2] if each.view["legal"])
            mover.act(sensible(mover.view, luck))
            for each in sockets:
                each.until(lambda me, ply=mover.view["ply"]: me.view["ply"] == ply)  # type: ignore[misc]
        until(lambda: figures(server.address)["thurntaxis_sockets"] == 6)
        until(lambda: figures(server.address)["thurntaxis_entries_totalaction"] == 25)
        for each in sockets:
            each.close()
    finally:
        code, _ = server.stop()
    assert code == 0


def is_there(address: str) -> bool:
    try:
        return httpx.get(f"{address}/api/health", trust_env=False).is_success
    except httpx.TransportError:
        return False


def test_servers_whose_clocks_differ_agree_on_who_is_here(postgres: Callable[[], str]) -> None:
    class Behind(Clock):
        def now(self) -> int:
            return super().now() - 3_600_000

    async def scene() -> bool:
        address = postgres()
        stores = PostgresStore(address), PostgresStore(address)
        presences = []
        for store, clock in zip(stores, (Behind(), Clock()), strict=True):
            service = TableService(Settings(database=address), store, clock=clock)
            await store.open(service.workers)
            presences.append(service.presence)
        try:
            seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
            table = new_table(CreateTable.model_validate({"seats": seats}), "ann", Clock().now())
            await presences[0].announce(table.id, "ann")
            await presences[1].refresh(table.id)
            return presences[1].is_here(table.id, "ann")
        finally:
            for store in stores:
                await store.close()

    assert asyncio.run(scene())


def test_people_who_arrive_while_another_worker_asks_are_seen(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(PostgresStore):
        """Its first answer is on its way while Ann comes through another worker, and its worker is notified."""

        async def presence_at(self, table: str) -> set[str]:
            answer = await super().presence_at(table)
            if not told.is_set():
                await stores[0].presence_add(table, "ann", 60_000)
                await told.wait()
            return answer

    class Screen:
        congested = False

        def send_text(self, message: bytes) -> None:
            if json.loads(message)["table"]["seats"][0]["connected"]:
                seen.set()

    async def scene() -> None:
        settings = Settings(database=address)
        services = TableService(settings, stores[0]), TableService(settings, stores[1])
        heard = services[1].workers.presence_changed

        def presence_changed(table: str, person: str, here: bool) -> None:
            heard(table, person, here)
            told.set()

        monkeypatch.setattr(services[1].workers, "presence_changed", presence_changed)
        for store, service in zip(stores, services, strict=True):
            await store.open(service.workers)
        try:
            table = await services[0].creation.create(CreateTable.model_validate({"seats": TWO_PEOPLE}), "ann")
            await services[1].join(Connection(table.id, None, "en", Screen(), settings), None)
            await asyncio.wait_for(seen.wait(), PATIENCE)
        finally:
            for store in stores:
                await store.close()

    address = postgres()
    stores = PostgresStore(address), Slow(address)
    told, seen = asyncio.Event(), asyncio.Event()
    asyncio.run(scene())
