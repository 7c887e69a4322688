"""`thurntaxis review`: what it prints and writes, and what it refuses."""

import json
import re
import sys
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from thurntaxis.cli import main
from thurntaxis.game import Record
from thurntaxis.review import Review

from .test_review import game


def thurntaxis(*arguments: str) -> int:
    """The command in this process; its exit code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["thurntaxis", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
    return int(str(ended.value.code or 0))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    game(2, to=16).save(path)
    return path


def test_it_prints_for_people_programs_and_as_notation(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert thurntaxis("review", str(file), "--lang", "de") == 0
    told = capsys.readouterr().out
    assert "Nicht vorhergesehen" in told
    assert re.search(r"\d,\d\u00a0%", told)
    assert not re.search(r"\d%|\d\.\d", told)
    assert thurntaxis("review", str(file), "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data.pop("file") == str(file)
    assert TypeAdapter(Review).validate_json(json.dumps(data)).plies == 16
    assert thurntaxis("review", str(file), "--text") == 0
    text = capsys.readouterr().out
    assert "{" in text
    assert Record.from_text(text) == Record.load(file)
    out = tmp_path / "review.html"
    assert thurntaxis("review", str(file), "--html", str(out), "--seat", "1") == 0
    assert "<polyline" in out.read_text(encoding="utf-8")


def test_it_refuses_in_one_sentence(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("{}", encoding="utf-8")
    for arguments, code, said in (
        ([str(nonsense)], 1, "nonsense.json"),
        ([str(tmp_path / "none.json")], 1, "none.json"),
        ([str(file), "--seat", "2"], 2, "0 to 1"),
        ([str(file), "--json", "--text"], 2, "only one of"),
        ([str(file), str(file), "--html", "x.html"], 2, "single"),
        ([str(file), "--budget", "endless"], 2, "endless"),
    ):
        assert thurntaxis("review", *arguments) == code, arguments
        told = capsys.readouterr()
        assert said in told.err.replace("\n", " "), told.err
        assert "Traceback" not in told.err
        assert told.out == ""
