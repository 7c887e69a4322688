"""Self-play written down: rows that can be played again, shards that can be gone on with."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
import typer
from typer.testing import CliRunner

from thurntaxis.bots import Bot, BotError
from thurntaxis.cli.corpus import corpus
from thurntaxis.engine import Luck, State
from thurntaxis.envs import corpus as corpus_module
from thurntaxis.envs.corpus import CorpusError, Settings, make_corpus, shard_path
from thurntaxis.envs.observer import Observer
from thurntaxis.envs.options import decision
from thurntaxis.rules import Rules

SETTINGS = Settings(
    ("builder", "random", "builder"), games=5, shard_games=2, seed=3, rules=Rules.named("icelandic").to_json()
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus")
    make_corpus(SETTINGS, folder)
    return folder


def test_every_row_is_a_decision_of_a_game_that_can_be_played_again(made: Path) -> None:
    seen = np.empty(559, np.int8)
    mask = np.empty(139, np.int8)
    for shard in range(3):
        rows = pq.read_table(shard_path(made, shard)).to_pylist()
        assert sorted({row["game"] for row in rows}) == list(SETTINGS.games_of(shard))
        for game in SETTINGS.games_of(shard):
            luck, state = Luck(3 * 1_000_003 + game), State(3, Rules.named("icelandic"))
            luck.deal(state)
            own = [row for row in rows if row["game"] == game]
            for ply, row in enumerate(own):
                assert (row["ply"], row["seat"]) == (ply, state.player)
                assert row["bot"] == SETTINGS.bots[(state.player + game) % 3]
                Observer().observe(state, state.player, seen, mask)
                assert row["observation"] == seen.tolist()
                assert row["action_mask"] == mask.tolist()
                assert mask[row["action"]]
                luck.step(state, row["action"])
            assert state.is_over
            scores = [state.score(seat) for seat in range(3)]
            for row in own:
                assert row["scores"] == scores
                assert row["score"] == scores[row["seat"]]
                assert row["won"] == (row["seat"] == state.winner()) == (row["place"] == 0)


def test_an_interrupted_corpus_comes_out_the_same(made: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    make_corpus(SETTINGS, tmp_path, tell=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]
    shard_path(tmp_path, 1).unlink()
    kept = shard_path(tmp_path, 0).stat().st_mtime_ns
    told.clear()
    make_corpus(SETTINGS, tmp_path, tell=lambda done, of: told.append((done, of)))
    assert told == [(3, 3)]
    assert shard_path(tmp_path, 0).stat().st_mtime_ns == kept
    assert (tmp_path / "settings.json").read_bytes() == (made / "settings.json").read_bytes()
    for shard in range(3):
        assert pq.read_table(shard_path(tmp_path, shard)).equals(pq.read_table(shard_path(made, shard)))
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == [
        shard_path(tmp_path, shard).name for shard in range(3)
    ]


def test_other_settings_are_refused_in_the_same_folder(made: Path) -> None:
    with pytest.raises(CorpusError, match="other settings: seed is 3 there and 4 here"):
        make_corpus(Settings(SETTINGS.bots, 5, 2, SETTINGS.rules, seed=4), made)


@pytest.mark.parametrize("content", ["", "[]", '{"format"'])
def test_settings_that_are_none_are_refused(content: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(content)
    with pytest.raises(CorpusError, match=r"settings\.json: this is not a corpus settings file"):
        make_corpus(SETTINGS, tmp_path)


def test_a_bot_that_breaks_the_rules_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thurntaxis.bots.opponents.random.RandomBot.decide", lambda *_: 90)
    with pytest.raises(BotError, match=r"90 \(end\) is not legal for the bot random"):
        make_corpus(SETTINGS, tmp_path)


INTERRUPTED = """
import sys
from pathlib import Path
from thurntaxis.envs.corpus import CorpusError, Settings, make_corpus

try:
    settings = Settings(("builder", "builder"), games=10**4, shard_games=1)
    make_corpus(settings, Path(sys.argv[1]), workers=2, tell=lambda *_: print("a shard is there", flush=True))
except (KeyboardInterrupt, CorpusError):  # the processes that play may be gone before this one hears of it
    sys.exit(130)
"""


def test_ctrl_c_ends_all_processes_and_not_the_pool_itself(tmp_path: Path) -> None:
    """A worker that has only just started may still say that it was interrupted."""
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"a shard is there\n"
        os.killpg(process.pid, signal.SIGINT)
        assert b"InvalidStateError" not in process.communicate()[1]
    assert process.returncode == 130


def test_a_process_that_dies_causes_no_traceback(tmp_path: Path) -> None:
    def kill(*_: int) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(CorpusError, match="a worker process was killed"):
        make_corpus(Settings(("builder", "builder"), games=10**4, shard_games=1), tmp_path, workers=2, tell=kill)


def test_games_that_do_not_end_are_left_out_and_counted(tmp_path: Path) -> None:
    figures = make_corpus(Settings(("random", "random"), games=2, max_decisions=50), tmp_path)
    assert (figures["games"], figures["unfinished"], figures["decisions"]) == (0, 2, 0)


def test_the_luck_of_bots_says_nothing_about_the_next_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Luck] = []

    def decided(bot: Bot, code: str, state: State, luck: Luck) -> int:
        given.append(luck.copy())
        return decision(bot, code, state, luck)

    monkeypatch.setattr(corpus_module, "decision", decided)
    make_corpus(Settings(("builder", "builder"), games=1), tmp_path)
    cards = Luck(0)
    cards.deal(State(2))
    next_card = cards.number()
    assert not {Luck(next_card + near).number() for near in range(-8, 9)} & {luck.number() for luck in given}


def test_the_card_says_how_it_was_made(made: Path) -> None:
    card = (made / "README.md").read_text(encoding="utf-8")
    assert "- 5 games, " in card
    assert '"seed": 3' in card
    for column in pq.read_schema(shard_path(made, 0)).names:
        assert f"| `{column}` |" in card


def test_the_command(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(corpus)
    result = CliRunner().invoke(app, ["builder", "builder", "-o", str(tmp_path), "-n", "3", "-w", "2", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] == 3
    refused = CliRunner().invoke(app, ["builder", "-o", str(tmp_path)])
    assert "2 to 4 bots" in str(refused.exception)
