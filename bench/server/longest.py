"""How long any question holds the event loop: every command and every route, on the worst positions there are.

    python bench/server/longest.py      # a table in Markdown; ends with 1 if something takes over 20 ms or is not asked

The positions: a game of 19,900 actions whose routes are as long as 17 cities, to be looked at and to be played on; a
log of 30,000 lines of which many are chat; a record as large as an upload may be; 50 listed tables and 50 of one
person, who has finished 20,000 games. Measured is the processor time of the longest single callback of the event loop
while a question is answered, so that other programs on the machine do not count. Each is asked three times; the longest
counts.
"""

import argparse
import asyncio
import gc
import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar

from longest_rooms import ENTRANTS, rooms  # type: ignore[import-not-found]

from thurntaxis.game import Game
from thurntaxis.game.closing import can_close
from thurntaxis.game.simulation import simulate_game
from thurntaxis.rules import Rules
from thurntaxis.server.app import create_app
from thurntaxis.server.http.routes.host import COOKIE
from thurntaxis.server.identity import host_token_hash, new_token, person_of
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.sql import SqlStore
from thurntaxis.server.stores.statements import Statement, result_statements
from thurntaxis.tables.people.connections import Connection
from thurntaxis.tables.ports.store import PlayerResult, StoredTable
from thurntaxis.tables.service import TableService
from thurntaxis.tables.table.table import Table

LIMIT = 0.020
PLIES = 19_900
CHATS = 790
"""Lines of 500 bytes: what the people of a table can write."""
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
BOT = {"kind": "bot", "level": "random"}
HOST = "the host's token"
GAMES = 20_000
"""Finished games of one person: as many as statistics look at."""


class Longest:
    """Measures every callback of asyncio's event loop."""

    def __init__(self) -> None:
        self.seconds = 0.0
        run = asyncio.events.Handle._run

        def measured(handle: Any) -> None:
            began = time.thread_time()
            run(handle)
            self.seconds = max(self.seconds, time.thread_time() - began)

        asyncio.events.Handle._run = measured  # type: ignore[method-assign, assignment]

    def reset(self) -> None:
        self.seconds = 0.0


class Channel:
    """A socket that receives everything and keeps nothing."""

    congested = False

    def send_text(self, message: bytes) -> None:
        return


class Client:
    """Asks the application in this process."""

    asked: ClassVar[set[str]] = set()

    def __init__(self, app: Any) -> None:
        self.app = app
        self.token = new_token()
        self.person = str(person_of(self.token))

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """An answer's status and body."""
        path, _, query = path.partition("?")
        content = b"" if body is None else json.dumps(body).encode()
        headers = [(b"host", b"127.0.0.1"), (b"authorization", f"Bearer {self.token}".encode())]
        if path == "/api/host":
            headers.append((b"cookie", f'{COOKIE}="{HOST}"'.encode()))
        if body is not None:
            headers += [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "state": {},
        }  # fmt: skip
        self.asked.add(f"{method} {path}")
        sent: list[dict[str, Any]] = []
        pieces = [content[at : at + 65536] for at in range(0, len(content), 65536)] or [b""]

        async def receive() -> dict[str, Any]:
            await asyncio.sleep(0)
            if not pieces:
                await asyncio.Event().wait()
            piece = pieces.pop(0)
            return {"type": "http.request", "body": piece, "more_body": bool(pieces)}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])

    def not_asked(self) -> list[str]:
        """What the server's reference describes and nobody has asked."""
        paths = self.app.state.api.openapi["paths"]
        described = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
        patterns = {name: re.compile(re.sub(r"{\w+}", "[^/]+", name)) for name in described}
        return [name for name in described if not any(map(patterns[name].fullmatch, self.asked))]

    async def must(self, method: str, path: str, body: Any = None) -> Any:
        """An answer that is not a refusal."""
        status, content = await self.ask(method, path, body)
        if status >= 400:
            raise SystemExit(f"{method} {path}: {status} {content[:300]!r}")
        return json.loads(content)


def long_game() -> tuple[dict[str, Any], int, tuple[int, int]]:
    """A game in which nobody closes a route who can go on.

    Its record, the ply with the longest route, and the ply and the seat of its last turn.
    """
    luck, game = random.Random(4), Game(["Ann", "Ben"], seed=1)
    longest, turn = (0, 0), (0, 0)
    while game.ply < PLIES:
        legal = game.legal_actions()
        longer = [action for action in legal if action.startswith(("left", "right"))]
        other = [action for action in legal if not action.startswith(("close", "official", "start"))]
        any_but_close = [action for action in legal if not action.startswith("close")]
        game.play(luck.choice(longer or other or any_but_close or legal))
        assert game.player is not None
        if game.player != turn[1] and game.ply < PLIES - 50:
            turn = game.ply, game.player
        view = game.view(game.player)
        if can_close(view):
            longest = max(longest, (len(view.seats[game.player].route), game.ply))
    return game.record.to_json(), longest[1], turn


def largest_record(record: dict[str, Any]) -> dict[str, Any]:
    """A record as large as an upload may be."""
    return record | {"notes": "x" * (900_000 - len(json.dumps(record)))}


async def play_on(client: Client, shown: str, ply: int, **more: Any) -> str:
    wanted = {"seats": PEOPLE, "from": {"table": shown, "ply": ply}, **more}
    return str((await client.must("POST", "/api/tables", wanted))["table"]["id"])


async def talk(service: TableService, id: str, lines: int) -> None:
    """Fill a log as far as it goes."""
    async with service.cache.at(id) as table:
        entries = []
        for number in range(lines):
            if number < CHATS:
                entries += table.note({"type": "chat", "at": number, "seat": 0, "name": "Ann", "text": "ö" * 250})
            else:
                entries += table.note({"type": "vote", "at": number, "seat": 0, "against": 1, "favour": False})
        first = len(table.entries) - len(entries)
        stored = asyncio.get_running_loop().create_future()
        texts = [data.decode() for data in table.entries[first:]]
        service.store.append_then(id, first, texts, table.summary(), stored.set_result)
        assert await stored is True


async def play_much(service: TableService, person: str) -> None:
    """Let somebody have finished as many games as statistics look at, against bots of a level."""
    insert = (
        "INSERT INTO tables (id, created, header, status, listed, attention, counted)"
        " VALUES ($1, $2, '{}', 'finished', 0, NULL, 1)"
    )
    statements: list[Statement] = []
    for number in range(GAMES):
        id, won = f"game{number:016}", number % 3 == 0
        seats = {"you": [0], "all": [["Ann", None, 60, 1 if won else 2], ["Bot", "easy", 58, 2 if won else 1]]}
        result = PlayerResult(
            person, id, 1_700_000_000_000 + number * 60_000, 2, "easy", True, 1 if won else 2, 60,
            "[20, 10, 10, 10, 10, 0]", "ulm", None, json.dumps(seats),
        )  # fmt: skip
        statements += [(insert, (id, number)), *result_statements(id, [result])]
    assert isinstance(service.store, SqlStore)
    await service.store.write(*statements)


async def measure(client: Client, settings: Settings, longest: Longest) -> list[tuple[str, float, str]]:
    service: TableService = client.app.state.service
    record, deepest, (turn, player) = long_game()
    shown = (await client.must("POST", "/api/replays", {"record": record}))["table"]["id"]
    short = simulate_game(2, Rules.named("standard"), "builder", 7, 1, 100_000).to_json()
    over = (await client.must("POST", "/api/replays", {"record": short}))["table"]["id"]
    long = await play_on(client, shown, deepest, listed=True)
    alone = await play_on(client, shown, turn, seats=[PEOPLE[0], BOT] if player == 0 else [BOT, PEOPLE[0]])
    full = await play_on(client, shown, PLIES, show_known=False, listed=True)
    ben = Client(client.app)
    ended, taken_along = await play_on(client, shown, PLIES), await play_on(ben, shown, PLIES)
    for seat in (0, 1):
        await client.ask("POST", f"/api/tables/{ended}/commands", {"type": "resign", "seat": seat})
        await ben.ask("POST", f"/api/tables/{taken_along}/commands", {"type": "resign", "seat": seat})
    for table in (full, ended):
        await talk(service, table, 30_000 - 10)
    for _ in range(48):
        await play_on(client, shown, 120, listed=True)
    fresh = (await client.must("POST", "/api/tables", {"seats": PEOPLE, "starter": 0}))["table"]["id"]
    await play_much(service, client.person)
    wanted = {"seats": [PEOPLE[0], {"kind": "open"}], "starter": 0}
    both = (await client.must("POST", "/api/tables", wanted))["table"]["id"]
    await ben.must("POST", f"/api/tables/{both}/commands", {"type": "sit", "name": "Ben"})
    assert isinstance(service.store, SqlStore)
    await service.store.write(("INSERT INTO facts (name, value) VALUES ('host_token', $1)", (host_token_hash(HOST),)))
    state = await client.must("GET", f"/api/tables/{long}/state")
    view = next(view for view in state["views"] if view["legal"])
    seat, ply, legal = view["seat"], view["ply"], view["legal"]
    houses = list(view["seats"][seat]["route"])[:1]

    def command(table: str, type: str, **more: Any) -> tuple[str, Callable[[], Awaitable[Any]]]:
        body = {"type": type, **more}
        return type, lambda: client.ask("POST", f"/api/tables/{table}/commands", body)

    def get(path: str, asker: Client = client) -> tuple[str, Callable[[], Awaitable[Any]]]:
        return f"GET {_nameless(path)}", lambda: asker.ask("GET", path)

    def post(path: str, body: Any, method: str = "POST") -> tuple[str, Callable[[], Awaitable[Any]]]:
        return f"{method} {_nameless(path)}", lambda: client.ask(method, path, body)

    def _nameless(path: str) -> str:
        return re.sub(r"/tables/[^/?]+", "/tables/{id}", path)

    async def join(table: str) -> None:
        connection = Connection(table, client.person, "en", Channel(), settings)
        await service.join(connection, None)
        service.broadcast.leave(connection)

    async def forgotten(table: str) -> None:
        service.cache.drop(table)
        await join(table)

    async def reviewed(table: str) -> None:
        """A review is asked for until it is done."""
        while (await client.must("GET", f"/api/tables/{table}/review"))["state"] in ("waiting", "running"):
            await asyncio.sleep(0.1)

    async def heard_of(table: str) -> None:
        """Another worker has written a thousand entries."""
        async with service.cache.at(table) as found:
            kept = len(found.entries)
        stored = await service.store.load(table)
        assert stored is not None
        old = StoredTable(stored.header, stored.entries[: kept - 1000])
        service.cache.keep(await asyncio.to_thread(Table.read, old))
        service.workers.written(table, kept - 1)
        while True:
            async with service.cache.at(table) as found:
                if len(found.entries) == kept:
                    return
            await asyncio.sleep(0)

    code = re.split(r"[#=/]", (await client.must("POST", "/api/me/link", {}))["link"])[-1]
    puzzles = [puzzle["id"] for puzzle in (await client.must("GET", "/api/puzzles"))["puzzles"]][::25]
    wide = ["official cartwright"] * 75 + [f"left {city}" for city in ("ulm", "linz", "brno")] * 25
    lesson = (await client.must("GET", "/api/lesson"))["steps"]
    people = [Client(client.app) for _ in range(ENTRANTS)]
    questions: list[tuple[str, Callable[[], Awaitable[Any]]]] = [
        ("a socket joins, 30,000 lines", lambda: join(full)),
        ("a socket joins, 19,900 plies not in memory", lambda: forgotten(full)),
        ("a socket joins, a record of 19,900 plies not in memory", lambda: forgotten(shown)),
        ("1,000 entries of another worker", lambda: heard_of(full)),
        command(long, "closing", seat=seat),
        command(long, "closing_outcome", seat=seat, houses=houses),
        command(long, "why_not", seat=seat, actions=wide),
        command(long, "hint", seat=seat),
        command(full, "log", before=30_000),
        command(full, "log", before=1_100),
        command(full, "sync"),
        command(full, "sync", since=-1),
        command(full, "chat", seat=0, text="ö" * 250),
        command(long, "act", seat=seat, ply=ply, actions=[legal[0]]),
        command(long, "undo", seat=seat, ply=ply + 1),
        command(alone, "act", ply=turn, actions=[record["actions"][turn]]),
        command(alone, "take_back"),
        command(full, "vote", seat=0, against=1, favour=True),
        command(full, "end_game", seat=0, favour=False),
        command(full, "extra_time", seat=0),
        command(over, "rematch"),
        command(fresh, "act", seat=0, ply=0, actions=["take supply"]),
        command(fresh, "sit", name="Clara"),
        command(fresh, "fill", seat=1, level="easy"),
        command(fresh, "leave", seat=0),
        command(fresh, "cancel"),
        command(fresh, "ping"),
        command(full, "resign", seat=0),
        post("/api/replays", {"record": record}),
        post("/api/replays", {"record": largest_record(record)}),
        post("/api/replays", {"record": json.dumps(record)}),
        ("POST /api/tables from ply 19,900", lambda: play_on(client, shown, PLIES)),
        post("/api/tables", {"seats": PEOPLE}),
        get(f"/api/tables/{full}"),
        get(f"/api/tables/{full}/state"),
        get(f"/api/tables/{long}/look?ply={deepest}"),
        get(f"/api/tables/{full}/look?ply={PLIES}"),
        get(f"/api/tables/{shown}/record"),
        get(f"/api/tables/{shown}/record?format=text"),
        get(f"/api/tables/{shown}/replay?from=19700&count=200"),
        get(f"/api/tables/{shown}/replay?seat=0&from=19700&count=200"),
        get(f"/api/tables/{shown}/hint?ply={deepest}&level=easy"),
        get("/api/lobby"),
        get("/api/me"),
        post("/api/me", {}),
        post("/api/me/link", {}),
        post("/api/me/whose", {"code": code}),
        post("/api/me/move", {"code": code}),
        post("/api/me/back", {}),
        get("/api/bots"),
        get("/api/rules"),
        get("/api/lesson"),
        *(post(f"/api/lesson/{step['id']}", {"actions": []}) for step in lesson),
        *(post(f"/api/lesson/{step['id']}/closing", {"actions": []}) for step in lesson),
        *(post(f"/api/lesson/{step['id']}/why-not", {"actions": [], "action": "left ulm"}) for step in lesson),
        *(post(f"/api/lesson/{step['id']}/closing-outcome", {"actions": [], "houses": ["ulm"]}) for step in lesson),
        get("/api/me/games"),
        get("/api/me/games?won=false&players=2"),
        get("/api/me/games?before=1700000600000-game0000000000000005"),
        get("/api/me/statistics"),
        get("/api/me/peer"),
        post("/api/me/remove-name", {"table": ended}),
        get("/api/daily"),
        post("/api/daily", {"name": "Ann"}),
        post(f"/api/tables/{shown}/review", {"budget": "quick"}),
        get(f"/api/tables/{shown}/review"),
        post(f"/api/tables/{over}/review", {"budget": "quick"}),
        ("a review that is done", lambda: reviewed(over)),
        post(f"/api/tables/{shown}/review", None, "DELETE"),
        *(
            post(f"/api/tables/{shown}/analysis{question}", {"ply": ply, **more})
            for ply in (deepest, PLIES)
            for question, more in (
                ("", {"actions": []}),
                ("/chances", {}),
                ("/why-not", {"action": "left ulm"}),
                ("/closing", {}),
                ("/closing-outcome", {"houses": houses}),
            )
        ),
        post("/api/me/records", {"records": [json.dumps(short)] * 50}),
        post("/api/me/records", {"records": [json.dumps(short | {"notes": "x" * 180_000})] * 5}),
        post("/api/me/records", {"records": ["[" * 190_000] * 5, "check": True}),
        post("/api/me/blocks", {"table": both, "seat": 1}),
        get(f"/api/me/blocks?table={both}"),
        post("/api/me/blocks/5", None, "DELETE"),
        *(post(f"/api/tables/{both}/reports", {"seat": 1, "reason": f"{number} " * 100}) for number in range(30)),
        get("/api/host"),
        post("/api/host", "token=" + "a&" * 490_000),
        post(f"/api/tables/{shown}/try", {"ply": deepest, "actions": [record["actions"][deepest]]}),
        get(f"/api/tables/{shown}/chances?ply={deepest}"),
        get("/api/puzzles"),
        *(post(f"/api/puzzles/{id}", {"actions": []}) for id in puzzles),
        *(post(f"/api/puzzles/{id}/hint", {"actions": []}) for id in puzzles),
        *(post(f"/api/puzzles/{id}/solution", {}) for id in puzzles),
        get("/api/me/puzzles"),
        *(post(f"/api/puzzles/{id}/closing", {"actions": []}) for id in puzzles),
        *(post(f"/api/puzzles/{id}/why-not", {"actions": [], "action": "left ulm"}) for id in puzzles),
        *(post(f"/api/puzzles/{id}/closing-outcome", {"actions": [], "houses": ["ulm"]}) for id in puzzles),
        get("/api/ratings"),
        get("/api/leaderboard"),
        post("/api/me/listing", {"name": "Ann"}, "PUT"),
        get("/api/ratings/0000"),
        get("/api/me/notices"),
        post(f"/api/tables/{long}/notices", {"on": False}, "PUT"),
        post("/api/me/notices", {"on": True, "lang": "de"}, "PUT"),
        post("/api/me/notices/channels", {"kind": "hook", "url": "http://127.0.0.1:9/"}),
        post("/api/me/notices/channels/5", None, "DELETE"),
        *(
            post(f"/api/notices/{page}?channel=5&secret=5", None, method)
            for page in ("confirm", "stop")
            for method in ("GET", "POST")
        ),
        post(f"/api/tables/{long}", None, "DELETE"),
        get("/api/health"),
        get("/api/metrics"),
        get("/api/me/records", ben),
        get("/api/me/records?format=zip", ben),
        *await rooms(client, people, get, post, {"over": over, "long": long, "record": shown}, record),
        get("/api/openapi.json"),
        get("/api/docs"),
        get("/"),
        get("/t/nothing"),
        get("/api/nothing"),
    ]
    found: dict[str, tuple[float, str]] = {}
    for name, question in questions:
        for _ in range(3):
            await asyncio.sleep(0)
            task = asyncio.ensure_future(question())
            longest.reset()
            answer = await task
            seconds, told = found.get(name, (0.0, ""))
            found[name] = max(seconds, longest.seconds), "ok" if "ok" in (told, _told(answer)) else _told(answer)
    return [(name, seconds, where) for name, (seconds, where) in found.items()]


def _told(answer: Any) -> str:
    """How a question was answered."""
    if not isinstance(answer, tuple):
        return "ok"
    status, body = answer
    return "ok" if status < 400 else f"{status} {json.loads(body)['error']['text']}"


def _together(rows: list[tuple[str, float, str]]) -> list[tuple[str, float, str]]:
    """One row for all steps of the lesson, and one for all puzzles."""
    for place in ("/api/lesson/", "/api/puzzles/"):
        one_by_one = [row for row in rows if place in row[0]]
        longest = max((row[1], row[2]) for row in one_by_one)
        rows = [row for row in rows if row not in one_by_one] + [(f"{place}… (all that was tried)", *longest)]
    return rows


async def main() -> int:
    argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
    longest = Longest()
    with tempfile.TemporaryDirectory() as folder:
        many = 1e9
        settings = Settings(
            database=str(Path(folder) / "tables.db"), requests_per_second=many, tables_per_minute=many,
            messages_per_second=many, absent_seconds=0.0, thinkers=1, channels_per_minute=many, notices=True,
            reach_private=True, ratings=True, complaints_per_hour=many,
        )  # fmt: skip
        app = create_app(settings)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        client = Client(app)
        async with app.router.lifespan_context(app):
            rows = _together(await measure(client, settings, longest))
    print("| question | longest callback, ms | answered |\n| --- | --- | --- |")
    for name, seconds, answered in sorted(rows, key=lambda row: -row[1]):
        print(f"| {name} | {seconds * 1000:.1f} | {answered[:90]} |")
    slow = [name for name, seconds, _ in rows if seconds > LIMIT]
    print(f"\n{len(rows)} questions, {len(slow)} over {LIMIT * 1000:.0f} ms")
    for route in client.not_asked():
        print(f"not asked: {route}")
    return 1 if slow or client.not_asked() else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
