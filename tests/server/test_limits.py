"""Limits: nobody can ask for too much, and nobody is waited for."""

import json
import re
import socket as sockets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from thurntaxis.tables.people import outgoing
from thurntaxis.tables.ports.background import Background, asking
from thurntaxis.tables.ports.jsontext import dumps
from thurntaxis.tables.running import commands

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, Refused, Socket, finished_game

JSON = {"Content-Type": "application/json"}


def test_too_many_requests_are_refused_for_a_while(serving: Callable[..., Any]) -> None:
    with serving(requests_per_second=1.0) as address:
        ann = Person(address)
        answers = [ann.http.get("/api/bots") for _ in range(15)]
        codes = [answer.status_code for answer in answers]
        assert codes[:9] == [200] * 9
        assert codes[-1] == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert ann.http.get("/api/health").status_code == 200, "whoever watches the server is counted apart"
        watched = [ann.http.get("/api/health").status_code for _ in range(15)]
        assert watched[-1] == 429, "and limited, too"


@pytest.mark.parametrize("pieces", [False, True])
def test_a_long_body_counts_as_several_requests(pieces: bool, serving: Callable[..., Any]) -> None:
    body = b'{"record": "' + b"x" * 900_000 + b'"}'

    def in_pieces() -> Iterator[bytes]:
        yield from (body[at : at + 50_000] for at in range(0, len(body), 50_000))

    with serving(requests_per_second=1.0) as address:
        ann = Person(address, known=False)

        def upload() -> int:
            return ann.http.post("/api/replays", content=in_pieces() if pieces else body, headers=JSON).status_code

        assert [upload(), upload()] == [422, 429]


@pytest.mark.parametrize("by_socket", [False, True])
def test_threads_are_shared_by_address(
    by_socket: bool, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    askers, run = set(), Background.run

    async def watched(background: Background, work: Callable[[], Any]) -> Any:
        askers.add(asking.get())
        return await run(background, work)

    with serving() as address:
        ann = Person(address)
        table = ann.create(AGAINST_BOT, starter=0)
        with ann.socket(table) as socket:
            monkeypatch.setattr(Background, "run", watched)
            with suppress(Refused):  # nothing can be closed yet
                if by_socket:
                    socket.ask("closing")
                else:
                    ann.do(table, "closing")
    assert askers == {"127.0.0.1"}


def test_a_body_with_very_many_fields_is_refused_before_they_are_looked_at(sqlite_address: str) -> None:
    body = {"record": "", **{str(number): 0 for number in range(50_000)}}
    answer = Person(sqlite_address).http.post("/api/replays", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_every_endpoint_with_a_body_has_this_limit(sqlite_address: str) -> None:
    ann, many = Person(sqlite_address), {str(number): 0 for number in range(1_001)}
    asked = 0
    for path, operations in ann.get("/api/openapi.json")["paths"].items():
        for method in [method for method, operation in operations.items() if "requestBody" in operation]:
            place = re.sub(r"{\w+}", "1-1" if "/puzzles/" in path else "a", path)
            answer = ann.http.request(method, place, json=many)
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large"), (method, path)
            asked += 1
    assert asked > 30


def test_a_body_that_does_not_say_it_is_json_is_refused(sqlite_address: str) -> None:
    """A page of another site can send such a body without being asked whether it may."""
    http, body = Person(sqlite_address).http, json.dumps({"seats": TWO_PEOPLE})
    for kind in ({}, {"Content-Type": "text/plain"}, {"Content-Type": "application/x-www-form-urlencoded"}):
        answer = http.post("/api/tables", content=body, headers=kind)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_request"), kind
    for kind in ({"Content-Type": "application/json; charset=utf-8"}, {"Content-Type": "application/x+json"}):
        assert http.post("/api/tables", content=body, headers=kind).status_code == 201, kind


def test_the_wrong_method_is_refused_with_the_right_ones(sqlite_address: str) -> None:
    http = Person(sqlite_address).http
    answer = http.put("/api/me")
    assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, {"GET", "POST"})
    assert http.post("/api/nowhere").status_code == 404


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
    ],
)
def test_many_addresses_of_one_person_count_as_one(
    one: str, other: str, same: bool, serving: Callable[..., Any]
) -> None:
    with serving(requests_per_second=0.1) as address:
        get = Person(address, known=False).http.get
        assert get("/api/bots", headers={"X-Forwarded-For": one}).status_code == 200
        assert (get("/api/bots", headers={"X-Forwarded-For": other}).status_code == 429) is same


def test_connecting_again_and_again_is_a_request_each_time(serving: Callable[..., Any]) -> None:
    with serving(requests_per_second=0.5) as address:
        ann = Person(address)
        table = ann.create(TWO_PEOPLE)

        def again_and_again() -> None:
            for _ in range(50):
                ann.socket(table).close()

        with pytest.raises(InvalidStatus) as refused:
            again_and_again()
        assert refused.value.response.status_code == 429


def test_too_many_tables_are_refused(serving: Callable[..., Any]) -> None:
    with serving(tables_per_minute=3.0) as address:
        ann = Person(address)
        for _ in range(3):
            ann.create(TWO_PEOPLE)
        with pytest.raises(Refused) as refused:
            ann.create(TWO_PEOPLE)
        assert refused.value.code == "too_much"
        assert refused.value.error["retry_after"] > 0


def test_too_many_messages_over_a_socket_are_refused(serving: Callable[..., Any]) -> None:
    with serving(messages_per_second=20.0) as address:
        ann = Person(address)
        with ann.socket(ann.create(TWO_PEOPLE)) as socket:
            for number in range(130):
                socket.send(type="ping", id=number)
            answers = [socket.next() for _ in range(130)]
            refused = [answer for answer in answers if answer["type"] == "error"]
            assert refused
            assert {answer["error"]["code"] for answer in refused} == {"too_much"}
            assert {answer["id"] for answer in answers} == set(range(130))


def test_many_sockets_of_one_address_share_what_ten_may_ask(serving: Callable[..., Any]) -> None:
    with serving(messages_per_second=4.0) as address, ExitStack() as open_sockets:
        ann = Person(address)
        table = ann.create(TWO_PEOPLE)
        socket, *_ = [open_sockets.enter_context(ann.socket(table)) for _ in range(40)]
        for number in range(12):
            socket.send(type="ping", id=number)
        heard = [socket.next() for _ in range(12)]
        assert "error" in {answer["type"] for answer in heard}, "one socket alone may ask twenty times at once"


def test_too_many_sockets_from_one_address_are_refused(serving: Callable[..., Any]) -> None:
    with serving(sockets_per_address=2) as address:
        ann = Person(address)
        table = ann.create(TWO_PEOPLE)
        with ann.socket(table), ann.socket(table):
            third = ann.socket(table)
            assert third.heard[0]["error"]["code"] == "too_much"
            assert third.closed_with() == 1008


def test_chat_is_counted_by_person_and_stops_no_game(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_CHAT", 1000)
    with serving() as address:
        ann, ben = Person(address), Person(address)
        table = ann.create(TWO_PEOPLE, starter=0)
        ben.sit(table, "Ben")
        with ann.socket(table) as one, ben.socket(table) as other:
            for _ in range(2):
                one.ask("chat", text="x" * 400)
            with pytest.raises(Refused, match="used up your chat space"):
                one.ask("chat", text="x" * 400)
            other.ask("chat", text="hello")
            assert one.act("take supply")["ply"] == 1
            other.ask("resign")


def test_a_log_does_not_grow_forever(serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_REVERSALS", 2)
    monkeypatch.setattr(commands, "MOST_PLIES", 4)
    with serving() as address:
        ann = Person(address)
        with ann.socket(ann.create(AGAINST_BOT, starter=0)) as socket:
            for _ in range(2):
                socket.act("take supply")
                socket.ask("take_back")
            for _ in range(2):
                socket.act("take supply")
            with pytest.raises(Refused, match="log is full"):
                socket.ask("take_back")
            start = next(action for action in socket.view["legal"] if action.startswith("start"))
            socket.act(start)
            with pytest.raises(Refused, match="log is full"):
                socket.act("end", "end")
            socket.act("end")  # the game itself has as much room as it was given
            with pytest.raises(Refused, match="log is full"):
                socket.act("take supply")
            socket.ask("resign")


def test_a_log_comes_in_pages(serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "LOG_PAGE", 3)
    with serving() as address:
        ann = Person(address)
        table = ann.create(AGAINST_BOT, starter=0)
        with ann.socket(table) as socket:
            for number in range(4):
                socket.ask("chat", text=f"line {number}")
            state = ann.get(f"/api/tables/{table}/state")
            assert (state["seq"], state["log_from"]) == (4, 2)
            assert [line["text"] for line in state["log"]] == ["line 1", "line 2", "line 3"]
            earlier = socket.ask("log", before=2)
            assert (earlier["log_from"], [line["seq"] for line in earlier["log"]]) == (0, [0, 1])
            assert socket.ask("log", before=0)["log"] == []
            with ann.socket(table, since=0) as back:  # too much was missed: what it has is out of date
                assert (back.heard[0]["log_from"], len(back.log)) == (2, 3)


def test_long_messages_are_refused(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    with pytest.raises(Refused) as refused:
        ann.post("/api/me", {"x": "y" * 20_000})
    assert (refused.value.code, refused.value.error["status"]) == ("too_large", 413)
    endless = ann.http.post("/api/tables", headers=JSON, content=(b"x" * 1000 for _ in range(100)))
    assert endless.status_code == 413
    table = ann.create(TWO_PEOPLE)
    with ann.socket(table) as socket:
        socket.raw.send("x" * 20_000)
        assert socket.next()["error"]["code"] == "too_large"
        socket.raw.send(b"\x00\x01")
        assert socket.next()["error"]["code"] == "bad_request"
        socket.raw.send("[1, 2")
        assert socket.next()["error"]["code"] == "bad_request"
        socket.send(type="teleport", id=7)
        assert socket.next()["id"] == 7
        assert socket.ask("ping")["type"] == "ok"
        socket.raw.send("x" * 100_000)
        assert socket.closed_with() == 1009


@pytest.mark.parametrize("id", [2**53 + 1, 2**64, -(2**70)])
def test_numbers_that_no_answer_can_hold_are_refused(id: int, sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    table = ann.create(AGAINST_BOT, starter=0)
    with ann.socket(table) as socket:
        socket.send(type="act", id=id, ply=0, actions=["take supply"])
        assert socket.next()["error"]["code"] == "bad_request"
        assert socket.ask("ping")["type"] == "ok", "the talk goes on"
    refused = ann.socket("nowhere", id=id)
    assert refused.heard[0]["error"]["code"] == "bad_request"


@pytest.mark.parametrize("body", ["[" * 16_000, '{"a":' * 3000, "1" * 10_000, "{", "\x00"])
def test_anything_but_json_is_refused(body: str, sqlite_address: str) -> None:
    answer = Person(sqlite_address).http.post("/api/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_request")


def test_ten_megabytes_get_an_answer_instead_of_a_lost_connection(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    with pytest.raises(Refused) as refused:
        ann.post("/api/replays", {"record": "x" * 10_000_000})
    assert (refused.value.code, refused.value.error["status"]) == ("too_large", 413)


INVISIBLE = ["\u200b\u200b", "\u00ad", "\u2060 \u2060", "\u3164", "\u2800\ufe0f", "\u115f\u1160"]
TURNED = ["\u202eetaerc", "Ann\u2066", "An\u2028n"]


@pytest.mark.parametrize("name", INVISIBLE + TURNED, ids=ascii)
def test_names_that_show_nothing_or_turn_the_text_around_are_refused(name: str, sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    with pytest.raises(Refused) as refused:
        ann.create([{"kind": "person", "name": name}, {"kind": "bot", "level": "easy"}])
    assert refused.value.code == "bad_request"
    assert "name" in refused.value.error["text"]


@pytest.mark.parametrize("name", ["Ann", "Ann\u200b", "A\u00adnn", "Ａnn", "Ann\ufe0f"], ids=ascii)
def test_a_name_that_looks_like_that_of_somebody_at_the_table_is_refused(name: str, sqlite_address: str) -> None:
    ann, ben = Person(sqlite_address), Person(sqlite_address)
    table = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    with pytest.raises(Refused, match="has this name already"):
        ben.sit(table, name)
    assert ann.sit(table, name) == 1, "a second seat of the same person"
    assert ben.sit(table, "Anna") == 2


@pytest.mark.parametrize(
    "name", ["שלום עולם", "👩‍👩‍👧‍👦", "<b>Ann</b>", "Zoë", "Þórður", "'; DROP TABLE tables; --", "null"]
)
def test_names_of_all_kinds_are_kept_as_they_are(name: str, sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    table = ann.create([{"kind": "person", "name": name}, {"kind": "bot", "level": "easy"}], starter=0)
    assert ann.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == name


def test_clients_that_do_not_say_hello_are_disconnected(serving: Callable[..., Any]) -> None:
    with serving(hello_seconds=0.2) as address:
        ann = Person(address)
        table = ann.create(TWO_PEOPLE)
        silent = _Silent(address, table, {}, {})
        assert silent.closed_with() == 1008
        wrong = Socket(address, table, {}, {"lang": 7})
        assert wrong.heard[0]["error"]["code"] == "bad_request"
        assert wrong.closed_with() == 1008


class _Silent(Socket):
    def send(self, **message: Any) -> None:
        """Says nothing."""


def test_a_slow_reader_is_dropped_and_the_others_go_on(serving: Callable[..., Any]) -> None:
    with serving(outbox_messages=16, outbox_bytes=200_000) as address:
        ann, ben = Person(address), Person(address)
        table = ann.create([*TWO_PEOPLE], starter=0)
        ben.sit(table, "Ben")
        host, port = address.removeprefix("http://").split(":")
        slow = sockets.socket()
        slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        slow.connect((host, int(port)))
        head = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        slow.sendall("\r\n".join([*head, "", ""]).encode())
        slow.recv(2000)
        slow.sendall(_masked(b'{"type": "hello"}'))
        with ann.socket(table) as socket:
            socket.until(lambda me: me.table["watching"] == 1)
            for _ in range(60):
                socket.ask("chat", text="x" * 500)
            slow.sendall(_masked(b'{"type": "sync"}') * 400)
            while "thurntaxis_slow_readers_total 1.0" not in ann.http.get("/api/metrics").text:
                pass
            assert socket.act("take supply")["ply"] == 1
        slow.close()


def _masked(payload: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def test_a_bot_that_never_ends_is_replaced_and_its_process_too(serving: Callable[..., Any]) -> None:
    with serving(bot_seconds=0.2, thinkers=1) as address:
        ann = Person(address)
        for _ in range(2):
            seats = [AGAINST_BOT[0], {"kind": "bot", "level": "test_never_decides"}]
            with ann.socket(ann.create(seats, starter=1)) as socket:
                socket.until_turn()
                assert any(line["type"] == "bot_failed" for line in socket.log)


def test_metrics_count_what_happens(serving: Callable[..., Any]) -> None:
    with serving() as address:
        ann = Person(address)
        with ann.socket(ann.create(AGAINST_BOT, starter=0)) as socket:
            socket.act("take supply")
            text = ann.http.get("/api/metrics").text
        assert 'thurntaxis_entries_total{type="action"} 1.0' in text
        assert "thurntaxis_tables_created_total 1.0" in text
        assert "thurntaxis_sockets 1.0" in text
        health = ann.get("/api/health")
        assert health["status"] == "ok"
        assert health["tables"] == 1


def test_hints_are_given_one_at_a_time(serving: Callable[..., Any]) -> None:
    with serving(bot_seconds=60.0, thinkers=1) as address:
        ann = Person(address)
        ann.create([AGAINST_BOT[0], {"kind": "bot", "level": "test_never_decides"}], starter=1)  # it has the process
        while 'thurntaxis_thoughts_begun{work="play"} 1.0' not in ann.http.get("/api/metrics").text:
            pass
        table = ann.create(AGAINST_BOT, starter=0)
        with ann.socket(table) as one, ann.socket(table) as other:
            one.send(type="hint", id=1)
            while 'thurntaxis_thoughts_begun{work="hint"} 1.0' not in ann.http.get("/api/metrics").text:
                pass
            with pytest.raises(Refused) as refused:
                other.ask("hint")
            assert refused.value.code == "too_much"


def test_one_address_can_upload_only_so_much_in_a_day(serving: Callable[..., Any]) -> None:
    record = finished_game()
    with serving(uploads_per_day=2.9 * len(dumps(record))) as address:
        for _ in range(2):
            Person(address).post("/api/replays", {"record": record})
        with pytest.raises(Refused, match="too_much") as refused:
            Person(address).post("/api/replays", {"record": record})
        assert refused.value.error["retry_after"] > 60, "the day is not over"
        assert Person(address).create(AGAINST_BOT), "games go on"


def test_all_together_cannot_fill_the_disk(serving: Callable[..., Any]) -> None:
    record = finished_game()
    with serving(uploads_bytes=int(1.9 * len(dumps(record)))) as address:
        ann = Person(address)
        ann.post("/api/replays", {"record": record})
        with pytest.raises(Refused, match="no room"):
            ann.post("/api/replays", {"record": record})
