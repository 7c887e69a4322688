"""Programs in any language play by the engine protocol; whatever they do wrong is said, and holds nothing up."""

import json
import os
import random
import re
import select
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator, Sequence
from itertools import pairwise, product
from pathlib import Path

import pytest

from support.pages import ROOT
from thurntaxis.arena import Here, Plan, run
from thurntaxis.board import CITIES, NEIGHBOURS
from thurntaxis.bots import Bot, make
from thurntaxis.bots.opponents.program import PROTOCOL, ProgramBot, ProgramError, _options_of
from thurntaxis.bots.opponents.program_view import route_of, view_text
from thurntaxis.engine import POLICIES, EngineView, Luck, State, choose
from thurntaxis.engine.numbers import CLOSE
from thurntaxis.game.cards import city_set
from thurntaxis.programs.engine import EngineSession
from thurntaxis.programs.views import read_view
from thurntaxis.rules import RULE_SETS, SMALL_GAMES, Rules
from thurntaxis.variants import Variant

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


def test_options_of_a_program_are_set_in_its_name() -> None:
    """With a route of three, the example closes unless its option wants longer ones."""
    state, luck = State(2), Luck(1)
    luck.deal(state)
    while not (state.is_legal(CLOSE) and state.lengths[state.player] == 3):
        luck.step(state, choose(POLICIES["builder"], state, luck))
    view, command = EngineView(state, state.player), example("python", Path())
    for settings, closes in (("", True), ("length=3:", True), ("length=4:", False)):
        bot = make(f"exec:{settings}{command}#b")
        assert (bot.decide(view, state.legal_actions(), Luck(1)) == CLOSE) is closes
        bot.close()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ("lenght=4", r"Example has no parameter 'lenght' \(perhaps 'length'\?\); it has length"),
        ("length=x", "'length=x' is not understood; length is a whole number, for example length=3"),
    ],
)
def test_options_that_a_program_does_not_have_are_reported(settings: str, message: str) -> None:
    bot = make(f"exec:{settings}:{example('python', Path())}")
    with pytest.raises(ProgramError, match=message):
        bot.new_game()


def test_unknown_options_are_left_out() -> None:
    listed = [1, "a", {}, {"name": "a"}, {"name": "b", "default": [1]}, {"name": "c", "default": True}]
    assert [each.name for each in _options_of({"options": listed})] == ["c"]
    assert _options_of({"options": 5}) == []


def test_our_engine_lists_the_parameters_of_its_bot_and_sets_them() -> None:
    session = EngineSession("search:ms=500")
    (hello,) = session.replies('{"type": "hello", "protocol": "thurntaxis-engine/1"}')
    defaults = {option["name"]: option["default"] for option in hello["options"]}  # type: ignore[attr-defined]
    assert defaults["ms"] == 500
    assert not list(session.replies('{"type": "option", "name": "simulations", "value": 7}'))
    assert "simulations=7, ms=500" in repr(session.bot)
    for name, value in (("simulations", "many"), ("moves", 5), ("simulations", -1)):
        (answer,) = session.replies(json.dumps({"type": "option", "name": name, "value": value}))
        assert answer["type"] == "error"
    assert "simulations=7, ms=500" in repr(session.bot)


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


VARIED = Rules(variant=Variant(copies=2, slots=4, houses=12, officials=("cartwright",), stacks=("baden", "route_5")))


@pytest.mark.parametrize(
    ("rules", "players"),
    [*product((*RULE_SETS, VARIED), (2, 3, 4)), *product(SMALL_GAMES, (2,))],  # the small games are for two
)
def test_a_view_is_the_same_after_it_was_written_and_read(rules: str | Rules, players: int) -> None:
    luck = Luck(players)
    for _ in range(4):
        state = State(players, Rules.of(rules))
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
        ("import sys\nwhile 1: sys.stdout.write('x' * 9999)", "floods its output"),
        ("while 1: print('{}')", "floods its output"),
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
def test_wrong_programs_are_reported_and_ended(
    program: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thurntaxis.bots.opponents.program._START_SECONDS", 2.0)
    file = tmp_path / "bot.py"
    file.write_text(program, encoding="utf-8")
    bot = ProgramBot(f"{sys.executable} {file}", seconds=2.0)
    started = time.monotonic()
    with pytest.raises(ProgramError, match=message):
        bot.decide(*a_view(), Luck(1))
    assert time.monotonic() - started < 30


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """A script that answers once and then waits for a program of its own; both hold a pipe open."""
    held = tmp_path / "held"
    os.mkfifo(held)
    reading = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    script = tmp_path / "program.sh"
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL})
    script.write_text(f"exec 3> {held}\nread hello\necho '{hello}'\nsleep 600 <&- >&- 2>&- & wait\n")
    with pytest.raises(ProgramError, match="no answer within"):
        ProgramBot(f"sh {script}", seconds=1).decide(*a_view(), Luck(1))
    assert select.select([reading], [], [], 30)[0]
    assert os.read(reading, 1) == b""  # nobody has it open any more
    os.close(reading)


@pytest.mark.parametrize("steps", [5, 12, 19])
def test_a_long_route_is_put_in_order_at_once(steps: int) -> None:
    """Routes through most of the board, laid at random; the order is one of those that roads and ends allow."""
    luck = random.Random(steps)
    for _ in range(50):
        route = [luck.randrange(len(CITIES))]
        while len(route) < steps and (beyond := [city for city in range(len(CITIES)) if fits(city, route)]):
            route.append(luck.choice(beyond))
        state = State(2)
        state.routes = [city_set(CITIES[each] for each in route), 0, 0, 0]
        state.left, state.right = [route[0], 0, 0, 0], [route[-1], 0, 0, 0]
        order = route_of(state, 0)
        assert (order[0], order[-1]) == (CITIES[route[0]], CITIES[route[-1]])
        assert sorted(order) == sorted(CITIES[each] for each in route)
        assert all(after in NEIGHBOURS[city] for city, after in pairwise(order))


def fits(city: int, route: list[int]) -> bool:
    return city not in route and CITIES[city] in NEIGHBOURS[CITIES[route[-1]]]


def test_a_missing_program() -> None:
    with pytest.raises(ProgramError, match="cannot be started"):
        ProgramBot("./no-such-bot").new_game()
    with pytest.raises(Exception, match="exec: needs a program"):
        make("exec:")


def test_our_engine_stops_on_request_or_when_its_time_is_up() -> None:
    """A bot whose thinking ends only when it is urgent."""
    view, legal = a_view()
    shown = json.loads(view_text(view, legal, 1))
    session = EngineSession("easy")
    session.bot = Endless()
    lines = [json.dumps({"type": "view", "view": shown}), '{"type": "go", "id": 1, "ms": 3600000}', '{"type": "stop"}']
    for line in lines:
        session.hear(line)
    answers = [answer for line in lines for answer in session.answers(line)]
    assert [answer["id"] for answer in answers] == [1]
    last = '{"type": "go", "id": 2, "ms": 1}'
    session.hear(last)
    assert [answer["id"] for answer in session.answers(last)] == [2]


def broken(line: str, luck: random.Random) -> str:
    """A line with one mistake: characters lost, doubled or changed, values of other types, or parts of JSON moved."""
    at, length = luck.randrange(len(line)), luck.randrange(1, 20)
    match luck.randrange(5):
        case 0:
            return line[:at] + line[at + length :]
        case 1:
            return line[:at] + luck.choice('{}[]",:0-9eE.\\u\x00é') + line[at:]
        case 2:
            return line[:at]
        case 3:
            words = re.findall(r'"[a-z_]+"|-?\d+|null|true|false', line)
            return line.replace(luck.choice(words), luck.choice(["null", "[]", "{}", "-1", "1e999", '"ulm"', "99"]), 1)
        case _:
            other = luck.randrange(len(line))
            return line[other : other + length] + line[:at] + line[other : other + length] + line[at:]


def test_ten_thousand_broken_lines() -> None:
    """Each is answered or ignored, and the next one that is right is answered as ever."""
    view, legal = a_view()
    shown = json.dumps({"type": "view", "view": json.loads(view_text(view, legal, 1))})
    go = '{"type": "go", "id": 1, "ms": 60000, "seed": 5}'
    right = ['{"type": "hello", "protocol": "thurntaxis-engine/1"}', '{"type": "newgame"}', shown, shown, shown, go]
    session, luck = EngineSession("builder"), random.Random(1)
    kinds: Counter[object] = Counter()
    for _ in range(10_000):
        line = broken(luck.choice(right), luck)
        session.hear(line)
        try:
            replies = list(session.replies(line))
        except EOFError:
            replies = []
        if replies and session.view is not None:
            replies += session.replies(go)  # by whatever view it has now
        kinds.update(reply["type"] for reply in replies)
        assert all(json.dumps(reply) for reply in replies)
    assert kinds["error"] > 2_000
    list(session.replies(shown))
    (answer,) = session.replies(go)
    assert answer["action"] in json.loads(shown)["view"]["legal"]


def test_programs_that_answer_with_broken_lines(tmp_path: Path) -> None:
    """Whatever the answer to `go` is, the caller gets an action or a clear error, and at once."""
    view, legal = a_view()
    luck = random.Random(2)
    texts = [broken('{"type": "action", "id": 1, "action": "take supply"}', luck) for _ in range(60)]
    program = tmp_path / "program.sh"
    outcomes: Counter[str] = Counter()
    for text in texts:
        (tmp_path / "answer").write_text(text.replace("\n", " ") + "\n", encoding="utf-8", errors="replace")
        hello = json.dumps({"type": "hello", "protocol": PROTOCOL})
        program.write_text(f"read hello\necho '{hello}'\nread new\nread view\nread go\ncat {tmp_path}/answer\n")
        bot = ProgramBot(f"sh {program}", seconds=20)
        try:
            assert bot.decide(view, legal, Luck(1)) in legal
            outcomes["action"] += 1
        except ProgramError as problem:
            outcomes["error" if len(str(problem)) < 250 else "endless"] += 1
        bot.close()
    assert outcomes["error"] > 30
    assert outcomes["action"]
    assert not outcomes["endless"]


class Endless(Bot):
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        raise AssertionError("it is asked in steps")

    def think(self, view: EngineView, legal: Sequence[int], luck: Luck) -> Generator[None, bool | None, int]:
        while not (yield):
            pass
        return legal[0]


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
