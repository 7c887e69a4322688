"""Several servers on one PostgreSQL, as behind a load balancer."""

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.postgres import PostgresStore
from thurntaxis.tables.clock import Clock
from thurntaxis.tables.service import TableService
from thurntaxis.tables.setup import new_table

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, Refused, finished_game, play_on, sensible
from .running import running


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


def test_servers_whose_clocks_differ_agree_on_who_is_here(postgres: Callable[[], str]) -> None:
    class Behind(Clock):
        def now(self) -> int:
            return super().now() - 3_600_000

    async def scene() -> set[str]:
        address = postgres()
        stores = PostgresStore(address), PostgresStore(address)
        presences = []
        for store, clock in zip(stores, (Behind(), Clock()), strict=True):
            service = TableService(Settings(database=address), store, clock=clock)
            await store.open(service)
            presences.append(service.presence)
        try:
            seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
            table = new_table(CreateTable.model_validate({"seats": seats}), "ann", Clock().now())
            await presences[0].announce(table.id, "ann")
            await presences[1].refresh(table.id)
            return presences[1].connected(table)
        finally:
            for store in stores:
                await store.close()

    assert asyncio.run(scene()) == {"ann"}
