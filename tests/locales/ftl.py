"""The locale files as they are written: which messages each has, and which variables they speak of."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
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
    parts: frozenset[str] = frozenset()
    """Other messages that stand in this one; their variables are this one's too."""


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> tuple[Entry, ...]:
    """All messages of a language, file by file."""
    found = [entry for file in sorted((FOLDER / lang).glob("*.ftl")) for entry in _read(file)]
    return tuple(_with_parts(entry, found) for entry in found)


def _read(file: Path) -> Iterator[Entry]:
    for node in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(node, Junk), f"{file.parent.name}/{file.name}: cannot be read: {node.content}"
        if isinstance(node, Message):
            visitor = _References()
            visitor.visit(node)
            yield Entry(file.name, node.id.name, frozenset(visitor.variables), frozenset(visitor.messages))


def _with_parts(entry: Entry, found: list[Entry]) -> Entry:
    parts = [other.variables for other in found if other.id in entry.parts]
    return replace(entry, variables=entry.variables.union(*parts))
