"""Programs in any language play by the engine protocol; whatever they do wrong is said, and holds nothing up."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.pages import ROOT
from thurntaxis.arena import Here, Plan, run
from thurntaxis.bots import make
from thurntaxis.bots.opponents.program import ProgramBot, ProgramError, view_text
from thurntaxis.cli.engine import read_view
from thurntaxis.engine import POLICIES, EngineView, Luck, State, choose
from thurntaxis.rules import Rules

EXAMPLES = ROOT / "examples"
HELLO = 'print(\'{"type":"hello","protocol":"thurntaxis-engine/1"}\', flush=True)'

WAIT = "import time; time.sleep(9)"


def a_view() -> tuple[EngineView, list[int]]:
    state = State(2)
    Luck(1).deal(state)
    return EngineView(state, 0), state.legal_actions()


def example(language: str, folder: Path) -> str:
    """The command of an example bot."""
    if language == "python":
        return f"{sys.executable} {EXAMPLES / 'engine_bot.py'}"
    program = shutil.which("node" if language == "javascript" else "cc")
    if program is None:
        pytest.skip(f"no {language} here")
    if language == "javascript":
        return f"{program} {EXAMPLES / 'engine_bot.mjs'}"
    built = folder / "bot"
    subprocess.run([program, "-O2", "-Wall", "-Werror", "-o", built, EXAMPLES / "engine_bot.c"], check=True)
    return str(built)


@pytest.mark.parametrize("language", ["python", "javascript", "c"])
def test_the_examples_play_whole_games(language: str, tmp_path: Path) -> None:
    bot = f"exec:{example(language, tmp_path)}"
    tournament = run(Plan((bot, "builder"), players=2, games=2), Here())
    assert [result.forfeit for result in tournament.results] == [None, None]
    assert all(result.is_finished for result in tournament.results)


@pytest.mark.parametrize("name", ["engine_bot.py", "engine_bot.mjs", "engine_bot.c"])
def test_the_examples_are_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 80


def test_our_bots_decide_the_same_through_the_protocol() -> None:
    bot = ProgramBot(f"{sys.executable} -m thurntaxis engine --bot easy")
    direct = make("easy")
    bot.new_game()
    state, luck = State(3), Luck(5)
    luck.deal(state)
    for turn in range(25):
        legal = state.legal_actions()
        view = EngineView(state, state.player)
        action = bot.decide(view, legal, Luck(turn))
        assert action == direct.decide(view, legal, Luck(Luck(turn).number() >> 12))
        luck.step(state, action)
    bot.close()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["standard", "first-printing", "icelandic"])
def test_a_view_is_the_same_after_it_was_written_and_read(players: int, rules: str) -> None:
    luck = Luck(players)
    for _ in range(4):
        state = State(players, Rules.named(rules))
        luck.deal(state)
        while not state.is_over:
            view = EngineView(state, state.player)
            assert read_view(json.loads(view_text(view, state.legal_actions(), 1))) == view
            luck.step(state, choose(POLICIES["builder"], state, luck))


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("raise SystemExit(3)", "ended with exit code 3"),
        ("import time; time.sleep(60)", "gave no answer within"),
        ("print('hello', flush=True)", "is not a JSON object"),
        ("print('[1]', flush=True)", "is not a JSON object"),
        ('print(\'{"type":"hello","protocol":"uci"}\', flush=True)', "speaks 'uci', not thurntaxis-engine/1"),
        ("import sys\nwhile 1: sys.stdout.write('x' * 9999)", "writes without end"),
        ("while 1: print('{}')", "writes without end"),
        (f"{HELLO}; raise SystemExit(4)", "ended with exit code 4"),
        (f"{HELLO}\nimport time; time.sleep(60)", "gave no answer within"),
        (f"{HELLO}\nimport sys; sys.stdin.readline(); sys.stdout.close()", "ended with exit code"),
        (
            f'{HELLO}\nprint(\'{{"type":"action","id":1,"action":"take moon"}}\', flush=True); {WAIT}',
            "'take moon', which is not legal",
        ),
        (f'{HELLO}\nprint(\'{{"type":"action","id":1}}\', flush=True); {WAIT}', "which is not legal"),
        (f'{HELLO}\nprint(\'{{"type":"error","message":"no idea"}}\', flush=True); {WAIT}', "reports: no idea"),
        (f"{HELLO}\nprint('[' * 100000, flush=True); {WAIT}", "is not a JSON object"),
    ],
)
def test_wrong_programs_are_reported_and_ended(program: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(program, encoding="utf-8")
    bot = ProgramBot(f"{sys.executable} {file}", seconds=2.0)
    started = time.monotonic()
    with pytest.raises(ProgramError, match=message):
        bot.decide(*a_view(), Luck(1))
    assert time.monotonic() - started < 30


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(ProgramError, match="cannot be started"):
        ProgramBot("./no-such-bot").new_game()
    with pytest.raises(Exception, match="exec: needs a program"):
        make("exec:")


def test_our_engine_answers_nonsense_with_errors() -> None:
    lines = [
        "nonsense",
        "[]",
        "{}",
        '{"type":"go"}',
        '{"type":"view","view":{}}',
        '{"type":"go"}',
        '{"type":"x"}',
        '{"type":"quit"}',
    ]
    done = subprocess.run(
        [sys.executable, "-m", "thurntaxis", "engine", "--bot", "easy"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert [line[:16] for line in done.stdout.splitlines()] == ['{"type": "error"'] * 6
    assert not done.stderr
