"""Puzzles over the network: tried, judged, hinted at, solved; of each the first try is kept."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from thurntaxis.engine import State
from thurntaxis.puzzles import Puzzle, puzzles
from thurntaxis.puzzles.exact import LastTurn
from thurntaxis.puzzles.rating import standing_after
from thurntaxis.server.stores import open_store, sql

from .clients import Person, Refused
from .test_store import Deaf


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
    told = ann.post(f"{path}/solution", {})
    assert told["actions"] == list(puzzle.solution)
    for place, way in ((each["place"], way) for each in told["as_good"] for way in each["ways"]):
        begun = ann.post(path, {"actions": [*puzzle.solution[:place], *way]})
        assert begun["cost"] is None, "what is named as good loses nothing"
    if told["tempting"]:
        lost = ann.post(path, {"actions": told["tempting"]["actions"]})["cost"]
        assert lost == pytest.approx(told["tempting"]["cost"], abs=0.001)
    assert [reason["id"] for reason in told["reasons"]] == [f"puzzle-reason-{puzzle.theme}", "puzzle-reason-turn"]
    hands = [seat["hand"] for number, seat in enumerate(begun["view"]["seats"]) if number != puzzle.seat]
    assert hands == [None] * len(hands), "the others' cards stay hidden"


def test_what_is_counted_through_is_counted_in_another_process(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advised(turn: LastTurn, known: State) -> int:
        raise AssertionError("this process serves people")

    monkeypatch.setattr(LastTurn, "advice", advised)
    puzzle = next(each for each in puzzles() if each.goal == "points")
    assert Person(sqlite_address).post(f"/api/puzzles/{puzzle.id}/hint", {})["action"]


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


def _wrong(puzzle: Puzzle) -> list[str]:
    begun, actions = puzzle.begin(), []
    while not begun.missed:
        legal = begun.game.legal_actions()
        actions.append("end" if "end" in legal else next(each for each in legal if each != begun.hint()))
        begun.play(actions[-1])
    return actions


def test_a_best_turn_is_tried_and_explained(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    puzzle = next(each for each in puzzles() if each.goal == "chance" and len(each.solution) > 1)
    path = f"/api/puzzles/{puzzle.id}"
    assert ann.post(path, {"actions": list(puzzle.solution)})["solved"]
    missed = ann.post(path, {"actions": _wrong(puzzle)})
    assert not missed["solved"]
    assert missed["cost"] >= 0.02
    told = ann.post(f"{path}/solution", {"name": "Ann"})
    assert told["actions"] == list(puzzle.solution)
    shown, counted = [reason["id"] for reason in told["reasons"][1:]], [reason.id for reason in puzzle.reasons]
    assert shown == [id for id in counted if id in shown], "those that are true by definition are left out"
    assert shown
    assert all("Leonhard" not in reason["sentence"] for reason in told["reasons"]) or puzzle.seat != 0


# ---- First tries ----


NEW: dict[str, object] = {"tries": [], "today": None, "rating": 1500, "deviation": 350, "streak": 0, "longest": 0}


def test_only_the_first_try_is_kept(address: str) -> None:
    ann, ben = Person(address), Person(address)
    one, two, three = puzzles()[:3]
    assert ann.get("/api/me/puzzles") == NEW
    ann.post(f"/api/puzzles/{one.id}", {"actions": list(one.solution)[:1]})
    assert ann.get("/api/me/puzzles") == NEW, "it has not ended"
    ann.post(f"/api/puzzles/{one.id}", {"actions": list(one.solution)})
    ann.post(f"/api/puzzles/{one.id}", {"actions": _wrong(one)})
    ann.post(f"/api/puzzles/{two.id}", {"actions": _wrong(two)})
    ann.post(f"/api/puzzles/{two.id}", {"actions": list(two.solution)})
    ann.post(f"/api/puzzles/{three.id}/hint", {})
    ann.post(f"/api/puzzles/{three.id}", {"actions": list(three.solution)})
    kept = [{"puzzle": one.id, "solved": True}, {"puzzle": two.id, "solved": False}]
    rating, deviation, _ = standing_after([(one.level, True), (two.level, False), (three.level, False)])
    assert ann.get("/api/me/puzzles") == {
        "tries": [*kept, {"puzzle": three.id, "solved": False}],
        "today": {one.id: True, two.id: False, three.id: False}.get(ann.get("/api/puzzles")["today"]),
        "rating": pytest.approx(rating, abs=0.06),
        "deviation": pytest.approx(deviation, abs=0.06),
        "streak": 0,
        "longest": 1,
    }
    assert ben.get("/api/me/puzzles") == NEW
    assert Person(address, known=False).get("/api/me/puzzles") == NEW


def test_the_puzzle_of_the_day_is_known_to_be_solved(address: str) -> None:
    ann, ben = Person(address), Person(address)
    today = next(each for each in puzzles() if each.id == ann.get("/api/puzzles")["today"])
    ann.post(f"/api/puzzles/{today.id}", {"actions": list(today.solution)})
    ben.post(f"/api/puzzles/{today.id}/hint", {})
    assert [each.get("/api/me/puzzles")["today"] for each in (ann, ben)] == [True, False]


def test_tabs_that_solve_and_miss_at_once_count_once(address: str) -> None:
    ann = Person(address)
    puzzle = puzzles()[0]
    both = [list(puzzle.solution), _wrong(puzzle)] * 4
    with ThreadPoolExecutor(len(both)) as pool:
        answers = list(pool.map(lambda actions: ann.post(f"/api/puzzles/{puzzle.id}", {"actions": actions}), both))
    assert [each["solved"] for each in answers] == [True, False] * 4
    assert len(ann.get("/api/me/puzzles")["tries"]) == 1


def test_first_tries_go_with_the_identity(sqlite_address: str) -> None:
    ann = Person(sqlite_address)
    ann.post(f"/api/puzzles/{puzzles()[0].id}", {"actions": list(puzzles()[0].solution)})
    code = ann.post("/api/me/link", {})["link"].partition("#")[2]
    other = httpx.Client(base_url=sqlite_address)
    assert other.get("/api/me/puzzles").json() == NEW
    assert other.post("/api/me/move", json={"code": code}).is_success
    assert other.get("/api/me/puzzles").json() == ann.get("/api/me/puzzles")


def test_old_first_tries_are_cleared_away(new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "TRIES_AT_ONCE", 2)

    async def scene() -> None:
        store = open_store(new_database())
        await store.open(Deaf())
        for at in range(5):
            await store.keep_puzzle_try("ann", f"{at}-0", True, at)
        await store.keep_puzzle_try("ben", "7-0", False, 1)
        deleted, silenced, _, more = await store.prune(3, 20)
        assert (deleted, silenced, more) == ([], [], True), "a few at once"
        while more:
            *_, more = await store.prune(3, 20)
        assert await store.puzzle_tries("ann") == [("3-0", True), ("4-0", True)]
        assert await store.puzzle_tries("ben") == []
        await store.close()

    asyncio.run(scene())


def test_first_tries_are_limited(new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "MOST_TRIES", 3)

    async def scene() -> None:
        store = open_store(new_database())
        await store.open(Deaf())
        await store.keep_puzzle_try("ben", "7-0", True, 0)
        for at in range(5):
            await store.keep_puzzle_try("ann", f"{at}-0", True, at)
        assert [id for id, _ in await store.puzzle_tries("ann")] == ["2-0", "3-0", "4-0"]
        assert len(await store.puzzle_tries("ben")) == 1
        await store.close()

    asyncio.run(scene())


def test_a_try_in_a_rush_is_not_kept(sqlite_address: str) -> None:
    ann, puzzle = Person(sqlite_address), puzzles()[0]
    assert ann.post(f"/api/puzzles/{puzzle.id}", {"actions": list(puzzle.solution), "counts": False})["solved"]
    assert ann.get("/api/me/puzzles") == NEW
    kept = ann.post("/api/me/rush", {"solved": 12, "missed": 3})["best"]
    assert [(each["solved"], each["missed"]) for each in kept] == [(12, 3)]
    assert ann.get("/api/me/rush")["best"] == kept
    with pytest.raises(Refused):
        ann.post("/api/me/rush", {"solved": 12, "missed": 4})
