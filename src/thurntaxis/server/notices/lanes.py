"""Which destinations are served at once: one notice at a time each, so that a slow one keeps nobody else waiting.

Destinations that have answered quickly have many places. All others share a few, and of these a person gets two:
however many sites a stranger has that never answer, or names that are never found, the others have theirs.
"""

from collections.abc import Sequence

_PLACES = 50
"""Destinations that answer quickly."""
_TRIAL_PLACES = 10
"""Destinations that are new, or were slow lately."""
_TRIALS_EACH = 2
"""How many of them one person may use."""
_REGAINED = 10
"""Quick answers after a slow one until a destination counts as quick again."""
_MOST_KNOWN = 20_000
"""Destinations and people whose turns are remembered."""


class Lanes:
    """Opens lanes to destinations."""

    def __init__(self) -> None:
        self._open: dict[str, str | None] = {}
        """Destinations that are being served; for one on trial, the person."""
        self._quick: dict[str, int] = {}
        """How often destinations have answered quickly; below zero, how often they still have to."""
        self._turns: dict[str, int] = {}
        """When destinations and people were served last, the latest at the end."""
        self._turn = 0

    def turn(self, destination: str, people: Sequence[str]) -> tuple[int, int]:
        """Whose turn comes first: people who were not served for longest, then their destinations."""
        return min(self._turns.get(person, 0) for person in people), self._turns.get(destination, 0)

    def open(self, destination: str, people: Sequence[str], *, trusted: bool) -> Sequence[str]:
        """Those of some people that may be served now through a destination; nobody if it has no place."""
        if destination in self._open:
            return ()
        on_trial = [person for person in self._open.values() if person is not None]
        if trusted or self._quick.get(destination, 0) > 0:
            if not trusted and len(self._open) - len(on_trial) >= _PLACES:
                return ()
            self._open[destination] = None
        else:
            waiting = [person for person in people if on_trial.count(person) < _TRIALS_EACH]
            if len(on_trial) >= _TRIAL_PLACES or not waiting:
                return ()
            people = [min(waiting, key=lambda person: self._turns.get(person, 0))]
            self._open[destination] = people[0]
        self._turn += 1
        for name in (destination, *people):
            _note(self._turns, name, self._turn)
        return people

    def close(self, destination: str) -> None:
        """A destination was served."""
        del self._open[destination]

    def answered(self, destination: str, *, slow: bool) -> None:
        """A destination has answered, or has not in time."""
        _note(self._quick, destination, -_REGAINED if slow else self._quick.get(destination, 0) + 1)


def _note(known: dict[str, int], name: str, value: int) -> None:
    """Remember something; what was noted longest ago is forgotten."""
    known.pop(name, None)
    known[name] = value
    if len(known) > _MOST_KNOWN:
        del known[next(iter(known))]
