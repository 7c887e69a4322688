"""Connections: whoever does not send, finish, read or go on is sent away, and nobody can hold very many."""

import asyncio
import json
import socket as sockets
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from thurntaxis.server.http.connection import Written

from .clients import TWO_PEOPLE, Person
from .running import PATIENCE

IMPATIENT = {"head_seconds": 0.2, "body_seconds": 0.2, "idle_seconds": 0.2, "unread_seconds": 0.2}
ASKED = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
POSTED = "POST /api/me/move HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"


@pytest.mark.parametrize("sent", ["", "GET /api/heal", f"{ASKED}GET /api/heal", POSTED])
def test_a_client_that_does_not_finish_a_request_is_disconnected(sent: str, serving: Callable[..., Any]) -> None:
    with serving(**IMPATIENT) as address, _connected(address) as raw:
        raw.sendall(sent.encode())
        _read_to_end(raw)
        assert "thurntaxis_errors_total 0.0" in Person(address).http.get("/api/metrics").text


@pytest.mark.parametrize("endless", ["GET /", "GET / HTTP/1.1\r\nHost: ", "GET / HTTP/1.1\r\n"])
def test_an_endless_request_is_refused(endless: str, sqlite_address: str) -> None:
    more = b"X-Y: " + b"z" * 993 + b"\r\n" if endless.endswith("\n") else b"z" * 1000
    with _connected(sqlite_address) as raw, suppress(ConnectionError):  # it may be closed before it is read
        raw.sendall(endless.encode() + more * 100)
        assert raw.recv(100).startswith(b"HTTP/1.1 400")


def _connected(address: str, source: str = "127.0.0.1") -> sockets.socket:
    host, port = address.removeprefix("http://").split(":")
    return sockets.create_connection((host, int(port)), PATIENCE, source_address=(source, 0))


def _read_to_end(raw: sockets.socket) -> bytes:
    """Everything until the server closes."""
    heard = b""
    with suppress(ConnectionError):
        while more := raw.recv(65536):
            heard += more
    return heard


def _read_until(raw: sockets.socket, end: bytes) -> bytes:
    heard = b""
    while end not in heard:
        more = raw.recv(65536)
        assert more, heard
        heard += more
    return heard


def _wait_until_one_is_left(person: Person) -> None:
    """Until the person's own connection is the only one."""
    while "thurntaxis_connections 1.0" not in person.http.get("/api/metrics").text:
        pass


# ---- Heads ----


@pytest.mark.parametrize("header", ["X-Y: " + "z" * 15_000 + "\r\n", "X: y\r\n" * 2000])
def test_a_long_head_is_accepted(header: str, sqlite_address: str) -> None:
    with _connected(sqlite_address) as raw:
        raw.sendall(f"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{header}\r\n".encode())
        assert _read_to_end(raw).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("header", ["X-Y: " + "z" * 17_000 + "\r\n", "X-Y: 123456789\r\n" * 1100])
def test_a_whole_head_that_is_too_long_is_refused(header: str, sqlite_address: str) -> None:
    with _connected(sqlite_address) as raw:
        with suppress(ConnectionError):  # it may be closed before it is read
            raw.sendall(f"GET /api/health HTTP/1.1\r\nHost: x\r\n{header}\r\n".encode())
        assert not _read_to_end(raw).startswith(b"HTTP/1.1 200")


def test_the_body_of_a_request_is_not_counted_as_the_head_of_the_next(sqlite_address: str) -> None:
    body = json.dumps({"record": "x" * 200_000})
    first = f"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    with _connected(sqlite_address) as raw:
        raw.sendall(f"{first}\r\n\r\n{body}{ASKED[:20]}".encode())
        heard = _read_until(raw, b"HTTP/1.1 422")
        raw.sendall(f"{ASKED[20:-2]}Connection: close\r\n\r\n".encode())
        assert b"HTTP/1.1 200" in heard + _read_to_end(raw)


def test_requests_may_be_sent_on_without_waiting_but_not_without_end(sqlite_address: str) -> None:
    last = f"{ASKED[:-2]}Connection: close\r\n\r\n"
    with _connected(sqlite_address) as raw:
        raw.sendall((ASKED * 20 + last).encode())
        assert _read_to_end(raw).count(b"HTTP/1.1 200") == 21
    with _connected(sqlite_address) as raw:
        with suppress(ConnectionError):
            raw.sendall((ASKED * 2000 + last).encode())
        assert _read_to_end(raw).count(b"HTTP/1.1 200") < 100


# ---- Requests for a socket that is never opened ----


def _upgrade(path: str = "/api/tables/x/socket", *headers: str) -> str:
    usual = ["Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines = [f"GET {path} HTTP/1.1", *usual, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers]
    return "\r\n".join([*lines, "", ""])


@pytest.mark.parametrize(
    "sent",
    [
        _upgrade("/api/tables/x/socket", "Content-Length: 5") + "hello",
        _upgrade("/api/tables/x/socket", "Content-Length: 5"),
        _upgrade("/api/tables/x/socket", *(f"X-{number}: y" for number in range(200))),
        _upgrade("/api/tables/x/socket", "X-Y: " + "z" * 20_000),
        _upgrade("/" + "z" * 20_000),
        _upgrade("/nowhere"),
        _upgrade().replace("AAAA", "?"),
        _upgrade().replace("13", "7"),
        _upgrade().replace("GET", "POST"),
    ],
    ids=["body", "no-body", "many-headers", "long-header", "long-path", "nowhere", "key", "version", "method"],
)
def test_a_request_that_opens_no_socket_is_answered(sent: str, serving: Callable[..., Any]) -> None:
    with serving() as address:
        with _connected(address) as raw:
            raw.sendall(sent.encode())
            assert _read_to_end(raw).startswith(b"HTTP/1.1 4")
        _wait_until_one_is_left(Person(address))


# ---- Clients that go away ----


def test_an_answer_to_a_client_that_has_gone_is_not_a_fault() -> None:
    async def end_and_write() -> None:
        lost = asyncio.Event()

        class Ending(asyncio.Protocol):
            def connection_lost(self, exc: Exception | None) -> None:
                lost.set()

        one, other = sockets.socketpair()
        with other:
            transport, _ = await asyncio.get_running_loop().create_connection(Ending, sock=one)
            transport.abort()
            await lost.wait()
            await asyncio.sleep(0)
            with pytest.raises(RuntimeError, match="closed"):
                transport.write(b"uvloop does not like that")
            Written(transport).write(b"never mind")

    new_event_loop = pytest.importorskip("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(end_and_write())


# ---- Clients that wait ----


def test_empty_lines_are_no_request(serving: Callable[..., Any]) -> None:
    with serving(idle_seconds=0.2) as address, _connected(address) as raw:
        raw.sendall(ASKED.encode())
        _read_until(raw, b"}")
        with suppress(ConnectionError):
            raw.sendall(b"\r\n")
        assert _read_to_end(raw) == b""


def test_an_answer_that_nobody_reads_is_given_up(serving: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "long.txt").write_bytes(b"x" * 20_000_000)
    with serving(unread_seconds=0.2, static=str(tmp_path)) as address:
        watcher = Person(address, known=False)
        with _connected(address) as raw:
            raw.sendall(b"GET /long.txt HTTP/1.1\r\nHost: x\r\n\r\n")
            assert raw.recv(10) == b"HTTP/1.1 2"
            _wait_until_one_is_left(watcher)


def test_an_answer_that_is_read_slowly_is_given(serving: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "long.txt").write_bytes(b"x" * 3_000_000)
    with serving(idle_seconds=0.2, static=str(tmp_path)) as address, _connected(address) as raw:
        raw.sendall(b"GET /long.txt HTTP/1.1\r\nHost: x\r\n\r\n")
        heard = 0
        while more := raw.recv(1000):
            heard += len(more)
        assert heard > 3_000_000


# ---- How many ----


def test_connections_from_one_address_are_limited(serving: Callable[..., Any]) -> None:
    with serving(connections_per_address=3, proxy="192.0.2.1") as address:
        held = [_connected(address) for _ in range(3)]
        for each in held:
            each.sendall(ASKED.encode())
            assert each.recv(20).startswith(b"HTTP/1.1 200")
        with _connected(address) as fourth:
            assert _read_to_end(fourth).startswith(b"HTTP/1.1 503")
        held.pop().close()
        _until_answered(address)
        for each in held:
            each.close()


def test_connections_in_all_are_limited_even_from_a_proxy(serving: Callable[..., Any]) -> None:
    with serving(connections=3, connections_per_address=1) as address:
        held = [_connected(address) for _ in range(3)]
        for each in held:
            each.sendall(ASKED.encode())
            assert each.recv(20).startswith(b"HTTP/1.1 200"), "those of a trusted proxy are not counted by address"
        with _connected(address) as fourth:
            assert _read_to_end(fourth).startswith(b"HTTP/1.1 503")
        for each in held:
            each.close()
        _until_answered(address)


@pytest.mark.skipif(sys.platform == "darwin", reason="it has no second loopback address")
@pytest.mark.parametrize("sent", ["", "GET /api/heal", ASKED, POSTED], ids=["nothing", "head", "idle", "body"])
def test_the_address_with_the_most_connections_loses_one(sent: str, serving: Callable[..., Any]) -> None:
    with serving(connections=3) as address:
        ann = Person(address)
        held = [_connected(address) for _ in range(2)]
        for each in held:
            each.sendall(sent.encode())
            if sent == ASKED:
                assert each.recv(20).startswith(b"HTTP/1.1 200")
        while "thurntaxis_connections 3.0" not in ann.http.get("/api/metrics").text:
            pass
        with _connected(address, "127.0.0.2") as other:
            other.sendall(ASKED.encode())
            assert other.recv(20).startswith(b"HTTP/1.1 200")
        for each in held:
            each.close()


def test_a_socket_is_one_connection_until_it_ends(serving: Callable[..., Any]) -> None:
    with serving(connections=3) as address:
        ann = Person(address)
        table = ann.create(TWO_PEOPLE)
        for _ in range(5):
            with ann.socket(table):
                assert "thurntaxis_connections 2.0" in ann.http.get("/api/metrics").text
            _wait_until_one_is_left(ann)


@pytest.mark.skipif(sys.platform == "darwin", reason="it has no second loopback address")
def test_sockets_of_spectators_give_way_to_others(serving: Callable[..., Any]) -> None:
    with serving(connections=5) as address, ExitStack() as open:
        ann, ben, clara = Person(address), Person(address), Person(address, known=False)
        table = ann.create(TWO_PEOPLE)
        for person in (ann, ben):
            person.http.close()
        _wait_until_one_is_left(clara)
        sitting = [open.enter_context(person.socket(table)) for person in (ann, ben)]
        watching = [open.enter_context(clara.socket(table)) for _ in range(2)]
        sitting[1].ask("sit", seat=1, name="Ben")  # he has only watched until now
        for number in range(2, 5):  # in the place of an idle connection and of two who watch
            other = open.enter_context(_connected(address, f"127.0.0.{number}"))
            other.sendall(ASKED.encode())
            assert other.recv(20).startswith(b"HTTP/1.1 200")
        assert [each.closed_with() for each in watching] == [1013, 1013]
        with _connected(address, "127.0.0.5") as last:
            assert _read_to_end(last).startswith(b"HTTP/1.1 503")
        for each in sitting:
            assert each.ask("ping")["type"] == "ok"


@pytest.mark.skipif(sys.platform == "darwin", reason="it has no second loopback address")
def test_one_address_has_few_sockets_when_most_places_are_taken(serving: Callable[..., Any]) -> None:
    with serving(connections=28) as address, ExitStack() as open:
        ann = Person(address)
        table = ann.create(TWO_PEOPLE)
        held = [open.enter_context(ann.socket(table)) for _ in range(21)]  # with the other connection 22 of 28
        refused = open.enter_context(ann.socket(table))
        assert refused.heard[0]["error"]["code"] == "too_much"
        for number in range(8):  # the last two take the places of an idle connection and of one of very many sockets
            other = open.enter_context(_connected(address, f"127.0.0.{number + 2}"))
            other.sendall(ASKED.encode())
            assert other.recv(20).startswith(b"HTTP/1.1 200")
        assert held[-1].closed_with() == 1013
        assert held[0].ask("ping")["type"] == "ok"


def _until_answered(address: str) -> None:
    while True:
        with _connected(address) as raw, suppress(ConnectionError):
            raw.sendall(ASKED.encode())
            if raw.recv(20).startswith(b"HTTP/1.1 200"):
                return
