"""Every kind of event and of action, and the messages for them."""

from typing import Any

import pytest

from thurntaxis.engine import State
from thurntaxis.engine.numbers import DRAW, FINISH, PLAY
from thurntaxis.game.actions import NUMBERS, OFFICIALS, TEXTS
from thurntaxis.locales import sentences

PLAYERS = ["Ann", "Ben"]
EVENTS: list[dict[str, Any]] = [
    {"type": "turn", "seat": 0, "round": 2, "forced_postmaster": False},
    {"type": "turn", "seat": 0, "round": 1, "forced_postmaster": True},
    {"type": "administrator", "seat": 0, "cards": ["ulm", "linz", "passau", "lodz", "basel", "ulm"]},
    {"type": "take", "seat": 0, "city": "ulm", "slot": 3, "postmaster": False},
    {"type": "take", "seat": 0, "city": "ulm", "slot": 3, "postmaster": True},
    {"type": "take", "seat": 0, "city": None, "slot": 3, "postmaster": False},
    {"type": "draw", "seat": 0, "city": "ulm", "postmaster": False},
    {"type": "draw", "seat": 0, "city": "ulm", "postmaster": True},
    {"type": "draw", "seat": 0, "city": None, "postmaster": False},
    {"type": "draw", "seat": 0, "city": None, "postmaster": True},
    {"type": "refill", "slot": 3, "city": "linz"},
    {"type": "shuffle", "cards": 22},
    {"type": "start", "seat": 0, "city": "ulm", "dropped": []},
    {"type": "start", "seat": 0, "city": "ulm", "dropped": ["linz", "passau"]},
    {"type": "extend", "seat": 0, "city": "ulm", "end": "left", "postal_carrier": False},
    {"type": "extend", "seat": 0, "city": "ulm", "end": "right", "postal_carrier": True},
    {"type": "close", "seat": 0, "route": ["ulm", "augsburg", "muenchen"]},
    {"type": "house", "seat": 0, "city": "ulm"},
    {"type": "tile", "seat": 0, "stack": "all_provinces", "value": 6},
    {"type": "tile", "seat": 0, "stack": "route_5", "value": None},
    {"type": "tile", "seat": 0, "stack": "game_end", "value": 1},
    {"type": "carriage", "seat": 0, "carriage": 5, "cartwright": False},
    {"type": "carriage", "seat": 0, "carriage": 5, "cartwright": True},
    {"type": "decline", "seat": 0},
    {"type": "discard", "seat": 0, "city": "ulm"},
    {"type": "end", "seat": 0},
    {"type": "skip", "seat": 0, "phase": "draw"},
    {"type": "skip", "seat": 0, "phase": "play"},
    {"type": "over", "scores": [19, 12], "winner": 0, "tie": None},
    {"type": "over", "scores": [19, 19], "winner": 0, "tie": "game_end"},
    {"type": "over", "scores": [19, 19], "winner": 0, "tie": "clockwise"},
]


def officials_of(action: str) -> set[str | None]:
    """The officials that an action calls, by phase."""
    state = State()
    called: set[str | None] = set()
    for phase in (DRAW, PLAY, FINISH):
        state.phase = phase
        called.add(OFFICIALS[state.official_called_by(NUMBERS[action])])
    return called


def ids_said() -> set[str]:
    """The messages that some event or some action asks for."""
    asked: set[str] = set()

    def note(id: str, *_: object, **__: object) -> str:
        asked.add(id)
        return ""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sentences, "text", note)
        for event in EVENTS:
            for seat in (None, 0):
                sentences.event_sentence(event, PLAYERS, seat=seat)
        for action in TEXTS:
            for official in officials_of(action):
                for route in ([], ["ulm"]):
                    sentences.action_label(action, official=official, route=route)
    return asked
