"""The locale files as they are written: which messages each has, and which variables they speak of."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import thurntaxis

PACKAGE = Path(thurntaxis.__file__).parent
FOLDER = PACKAGE / "locales"
CODES = sorted(file.parent.name for file in FOLDER.glob("*/language.ftl"))


@dataclass(frozen=True)
class Entry:
    """One message of one language."""

    file: str
    id: str
    variables: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(lang: str) -> tuple[Entry, ...]:
    """All messages of a language, file by file."""
    found = []
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for node in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(node, Junk), f"{lang}/{file.name}: cannot be read: {node.content}"
            if isinstance(node, Message):
                visitor = _Variables()
                visitor.visit(node)
                found.append(Entry(file.name, node.id.name, frozenset(visitor.names)))
    return tuple(found)
