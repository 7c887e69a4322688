"""What can be wrong with an action, a record or a position.

Every message says what is wrong, where, and what would be right.
"""

from collections.abc import Mapping

from ..board import CITY_NAMES
from ..errors import ThurnTaxisError
from ..locales import text


class GameError(ThurnTaxisError):
    """Base of all errors about actions, positions and records."""


class ActionError(GameError):
    """An action that cannot be done; `reason` and `args` name the sentence in the locale files."""

    def __init__(self, reason: str, args: Mapping[str, str | int]) -> None:
        self.reason = reason
        self.arguments = dict(args)
        super().__init__(reason, self.arguments)

    def sentence(self, lang: str = "en") -> str:
        """Why not, in one language."""
        return text(self.reason, lang, **self.arguments)

    def __str__(self) -> str:
        return self.sentence()


class UnreadableAction(ActionError):
    """A text or number that is no action in any position; `suggestion` is the city that may be meant."""

    def __init__(self, reason: str, args: Mapping[str, str | int], suggestion: str | None = None) -> None:
        super().__init__(reason, args)
        self.suggestion = suggestion

    def sentence(self, lang: str = "en") -> str:
        """Why it cannot be read, in one language, with a suggestion if there is one."""
        why = super().sentence(lang)
        if self.suggestion is None:
            return why
        return f"{why} {text('reason-did-you-mean', lang, city=CITY_NAMES[self.suggestion])}"


class PositionError(GameError):
    """A position that cannot be: cards missing or doubled, tiles that nobody could hold, an unknown city …"""


class RecordError(GameError):
    """A record that cannot be: `place` says where (`actions[17]`, `draws[3]`, line 12 …)."""

    def __init__(self, place: str, problem: str) -> None:
        self.place = place
        self.problem = problem
        super().__init__(f"{place}: {problem}" if place else problem)
