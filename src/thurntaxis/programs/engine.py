"""Offers one of our bots to another program: answers the lines of the engine protocol."""

import json
import time
from collections.abc import Callable, Iterator, Sequence

from ..bots import Bot
from ..bots.opponents.program import PROTOCOL
from ..bots.registry import Parameter, described, make_registered, read_values
from ..engine import EngineView, Luck
from ..game.actions import NUMBERS, TEXTS
from ..game.data import View
from .views import read_view


class EngineSession:
    """The state of one program that asks.

    Lines can arrive while an earlier one is being answered: a `stop` ends the `go` before it.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.entry, self.values = described(code)
        self.bot: Bot = make_registered(code)
        self.view: View | None = None
        self._goes_heard = 0
        self._stopped = 0
        """All `go` lines up to this one must be answered at once."""
        self._goes = 0

    def hear(self, line: str) -> None:
        """Look at a line as soon as it is read, from any thread: whether it ends the thinking about an earlier one."""
        match _kind_of(line):
            case "go":
                self._goes_heard += 1
            case "stop":
                self._stopped = self._goes_heard

    def replies(self, line: str) -> Iterator[dict[str, object]]:
        """What a line is answered with, an `error` if it cannot be used; EOFError at the end."""
        try:
            yield from self.answers(line)
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as problem:
            yield {"type": "error", "message": f"{type(problem).__name__}: {problem}"[:200]}

    def answers(self, line: str) -> Iterator[dict[str, object]]:
        """What a line is answered with; EOFError at the end."""
        message = json.loads(line)
        match message["type"]:
            case "hello":
                options = [self.option(parameter) for parameter in self.entry.parameters]
                names = {"name": self.code, "author": "thurntaxis"}
                yield {"type": "hello", "protocol": PROTOCOL, **names, "options": options}
            case "option":
                setting = f"{message['name']}={message['value']}"
                values = self.values | read_values(self.entry.code, self.entry.parameters, setting)
                self.bot, self.values = self.entry.maker(**values), values
            case "newgame":
                self.bot.new_game()
            case "view":
                self.view = message["view"]
            case "go":
                self._goes += 1
                yield self.action(message)
            case "quit":
                raise EOFError
            case "stop":
                pass  # handled when it was read
            case other:
                raise ValueError(f"there is no message {str(other)[:40]!r}")

    def option(self, parameter: Parameter) -> dict[str, object]:
        """What `hello` says of a parameter."""
        value = self.values.get(parameter.name, parameter.default)
        return {"name": parameter.name, "default": value, "description": parameter.description}

    def action(self, message: dict[str, object]) -> dict[str, object]:
        """The bot's decision."""
        if self.view is None:
            raise ValueError("go needs a view before it")
        legal = [NUMBERS[action] for action in self.view["legal"]]
        if not legal:
            raise ValueError("there is nothing to decide in this view")
        seed, milliseconds = message.get("seed", 0), message.get("ms")
        until = time.monotonic() + milliseconds / 1000 if isinstance(milliseconds, int | float) else None
        view = read_view(self.view)
        if sorted(legal) != view.public.legal_actions():
            raise ValueError("the legal actions do not belong to this view")
        number = self._goes

        def is_urgent() -> bool:
            return self._stopped >= number or (until is not None and time.monotonic() > until)

        chosen = decide(self.bot, view, legal, Luck(seed if isinstance(seed, int) else 0), is_urgent)
        answer: dict[str, object] = {"type": "action", "action": TEXTS[chosen]}
        explanation = self.bot.explain()
        if explanation.candidates:
            answer["reason"] = explanation.sentence
            answer["chances"] = {TEXTS[each.action]: round(each.chance, 4) for each in explanation.candidates}
        return answer | ({"id": message["id"]} if "id" in message else {})


def decide(bot: Bot, view: EngineView, legal: Sequence[int], luck: Luck, is_urgent: Callable[[], bool]) -> int:
    """A bot's decision; once it is urgent, by what the bot knows so far."""
    thought = bot.think(view, legal, luck)
    try:
        next(thought)
        while True:
            thought.send(is_urgent())
    except StopIteration as end:
        return int(end.value)


def _kind_of(line: str) -> object:
    """The type of a message; None if it is not one."""
    if '"go"' not in line[:200] and '"stop"' not in line[:200]:
        return None  # a view is long, and is parsed later
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return message.get("type") if isinstance(message, dict) else None
