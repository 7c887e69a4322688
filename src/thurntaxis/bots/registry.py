"""Bots by code: ``make("search:ms=500,threads=2")``.

A bot registers itself with one line, ``@register("mine", "My bot", "What it does.")`` above its class. Its parameters
are those of its constructor: keyword arguments with a type (int, float, bool or str), a default, and, as
``Annotated[int, "what it is"]``, a description. Other packages add bots by an entry point in the group
``thurntaxis.bots`` that names a module which registers some; single files by `load_code`.
"""

import inspect
import re
import runpy
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

from ..errors import ThurnTaxisError
from .bot import Bot
from .levels import LEVELS

ENTRY_POINTS = "thurntaxis.bots"
_OWN_MODULES = ("random", "builder", "easy", "planning_bot", "search")
_OWN_ORDER = ("random", "builder", *(level.code for level in LEVELS), "search", "ismcts")
_BY_NUMBER = {str(level.number): level.code for level in LEVELS}
_TYPES: dict[type, str] = {int: "a whole number", float: "a number", bool: "yes or no", str: "a text"}
_TRUTHS = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}

_PROGRAM = re.compile(r"(?:(?P<settings>[\w-]+=[^:\s]*):)?(?P<command>.*?)\s*(?:#\w*)?", re.DOTALL)
"""A program with its options in front: `depth=4,style=bold:./mybot --fast#name`."""

Value = int | float | bool | str
"""What a parameter can be set to."""
MakesBot = TypeVar("MakesBot", bound=Callable[..., Bot])


class BotError(ThurnTaxisError):
    """A bot's code, parameter or file is wrong. The message says what is expected."""


class UnknownBot(BotError):
    """There is no bot with that code. The message lists the known ones."""


class BadParameter(BotError):
    """A bot has no such parameter, or it cannot have that value."""


class BadCode(BotError):
    """A file could not be read or run, or registers no bot."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a bot."""

    name: str
    type: type
    default: Value
    description: str = ""

    def parse(self, value: str) -> Value:
        """The value of a text. Raises ValueError if it has none."""
        if self.type is bool:
            if value.lower() not in _TRUTHS:
                raise ValueError(value)
            return _TRUTHS[value.lower()]
        parsed: Value = self.type(value)
        return parsed


@dataclass(frozen=True, slots=True)
class Entry:
    """A registered bot."""

    code: str
    name: str
    description: str
    parameters: tuple[Parameter, ...]
    maker: Callable[..., Bot]
    origin: str
    """The module or file that registered it."""


_entries: dict[str, Entry] = {}
_loaded = False


def register(code: str, name: str, description: str) -> Callable[[MakesBot], MakesBot]:
    """Make a bot known by its code. Goes above the bot's class, or a function that makes one."""
    if not code.isidentifier():
        raise BotError(f"{code!r} cannot be a bot's code: letters, digits and _ only")

    def remember(maker: MakesBot) -> MakesBot:
        origin = _origin_of(maker)
        known = _entries.get(code)
        if known is not None and known.origin != origin:
            raise BotError(f"{code!r} is already registered, by {known.origin}")
        _entries[code] = Entry(code, name, description, _parameters_of(maker), maker, origin)
        return maker

    return remember


def _origin_of(maker: Callable[..., Bot]) -> str:
    """The file that a bot is from; its module if there is no file, as in notebooks."""
    try:
        return inspect.getsourcefile(maker) or maker.__module__
    except (TypeError, OSError):
        return maker.__module__


def _parameters_of(maker: Callable[..., Bot]) -> tuple[Parameter, ...]:
    parameters = []
    for name, given in inspect.signature(maker, eval_str=True).parameters.items():
        hint = given.annotation
        kind = getattr(hint, "__origin__", hint)
        if kind not in _TYPES or given.default is given.empty:
            raise BotError(f"parameter {name!r} of {maker.__name__} needs a type (int, float, bool, str) and a default")
        about = getattr(hint, "__metadata__", ("",))
        parameters.append(Parameter(name, kind, given.default, str(about[0])))
    return tuple(parameters)


def known() -> dict[str, Entry]:
    """All registered bots by code, ours first, from the weakest to the strongest."""
    global _loaded
    if not _loaded:
        _loaded = True
        for module in _OWN_MODULES:
            import_module(f"{__package__}.opponents.{module}")
        for point in entry_points(group=ENTRY_POINTS):
            point.load()
    return {code: _entries[code] for code in sorted(_entries, key=_rank)}


def _rank(code: str) -> int:
    return _OWN_ORDER.index(code) if code in _OWN_ORDER else len(_OWN_ORDER)


def make(text: str | int) -> Bot:
    """The bot that a text such as ``search:ms=500,threads=2`` describes; a level also by its number.

    ``exec:./mybot --fast`` is a program that talks the engine protocol, ``exec:depth=4:./mybot`` sets one of its
    options. What follows a ``#``, as in ``medium#b``, is only a name: so a bot can play against itself in the arena.

    Raises:
        UnknownBot: there is no bot with that code.
        BadParameter: it has no such parameter, or the parameter cannot have that value.
    """
    code, _, settings = str(text).strip().partition(":")
    return _program(settings) if code == "exec" else make_registered(text)


def make_registered(text: str | int) -> Bot:
    """The same for registered bots only: no program is started, whoever wrote the text.

    Raises:
        UnknownBot: there is no bot with that code.
        BadParameter: it has no such parameter, or the parameter cannot have that value.
    """
    entry, values = described(text)
    try:
        return entry.maker(**values)
    except ValueError as problem:
        raise BadParameter(f"{text}: {problem}") from problem


def described(text: str | int) -> tuple[Entry, dict[str, Value]]:
    """The registered bot that a text names, and the parameters that it sets.

    Raises:
        UnknownBot: there is no bot of that code.
        BadParameter: it has no such parameter, or not with that value.
    """
    code, _, settings = str(text).partition("#")[0].strip().partition(":")
    code = _BY_NUMBER.get(code, code)
    entries = known()
    if code not in entries:
        raise UnknownBot(f"there is no bot {code!r}{_suggestion(code, entries)}; known: {', '.join(entries)}")
    return entries[code], read_values(code, entries[code].parameters, settings)


def command_of(program: str) -> tuple[str, str]:
    """The command of what follows ``exec:``, and the settings of its options."""
    parts = _PROGRAM.fullmatch(program)
    assert parts is not None  # the expression fits any text
    return parts["command"], parts["settings"] or ""


def _program(program: str) -> Bot:
    from .opponents.program import ProgramBot

    command, settings = command_of(program)
    try:
        return ProgramBot(command, settings=settings)
    except ValueError as problem:
        raise BadParameter(f"exec:{program}: {problem}") from problem


def _suggestion(word: str, choices: Iterable[str]) -> str:
    close = get_close_matches(word, list(choices), n=1)
    return f" (perhaps {close[0]!r}?)" if close else ""


def read_values(bot: str, known: Iterable[Parameter], settings: str) -> dict[str, Value]:
    """The values that a text such as ``ms=500,threads=2`` gives to parameters of a bot.

    Raises:
        BadParameter: it has no such parameter, or not with that value.
    """
    parameters = {parameter.name: parameter for parameter in known}
    values: dict[str, Value] = {}
    for setting in filter(None, (part.strip() for part in settings.split(","))):
        name, given, value = (part.strip() for part in setting.partition("="))
        if name not in parameters:
            has = f"it has {', '.join(parameters)}" if parameters else "it has none"
            raise BadParameter(f"{bot} has no parameter {name!r}{_suggestion(name, parameters)}; {has}")
        parameter = parameters[name]
        try:
            if not given:
                raise ValueError(setting)
            values[name] = parameter.parse(value)
        except ValueError:
            right = f"{name} is {_TYPES[parameter.type]}, for example {name}={parameter.default}"
            raise BadParameter(f"{bot}: {setting!r} is not understood; {right}") from None
    return values


def load_code(path: str | Path) -> list[str]:
    """Run a Python file that registers bots, and return their codes.

    Raises:
        BadCode: the file is missing, is not Python, fails, or registers nothing.
    """
    file = Path(path)
    known()
    if not file.is_file():
        raise BadCode(f"{file}: {'this is not a file' if file.exists() else 'there is no such file'}")
    before = dict(_entries)
    try:
        runpy.run_path(str(file), run_name=f"thurntaxis_code_{file.stem}")
    except SyntaxError as problem:
        line = f", line {problem.lineno}" if problem.lineno else ""
        raise BadCode(f"{file}{line}: this is not Python: {problem.msg}") from problem
    except BotError as problem:
        raise BadCode(f"{file}: {problem}") from problem
    except Exception as problem:
        raise BadCode(f"{file}: {type(problem).__name__} while it was read: {problem}") from problem
    added = [code for code, entry in _entries.items() if before.get(code) is not entry]
    if not added:
        raise BadCode(f'{file}: it registers no bot; put @register("code", "Name", "What it does.") above your class')
    return added
