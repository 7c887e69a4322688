"""The page on the protocol says what the server does; and the example client plays whole games."""

import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import pytest

from thurntaxis.game import Game
from thurntaxis.game.simulation import simulate_game
from thurntaxis.locales import LANGUAGES, text
from thurntaxis.protocol import commands as messages
from thurntaxis.rules import Rules
from thurntaxis.tables import outgoing as showing
from thurntaxis.tables import refusals as errors

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, finished_game, uploaded

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()


def rows_after(heading: str) -> list[list[str]]:
    """The rows of the first table after a heading."""
    section = PAGE.split(heading, 1)[1]
    block = re.search(r"\n\|.*?\n(?=\n|$)", section, re.S)
    assert block is not None
    rows = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in block.group().strip().split("\n")]
    return rows[2:]


def test_every_command_is_on_the_page() -> None:
    known = {command.model_fields["type"].annotation for command in get_args(messages.TableCommand)}
    assert {row[0].strip("`") for row in rows_after("### Commands")} == {get_args(name)[0] for name in known}


def test_every_error_code_is_on_the_page_with_its_status() -> None:
    told = {row[0].strip("`"): int(row[1]) for row in rows_after("## Errors")}
    assert told == errors.STATUS


def test_every_log_line_is_on_the_page_with_what_it_holds() -> None:
    told = {name for row in rows_after("### Log lines") for name in re.findall(r"`(\w+)`", row[0])}
    assert told == set(showing.LINE_KEYS)
    for row in rows_after("### Log lines"):
        for name in re.findall(r"`(\w+)`", row[0]):
            for key in set(showing.LINE_KEYS[name]) - {"type", "at"}:
                assert re.search(rf"\b{key}\b", row[1]), f"{name}: {key}"


def test_every_event_is_on_the_page_with_what_it_holds() -> None:
    told = {}
    for names, holds in rows_after("## Events"):
        keys = set(re.findall(r"[a-z_]+", re.sub(r"\(.*?\)|[:;].*", "", holds)))
        told |= dict.fromkeys(re.findall(r"`(\w+)`", names), keys | {"type"})
    seen: dict[str, set[str]] = {}
    for players, policy, number in [(2, "builder", 1), (3, "uniform", 2), (4, "builder", 3)]:
        record = simulate_game(players, Rules.named("standard"), policy, 7, number, 2000)
        game = Game.retelling(record, to=0)
        for events in [game.opening, *(game.play(action) for action in record.actions)]:
            for event in events:
                assert set(event) == told[event["type"]], event
                seen[event["type"]] = set(event)
    assert told.keys() - seen.keys() <= {"skip"}, "hardly ever is there nothing to take"


def test_the_luck_can_be_checked_as_the_page_says(sqlite_address: str) -> None:
    def number(text: str) -> int:
        return int(sha256(text.encode()).hexdigest(), 16)

    ann = Person(sqlite_address)
    names = ["Ann", "Ben", "Clara", "Dora"]
    table = ann.create([{"kind": "bot", "level": "builder", "name": name} for name in names])
    with ann.socket(table) as socket:
        socket.until(lambda me: me.table["status"] == "finished")
        opening = next(line for line in socket.log if line["type"] == "started")
    seed = socket.table["seed"]
    assert socket.table["commitment"] == sha256(f"thurntaxis seed {seed}".encode()).hexdigest()
    assert opening["players"][0] == names[number(f"{seed}/starter") % 4]
    record = ann.get(f"/api/tables/{table}/record")
    supply = [city for city in socket.view["unseen"] for _ in range(3)]
    for place, city in enumerate(record["draws"][:60]):  # nobody has shuffled yet
        assert city == supply.pop(number(f"{seed}/{place}") % len(supply))


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/metrics", "/api/tables/nowhere", "/api/nothing"])
def test_whatever_can_be_got_can_be_asked_for_without_its_content(path: str, sqlite_address: str) -> None:
    http = Person(sqlite_address).http
    got, asked = http.get(path), http.head(path)
    assert (asked.status_code, asked.headers["content-type"]) == (got.status_code, got.headers["content-type"])
    assert asked.content == b""
    assert http.get("/api/health").status_code == 200, "the connection is still good"


def test_every_path_is_on_the_page(sqlite_address: str) -> None:
    paths = Person(sqlite_address).get("/api/openapi.json")["paths"]
    for path in paths:
        if path.startswith("/api/lesson/"):
            continue  # the page points to the OpenAPI document for these
        assert path in PAGE or path.replace("{id}", "{table}") in PAGE, path


def _keys_of_example(after: str) -> set[str]:
    """The keys of the first JSON example after some words."""
    block = re.search(r"```json\n(.*?)```", PAGE.split(after, 1)[1], re.S)
    assert block is not None
    return set(re.findall(r'"(\w+)":', block.group(1)))


def test_what_is_sent_has_the_keys_the_page_names(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    with ann.socket(ann.create(AGAINST_BOT, starter=0)) as socket:
        state = socket.heard[0]
        assert set(state["table"]) <= _keys_of_example("A **table**:") | {"problem"}
        assert set(state["table"]["seats"][0]) <= _keys_of_example("A **table**:")
        assert set(state) == {"type", "seq", "table", "views", "play", "log", "log_from"}
        assert set(state["views"][0]) == _keys_of_example("## Views") & set(state["views"][0])
        assert _keys_of_example("## Views") >= set(state["views"][0]["seats"][0])
        assert set(state["play"]) == set(re.findall(r'"(\w+)":', PAGE.split("`play`: what")[1].split("}`")[0]))
        socket.act("take supply")
        update = next(message for message in socket.heard if message["type"] == "update")
        assert set(update) <= {"type", "seq", "log", "views", "play", "table", "deadline"}


def test_replays_have_the_keys_the_page_names(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    shown = ann.get(f"/api/tables/{uploaded(ann, finished_game())}/replay", count=2)
    assert set(shown) == {"players", "plies", "from", "opening", "frames"}
    assert set(shown["frames"][0]) == {"ply", "view", "action", "events"}


def test_the_openapi_document_is_whole(sqlite_address: str) -> None:
    document: dict[str, Any] = Person(sqlite_address).get("/api/openapi.json")
    assert document["openapi"].startswith("3.")
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation.get("description") or operation.get("summary"), path
            if "requestBody" in operation:
                assert "422" in operation["responses"], path
    assert "CreateTable" in document["components"]["schemas"]


def test_the_reference_needs_nothing_from_other_sites(sqlite_address: str) -> None:
    http = Person(sqlite_address).http
    answer, document = http.get("/api/docs"), http.get("/api/openapi.json").json()
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert not re.search(r"<script|src=|href=|https?://", answer.text)
    for path, operations in document["paths"].items():
        for method in operations:
            assert f"<h2>{method.upper()} {path}</h2>" in answer.text
    for schema in document["components"]["schemas"]:
        assert f'id="{schema}"' in answer.text


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_refusal_can_be_said(lang: str) -> None:
    said = re.findall(r"^([a-z-]+) =", (ROOT / "src/thurntaxis/locales/en/server.ftl").read_text(), re.M)
    arguments = {"seat": 1, "level": "x", "plies": 3, "problem": "x", "count": 2}
    for id in said:
        assert text(id, lang, **arguments)


def test_texts_that_are_refused_exist() -> None:
    files = (file for part in ("server", "tables") for file in (ROOT / "src/thurntaxis" / part).rglob("*.py"))
    source = "".join(file.read_text() for file in files)
    for id in set(re.findall(r'"(server-[a-z-]+|draft-[a-z-]+)"', source)):
        assert text(id, seat=1, level="x", plies=3, problem="x", count=2)


@pytest.mark.parametrize("players", [2, 4])
def test_the_example_plays_whole_games(sqlite_address: str, players: int) -> None:
    command = [sys.executable, str(ROOT / "examples/play_over_network.py"), "--server", sqlite_address]
    done = subprocess.run(
        [*command, "--players", str(players), "--seed", "3"], capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout


def test_the_clients_files_are_served_with_care(tmp_path: Path, serving: Any) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "index-abc123.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(static=str(static)) as address:
        get = Person(address).http.get
        for path in ("/", "/t/abc", "/me", "/learn"):
            page = get(path)
            assert page.text == "<!doctype html>the page"
            assert page.headers["cache-control"] == "no-cache"
        script = get("/assets/index-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert get("/assets/index-abc123.js", headers={"If-None-Match": script.headers["etag"]}).status_code == 304
        for path in ("/assets/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = get(path)
            assert "secret" not in answer.text
            assert answer.status_code in (200, 404)


def test_json_is_what_a_table_is_made_of(sqlite_address: str) -> None:
    block = re.search(r"```json\n(\{\"seats\".*?)```", PAGE, re.S)
    assert block is not None
    wanted = json.loads(block.group(1)) | {"seats": TWO_PEOPLE}
    assert Person(sqlite_address).post("/api/tables", wanted)["table"]["name"] == wanted["name"]
