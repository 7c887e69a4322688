"""Imports only ever point down: nothing below knows anything above it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import thurntaxis

ROOT = Path(thurntaxis.__file__).parent

LAYERS = (
    {"errors", "quoting", "board", "rules"},
    {"locales", "rulespage"},
    {"engine"},
    {"game"},
    {"bots", "lesson"},
    {"arena", "envs", "protocol"},
    {"tables"},
    {"server"},
    {"cli", "__main__"},
)
"""From the bottom up. A module may import from its own layer's parts by name, and from the layers below."""

LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}
FILES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT or path.stem != "__init__")


def imported_parts(path: Path) -> set[str]:
    package = path.relative_to(ROOT).parent.parts
    parts = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            if node.level:
                base = package[: len(package) - node.level + 1]
                target = [*base, *(node.module or "").split(".")]
                parts |= {target[0]} if target[0] else {alias.name for alias in node.names}
            elif node.module and node.module.startswith("thurntaxis."):
                parts.add(node.module.split(".")[1])
            elif node.module == "thurntaxis":
                parts |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            parts |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("thurntaxis.")}
    return parts & set(LEVEL)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down(path: Path) -> None:
    part = path.relative_to(ROOT).with_suffix("").parts[0]
    assert part in LEVEL, f"{part} belongs to no layer; add it to LAYERS"
    upwards = {other for other in imported_parts(path) if other != part and LEVEL[other] > LEVEL[part]}
    assert not upwards, f"{path.name} imports {', '.join(sorted(upwards))}, which stands above {part}"


CORE = ("protocol", "tables")
NETWORK = {"fastapi", "starlette", "uvicorn", "websockets", "asyncpg", "prometheus_client", "orjson"}
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
    """Also what it imports of the layers below: all of it is loaded with those packages out of reach."""
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
from thurntaxis.tables.jsontext import dumps, loads
assert loads(dumps({{"a": [1, None, "ü"]}})) == {{"a": [1, None, "ü"]}}
"""
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
