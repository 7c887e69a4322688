"""The command line as a user meets it: what it prints, what it refuses, and with which exit code."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

from support.commands import run
from thurntaxis import Game, Record
from thurntaxis.cli import app
from thurntaxis.cli.terminal import terminal
from thurntaxis.engine import POLICIES, Luck, choose
from thurntaxis.game import show
from thurntaxis.game.actions import TEXTS
from thurntaxis.locales import text


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    done = run("simulate", "--games", "1", "--players", "3", "--seed", "5", "--out", str(folder))
    assert done.returncode == 0
    return folder / "game-1.json"


def test_help_teaches_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    named = re.findall(r"^  ([a-z]+) +[A-Z]", done.stdout, re.M)
    assert sorted(named) == sorted(typer.main.get_group(app).commands)


def test_version_says_whether_the_engine_is_compiled() -> None:
    assert "engine " in run("--version").stdout


@pytest.mark.parametrize("policy", ["uniform", "builder", "hoarder"])
@pytest.mark.parametrize("rules", ["standard", "first-printing", "icelandic"])
def test_simulate_writes_records_that_replay(policy: str, rules: str, tmp_path: Path) -> None:
    done = run(
        *("simulate", "--games", "2", "--players", "2", "--rules", rules, "--policy", policy),
        *("--max-decisions", "800", "--seed", "3", "--out", str(tmp_path), "--json"),
    )
    assert done.returncode == 0
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["game"] for row in rows] == [1, 2]
    files = sorted(tmp_path.glob("*.json"))
    assert [str(file) for file in files] == [row["file"] for row in rows]
    checked = run("replay", *map(str, files))
    assert checked.returncode == 0
    assert checked.stdout.count("fine") == 2


def test_simulate_is_decided_by_its_seed(tmp_path: Path) -> None:
    for name, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        run("simulate", "--games", "1", "--seed", seed, "--out", str(tmp_path / name))
    first, same, other = ((tmp_path / name / "game-1.json").read_text() for name in "abc")
    assert first == same
    assert Record.loads(first).draws != Record.loads(other).draws


def test_replay_trace_has_a_line_per_decision_and_a_last_one(game: Path) -> None:
    lines = [json.loads(line) for line in run("replay", str(game), "--trace").stdout.splitlines()]
    record = Record.load(game)
    assert [line["action"] for line in lines[:-1]] == list(record.actions)
    assert lines[0]["drawn"] == 6
    assert lines[0]["legal"] == sorted(lines[0]["legal"])
    assert record.result is not None
    assert lines[-1]["scores"] == record.result["scores"]


def test_replay_reads_standard_input_and_the_notation(game: Path) -> None:
    notation = run("replay", str(game), "--text").stdout
    assert "1. Ann: take" in notation
    again = run("replay", "-", "--json", stdin=notation)
    assert json.loads(again.stdout)["ok"] is True


def test_replay_shows_the_board_at_a_ply(game: Path) -> None:
    assert "Sigmaringen" in run("replay", str(game), "--to", "10").stdout
    refused = run("replay", str(game), "--to", "100000")
    assert refused.returncode == 1
    assert "100000" in refused.stderr


def test_replay_refuses_with_the_place(game: Path, tmp_path: Path) -> None:
    data = json.loads(game.read_text())
    data["actions"][3] = "close"
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(data))
    done = run("replay", str(broken), str(game))
    assert done.returncode == 1
    assert "actions[3]" in done.stderr
    assert "fine" in done.stdout, "the other file is checked all the same"


@pytest.mark.parametrize("chosen", [{"LC_ALL": "de_DE.UTF-8"}, "--lang"], ids=["by the system", "by the option"])
def test_replay_speaks_the_language_of_the_command_line(
    chosen: dict[str, str] | str, game: Path, tmp_path: Path
) -> None:
    args, env = (("--lang", "de"), {}) if isinstance(chosen, str) else ((), chosen)
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(json.loads(game.read_text()) | {"actions": ["close"]}))
    missing = tmp_path / "missing.json"
    done = run("replay", str(game), str(broken), str(missing), *args, **env)
    assert done.returncode == 1
    assert done.stdout.startswith(f"{game}: in Ordnung: 3 Spieler, ")
    assert done.stderr.splitlines() == [
        f"{broken}: actions[0]: {text('reason-must-take', 'de')}",
        f"{missing}: {text('record-unreadable', 'de')}",
    ]
    assert "Nachziehstapel" in run("replay", str(game), "--to", "10", *args, **env).stdout
    told = json.loads(run("replay", str(broken), "--json", *args, **env).stdout)
    assert told["error"].startswith("actions[0]: 'close': "), "programs are told in English"


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{", b"[]", b"{}", b"nonsense", b'{"format": "thurntaxis-record/1"}']
)
def test_replay_refuses_anything_but_a_record(content: bytes) -> None:
    done = run("replay", "-", stdin=content)
    assert done.returncode == 1
    assert done.stderr.startswith("-: ")


def test_perft_counts_and_divides(game: Path) -> None:
    opening = json.dumps(Record.load(game).replay(0).position().to_json())
    counts = [json.loads(line)["count"] for line in run("perft", opening, "--depth", "2", "--json").stdout.splitlines()]
    divided = json.loads(run("perft", opening, "--depth", "2", "--divide", "--json").stdout)
    assert len(divided["divide"]) == counts[0]
    assert sum(divided["divide"].values()) == counts[1]


def test_perft_takes_a_record_as_well(game: Path) -> None:
    assert run("perft", str(game), "--depth", "1").stdout.strip() == "perft 1: 0", "the game is over"


@pytest.mark.parametrize("source", ["{}", "no-such-file", '{"format": "thurntaxis-position/1"}'])
def test_perft_refuses_anything_but_a_position(source: str) -> None:
    assert run("perft", source).returncode == 1


def test_bench_says_what_it_measured() -> None:
    figures = json.loads(run("bench", "playouts", "--decisions", "2000", "--threads", "2", "--json").stdout)
    assert figures["decisions"] == 4000
    assert figures["decisions_per_second"] > 0
    assert isinstance(figures["compiled"], bool)


def test_rules_in_the_terminal_name_the_options() -> None:
    page = run("rules", "--lang", "en").stdout
    assert "Postmaster" in page
    assert "Icelandic" in page
    refused = run("rules", "--lang", "xx")
    assert refused.returncode == 2
    assert "Deutsch" in refused.stderr


def test_wrong_options_are_refused() -> None:
    assert run("simulate", "--players", "5").returncode == 2
    assert run("simulate", "--rules", "mine").returncode == 2
    assert run("nonsense").returncode == 2


def played_by_builder(monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """Let the builder type at the terminal; the games that it plays."""
    games: list[Game] = []

    class Remembered(Game):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            games.append(self)

    luck = Luck(1)
    monkeypatch.setattr("thurntaxis.game.Game", Remembered)
    monkeypatch.setattr("builtins.input", lambda _: TEXTS[choose(POLICIES["builder"], games[0].state, luck)])
    return games


def test_terminal_plays_a_whole_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The person at the keyboard plays like the builder, so that the game ends."""
    games = played_by_builder(monkeypatch)
    terminal(players=3, bot="builder", seed="4", lang="en")
    told = capsys.readouterr().out
    assert games[0].is_over
    assert " won the game" in told
    assert "(houses left)" in told


def test_terminal_ends_with_the_board_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = played_by_builder(monkeypatch)
    terminal(players=2, bot="builder", seed="4", lang="de")
    told = capsys.readouterr().out
    assert show(games[0].view(0), "de") in told
    assert str(games[0]).splitlines()[-1] not in told


def test_terminal_says_that_it_is_the_last_round_and_asks_before_a_route_is_wasted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The person plays last, and in the last turn ends it with a route that could be closed."""
    games: list[Game] = []
    wasted: list[int] = []

    class Remembered(Game):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            games.append(self)

    def answer(_: str) -> str:
        view = games[0].view(2)
        if view.last_turn and "close" in view.legal:
            wasted.append(view.ply)
            return "end"
        return TEXTS[choose(POLICIES["builder"], games[0].state, luck)]

    luck = Luck(1)
    monkeypatch.setattr("thurntaxis.game.Game", Remembered)
    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("thurntaxis.game.draws.new_seed", lambda: "1")  # decides what the bots do by lot
    terminal(players=3, bot="builder", seat=3, seed="3", lang="en")
    told = capsys.readouterr().out
    # Asked once, and the second answer counts.
    assert wasted[0] == wasted[1]
    assert len(wasted) == 2
    assert games[0].is_over
    ender = games[0].players[games[0].outcome().ended_by]  # type: ignore[union-attr]
    assert f"Last round: {ender} has " in told
    assert "Still to play: Ann. This is your last turn." in told
    assert "(has had their last turn)" in told
    assert "scores nothing" in told


def test_terminal_has_as_many_seats_as_players() -> None:
    done = run("terminal", "--players", "2", "--seat", "3")
    assert done.returncode == 2
    assert "There are 2 seats" in done.stderr


def test_terminal_explains_and_leaves() -> None:
    done = run("terminal", "--seed", "4", "--lang", "en", stdin="close\ntake nowhere\n999\n?\nb\nq\n")
    assert done.returncode == 0
    for answer in ("First take a card", "no city called", "no number 999", "Type a number", "Goodbye"):
        assert answer in done.stdout


def test_terminal_in_another_language() -> None:
    assert "Postmeister" in run("terminal", "--seed", "4", stdin="q\n", LC_ALL="de_DE.UTF-8").stdout


def test_unknown_bot_lists_the_known_ones() -> None:
    done = run("terminal", "--bot", "nobody")
    assert done.returncode == 1
    assert "random" in done.stderr


def test_help_does_not_wait_for_the_game() -> None:
    loaded = "import sys, thurntaxis.cli; print([name for name in sys.modules if name.startswith('thurntaxis.')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert "thurntaxis.cli.simulate" in done.stdout
    for slow in ("thurntaxis.game", "thurntaxis.engine", "thurntaxis.server", "thurntaxis.bots"):
        assert slow not in done.stdout
