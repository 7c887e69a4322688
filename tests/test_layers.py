"""Imports only ever point down: nothing below knows anything above it."""

import ast
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
