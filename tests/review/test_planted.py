"""Planted mistakes: in positions where one way is known to be bad, the review names it and what is better.

`make_planted.py` says why they are bad. ``python -m tests.review.test_planted`` prints the figures of docs/review.md.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from thurntaxis.assessment import Assessor
from thurntaxis.assessment.service import to_the_end
from thurntaxis.engine import EngineView
from thurntaxis.game import Position
from thurntaxis.game.actions import NUMBERS
from thurntaxis.review.attempt import Attempt, try_way

PLANTED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("planted.json").read_text(encoding="utf-8"))


def attempted(planted: dict[str, Any]) -> Attempt:
    state = Position.from_json(planted["position"]).state
    bad = [NUMBERS[action] for action in planted["bad"]]
    return to_the_end(try_way(Assessor(), EngineView(state, state.player), bad))


def is_named(planted: dict[str, Any], attempt: Attempt) -> bool:
    """Whether the bad way is called a mistake, and what is better is the known way, or one that is even better."""
    if attempt.size == "none":
        return False
    known = planted["better"]
    state = Position.from_json(planted["position"]).state
    seat, view = state.player, EngineView(state, state.player)
    if isinstance(known, str) and known in attempt.best.actions:
        return True
    way = [NUMBERS[action] for action in planted["way"]]
    bad = [NUMBERS[action] for action in planted["bad"]]
    shortfall = Assessor().assess(view, asked=way).way(state, way).shortfall
    if shortfall < Assessor().assess(view, asked=bad).way(state, bad).sure_cost:
        return True
    for action in attempt.best.actions:
        state.apply(NUMBERS[action])
    if planted["kind"] == "end":
        return not state.end_is_called()
    return not isinstance(known, str) and state.tile_points(seat) >= known


def test_there_are_enough_of_each_kind() -> None:
    kinds = [planted["kind"] for planted in PLANTED]
    assert len(kinds) >= 30
    assert all(kinds.count(kind) >= 5 for kind in ("cartwright", "discard", "tile", "end"))


@pytest.mark.parametrize("kind", ["cartwright", "discard", "tile", "end"])
def test_planted_mistakes_are_named(kind: str) -> None:
    tried = [planted for planted in PLANTED if planted["kind"] == kind]
    named = [is_named(planted, attempted(planted)) for planted in tried]
    assert sum(named) >= 9, named


def main() -> None:
    results: dict[str, list[bool]] = {}
    for planted in PLANTED:
        attempt = attempted(planted)
        named = is_named(planted, attempt)
        results.setdefault(planted["kind"], []).append(named)
        print(planted["kind"], named, attempt.size, f"{attempt.cost:.3f}", planted["bad"], "->", attempt.best.actions)
    for kind, all_named in results.items():
        print(f"{kind}: {sum(all_named)} of {len(all_named)}")
    everything = [each for all_named in results.values() for each in all_named]
    print(f"all: {sum(everything)} of {len(everything)} ({sum(everything) / len(everything):.0%})")


if __name__ == "__main__":
    main()
