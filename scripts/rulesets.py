"""Writes `web/src/game/rulesets.json`, the named rule sets and what a carriage counts by each option: `make protocol`.

A test fails if the file is out of date.
"""

import json
from pathlib import Path

from thurntaxis.board import CARRIAGES
from thurntaxis.engine import State
from thurntaxis.rules import OPTIONS, RULE_SETS, Rules

JSON = Path(__file__).parents[1] / "web/src/game/rulesets.json"


def text() -> str:
    """The data as Prettier would write it."""
    sets = {name: rules.to_json() for name, rules in RULE_SETS.items()}
    points = {option: _points(option) for option in OPTIONS["carriage_points"]}
    return json.dumps({"sets": sets, "carriage_points": points}, indent=2) + "\n"


def _points(option: str) -> dict[int, int]:
    """Points by carriage, as the engine counts them."""
    state = State(2, Rules.of({"carriage_points": option}))
    points = {}
    for carriage in CARRIAGES:
        state.carriages = [carriage, 0, 0, 0]
        points[carriage] = state.carriage_points(0)
    return points


if __name__ == "__main__":
    JSON.write_text(text(), encoding="utf-8")
