"""Imports only ever point down: nothing below knows anything above it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import thurntaxis

ROOT = Path(thurntaxis.__file__).parent

LAYERS = (
    {"errors", "extras", "quoting", "board", "rules", "sources", "variants"},
    {"locales", "rulespage"},
    {"engine"},
    {"game", "endings"},
    {"bots", "explorer", "lesson"},
    {"programs", "rollouts"},
    {"assessment"},
    {"review"},
    {"puzzles"},
    {"training"},
    {"arena", "envs", "protocol"},
    {"tables"},
    {"browser", "server"},
    {"cli", "__main__"},
)
"""From the bottom up. A module may import from its own layer's parts by name, and from the layers below."""

LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}
FILES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT or path.stem != "__init__")


INSIDE = {
    "tables": (
        {"ports", "languages"},
        {"refusals"},
        {"table", "thinking"},
        {"memory"},
        {"people"},
        {"running"},
        {"archive", "learning", "watching"},
        {"studies"},
        {"service"},
        {"requests"},
    ),
    "server": (
        {"identity", "logs", "metrics", "settings"},
        {"limits"},
        {"origins", "stores"},
        {"thinking"},
        {"admin", "cluster", "notices", "ratings", "tournaments", "workers"},
        {"parts"},
        {"http", "sockets"},
        {"app"},
        {"run"},
        {"think"},
    ),
}
"""The layers inside a package, from the bottom up. Parts of the same layer do not know each other."""


def imported(path: Path) -> set[tuple[str, ...]]:
    """What a file imports of this package, by the parts of its name: `("tables", "store")`."""
    package = path.relative_to(ROOT).parent.parts
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            module = tuple(node.module.split(".")) if node.module else ()
            if node.level:
                module = (*package[: len(package) - node.level + 1], *module)
            elif module[0] == "thurntaxis":
                module = module[1:]
            else:
                continue
            found |= {(*module, alias.name) for alias in node.names}
        elif isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
            found |= {name[1:] for name in names if name[0] == "thurntaxis"}
    return found


def imported_parts(path: Path) -> set[str]:
    return {name[0] for name in imported(path) if name} & set(LEVEL)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down(path: Path) -> None:
    part = path.relative_to(ROOT).with_suffix("").parts[0]
    assert part in LEVEL, f"{part} belongs to no layer; add it to LAYERS"
    upwards = {other for other in imported_parts(path) if other != part and LEVEL[other] > LEVEL[part]}
    assert not upwards, f"{path.name} imports {', '.join(sorted(upwards))}, which stands above {part}"


@pytest.mark.parametrize("package", INSIDE)
def test_imports_inside_a_package_point_down(package: str) -> None:
    level = {part: number for number, parts in enumerate(INSIDE[package]) for part in parts}
    for path in sorted((ROOT / package).rglob("*.py")):
        part = path.relative_to(ROOT / package).with_suffix("").parts[0]
        if part == "__init__":
            continue
        assert part in level, f"{part} belongs to no layer; add it to INSIDE"
        others = {name[1] for name in imported(path) if name[:1] == (package,) and len(name) > 1} & set(level) - {part}
        upwards = {other for other in others if level[other] >= level[part]}
        assert not upwards, f"{package}/{path.name} imports {', '.join(sorted(upwards))}, which is not below {part}"


MOST_MODULES = {"tables": 10}
"""How many modules a folder inside a package may have; its name says what is in it."""


@pytest.mark.parametrize("package", MOST_MODULES)
def test_no_room_is_too_full(package: str) -> None:
    for folder in [ROOT / package, *(path for path in (ROOT / package).rglob("*") if path.is_dir())]:
        modules = [path for path in folder.glob("*.py") if path.stem != "__init__"]
        assert len(modules) <= MOST_MODULES[package], folder.name


CORE = ("protocol", "tables", "browser")
NETWORK = {"starlette", "uvicorn", "websockets", "asyncpg", "prometheus_client", "orjson"}
"""What the core has to do without: it also runs in a browser, which has no sockets and no wheels of these."""


def imported_packages(path: Path) -> set[str]:
    """The packages that a file cannot do without: what is imported in a `try` has a replacement."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tried = {id(node) for block in ast.walk(tree) if isinstance(block, ast.Try) for node in ast.walk(block)}
    found = set()
    for node in ast.walk(tree):
        if id(node) in tried:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("part", CORE)
def test_the_core_needs_no_network(part: str) -> None:
    files = sorted((ROOT / part).rglob("*.py"))
    assert files
    for path in files:
        assert not imported_packages(path) & NETWORK, path.name


def test_the_core_runs_where_there_is_no_network() -> None:
    """Includes what it imports from the layers below: everything is loaded with those packages out of reach."""
    modules = [
        ".".join(("thurntaxis", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")
        for part in CORE
        for path in sorted((ROOT / part).rglob("*.py"))
    ]
    script = f"""
import importlib, sys
for name in {sorted(NETWORK)!r}:
    sys.modules[name] = None
for name in {modules!r}:
    importlib.import_module(name)
from thurntaxis.tables.ports.jsontext import dumps, loads
assert loads(dumps({{"a": [1, None, "ü"]}})) == {{"a": [1, None, "ü"]}}
"""
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_picture_of_the_layers_has_every_folder() -> None:
    picture = (ROOT.parents[1] / "docs/layers.svg").read_text(encoding="utf-8")
    folders = {part for part in LEVEL if (ROOT / part).is_dir()} - {"training"}  # not part of the product
    assert sorted(folder for folder in folders if f">{folder}/" not in picture) == []
