"""Prepared positions that are tried, in the lesson and in puzzles: what can be asked about a try.

Nothing of a try is kept: a request names the position and all actions tried in it so far.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from ...game import ActionError, Event
from ...lesson.tries import Try
from ...protocol import answers
from ...protocol.commands import Tried, TriedClosing, TriedWhyNot
from ...protocol.game import ClosingOffer, ClosingOutcome
from ..refusals import Refusal, refusal_of
from ..table import questions

AnyTry = TypeVar("AnyTry", bound=Try)


class Tries(Generic[AnyTry]):
    """Positions of one kind."""

    def __init__(self, begin: Callable[[str], AnyTry | None]) -> None:
        self._begin = begin
        """A fresh try at the position with an id; None if there is none."""

    def played(self, id: str, tried: Tried) -> tuple[AnyTry, list[Event]]:
        """A try with all its actions, and what those did that the asker does not know yet.

        Raises:
            Refusal: there is no such position, or an action cannot be done.
        """
        begun = self._begin(id)
        if begun is None:
            raise Refusal("unknown", "server-not-found")
        events: list[Event] = []
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
        begun, _ = self.played(id, tried)
        reason = questions.why_not(begun.game, tried.action, begun.seat, lang)
        return {"reason": reason}

    def closing(self, id: str, tried: Tried) -> ClosingOffer:
        """The ways to close the route, as at a table."""
        begun, _ = self.played(id, tried)
        return questions.closing(begun.view())

    def outcome(self, id: str, tried: TriedClosing) -> ClosingOutcome:
        """What one choice earns, as at a table."""
        begun, _ = self.played(id, tried)
        return questions.outcome(begun.view(), tried)
