"""The docs are true: their code runs, their commands are understood, their links lead somewhere."""

import doctest
import importlib
import os
import re
import shlex
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer import Exit

import thurntaxis
from support.pages import DOCS, PAGES, ROOT, blocks, indented, inline, links, name_of, read
from thurntaxis.cli import app
from thurntaxis.rulespage import rules_markdown

WITH_PYTHON = [page for page in PAGES if blocks(page, "python")]
WITH_SHELL = [page for page in PAGES if blocks(page, "sh")]
NOT_RUN = ("make ", "pip install ", "thurntaxis serve", "python3 -m http.server")
"""What sets up the machine, or does not end."""
PACKAGE = Path(thurntaxis.__file__).parent
WITH_EXAMPLES = sorted(
    file.relative_to(PACKAGE.parent) for file in PACKAGE.rglob("*.py") if ">>> " in file.read_text(encoding="utf-8")
)


def reader(folder: Path) -> dict[str, Any]:
    """Somebody who follows the docs, in a folder of their own with the examples in it."""
    (folder / "examples").symlink_to(ROOT / "examples")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {"cwd": folder, "env": {**os.environ, "PATH": path}, "stdin": subprocess.DEVNULL}


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_python_runs(page: Path, tmp_path: Path) -> None:
    """All of a page's code, block after block, as a reader would type it."""
    script = tmp_path / "page.py"
    script.write_text("\n".join(blocks(page, "python")), encoding="utf-8")
    done = subprocess.run([sys.executable, script], check=False, capture_output=True, text=True, **reader(tmp_path))
    assert done.returncode == 0, done.stderr
    assert not done.stderr


@pytest.mark.parametrize("page", WITH_SHELL, ids=name_of)
def test_shell_runs(page: Path, tmp_path: Path) -> None:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines() if not line.startswith(NOT_RUN)]
    script = "set -e\n" + "\n".join(lines)
    done = subprocess.run(["bash", "-c", script], check=False, capture_output=True, text=True, **reader(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def commands(page: Path) -> list[list[str]]:
    """Every `thurntaxis …` of a page, wherever it stands; for one that is only named, ask for its help."""
    lines = [line for block in blocks(page, "[a-z]*") for line in block.splitlines()]
    typed = [line.removeprefix("$ ").strip() for line in [*lines, *indented(page)]]
    named = [line if " -" in line else f"{line} --help" for line in inline(page)]
    return [
        shlex.split(re.split(r" [|&>] ?", line)[0], comments=True)
        for line in [*typed, *named]
        if line.startswith("thurntaxis ")
    ]


def parse(arguments: list[str]) -> None:
    """Let the command line read the arguments down to the last command, without running it."""
    command: Any = typer.main.get_command(app)
    name = "thurntaxis"
    while command is not None:
        context = command.make_context(name, arguments)
        rest = [*getattr(context, "_protected_args", ()), *context.args]
        if not rest or not hasattr(command, "resolve_command"):
            return
        name, command, arguments = command.resolve_command(context, rest)


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=name_of)
def test_commands_are_understood(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for _, *arguments in commands(page):
        with suppress(Exit):  # --help has been shown
            parse(arguments)


def test_a_wrong_command_would_be_noticed() -> None:
    with pytest.raises(Exception, match="No such option"):
        parse(["arena", "easy", "medium", "--gmaes", "3"])


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_targets_of_make_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
    code = [*(line for block in blocks(page, "[a-z]*") for line in block.splitlines()), *indented(page), *inline(page)]
    wanted = {word for line in code for word in re.findall(r"^(?:[A-Z]+=\S+ )*make ([a-z-]+)", line)}
    assert wanted <= targets


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        target, _, heading = link.partition("#")
        if "://" in target:
            continue
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), f"{name_of(page)} links to {link}"
        if page.is_relative_to(DOCS):
            assert found.is_relative_to(DOCS), f"{link} leaves the site"
        if heading and found.suffix == ".md" and "." not in heading:  # names of the reference come from the code
            assert heading in headings(found), f"{name_of(page)} links to {link}"


def headings(page: Path) -> set[str]:
    """What a link to a part of the page may name."""
    lines = re.findall(r"^#+ (.+)$", read(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


def test_the_site_has_every_page_once() -> None:
    def pages(entries: list[dict[str, Any]]) -> list[str]:
        return [
            page
            for entry in entries
            for target in entry.values()
            for page in (pages(target) if isinstance(target, list) else [target])
        ]

    site = tomllib.loads(read(ROOT / "zensical.toml"))["project"]
    assert sorted(pages(site["nav"])) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_lists_stand_apart(page: Path) -> None:
    """Markdown as the site reads it takes a list only after an empty line, a heading or another item."""
    outside = re.sub(r"^```.*?^```", "```", read(page), flags=re.DOTALL | re.MULTILINE)
    before = ""
    inside = False
    for line in outside.splitlines():
        item = re.match(r"(-|\d+\.) ", line) is not None
        assert not item or inside or not before.strip() or before.startswith("#"), f"empty line before: {line}"
        inside = item or (inside and bool(line.strip()))
        before = line


def test_the_rules_are_those_of_the_program() -> None:
    written_anew_by = "thurntaxis rules --lang en --markdown > docs/rules.md"
    assert read(DOCS / "rules.md") == rules_markdown("en"), written_anew_by


def test_the_bot_of_the_page_is_the_example() -> None:
    assert read(ROOT / "examples" / "my_bot.py") in blocks(DOCS / "bots.md", "python")


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=str)
def test_examples_in_docstrings_are_true(file: Path) -> None:
    name = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted
    assert not tried.failed


# ---- The rooms ----

ROOMS = re.compile(r"^\| folder of `(\w+)/` \|.*\n\|.*\n((?:\|.*\n)+)", re.MULTILINE)
NAMED = re.compile(r"`([\w./]+(?:/|\.(?:py|pyi|pxd|ts|svelte)))`")


@pytest.mark.parametrize("package", ["tables", "server"])
def test_the_architecture_names_every_room(package: str) -> None:
    inside, named = PACKAGE / package, set()
    for row in dict(ROOMS.findall(read(DOCS / "architecture.md")))[package].splitlines():
        first, _, about = row.partition(" | ")
        rooms = NAMED.findall(first)
        named |= {room.rstrip("/") for room in rooms}
        missing = [
            file for file in NAMED.findall(about) if not any((at / file).exists() for at in (inside / rooms[0], inside))
        ]
        assert not missing, f"{rooms[0]}: not there: {missing}"
    there = {path.name for path in inside.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert named == there - {"__init__.py"}


def test_the_architecture_names_only_existing_files() -> None:
    folders = [
        ROOT,
        PACKAGE,
        PACKAGE / "engine",
        ROOT / "web/src",
        *(ROOT / "web/src").iterdir(),
        *PACKAGE.glob("*/*/"),
    ]
    text = ROOMS.sub("", read(DOCS / "architecture.md"))
    assert [name for name in NAMED.findall(text) if not any((folder / name).exists() for folder in folders)] == []
