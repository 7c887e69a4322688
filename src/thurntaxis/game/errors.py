"""Errors in actions, records and positions.

Every message says what is wrong, where, and what is expected.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..board import CITY_NAMES, PROVINCE_NAMES
from ..errors import ThurnTaxisError
from ..locales import text


class GameError(ThurnTaxisError):
    """Base of all errors about actions, positions and records."""

    def __reduce__(self) -> tuple[object, ...]:
        # Python would rebuild the error from its message alone, which is not what the classes below are made from; an
        # error that another process cannot read keeps a pool of processes waiting forever.
        return _rebuilt, (type(self), self.args), self.__dict__


def _rebuilt(kind: type[GameError], arguments: tuple[object, ...]) -> GameError:
    return kind.__new__(kind, *arguments)


class ActionError(GameError):
    """An action that cannot be done; `reason` and `args` name the sentence in the locale files."""

    def __init__(self, reason: str, args: Mapping[str, str | int]) -> None:
        self.reason = reason
        self.arguments = dict(args)
        super().__init__(reason, self.arguments)

    def sentence(self, lang: str = "en") -> str:
        """The reason, as a sentence in one language."""
        return text(self.reason, lang, **self.arguments)

    def __str__(self) -> str:
        return self.sentence()


class UnreadableAction(ActionError):
    """A text or number that is not an action in any position; `suggestion` is the city that may be meant."""

    def __init__(self, reason: str, args: Mapping[str, str | int], suggestion: str | None = None) -> None:
        super().__init__(reason, args)
        self.suggestion = suggestion

    def sentence(self, lang: str = "en") -> str:
        """Why it cannot be read, in one language, with a suggestion if there is one."""
        why = super().sentence(lang)
        if self.suggestion is None:
            return why
        return f"{why} {text('reason-did-you-mean', lang, city=CITY_NAMES[self.suggestion])}"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is impossible in a position: where, and the sentence about it in the locale files."""

    place: str
    """The field of its JSON: `hands[1]`, `display[0]`, `phase` …"""
    kind: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong and what is expected, in one language; cities, tiles and officials by their names."""
        named = dict(self.arguments)
        for key, value in named.items():
            if key in ("city", "other"):
                named[key] = CITY_NAMES[str(value)]
            elif key == "province":
                named[key] = PROVINCE_NAMES[str(value)]
            elif key in ("stack", "official"):
                named[key] = text(f"{key}-{value}", lang)
        return text(self.kind, lang, **named)

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence()}"


class PositionError(GameError):
    """An impossible position: cards missing or doubled, tiles that nobody could hold, an unknown city …

    `problems` are all things that are wrong with it, as far as they could be found out.
    """

    def __init__(self, message: str, problems: Sequence[Problem] = (), kind: str = "position-form") -> None:
        super().__init__(message)
        place = message.partition(":")[0]
        self.problems = tuple(problems) or (Problem(place, kind, {"problem": message}),)

    def sentence(self, lang: str = "en") -> str:
        """The first thing that is wrong, in one language."""
        return self.problems[0].sentence(lang)


class StudyError(GameError):
    """A change of a study that cannot be made; `kind` and `arguments` name the sentence in the locale files."""

    def __init__(self, kind: str, **arguments: str | int) -> None:
        self.kind = kind
        self.arguments = arguments
        super().__init__(kind, arguments)

    def sentence(self, lang: str = "en") -> str:
        """The reason, as a sentence in one language."""
        return text(self.kind, lang, **self.arguments)

    def __str__(self) -> str:
        return self.sentence()


class Sentence(Protocol):
    """Has a sentence in every language."""

    def sentence(self, lang: str = "en") -> str:
        """The sentence in one language."""


class RecordError(GameError):
    """An impossible record: `place` says where (`actions[17]`, line 12 …), `problem` what, for programmers.

    Players get a shorter sentence in their own language: `kind` names it in the locale files, unless a `reason` says
    which rule forbids an action.
    """

    def __init__(
        self,
        place: str,
        problem: str,
        kind: str = "record-form",
        reason: Sentence | None = None,
        line: int | None = None,
    ) -> None:
        self.place = place
        self.problem = problem
        self.kind = kind
        self.reason = reason
        self.line = line
        super().__init__(f"{place}: {problem}" if place else problem)

    def in_line(self, number: int) -> "RecordError":
        """The same error, found in a line of a text."""
        return RecordError(f"line {number}", str(self), self.kind, self.reason, number)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong and where, in one language."""
        problem = self.reason.sentence(lang) if self.reason else text(self.kind, lang)
        place = text("record-line", lang, line=str(self.line)) if self.line else self.place
        return text("record-at", lang, place=place, problem=problem) if place else problem
