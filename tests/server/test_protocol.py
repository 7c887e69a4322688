"""The contract is kept, and the page on it says what the server does; the example client plays whole games."""

import json
import re
import runpy
import subprocess
import sys
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from support.contract import Broken, Conversation, check, check_answer
from thurntaxis.game import Game
from thurntaxis.game.simulation import simulate_game
from thurntaxis.locales import LANGUAGES, text
from thurntaxis.protocol import OLDEST, VERSION, catalogue, commands
from thurntaxis.protocol.answers import ANSWERS
from thurntaxis.protocol.messages import CODES, RefusalCode
from thurntaxis.rules import OPTIONS, RULE_SETS, Rules

from .clients import AGAINST_BOT, TWO_PEOPLE, Person, finished_game, uploaded
from .running import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()


def test_what_is_made_from_the_models_is_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "scripts/protocol.py"))["written"]()
    for path, content in written.items():
        assert path.read_text(encoding="utf-8") == content, f"{path.name} is out of date: make protocol"


def test_every_command_has_an_answer() -> None:
    known = [get_args(command.model_fields["type"].annotation)[0] for command in get_args(commands.TableCommand)]
    assert list(ANSWERS) == known


def test_every_code_of_a_refusal_has_a_status() -> None:
    assert tuple(CODES) == get_args(get_args(RefusalCode.__value__)[0])


def test_rule_sets_and_options_are_those_of_the_game() -> None:
    for name in RULE_SETS:
        assert commands.CreateTable.model_validate({"seats": TWO_PEOPLE, "rules": name}).rules == name
    with pytest.raises(ValidationError, match="'standard', 'first-printing'"):
        commands.CreateTable.model_validate({"seats": TWO_PEOPLE, "rules": "chess"})
    options = {name: get_args(field.annotation) for name, field in commands.RuleOptions.model_fields.items()}
    assert options == OPTIONS
    assert commands.RuleOptions().model_dump() == Rules().to_json()


def test_views_and_events_of_whole_games_are_those_of_the_models() -> None:
    known, seen = {name for name in catalogue.sent() if name.endswith("Event")} - {"GameEvent"}, set()
    for players, policy, number in [(2, "builder", 1), (3, "uniform", 2), (4, "builder", 3)]:
        record = simulate_game(players, Rules.named("standard"), policy, 7, number, 2000)
        game = Game.replaying(record, to=0)
        for events in [game.opening, *(game.play(action) for action in record.actions)]:
            for view in game.views_json((*range(players), None)):
                check("View", view)
            for event in events:
                check("GameEvent", json.dumps(event))
                seen.add(f"{event['type'].capitalize()}Event")
    assert known - seen <= {"SkipEvent"}, "hardly ever is there nothing to take"


def test_fields_outside_the_contract_are_noticed(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    state = ann.get(f"/api/tables/{ann.create(AGAINST_BOT, starter=0)}/state")
    wrong = [
        state | {"more": 1},
        {key: value for key, value in state.items() if key != "log_from"},
        state | {"views": [state["views"][0] | {"supply": "40"}]},
        state | {"views": [state["views"][0] | {"discards": ["atlantis"]}]},
        state | {"log": [*state["log"], {"type": "rumour", "seq": 9, "at": 0}]},
    ]
    for message in wrong:
        with pytest.raises(Broken):
            check("StateMessage", json.dumps(message))
    with pytest.raises(Broken, match="OpenAPI"):
        check_answer("GET", "/api/elsewhere", 200, "{}")
    with pytest.raises(Broken):
        check_answer("POST", "/api/tables/k3/commands", 200, '{"ply": 3}', '{"type": "vote"}')
    socket = Conversation()
    socket.sent('{"type": "vote", "id": 1}')
    with pytest.raises(Broken):
        socket.heard('{"type": "ok", "id": 1, "ply": 3}')


def test_optional_fields_are_null_when_empty(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    waiting = ann.get(f"/api/tables/{ann.create(TWO_PEOPLE)}")["table"]
    assert waiting["seats"][1] | {"kind": "open", "name": None} == waiting["seats"][1]
    record = ann.get(f"/api/tables/{uploaded(ann, finished_game())}")["table"]
    assert {seat["kind"] for seat in record["seats"]} == {"record"}
    assert (record["commitment"], record["seed"]) == (None, None)
    with ann.socket(ann.create(AGAINST_BOT, starter=0, turn_seconds=3600)) as socket:
        socket.act("take supply")
        assert socket.heard[-2]["deadline"] == socket.table["deadline"]


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_an_outdated_client_gets_an_error(lang: str, sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    table = ann.create(AGAINST_BOT)
    with ann.socket(table, protocol=OLDEST - 1, lang=lang) as socket:
        assert socket.closed_with() == 1008
        assert socket.heard == [
            {
                "type": "error",
                "id": None,
                "error": {"code": "too_old", "text": text("server-too-old", lang), "protocol": OLDEST},
            }
        ]
    with ann.socket(table, protocol=VERSION) as socket:
        assert socket.heard[0]["protocol"] == VERSION


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


def test_the_openapi_document_is_whole(sqlite_address: str) -> None:
    document: dict[str, Any] = Person(sqlite_address).get("/api/openapi.json")
    assert document["openapi"].startswith("3.")
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation.get("description") or operation.get("summary"), path
            if "requestBody" in operation:
                assert "422" in operation["responses"], path
            for response in operation["responses"].values():
                for content in response["content"].values():
                    assert content["schema"], path
    schemas = document["components"]["schemas"]
    assert catalogue.sent().keys() | {"CreateTable"} <= schemas.keys()
    for named in re.findall(r'"\$ref": ?"#/components/schemas/(\w+)"', json.dumps(document)):
        assert named in schemas


@pytest.mark.parametrize(("format", "type"), [("json", "application/json"), ("text", "text/plain")])
def test_the_openapi_document_names_every_form_of_a_record(sqlite_address: str, format: str, type: str) -> None:
    ann = Person(sqlite_address)
    answer = ann.http.get(f"/api/tables/{uploaded(ann, finished_game())}/record", params={"format": format})
    assert answer.headers["content-type"].split(";")[0] == type
    document: dict[str, Any] = ann.get("/api/openapi.json")
    assert type in document["paths"]["/api/tables/{id}/record"]["get"]["responses"]["200"]["content"]


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
    arguments: dict[str, str | float] = {"seat": 1, "level": "x", "plies": 3, "problem": "x", "count": 2, "first": "x"}
    for id in said:
        assert text(id, lang, **arguments)


def test_texts_that_are_refused_exist() -> None:
    files = (file for part in ("server", "tables") for file in (ROOT / "src/thurntaxis" / part).rglob("*.py"))
    source = "".join(file.read_text() for file in files)
    for id in set(re.findall(r'"(server-[a-z-]+|draft-[a-z-]+)"', source)):
        assert text(id, seat=1, level="x", plies=3, problem="x", count=2, first="x")


@pytest.mark.parametrize("players", [2, 4])
def test_the_example_plays_whole_games(sqlite_address: str, players: int) -> None:
    command = [sys.executable, str(ROOT / "examples/play_over_network.py"), "--server", sqlite_address]
    done = subprocess.run(
        [*command, "--players", str(players), "--seed", "3"], capture_output=True, text=True, timeout=PATIENCE
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


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("br;q=0.0", None), ("brotli", None)],
)
def test_files_are_sent_in_the_best_form_that_is_accepted(
    accepted: str, encoding: str | None, tmp_path: Path, serving: Any
) -> None:
    (tmp_path / "index.html").write_text("plain")
    (tmp_path / "index.html.br").write_bytes(b"\x06")
    (tmp_path / "index.html.gz").write_bytes(b"zipped")
    with serving(static=str(tmp_path)) as address:
        plain = HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)  # others decode what they get
        plain.request("GET", "/", headers={"Accept-Encoding": accepted})
        answer = plain.getresponse()
        assert answer.read() == {"br": b"\x06", "gzip": b"zipped", None: b"plain"}[encoding]
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["vary"] == "Accept-Encoding"
        plain.request("GET", "/", headers={"Accept-Encoding": accepted, "If-None-Match": answer.headers["etag"]})
        assert plain.getresponse().status == 304
        plain.close()


def test_the_table_of_the_page_can_be_created(sqlite_address: str) -> None:
    block = re.search(r"```json\n(\{\"seats\".*?)```", PAGE, re.S)
    assert block is not None
    wanted = json.loads(block.group(1)) | {"seats": TWO_PEOPLE}
    assert Person(sqlite_address).post("/api/tables", wanted)["table"]["name"] == wanted["name"]
