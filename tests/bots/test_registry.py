"""Bots by code, with parameters, from files and from other packages."""

import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Annotated

import pytest

from thurntaxis.bots import (
    LEVELS,
    BadCode,
    BadParameter,
    Bot,
    BotError,
    UnknownBot,
    known,
    load_code,
    make,
    register,
    registry,
)
from thurntaxis.bots.opponents.search import SearchBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


@pytest.fixture(autouse=True)
def own_bots_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is gone after it."""
    monkeypatch.setattr(registry, "_entries", dict(known()))


def test_the_levels_are_known() -> None:
    own = ["random", "builder", *(level.code for level in LEVELS), "search", "ismcts"]
    assert list(known())[: len(own)] == own
    assert all(entry.name and entry.description for entry in known().values())


def test_a_notebook_can_register_a_class() -> None:
    """There is no file with it; a cell that is run again replaces it."""
    cell = (
        "from thurntaxis.bots import Bot, make, register\n"
        "@register('mine', 'Mine', '')\n"
        "class Mine(Bot): decide = None\n\n"
        "print(type(make('mine')) is Mine)\n"
    )
    done = subprocess.run([sys.executable, "-"], input=cell + cell, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\nTrue\n", "")


def test_parameters_have_types_and_defaults() -> None:
    parameters = {parameter.name: parameter for parameter in known()["search"].parameters}
    assert parameters["ms"].type is int
    assert parameters["threads"].default == 1
    assert parameters["simulations"].description


def test_a_text_makes_a_bot() -> None:
    bot = make("search:simulations=70,threads=2")
    assert isinstance(bot, SearchBot)
    assert (bot.simulations, bot.threads, bot.ms) == (70, 2, 0)


def test_an_unknown_code_lists_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"'hrad' \(perhaps 'hard'\?\); known: random, builder, easy, casual, medium"):
        make("hrad")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("search:mss=5", r"no parameter 'mss' \(perhaps 'ms'\?\); it has simulations, ms, threads"),
        ("easy:ms=5", r"easy has no parameter 'ms'; it has none"),
        ("search:ms=soon", r"'ms=soon' is not understood; ms is a whole number, for example ms=0"),
        ("search:ms", r"'ms' is not understood; ms is a whole number"),
        ("search:threads=0", r"threads must be 1"),
    ],
)
def test_a_bad_parameter_is_refused_with_the_right_values(text: str, message: str) -> None:
    with pytest.raises(BadParameter, match=message):
        make(text)


def test_yes_and_no_are_read() -> None:
    asked = []

    @register("switch", "Switch", "For this test.")
    def switch(on: Annotated[bool, "whether"] = False) -> Bot:
        asked.append(on)
        return make("random")

    make("switch:on=yes")
    make("switch")
    assert asked == [True, False]
    with pytest.raises(BadParameter, match="on is yes or no"):
        make("switch:on=maybe")


def test_a_code_belongs_to_one_bot() -> None:
    with pytest.raises(BotError, match="'easy' is already registered"):
        register("easy", "Mine", "Takes a name that is taken.")(lambda: make("random"))
    with pytest.raises(BotError, match="cannot be a bot's code"):
        register("my bot", "Mine", "Has a space in its code.")


def test_a_parameter_needs_a_type() -> None:
    with pytest.raises(BotError, match="'depth' of maker needs a type"):

        @register("untyped", "Untyped", "For this test.")
        def maker(depth=3):  # type: ignore[no-untyped-def]
            return make("random")


def test_a_file_adds_its_bots() -> None:
    assert load_code(EXAMPLE) == ["my_bot"]
    assert load_code(EXAMPLE) == ["my_bot"], "loading it again is fine"
    assert make("my_bot:length=4").length == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("def decide(:\n", r"bad\.py, line 1: this is not Python"),
        ("x = 1\n", r"it registers no bot; put @register"),
        ("import nothing_of_that_name\n", r"ModuleNotFoundError while it was read"),
        (
            'from thurntaxis.bots import register\n\n@register("easy", "E", "D")\ndef f(): ...\n',
            r"'easy' is already registered",
        ),
    ],
)
def test_a_bad_file_says_what_is_wrong(tmp_path: Path, source: str, message: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(source, encoding="utf-8")
    with pytest.raises(BadCode, match=message):
        load_code(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCode, match=r"nobody\.py: there is no such file"):
        load_code(tmp_path / "nobody.py")


def test_other_packages_add_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "their_bots.py").write_text(EXAMPLE.read_text(encoding="utf-8").replace('"my_bot"', '"their_bot"'))
    monkeypatch.syspath_prepend(str(tmp_path))
    point = EntryPoint("theirs", "their_bots", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints([point]).select(group=group))
    monkeypatch.setattr(registry, "_loaded", False)
    assert "their_bot" in known()
