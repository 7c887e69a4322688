"""Actions as texts and as numbers: one vocabulary for records, bots, the network and the learning environments.

Examples:
    >>> number("take ulm"), text(22)
    (8, 'take supply')
"""

from dataclasses import dataclass
from difflib import get_close_matches
from operator import index
from typing import Literal, get_args

from .. import board
from ..board import CITIES, CITY_INDEX, CityId, Official
from ..engine import State
from ..engine.numbers import NOBODY
from ..quoting import printable, quoted
from .errors import UnreadableAction

Phase = Literal["draw", "play", "finish", "houses", "carriage", "discard", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""Phases by the engine's number."""
OFFICIALS: tuple[Official | None, ...] = (None, *board.OFFICIALS)
"""Officials by the engine's number; None for nobody."""

TEXTS: tuple[str, ...] = (
    *(f"take {city}" for city in CITIES),
    "take supply",
    "administrator",
    *(f"start {city}" for city in CITIES),
    *(f"left {city}" for city in CITIES),
    *(f"right {city}" for city in CITIES),
    "end",
    "close",
    *(f"house {city}" for city in CITIES),
    "done",
    "cartwright",
    "decline",
    *(f"discard {city}" for city in CITIES),
)
"""The text of each action, by its number."""
NUMBERS: dict[str, int] = {text: number for number, text in enumerate(TEXTS)}

VERBS = tuple(dict.fromkeys(text.split()[0] for text in TEXTS))
_VERBS_WITH_CITY = frozenset(text.split()[0] for text in TEXTS if " " in text)


@dataclass(frozen=True, slots=True)
class Action:
    """The parts of an action: its verb and, if it takes one, its city."""

    verb: str
    city: CityId | None
    number: int

    def __str__(self) -> str:
        return TEXTS[self.number]


def _taken_apart(number: int, text: str) -> Action:
    verb, _, rest = text.partition(" ")
    return Action(verb, CITIES[CITY_INDEX[rest]] if rest in CITY_INDEX else None, number)


ACTIONS: dict[str | int, Action] = {number: _taken_apart(number, text) for text, number in NUMBERS.items()}
ACTIONS |= {TEXTS[action.number]: action for action in ACTIONS.values()}
"""Every action, by its number and by its text."""


def officials_to_call(state: State) -> set[int]:
    """The officials, by the engine's number, that a legal action calls now."""
    return {state.official_called_by(action) for action in state.legal_actions()} - {NOBODY}


def text(number: int) -> str:
    """The text of an action's number."""
    if not 0 <= number < len(TEXTS):
        raise UnreadableAction("reason-unreadable", {"text": quoted(number)})
    return TEXTS[number]


def number(action: str | int) -> int:
    """The number of an action's text; a number stays as it is.

    Raises:
        UnreadableAction: this is not an action in any position.
    """
    if isinstance(action, str):
        found = NUMBERS.get(action)
        return read(action).number if found is None else found
    return NUMBERS[text(action)]


def read(action: str | int | Action) -> Action:
    """Take an action's text or number apart. Upper case, and a city's name as printed, are fine as well.

    An action that was already parsed is returned unchanged.

    Raises:
        UnreadableAction: this is not an action in any position.
    """
    if isinstance(action, Action):
        return action
    if hasattr(action, "__index__") and not isinstance(action, bool):  # NumPy's whole numbers, too
        action = text(index(action))
    if not isinstance(action, str):
        raise UnreadableAction("reason-unreadable", {"text": quoted(action)})
    return ACTIONS.get(action) or _read_text(action)


def _read_text(action: str) -> Action:
    words = action.strip().lower().split()
    verb, rest = (words[0], " ".join(words[1:])) if words else ("", "")
    if verb not in VERBS or bool(rest) != (verb in _VERBS_WITH_CITY):
        raise UnreadableAction("reason-unreadable", {"text": printable(action)})
    if not rest or (verb, rest) == ("take", "supply"):
        return ACTIONS[" ".join(words)]
    return ACTIONS[f"{verb} {_city(rest)}"]


_SPELLINGS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ł": "l", "ó": "o", "ź": "z"})


def _city(word: str) -> CityId:
    city = word.translate(_SPELLINGS)
    if city in CITY_INDEX:
        return CITIES[CITY_INDEX[city]]
    near = get_close_matches(city, CITIES, n=1)
    raise UnreadableAction("reason-unknown-city", {"text": printable(word)}, near[0] if near else None)
