"""Checks the English of docs, messages, docstrings and comments for phrases that make people read a sentence twice.

    python scripts/prose.py     # prints every hit with the reason and a better wording; exits with 1 if there is one

`scripts/prose.toml` has the phrases, docs/style.md explains them. A line of a page that must quote one ends in a
comment with `prose: ok`.
"""

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("*.md", "docs/**/*.md", "bench/**/*.md", "web/README.md")
CODE = ("src", "bench", "scripts", "examples", "tests")
SKIPPED = {Path("docs/style.md"), Path("docs/rules.md")}  # the rules for writers; written from the checked messages


@dataclass(frozen=True)
class Phrase:
    """One phrase to avoid: what it looks like, why it is a problem, and what to write instead."""

    pattern: re.Pattern[str]
    why: str
    better: str


def phrases() -> list[Phrase]:
    """All phrases of `prose.toml`."""
    with (ROOT / "scripts/prose.toml").open("rb") as file:
        return [Phrase(re.compile(row["find"]), row["why"], row["better"]) for row in tomllib.load(file)["phrase"]]


def page_lines(page: Path) -> Iterator[tuple[int, str]]:
    """The prose of a Markdown page: no blocks of code, no inline code, no addresses."""
    in_code = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("    ") and "prose: ok" not in line:
            yield number, re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)


def code_lines(module: Path) -> Iterator[tuple[int, str]]:
    """The docstrings (of attributes too) and comments of a module, line by line, without inline code."""
    source = module.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for number, line in enumerate(node.value.value.splitlines(), node.lineno):
                yield number, re.sub(r"`[^`]*`", "", line)


def message_lines(file: Path) -> Iterator[tuple[int, str]]:
    """The texts of a Fluent file, without ids and comments."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            yield number, re.sub(r"^[\w-]+ =", "", line)


def sources() -> Iterator[tuple[Path, Iterator[tuple[int, str]]]]:
    """Every file with its lines of prose."""
    for pattern in PAGES:
        for page in sorted(ROOT.glob(pattern)):
            if page.relative_to(ROOT) not in SKIPPED and "node_modules" not in page.parts:
                yield page, page_lines(page)
    for file in sorted((ROOT / "src/thurntaxis/locales/en").glob("*.ftl")):
        yield file, message_lines(file)
    for folder in CODE:
        for module in sorted((ROOT / folder).rglob("*.py")):
            if "node_modules" not in module.parts and ".venv" not in module.parts:
                yield module, code_lines(module)


def main() -> int:
    """Print every hit."""
    known, hits = phrases(), 0
    for file, lines in sources():
        for number, line in lines:
            for phrase in known:
                if found := phrase.pattern.search(line):
                    hits += 1
                    print(f"{file.relative_to(ROOT)}:{number}: “{found[0]}”: {phrase.why}; {phrase.better}")
    print(f"prose: {hits} hits" if hits else "prose: nothing found")
    return bool(hits)


if __name__ == "__main__":
    sys.exit(main())
