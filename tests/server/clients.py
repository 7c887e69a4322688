"""Clients for the tests: people with an identity, and sockets that remember what they received."""

import json
import random
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.contract import Conversation, check_answer
from thurntaxis.board import NEIGHBOURS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.rules import Rules

from .running import PATIENCE

Message = dict[str, Any]
TWO_PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
AGAINST_BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]


class Refused(Exception):
    """The server said no."""

    def __init__(self, error: Message) -> None:
        super().__init__(error)
        self.error = error
        self.code: str = error["code"]


class Person:
    """Somebody with an identity."""

    def __init__(self, address: str, token: str | None = None, *, known: bool = True) -> None:
        self.address = address
        # Without TLS there is nothing to verify, and loading the certificates takes longer than most tests.
        self.http = httpx.Client(
            base_url=address,
            timeout=120,
            verify=False,
            trust_env=False,
            event_hooks={"response": [_keeps_the_contract]},
        )
        self.token = token
        if known and token is None:
            self.token = self.http.post("/api/me", json={}).json()["token"]
        self.http.cookies.clear()

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def post(self, path: str, body: Message) -> Message:
        answer = self.http.post(path, json=body, headers=self._headers())
        return _answered(answer)

    def get(self, path: str, **query: Any) -> Message:
        return _answered(self.http.get(path, params=query, headers=self._headers()))

    def create(self, seats: list[Message], **options: Any) -> str:
        """A new table; its id."""
        table: str = self.post("/api/tables", {"seats": seats, **options})["table"]["id"]
        return table

    def do(self, table: str, type: str, **command: Any) -> Message:
        """A command over HTTP."""
        return self.post(f"/api/tables/{table}/commands", {"type": type, **command})

    def sit(self, table: str, name: str) -> int:
        seat: int = self.do(table, "sit", name=name)["seat"]
        return seat

    def socket(self, table: str, **hello: Any) -> "Socket":
        return Socket(self.address, table, self._headers(), hello)


def _keeps_the_contract(answer: httpx.Response) -> None:
    request, asked = answer.request, ""
    with suppress(httpx.RequestNotRead):  # sent piece by piece
        asked = request.content.decode()
    answer.read()
    check_answer(request.method, request.url.path, answer.status_code, answer.text, asked)


def _answered(answer: httpx.Response) -> Message:
    assert answer.status_code < 500, answer.text
    body: Message = answer.json()
    if answer.status_code >= 400:
        raise Refused(body["error"] | {"status": answer.status_code})
    return body


class CheckedConnection(ClientConnection):
    """A connection on which the server keeps to the contract."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._conversation = Conversation()

    def send(self, message: Any, *options: Any, **named: Any) -> None:
        if isinstance(message, str):
            self._conversation.sent(message)
        super().send(message, *options, **named)

    def recv(self, *arguments: Any, **options: Any) -> Any:
        message = super().recv(*arguments, **options)
        self._conversation.heard(message)
        return message


class Socket:
    """An open socket; `table`, `view`, `play` and `log` are what was sent last."""

    def __init__(self, address: str, table: str, headers: dict[str, str], hello: Message, **more: Any) -> None:
        url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self._open = ExitStack()
        self.raw: ClientConnection = self._open.enter_context(
            connect(
                url,
                additional_headers=headers,
                max_size=None,
                compression=None,
                proxy=None,
                create_connection=CheckedConnection,
                **more,
            )
        )
        self.heard: list[Message] = []
        self.table: Message = {}
        self.views: list[Message] = []
        self.play: Message | None = None
        self.log: list[Message] = []
        self.seq = -1
        self._number = 0
        with suppress(ConnectionClosed):  # some are sent away before they say anything
            self.send(type="hello", **hello)
        self.next()

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        message: Message = json.loads(self.raw.recv(timeout))
        self.heard.append(message)
        if message["type"] in ("state", "update"):
            self.table = message.get("table", self.table)
            self.views = message.get("views", self.views)
            if "views" in message:
                self.play = message["play"]
            self.log = message["log"] if message["type"] == "state" else self.log + message["log"]
            self.seq = message["seq"]
        return message

    def ask(self, type: str, **command: Any) -> Message:
        """Send a command and wait for its answer; pushed messages are applied in between."""
        self._number += 1
        self.send(type=type, id=self._number, **command)
        while True:
            message = self.next()
            if message.get("id") == self._number and message["type"] in ("ok", "error"):
                if message["type"] == "error":
                    raise Refused(message["error"])
                return message

    def until(self, wanted: Callable[["Socket"], bool]) -> "Socket":
        """Listen until something is so."""
        while not wanted(self):
            self.next()
        return self

    def until_turn(self) -> "Socket":
        return self.until(lambda me: bool(me.view["legal"]) or me.view["outcome"] is not None)

    def act(self, *actions: str) -> Message:
        return self.ask("act", ply=self.view["ply"], actions=list(actions))

    @property
    def view(self) -> Message:
        return self.views[0]

    def closed_with(self) -> int:
        """Listen to the end; the closing code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def sensible(view: Message, luck: random.Random) -> str:
    """A legal action that leads somewhere."""
    legal: list[str] = view["legal"]
    me = view["seats"][view["player"]]
    route: list[str] = me["route"]
    for verb in ("house", "cartwright", "discard"):
        if wanted := [action for action in legal if action.startswith(verb)]:
            return wanted[0]
    if view["phase"] == "finish":
        enough = min(7, max(3, me["carriage"] + 1))
        return "close" if "close" in legal and len(route) >= enough else "end"
    if extending := [action for action in legal if action.startswith(("left", "right"))]:
        return luck.choice(extending)
    starting = [action for action in legal if action.startswith("start")]
    if starting and (len(route) < 3 or not any(action.startswith("take") for action in legal)):
        return luck.choice(starting)
    ends = {city for end in route[:1] + route[-1:] for city in NEIGHBOURS[end]} - set(route)
    fitting = [action for action in legal if action.removeprefix("take ") in ends]
    return luck.choice(fitting or [action for action in legal if action.startswith("take")] or legal)


@cache
def finished_game(players: int = 2) -> Message:
    """A finished game as a record; the same one every time."""
    return simulate_game(players, Rules.named("standard"), "builder", 7, 1, 100_000).to_json()


def uploaded(person: Person, record: Message) -> str:
    """A replay table of a record."""
    table: str = person.post("/api/replays", {"record": record})["table"]["id"]
    return table


def play_on(person: Person, back: int, seats: list[Message], **options: Any) -> tuple[str, list[str]]:
    """A table that begins some actions before the end of a finished game; those actions."""
    record = finished_game(len(seats))
    ply = len(record["actions"]) - back
    table = person.create(seats, **{"from": {"table": uploaded(person, record), "ply": ply}}, **options)
    return table, record["actions"][ply:]
