"""Prepared positions that are tried, in the lesson and in puzzles: what can be asked about a try.

Nothing of a try is kept: a request names the position and all actions tried in it so far.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from ..game import ActionError
from ..game.tries import Try
from ..protocol import answers
from ..protocol.commands import Tried, TriedClosing, TriedWhyNot
from ..protocol.game import ClosingOffer, ClosingOutcome
from . import questions
from .refusals import Refusal, answered_in, refusal_of
from .texts import language

AnyTry = TypeVar("AnyTry", bound=Try)


class Tries(Generic[AnyTry]):
    """Positions of one kind."""

    def __init__(self, begin: Callable[[str], AnyTry | None]) -> None:
        self._begin = begin
        """A fresh try at the position with an id; None if there is none."""

    def played(self, id: str, tried: Tried, lang: str) -> tuple[AnyTry, list[dict[str, Any]]]:
        """A try with all its actions, and what those did that the asker was not told about.

        Raises:
            Refusal: there is no such position, or an action cannot be done.
        """
        with answered_in(language_of(tried, lang)):
            begun = self._begin(id)
            if begun is None:
                raise Refusal("unknown", "server-not-found")
            events: list[dict[str, Any]] = []
            for index, action in enumerate(tried.actions):
                try:
                    happened = begun.play(action)
                except ActionError as error:
                    raise refusal_of(error, action, index) from None
                if index >= tried.known:
                    events += happened
            return begun, events

    def why_not(self, id: str, tried: TriedWhyNot, lang: str) -> answers.OneReason:
        """Why an action cannot be done now; null if it can."""
        begun, _ = self.played(id, tried, lang)
        reason = questions.why_not(begun.game, tried.action, begun.seat, language_of(tried, lang))
        return cast(answers.OneReason, {"reason": reason})

    def closing(self, id: str, tried: Tried, lang: str) -> ClosingOffer:
        """The ways to close the route, as at a table."""
        begun, _ = self.played(id, tried, lang)
        with answered_in(language_of(tried, lang)):
            return questions.closing(begun.view())

    def outcome(self, id: str, tried: TriedClosing, lang: str) -> ClosingOutcome:
        """What one choice earns, as at a table."""
        begun, _ = self.played(id, tried, lang)
        with answered_in(language_of(tried, lang)):
            return questions.outcome(begun.view(), tried)


def language_of(tried: Tried, lang: str) -> str:
    """The language that a request itself asks for, or else its sender's."""
    return language(tried.lang) if tried.lang else lang
