"""Sockets: bytes in any pieces give the same messages in order; anything but a frame ends the connection."""

import json
import logging
import random
import socket as sockets
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode

from thurntaxis.server.sockets import endpoint, protocol

from .clients import TWO_PEOPLE, Person
from .running import PATIENCE


class Raw:
    """A socket without a library: bytes out, frames in."""

    def __init__(self, address: str) -> None:
        self.ann = ann = Person(address)
        self.table = ann.create(TWO_PEOPLE)
        host, port = address.removeprefix("http://").split(":")
        self.socket = sockets.create_connection((host, int(port)), timeout=PATIENCE)
        self.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        head = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            f"Authorization: Bearer {ann.token}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        self.socket.sendall("\r\n".join([*head, "", ""]).encode())
        self.heard = b""
        while b"\r\n\r\n" not in self.heard:
            self.heard += self.socket.recv(4096)
        self.heard = self.heard.partition(b"\r\n\r\n")[2]

    def _bytes(self, count: int) -> bytes:
        while len(self.heard) < count:
            more = self.socket.recv(65536)
            if not more:
                raise EOFError
            self.heard += more
        found, self.heard = self.heard[:count], self.heard[count:]
        return found

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and content."""
        first, size = self._bytes(2)
        if size >= 126:
            size = int.from_bytes(self._bytes(2 if size == 126 else 8))
        return first & 15, self._bytes(size)

    def read_to_end(self) -> None:
        """All frames until the server closes."""
        with suppress(EOFError):
            while True:
                self.frame()

    def answers(self) -> Iterator[Any]:
        """The ids of commands that were answered, in order."""
        while True:
            kind, content = self.frame()
            if kind == Opcode.TEXT:
                message = json.loads(content)
                if message["type"] in ("ok", "error"):
                    yield message["id"]


@pytest.fixture
def raw(sqlite_address: str) -> Iterator[Raw]:
    raw = Raw(sqlite_address)
    yield raw
    raw.socket.close()


HELLO = b'{"type": "hello"}'


def frame(content: bytes, kind: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(kind, content, fin).serialize(mask=True)


def ping(number: int, length: int = 0) -> bytes:
    """A command that is answered with its number; as long as wanted, since space means nothing."""
    return json.dumps({"type": "ping", "id": number}).encode() + b" " * length


@pytest.mark.parametrize("seed", range(4))
def test_frames_cut_anywhere_arrive_in_order(raw: Raw, seed: int) -> None:
    luck = random.Random(seed)
    lengths = [0, 60, 126 - len(ping(9)), 3000, 16_000]
    parts = []
    for number in range(40):
        content = ping(number, luck.choice(lengths))
        if luck.random() < 0.3:
            cut = luck.randrange(len(content))
            parts += [frame(content[:cut], fin=False), frame(b"", Opcode.PING), frame(content[cut:], Opcode.CONT)]
        else:
            parts.append(frame(content))
    data = frame(HELLO) + b"".join(parts)
    while data:
        size = luck.choice([1, 2, 5, 7, 100, 5000, 200_000])
        raw.socket.sendall(data[:size])
        data = data[size:]
    answers = raw.answers()
    assert [next(answers) for _ in range(40)] == list(range(40))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (Frame(Opcode.TEXT, ping(1)).serialize(mask=False), 1002),
        (frame(b"", Opcode.CONT), 1002),
        (frame(ping(1)[:5], fin=False) + frame(ping(2)), 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (b"\xc1\x80\0\0\0\0", 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8), 1009),
        (frame(Close(1000, "").serialize(), Opcode.CLOSE), 1000),
    ],
    ids=[
        "not-utf8",
        "unmasked",
        "nothing-to-go-on",
        "in-the-middle",
        "reserved-kind",
        "reserved-bit",
        "huge",
        "goodbye",
    ],
)
def test_anything_but_a_frame_ends_the_connection(raw: Raw, data: bytes, code: int) -> None:
    raw.socket.sendall(frame(HELLO) + frame(ping(0)))
    assert next(raw.answers()) == 0
    raw.socket.sendall(data)
    kind, content = raw.frame()
    assert (kind, int.from_bytes(content[:2])) == (Opcode.CLOSE, code)
    with pytest.raises(EOFError):
        raw.frame()


def test_a_command_without_a_number_is_answered_only_if_it_is_refused(raw: Raw) -> None:
    raw.socket.sendall(
        frame(HELLO) + frame(b'{"type": "ping"}') + frame(b'{"type": "undo", "ply": 0}') + frame(ping(1))
    )
    answers = raw.answers()
    assert [next(answers), next(answers)] == [None, 1]


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.CONT])
def test_a_flood_of_frames_that_say_nothing_ends_the_connection(raw: Raw, kind: Opcode) -> None:
    raw.socket.sendall(frame(HELLO) + frame(b"", fin=False) + frame(b"", kind, fin=kind is Opcode.PING) * 1500)
    heard = raw.frame()
    while heard[0] != Opcode.CLOSE:
        heard = raw.frame()
    assert int.from_bytes(heard[1][:2]) == 1008


def goodbye(code: int = 1000) -> bytes:
    return frame(Close(code, "").serialize(), Opcode.CLOSE)


def say(text: str) -> bytes:
    return frame(json.dumps({"type": "chat", "text": text}).encode())


@pytest.mark.parametrize(
    ("data", "done"), [(goodbye() + say("after"), []), (say("before") + goodbye(), ["before"])], ids=["after", "before"]
)
def test_what_comes_after_a_goodbye_is_not_done(raw: Raw, data: bytes, done: list[str]) -> None:
    raw.socket.sendall(frame(HELLO) + frame(ping(0)))
    assert next(raw.answers()) == 0
    raw.socket.sendall(data)
    raw.read_to_end()
    state = raw.ann.get(f"/api/tables/{raw.table}/state")
    assert [line["text"] for line in state["log"] if line["type"] == "chat"] == done


@pytest.mark.parametrize(
    "data",
    [frame(b"\xff\xfe"), frame(b"\xff", fin=False) + frame(b"\xfe", Opcode.CONT)],
    ids=["whole", "fragments"],
)
def test_a_first_message_that_is_not_text_ends_the_connection_quietly(
    raw: Raw, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        raw.socket.sendall(data)
        kind, content = raw.frame()
        assert (kind, int.from_bytes(content[:2])) == (Opcode.CLOSE, 1007)
        with pytest.raises(EOFError):
            raw.frame()
        assert raw.ann.get("/api/health")["status"] == "ok"
    assert not caplog.records


@pytest.mark.parametrize("said", [b"", frame(HELLO)], ids=["before hello", "later"])
def test_a_connection_that_breaks_off_ends_quietly(raw: Raw, said: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        raw.socket.sendall(said)
        if said:
            raw.frame()
        at_once = struct.pack("ii", 1, 0)  # no goodbye: the other side gets a reset
        raw.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, at_once)
        raw.socket.close()
        while "thurntaxis_connections 1.0" not in raw.ann.http.get("/api/metrics").text:
            pass
        assert raw.ann.get("/api/health")["status"] == "ok"
    assert not caplog.records


def test_clients_that_do_not_answer_pings_are_disconnected(serving: Callable[..., Any]) -> None:
    with serving(ping_seconds=0.05, pong_seconds=20.0) as address:
        raw = Raw(address)
        raw.socket.sendall(frame(HELLO))
        for _ in range(3):
            kind, content = raw.frame()
            while kind != Opcode.PING:
                kind, content = raw.frame()
            raw.socket.sendall(frame(content, Opcode.PONG))
        raw.socket.sendall(frame(ping(7)))
        assert next(raw.answers()) == 7
        raw.socket.close()
    with serving(ping_seconds=0.05, pong_seconds=0.1) as address:
        raw = Raw(address)
        raw.read_to_end()
        raw.socket.close()


def test_clients_that_do_not_answer_a_close_are_disconnected(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "_CLOSE_SECONDS", 0.1)
    raw = Raw(sqlite_address)
    raw.socket.sendall(frame(b"{}"))
    assert [raw.frame()[0] for _ in range(2)] == [Opcode.TEXT, Opcode.CLOSE]
    with pytest.raises(EOFError):
        raw.frame()
    raw.socket.close()


def test_clients_that_do_not_read_are_disconnected_even_if_little_waits(serving: Callable[..., Any]) -> None:
    many = 10**9
    with serving(unread_seconds=0.2, outbox_messages=many, outbox_bytes=many) as address:
        raw = Raw(address)
        raw.socket.sendall(frame(HELLO) + say("x" * 500) * 50)
        # Answers are not read from here on; the client's own buffers hold some megabytes of them.
        while "thurntaxis_connections 1.0" not in raw.ann.http.get("/api/metrics").text:
            with suppress(OSError):
                raw.socket.settimeout(0.1)
                raw.socket.sendall(frame(b'{"type": "sync"}') * 20)
        raw.socket.close()


def test_a_fault_in_a_connection_is_logged_and_counted(
    raw: Raw, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also a `RuntimeError`, which was taken for a client that has gone."""

    def broken(*_: object) -> None:
        raise RuntimeError("dictionary changed size during iteration")

    monkeypatch.setattr(endpoint, "Session", broken)
    with caplog.at_level(logging.WARNING):
        raw.socket.sendall(frame(HELLO))
        while (got := raw.frame())[0] != Opcode.CLOSE:
            pass
    assert int.from_bytes(got[1][:2]) == 1011
    assert [record.getMessage() for record in caplog.records] == ["a socket failed"]
    assert "thurntaxis_errors_total 0.0" not in raw.ann.http.get("/api/metrics").text
