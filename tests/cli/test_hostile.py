"""Whatever is done to the command line, it answers in a sentence, with the right exit code and without a traceback."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from thurntaxis import Game, Record

COMMAND = [sys.executable, "-m", "thurntaxis"]
NAMES = {
    "emoji": "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}",
    "right to left": "\N{HEBREW LETTER ALEF}\N{HEBREW LETTER BET}",
    "turned": "\N{RIGHT-TO-LEFT OVERRIDE}nnA",
    "escape": "\x1b[31mAnn\x1b]0;mine\x07",
    "markup": "[bold]{ $player } %s {0}[/bold]",
    "lines": "Ann\nBen\tClara",
    "long": "x" * 3000,
}
STEERS = re.compile("[\x1b\x07\x9b\N{RIGHT-TO-LEFT OVERRIDE}]")


def run(
    *args: str | bytes, stdin: bytes = b"", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    shown = {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "TERM": "dumb"}
    done = subprocess.run(
        [*COMMAND, *args], input=stdin, capture_output=True, env={**os.environ, **shown, **(env or {})}, check=False
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode(errors="replace")
    return done


def record(*players: str) -> Record:
    game = Game(players, seed=1)
    for _ in range(8):
        game.play(game.legal_actions()[0])
    return game.record


@pytest.fixture
def saved(tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    record("Ann", "Ben").save(file)
    return str(file)


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "--games", "99999999999999999999"),
        ("simulate", "--max-decisions", "99999999999999999999"),
        ("bench", "playouts", "--decisions", "99999999999999999999999"),
        ("bench", "playouts", "--threads", "99999999"),
        ("arena", "easy", "easy", "--games", "99999999999999999999"),
        ("arena", "easy", "easy", "--workers", "99999999"),
    ],
    ids=" ".join,
)
def test_numbers_beyond_all_measure_are_refused(args: tuple[str, ...]) -> None:
    assert run(*args).returncode == 2


@pytest.mark.parametrize("command", ["replay", "perft"])
def test_files_that_are_not_records(command: str, tmp_path: Path) -> None:
    contents = {
        "empty": b"",
        "binary": bytes(range(256)) * 100,
        "deep": b'{"a":' * 100_000,
        "digits": b'{"format": ' + b"9" * 20_000 + b"}",
        "huge": b'{"format": "thurntaxis-record/1", "players": ["A", "B"], "rules": "standard", "actions": [], '
        b'"draws": [' + b'"ulm",' * 2_000_000 + b'"ulm"]}',
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
        done = run(command, str(tmp_path / name))
        assert done.returncode == 1, name
        assert done.stderr.count(str(tmp_path / name).encode()) == 1, "the name is said once"
        assert len(done.stderr) < 1000


def test_a_folder_in_place_of_a_file_and_the_other_way_round(saved: str, tmp_path: Path) -> None:
    done = run("replay", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count(str(tmp_path).encode()) == 1, "the name is said once"
    for args in (("simulate", "--games", "1"), ("arena", "easy", "easy", "--games", "1")):
        done = run(*args, "--out", saved)
        assert done.returncode == 1
        assert b"this must be a folder" in done.stderr


@pytest.mark.parametrize("plot", ["picture.nonsense", "picture", ".", "game.json/picture.svg"])
def test_a_picture_that_cannot_be_is_refused_before_anything_is_played(plot: str, saved: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run("arena", "easy", "easy", "--games", "1000000", "--out", str(out), "--plot", str(tmp_path / plot))
    assert done.returncode == 1
    assert done.stderr.startswith(f"thurntaxis: {tmp_path}".encode())
    assert not out.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("args", [("--help",), ("simulate", "--games", "1"), ("rules",)], ids=" ".join)
def test_a_full_disk(args: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*COMMAND, *args], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr == b"thurntaxis: No space left on device\n"


@pytest.mark.parametrize(
    "args", [("simulate", "--games", "300", "--json"), ("--help",), ("replay", "-", "--trace")], ids=" ".join
)
def test_a_reader_that_goes_away(args: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    given = record("Ann", "Ben").dumps().encode()
    done = subprocess.run([*COMMAND, *args], input=given, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.returncode == 1
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("command", "code"), [("replay -", 1), ("terminal --seed 4", 0), ("--version", 0), ("nonsense", 2)]
)
def test_closed_streams(command: str, code: int) -> None:
    for closed in ("<&- >&-", "<&- 2>&-"):
        script = f'"{sys.executable}" -m thurntaxis {command} {closed}'
        done = subprocess.run(["bash", "-c", script], capture_output=True, check=False)
        assert done.returncode == code
        assert b"Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin1"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
    ids=str,
)
def test_letters_that_the_terminal_does_not_have(env: dict[str, str]) -> None:
    assert run("rules", "--lang", "pl", env=env).returncode == 0
    assert run("rules", "--lang", "pl", "--markdown", env=env).returncode == 0


@pytest.mark.parametrize("args", [("--help",), ("rules", "--lang", "de"), ("nonsense",)], ids=" ".join)
def test_narrow_terminals(args: tuple[str, ...]) -> None:
    for columns in ("1", "7"):
        assert run(*args, env={"COLUMNS": columns, "FORCE_COLOR": "1"}).returncode in (0, 2)


@pytest.mark.parametrize("kind", ["turned", "escape", "long"])
def test_names_at_the_terminal(kind: str) -> None:
    """They are shown, but do not steer the terminal."""
    done = run("terminal", "--seed", "4", "--lang", "en", "--name", NAMES[kind], stdin=b"1\n1\nb\nq\n")
    assert done.returncode == 0
    assert not STEERS.search(done.stdout.decode())


@pytest.mark.parametrize("kinds", [list(NAMES)[:4], list(NAMES)[4:]], ids=str)
def test_names_in_a_record(kinds: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    names = tuple(NAMES[kind] for kind in kinds)
    record(*names).save(file)
    told = run("replay", str(file)).stdout + run("replay", str(file), "--to", "4").stdout
    assert told
    assert not STEERS.search(told.decode())
    assert Record.loads(run("replay", str(file), "--text").stdout).players == names


@pytest.mark.parametrize("form", [(), ("--text",), ("--json",)], ids=str)
def test_names_in_a_review(form: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = record(f"\u009b31m{NAMES['escape']}", NAMES["turned"])
    played.save(file)
    done = run("review", str(file), *form)
    assert done.stdout
    assert not STEERS.search(done.stdout.decode())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems allow only Unicode here")
def test_arguments_that_are_no_text() -> None:
    assert run("terminal", "--seed", b"\xff\xfe", "--name", b"\xff\xfe", stdin=b"q\n").returncode == 0
    assert run("replay", b"\xff\xfe").returncode == 1
    assert run("rules", "--lang", b"\xff\xfe").returncode == 2


def interrupted(*args: str, when: bytes, **options: Any) -> int:
    """Press Ctrl-C, for the command and its workers, once it has printed something; the exit code."""
    with subprocess.Popen(
        [*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, **options
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert when in process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        told = process.communicate()[1]
        assert b"Traceback" not in told
        return process.returncode


def test_ctrl_c(tmp_path: Path) -> None:
    assert interrupted("simulate", "--games", "1000000", "--json", when=b'"game": 1') == 130
    assert interrupted("terminal", "--seed", "4", "--lang", "en", when=b"Ben", stdin=subprocess.PIPE) == 130
    assert interrupted("serve", "--port", "0", when=b"http", cwd=tmp_path) == 130


def test_json_stays_json_whatever_the_names(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record(NAMES["escape"], NAMES["lines"]).save(file)
    assert json.loads(run("replay", str(file), "--json").stdout)["ok"] is True
