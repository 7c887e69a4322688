"""Puzzles over the network: tried, judged, hinted at, solved."""

import pytest

from thurntaxis.puzzles import puzzles

from .clients import Person, Refused


def test_a_puzzle_is_tried_and_solved(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    listed = ann.get("/api/puzzles")
    assert len(listed["puzzles"]) == len(puzzles())
    assert listed["today"] in {each["id"] for each in listed["puzzles"]}
    puzzle = next(each for each in puzzles() if each.goal == "points")
    path = f"/api/puzzles/{puzzle.id}"
    begun = ann.post(path, {})
    assert (begun["view"]["seat"], begun["solved"], begun["cost"]) == (puzzle.seat, False, None)
    actions: list[str] = []
    while (action := ann.post(f"{path}/hint", {"actions": actions})["action"]) is not None:
        actions.append(action)
    assert ann.post(path, {"actions": actions})["solved"]
    assert ann.get(f"{path}/solution")["best"] == puzzle.best
    hands = [seat["hand"] for number, seat in enumerate(begun["view"]["seats"]) if number != puzzle.seat]
    assert hands == [None] * len(hands), "the others' cards stay hidden"


def test_what_cannot_be_is_refused(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    for path, body, code in (
        ("/api/puzzles/999999-9", {}, "unknown"),
        ("/api/puzzles/x", {}, "bad_request"),
        (f"/api/puzzles/{puzzles()[0].id}", {"actions": ["close"]}, "illegal"),
        (f"/api/puzzles/{puzzles()[0].id}/closing", {}, "not_now"),
    ):
        with pytest.raises(Refused) as refused:
            ann.post(path, body)
        assert refused.value.code == code, path
