"""Nonsense at every door: no 5xx, no crash, no growth. The amount is bounded; seeds are fixed."""

import json
import os
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import httpx
import psutil
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .clients import TWO_PEOPLE, CheckedConnection, Person, Refused, finished_game, uploaded
from .running import PATIENCE, running

CONFORMING = [content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = 12
"""For each operation of the OpenAPI document."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(str(tmp_path_factory.mktemp("fuzz") / "tables.db"), notices=True) as address:
        yield address


def test_no_request_makes_the_server_fail(address: str) -> None:
    found = schemathesis.openapi.from_url(f"{address}/api/openapi.json").get_all_operations()
    operations = []
    for each in found:
        assert isinstance(each, Ok), each
        operations.append(each.ok())
    assert len(operations) >= 16
    for operation in operations:

        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
        @given(case=operation.as_strategy())
        def request(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            case.validate_response(answer, checks=CONFORMING)
            if answer.status_code >= 400:
                error = json.loads(answer.content)["error"]
                assert error["code"]
                assert error["text"]
                assert "Traceback" not in error["text"]

        request()


def test_random_bytes_over_http_are_answered_or_dropped(address: str) -> None:
    import socket

    host, port = address.removeprefix("http://").split(":")
    luck = random.Random(1)
    for _ in range(60):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
            raw.sendall(luck.randbytes(luck.randrange(1, 600)) + b"\r\n\r\n")
            answer = raw.recv(200)
            assert not answer or answer.startswith(b"HTTP/1.1 4"), answer
    assert Person(address).get("/api/health")["status"] == "ok"


def test_nonsense_at_the_hosts_door_opens_nothing(address: str) -> None:
    luck = random.Random(5)
    with httpx.Client(base_url=address, trust_env=False) as stranger:
        for _ in range(40):
            secret = luck.choice([luck.randbytes(30).hex(), "", "a=b; c", "%00", "token" * 500])
            page = stranger.get("/api/host", headers={"Cookie": f"thurntaxis-host={secret}"})
            sent = stranger.post(
                "/api/host", content=luck.randbytes(luck.randrange(200)) + b"&token=" + secret.encode()
            )
            assert page.status_code in (200, 401)
            assert "<table" not in page.text
            assert sent.status_code in (403, 429), sent.text


def _nonsense(luck: random.Random, depth: int = 0) -> Any:
    """JSON that is often nearly right."""
    words = ["act", "undo", "vote", "hint", "take ulm", "left linz", "", "ulm", "\u0000", "é" * 50, "hello", "x" * 700]
    kind = luck.randrange(9 if depth < 3 else 6)
    if kind < 2:
        return luck.choice(words)
    if kind < 4:
        return luck.choice([0, 1, -1, 3, 7, 2**31, 2**63, 1e308, -0.5])
    if kind < 6:
        return luck.choice([None, True, False])
    if kind == 6:
        return [_nonsense(luck, depth + 1) for _ in range(luck.randrange(5))]
    keys = ["type", "seat", "ply", "actions", "id", "lang", "level", "text", "houses", "against", "since", "name"]
    return {luck.choice(keys): _nonsense(luck, depth + 1) for _ in range(luck.randrange(6))}


TYPES = [
    "act", "undo", "take_back", "why_not", "closing", "closing_outcome", "hint", "chat", "sit", "leave",
    "cancel", "fill", "vote", "rematch", "sync", "log", "ping",
]  # fmt: skip


def _command(luck: random.Random) -> Any:
    """A command with right and wrong parts."""
    command: dict[str, Any] = {"type": luck.choice(TYPES), "id": luck.randrange(100)}
    parts: dict[str, Callable[[], Any]] = {
        "ply": lambda: luck.randrange(4),
        "seat": lambda: luck.randrange(5),
        "actions": lambda: [luck.choice(["take supply", "end", "start ulm", "close", "?", "left ulm"])],
        "level": lambda: luck.choice(["random", "builder", "nobody"]),
        "text": lambda: "hello",
        "houses": lambda: luck.sample(["ulm", "linz", "atlantis"], 2),
        "against": lambda: luck.randrange(4),
        "name": lambda: "Eve",
    }
    for part, make in parts.items():
        if luck.random() < 0.5:
            command[part] = make() if luck.random() < 0.9 else _nonsense(luck)
    return command


@pytest.mark.parametrize("seed", range(3))
def test_random_messages_over_the_socket_are_answered(address: str, seed: int) -> None:
    luck = random.Random(seed)
    ann, ben = Person(address), Person(address)
    table = ann.create(TWO_PEOPLE, starter=0)
    ben.sit(table, "Ben")
    with (ann if seed else ben).socket(table) as socket:
        for number in range(250):
            message = _nonsense(luck) if number % 3 == 0 else _command(luck)
            socket.raw.send(json.dumps(message))
        socket.send(type="ping", id="the end")
        while True:
            answer = socket.next()
            assert answer["type"] in ("ok", "error", "state", "update")
            if answer["type"] == "error":
                assert answer["error"]["code"] != "busy", "a fault of the server itself"
            if answer.get("id") == "the end":
                break
    with ann.socket(table) as socket:
        assert socket.table["status"] in ("playing", "finished")


def test_random_frames_end_the_connection_at_most(address: str) -> None:
    luck = random.Random(7)
    ann = Person(address)
    table = ann.create(TWO_PEOPLE)
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    for _ in range(40):
        # Whatever way the connection ends is fine, as long as the server goes on.
        with (
            suppress(ConnectionClosed, TimeoutError, OSError),
            connect(url, proxy=None, compression=None, close_timeout=2, create_connection=CheckedConnection) as raw,
        ):
            raw.send(json.dumps({"type": "hello"}) if luck.random() < 0.7 else luck.randbytes(20))
            raw.socket.sendall(luck.randbytes(luck.randrange(1, 300)))
            while True:
                raw.recv(0.05)
    assert ann.get("/api/health")["status"] == "ok"


def test_memory_does_not_grow_with_nonsense(address: str) -> None:
    luck = random.Random(11)
    ann = Person(address)
    table = uploaded(ann, finished_game())

    def some() -> int:
        for _ in range(60):
            with pytest.raises(Refused):
                ann.post(f"/api/tables/{table}/commands", {"type": "act", "x": luck.randbytes(500).hex()})
            with pytest.raises(Refused):
                ann.get(f"/api/tables/{luck.randbytes(8).hex()}")
            with ann.socket(table) as socket:
                for _ in range(5):
                    socket.raw.send(luck.randbytes(300).hex())
                    socket.next()
        return int(psutil.Process(os.getpid()).memory_info().rss)

    some()
    before = some()
    grown = some() - before
    assert grown < 8_000_000, f"{grown} bytes"
