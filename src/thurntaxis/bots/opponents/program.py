"""A program in any language as a bot: it talks lines of JSON over its standard input and output.

`docs/engine-protocol.md` describes the protocol. A program that dies, hangs, floods or answers with something else is
ended, and the error says what it did; nothing it does can hold up whoever asked it.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import IO

from ...engine import EngineView, Luck
from ...errors import ThurnTaxisError
from ...game.actions import NUMBERS
from ..bot import Bot
from ..registry import BotError, Parameter, read_values
from .program_view import view_text

PROTOCOL = "thurntaxis-engine/1"
_LONGEST_LINE = 1 << 20
_MOST_LINES = 10_000
_START_SECONDS = 20.0
_limit = 60.0


def limit_programs(seconds: float) -> None:
    """Let programs think a little less long than whoever waits for their answer."""
    global _limit
    _limit = 0.9 * seconds


class ProgramError(ThurnTaxisError):
    """A program did not follow the protocol. The message says what it did."""


class ProgramBot(Bot):
    """Asks a program, which is started for each game."""

    def __init__(self, command: str, seconds: float | None = None, settings: str = "") -> None:
        self.command = shlex.split(command)
        if not self.command:
            raise ValueError("exec: needs a program, as in exec:./mybot")
        self.seconds = seconds if seconds is not None else _limit
        self.settings = settings
        self._program: _Program | None = None
        self._asked = 0

    def new_game(self) -> None:
        """Start the program, or tell it that another game begins."""
        if self._program is None or self._program.has_ended:
            self._program = _Program(self.command)
            self._program.set_options(self._program.greet(), self.settings)
        self._asked = 0
        self._program.send({"type": "newgame"})

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The program's answer to a view, if it is a legal action."""
        if self._program is None or self._program.has_ended:
            self.new_game()
        assert self._program is not None
        program = self._program
        self._asked += 1
        program.send_text(f'{{"type":"view","view":{view_text(view, legal, self._asked)}}}')
        program.send({"type": "go", "id": self._asked, "ms": int(1000 * self.seconds), "seed": luck.number() >> 12})
        answer = program.answer("action", self.seconds, self._asked)
        action = NUMBERS.get(str(answer.get("action")))
        if action is None or action not in legal:
            program.end()
            raise ProgramError(f"{program.name} answered {str(answer.get('action'))[:60]!r}, which is not legal here")
        return action

    def close(self) -> None:
        """Ask the program to quit, and end it if it does not."""
        if self._program is not None:
            self._program.quit()
            self._program = None

    def __del__(self) -> None:
        if getattr(self, "_program", None) is not None:
            self.close()


class _Program:
    """A running program, and the lines that go to it and come from it."""

    def __init__(self, command: list[str]) -> None:
        self.name = command[0]
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, process_group=0
            )
        except OSError as problem:
            raise ProgramError(f"{self.name} cannot be started: {problem.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        os.set_blocking(self._input.fileno(), False)
        self._rest = b""

    def greet(self) -> dict[str, object]:
        """Greet the program, and return what it says about itself."""
        self.send({"type": "hello", "protocol": PROTOCOL})
        hello = self.answer("hello", min(_START_SECONDS, _limit))
        if hello.get("protocol") != PROTOCOL:
            self.end()
            raise ProgramError(f"{self.name} speaks {str(hello.get('protocol'))[:60]!r}, not {PROTOCOL}")
        self.name = str(hello.get("name", self.name))[:60]
        return hello

    def set_options(self, hello: dict[str, object], settings: str) -> None:
        """Send the options that were chosen, if the program has them."""
        if not settings:
            return
        try:
            chosen = read_values(self.name, _options_of(hello), settings)
        except BotError as problem:
            self.end()
            raise ProgramError(str(problem)) from None
        for name, value in chosen.items():
            self.send({"type": "option", "name": name, "value": value})

    def send(self, message: dict[str, object]) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, line: str) -> None:
        """Write a line; a program that does not read is not waited for."""
        left = memoryview(line.encode() + b"\n")
        until = time.monotonic() + min(_START_SECONDS, _limit)
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE)
            while left:
                if not selector.select(max(0.0, until - time.monotonic())):
                    self.end()
                    raise ProgramError(f"{self.name} does not read what it is sent")
                try:
                    left = left[os.write(self._input.fileno(), left) :]
                except OSError:
                    raise self._gone() from None

    def answer(self, kind: str, seconds: float, number: int | None = None) -> dict[str, object]:
        """The next message of that type, for that question; `info` and late answers are skipped."""
        for count, line in enumerate(self._lines(time.monotonic() + seconds, seconds)):
            try:
                message = json.loads(line)
            except (ValueError, RecursionError):
                message = None
            if not isinstance(message, dict):
                self.end()
                raise ProgramError(f"{self.name} wrote {line[:60]!r}, which is not a JSON object")
            if message.get("type") == "error":
                self.end()
                raise ProgramError(f"{self.name} reports: {str(message.get('message'))[:120]}")
            if message.get("type") == kind and number in (None, message.get("id", number)):
                return message
            if count > _MOST_LINES:
                break
        self.end()
        raise ProgramError(f"{self.name} floods its output instead of answering")

    def _lines(self, until: float, seconds: float) -> Iterator[bytes]:
        """Yield whole lines as they arrive."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            while True:
                line, found, rest = self._rest.partition(b"\n")
                if found:
                    self._rest = rest
                    yield line
                    continue
                if len(self._rest) > _LONGEST_LINE:
                    return
                if not selector.select(max(0.0, until - time.monotonic())):
                    self.end()
                    raise ProgramError(f"{self.name} gave no answer within {seconds:g} s")
                more = os.read(self._output.fileno(), 1 << 16)
                if not more:
                    raise self._gone()
                self._rest += more

    def _gone(self) -> ProgramError:
        """What to say about a program that has closed its end."""
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            self.end()
            return ProgramError(f"{self.name} closed its output")
        self.end()
        return ProgramError(f"{self.name} ended with exit code {code}")

    @property
    def has_ended(self) -> bool:
        """Whether it was ended."""
        return self._input.closed

    def quit(self) -> None:
        """Ask it to end, and end it if it does not."""
        if self.has_ended:
            return
        try:
            self.send({"type": "quit"})
            self._process.wait(0.5)
        except (ProgramError, subprocess.TimeoutExpired):
            pass
        self.end()

    def end(self) -> None:
        """End the program at once, and whatever it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._input.close()
        self._output.close()


def _options_of(hello: dict[str, object]) -> list[Parameter]:
    """The options of a program; what is not one is left out."""
    listed = hello.get("options")
    options = [each for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []
    return [
        Parameter(str(each["name"]), type(each["default"]), each["default"])
        for each in options
        if "name" in each and isinstance(each.get("default"), bool | int | float | str)
    ]
