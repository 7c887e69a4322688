"""Reviews of finished games, on both stores: asked for, watched, given up, kept."""

from collections.abc import Callable
from typing import Any

import pytest

from thurntaxis.game import Record

from .clients import Person, Refused, finished_game, uploaded
from .running import running


def short_game(actions: int = 12) -> dict[str, Any]:
    """The beginning of a game, as a record that is not finished: its review is quick."""
    return Record.from_json(finished_game()).replay(to=actions).record.to_json()


def awaited(person: Person, path: str) -> list[Any]:
    """All answers to the question how far a review is, until it is done."""
    answers = [person.get(path)]
    while answers[-1]["state"] != "done":
        assert answers[-1]["state"] in ("waiting", "running")
        answers.append(person.get(path))
    return answers


def test_a_review_is_made_watched_and_kept(ann: Person, clara: Person) -> None:
    table = uploaded(ann, short_game())
    path = f"/api/tables/{table}/review"
    nothing = ann.get(path)
    points = nothing.pop("points")
    assert nothing == {"budget": "quick", "state": "none", "progress": 0.0, "draft": None, "review": None}
    assert (len(points["scores"]), points["scores"][0], points["outcome"]) == (13, [-20, -20], None)
    assert ann.post(path, {})["state"] in ("waiting", "running", "done")
    answers = awaited(clara, path)
    assert [each["progress"] for each in answers] == sorted(each["progress"] for each in answers)
    answer = answers[-1]
    review = answer["review"]
    assert (answer["state"], review["plies"], len(review["chances"])) == ("done", 12, 13)
    for seat in review["seats"]:
        books = seat["books"]
        start_to_end = sum(books[part] for part in ("start", "luck", "own", "others", "unforeseen"))
        assert start_to_end == pytest.approx(books["result"], abs=1e-6)
    assert ann.post(path, {})["state"] == "done"
    decision = review["decisions"][0]
    tried = clara.post(f"/api/tables/{table}/try", {"ply": decision["ply"], "actions": decision["played"]["actions"]})
    assert tried["cost"] >= 0
    assert tried["tried"]["actions"] == decision["played"]["actions"]
    chances = clara.get(f"/api/tables/{table}/chances", ply=4)["chances"]
    assert sum(chances) == pytest.approx(1)


def test_what_cannot_be_reviewed_is_refused(ann: Person) -> None:
    running_game = ann.create([{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}])
    for path in ("review", "chances"):
        with pytest.raises(Refused) as refused:
            ann.get(f"/api/tables/{running_game}/{path}")
        assert refused.value.code == "not_now"
    with pytest.raises(Refused) as refused:
        ann.post(f"/api/tables/{running_game}/review", {})
    assert refused.value.code == "not_now"
    table = uploaded(ann, short_game())
    for actions in (["close"], ["take ulm", "take ulm"], ["fly"]):
        with pytest.raises(Refused) as refused:
            ann.post(f"/api/tables/{table}/try", {"ply": 0, "actions": actions})
        assert refused.value.code == "illegal"
    with pytest.raises(Refused) as refused:
        ann.post(f"/api/tables/{table}/try", {"ply": 900, "actions": ["end"]})
    assert refused.value.code == "unknown"


def test_a_person_has_one_review_at_a_time_and_can_give_it_up(ann: Person, ben: Person) -> None:
    first, second = uploaded(ann, finished_game()), uploaded(ann, finished_game(3))
    assert ann.post(f"/api/tables/{first}/review", {"budget": "thorough"})["state"] in ("waiting", "running")
    with pytest.raises(Refused) as refused:
        ann.post(f"/api/tables/{second}/review", {})
    assert refused.value.code == "too_much"
    assert ben.post(f"/api/tables/{first}/review", {"budget": "thorough"})["state"] in ("waiting", "running")
    for person in (ann, ben):
        answer = person.http.delete(
            f"/api/tables/{first}/review", params={"budget": "thorough"}, headers=person._headers()
        )
        assert answer.json()["state"] == "none"
    with ben.socket(first) as socket:
        while ben.get(f"/api/tables/{first}/review", budget="thorough")["state"] != "none":
            socket.ask("ping")


def test_a_review_outlives_a_restart(new_database: Callable[[], str]) -> None:
    database = new_database()
    with running(database) as address:
        ann = Person(address)
        table = uploaded(ann, short_game(6))
        ann.post(f"/api/tables/{table}/review", {})
        before = awaited(ann, f"/api/tables/{table}/review")[-1]["review"]
    with running(database) as address:
        assert Person(address).get(f"/api/tables/{table}/review")["review"] == before
