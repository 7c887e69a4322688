"""The how-tos of CONTRIBUTING.md: the files that they name exist, no other file has to be changed, and they work.

Existing code stands for new code: a file that names the level `skilled` is one that a new level must be added to.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from support.pages import ROOT

PACKAGE = ROOT / "src/thurntaxis"
SECTIONS = {
    section.partition("\n")[0]: section
    for section in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n## How to add ")[1:]
}
EXAMPLES = {
    "an endpoint": r"my_?peer",
    "a level": r"\bskilled\b",
    "a kind of entry": r"taken_?back",
    "a statistic": r"first_?cit(y|ies)",
}
"""For each how-to an existing example, as a pattern. The how-to for officials gives a command that lists the files."""
GENERATED = {"protocol/schema.json"}
"""Made by `make protocol`."""


def named_in(title: str) -> set[Path]:
    """The files that a how-to names, relative to the repository or the package."""
    names = re.findall(r"`([\w./-]+\.(?:py|pyi|pxd|json|ftl|md))`", SECTIONS[title])
    found = {name: next((base / name for base in (ROOT, PACKAGE) if (base / name).is_file()), None) for name in names}
    missing = [name for name, path in found.items() if path is None]
    assert not missing, f"no longer there: {', '.join(missing)}"
    return {path for path in found.values() if path is not None}


@cache
def code_of(path: Path) -> str:
    """The code of a file without comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return re.sub(r"^\s*#.*", "", text, flags=re.M)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for body in (getattr(node, "body", None), getattr(node, "orelse", None)):
            if isinstance(body, list):
                body[:] = [
                    each for each in body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
                ]
    return ast.unparse(tree)


@pytest.mark.parametrize("title", SECTIONS)
def test_named_files_exist(title: str) -> None:
    assert named_in(title) or "`src/thurntaxis/locales/`" in SECTIONS[title]


@pytest.mark.parametrize("title", EXAMPLES)
def test_no_other_file_has_to_be_changed(title: str) -> None:
    kinds = {".py", ".pyi", ".pxd", ".json", ".ftl"}
    files = [path for path in PACKAGE.rglob("*") if path.suffix in kinds and "static" not in path.parts]
    english = [path for path in files if "locales" not in path.parts or path.parent.name in ("en", "locales")]
    knowing = {path for path in english if re.search(EXAMPLES[title], code_of(path), re.IGNORECASE)}
    knowing -= {PACKAGE / name for name in GENERATED}
    others = sorted(str(path.relative_to(PACKAGE)) for path in knowing - named_in(title))
    assert not others, f"not named in How to add {title}: {', '.join(others)}"


# ---- Following the how-tos in a copy of the package ----


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package's sources that a test may change."""
    package = tmp_path / "thurntaxis"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    return package


def change(file: Path, *changes: tuple[str, str]) -> None:
    text = file.read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text, f"{file.name}: {before}"
        text = text.replace(before, after)
    file.write_text(text, encoding="utf-8")


def run(copy: Path, code: str) -> str:
    """Run code with the copy instead of the package."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=copy.parent,
        env=os.environ | {"PYTHONPATH": f"{copy.parent}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return done.stdout


ANSWER = '''

@sent
class Luck(TypedDict):
    """How lucky you are."""

    luck: int
'''
ENDPOINT = '''

@ROUTES.add("GET", "/me/luck/{day}")
async def my_luck(ask: Ask, day: int, twice: bool = False) -> answers.Luck:
    """How lucky you are on a day."""
    return {"luck": 2 * day if twice else day}
'''
ENDPOINT_CHECKS = """
import asyncio, json, runpy
from pathlib import Path

protocol = runpy.run_path({protocol!r})
Path({schema!r}).write_text(protocol["schema_json"]())

from starlette.testclient import TestClient
from thurntaxis.browser.requests import ask
from thurntaxis.server.app import create_app
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores.sqlite import SQLiteStore
from thurntaxis.tables.ports.settings import TableSettings
from thurntaxis.tables.service import TableService

app = create_app(Settings(database=":memory:"))
assert app.state.api.openapi["paths"]["/api/me/luck/{{day}}"]["get"]["summary"]
with TestClient(app) as client:
    assert client.get("/api/me/luck/3?twice=true").json() == {{"luck": 6}}
    assert client.get("/api/me/luck/never").json()["error"]["code"] == "bad_request"


async def ask_the_worker():
    service = TableService(TableSettings(), SQLiteStore(":memory:"))
    await service.open()
    answer = await ask(service, "GET", "/me/luck/3", "en", None)
    await service.close()
    return json.loads(answer)


assert asyncio.run(ask_the_worker()) == {{"luck": 3}}
"""


def test_an_endpoint_can_be_added(copy: Path) -> None:
    with (copy / "protocol/answers/history.py").open("a") as file:
        file.write(ANSWER)
    with (copy / "tables/requests/me.py").open("a") as file:
        file.write(ENDPOINT)
    schema, protocol = copy / "protocol/schema.json", ROOT / "scripts/protocol.py"
    run(copy, ENDPOINT_CHECKS.format(schema=str(schema), protocol=str(protocol)))
    assert "Luck" in json.loads(schema.read_text())


LEVEL = '''

@register("grand", "Grand", "Plays like nobody else.")
def grand() -> PlanningBot:
    """The ninth level."""
    return PlanningBot("apprentice")
'''
LEVEL_CHECKS = """
import thurntaxis
from bench.ladder.ladder import RANGES, RUNGS
from thurntaxis.bots import LEVELS, known, make
from thurntaxis.locales import text
from thurntaxis.review.grading import grade_of, level_of
from thurntaxis.tables.archive import peer

assert thurntaxis.__file__.startswith({here!r}), thurntaxis.__file__
assert LEVELS[-1].code == RUNGS[-1] == "grand" and "grand" in known() and ("grand", 2) in RANGES
assert type(make("9")) is type(make("grand"))
assert text(LEVELS[-1].name_key) == "Postmaster general"
assert level_of(0.0, 2) == 9 and grade_of(9) == "excellent"
won = [peer.BotGame(("grand",), True)] * 40
assert peer.peer(won).level == "grand"
"""


def test_a_level_can_be_added(copy: Path) -> None:
    codes = json.loads((copy / "bots/levels.json").read_text())
    (copy / "bots/levels.json").write_text(json.dumps([*codes, "grand"]))
    ratings = json.loads((copy / "bots/ratings.json").read_text())
    (copy / "bots/ratings.json").write_text(
        json.dumps({size: [*each, each[-1] + 150] for size, each in ratings.items()})
    )
    with (copy / "bots/opponents/planning_bot.py").open("a") as file:
        file.write(LEVEL)
    with (copy / "locales/en/levels.ftl").open("a") as file:
        file.write("level-grand = Postmaster general\nlevel-grand-about = Plays like nobody else.\n")
    run(copy, LEVEL_CHECKS.format(here=str(copy.parent)))


OFFICIAL_CHECKS = """
from thurntaxis.arena import PlannedGame, play
from bench.ladder.facts import calls
from thurntaxis.engine import Luck, State
from thurntaxis.engine.numbers import ACTIONS, OFFICIAL_COUNT
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.observer import Observer
from thurntaxis.game.actions import OFFICIALS, TEXTS

assert len(OFFICIALS) == OFFICIAL_COUNT == 6 and len(TEXTS) == ACTIONS == 140
played = play(PlannedGame(0, 0, ("builder", "builder"), 1)).result
assert list(played.players[0].officials)[-1] == "censor" and "censor" in calls(played.players)
layout = Layout(2)
assert layout.part("official").size == 6 and layout.part("official").about.startswith("one of nobody")
row, mask = [7] * layout.size, [7] * ACTIONS
state = State(2)
Luck(1).deal(state)
Observer().observe(state, 0, row, mask)
assert 7 not in row and 7 not in mask
assert row[layout.part("official").start + state.official] == 1
from thurntaxis.bots import advice
try:
    advice.name_of("censor", "", 0, begun=False)
except KeyError:
    pass
else:
    raise AssertionError("an official without a sentence is taken for something else")
"""


def test_an_official_breaks_nothing_quietly(copy: Path) -> None:
    """Code that counts officials counts one more, and code that needs to know each of them says what is missing."""
    change(
        copy / "engine/numbers.py",
        ("CARTWRIGHT, OFFICIAL_COUNT = range(6)", "CARTWRIGHT, CENSOR, OFFICIAL_COUNT = range(7)"),
        ("ACTIONS = 139", "CALL_CENSOR = 139\nACTIONS = 140"),
    )
    change(copy / "board.py", ('"postal_carrier", "cartwright"', '"postal_carrier", "cartwright", "censor"'))
    called = '    "cartwright": "discard",\n'
    change(copy / "game/position.py", (called, f'{called}    "censor": "draw",\n'))
    asked = '    "cartwright": partial(why_not, action="cartwright"),\n'
    change(copy / "game/reasons.py", (asked, f'{asked}    "censor": partial(why_not, action="censor"),\n'))
    when = '        "cartwright": "rules-turn-when-closing",\n'
    change(copy / "rulespage.py", (when, f'{when}        "censor": "rules-turn-when-taking",\n'))
    discards = '    *(f"discard {city}" for city in CITIES),\n'
    change(copy / "game/actions.py", (discards, f'{discards}    "censor",\n'))
    run(copy, OFFICIAL_CHECKS)
