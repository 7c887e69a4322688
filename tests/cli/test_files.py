"""Whatever a file holds, every command that reads it answers in one sentence and plays nothing.

In this process: an exception that the command line does not expect ends the test.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from thurntaxis.arena import Here, Journal, Plan, run
from thurntaxis.arena.journal import GAMES, TIMES, header_of
from thurntaxis.cli import main
from thurntaxis.envs.corpus import SETTINGS
from thurntaxis.sources import fingerprint

NONSENSE = {
    "empty": b"",
    "empty line": b"\n",
    "binary": bytes(range(256)) * 100,
    "not UTF-8": '{"format": "Würzburg"}\n'.encode("latin-1"),
    "UTF-16": '{"format": "thurntaxis-record/1"}\n'.encode("utf-16"),
    "NUL": b"\0" * 1000 + b"\n",
    "deep": b'{"a":' * 50_000 + b"\n",
    "many digits": b'{"format": ' + b"9" * 20_000 + b"}\n",
    "a number": b"99999999999999999999999999\n",
    "null": b"null\n",
    "a list": b"[1, 2]\n",
    "an object": b"{}\n",
    "objects": b"{}\n" * 5,
    "text": b"Dear Sir,\n",
}
FOLDER = "a folder"


def thurntaxis(*arguments: str) -> int:
    """The command in this process; its exit code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["thurntaxis", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
    return int(str(ended.value.code or 0))


def put(content: str, file: Path) -> Path:
    """Put nonsense where a command looks for a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if content == FOLDER:
        file.mkdir()
    else:
        file.write_bytes(NONSENSE[content])
    return file


def tournament(folder: Path) -> Path:
    """The results of two games."""
    plan, journal = Plan(("builder", "random"), 2, 2), Journal(folder)
    kept = journal.begin(header_of(plan, fingerprint()))
    run(plan, Here(), journal=journal, kept=kept)
    journal.close()
    return folder


def resumed(content: str, folder: Path) -> list[str]:
    put(content, folder / GAMES)
    return ["arena", "run", "builder", "random", "-n", "1000000", "-w", "0", "--out", str(folder), "--resume"]


def resumed_with_odd_times(content: str, folder: Path) -> list[str]:
    (tournament(folder) / TIMES).unlink()
    put(content, folder / TIMES)
    return ["arena", "run", "builder", "random", "-n", "1000000", "-w", "0", "--out", str(folder), "--resume"]


def others_bots(content: str, folder: Path) -> list[str]:
    return ["arena", "run", "easy", "easy", "-n", "1000000", "-w", "0", "--code", str(put(content, folder / "bot.py"))]


def corpus(content: str, folder: Path) -> list[str]:
    put(content, folder / SETTINGS)
    return ["corpus", "random", "random", "--games", "1000000", "--out", str(folder)]


def database(content: str, folder: Path) -> list[str]:
    return ["serve", "--port", "0", "--database", str(put(content, folder / "tables.db"))]


COMMANDS: dict[str, Callable[[str, Path], list[str]]] = {
    "replay": lambda content, folder: ["replay", str(put(content, folder / "game.json"))],
    "replay --json": lambda content, folder: ["replay", "--json", str(put(content, folder / "game.json"))],
    "review": lambda content, folder: ["review", str(put(content, folder / "game.json"))],
    "perft": lambda content, folder: ["perft", str(put(content, folder / "position.json"))],
    "arena run --resume": resumed,
    "arena run --resume, times": resumed_with_odd_times,
    "arena run --code": others_bots,
    "corpus": corpus,
    "serve --database": database,
}
FINE = {
    ("arena run --resume", "empty"),
    ("arena run --resume, times", "empty"),
    ("serve --database", "empty"),
}
"""Files without a line are results of which none was written yet; SQLite fills an empty
file."""


@pytest.mark.parametrize("content", [*NONSENSE, FOLDER])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_holds_nonsense(
    command: str, content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if (command, content) in FINE:
        return
    code = thurntaxis(*COMMANDS[command](content, tmp_path))
    told = capsys.readouterr()
    said = told.out if command.endswith("--json") and told.out else told.err
    assert code == 1, said
    assert str(tmp_path) in said.splitlines()[0], "the file is named"
    assert len(said) < 1000


@pytest.mark.parametrize(
    "change",
    [
        {"winner": 7}, {"seats": ["builder"]}, {"seats": [1, 2]}, {"end": "nonsense"}, {"deal": "x"}, {"players": [{}]},
        {"phases": []}, {"phases": {"draw": [1]}}, {"forfeit": {"seat": 9, "fault": "error", "reason": ""}},
        {"game": "0"},
    ],
    ids=str,
)  # fmt: skip
def test_a_result_whose_parts_do_not_fit_together(
    change: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tournament(tmp_path) / GAMES
    header, first, *rest = file.read_text().splitlines()
    file.write_text("\n".join([header, json.dumps({**json.loads(first), **change}), *rest, ""]))
    before = file.read_bytes()
    assert thurntaxis("arena", "run", "builder", "random", "-n", "4", "-w", "0", "-o", str(tmp_path), "--resume") == 1
    assert str(file) in capsys.readouterr().err
    assert file.read_bytes() == before, "nothing was written"


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", "{record}", "--to", "99999999999999999999"),
        ("perft", "{record}", "--divide", "--depth", "99999999999999999999"),
        ("arena", "run", "builder", "random", "-n", "2", "-w", "0", "--move-seconds", "nan"),
        ("arena", "run", "builder", "random", "-n", "2", "-w", "1", "--move-seconds", "1e300"),
        ("arena", "run", "builder", "random", "-n", "2", "-w", "0", "--stop-when-decided", "--bar", "nan"),
        ("arena", "run", "builder", "random", "-n", "2", "-w", "0", "--stop-when-decided", "--margin", "nan"),
        ("arena", "run", "search:simulations=99999999999999999999", "random", "-n", "2", "-w", "0"),
        ("arena", "run", "search:ms=nan", "random", "-n", "2", "-w", "0"),
        ("serve", "--port", "65536"),
        ("serve", "--workers", "65"),
        ("serve", "--port", "0", "--database", "{folder}/tables.db", "--host", "x" * 300),
        ("serve", "--port", "0", "--database", "{folder}/tables.db", "--host", "a..b"),
        ("serve", "--port", "0", "--database", "{folder}/tables.db", "--host", "999.1.1.1"),
        ("serve", "--port", "0", "--database", "{folder}/" + "x" * 300),
        ("serve", "--port", "0", "--database", "postgresql://127.0.0.1:99999999/x"),
        ("serve", "--port", "0", "--database", "postgresql://127.0.0.1:port/x"),
        ("serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/x?sslmode=nonsense"),
    ],
    ids=lambda arguments: " ".join(arguments)[:80],
)
def test_values_beyond_all_measure(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from thurntaxis import Game

    record = tmp_path / "game.json"
    Game(["Ann", "Ben"], seed=1).record.save(record)
    given = [argument.format(record=record, folder=tmp_path) for argument in arguments]
    assert thurntaxis(*given) in (1, 2)
    said = capsys.readouterr().err
    assert said
    assert len(said) < 1500
