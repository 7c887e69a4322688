"""Refusals: answers to requests that cannot be granted. A refused request changes nothing."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from pydantic import ValidationError

from ..game import IllegalAction, Reason
from ..game.errors import ActionError, PositionError, RecordError, StudyError
from ..locales import text
from ..protocol.messages import CODES, RefusalCode
from .ports.store import StoreError

log = logging.getLogger("thurntaxis.tables")


class Refusal(Exception):
    """A request that is refused: a code for programs, a sentence for people, and details."""

    def __init__(
        self, code: RefusalCode, message: str, details: Mapping[str, object] | None = None, **args: str | int
    ) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.arguments = args
        self.details = dict(details or {})
        self.lang: str | None = None
        """The language the asker wants, if the request itself says so."""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return CODES[self.code][0]

    def sentence(self, lang: str) -> str:
        """Why it is refused, in a language."""
        return text(self.message, lang, **self.arguments)

    def to_json(self, lang: str = "en") -> dict[str, object]:
        """The answer as data."""
        return {"code": self.code, "text": self.sentence(lang), **self.details}


class Forbidden(Refusal):
    """An action that the rules forbid; the sentence is the rules' own "why not?"."""

    def __init__(self, reason: Reason, action: str, index: int = 0) -> None:
        super().__init__("illegal", reason.id, {"action": action[:80], "index": index})
        self.args = reason, action[:80], index
        self.reason = reason

    def sentence(self, lang: str) -> str:
        """Which rule forbids it."""
        return self.reason.sentence(lang)

    def to_json(self, lang: str = "en") -> dict[str, object]:
        """The answer as data."""
        return Refusal.to_json(self, lang) | {"reason": self.reason.id, "section": self.reason.section}


class BadRecord(Refusal):
    """An impossible record; the details are for programs."""

    def __init__(self, error: RecordError) -> None:
        super().__init__("bad_request", "server-bad-record", {"place": error.place, "problem": error.problem[:300]})
        self.args = (error,)
        self.error = error

    def sentence(self, lang: str) -> str:
        """What is wrong with it."""
        return text(self.message, lang, problem=self.error.sentence(lang)[:300])


class BadPosition(Refusal):
    """An impossible position, or one in which nobody has anything to decide."""

    def __init__(self, error: PositionError) -> None:
        super().__init__("bad_request", error.problems[0].kind)
        self.args = (error,)
        self.error = error

    def sentence(self, lang: str) -> str:
        """What is wrong with it."""
        return self.error.sentence(lang)


class BadStudy(Refusal):
    """A change of a study that cannot be made."""

    def __init__(self, error: StudyError) -> None:
        super().__init__("stale" if error.kind in ("study-changed", "study-gone") else "bad_request", error.kind)
        self.args = (error,)
        self.error = error

    def sentence(self, lang: str) -> str:
        """Why not."""
        return self.error.sentence(lang)


def refusal_of(error: ActionError, action: str, index: int = 0) -> Refusal:
    """An error of the game as a refusal."""
    if isinstance(error, IllegalAction):
        return Forbidden(error.why, action, index)
    return Forbidden(Reason(error.reason, error.arguments), action, index)


@contextmanager
def answered_in(lang: str) -> Iterator[None]:
    """Refusals raised inside are answered in this language."""
    try:
        yield
    except Refusal as refusal:
        refusal.lang = lang
        raise


def failed(error: Exception, **where: str) -> Refusal:
    """Log what went wrong on the server's side, and return the refusal to send."""
    if isinstance(error, StoreError):
        log.error("nothing can be stored", extra={"why": str(error), **where})
        return Refusal("busy", "server-cannot-store")
    log.error("a request failed", exc_info=error, extra=where)
    return Refusal("busy", "server-error")


def problem_of(error: ValidationError, *within: str) -> str:
    """What is wrong with a message, and where; `within`: the part of a request that it was found in."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in (*within, *first["loc"]))
    return short(f"{place}: {first['msg']}" if place else first["msg"])


def short(value: object, limit: int = 200) -> str:
    """A text short enough for an answer."""
    text = str(value)
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
