"""A name that begins with an underscore belongs to its module: no other module of the package uses it.

Nor does any use what a library keeps to itself.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import thurntaxis

ROOT = Path(thurntaxis.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))

ALLOWED = {
    "_cython": "what compiled modules do without the compiler; each of them imports it from the engine",
    "_typeshed": "types alone, which only mypy reads",
    "_fields": "named tuples: public, the underscore only keeps it apart from their fields",
    "_make": "named tuples",
    "_replace": "named tuples",
    "_asdict": "named tuples",
    "_exit": "os._exit is documented: it ends a process without cleaning up",
    "_was_dead_step": "PettingZoo asks every environment to call it for an agent whose game is over",
}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_" and name not in ALLOWED


def defined(tree: ast.Module) -> set[str]:
    """The private names that a module gives to something."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    return found


def borrowed(tree: ast.Module) -> Iterator[str]:
    """The private names that a module takes from elsewhere, with their lines."""
    own = defined(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [part for alias in node.names for part in alias.name.split(".")]
        elif isinstance(node, ast.Attribute) and node.attr not in own:
            names = [node.attr]
        else:
            continue
        yield from (f"line {node.lineno}: {name}" for name in names if is_private(name))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_keep_to_the_public_names_of_others(path: Path) -> None:
    assert not list(borrowed(ast.parse(path.read_text(encoding="utf-8"))))


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("from .state import _deal", ["line 1: _deal"]),
        ("from concurrent.futures._base import Future", ["line 1: _base"]),
        ("import hashlib\nkind: hashlib._Hash", ["line 2: _Hash"]),
        ("state._can_take()", ["line 1: _can_take"]),
        ("class A:\n    def __init__(self):\n        self._own = 1\n\ndef same(a, b): return a._own == b._own", []),
    ],
)
def test_what_is_borrowed_is_found(code: str, names: list[str]) -> None:
    assert list(borrowed(ast.parse(code))) == names
