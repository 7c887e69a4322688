"""The game without a server, in this process: the same messages, the same entries, no threads."""

import asyncio
import inspect
import json
import random
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.clients import sensible
from thurntaxis.browser.host import Host
from thurntaxis.browser.requests import ROUTER
from thurntaxis.game import Game, Record, Setup
from thurntaxis.puzzles import puzzles
from thurntaxis.server.app import create_app
from thurntaxis.server.settings import Settings
from thurntaxis.tables.ports.store import Exercise
from thurntaxis.tables.requests.routes import Ask
from thurntaxis.tables.thinking import here


class MemoryShelf:
    """What IndexedDB keeps, in memory; the browser test has the real one."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Any]] = {}
        self.tried: dict[str, bool] = {}
        self.practised: dict[str, str] = {}
        self.studied: dict[str, str] = {}
        self.broken = False

    async def rows(self) -> str:
        return json.dumps([[id, created, summary] for id, (created, _, _, summary) in self.tables.items()])

    async def create(self, table: str, created: int, header: str, entries: str, summary: str) -> bool:
        if table in self.tables:
            return False
        self.tables[table] = [created, header, json.loads(entries), summary]
        return True

    async def append(self, table: str, seq: int, entries: str, summary: str | None) -> bool:
        if self.broken:
            raise OSError("the disk is full")
        row = self.tables[table]
        if len(row[2]) != seq:
            return False
        row[2] += json.loads(entries)
        row[3] = summary or row[3]
        return True

    async def delete(self, table: str) -> None:
        del self.tables[table]

    async def load(self, table: str, since: int) -> str:
        row = self.tables.get(table)
        return json.dumps({"header": row[1], "entries": row[2][since:]} if row else None)

    async def keep_try(self, puzzle: str, solved: bool, at: int) -> bool:
        if self.broken:
            raise OSError("the disk is full")
        return self.tried.setdefault(puzzle, solved) is solved

    async def tries(self) -> str:
        return json.dumps(list(self.tried.items()))

    async def keep_practice(self, kind: str, kept: str) -> bool:
        self.practised[kind] = kept
        return True

    async def practice(self, kind: str) -> str:
        return self.practised.get(kind, "[]")

    async def keep_study(self, id: str, study: str) -> bool:
        self.studied[id] = study
        return True

    async def studies(self) -> str:
        return json.dumps(list(self.studied.values()))

    async def delete_study(self, id: str) -> None:
        self.studied.pop(id, None)


class Page:
    """A page that talks to a host."""

    def __init__(self, shelf: MemoryShelf) -> None:
        self.heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.host = Host(shelf, self._hear)
        self._luck = random.Random(1)

    def _hear(self, number: int, text: str | None) -> None:
        self.heard.put_nowait(json.loads(text) if text is not None else None)

    async def ask(self, method: str, address: str, body: Any = None, lang: str = "en") -> Any:
        return json.loads(await self.host.ask(method, address, lang, json.dumps(body) if body is not None else None))

    async def table(self, level: str = "easy") -> str:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": level, "name": "Ben"}]
        created = await self.ask("POST", "/tables", {"seats": seats, "starter": 0, "hints": True})
        return str(created["table"]["id"])

    async def join(self, table: str) -> dict[str, Any]:
        self.host.connect(1, table)
        self.host.hear(1, json.dumps({"type": "hello", "lang": "en", "since": None}))
        return await self.next("state", "error")

    def act(self, message: dict[str, Any], **more: int) -> None:
        """Do something that leads to an end: who only takes cards ends up with all of them, and no game ends."""
        view = message["views"][0]
        actions = [sensible(view, self._luck)]
        self.host.hear(1, json.dumps({"type": "act", "ply": view["ply"], "actions": actions, **more}))

    async def press(self) -> None:
        """Press the bot, as soon as there is one."""
        pressed = False
        while not pressed:
            self.host.hear(1, json.dumps({"type": "press", "id": 99}))
            pressed = (await self.next("ok"))["pressed"]

    async def next(self, *types: str) -> dict[str, Any]:
        while True:
            message = await self.heard.get()
            if message is not None and message["type"] in types:
                return message


def running(work: Callable[[], Awaitable[None]]) -> None:
    async def all() -> None:
        await asyncio.wait_for(work(), 300)  # a mistake is to fail, not to hang

    asyncio.run(all())


def test_a_whole_game_and_its_record() -> None:
    async def play() -> None:
        page = Page(MemoryShelf())
        await page.host.open()
        before = threading.active_count()
        id = await page.table()
        message = await page.join(id)
        while message["views"][0]["outcome"] is None:
            if message.get("play"):
                page.act(message)
            message = await page.next("update")
            while "views" not in message:
                message = await page.next("update")
        record = await page.ask("GET", f"/tables/{id}/record")
        Record.loads(json.dumps(record)).check()
        shown = await page.ask("GET", f"/tables/{id}/replay?seat=0&from=3&count=2")
        assert [frame["ply"] for frame in shown["frames"]] == [3, 4]
        assert [game["table"] for game in (await page.ask("GET", "/me/games"))["games"]] == [id]
        assert (await page.ask("GET", "/me/statistics"))["games"] == 1
        [line] = (await page.ask("GET", "/me/records")).splitlines()
        assert json.loads(line)["actions"] == record["actions"]
        again = await page.ask("POST", "/replays", {"record": record})
        assert again["table"]["status"] == "replay"
        assert threading.active_count() == before, "a browser has no threads"
        await page.host.service.close()

    running(play)


def test_games_are_taken_in_from_elsewhere_and_given_back() -> None:
    async def take() -> None:
        page, shelf = Page(MemoryShelf()), MemoryShelf()
        await page.host.open()
        id = await page.table()
        message = await page.join(id)
        page.host.hear(1, json.dumps({"type": "resign"}))
        while message["type"] == "state" or not any(line["type"] == "over" for line in message["log"]):
            message = await page.next("update")
        (line,) = (await page.ask("GET", "/me/records")).splitlines()
        other = Page(shelf)
        await other.host.open()
        lines = [line, "nonsense"]
        found = await other.ask("POST", "/me/records", {"records": lines, "check": True})
        assert [game["outcome"] for game in found["games"]] == ["new", "bad"]
        assert not shelf.tables, "nothing is stored until it is wanted"
        await other.ask("POST", "/me/records", {"records": lines})
        assert (await other.ask("GET", "/me/statistics"))["games"] == 1
        again = Page(shelf)
        await again.host.open()
        assert (await again.ask("GET", "/me/records")) == f"{line}\n"
        found = await again.ask("POST", "/me/records", {"records": [line]})
        assert [game["outcome"] for game in found["games"]] == ["known"]
        for each in (page, other, again):
            await each.host.service.close()

    running(take)


def test_a_bots_turn_goes_on_where_the_browser_was_closed() -> None:
    async def play() -> None:
        shelf, own = MemoryShelf(), asyncio.all_tasks()
        page = Page(shelf)
        await page.host.open()
        id = await page.table("expert")
        message = await page.join(id)
        while message.get("play"):
            page.act(message)
            message = await page.next("update")
        # The bot thinks. Nothing is closed in order: the worker is simply gone.
        stored = list(shelf.tables[id][2])
        for task in asyncio.all_tasks() - own:
            task.cancel()
        other = Page(shelf)
        await other.host.open()
        message = await other.join(id)
        while not message.get("play"):
            message = await other.next("update")
        assert shelf.tables[id][2][: len(stored)] == stored
        assert (await other.ask("GET", "/me"))["tables"][0]["your_turn"]
        await other.host.service.close()

    running(play)


def test_other_messages_are_handled_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here, "_AT_A_STRETCH", 0.0)

    async def play() -> None:
        page = Page(MemoryShelf())
        await page.host.open()
        id = await page.table("expert")
        message = await page.join(id)
        while message.get("play"):
            page.act(message)
            message = await page.next("update")
        assert (await page.ask("GET", "/lesson"))["steps"]
        await page.press()
        message = await page.next("update")
        assert message["log"][-1]["type"] == "action"
        await page.host.service.close()

    running(play)


@pytest.mark.parametrize(
    ("method", "address", "body", "code"),
    [
        ("GET", "/nothing", None, "unknown"),
        ("GET", "/tables/nosuchtable", None, "unknown"),
        ("GET", "/tables/a/look?ply=x", None, "bad_request"),
        ("GET", "/tables/a/look", None, "bad_request"),
        ("POST", "/tables", {"seats": 3}, "bad_request"),
        ("POST", "/tables", None, "bad_request"),
        ("POST", "/tables", {"seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]}, "not_now"),
        ("POST", "/lesson/nosuchstep", {"actions": []}, "unknown"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(method: str, address: str, body: Any, code: str) -> None:
    async def refused() -> None:
        page = Page(MemoryShelf())
        error = (await page.ask(method, address, body, "de"))["error"]
        assert error["code"] == code
        assert error["text"]

    running(refused)


def test_a_failed_write_is_reported_and_changes_nothing() -> None:
    async def play() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        await page.host.open()
        id = await page.table()
        message = await page.join(id)
        shelf.broken = True
        page.act(message, id=1)
        assert (await page.next("error"))["error"]["code"] == "busy"
        shelf.broken = False
        page.act(message, id=2)
        assert (await page.next("ok"))["id"] == 2
        await page.host.service.close()

    running(play)


RESULT = {
    "person": "you", "table": "t", "ended": 1, "players": 2, "opponents": "easy", "counts": True, "place": 1,
    "score": 5, "points": "[5]", "first_city": None, "deal": None, "seats": '{"you":[0],"all":[]}',
}  # fmt: skip


def _spoilt(summary: str) -> list[str]:
    row = json.loads(summary)
    results = [{"person": "you"}, *(RESULT | {"points": points} for points in ("", "7", '["x"]', "[0,0,0,0,0,0,0]"))]
    results += [RESULT | {"score": 10**9}, *(RESULT | {"seats": seats} for seats in ("", "[]", "{}", '{"all":[1]}'))]
    wrong: list[Any] = [None, "x", 5, {}, [], ["playing", False, 0], [[], False, 0, []], ["playing", False, 0, 7]]
    wrong += [row | {name: value} for name, value in (("status", []), ("listed", 1), ("wake_at", "x"), ("owners", 7))]
    wrong += [row | {"results": [each]} for each in results]
    wrong += [["finished", False, None, ["you"], [each]] for each in results]  # as rows were before
    return ["", "nonsense", *map(json.dumps, wrong)]


@pytest.mark.parametrize("missing", [(), ("deal",), ("first_city", "deal", "place")])
@pytest.mark.parametrize("added", [{}, {"a_column_of_a_later_version": 7}])
def test_a_game_of_another_version_is_listed(missing: tuple[str, ...], added: dict[str, Any]) -> None:
    result = {name: value for name, value in (RESULT | added).items() if name not in missing}

    async def look() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        await page.host.open()
        old, new = [await page.table() for _ in range(2)]
        await page.host.service.close()
        row = json.loads(shelf.tables[new][3]) | {"status": "finished", "owners": [], "results": [result]}
        shelf.tables[old][3] = json.dumps(["finished", False, None, [], [result]])  # without a version
        shelf.tables[new][3] = json.dumps(row | added)
        page = Page(shelf)
        await page.host.open()
        assert len((await page.ask("GET", "/me/games"))["games"]) == 2
        await page.host.service.close()

    running(look)


@pytest.mark.parametrize("version", ["0.1", "0.2"])
def test_tables_of_an_earlier_version_open(version: str) -> None:
    """Their headers and entries as that version wrote them, and the rows that it kept beside them."""
    dump = Path(__file__).parents[1] / f"server/data/version-{version}.sql"
    database = sqlite3.connect(":memory:")
    database.executescript(dump.read_text(encoding="utf-8"))
    shelf = MemoryShelf()
    for id, created, header, status in database.execute("SELECT id, created, header, status FROM tables").fetchall():
        entries = database.execute("SELECT data FROM entries WHERE table_id = ? ORDER BY seq", [id]).fetchall()
        row = json.dumps([status, False, None, [], None])
        shelf.tables[id] = [created, header, [data for (data,) in entries], row]

    async def look() -> None:
        page = Page(shelf)
        await page.host.open()
        for id, (_, _, _, row) in list(shelf.tables.items()):
            state = await page.ask("GET", f"/tables/{id}/state")
            assert state["table"]["status"] == json.loads(row)[0], state
            assert state["table"]["problem"] is None
        await page.host.service.close()

    running(look)


def test_a_spoilt_row_takes_no_other_with_it_and_is_whole_after_the_next_turn() -> None:
    async def play() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        await page.host.open()
        whole, spoilt, gone = [await page.table() for _ in range(3)]
        await page.host.service.close()

        shelf.tables[gone][1] = "nonsense"
        for summary in _spoilt(shelf.tables[whole][3]):
            shelf.tables[spoilt][3] = summary
            page = Page(shelf)
            await page.host.open()
            mine = await page.ask("GET", "/me")
            assert {table["id"] for table in mine["tables"]} >= {whole}
            assert (await page.ask("GET", "/me/statistics"))["games"] == 0
            assert (await page.ask("GET", "/me/games"))["games"] == []
            await page.host.service.close()

        page = Page(shelf)
        await page.host.open()
        assert (await page.ask("GET", f"/tables/{gone}"))["error"]["text"]
        message = await page.join(spoilt)
        while isinstance(json.loads(shelf.tables[spoilt][3]), list):  # a row is written when a turn ends
            page.act(message)
            message = await page.next("update")
            while not message.get("play"):
                message = await page.next("update")
        assert json.loads(shelf.tables[spoilt][3])["status"] == "playing"
        await page.host.service.close()

    running(play)


def test_first_tries_at_puzzles_are_kept_in_the_browser() -> None:
    puzzle = puzzles()[0]

    async def play() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        solved = {"actions": list(puzzle.solution)}
        shelf.broken = True
        assert (await page.ask("POST", f"/puzzles/{puzzle.id}", solved))["error"]["code"] == "busy"
        shelf.broken = False
        assert (await page.ask("POST", f"/puzzles/{puzzle.id}", solved))["solved"]
        await page.ask("POST", f"/puzzles/{puzzle.id}/hint", {})
        again = Page(shelf)  # after a reload
        assert (await again.ask("GET", "/me/puzzles"))["tries"] == [{"puzzle": puzzle.id, "solved": True}]

    running(play)


SERVER_ONLY = {
    ("POST", "/me/link"),
    ("POST", "/me/whose"),
    ("POST", "/me/move"),
    ("POST", "/me/back"),
    ("POST", "/me/remove-name"),
    ("GET", "/lobby"),
    ("GET", "/health"),
    ("GET", "/metrics"),
}
"""What other people and other devices are needed for, and the server itself."""


def test_puzzles_are_solved_without_a_server() -> None:
    async def solve() -> None:
        page = Page(MemoryShelf())
        found = await page.ask("GET", "/puzzles")
        id = found["today"]
        assert id in {each["id"] for each in found["puzzles"]}
        solution = await page.ask("POST", f"/puzzles/{id}/solution", {})
        tried = {"actions": solution["actions"]}
        assert (await page.ask("POST", f"/puzzles/{id}", tried))["solved"]
        hint = await page.ask("POST", f"/puzzles/{id}/hint", {"actions": []})
        view = (await page.ask("POST", f"/puzzles/{id}", {"actions": []}))["view"]
        assert hint["action"] in view["legal"]

    asyncio.run(solve())


def test_studies_stay_in_the_browser() -> None:
    async def study() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        await page.host.open()
        line = Setup.of(Game(["Ann", "Ben"], seed=1).position()).to_text()
        wanted = {"name": "Ours", "source": {"kind": "position", "position": line}}
        made = await page.ask("POST", "/studies", wanted)
        rename = {"version": made["version"], "edit": {"do": "rename", "name": "Mine"}}
        assert (await page.ask("POST", f"/studies/{made['id']}/edits", rename))["version"] == 2
        again = Page(shelf)
        await again.host.open()
        assert [each["name"] for each in (await again.ask("GET", "/studies"))["studies"]] == ["Mine"]
        shelf.studied["spoilt"] = "{"
        third = Page(shelf)
        await third.host.open()
        assert len((await third.ask("GET", "/studies"))["studies"]) == 1
        await third.ask("DELETE", f"/studies/{made['id']}")
        assert list(shelf.studied) == ["spoilt"]
        for each in (page, again, third):
            await each.host.service.close()

    running(study)


def test_the_addresses_are_a_servers_own() -> None:
    document = create_app(Settings(), open_service=False).state.api.openapi
    server = {
        (method.upper(), path.removeprefix("/api")) for path, methods in document["paths"].items() for method in methods
    }
    here = {(endpoint.route.method, endpoint.route.path) for endpoint in ROUTER.endpoints}
    assert here <= server
    for endpoint in ROUTER.endpoints:
        request = next(iter(inspect.signature(endpoint.route.answer).parameters.values()))
        assert request.annotation is Ask, f"{endpoint.route.path} needs what only a server has"
    assert server - here >= SERVER_ONLY


def test_exercises_and_rushes_are_kept_in_the_browser() -> None:
    async def practise() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        await page.host.open()
        id = await page.table()
        store = page.host.service.store
        await store.keep_exercises("you", [Exercise(id, 3, 0, "late", 0.1, '[["end"],["close"]]', 7, 0, 1)])
        await page.ask("POST", "/me/rush", {"solved": 7, "missed": 3})
        again = Page(shelf)
        await again.host.open()
        [exercise] = (await again.ask("GET", "/me/practice"))["exercises"]
        assert (exercise["table"], exercise["ply"], exercise["due"]) == (id, 3, True)
        done = await again.ask("POST", "/me/practice", {"table": id, "ply": 3, "solved": False})
        assert done["counted"]
        assert (await again.ask("GET", "/me/practice"))["due"] == 0
        assert [each["solved"] for each in (await again.ask("GET", "/me/rush"))["best"]] == [7]
        shelf.practised["exercises"] = "spoilt"
        assert (await again.ask("GET", "/me/practice"))["exercises"] == []
        await page.host.service.close()
        await again.host.service.close()

    running(practise)


def test_an_exercise_is_asked_and_graded_in_the_browser() -> None:
    async def exercise() -> None:
        page = Page(MemoryShelf())
        await page.host.open()
        line = Setup.of(Game(["Ann", "Ben"], seed=6).position()).to_text()
        view = (await page.ask("POST", "/positions/seen", {"position": line}))["view"]
        tried = await page.ask("POST", "/positions/try", {"position": line, "actions": view["legal"][:1]})
        assert (tried["seat"], tried["tried"]["actions"]) == (view["seat"], view["legal"][:1])
        await page.host.service.close()

    running(exercise)
