"""A position that cannot be is refused, with the place and the reason."""

from typing import Any

import pytest

from reference import POSITIONS, read_blocks
from reference.positions import FROM_LODZ, all_but, position
from thurntaxis import Position
from thurntaxis.board import CITIES
from thurntaxis.game import PositionError

CLOSING = {"houses": [], "discarded": [], "cartwright": False}
FINISH: dict[str, Any] = {"phase": "finish", "routes": [FROM_LODZ[:3], []]}
HOUSES: dict[str, Any] = {**FINISH, "phase": "houses", "closing": CLOSING}
CARRIAGE: dict[str, Any] = {**FINISH, "phase": "carriage", "closing": CLOSING}
TWENTY = [all_but("ulm", "linz"), []]

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    # what is wrong, the position (as for `position`), what the message says
    ("empty supply with discards", {"display": [], "rest": "discards"}, "never empty while there are discards"),
    ("a gap with a supply", {"display": ["ulm", None, "linz"]}, "no slot stays empty"),
    ("no card to play", {"hands": [[], []], "phase": "play"}, "no card in hand to play"),
    ("nothing to take", {"display": [], "rest": "hand 1"}, "no card to take"),
    (
        "a short route in a closing",
        {"phase": "houses", "routes": [["ulm"], []], "closing": CLOSING},
        "fewer than 3 cards",
    ),
    ("a closing at the draw", {"closing": CLOSING}, "nothing is being closed"),
    ("the carrier at the draw", {"official": "postal_carrier"}, "cannot be in use"),
    ("the Cartwright before the houses", {**FINISH, "official": "cartwright"}, "cannot be in use"),
    ("two cards taken at the draw", {"official": "postmaster", "taken": 2}, "taken: "),
    ("a card taken at the draw", {"taken": 1}, "forced Postmaster only"),
    ("no route at the finish", {"phase": "finish"}, "nothing to decide"),
    (
        "no house to place",
        {**HOUSES, "houses": [FROM_LODZ[:3], []]},
        "nothing to decide",
    ),
    ("a carriage that is earned", CARRIAGE, "nothing to decide"),
    (
        "a carriage out of reach",
        {**CARRIAGE, "carriages": [5, 0]},
        "nothing to decide",
    ),
    (
        "an eighth carriage",
        {**CARRIAGE, "carriages": [7, 0]},
        "nothing to decide",
    ),
    ("three cards to discard from", {**FINISH, "phase": "discard", "closing": CLOSING}, "nothing to decide"),
    ("over too early", {"phase": "over", "taken": 0}, "nobody has ended the game"),
    ("carriage 7 without its tile", {"carriages": [7, 0], "tiles": [[["route_5", 2]], []]}, "game_end"),
    ("game_end before the end", {"tiles": [[["game_end", 1]], []]}, "game_end"),
    (
        "the last house without its tile",
        {"houses": TWENTY, "tiles": [[["baden", 3]], []]},
        "game_end",
    ),
    ("a region twice", {"tiles": [[["baden", 3], ["baden", 2]], []]}, "only one tile of baden"),
    ("a lower tile first", {"tiles": [[["baden", 2]], []]}, "go first"),
    ("a tile twice", {"tiles": [[["baden", 3]], [["baden", 3]]]}, "held twice"),
    ("an unknown tile", {"tiles": [[["baden", 9]], []]}, "not a tile"),
    ("a route over no road", {"routes": [["ulm", "lodz"], []]}, "no road joins"),
    ("a route in a circle", {"routes": [["ulm", "stuttgart", "ulm"], []]}, "twice"),
    ("21 houses", {"houses": [CITIES[:21], []]}, "at most 20"),
    ("a house twice", {"houses": [["ulm", "ulm"], []]}, "one house per city"),
    ("a known card that is not in hand", {"known": [["lodz"], []]}, "not in the hand"),
    (
        "houses off the route",
        {**HOUSES, "closing": {**CLOSING, "houses": ["ulm"]}},
        "must stand on the route",
    ),
]


@pytest.mark.parametrize(("things", "says"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_a_position_that_cannot_be_is_refused(things: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        Position.from_json(position(**{"hands": [["linz"], []], **things}))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("format", "thurntaxis-position/2", "format"),
        ("rules", "german", "rules"),
        ("players", ["Ann"], "players"),
        ("players", ["Ann", 3], "players"),
        ("player", 2, "player"),
        ("player", True, "player"),
        ("phase", "sleep", "phase"),
        ("official", "king", "official"),
        ("taken", 3, "taken"),
        ("round", 0, "round"),
        ("display", ["ulm"], "6"),
        ("display", "ulm", "display"),
        ("supply", ["ulm"], "instead of 3"),
        ("supply", ["berlin"], r"supply\[0\]"),
        ("discards", None, "discards"),
        ("hands", [[]], "1 entries for 2 players"),
        ("hands", [["ulm"], [7]], r"hands\[1\]\[0\]"),
        ("routes", [[], 5], r"routes\[1\]"),
        ("carriages", [1, 0], "carriages"),
        ("carriages", [3], "carriages"),
        ("tiles", [[]], "tiles"),
        ("tiles", [[5], []], r"tiles\[0\]"),
    ],
)
def test_a_wrong_value_is_named(key: str, value: Any, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        Position.from_json(position([["linz"], []]) | {key: value})


def test_known_round_and_closing_may_be_left_out() -> None:
    data = position([["linz"], []])
    for key in ("known", "closing"):
        del data[key]
    made = Position.from_json(data)
    assert (made.round, list(made.state.known)[:2]) == (1, [0, 0])


@pytest.mark.parametrize("block", read_blocks(POSITIONS.read_text(encoding="utf-8")), ids=lambda block: block.id)
def test_positions_of_the_perft_file_come_back(block: Any) -> None:
    made = Position.from_json(block.position)
    again = made.to_json()
    assert Position.from_json(again) == made
    for key in ("player", "phase", "official", "taken", "display", "carriages", "routes"):
        assert again[key] == block.position[key]
