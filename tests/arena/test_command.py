"""The command, as people call it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from thurntaxis.bots import BotError, load_code
from thurntaxis.cli import main

from .test_failures import BAD_BOTS


def thurntaxis(*arguments: str | float | Path, hash_seed: int = 0) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "thurntaxis", "arena", *map(str, arguments)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed), "COLUMNS": "200"},
        timeout=100,
        check=False,
    )


def arena(*arguments: str) -> int:
    """The command in this process; its exit code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["thurntaxis", "arena", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
    return int(str(ended.value.code or 0))


def test_the_same_command_gives_the_same_bytes(tmp_path: Path) -> None:
    """Whatever the number of workers and the seed of Python's hashes; and failing bots are no exception."""
    files, printed = [], []
    for workers, hash_seed in ((1, 1), (3, 2)):
        out = tmp_path / str(workers)
        done = thurntaxis(
            *("builder", "random", "crasher", "-n", 12, "-w", workers, "-o", out, "-c", BAD_BOTS, "--players", 2),
            hash_seed=hash_seed,
        )
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
        pictures = sorted(out.glob("*.svg"))
        files.append([file.read_bytes() for file in (out / "games.jsonl", out / "summary.json", *pictures)])
        assert "ms a decision" in done.stderr
    assert files[0] == files[1]
    assert printed[0] == printed[1]
    assert "crasher forfeited 8 games (error: LookupError: lost my way" in printed[0]


def test_it_stops_when_it_is_decided() -> None:
    printed = []
    for workers in (0, 2):
        done = thurntaxis(
            "builder", "random", "-n", 4000, "-w", workers, "--stop-when-decided", "--margin", 0.1, "--json"
        )
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    assert printed[0] == printed[1]
    assert 8 * 2 <= json.loads(printed[0])["games"] < 200


def test_decisions_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    arena(*["builder", "random", "-n", "400", "-w", "0", "--stop-when-decided", "--margin", "0.2"])
    assert "builder is stronger than random, decided after" in capsys.readouterr().out


def test_results_are_lines_of_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena(*["builder", "random", "random", "-n", "6", "-w", "0", "--rules", "icelandic", "--json", "-o"], str(tmp_path))
    printed = json.loads(capsys.readouterr().out)
    header, *games = map(json.loads, (tmp_path / "games.jsonl").read_text().splitlines())
    assert header["rules"]["route_tile_fallback"] == "seven_only"
    assert [game["game"] for game in games] == list(range(6))
    assert printed["games"] == 6
    assert printed == json.loads((tmp_path / "summary.json").read_text())


def test_ctrl_c_stops_it_and_it_can_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The seatings of a deal follow one another: the two that need nobody else are played before the third stops it."""
    run = ["builder", "random", "interrupted", "--players", "2", "-w", "0", "-c", str(BAD_BOTS), "-o", str(tmp_path)]
    assert arena(*run, "-n", "6") == 130
    assert f"use --resume to continue from what is in {tmp_path}" in capsys.readouterr().err
    lines = (tmp_path / "games.jsonl").read_text()
    assert lines.count("\n") == 3
    assert arena(*run, "-n", "6", "--resume") == 130
    assert (tmp_path / "games.jsonl").read_text() == lines


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("bilder", "random"), "there is no bot 'bilder' (perhaps 'builder'?); known: random, builder,"),
        (("builder:depth=3", "random"), "builder has no parameter 'depth'"),
        (("builder", "random", "--code", "nowhere.py"), "nowhere.py: there is no such file"),
        (("without:official=king,bot=random", "random"), "there is no official 'king'"),
        (("builder", "random", "--plot", "picture.txt", "-n", "2", "-w", "0"), "a picture is an .svg or .png file"),
    ],
)
def test_mistakes_come_out_as_one_line(
    arguments: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*arguments) == 1
    assert problem in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("option", "other"),
    [(("--resume",), "--out"), (("--bar", "0.6"), "--stop-when-decided"), (("--address", "x:1"), "--executor ray")],
)
def test_an_option_that_would_say_nothing_is_refused(
    option: tuple[str, ...], other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("builder", "random", *option) == 2
    assert f"{option[0]}: needs {other}" in capsys.readouterr().err


GREETER = """# coding: latin-1
from thurntaxis.bots import register
from thurntaxis.bots.opponents.random import RandomBot


@register("greeter", "Grüße", "Says hello.")
class Greeter(RandomBot):
    pass
"""


def test_code_in_another_encoding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "greeter.py"
    file.write_bytes(GREETER.encode("latin-1"))
    assert arena("builder", "greeter", "--code", str(file), "-n", "2", "-w", "1") == 0
    assert "greeter" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "problem"), [(b"\0", "this is not Python"), (None, "this is not a file")], ids=["nothing", "folder"]
)
def test_a_missing_code_file(content: bytes | None, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(BotError, match=f"^{re.escape(str(file))}: {problem}"):
        load_code(file)


def test_code_with_a_syntax_error(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("class Mine(Bot:\n    pass\n")
    done = thurntaxis("builder", "mine", "--code", file)
    assert done.returncode == 1
    assert f"{file}, line 1: this is not Python" in done.stderr
    assert "Traceback" not in done.stderr


def test_finished_games_are_not_replaced_without_a_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ["builder", "random", "-w", "0", "-o", str(tmp_path)]
    assert arena(*match, "-n", "4") == 0
    games = (tmp_path / "games.jsonl").read_bytes()
    assert arena(*match, "-n", "2") == 1
    assert "has 4 finished games; --resume continues them, and --overwrite replaces them" in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_bytes() == games
    assert arena(*match, "-n", "2", "--overwrite") == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 3
