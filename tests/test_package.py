"""What is handed out: the wheel has everything that the game needs, and nothing else.

It is built here without compiling, to be quick; `make wheel` builds it whole, installs it elsewhere and plays from it.
"""

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import BytesParser

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import thurntaxis
from support.pages import ROOT
from thurntaxis import __version__
from thurntaxis.extras import EXTRAS, extra_of
from thurntaxis.locales import LANGUAGES

PACKAGE = ROOT / "src" / "thurntaxis"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The wheel."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("README.md", "LICENSE", "MANIFEST.in", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(PACKAGE, tree / "src" / "thurntaxis", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--quiet", "--outdir", "dist"],
        cwd=tree,
        env={**os.environ, "THURNTAXIS_NO_COMPILE": "1"},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (file,) = (tree / "dist").glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        yield archive


@pytest.fixture(scope="module")
def wheel(archive: zipfile.ZipFile) -> set[str]:
    """The names of the files in the wheel."""
    return set(archive.namelist())


def test_every_source_is_in_the_package(wheel: set[str]) -> None:
    files = (file for kind in ("py", "pyi", "pxd") for file in PACKAGE.rglob(f"*.{kind}"))
    names = {file.relative_to(PACKAGE.parent).as_posix() for file in files}
    assert {name for name in names if not name.startswith("thurntaxis/training/")} <= wheel


def test_tools_for_developers_are_not_in_it(wheel: set[str]) -> None:
    assert not [name for name in wheel if name.startswith("thurntaxis/training/")]


def test_the_wheel_contains_the_data(wheel: set[str]) -> None:
    files = {"py.typed", "board.json", "lesson/steps.json"}
    files |= {file.relative_to(PACKAGE).as_posix() for file in PACKAGE.glob("bots/*.weights")}
    files |= {file.relative_to(PACKAGE).as_posix() for file in PACKAGE.glob("locales/*/*.ftl")}
    assert {name.split("/")[1] for name in files if name.startswith("locales/")} == set(LANGUAGES)
    assert {f"thurntaxis/{name}" for name in files} <= wheel


def test_the_browser_client_is_in_it(wheel: set[str]) -> None:
    static = {name.removeprefix("thurntaxis/server/static/") for name in wheel if "/server/static/" in name}
    assert "index.html" in static, "build the client first: make web"
    for kind in (".js", ".css", ".woff2"):
        assert any(name.startswith("assets/") and name.endswith(kind) for name in static), kind


def test_licences_of_what_is_bundled_are_in_it(archive: zipfile.ZipFile) -> None:
    text = archive.read("thurntaxis/server/static/licenses.txt").decode()
    parts = dict(re.findall(r"^## (.+) \((.+)\)$", text, re.MULTILINE))
    packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {"svelte", *packages} <= parts.keys()
    fonts = {part.lower().replace(" ", "-") for part, licence in parts.items() if licence == "OFL-1.1"}
    cut = {"polish-small-capitals": "eb-garamond"}
    for name in archive.namelist():
        if found := re.search(r"/assets/(.+?)(-latin.*)?-[\w-]{8}\.woff2$", name):
            assert cut.get(found[1], found[1]) in fonts, name
    for holder in ("The EB Garamond Project Authors", "Igino Marini", "Svelte Contributors"):
        assert holder in text
    for title in ("SIL OPEN FONT LICENSE Version 1.1", "Apache License\n", "MIT License"):
        assert title in text
    told = BytesParser().parsebytes(archive.read(f"thurntaxis-{__version__}.dist-info/METADATA"))
    assert set(told["License-Expression"].split(" AND ")) == {"MIT", *parts.values()}


def test_nothing_else_is_in_it(wheel: set[str]) -> None:
    assert {name.split("/")[0] for name in wheel} == {"thurntaxis", f"thurntaxis-{__version__}.dist-info"}
    assert not [name for name in wheel if "test" in name or name.endswith((".db", ".c", ".map"))]


def test_the_version_is_the_same_everywhere() -> None:
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))["version"] == __version__
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changes = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert changes[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d", changes[1])


def test_every_package_that_we_install_is_locked_with_hashes() -> None:
    lock = (ROOT / "requirements" / "lock.txt").read_text(encoding="utf-8")
    blocks = re.findall(r"^([\w.-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", lock, re.MULTILINE)
    assert len(blocks) == len(re.findall(r"^\S", lock, re.MULTILINE)), "a package has no hash: make lock"
    versions = {canonicalize_name(name): version for name, version, _ in blocks}
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [
        declared["project"]["dependencies"],
        declared["build-system"]["requires"],
        declared["dependency-groups"]["dev"],
        *declared["project"]["optional-dependencies"].values(),
    ]
    for wanted in (Requirement(each) for group in groups for each in group):
        assert versions[canonicalize_name(wanted.name)] in wanted.specifier, wanted


def test_what_the_game_needs_is_listed() -> None:
    """`make play` installs the list, and looks for more only if something is missing."""
    lock = runpy.run_path(str(ROOT / "scripts" / "lock.py"))
    listed = lock["GAME"].read_text(encoding="utf-8").split()
    assert lock["needed"]("thurntaxis", "server") <= set(listed)
    assert {"starlette", "typer"} <= set(listed)
    assert "pytest" not in listed


def test_compiled_modules_exist_and_are_typed() -> None:
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    (compiled,) = (
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED"
    )
    assert "engine.state" in compiled
    for name in compiled:
        file = PACKAGE / f"{name.replace('.', '/')}.py"
        assert file.exists()
        if file.with_suffix(".pxd").exists() and name != "engine.lookup":  # its types stand in the source itself
            assert file.with_suffix(".pyi").exists(), name


def test_public_names_are_listed_before_they_are_imported() -> None:
    """For tab completion; the rules are imported when one of the names is asked for."""
    code = "import sys, thurntaxis; print(*dir(thurntaxis), 'thurntaxis.game' in sys.modules)"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert printed == [*sorted(thurntaxis.__all__), "False"]


def test_modules_of_extras_are_those_that_are_installed() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    other = {"pyspiel": "openspiel", "PIL": "pillow"}  # the modules that are named otherwise than what installs them
    for extra, modules in EXTRAS.items():
        installed = {re.split(r"[<>=;]", each)[0].replace("-", "").replace("_", "") for each in declared[extra]}
        assert {other.get(module, module.replace("_", "")) for module in modules} <= installed
    assert extra_of("httpx") == "notices"
    assert extra_of("antigravity") is None
