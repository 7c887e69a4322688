"""Rooms stay small enough to find one's way: no function, folder or file list grows without anybody noticing."""

import ast
from pathlib import Path

import pytest

import thurntaxis

ROOT = Path(thurntaxis.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
LONGEST_FUNCTION = 60
MOST_MODULES = 20
MOST_MODULES_OF_TABLES = 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_function_is_longer_than_a_screen(file: Path) -> None:
    long = {
        f"{node.name}: {node.end_lineno - node.lineno + 1} lines"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= LONGEST_FUNCTION
    }
    assert not long


def test_no_folder_has_too_many_modules() -> None:
    """One that has is two subjects; give the second a folder of its own."""
    modules: dict[Path, int] = {}
    for file in FILES:
        if file.stem != "__init__":
            modules[file.parent] = modules.get(file.parent, 0) + 1
    crowded = {
        str(folder.relative_to(ROOT)): number
        for folder, number in modules.items()
        if number > (MOST_MODULES_OF_TABLES if "tables" in folder.relative_to(ROOT).parts else MOST_MODULES)
    }
    assert not crowded
