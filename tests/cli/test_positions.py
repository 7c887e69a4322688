"""`show`, `best`, `rollout` and `solve`: a position from every source, and clear refusals."""

import json
from pathlib import Path

import pytest

from support.commands import run
from thurntaxis import Game, Record, Setup
from thurntaxis.bots import make
from thurntaxis.endings import is_ending


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("positions") / "game.json"
    game, bot = Game(["Ann", "Ben"], seed=4), make("builder")
    while not game.is_over:
        bot.play(game)
    game.record.save(file)
    return file


def test_every_source_gives_the_same_position(record: Path, tmp_path: Path) -> None:
    line = run("show", f"{record}:20", "--line").stdout.strip()
    link = run("show", line, "--link", "https://example.org").stdout.strip()
    assert link.startswith("https://example.org/editor#tt1+")
    file = tmp_path / "position.json"
    file.write_text(run("show", link, "--json").stdout, encoding="utf-8")
    for source in (link, str(file)):
        assert run("show", source, "--line").stdout.strip() == line
    assert run("show", "-", "--line", stdin=line).stdout.strip() == line
    assert "Ulm" in run("show", line).stdout


def test_an_impossible_position_gets_a_sentence_and_nothing_else() -> None:
    done = run("show", "tt1 standard 1 0 draw 0 - ulm,ulm,ulm,ulm,lod,pil - -/-/-/0/- -/-/-/0/-")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "ulm" in done.stderr.lower()
    done = run("best", "nowhere.json:4")
    assert done.returncode == 1
    assert "nowhere.json" in done.stderr


def test_a_file_of_several_records_says_so(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = json.dumps(Record.load(record).to_json())
    file.write_text(f"{line}\n{line}\n", encoding="utf-8")
    done = run("best", f"{file}:20")
    assert done.returncode == 1
    assert "several records" in done.stderr


def test_best_and_rollout_in_words_and_as_json(record: Path) -> None:
    best = json.loads(run("best", f"{record}:20", "--json").stdout)
    assert best["moves"][0]["actions"][0] == best["action"]
    assert best["reason"]
    assert "%" in run("best", f"{record}:20", "--lang", "pl").stdout
    done = run("rollout", f"{record}:20", "--games", "3", "--level", "builder", "--top", "2", "--json")
    rolled = json.loads(done.stdout)
    assert rolled["games"] == 3
    assert len(rolled["moves"]) == 2
    assert rolled["moves"][0]["behind"] == 0
    action = best["action"]
    one = run("rollout", f"{record}:20", "--games", "2", "--level", "builder", "--move", action, "--lang", "de")
    assert one.returncode == 0
    assert "2 Spiele" in one.stdout
    wrong = run("rollout", f"{record}:20", "--games", "2", "--move", "house ulm")
    assert wrong.returncode == 2
    assert "legal" in wrong.stderr


def test_solve_counts_an_ending(record: Path) -> None:
    assert run("solve", Setup.of(Game(["A", "B"], seed=1).position()).to_text()).returncode == 1
    game = Record.load(record)
    ply = next(ply for ply in range(len(game.actions), 0, -1) if is_ending(game.replay(ply).state))
    solved = json.loads(run("solve", f"{record}:{ply}", "--json").stdout)
    assert solved["lines"]
    assert all(0 <= line["chance"] <= 1 for line in solved["lines"])
    assert "%" in run("solve", f"{record}:{ply}", "--lang", "is").stdout
